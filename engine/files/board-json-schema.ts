import { z } from 'zod';
import { boardFileSchema } from './board-schema.ts';

/**
 * The form of a board file as a JSON Schema (draft 2020-12), for editors and for programs of others. It says what the fields are; what they
 * mean to each other (closed bodies, names that lead somewhere) only `readBoardFile` checks.
 */
export function boardJsonSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(boardFileSchema, { target: 'draft-2020-12', io: 'input', reused: 'inline' });
  return { $schema, title: 'Eyeline board file, format 1', ...rest };
}
