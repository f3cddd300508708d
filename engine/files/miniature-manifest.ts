import { z } from 'zod';
import type { Body, Stance } from '../board/body.ts';
import { STANCES } from '../board/body.ts';
import type { Base } from '../board/model.ts';
import type { MiniatureId } from '../identity/ids.ts';
import type { Fault } from '../outcome/fault.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import { baseSchema, bodySchema, ID_PATTERN } from './board-schema.ts';
import { checkForm, DOCUMENT_FAULT_CODES, readJson } from './json-document.ts';

/** Everything that can be wrong with the manifest of a miniature. */
export const MANIFEST_FAULT_CODES = ['manifest/height-differs', ...DOCUMENT_FAULT_CODES] as const;
export type ManifestFaultCode = (typeof MANIFEST_FAULT_CODES)[number];

const corner = z.tuple([z.number(), z.number(), z.number()]);
const text = z.string().min(1).max(200);

const manifestSchema = z.strictObject({
  format: z.literal(1),
  id: z.string().regex(ID_PATTERN, { error: 'document/bad-name' }),
  name: z.strictObject({ en: text, hu: text }),
  author: text,
  licence: text,
  unit: z.literal('mm'),
  up: z.literal('+y'),
  front: z.literal('+z'),
  kind: z.enum(['infantry', 'crew', 'squad', 'vehicle']),
  height: z.number().positive(),
  base: baseSchema,
  sculptStance: z.enum(STANCES),
  armoured: z.boolean(),
  sculpt: z.strictObject({
    file: text,
    thumbnail: text,
    triangles: z.int().positive(),
    bounds: z.strictObject({ min: corner, max: corner }),
    nodes: z.array(text),
    turret: z.strictObject({ node: text, pivot: corner }).nullable(),
  }),
  body: bodySchema,
});

/** What is known of a miniature of the project's own set, apart from its sculpt. */
export interface MiniatureManifest {
  readonly id: MiniatureId;
  readonly name: { readonly en: string; readonly hu: string };
  readonly author: string;
  readonly licence: string;
  readonly kind: 'infantry' | 'crew' | 'squad' | 'vehicle';
  readonly base: Base;
  /** How the sculpt holds itself; what the model does on the board may differ. */
  readonly sculptStance: Stance;
  readonly armoured: boolean;
  readonly body: Body;
}

/**
 * Which miniature does this manifest describe?
 * @faults every one that is in it, each with its path
 */
export function readMiniatureManifest(json: string): Result<MiniatureManifest, readonly Fault<ManifestFaultCode>[]> {
  const read = readJson(json);
  if (!read.ok) return read;
  const form = checkForm(manifestSchema, read.value);
  if (!form.ok) return form;
  const { id, name, author, licence, kind, height, base, sculptStance, armoured, body } = form.value;
  if (height !== body.height)
    return fail([{ code: 'manifest/height-differs', where: 'height', fill: { height, body: body.height } }]);
  return succeed({ id, name, author, licence, kind, base, sculptStance, armoured, body });
}
