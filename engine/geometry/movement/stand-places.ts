import { basesOverlap } from '../../board/base-overlap.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { between } from '../../space/vec3.ts';
import { liesIn } from '../cover/plan-shape.ts';
import { heightInStance } from '../measure/body-on-board.ts';
import { closestOfPlates } from '../measure/closest-points.ts';
import { basePlateOf } from '../measure/contact-shapes.ts';
import { flattened } from '../measure/convex-shape.ts';
import type { Carrier, Hindrance, StandFinding } from '../movement-queries.ts';
import { boxAround, boxesMeet, type ConvexPolygon, edgesOf, takeOut } from '../visibility/convex-polygon.ts';
import { supportOf } from './disc-support.ts';
import { gapOfPlates } from './gap-of-plates.ts';
import { type LocalTriangle, trianglesAlong } from './local-triangles.ts';
import { carrierOf, type MoveGround, TABLE } from './move-ground.ts';
import type { Mover } from './mover.ts';
import { BASE_PLATE } from './swept-base.ts';

/** Heights this near to each other are one: rounding of a slope. */
const ONE_FLOOR: Millimetres = 1e-6;
/** So near to a limit one stands exactly on it. @clause SK-GEOM-14 */
const LIMIT_ROUNDING = 1e-6;

/** A plane that the base could be set down on. */
interface Level {
  /** Under the middle of the base. */
  readonly height: Millimetres;
  readonly slopeX: number;
  readonly slopeZ: number;
  readonly solid: number;
  readonly walked: boolean;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A triangle about the middle of the base, along the axes of the board. */
interface Near {
  readonly corners: readonly [Corner, Corner, Corner];
  readonly solid: number;
  readonly face: LocalTriangle['face'];
}

/**
 * Where over one another can a base be set down, and may it stay there? It lies in the plane of the ground under its middle, tilted with a slope; where there
 * is none, on level faces that reach round its middle. Supported is what lies within a little of that plane.
 * @clause SK-CLIMB-6, SK-GEOM-12, 13, 14 @frame board
 */
export function standPlaces(
  ground: MoveGround,
  mover: Mover,
  at: PlanPoint,
  accept: (solid: number) => boolean,
): readonly StandFinding[] {
  const near = trianglesAbout(ground, mover, at, accept);
  return levelsOver(ground, mover, near, at, accept).flatMap((level) => {
    const found = standOn(ground, mover, near, level, at);
    return found ? [found] : [];
  });
}

/** What lies straight under the axis at a place, floor over floor. */
export function floorsUnder(
  ground: MoveGround,
  mover: Mover,
  at: PlanPoint,
  accept: (solid: number) => boolean,
): readonly { readonly height: Millimetres; readonly on: Carrier }[] {
  return levelsOver(ground, mover, trianglesAbout(ground, mover, at, accept), at, accept)
    .filter(({ walked, solid }) => walked || solid === TABLE)
    .map(({ height, solid }) => ({ height, on: carrierOf(ground, solid) }));
}

function trianglesAbout(
  ground: MoveGround,
  mover: Mover,
  { x, z }: PlanPoint,
  accept: (solid: number) => boolean,
): readonly Near[] {
  const aside = Math.max(mover.reach, mover.policy.headroom);
  const line = { from: { x, z }, way: { x: 1, z: 0 } };
  return trianglesAlong(ground, line, [-aside, aside], aside, mover.policy.steepest, accept).map(
    ({ s, y, d, solid, face }): Near => ({
      corners: [
        { x: s[0], y: y[0], z: d[0] },
        { x: s[1], y: y[1], z: d[1] },
        { x: s[2], y: y[2], z: d[2] },
      ],
      solid,
      face,
    }),
  );
}

function levelsOver(
  ground: MoveGround,
  mover: Mover,
  near: readonly Near[],
  at: PlanPoint,
  accept: (solid: number) => boolean,
): readonly Level[] {
  const levels: Level[] = [{ height: 0, slopeX: 0, slopeZ: 0, solid: TABLE, walked: false }];
  const offer = (level: Level) => {
    const same = levels.findIndex(({ height }) => Math.abs(height - level.height) <= ONE_FLOOR);
    if (same < 0) levels.push(level);
    else if (level.walked && !isFit(ground, levels[same]!.solid)) levels[same] = level;
  };
  const over: { readonly height: number; readonly solid: number; readonly up: boolean }[] = [];
  for (const { corners, solid, face } of near) {
    if (!holdsMiddle(corners)) continue;
    const [a, b, c] = corners;
    const area = (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x);
    if (Math.abs(area) < ONE_FLOOR) continue;
    const slopeX = ((b.y - a.y) * (c.z - a.z) - (c.y - a.y) * (b.z - a.z)) / area;
    const slopeZ = ((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / area;
    const height = a.y - slopeX * a.x - slopeZ * a.z;
    over.push({ height, solid, up: face !== 'under' });
    if (face === 'under' || height < -ONE_FLOOR) continue;
    const walked = face === 'ground';
    offer({ height, slopeX: walked ? slopeX : 0, slopeZ: walked ? slopeZ : 0, solid, walked: true });
  }
  // level faces beside the middle, the highest first: over a gap between them one still stands
  const beside = near
    .filter(({ corners: [a, b, c], face }) => face === 'ground' && a.y === b.y && b.y === c.y && a.y > ONE_FLOOR)
    .sort((p, q) => q.corners[0].y - p.corners[0].y || p.solid - q.solid);
  for (const { corners, solid } of beside) {
    const [a] = corners;
    if (
      levels.some(
        ({ height, slopeX, slopeZ }) =>
          slopeX === 0 && slopeZ === 0 && Math.abs(height - a.y) <= mover.policy.stability.sameHeight,
      )
    ) {
      continue;
    }
    if (overBase(mover, corners, 0) !== null) levels.push({ height: a.y, slopeX: 0, slopeZ: 0, solid, walked: false });
  }
  const { scene } = ground;
  const ownSolids = scene.solids.length;
  return levels
    .filter(({ height }) => {
      const roof = over.filter((one) => one.height > height + ONE_FLOOR).sort((a, b) => a.height - b.height)[0];
      if (roof?.up && !ground.solids[roof.solid]!.closed) return false;
      if (near.some(({ solid }) => solid >= ownSolids) && isInSlope(near, ownSolids, height)) return false;
      const middle = { x: at.x, y: height + ONE_FLOOR * 10, z: at.z };
      return scene.solidsAround(middle, (_, i) => accept(i) && !ground.solids[i]!.isStairs).length === 0;
    })
    .sort((a, b) => a.height - b.height);
}

/** Is the middle of the base in one of the slopes that stairs are walked on, whichever way it is pushed by next to nothing? */
function isInSlope(near: readonly Near[], firstSlope: number, height: Millimetres): boolean {
  return [1, -1].every((sign) => {
    const turns = new Map<number, number>();
    for (const { corners, solid, face } of near) {
      if (solid < firstSlope) continue;
      const pushed = corners.map(({ x, y, z }) => ({ x: x - sign * 2 * LIMIT_ROUNDING, y, z: z - sign * 3 * LIMIT_ROUNDING }));
      if (!holdsMiddle(pushed) || heightAtMiddle(pushed) <= height + 100 * LIMIT_ROUNDING) continue;
      turns.set(solid, (turns.get(solid) ?? 0) + (face === 'under' ? -1 : 1));
    }
    return [...turns.values()].some((count) => count > 0);
  });
}

function heightAtMiddle([a, b, c]: readonly Corner[]): Millimetres {
  const [p, q, r] = [a!, b!, c!];
  const area = (q.x - p.x) * (r.z - p.z) - (q.z - p.z) * (r.x - p.x);
  const slopeX = ((q.y - p.y) * (r.z - p.z) - (r.y - p.y) * (q.z - p.z)) / area;
  const slopeZ = ((q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)) / area;
  return p.y - slopeX * p.x - slopeZ * p.z;
}

const isFit = (ground: MoveGround, solid: number): boolean => solid === TABLE || ground.solids[solid]!.standable;

/** @edge on an edge is over the middle */
function holdsMiddle(corners: readonly Corner[]): boolean {
  let left = false;
  let right = false;
  for (let i = 0; i < 3; i++) {
    const p = corners[i]!;
    const q = corners[(i + 1) % 3]!;
    const size = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.z - p.z) * (q.z - p.z));
    const turn = p.x * q.z - p.z * q.x;
    if (turn > LIMIT_ROUNDING * size) left = true;
    if (turn < -LIMIT_ROUNDING * size) right = true;
  }
  return left !== right;
}

/** A shape over the base, as the base has it: a disc of radius 1 or a square of half size 1; null where it does not reach over it. */
function overBase({ frame, halfX, halfZ, round }: Mover, corners: readonly Corner[], drawnIn: number): ConvexPolygon | null {
  const own = corners.map(({ x, z }) => ({
    x: (x * frame.x.x + z * frame.x.z) / (halfX - drawnIn),
    y: (x * frame.z.x + z * frame.z.z) / (halfZ - drawnIn),
    z: 0,
  }));
  const square = cut(
    cut(
      cut(
        cut(own, (p) => 1 - p.x),
        (p) => 1 + p.x,
      ),
      (p) => 1 - p.y,
    ),
    (p) => 1 + p.y,
  );
  if (square.length === 0) return null;
  if (round && !(distanceTo(square) < 1)) return null;
  return square;
}

function cut(points: readonly Corner[], inside: (p: Corner) => number): readonly Corner[] {
  if (points.every((p) => inside(p) >= 0)) return points;
  const kept: Corner[] = [];
  for (let i = 0; i < points.length; i++) {
    const p = points[i]!;
    const q = points[(i + 1) % points.length]!;
    const hp = inside(p);
    const hq = inside(q);
    if (hp >= 0) kept.push(p);
    if ((hp > 0 && hq < 0) || (hp < 0 && hq > 0)) kept.push(between(p, q, hp / (hp - hq)));
  }
  return kept;
}

/** From the origin to a convex shape, 0 inside it. */
function distanceTo(shape: readonly Vec2[]): number {
  let least = Infinity;
  let left = false;
  let right = false;
  for (let i = 0; i < shape.length; i++) {
    const a = shape[i]!;
    const b = shape[(i + 1) % shape.length]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const square = dx * dx + dy * dy;
    const t = square > 0 ? Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / square)) : 0;
    const x = a.x + dx * t;
    const y = a.y + dy * t;
    least = Math.min(least, Math.sqrt(x * x + y * y));
    const turn = a.x * b.y - a.y * b.x;
    if (turn > 0) left = true;
    if (turn < 0) right = true;
  }
  return left !== right ? 0 : least;
}

function standOn(ground: MoveGround, mover: Mover, near: readonly Near[], level: Level, at: PlanPoint): StandFinding | null {
  const { policy } = mover;
  const { sameHeight } = policy.stability;
  const over = ({ x, y, z }: Corner): number => y - level.height - level.slopeX * x - level.slopeZ * z;
  const shapes: ConvexPolygon[] = [];
  const carry = (corners: readonly Corner[]) => {
    const heights = corners.map(over);
    if (heights.every((height) => height > sameHeight) || heights.every((height) => height < -sameHeight)) return;
    const carried = cut(
      cut(corners, (p) => over(p) + sameHeight),
      (p) => sameHeight - over(p),
    );
    if (carried.length < 3) return;
    const shape = overBase(mover, carried, 0);
    if (shape) addApart(shapes, shape);
  };
  for (const { corners, solid, face } of near) if (face === 'ground' && isFit(ground, solid)) carry(corners);
  const { width, depth } = ground.board.size;
  const onTable = (x: number, z: number): Corner => ({ x, y: 0, z });
  const [west, east] = [Math.max(-mover.reach, -width / 2 - at.x), Math.min(mover.reach, width / 2 - at.x)];
  const [north, south] = [Math.max(-mover.reach, -depth / 2 - at.z), Math.min(mover.reach, depth / 2 - at.z)];
  if (east > west && south > north)
    carry([onTable(west, north), onTable(east, north), onTable(east, south), onTable(west, south)]);
  const { share, inside } = supportOf(shapes, mover.round);
  const narrow = Math.min(mover.halfX, mover.halfZ);
  if (!level.walked && level.solid !== TABLE && inside < -LIMIT_ROUNDING) return null;

  const hindered: Hindrance[] = [];
  const tips = share < policy.stability.supported - LIMIT_ROUNDING || inside < -LIMIT_ROUNDING;
  if (tips) hindered.push({ kind: 'tips', supported: share, missing: Math.max(0, -inside * narrow) });
  if (!isFit(ground, level.solid)) hindered.push({ kind: 'not-standable', by: carrierOf(ground, level.solid) });
  const piece = level.solid === TABLE ? null : ground.solids[level.solid]!.piece;
  const impassable =
    piece?.traits.impassable === true
      ? piece.id
      : ground.areas.find(
          ({ piece: { traits }, footprint, top }) =>
            traits.impassable && level.height <= top + policy.freeStep && footprint.some((polygon) => liesIn(polygon, at)),
        )?.piece.id;
  if (impassable !== undefined) hindered.push({ kind: 'impassable', piece: impassable });

  const { ceiling, pressed } = pressedInto(mover, near, over);
  if (ceiling && ceiling.room < mover.tall - CONTACT) {
    hindered.push(
      shutBy(ground, ceiling.solid) ?? {
        kind: 'no-headroom',
        under: ground.solids[ceiling.solid]!.source,
        missing: mover.tall - ceiling.room,
      },
    );
  }
  for (const [solid, missing] of pressed) {
    if (hindered.some((one) => one.kind === 'no-headroom' && one.under === ground.solids[solid]!.source)) continue;
    hindered.push(shutBy(ground, solid) ?? { kind: 'in-the-way', by: ground.solids[solid]!.source, missing });
  }
  hindered.push(...hinderedByModels(ground, mover, at, level.height));
  const beyond = Math.max(
    reachAlong(mover, 1, 0) + Math.abs(at.x) - width / 2,
    reachAlong(mover, 0, 1) + Math.abs(at.z) - depth / 2,
  );
  if (beyond > CONTACT / 2) hindered.push({ kind: 'table-edge', missing: beyond });
  return {
    at: { x: at.x, y: level.height, z: at.z },
    on: carrierOf(ground, level.solid),
    supported: share,
    centreInside: inside * narrow,
    ceiling: ceiling && ceiling.room < mover.tall ? ceiling.room : null,
    hindered,
    close: Math.abs(share - policy.stability.supported) <= LIMIT_ROUNDING || Math.abs(inside * narrow) <= CONTACT,
  };
}

function shutBy(ground: MoveGround, solid: number): Hindrance | null {
  const { shuts, piece } = ground.solids[solid]!;
  return shuts !== null && piece ? { kind: 'shut', piece: piece.id, opening: shuts } : null;
}

/** Adds what of a shape is not there yet, in convex pieces. */
function addApart(shapes: ConvexPolygon[], shape: ConvexPolygon): void {
  let rest: ConvexPolygon[] = [shape];
  for (const known of [...shapes]) {
    const box = boxAround(known);
    const edges = edgesOf(anticlockwise(known));
    const next: ConvexPolygon[] = [];
    for (const piece of rest) {
      if (!boxesMeet(box, boxAround(piece)) || !takeOut(anticlockwise(piece), edges, (left) => next.push(left))) next.push(piece);
    }
    rest = next;
  }
  shapes.push(...rest);
}

function anticlockwise(shape: ConvexPolygon): ConvexPolygon {
  let twice = 0;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) twice += shape[j]!.x * shape[i]!.y - shape[i]!.x * shape[j]!.y;
  return twice < 0 ? [...shape].reverse() : shape;
}

interface Pressed {
  /** The lowest thing over the head. */
  readonly ceiling: { readonly solid: number; readonly room: Millimetres } | null;
  /** What the base or the body presses into, and how far. */
  readonly pressed: ReadonlyMap<number, Millimetres>;
}

/** What hangs lower than this share of one's height is not over one's head but in one's way. */
const HEAD = 0.5;

function pressedInto(mover: Mover, near: readonly Near[], over: (p: Corner) => number): Pressed {
  const { freeStep, headroom } = mover.policy;
  const narrow = Math.min(mover.halfX, mover.halfZ);
  let ceiling: { solid: number; room: Millimetres } | null = null;
  const pressed = new Map<number, Millimetres>();
  const press = (solid: number, depth: Millimetres) => pressed.set(solid, Math.max(pressed.get(solid) ?? 0, depth));
  for (const { corners, solid, face } of near) {
    if (face === 'ground') continue;
    const heights = corners.map(over);
    const top = Math.max(heights[0]!, heights[1]!, heights[2]!);
    if (top <= freeStep + ONE_FLOOR || Math.min(heights[0]!, heights[1]!, heights[2]!) >= mover.tall - CONTACT) continue;
    const inBand = (low: number, high: number) =>
      cut(
        cut(corners, (p) => over(p) - low),
        (p) => high - over(p),
      );
    const body = inBand(freeStep + ONE_FLOOR, mover.tall - CONTACT);
    if (body.length > 0) {
      const away = distanceTo(body.map(({ x, z }) => ({ x, y: z })));
      if (away < headroom - CONTACT / 2) {
        const low = body.reduce((least, p) => Math.min(least, over(p)), Infinity);
        if (low >= mover.tall * HEAD) {
          if (!ceiling || low < ceiling.room) ceiling = { solid, room: low };
        } else press(solid, headroom - away);
      }
    }
    const plate = inBand(freeStep + ONE_FLOOR, freeStep + BASE_PLATE);
    if (plate.length === 0) continue;
    const shape = overBase(mover, plate, CONTACT / 2);
    if (shape) press(solid, mover.round ? (1 - distanceTo(shape)) * narrow : narrow - distanceTo(shape) * narrow);
  }
  return { ceiling, pressed };
}

function reachAlong({ frame, halfX, halfZ, round }: Mover, x: number, z: number): Millimetres {
  const a = Math.abs(x * frame.x.x + z * frame.x.z) * halfX;
  const b = Math.abs(x * frame.z.x + z * frame.z.z) * halfZ;
  return round ? Math.sqrt(a * a + b * b) : a + b;
}

function hinderedByModels({ board }: MoveGround, mover: Mover, { x, z }: PlanPoint, height: Millimetres): readonly Hindrance[] {
  const stood = { ...mover.model, pose: { at: { x, y: height, z }, facing: mover.model.pose.facing } };
  const found: Hindrance[] = [];
  for (const other of Object.values(board.models).sort((a, b) => (a.id < b.id ? -1 : 1))) {
    if (other.id === mover.model.id) continue;
    const { at } = other.pose;
    const meets = height + mover.tall > at.y + CONTACT && height < at.y + heightInStance(other, other.stance) - CONTACT;
    if (meets && basesOverlap(stood, other)) {
      const missing = Math.max(CONTACT, -gapOfPlates(flattened(basePlateOf(stood)), flattened(basePlateOf(other))));
      found.push({ kind: 'in-the-way', by: { kind: 'model', model: other.id }, missing });
      continue;
    }
    const kept = mover.policy.keepsFrom.find(({ model }) => model === other.id);
    if (!kept) continue;
    const { distance } = closestOfPlates(basePlateOf(stood), basePlateOf(other));
    if (distance < kept.gap - LIMIT_ROUNDING) found.push({ kind: 'too-near', to: other.id, missing: kept.gap - distance });
  }
  return found;
}
