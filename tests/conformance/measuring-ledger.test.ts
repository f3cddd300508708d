import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  MEASURING_CHAPTERS,
  MEASURING_EXAMPLES,
  MEASURING_GAPS,
  measuringPage,
  namedIn,
  namedTests,
} from '../support/measuring-ledger.ts';
import { REPOSITORY } from '../support/source-file.ts';

const tests = namedTests();
const named = new Set(tests.flatMap(({ title }) => [...namedIn(title)]));
const clauses = Object.entries(MEASURING_CHAPTERS).flatMap(([chapter, count]) =>
  Array.from({ length: count }, (_, i) => `${chapter}-${i + 1}`),
);

describe('the chapters on measuring, facings, moving, climbing, templates, bursts and indirect fire', () => {
  test('every worked example is a test by its number', () => {
    expect(MEASURING_EXAMPLES.filter((id) => !named.has(id))).toEqual([]);
  });

  test('every clause has a test that is named after it, or it is said why not', () => {
    expect(clauses.filter((clause) => !named.has(clause) && !(clause in MEASURING_GAPS))).toEqual([]);
  });

  test('nothing is said to be missing that a test is named after, or that is no clause of these chapters', () => {
    expect(Object.keys(MEASURING_GAPS).filter((clause) => named.has(clause) || !clauses.includes(clause))).toEqual([]);
  });

  test('titles name clauses one by one, as ranges and in rows, and numbers of the sentence are none', () => {
    expect([...namedIn('BT-DX-38 (BT-BLAST-4 to 6): 3" at 1.0 surely')]).toEqual([
      'BT-DX-38',
      'BT-BLAST-4',
      'BT-BLAST-5',
      'BT-BLAST-6',
    ]);
    expect([...namedIn('SK-TURN-3 and 7: both')]).toEqual(['SK-TURN-3', 'SK-TURN-7']);
    expect([...namedIn('SK-PROX-5, 6, 2: five')]).toEqual(['SK-PROX-5', 'SK-PROX-6']);
  });

  test('the page in docs/ says so', () => {
    const PAGE = join(REPOSITORY, 'docs/measuring-coverage.md');
    const page = measuringPage(tests);
    if (process.env.EYELINE_WRITE === '1') writeFileSync(PAGE, page);
    expect(readFileSync(PAGE, 'utf8') === page, 'docs/measuring-coverage.md is not current; run with EYELINE_WRITE=1').toBe(true);
  });
});
