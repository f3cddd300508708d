import { z } from 'zod';
import { BOARD_FORMAT, type Board } from '../board/board.ts';
import { BODY_REGIONS, STANCES } from '../board/body.ts';
import { LONGEST_NAME, LONGEST_NOTE } from '../board/longest-name.ts';
import { HEIGHT_CLASSES } from '../board/model.ts';
import { OPENING_INFILLS, OPENING_KINDS, OPENING_STATES } from '../board/opening.ts';
import { COVER_GRADES, HEIGHT_CATEGORIES } from '../board/terrain-piece.ts';
import { LASTING_EFFECTS } from '../board/zone.ts';
import { faultOfOutline, liesInside, outlinesMeet } from '../space/plan-outline.ts';
import { faultsOfPolyhedron } from '../space/polyhedron-shape.ts';
import type { Vec2 } from '../space/solid.ts';
import { AXIS_SLACK } from '../space/tolerance.ts';
import { dot, type Vec3 } from '../space/vec3.ts';
import type { Frozen, Same } from './same-type.ts';

/** What the schema's own checks find wrong, beyond what the form of a document can say. */
export const SHAPE_FAULT_CODES = [
  'document/bad-name',
  'document/bad-colour',
  'document/bad-hash',
  'document/id-differs',
  'axis/not-unit',
  'axes/not-square',
  'outline/flat',
  'outline/crosses-itself',
  'prism/hole-outside',
  'box/inside-out',
  'polyhedron/face-corner-unknown',
  'polyhedron/face-corner-twice',
  'polyhedron/face-not-flat',
  'polyhedron/face-not-convex',
  'polyhedron/edge-open',
  'polyhedron/edge-twice',
  'polyhedron/inside-out',
  'ladder/head-not-above-foot',
] as const;
type ShapeCode = (typeof SHAPE_FAULT_CODES)[number];

/** What a check of ours hands to the reader: the code, what fills its sentence, and where below the checked value it lies. */
export interface ShapeFault {
  readonly code: ShapeCode;
  readonly fill: Readonly<Record<string, string | number | boolean>>;
  readonly path: readonly (string | number)[];
}

/** A check that may find several faults, as zod wants it. */
const finds =
  <Value>(check: (value: Value) => readonly ShapeFault[]) =>
  (context: { value: Value; issues: unknown[] }) => {
    for (const fault of check(context.value)) {
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: [...fault.path],
        params: { code: fault.code, fill: fault.fill },
        continue: true,
      });
    }
  };

const fault = (code: ShapeCode, path: readonly (string | number)[] = [], fill: ShapeFault['fill'] = {}): ShapeFault => ({
  code,
  path,
  fill,
});

/** A kilometre: further than any table reaches, near enough that sums of squares stay exact to a micron. */
const FURTHEST = 1_000_000;
const MOST_CORNERS = 4_000;
const MOST_MEMBERS = 64;

const coordinate = z.number().min(-FURTHEST).max(FURTHEST);
const length = z.number().positive().max(FURTHEST);
const angle = z.number().min(-1_000).max(1_000);
const count = z.int().min(0).max(1_000_000);
const name = z.string().max(LONGEST_NAME);
const flag = z.boolean();

/** Names of things: letters, digits, `-` and `_`, beginning with a letter or digit, and none of the names that objects have of themselves. */
export const ID_PATTERN =
  /^(?!(?:constructor|toString|valueOf|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString)$)[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const id = z.string().regex(ID_PATTERN, { error: 'document/bad-name' }).meta({ id: 'Id' });
const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/, { error: 'document/bad-hash' })
  .meta({ id: 'Hash' });

const point = z.strictObject({ x: coordinate, y: coordinate, z: coordinate }).meta({ id: 'Point' });
const planPoint = z.strictObject({ x: coordinate, z: coordinate });
const flatPoint = z.strictObject({ x: coordinate, y: coordinate });
const axisShare = z.number().min(-1).max(1);
const axis = z.strictObject({ x: axisShare, y: axisShare, z: axisShare }).meta({ id: 'Axis' });

const shapeFaultsOfOutline = (outline: readonly Vec2[], path: readonly (string | number)[] = []): ShapeFault[] => {
  // One of fewer than three corners is told of by its length.
  const found = outline.length < 3 ? null : faultOfOutline(outline);
  if (!found) return [];
  return found.kind === 'flat' ? [fault('outline/flat', path)] : [fault('outline/crosses-itself', [...path, found.at])];
};

const planOutline = z
  .array(planPoint)
  .min(3)
  .max(MOST_CORNERS)
  .check(finds((outline) => shapeFaultsOfOutline(outline.map(({ x, z: y }) => ({ x, y })))))
  .meta({ id: 'PlanOutline' });
const flatOutline = z.array(flatPoint).min(3).max(MOST_CORNERS).meta({ id: 'Outline' });

const axisFaults = (axes: Readonly<Record<string, Vec3>>): ShapeFault[] => {
  const named = Object.entries(axes);
  const long = named.flatMap(([axisName, axisValue]) =>
    Math.abs(dot(axisValue, axisValue) - 1) > 2 * AXIS_SLACK ? [fault('axis/not-unit', [axisName])] : [],
  );
  const [first, second] = named;
  if (long.length > 0 || !first || !second || Math.abs(dot(first[1], second[1])) <= AXIS_SLACK) return long;
  return [fault('axes/not-square', [second[0]], { other: first[0] })];
};

const box = z
  .strictObject({ kind: z.literal('box'), min: point, max: point })
  .check(
    finds(({ min, max }) =>
      (['x', 'y', 'z'] as const).flatMap((side) =>
        min[side] < max[side] ? [] : [fault('box/inside-out', ['max', side], { atLeast: min[side] })],
      ),
    ),
  );

const prism = z
  .strictObject({
    kind: z.literal('prism'),
    origin: point,
    across: axis,
    along: axis,
    outline: flatOutline,
    holes: z.array(flatOutline).max(1_000),
    depth: length,
  })
  .check(
    finds(({ across, along, outline, holes }) => {
      const faults = [...axisFaults({ across, along }), ...shapeFaultsOfOutline(outline, ['outline'])];
      holes.forEach((hole, index) => {
        faults.push(...shapeFaultsOfOutline(hole, ['holes', index]));
        const apart = holes.every((other, at) => at >= index || (!outlinesMeet(hole, other) && !liesInside(other, hole[0]!)));
        const within = !outlinesMeet(hole, outline) && liesInside(outline, hole[0]!);
        if (!apart || !within) faults.push(fault('prism/hole-outside', ['holes', index]));
      });
      return faults;
    }),
  );

const polyhedron = z
  .strictObject({
    kind: z.literal('polyhedron'),
    vertices: z.array(point).min(4).max(100_000),
    faces: z.array(z.array(count).min(3).max(MOST_CORNERS)).min(4).max(100_000),
  })
  .check(
    finds(({ vertices, faces }) =>
      faultsOfPolyhedron(vertices, faces).map((found) => {
        const { kind, ...fill } = found;
        return fault(`polyhedron/${kind}`, 'face' in found ? ['faces', found.face] : ['faces'], fill);
      }),
    ),
  );

const meshSolid = z.strictObject({ kind: z.literal('mesh'), mesh: hash, group: name.nullable() });

const solid = z.discriminatedUnion('kind', [box, prism, polyhedron, meshSolid]).meta({ id: 'Solid' });
const shapedSolid = z.discriminatedUnion('kind', [box, prism, polyhedron]).meta({ id: 'ShapedSolid' });

const pose = z.strictObject({ at: point, facing: angle }).meta({ id: 'Pose' });

/** Things by their id: each is written under the id it carries. */
const byId = <Thing extends z.ZodType<{ id: string }>>(thing: Thing) =>
  z.record(id, thing).check(
    finds((things) =>
      Object.entries(things).flatMap(([key, value]) => {
        const own = (value as { id: string }).id;
        return own === key ? [] : [fault('document/id-differs', [key, 'id'], { key, id: own })];
      }),
    ),
  );

const part = z
  .strictObject({
    id,
    solid,
    material: id,
    standable: flag,
    stairs: z.literal(true).exactOptional(),
    cover: z.strictObject({ grade: z.enum(COVER_GRADES), concealOnly: flag, closeRangeProof: flag }),
  })
  .meta({ id: 'Part' });

const opening = z
  .strictObject({
    id,
    kind: z.enum(OPENING_KINDS),
    frame: z
      .strictObject({ centre: point, across: axis, through: axis, width: length, height: length, thickness: length })
      .check(finds(({ across, through }) => axisFaults({ across, through }))),
    infill: z.enum(OPENING_INFILLS),
    state: z.enum(OPENING_STATES),
    locks: z.int().min(0).max(100),
    wall: id,
    leaf: id.nullable(),
  })
  .meta({ id: 'Opening' });

const ladder = z
  .strictObject({ id, foot: point, head: point, width: length })
  .check(finds(({ foot, head }) => (head.y > foot.y ? [] : [fault('ladder/head-not-above-foot', ['head', 'y'])])));

const madeByKit = z.strictObject({
  by: z.literal('kit'),
  kit: id,
  version: z.int().min(0).max(1_000_000),
  parameters: z.record(id, z.union([z.number(), z.string().max(LONGEST_NAME), z.boolean()])),
});
const credits = { fileName: name, author: name, licence: name };

const piece = z
  .strictObject({
    id,
    name,
    pose,
    mirrored: flag,
    made: z.discriminatedUnion('by', [
      madeByKit,
      z.strictObject({ by: z.literal('import'), mesh: hash, ...credits }),
      z.strictObject({ by: z.literal('map'), ...credits }),
    ]),
    parts: byId(part),
    openings: byId(opening),
    ladders: byId(ladder),
    footprint: z.array(planOutline).max(1_000),
    traits: z.strictObject({
      heightCategory: z.literal(HEIGHT_CATEGORIES).nullable(),
      difficult: z.strictObject({ factor: z.number().positive().max(1) }).nullable(),
      road: z.literal(true).exactOptional(),
      dangerous: flag,
      impassable: flag,
      soft: flag,
      area: flag,
    }),
  })
  .meta({ id: 'Piece' });

const base = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('round'), diameter: length }),
    z.strictObject({ kind: z.literal('oval'), width: length, depth: length }),
    z.strictObject({ kind: z.literal('rectangle'), width: length, depth: length }),
    z.strictObject({ kind: z.literal('none') }),
  ])
  .meta({ id: 'Base' });

const member = z
  .int()
  .min(0)
  .max(MOST_MEMBERS - 1);
const eyes = z.array(z.strictObject({ member, at: point })).max(MOST_MEMBERS);
const volumes = z.array(z.strictObject({ region: z.enum(BODY_REGIONS), member, solid: shapedSolid })).max(1_000);

/** What the rules call a figure, as files write it. Also read from the manifests of miniatures. */
export const bodySchema = z
  .strictObject({
    height: length,
    kind: z.enum(['figure', 'squad', 'vehicle']),
    turretAxis: z.strictObject({ x: coordinate, z: coordinate }).nullable(),
    eyes: z.strictObject({ standing: eyes, kneeling: eyes, prone: eyes }),
    volumes: z.strictObject({ standing: volumes, kneeling: volumes, prone: volumes }),
  })
  .meta({ id: 'Body' });

/** The disc or plate of a model, as files write it. */
export const baseSchema = base;

const model = z
  .strictObject({
    id,
    name,
    unit: id,
    owner: id,
    sculpt: z.discriminatedUnion('from', [
      z.strictObject({ from: z.literal('miniatures'), miniature: id }),
      z.strictObject({ from: z.literal('import'), mesh: hash, ...credits, standsFor: hash.exactOptional() }),
    ]),
    pose,
    stance: z.enum(STANCES),
    base,
    body: bodySchema,
    turret: angle,
    perch: z.strictObject({ piece: id, ladder: id, height: coordinate.nonnegative() }).nullable(),
    declared: z.strictObject({
      hidingBehind: id.nullable(),
      lookingOut: z.strictObject({ piece: id, opening: id }).nullable(),
    }),
    armoured: flag,
    profile: name,
    heightClass: z.literal(HEIGHT_CLASSES).exactOptional(),
  })
  .meta({ id: 'Model' });

/** A model as files write it: on a board, and in a game where it changes. */
export const modelSchema = model;

const markedArea = { id, name, owner: id.nullable(), outline: planOutline };
const lastingEffect = z
  .strictObject({
    of: z.enum(LASTING_EFFECTS),
    circle: z.strictObject({ centre: planPoint, radius: length }).nullable(),
    floor: point.nullable(),
  })
  .meta({ id: 'LastingEffect' });
const zone = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...markedArea, kind: z.enum(['deployment', 'objective']) }),
    z.strictObject({ ...markedArea, kind: z.literal('effect'), effect: lastingEffect.exactOptional() }),
  ])
  .meta({ id: 'Zone' });

/** A marked area as files write it. */
export const zoneSchema = zone;

const boardFields = {
  format: z.literal(BOARD_FORMAT),
  size: z.strictObject({ width: length, depth: length }),
  sides: byId(z.strictObject({ id, name, colour: z.string().regex(/^#[0-9a-f]{6}$/, { error: 'document/bad-colour' }) })),
  pieces: byId(piece),
  models: byId(model),
  zones: byId(zone),
  objectives: byId(z.strictObject({ id, name, at: point, radius: coordinate.nonnegative() })),
  meta: z.strictObject({ name, author: name, licence: name, notes: z.string().max(LONGEST_NOTE) }),
};

/** The board document. */
export const boardSchema = z.strictObject(boardFields);

const group = z.strictObject({ name, first: count, count });

/** A mesh as it lies in a board file: its numbers packed in base64, little-endian. */
const packedMesh = z
  .strictObject({
    /** How the positions are packed; `f32` where that loses nothing. */
    numbers: z.enum(['f32', 'f64']),
    positions: z.string(),
    triangles: z.string(),
    groups: z.array(group).max(100_000),
  })
  .meta({ id: 'PackedMesh' });
export type PackedMesh = z.infer<typeof packedMesh>;

/** The board file: the board document, a word that says what the file is, and the meshes that the board refers to. */
export const boardFileSchema = z.strictObject({
  eyeline: z.literal('board'),
  ...boardFields,
  meshes: z.record(hash, packedMesh),
});
export type BoardFile = z.infer<typeof boardFileSchema>;

/** Holds schema and type together, up to tags: this does not compile when a field or a word is in one and not in the other. */
export const schemaIsTheType: Same<Frozen<z.infer<typeof boardSchema>>, Board> = true;
