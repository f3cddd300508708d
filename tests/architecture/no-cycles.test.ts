import { expect, test } from 'vitest';
import { findCycles } from '../support/cycle-check.ts';
import { productFolders, readSources, sketch } from '../support/source-file.ts';

test('no file of the project needs itself, by whatever way round', () => {
  const files = readSources(...productFolders());
  expect(files.length).toBeGreaterThan(0);
  expect(findCycles(files)).toEqual([]);
});

test('a cycle is found and printed as the way round', () => {
  const files = sketch({
    'engine/a.ts': `import { b } from './b.ts';`,
    'engine/b.ts': `import { c } from './c.ts';\nimport { d } from './d.ts';`,
    'engine/c.ts': `import { a } from './a.ts';`,
    'engine/d.ts': 'export const d = 1;',
  });
  expect(findCycles(files)).toEqual(['engine/a.ts → engine/b.ts → engine/c.ts → engine/a.ts']);
});

test('two files that need only each other’s types are a cycle', () => {
  const files = sketch({
    'engine/a.ts': `import type { B } from './b.ts';\nexport interface A { readonly b: B }`,
    'engine/b.ts': `export type B = import('./a.ts').A | null;`,
  });
  expect(findCycles(files)).toEqual(['engine/a.ts → engine/b.ts → engine/a.ts']);
});

test('a file that imports itself is a cycle', () => {
  expect(findCycles(sketch({ 'engine/a.ts': `export * as a from './a.ts';` }))).toEqual(['engine/a.ts → engine/a.ts']);
});

test('an import without its extension is followed all the same', () => {
  const files = sketch({ 'engine/a.ts': `import './b';`, 'engine/b.ts': `import './a';` });
  expect(findCycles(files)).toHaveLength(1);
});

test('a file reached by two ways is no cycle', () => {
  const files = sketch({
    'engine/a.ts': `import './b.ts';\nimport './c.ts';`,
    'engine/b.ts': `import './d.ts';`,
    'engine/c.ts': `import './d.ts';`,
    'engine/d.ts': 'export const d = 1;',
  });
  expect(findCycles(files)).toEqual([]);
});
