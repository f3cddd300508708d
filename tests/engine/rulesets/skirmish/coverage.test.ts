import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coveragePage, coveredClauses } from '../../../support/clause-coverage.ts';
import { CLAUSE_GAPS } from '../../../support/clause-gaps.ts';
import { REPOSITORY } from '../../../support/source-file.ts';

const PAGE = join(REPOSITORY, 'docs/clause-coverage.md');
const clauses = coveredClauses();

test('every clause of the chapters of single figures is implemented and tried, or it is said why not', () => {
  const open = clauses.filter(
    ({ title, files, tests, gap }) => gap === null && (title === '' || files.length === 0 || tests.length === 0),
  );
  expect(open.map(({ clause, title, files, tests }) => [clause, title, files.length, tests.length])).toEqual([]);
});

test('no clause is said to be missing that the rules list as theirs, and none that there is not', () => {
  const known = new Map(clauses.map((one) => [one.clause, one]));
  expect(Object.keys(CLAUSE_GAPS).filter((clause) => !known.has(clause) || known.get(clause)!.title !== '')).toEqual([]);
});

/** `EYELINE_WRITE=1` writes the page anew. */
test('the page in docs/ says so', () => {
  const page = coveragePage(clauses);
  if (process.env.EYELINE_WRITE === '1') writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8') === page, 'docs/clause-coverage.md is not current; run with EYELINE_WRITE=1').toBe(true);
});
