import { describe, expect, test } from 'vitest';
import { checkPurity, type Exemption, findImpureUses } from '../support/purity-check.ts';
import { readSources, sketch } from '../support/source-file.ts';

const ENGINE: readonly Exemption[] = [
  {
    file: 'engine/space/frame.ts',
    uses: ['Math.sin', 'Math.cos', 'Math.atan2'],
    reason:
      'The one place where an angle becomes axes, and where looking at something becomes an angle. What decides starts after it.',
  },
];

/** Kits shape terrain when it is made, not when it is judged: what they make is stored in the board as plain coordinates. */
const KIT_SHAPING = /^(Math\.(sin|cos|tan|asin|acos|atan|atan2|hypot|pow)|\*\*)$/;

const usesIn = (text: string) => findImpureUses(sketch({ 'engine/a.ts': text })[0]!).map((use) => use.what);

describe('the engine', () => {
  test('asks no clock, no dice, no machine, and decides by sums, products and roots only', () => {
    const files = readSources('engine');
    expect(files.length).toBeGreaterThan(0);
    expect(checkPurity(files, ENGINE)).toEqual([]);
  });
});

describe('terrain kits', () => {
  test('make the same piece from the same parameters everywhere', () => {
    const impure = readSources('terrain-kits').flatMap((file) =>
      findImpureUses(file)
        .filter((use) => !KIT_SHAPING.test(use.what))
        .map((use) => `${file.path}:${use.line} uses ${use.what}`),
    );
    expect(impure).toEqual([]);
  });
});

describe('the check of purity finds', () => {
  test.each([
    ['chance', 'export const a = () => Math.random();', ['Math.random']],
    ['a sine', 'export const a = Math.sin(1);', ['Math.sin']],
    ['a root of squares that machines round differently', 'export const a = Math.hypot(1, 2);', ['Math.hypot']],
    ['a power', 'export const a = (b: number) => b ** 2;', ['**']],
    ['Math taken apart', 'const { sin } = Math;', ['Math']],
    ['Math handed on', 'export const a = Math;', ['Math']],
    ['Math asked by a computed name', `export const a = Math['sin'](1);`, ['Math']],
    ['today', 'export const a = new Date();', ['Date']],
    ['now', 'export const a = Date.now();', ['Date']],
    ['a timer', 'setTimeout(() => undefined, 1);', ['setTimeout']],
    ['a stopwatch', 'export const a = performance.now();', ['performance']],
    ['a printed line', `console.log('a');`, ['console']],
    ['the network', `export const a = fetch('/a');`, ['fetch']],
    ['everything global', 'export const a = globalThis.Date;', ['globalThis']],
    [
      'an order that depends on the language',
      'export const f = (a: string[]) => a.sort((x, y) => x.localeCompare(y));',
      ['localeCompare'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(usesIn(text)).toEqual(expected);
  });

  test('an impure use with its line, and an exemption nothing needs any more', () => {
    const files = sketch({ 'engine/a.ts': '\nexport const a = Math.cos(0);', 'engine/b.ts': 'export const b = Math.sin(0);' });
    const exemptions = [{ file: 'engine/b.ts', uses: ['Math.sin', 'Math.cos'], reason: 'for this test' }];
    expect(checkPurity(files, exemptions)).toEqual([
      'engine/a.ts:2 uses Math.cos',
      'engine/b.ts no longer uses Math.cos: take it off the list',
    ]);
  });
});

describe('the check of purity allows', () => {
  test.each([
    ['sums, products, roots and whole numbers', 'export const a = Math.sqrt(2) * Math.floor(1.5) + Math.PI;'],
    ['a written-out power of two', 'export const EPSILON = 2 ** -53;'],
    [
      'a member that is called like a global',
      'export interface A { readonly process: string }\nexport const f = (a: A) => a.process;',
    ],
    ['a name of its own that is called like a global', 'export const f = (window: { width: number }) => window.width;'],
    ['a key that is called like a global', 'export const a = { performance: 1 };'],
  ])('%s', (_what, text) => {
    expect(usesIn(text)).toEqual([]);
  });
});
