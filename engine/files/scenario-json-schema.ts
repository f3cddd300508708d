import { z } from 'zod';
import { scenarioFileSchema } from './scenario-file.ts';

/**
 * The form of a scenario file as a JSON Schema (draft 2020-12), for editors and for programs of others. What the lines of the plan may say and what the forces
 * may be is written in docs/file-formats.md, and checked by those who read them.
 */
export function scenarioJsonSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(scenarioFileSchema, { target: 'draft-2020-12', io: 'input', reused: 'inline' });
  return { $schema, title: 'Eyeline scenario file, format 1', ...rest };
}
