import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BOARD_FORMAT } from '../../../engine/board/board.ts';
import { canonicalText } from '../../../engine/document/canonical-form.ts';
import { boardJsonSchema } from '../../../engine/files/board-json-schema.ts';
import { REPOSITORY } from '../../support/source-file.ts';

const FILE = join(REPOSITORY, 'docs', 'board.schema.json');

/** `EYELINE_WRITE=1 npx vitest run --project engine tests/engine/files/board-json-schema.test.ts` writes the file anew. */
test('the schema in docs/ is the one that boards are read by', () => {
  const text = canonicalText(boardJsonSchema());
  if (process.env.EYELINE_WRITE === '1') writeFileSync(FILE, text);
  expect(readFileSync(FILE, 'utf8')).toBe(text);
});

test('the schema names the format and forbids what it does not know', () => {
  const schema = boardJsonSchema() as Record<string, unknown> & { properties: Record<string, unknown> };
  expect(schema.title).toContain(`format ${BOARD_FORMAT}`);
  expect(schema.additionalProperties).toBe(false);
  expect(Object.keys(schema.properties).sort()).toEqual(
    ['eyeline', 'format', 'meshes', 'meta', 'models', 'objectives', 'pieces', 'sides', 'size', 'zones'].sort(),
  );
});
