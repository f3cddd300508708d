import { z } from 'zod';
import { BODY_REGIONS, STANCES } from '../board/body.ts';
import { COVER_GRADES } from '../board/terrain-piece.ts';
import { type RecordedRuling, RULING_FORMAT } from '../ruling/recorded-ruling.ts';
import { CONFIDENCES } from '../ruling/verdict.ts';
import { boardFileSchema, boardSchema, ID_PATTERN } from './board-schema.ts';
import type { Frozen, Same } from './same-type.ts';

const LONGEST_NAME = 200;

const id = z.string().regex(ID_PATTERN, { error: 'document/bad-name' }).meta({ id: 'Id' });
const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/, { error: 'document/bad-hash' })
  .meta({ id: 'Hash' });
const text = z.string().max(LONGEST_NAME);
const number = z.number();
const flag = z.boolean();
const region = z.enum(BODY_REGIONS);
const stance = z.enum(STANCES);
const grade = z.enum(COVER_GRADES);

const point = z.strictObject({ x: number, y: number, z: number }).meta({ id: 'Point' });
const share = z.strictObject({ atLeast: number, atMost: number }).meta({ id: 'ShareBounds' });
const source = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('part'), piece: id, part: id }),
    z.strictObject({ kind: z.literal('model'), model: id }),
  ])
  .meta({ id: 'Source' });
const hider = z
  .discriminatedUnion('kind', [...source.options, z.strictObject({ kind: z.literal('zone'), zone: id })])
  .meta({ id: 'Hider' });
const seenRay = z.strictObject({ from: point, to: point });
const stoppedRay = z.strictObject({ from: point, aimedAt: point, stoppedAt: point, by: hider });

const shape = z.array(z.strictObject({ x: number, y: number })).meta({ id: 'Shape' });
const regionOrSilhouette = z.enum([...BODY_REGIONS, 'silhouette']);
const picture = z
  .strictObject({
    eye: point,
    centre: point,
    right: point,
    up: point,
    outlines: z.array(z.strictObject({ region: regionOrSilhouette, member: number, outline: shape })),
    visible: z.array(shape),
    hidden: z.array(z.strictObject({ shape, by: hider })),
  })
  .meta({ id: 'Picture' });

// what geometry was asked
const distanceFinding = z.strictObject({ distance: number, from: point, to: point });
const eyes = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('body'), stance }),
  z.strictObject({ kind: z.literal('point'), at: point }),
]);
const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('body'), stance, regions: z.array(region) }),
  z.strictObject({ kind: z.literal('silhouette'), stance, width: number, height: number }),
]);
const cloud = z.strictObject({ zone: id, bottom: number, top: number });
const sightQuery = z.strictObject({
  from: id,
  to: id,
  eyes,
  target,
  blockers: z.strictObject({
    terrain: flag,
    models: z.array(id),
    glass: flag,
    clouds: z.array(cloud).optional(),
    without: z.array(id).optional(),
  }),
});
const coverQuery = z.strictObject({
  from: id,
  to: id,
  eyes,
  target,
  models: z.strictObject({ candidates: z.array(id), width: number, stance: z.enum(['own', 'kneeling-stands']) }),
  glass: flag,
});

// what it found
const sightFinding = z.strictObject({
  eyeInside: source.nullable(),
  seen: z.array(
    z.strictObject({ region: regionOrSilhouette, member: number, share, widest: number, witness: seenRay.nullable() }),
  ),
  whole: share,
  widest: number,
  hiddenBy: z.array(z.strictObject({ source: hider, share })),
  stopped: z.array(stoppedRay),
  picture,
});
const coverFinding = z.strictObject({
  eyeInside: source.nullable(),
  pieces: z.array(z.strictObject({ piece: id, share, parts: z.array(z.strictObject({ part: id, share })) })),
  models: z.array(z.strictObject({ model: id, share })),
  byTerrain: share,
  byModels: share,
  picture,
});

// how firmly it stands
const barrier = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('no-ground') }),
  z.strictObject({ kind: z.literal('in-the-way'), by: source }),
  z.strictObject({ kind: z.literal('table-edge') }),
  z.strictObject({ kind: z.literal('eye-inside'), by: source }),
]);
const predicate = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seen'), look: sightQuery, moreThan: number }),
  z.strictObject({
    kind: z.literal('hidden'),
    look: z.strictObject({ cover: coverQuery, pieces: z.array(id), models: z.array(id) }),
    atLeast: number,
  }),
]);
const margin = z.strictObject({
  query: z.strictObject({ predicate, mover: z.enum(['looker', 'target']), limit: number, tolerance: number }),
  holds: flag,
  displacement: number.nullable(),
  towards: z.strictObject({ x: number, z: number }).nullable(),
  places: z.strictObject({ short: point, beyond: point }).nullable(),
  noFlipWithin: number,
  by: z.enum(['proof', 'search']),
  barred: z.array(z.strictObject({ displacement: number, barrier })),
});

const evidenceId = { id: z.string().max(1_000) };
const evidence = z.discriminatedUnion('kind', [
  z.strictObject({ ...evidenceId, kind: z.literal('sight'), query: sightQuery, finding: sightFinding }),
  z.strictObject({ ...evidenceId, kind: z.literal('cover'), query: coverQuery, finding: coverFinding }),
  z.strictObject({ ...evidenceId, kind: z.literal('seen-ray'), ray: seenRay }),
  z.strictObject({ ...evidenceId, kind: z.literal('stopped-ray'), ray: stoppedRay }),
  z.strictObject({ ...evidenceId, kind: z.literal('source'), source }),
  z.strictObject({
    ...evidenceId,
    kind: z.literal('behind'),
    model: id,
    piece: id.nullable(),
    finding: z.strictObject({ crossed: flag, heightAcross: number.nullable(), gap: number }),
  }),
  z.strictObject({
    ...evidenceId,
    kind: z.literal('above'),
    viewer: id,
    piece: id,
    finding: z.strictObject({ higherBy: number, planDistance: number }),
  }),
  z.strictObject({
    ...evidenceId,
    kind: z.literal('area'),
    piece: id,
    finding: z.strictObject({ baseCentreInside: flag, depth: number }),
  }),
  z.strictObject({
    ...evidenceId,
    kind: z.literal('cloud-depth'),
    query: z.strictObject({ from: point, to: point, cloud }),
    finding: z.strictObject({ depth: number, stretches: z.array(seenRay) }),
  }),
  z.strictObject({
    ...evidenceId,
    kind: z.literal('opening'),
    model: id,
    piece: id,
    opening: id,
    finding: z.strictObject({ eye: point, gapToWall: number, beside: number, side: number, open: flag }),
  }),
  z.strictObject({
    ...evidenceId,
    kind: z.literal('distance'),
    finding: distanceFinding,
  }),
  z.strictObject({
    ...evidenceId,
    kind: z.literal('depth'),
    piece: id,
    finding: z.strictObject({ depth: number, line: distanceFinding, stretches: z.array(seenRay) }),
  }),
  z.strictObject({
    ...evidenceId,
    kind: z.literal('fight'),
    finding: z.strictObject({ line: distanceFinding, around: z.array(id), crosses: flag, apart: number, over: number }),
  }),
]);

const answer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sees'),
    sees: flag,
    regions: z.array(z.strictObject({ region, member: number, share, counts: flag })),
    whole: share,
    widest: number,
  }),
  z.strictObject({
    kind: z.literal('cover-of'),
    grade,
    value: number,
    save: number.nullable().exactOptional(),
    concealOnly: flag,
    closeRangeProof: flag,
    from: hider.nullable(),
    weighed: z.array(z.strictObject({ source: hider, share, grade, reaches: flag })),
  }),
]);

// A question may name a model that nobody has, and then it is turned down for that.
const name = z.string().max(LONGEST_NAME);
const question = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sees'), looker: name, target: name }),
  z.strictObject({ kind: z.literal('cover-of'), shooter: name, target: name }),
]);
const fill = z.record(text, z.union([z.string().max(20_000), number, flag]));
const settings = z.record(text, z.union([text, number, flag]));

const verdict = z
  .strictObject({
    answer,
    confidence: z.enum(CONFIDENCES),
    because: z.array(z.strictObject({ clause: text, says: text, fill, shownBy: z.array(z.string().max(1_000)) })),
    evidence: z.array(evidence),
    margins: z.array(margin),
    asked: question,
    under: z.strictObject({ ruleSet: text, version: number, settings, board: hash, engine: text }),
  })
  .meta({ id: 'Verdict' });
const refusal = z.strictObject({ code: text, clause: text.nullable(), fill }).meta({ id: 'Refusal' });

const outcome = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: verdict }),
  z.strictObject({ ok: z.literal(false), problem: refusal }),
]);

const rulingFields = {
  format: z.literal(RULING_FORMAT),
  engine: text,
  ruleSet: z.strictObject({ id: text, version: number }),
  settings,
  position: hash,
  board: boardSchema,
  leftOut: z.strictObject({ pieces: z.int().min(0), models: z.int().min(0) }),
  rulings: z
    .array(z.strictObject({ asked: question, outcome }))
    .min(1)
    .max(64),
};

const recordedRulingSchema = z.strictObject(rulingFields);

/** How a section of a ruling file is sealed: see `ruling-seals.ts`. */
const seal = z.strictObject({ hash, trace: z.string().regex(/^[0-9a-f]*$/, { error: 'document/bad-hash' }) });

/** The ruling file: the ruling, a word that says what the file is, the meshes that its board refers to, and the seals of all of it. */
export const rulingFileSchema = z.strictObject({
  eyeline: z.literal('ruling'),
  ...rulingFields,
  meshes: boardFileSchema.shape.meshes,
  seals: z.strictObject({ sections: z.record(z.string(), seal), whole: hash }),
});

/** Holds schema and type together, up to tags: this does not compile when a field or a word is in one and not in the other. */
export const rulingSchemaIsTheType: Same<Frozen<z.infer<typeof recordedRulingSchema>>, RecordedRuling> = true;
