import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SKIRMISH_CLAUSES, SKIRMISH_REASON_CODES, SKIRMISH_REFUSAL_CODES, skirmish } from '../../../../engine/index.ts';

const TESTS = join(import.meta.dirname, '../../..');
const read = (folder: string, ending: string) =>
  readdirSync(join(TESTS, folder), { withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(ending))
    .map((file) => readFileSync(join(TESTS, folder, file.name), 'utf8'));

/** Everything that tries the rules, but this file. */
const tried = [
  ...read('engine/rulesets/skirmish', '.test.ts').filter((text) => !text.includes('SKIRMISH_REASON_CODES')),
  ...read('engine/rulesets/skirmish/play', '.test.ts'),
  ...read('engine/turn', '.test.ts'),
  ...read('conformance/skirmish', '.json'),
  ...read('conformance/skirmish-movement', '.json'),
  ...read('conformance/skirmish-play', '.json'),
  ...read('conformance', '.test.ts'),
  ...read('properties', '.test.ts'),
].join('\n');

describe('the clauses of the skirmish rules', () => {
  test.each(Object.entries(SKIRMISH_CLAUSES))('%s (%s) is tried by a test', (clause) => {
    expect(tried).toMatch(new RegExp(`${clause}(?!\\d)`));
  });

  test('are those that the settings rest on', () => {
    for (const [name, { clause }] of Object.entries(skirmish.settings)) expect(SKIRMISH_CLAUSES, name).toHaveProperty(clause);
  });
});

test.each([...SKIRMISH_REASON_CODES, ...SKIRMISH_REFUSAL_CODES])('%s is met in a test', (code) => {
  expect(tried).toContain(`${code}`);
});
