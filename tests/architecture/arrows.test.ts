import { describe, expect, test } from 'vitest';
import { checkArrows, layerOf } from '../support/arrow-check.ts';
import { LAYERS } from '../support/layers.ts';
import { checkPointers } from '../support/pointer-check.ts';
import { productFolders, readSources, sketch } from '../support/source-file.ts';

const files = readSources(...productFolders());
const problemsOf = (path: string, text: string) => checkArrows(sketch({ [path]: text }), LAYERS);

describe('the project', () => {
  test('imports along the drawn arrows only', () => {
    expect(files.map((file) => file.path)).toContain('engine/index.ts');
    expect(checkArrows(files, LAYERS)).toEqual([]);
  });

  test('listens to the pointer in app/web/tools alone', () => {
    expect(checkPointers(files)).toEqual([]);
  });

  test('has no row in the table of arrows that another row of the same folder hides', () => {
    const folders = LAYERS.map((layer) => layer.folder);
    expect(folders.filter((folder, index) => folders.indexOf(folder) !== index)).toEqual([]);
  });
});

describe('the check of arrows finds', () => {
  test.each([
    ['a leaf that imports the board', 'engine/space/a.ts', `import { f } from '../board/board.ts';`],
    ['a type-only import against an arrow', 'engine/board/a.ts', `import type { SightQuery } from '../geometry/queries.ts';`],
    ['an inline type import against an arrow', 'engine/board/a.ts', `export type A = import('../ruling/verdict.ts').Verdict<1>;`],
    ['a re-export against an arrow', 'engine/board/a.ts', `export { f } from '../files/board-file.ts';`],
    ['a dynamic import against an arrow', 'engine/board/a.ts', `export const f = () => import('../files/board-file.ts');`],
    ['an import whose target is computed', 'engine/board/a.ts', 'export const f = (name: string) => import(name);'],
    ['a worker against an arrow', 'engine/board/a.ts', `new Worker(new URL('../turn/a.worker.ts', import.meta.url));`],
    ['a glob against an arrow', 'app/web/panels/a.ts', `import.meta.glob('../../../engine/files/*.ts');`],
    [
      'a kernel that imports the owner of the scene',
      'engine/geometry/visibility/a.ts',
      `import { s } from '../space-of-board.ts';`,
    ],
    ['Rapier outside its folder', 'engine/geometry/movement/a.ts', `import RAPIER from '@dimforge/rapier3d-compat';`],
    ['zod outside files/', 'engine/board/a.ts', `import { z } from 'zod';`],
    ['glTF outside files/', 'engine/geometry/mesh/a.ts', `import { WebIO } from '@gltf-transform/core';`],
    ['three in the engine', 'engine/geometry/mesh/a.ts', `import type { Mesh } from 'three';`],
    ['react in the engine', 'engine/ruling/a.ts', `import { useState } from 'react';`],
    ['Node in the engine', 'engine/files/a.ts', `import { readFileSync } from 'node:fs';`],
    ['geometry values in a ruling', 'engine/ruling/a.ts', `import { f } from '../geometry/queries.ts';`],
    ['a rule set that imports the machine', 'engine/rulesets/skirmish/a.ts', `import { f } from '../../turn/dispatch.ts';`],
    ['a rule set that imports another', 'engine/rulesets/skirmish/a.ts', `import { f } from '../battle/clauses.ts';`],
    ['a rule set that throws dice itself', 'engine/rulesets/skirmish/a.ts', `import { f } from '../../dice/seeded.ts';`],
    ['the engine importing a kit', 'engine/board/a.ts', `import { f } from '../../terrain-kits/index.ts';`],
    ['a kit that goes past its door', 'terrain-kits/ruin/build.ts', `import { f } from '../../engine/space/vec3.ts';`],
    ['the page going past the engine’s door', 'app/web/session/a.ts', `import { f } from '../../../engine/board/board.ts';`],
    ['a scene that calls the engine', 'app/web/scene/a.tsx', `import { f } from '../../../engine/index.ts';`],
    [
      'a panel that calls the engine beside taking a type',
      'app/web/panels/a.tsx',
      `import { type T, f } from '../../../engine/index.ts';`,
    ],
    ['a proof that asks the geometry it checks', 'engine/proof/a.ts', `import { f } from '../geometry/measure/solid-faces.ts';`],
    ['a proof that asks the rules', 'engine/proof/a.ts', `import { f } from '../rules/registry.ts';`],
    ['a proof that takes more than words from the queries', 'engine/proof/a.ts', `import { f } from '../geometry/queries.ts';`],
    ['a ruling kept by one rule set', 'engine/case/a.ts', `import { f } from '../rulesets/skirmish/rule-set.ts';`],
    ['the session drawing', 'app/web/session/a.ts', `import { Mesh } from 'three';`],
    ['the page reading Node', 'app/web/session/a.ts', `import { join } from 'node:path';`],
    ['a file in a folder nobody drew', 'engine/magic/a.ts', 'export const a = 1;'],
    ['a file beside the doors of the engine', 'engine/a.ts', 'export const a = 1;'],
    ['a new folder beside those of geometry', 'engine/geometry/magic/a.ts', 'export const a = 1;'],
  ])('%s', (_what, path, text) => {
    expect(problemsOf(path, text)).toHaveLength(1);
  });

  test('the place and the offender, in words', () => {
    expect(problemsOf('engine/space/a.ts', `\nimport { f } from '../board/board.ts';`)).toEqual([
      'engine/space/a.ts:2 imports engine/board/board.ts, which engine/space may not',
    ]);
  });
});

describe('the check of arrows allows', () => {
  test.each([
    ['what is drawn', 'engine/geometry/mesh/a.ts', `import earcut from 'earcut';\nimport { f } from '../../space/vec3.ts';`],
    ['types where types are drawn', 'app/web/panels/a.tsx', `import type { Verdict } from '../../../engine/index.ts';`],
    ['a folder importing itself', 'engine/rulesets/battle/answer/a.ts', `import { f } from '../clauses.ts';`],
    ['a deep import of an allowed package', 'engine/board/a.ts', `import { sha256 } from '@noble/hashes/sha2.js';`],
    ['an asset with a query', 'app/web/scene/a.tsx', `import url from '../../../assets/miniatures/a/figure.glb?url';`],
  ])('%s', (_what, path, text) => {
    expect(problemsOf(path, text)).toEqual([]);
  });

  test('each rule set only its own folder, though all share one row', () => {
    expect(layerOf('engine/rulesets/battle/a.ts', LAYERS)?.folder).toBe('engine/rulesets/battle');
  });

  test('no folder whose name merely begins like an allowed one', () => {
    expect(problemsOf('engine/board/a.ts', `import { f } from '../space-magic/a.ts';`)).toHaveLength(1);
  });
});

describe('the check of pointer events', () => {
  const found = (path: string, text: string) => checkPointers(sketch({ [path]: text }));

  test.each([
    ['a scene with a handler of its own', 'app/web/scene/a.tsx', 'export const A = () => <mesh onPointerDown={() => go()} />;'],
    ['a panel that hears clicks', 'app/web/panels/a.tsx', 'export const A = () => <div onClick={go}>a</div>;'],
    ['handlers made as an object', 'app/web/scene/a.ts', 'export const handlers = { onPointerMove: go };'],
    ['a listener put on by hand', 'app/web/session/a.ts', `canvas.addEventListener('pointerdown', go);`],
  ])('finds %s', (_what, path, text) => {
    expect(found(path, text)).toHaveLength(1);
  });

  test('allows a tool to listen, a scene to pass its handlers on, and a button to be pressed', () => {
    expect(found('app/web/tools/a.tsx', 'export const handlers = { onPointerMove: go };')).toEqual([]);
    expect(found('app/web/scene/a.tsx', 'export const A = ({ handlers }: P) => <mesh {...handlers} />;')).toEqual([]);
    expect(found('app/web/panels/a.tsx', 'export const A = () => <Button onPress={go} />;')).toEqual([]);
  });
});
