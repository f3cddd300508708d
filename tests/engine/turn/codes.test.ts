import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_REFUSAL_CODES, SKIRMISH_ORDER_REFUSAL_CODES } from '../../../engine/index.ts';

const TESTS = join(import.meta.dirname, '../..');
const read = (folder: string) =>
  readdirSync(join(TESTS, folder))
    .filter((name) => /\.(test\.ts|json)$/.test(name) && name !== 'codes.test.ts')
    .map((name) => readFileSync(join(TESTS, folder, name), 'utf8'));
const tried = [...read('engine/turn'), ...read('engine/rulesets/skirmish/play'), ...read('conformance/skirmish-play')].join('\n');

test.each([...GAME_REFUSAL_CODES, ...SKIRMISH_ORDER_REFUSAL_CODES])('%s is met in a game of a test', (code) => {
  expect(tried.includes(`'${code}'`) || tried.includes(`"${code}"`)).toBe(true);
});
