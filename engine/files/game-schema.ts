import { z } from 'zod';
import { OPENING_STATES } from '../board/opening.ts';
import type { PlainData } from '../document/plain-data.ts';
import type { Fact } from '../game/fact.ts';
import type { GameRecord } from '../game/game-record.ts';
import type { JournalLine } from '../game/journal.ts';
import type { Order } from '../game/order.ts';
import { GAME_FORMAT, type GameSetup } from '../game/setup.ts';
import { boardFileSchema, boardSchema, ID_PATTERN, modelSchema, zoneSchema } from './board-schema.ts';
import type { Frozen, Same } from './same-type.ts';

const MOST_TEXT = 2_000;
const MOST_LINES = 1_000_000;

const id = z.string().regex(ID_PATTERN, { error: 'document/bad-name' });
const hash = z.string().regex(/^[0-9a-f]{64}$/, { error: 'document/bad-hash' });
const text = z.string().max(MOST_TEXT);
const count = z.int().min(0);
const number = z.number();
const flag = z.boolean();
const kind = z.string().regex(/^[a-z][a-z-]*(\/[a-z][a-z-]*)?$/, { error: 'document/bad-name' });
// aborts, so that what is no word of a book is told as what it says it is
const bookKind = z.string().regex(/^[a-z][a-z-]*\/[a-z][a-z-]*$/, {
  error: 'document/bad-name',
  abort: true,
}) as unknown as z.ZodType<`${string}/${string}`>;
/** Whatever a rule set keeps in a word of its own. */
const plain = z.json() as unknown as z.ZodType<PlainData>;
const fill = z.record(text, z.union([text, number, flag]));

// what is waited for, and what was answered
const asked = { purpose: text, clause: text, fill };
const request = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('roll'), dice: text, roller: id, ...asked }),
    z.strictObject({
      kind: z.literal('choice'),
      chooser: id,
      ...asked,
      options: z.array(z.strictObject({ id: text, says: text, fill })).max(10_000),
      atLeast: count,
      atMost: count,
    }),
  ])
  .meta({ id: 'Request' });
const origin = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('hand') }),
  z.strictObject({ from: z.literal('seed') }),
  z.strictObject({ from: z.literal('promises'), told: z.record(id, hash) }),
]);
const answer = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('faces'), faces: z.array(z.int().min(1)).max(100), origin }),
    z.strictObject({ kind: z.literal('picked'), picked: z.array(text).max(10_000) }),
  ])
  .meta({ id: 'Answer' });
const proposal = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('take-back'), to: count }),
    z.strictObject({ kind: z.literal('settle'), question: text, outcome: text }),
  ])
  .meta({ id: 'Proposal' });
const ending = z.strictObject({ winner: id.nullable(), by: text, fill }).meta({ id: 'Ending' });

// what happened
const fact = z
  .union([
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('model-stands'), model: modelSchema }),
      z.strictObject({ kind: z.literal('model-left'), model: id }),
      z.strictObject({ kind: z.literal('opening-worked'), piece: id, opening: id, state: z.enum(OPENING_STATES) }),
      z.strictObject({ kind: z.literal('zone-laid'), zone: zoneSchema }),
      z.strictObject({ kind: z.literal('zone-lifted'), zone: id }),
      z.strictObject({ kind: z.literal('requested'), request }),
      z.strictObject({ kind: z.literal('answered'), answer }),
      z.strictObject({ kind: z.literal('settled'), question: text, outcome: text, by: z.enum(['agreement', 'roll-off']) }),
      z.strictObject({ kind: z.literal('promised'), side: id, promise: hash }),
      z.strictObject({ kind: z.literal('proposed'), by: id, proposal }),
      z.strictObject({ kind: z.literal('agreed'), by: id }),
      z.strictObject({ kind: z.literal('declined'), by: id }),
      z.strictObject({ kind: z.literal('taken-back'), to: count }),
      z.strictObject({ kind: z.literal('game-ended'), ending }),
    ]),
    z.object({ kind: bookKind }).catchall(plain),
  ])
  .meta({ id: 'Fact' });

const order = z.object({ kind }).catchall(plain).meta({ id: 'Order' });
const line = z
  .strictObject({
    number: count,
    command: z.strictObject({ id: text, by: text, seen: count, order }),
    facts: z.array(fact).max(100_000),
    hash,
  })
  .meta({ id: 'Line' });

const setup = z
  .strictObject({
    format: z.literal(GAME_FORMAT),
    ruleSet: text,
    version: count,
    settings: z.record(text, z.union([text, number, flag])),
    board: boardSchema,
    seats: z.array(id).min(1).max(100),
    forces: plain,
    dice: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('by-hand') }),
      z.strictObject({ kind: z.literal('seed'), seed: hash }),
      z.strictObject({ kind: z.literal('promises') }),
    ]),
  })
  .meta({ id: 'Setup' });

/** The game file: what is kept of a game, a word that says what the file is, and the meshes that its board refers to. */
export const gameFileSchema = z.strictObject({
  eyeline: z.literal('game'),
  format: z.literal(GAME_FORMAT),
  engine: text,
  setup,
  lines: z.array(line).max(MOST_LINES),
  seal: hash,
  meshes: boardFileSchema.shape.meshes,
});

type Read = z.infer<typeof gameFileSchema>;
/** Words of the game, as against words of a rule set: what a book tells is plain data, of which the schema asks no more. */
type GameWord<T> = T extends { readonly kind: `${string}/${string}` } ? never : T;
/** These hold schema and types together, up to tags: they do not compile when a field or a word is in one and not in the other. */
export const setupSchemaIsTheType: Same<Frozen<Omit<Read['setup'], 'forces'>>, Omit<GameSetup, 'forces'>> = true;
export const factSchemaIsTheType: Same<Frozen<GameWord<Read['lines'][number]['facts'][number]>>, GameWord<Fact>> = true;
export const lineSchemaIsTheType: Same<
  keyof Read['lines'][number] | keyof Read['lines'][number]['command'],
  keyof JournalLine | keyof JournalLine['command']
> = true;
export const recordSchemaIsTheType: Same<Exclude<keyof Read, 'eyeline' | 'format' | 'meshes'>, keyof GameRecord> = true;
export const orderIsPlain: Frozen<Read['lines'][number]['command']['order']> extends Order ? true : never = true;
