import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canonicalText } from '../../../engine/document/canonical-form.ts';
import { gameJsonSchema } from '../../../engine/files/game-json-schema.ts';
import { GAME_FORMAT } from '../../../engine/game/setup.ts';
import { REPOSITORY } from '../../support/source-file.ts';

const FILE = join(REPOSITORY, 'docs', 'game.schema.json');

/** `EYELINE_WRITE=1 npx vitest run --project engine tests/engine/files/game-json-schema.test.ts` writes the file anew. */
test('the schema in docs/ is the one that games are read by', () => {
  const text = canonicalText(gameJsonSchema());
  if (process.env.EYELINE_WRITE === '1') writeFileSync(FILE, text);
  expect(readFileSync(FILE, 'utf8')).toBe(text);
});

test('the schema names the format and forbids what it does not know', () => {
  const schema = gameJsonSchema() as Record<string, unknown> & { properties: Record<string, unknown> };
  expect(schema.title).toContain(`format ${GAME_FORMAT}`);
  expect(schema.additionalProperties).toBe(false);
  expect(Object.keys(schema.properties).sort()).toEqual(['engine', 'eyeline', 'format', 'lines', 'meshes', 'seal', 'setup']);
});
