import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BATTLE_CLAUSES, BATTLE_REASON_CODES, BATTLE_REFUSAL_CODES, battle } from '../../../../engine/index.ts';

const TESTS = join(import.meta.dirname, '../../..');
const read = (folder: string, ending: string) =>
  readdirSync(join(TESTS, folder), { withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(ending))
    .map((file) => readFileSync(join(TESTS, folder, file.name), 'utf8'));

/** Everything that tries the rules, but this file. */
const tried = [
  ...read('engine/rulesets/battle', '.test.ts').filter((text) => !text.includes('BATTLE_REASON_CODES')),
  ...read('conformance/battle', '.json'),
  ...read('conformance', '.test.ts'),
].join('\n');

describe('the clauses of the battle rules', () => {
  test.each(Object.entries(BATTLE_CLAUSES))('%s (%s) is tried by a test', (clause) => {
    expect(tried).toMatch(new RegExp(`${clause}(?!\\d)`));
  });

  test('are those that the settings rest on', () => {
    for (const [name, { clause }] of Object.entries(battle.settings)) expect(BATTLE_CLAUSES, name).toHaveProperty(clause);
  });
});

test.each([...BATTLE_REASON_CODES, ...BATTLE_REFUSAL_CODES])('%s is met in a test', (code) => {
  expect(tried).toContain(`${code}`);
});
