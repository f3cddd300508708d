import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SKIRMISH_CLAUSES } from '../../engine/index.ts';
import { type PlayedCase, play, rowsOf } from '../support/played-case.ts';
import { soak } from '../support/soak.ts';

/** A worked example of the ledger or a clause, one file: played by orders and facts, with what lies at its boundaries beside it. */
interface PlayedFile {
  readonly example?: string;
  readonly clause?: string;
  /** The clauses that an example follows from. */
  readonly clauses?: readonly string[];
  readonly title: string;
  readonly cases: readonly PlayedCase[];
}

function filesIn(folder: string, beginning: string) {
  return readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.startsWith(beginning))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => {
      const file = JSON.parse(readFileSync(join(import.meta.dirname, folder, name), 'utf8')) as PlayedFile;
      return { name, id: file.example ?? file.clause, title: file.title, file };
    });
}

describe.each([...filesIn('skirmish', 'SK-EX-'), ...filesIn('skirmish-play', 'SK-')])('$id $title', ({ name, id, file }) => {
  test('is a file of its name, about clauses of the rule set', () => {
    expect(`${id}.json`).toBe(name);
    expect(Object.keys(SKIRMISH_CLAUSES)).toEqual(expect.arrayContaining([...(file.clauses ?? [file.clause])]));
  });

  test.each(file.cases.flatMap((one) => rowsOf(one, soak(1) > 1).map((row) => [row.says, row] as const)))('%s', (_, one) =>
    play(one),
  );
});
