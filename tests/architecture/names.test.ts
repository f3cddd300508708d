import { describe, expect, test } from 'vitest';
import { checkClasses, checkExports, checkLengths, checkPaths } from '../support/name-check.ts';
import { listPaths, productFolders, readSources, sketch } from '../support/source-file.ts';

/** Longer than a screenful of screenfuls, and still one thing. */
const LONG_FILES: Readonly<Record<string, string>> = {};

const CLASSES: Readonly<Record<string, string>> = {
  BrokenInvariant: 'an error must be one to carry a stack',
};

const named = ['engine', 'app', 'terrain-kits', 'tests', 'tools'];
const paths = named
  .flatMap(listPaths)
  .filter(
    (path) => !path.startsWith('tests/conformance/') && !path.includes('/public/') && !path.startsWith('tests/browser/failures/'),
  );

describe('the project', () => {
  test('names every file and folder in kebab-case after what is inside', () => {
    expect(paths).toContain('engine/index.ts');
    expect(checkPaths(paths)).toEqual([]);
  });

  test('exports by name, one by one', () => {
    expect(checkExports(readSources(...productFolders(), 'tests'))).toEqual([]);
  });

  test('keeps one thing to a file in the engine', () => {
    expect(checkLengths(readSources('engine'), 500, LONG_FILES)).toEqual([]);
  });

  test('has no class in the engine but those that must be one', () => {
    expect(checkClasses(readSources('engine'), CLASSES)).toEqual([]);
  });
});

describe('the check of names finds', () => {
  test.each([
    ['engine/space/utils.ts'],
    ['engine/board/board-helpers.ts'],
    ['engine/common/a.ts'],
    ['engine/board/types.ts'],
    ['engine/turn/turn-manager.ts'],
    ['app/web/core/a.tsx'],
    ['engine/space/triangleMesh.ts'],
    ['app/web/panels/VerdictCard.tsx'],
    ['engine/Space/vec3.ts'],
  ])('%s', (path) => {
    expect(checkPaths([path])).toHaveLength(1);
  });

  test('nothing wrong with good names, and lets the rule book be called core', () => {
    expect(checkPaths(['engine/space/vec3.ts', 'engine/rulesets/core/rule-set.ts', 'app/web/session/sight.worker.ts'])).toEqual(
      [],
    );
  });

  test('a default export and an export of everything', () => {
    const files = sketch({
      'engine/a.ts': 'export default function a() {}',
      'engine/b.ts': `export * from './a.ts';`,
      'engine/c.ts': 'const c = 1;\nexport { c as default };',
      'engine/d.ts': `export * as a from './a.ts';`,
    });
    expect(checkExports(files)).toEqual([
      'engine/a.ts:1 has a default export',
      'engine/b.ts:1 exports everything of another file (export *)',
      'engine/c.ts:2 has a default export',
      'engine/d.ts:1 exports everything of another file (export *)',
    ]);
  });

  test('a file that is too long, and a listed one that is short or gone', () => {
    const files = sketch({ 'engine/long.ts': 'a;\n'.repeat(5), 'engine/short.ts': 'a;' });
    expect(checkLengths(files, 4, { 'engine/short.ts': 'was long once', 'engine/gone.ts': 'was there once' })).toEqual([
      'engine/long.ts has 5 lines: does it hold more than one thing?',
      'engine/short.ts has only 1 lines: take it off the list',
      'engine/gone.ts is listed as long but is not there',
    ]);
  });

  test('a class', () => {
    expect(checkClasses(sketch({ 'engine/a.ts': 'export class Board {}\nconst B = class {};' }), CLASSES)).toHaveLength(2);
  });
});
