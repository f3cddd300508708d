import { basesOverlap } from '../../board/base-overlap.ts';
import type { PieceId } from '../../identity/ids.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { liesIn } from '../cover/plan-shape.ts';
import { heightInStance } from '../measure/body-on-board.ts';
import { closestOfPlates } from '../measure/closest-points.ts';
import { basePlateOf } from '../measure/contact-shapes.ts';
import { flattened } from '../measure/convex-shape.ts';
import type { Hindrance, StandFinding } from '../movement-queries.ts';
import { areaOf, type ConvexPolygon } from '../visibility/convex-polygon.ts';
import { carriedShape, heightOver, tableUnder, tiltOf } from './carried-shape.ts';
import { type Support, supportOf } from './disc-support.ts';
import { gapOfPlates } from './gap-of-plates.ts';
import {
  type Corner,
  cornersOf,
  cut,
  distanceTo,
  isFit,
  type Level,
  LIMIT_ROUNDING,
  levelsOver,
  ONE_FLOOR,
  overBase,
  trianglesAbout,
} from './levels-under-base.ts';
import type { LocalTriangle } from './local-triangles.ts';
import { carrierOf, type MoveGround, TABLE } from './move-ground.ts';
import type { Mover } from './mover.ts';
import { type Apart, addApart } from './shapes-apart.ts';
import type { PlaceToStand } from './stretch-pricing.ts';
import type { SurelyCarried } from './surely-carried.ts';
import { BASE_PLATE } from './swept-base.ts';

/**
 * Where over one another can a base be set down, and may it stay there? It lies in the plane of the ground under its middle, tilted with a slope; where there
 * is none, on level faces that reach round its middle. Supported is what lies within a little of that plane.
 * @edge lowest first, and among them some where the base cannot be set down: nothing is worked out before it is asked
 * @clause SK-CLIMB-6, SK-GEOM-12, 13, 14 @frame board
 */
export function placesToStand(
  ground: MoveGround,
  mover: Mover,
  at: PlanPoint,
  accept: (solid: number) => boolean,
  isSurelyCarried: SurelyCarried,
): readonly PlaceToStand[] {
  const aside = Math.max(mover.reach, mover.policy.headroom);
  return levelsOver(ground, mover, at, accept, aside).map((level): PlaceToStand => {
    const near = whatIsNear(ground, mover, level, at, accept);
    let finding: StandFinding | null | undefined;
    let isFree: boolean | undefined;
    const find = (): StandFinding | null => {
      if (finding === undefined) finding = level.isOpen() ? standOn(ground, mover, near, level, at) : null;
      return finding;
    };
    return {
      height: level.height,
      on: carrierOf(ground, level.solid),
      canBeSetDown: () => level.isOpen() && (level.walked || level.solid === TABLE || find() !== null),
      finding: find,
      isFree() {
        if (finding !== undefined) return finding?.hindered.length === 0;
        isFree ??= level.isOpen() && isFreeOn(ground, mover, near, level, at, isSurelyCarried);
        return isFree;
      },
    };
  });
}

/** What lies about a place at the height of a level: ground that may carry, and all else that may be pressed into. Each is gathered when it is asked for. */
interface NearLevel {
  carriers(): readonly LocalTriangle[];
  others(): readonly LocalTriangle[];
}

function whatIsNear(
  ground: MoveGround,
  mover: Mover,
  level: Level,
  at: PlanPoint,
  accept: (solid: number) => boolean,
): NearLevel {
  const { headroom, freeStep, stability } = mover.policy;
  const aside = Math.max(mover.reach, headroom);
  const tilt = tiltOf(level, mover);
  const { height } = level;
  const carried = stability.sameHeight + tilt;
  return {
    carriers: () => trianglesAbout(ground, mover, at, mover.reach, accept, 'ground', [height - carried, height + carried]),
    others: () =>
      trianglesAbout(ground, mover, at, aside, accept, 'not-ground', [height + freeStep - tilt, height + mover.tall + tilt]),
  };
}

/** What of the ground about a level lies under the base, piece by piece; the pieces may overlap. */
function carriersOf(ground: MoveGround, mover: Mover, near: NearLevel, level: Level, at: PlanPoint): readonly ConvexPolygon[] {
  const shapes: ConvexPolygon[] = [];
  const carry = (corners: readonly Corner[]) => {
    const shape = carriedShape(mover, level, corners);
    if (shape) shapes.push(shape);
  };
  for (const triangle of near.carriers()) if (isFit(ground, triangle.solid)) carry(cornersOf(triangle));
  const table = tableUnder(ground, mover, at);
  if (table) carry(table);
  return shapes;
}

/** How much of the base is carried. */
function supportBy(mover: Mover, carriers: readonly ConvexPolygon[]): Support {
  const shapes: Apart[] = [];
  for (const carrier of carriers) addApart(shapes, carrier);
  return supportOf(
    shapes.map(({ shape }) => shape),
    mover.round,
  );
}

/** Does it tip even if its carriers did not overlap and all of them were under it? */
function isSurelyTipping({ policy, round }: Mover, carriers: readonly ConvexPolygon[]): boolean {
  const most = carriers.reduce((sum, carrier) => sum + areaOf(carrier), 0) / (round ? Math.PI : 4);
  return most < policy.stability.supported - 10 * LIMIT_ROUNDING;
}

const isTipping = ({ policy }: Mover, { share, inside }: Support): boolean =>
  share < policy.stability.supported - LIMIT_ROUNDING || inside < -LIMIT_ROUNDING;

export function impassableAt(ground: MoveGround, { policy }: Mover, level: Level, at: PlanPoint): PieceId | undefined {
  const piece = level.solid === TABLE ? null : ground.solids[level.solid]!.piece;
  if (piece?.traits.impassable === true) return piece.id;
  return ground.areas.find(
    ({ piece: { traits }, footprint, top }) =>
      traits.impassable && level.height <= top + policy.freeStep && footprint.some((polygon) => liesIn(polygon, at)),
  )?.piece.id;
}

/** How far the base hangs over the edge of the table. */
export function beyondTable({ board: { size } }: MoveGround, mover: Mover, at: PlanPoint): Millimetres {
  return Math.max(
    reachAlong(mover, 1, 0) + Math.abs(at.x) - size.width / 2,
    reachAlong(mover, 0, 1) + Math.abs(at.z) - size.depth / 2,
  );
}

/** Whether nothing would hinder it: what is asked first is what is told soonest. */
function isFreeOn(
  ground: MoveGround,
  mover: Mover,
  near: NearLevel,
  level: Level,
  at: PlanPoint,
  isSurelyCarried: SurelyCarried,
): boolean {
  return (
    isFit(ground, level.solid) &&
    beyondTable(ground, mover, at) <= CONTACT / 2 &&
    impassableAt(ground, mover, level, at) === undefined &&
    hinderedByModels(mover, at, level.height).length === 0 &&
    isClear(mover, pressedInto(mover, near, level, true)) &&
    (isSurelyCarried(level, at) ?? isCarried(mover, carriersOf(ground, mover, near, level, at)))
  );
}

const isCarried = (mover: Mover, carriers: readonly ConvexPolygon[]): boolean =>
  !isSurelyTipping(mover, carriers) && !isTipping(mover, supportBy(mover, carriers));

const isClear = (mover: Mover, { ceiling, pressed }: Pressed): boolean =>
  pressed.size === 0 && !(ceiling && ceiling.room < mover.tall - CONTACT);

function standOn(ground: MoveGround, mover: Mover, near: NearLevel, level: Level, at: PlanPoint): StandFinding | null {
  const { policy } = mover;
  const support = supportBy(mover, carriersOf(ground, mover, near, level, at));
  const { share, inside } = support;
  const narrow = Math.min(mover.halfX, mover.halfZ);
  if (!level.walked && level.solid !== TABLE && inside < -LIMIT_ROUNDING) return null;

  const hindered: Hindrance[] = [];
  if (isTipping(mover, support)) hindered.push({ kind: 'tips', supported: share, missing: Math.max(0, -inside * narrow) });
  if (!isFit(ground, level.solid)) hindered.push({ kind: 'not-standable', by: carrierOf(ground, level.solid) });
  const impassable = impassableAt(ground, mover, level, at);
  if (impassable !== undefined) hindered.push({ kind: 'impassable', piece: impassable });

  const { ceiling, pressed } = pressedInto(mover, near, level, false);
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
  hindered.push(...hinderedByModels(mover, at, level.height));
  const beyond = beyondTable(ground, mover, at);
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

/** What rises no more than this over a free step is one. */
export const OVER_STEP: Millimetres = ONE_FLOOR;

interface Pressed {
  /** The lowest thing over the head. */
  readonly ceiling: { readonly solid: number; readonly room: Millimetres } | null;
  /** What the base or the body presses into, and how far. */
  readonly pressed: ReadonlyMap<number, Millimetres>;
}

/** What hangs lower than this share of one's height is not over one's head but in one's way. */
const HEAD = 0.5;

/** @edge where one press is enough, what comes after the first is not looked for */
function pressedInto(mover: Mover, near: NearLevel, level: Level, isOneEnough: boolean): Pressed {
  const over = heightOver(level);
  const { freeStep, headroom } = mover.policy;
  const tilt = tiltOf(level, mover);
  const narrow = Math.min(mover.halfX, mover.halfZ);
  let ceiling: { solid: number; room: Millimetres } | null = null;
  const pressed = new Map<number, Millimetres>();
  const press = (solid: number, depth: Millimetres) => pressed.set(solid, Math.max(pressed.get(solid) ?? 0, depth));
  for (const triangle of near.others()) {
    const { y, solid } = triangle;
    const bottom = Math.min(y[0], y[1], y[2]);
    const high = Math.max(y[0], y[1], y[2]);
    if (high - level.height <= freeStep + OVER_STEP - tilt || bottom - level.height >= mover.tall - CONTACT + tilt) continue;
    if (isOneEnough && pressed.size > 0) break;
    const corners = cornersOf(triangle);
    const heights = corners.map(over);
    const top = Math.max(heights[0]!, heights[1]!, heights[2]!);
    if (top <= freeStep + OVER_STEP || Math.min(heights[0]!, heights[1]!, heights[2]!) >= mover.tall - CONTACT) continue;
    const inBand = (low: number, high: number) =>
      cut(
        cut(corners, (p) => over(p) - low),
        (p) => high - over(p),
      );
    const body = inBand(freeStep + OVER_STEP, mover.tall - CONTACT);
    if (body.length > 0) {
      const away = distanceTo(body.map(({ x, z }) => ({ x, y: z })));
      if (away < headroom - CONTACT / 2) {
        const low = body.reduce((least, p) => Math.min(least, over(p)), Infinity);
        if (low >= mover.tall * HEAD) {
          if (!ceiling || low < ceiling.room) ceiling = { solid, room: low };
        } else press(solid, headroom - away);
      }
    }
    const plate = inBand(freeStep + OVER_STEP, freeStep + BASE_PLATE);
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

export function hinderedByModels(mover: Mover, { x, z }: PlanPoint, height: Millimetres): readonly Hindrance[] {
  const stood = { ...mover.model, pose: { at: { x, y: height, z }, facing: mover.model.pose.facing } };
  const found: Hindrance[] = [];
  for (const { model: other, reach, mark } of mover.others) {
    const { at } = other.pose;
    const kept = mark === undefined ? mover.policy.keepsFrom.find(({ model }) => model === other.id) : undefined;
    const far = mover.reach + reach + Math.max(0, kept?.gap ?? 0);
    const [dx, dz] = [at.x - x, at.z - z];
    if (dx * dx + dz * dz > far * far) continue;
    const meets = height + mover.tall > at.y + CONTACT && height < at.y + heightInStance(other, other.stance) - CONTACT;
    if (meets && basesOverlap(stood, other)) {
      const missing = Math.max(CONTACT, -gapOfPlates(flattened(basePlateOf(stood)), flattened(basePlateOf(other))));
      found.push(
        mark === undefined
          ? { kind: 'in-the-way', by: { kind: 'model', model: other.id }, missing }
          : { kind: 'mark-in-the-way', mark, missing },
      );
      continue;
    }
    if (!kept) continue;
    const { distance } = closestOfPlates(basePlateOf(stood), basePlateOf(other));
    if (distance < kept.gap - LIMIT_ROUNDING) found.push({ kind: 'too-near', to: other.id, missing: kept.gap - distance });
  }
  return found;
}
