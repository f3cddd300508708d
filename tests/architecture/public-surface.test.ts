import { describe, expect, test } from 'vitest';
import { readSources, type SourceFile, sketch } from '../support/source-file.ts';
import { checkDocs, checkDoor, checkUnused, findOffered } from '../support/surface-check.ts';

const engine = readSources('engine');
const outside = readSources('app', 'terrain-kits', 'tests');
const fileAt = (path: string, files: readonly SourceFile[]) => files.find((file) => file.path === path)!;

describe.each(['engine/index.ts', 'engine/kit.ts'])('%s', (path) => {
  const door = fileAt(path, engine);
  const offered = findOffered(door, engine);

  test('is a plain list of names', () => {
    expect(offered.length).toBeGreaterThan(0);
    expect(checkDoor(door)).toEqual([]);
  });

  test('offers nothing that is not explained where it is declared', () => {
    expect(checkDocs(offered)).toEqual([]);
  });

  test('offers nothing that nobody uses', () => {
    expect(checkUnused(offered, outside)).toEqual([]);
  });
});

describe('the check of the public surface', () => {
  const project = sketch({
    'engine/index.ts': `export { findSight, lonely } from './sight.ts';\nexport type { Finding, Share, Spare } from './sight.ts';`,
    'engine/sight.ts': [
      '/** How much of the target is seen? */',
      'export function findSight(): Finding { return lonely as unknown as Spare; }',
      'export const lonely = 1;',
      '/** What was found, and how much of it. */',
      'export interface Finding { readonly share: Share }',
      '/** Zero to one, both included. */',
      'export type Share = number;',
      '/** Not',
      ' */',
      'export type Spare = number;',
    ].join('\n'),
  });
  const door = fileAt('engine/index.ts', project);
  const offered = findOffered(door, project);

  test('finds each offered name at its declaration', () => {
    expect(offered.map((one) => [one.name, one.isType, one.doc])).toEqual([
      ['findSight', false, 'How much of the target is seen?'],
      ['lonely', false, ''],
      ['Finding', true, 'What was found, and how much of it.'],
      ['Share', true, 'Zero to one, both included.'],
      ['Spare', true, 'Not'],
    ]);
  });

  test('finds a missing doc comment, and one that says nothing', () => {
    expect(checkDocs(offered)).toEqual([
      'engine/sight.ts has no doc comment before lonely',
      'engine/sight.ts has no doc comment before Spare',
    ]);
  });

  test('finds unused names, but not the types a used one speaks of', () => {
    const user = sketch({ 'app/cli/ask.ts': `import { findSight } from '../../engine/index.ts';` });
    expect(checkUnused(offered, user)).toEqual([
      'engine/index.ts offers lonely, which nobody outside the engine uses',
      'engine/index.ts offers Spare, which nobody outside the engine uses',
    ]);
  });

  test('follows a name through a renaming re-export', () => {
    const files = sketch({
      'engine/index.ts': `export { b as c } from './b.ts';`,
      'engine/b.ts': `export { a as b } from './a.ts';`,
      'engine/a.ts': '/** Says what a is. */\nexport const a = 1;',
    });
    const [one] = findOffered(files[0]!, files);
    expect([one?.name, one?.declaredIn, one?.declaredAs, one?.doc]).toEqual(['c', 'engine/a.ts', 'a', 'Says what a is.']);
  });

  test('takes the comment of a list for the type of its members too', () => {
    const list = (comment: string) =>
      `${comment}\nexport const KINDS = ['a'] as const;\nexport type Kind = (typeof KINDS)[number];`;
    const docOf = (comment: string) => {
      const files = sketch({ 'engine/index.ts': `export type { Kind } from './kind.ts';`, 'engine/kind.ts': list(comment) });
      return findOffered(files[0]!, files)[0]?.doc;
    };
    expect(docOf('/** What kinds there are. */')).toBe('What kinds there are.');
    expect(docOf('// nothing')).toBe('');
  });

  test('finds an offered name that is declared nowhere', () => {
    const files = sketch({ 'engine/index.ts': `export { a } from './gone.ts';` });
    expect(checkDocs(findOffered(files[0]!, files))).toEqual(['engine/index.ts offers a, whose declaration was not found']);
  });

  test('finds a door that does more than list', () => {
    const [door] = sketch({ 'engine/index.ts': `export * from './a.ts';\nexport const a = 1;\nimport './b.ts';` });
    expect(checkDoor(door!)).toHaveLength(3);
  });
});
