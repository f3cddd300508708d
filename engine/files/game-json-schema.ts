import { z } from 'zod';
import { gameFileSchema } from './game-schema.ts';

/**
 * The form of a game file as a JSON Schema (draft 2020-12), for editors and for programs of others. It says what the fields are; what they
 * mean to each other (names that lead somewhere, lines that follow from each other) only `readGameFile` and `findJournalDoubt` check.
 */
export function gameJsonSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(gameFileSchema, { target: 'draft-2020-12', io: 'input', reused: 'inline' });
  return { $schema, title: 'Eyeline game file, format 1', ...rest };
}
