import type { Model } from '../../board/model.ts';
import { convexHull } from '../../space/convex-hull.ts';
import { frameOfPose, outOfFrame } from '../../space/frame.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { PushFinding, PushQuery, PushWay } from '../driving-queries.ts';
import { modelOf } from '../measure/board-things.ts';
import { heightInStance } from '../measure/body-on-board.ts';
import { basePlateOf } from '../measure/contact-shapes.ts';
import { flattened, solidified } from '../measure/convex-shape.ts';
import type { MoveGround } from '../movement/move-ground.ts';
import { openPricing, type WayPricing } from '../movement/price-way.ts';
import type { StandFinding } from '../movement-queries.ts';
import { slabsOf } from './hull-slabs.ts';
import { outlineOf, reachAlong } from './plan-shape.ts';

/** A convex shape seen from above: how far it reaches in a direction, and the directions in which that changes abruptly or is least. */
interface Ground {
  readonly reach: (n: PlanPoint) => number;
  readonly turns: readonly PlanPoint[];
}

/** What overlaps by less than this only touches, and directions nearer than this are one. */
const TOUCHING = 1e-6;
/** So many directions are looked along for ways of shapes without corners, before each is narrowed down. */
const DIRECTIONS = 96;
const HALVINGS = 60;
/** A way is the shortest of its neighbours if those turned by so much to both sides are no shorter. */
const ASIDE = 1e-4;

/**
 * By which shortest ways can a model be moved out of the ground that a vehicle stands on, base or hull out of hull? A way is told for every direction in which
 * none beside it is shorter. For outlines with corners and for discs they are exact: square to a side, or away from a corner.
 * @clause SK-COLL-4, SK-COLL-7, SK-CLIMB-17 @edge what only touches the vehicle, or stands over or under it, does not overlap it
 * @breaks the board has not got one of the two
 */
export function findPushOut(ground: MoveGround, { model: id, outOf, policy }: PushQuery): PushFinding {
  const pushed = modelOf(ground.board, id);
  const vehicle = modelOf(ground.board, outOf);
  const under = groundOfVehicle(vehicle, pushed);
  const ways = under ? shortestWays(under, groundOf(pushed)) : [];
  if (ways.length === 0) return { overlaps: false, ways: [] };
  const pricing = openPricing(ground, id, policy);
  const { at } = pushed.pose;
  return {
    overlaps: true,
    ways: ways.map(({ n, length }): PushWay => {
      const to = { x: at.x + n.x * length, y: at.y, z: at.z + n.z * length };
      const all = pricing.stands(to.x, to.z);
      const level = all.filter((one) => Math.abs(one.at.y - at.y) <= policy.freeStep);
      const best = level.find(isFree) ?? level[0];
      if (best && (isFree(best) || best.hindered.some(({ kind }) => kind !== 'tips')))
        return { to: best.at, length, towards: n, blockedBy: best.hindered, fall: null };
      // whoever finds no hold there falls to where the next one down is
      const below = landingFrom(pricing, to, n, policy.freeStep);
      if (below) return { to: below.at, length, towards: n, blockedBy: [], fall: { drop: at.y - below.at.y, onto: below.on } };
      const blockedBy = best?.hindered ?? [{ kind: 'tips' as const, supported: 0, missing: 0 }];
      return { to: best?.at ?? to, length, towards: n, blockedBy, fall: null };
    }),
  };
}

/** So far beyond what he falls from somebody comes to lie at most, in half sizes of his base, and that is found to this. */
const BEYOND = 2;
const LANDING_STEP: Millimetres = 1;
const LANDING_ROUNDING: Millimetres = 0.001;

/** The nearest place on in the same direction where he stands lower down, the highest there; null where there is none within a base. */
function landingFrom(pricing: WayPricing, from: BoardPoint, n: PlanPoint, step: Millimetres): StandFinding | null {
  const lowerAt = (far: Millimetres): StandFinding | null =>
    pricing
      .stands(from.x + n.x * far, from.z + n.z * far)
      .filter((one) => one.at.y < from.y - step && isFree(one))
      .at(-1) ?? null;
  for (let far = 0; far <= BEYOND * pricing.mover.reach; far += LANDING_STEP) {
    let found = lowerAt(far);
    if (!found) continue;
    let [no, yes] = [Math.max(0, far - LANDING_STEP), far];
    while (far > 0 && yes - no > LANDING_ROUNDING) {
      const nearer = lowerAt((no + yes) / 2);
      if (nearer) [yes, found] = [(no + yes) / 2, nearer];
      else no = (no + yes) / 2;
    }
    return found;
  }
  return null;
}

const isFree = ({ hindered }: StandFinding): boolean => hindered.length === 0;

/** The ground under all of a vehicle that stands as high as the other does; null where nothing does. @frame board */
function groundOfVehicle(vehicle: Model, other: Model): Ground | null {
  const low = other.pose.at.y - vehicle.pose.at.y;
  const high = low + heightInStance(other, other.stance);
  const slabs = slabsOf(vehicle).filter((slab) => slab.low < high && slab.high > low);
  const corners = convexHull(slabs.flatMap(({ outline }) => outline.corners));
  return corners.length > 2 ? cornered(vehicle, corners) : null;
}

/** What a model stands on: hull of a vehicle, base of everybody else. @frame board */
function groundOf(model: Model): Ground {
  if (model.body.kind === 'vehicle') {
    return cornered(model, convexHull(slabsOf(model).flatMap(({ outline }) => outline.corners)));
  }
  const { base } = model;
  if (base.kind === 'rectangle') {
    const [x, z] = [base.width / 2, base.depth / 2];
    return cornered(model, convexHull([-x, x].flatMap((left) => [-z, z].map((ahead) => ({ x: left, z: ahead })))));
  }
  const plate = solidified(flattened(basePlateOf(model)));
  const reach = (n: PlanPoint): number => {
    const far = plate.farthest({ x: n.x, y: 0, z: n.z });
    return far.x * n.x + far.z * n.z;
  };
  return { reach, turns: base.kind === 'oval' ? everyDirection() : [] };
}

function cornered(model: Model, corners: readonly PlanPoint[]): Ground {
  const frame = frameOfPose(model.pose);
  const onBoard = (p: PlanPoint): PlanPoint => {
    const { x, z } = outOfFrame(frame, { x: p.x, y: 0, z: p.z });
    return { x, z };
  };
  const outline = outlineOf(convexHull(corners.map(onBoard)));
  return { reach: (n) => reachAlong(outline.corners, n)[1], turns: outline.sides.map(({ n }) => n) };
}

interface Way {
  readonly n: PlanPoint;
  readonly length: number;
}

/** All ways out that no way beside them undercuts, the shortest first; none where the two do not overlap. */
function shortestWays(from: Ground, other: Ground): readonly Way[] {
  const lengthOf = (n: PlanPoint): number => from.reach(n) + other.reach(opposite(n));
  const known = [...from.turns, ...other.turns.map(opposite)];
  const smooth = other.turns.length === 0 ? everyDirection() : [];
  const looked = [...known, ...smooth].map((n) => ({ n, length: lengthOf(n) }));
  // between two sides the shortest way leads away from a corner, which is smooth
  const ways = [...looked, ...narrowDown(looked, lengthOf)];
  if (ways.some(({ length }) => length <= TOUCHING)) return [];
  const least = ways.filter(({ n, length }) =>
    [ASIDE, -ASIDE].every((turn) => lengthOf(turnedBy(n, turn)) >= length - TOUCHING * ASIDE),
  );
  least.sort((a, b) => a.length - b.length || a.n.x - b.n.x || a.n.z - b.n.z);
  return least.filter(({ n }, i) => !least.slice(0, i).some((one) => apartBy(one.n, n) < 2 * ASIDE));
}

/** Between each two directions that lie side by side, the one with the shortest way. */
function narrowDown(looked: readonly Way[], lengthOf: (n: PlanPoint) => number): readonly Way[] {
  const round = [...looked].sort((a, b) => turnOf(a.n) - turnOf(b.n));
  return round.map(({ n }, i) => {
    let low = n;
    let high = round[(i + 1) % round.length]!.n;
    for (let step = 0; step < HALVINGS; step++) {
      const middle = halfway(low, high);
      const [left, right] = [halfway(low, middle), halfway(middle, high)];
      if (lengthOf(left) <= lengthOf(right)) high = right;
      else low = left;
    }
    const best = halfway(low, high);
    return { n: best, length: lengthOf(best) };
  });
}

const opposite = ({ x, z }: PlanPoint): PlanPoint => ({ x: -x, z: -z });
const unitOf = ({ x, z }: PlanPoint): PlanPoint => {
  const size = Math.sqrt(x * x + z * z);
  return { x: x / size, z: z / size };
};
const turnedBy = ({ x, z }: PlanPoint, tangent: number): PlanPoint => unitOf({ x: x - z * tangent, z: z + x * tangent });
const halfway = (a: PlanPoint, b: PlanPoint): PlanPoint => unitOf({ x: a.x + b.x, z: a.z + b.z });
const apartBy = (a: PlanPoint, b: PlanPoint): number => Math.abs(a.x - b.x) + Math.abs(a.z - b.z);

/** Grows with the angle of a direction, once round from 0 to 4. */
function turnOf({ x, z }: PlanPoint): number {
  const part = z / (Math.abs(x) + Math.abs(z));
  return x >= 0 ? (part + 4) % 4 : 2 - part;
}

/** Directions all round, nearly alike apart: along the sides of a square. */
function everyDirection(): readonly PlanPoint[] {
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const round = (4 * (i + 0.5)) / DIRECTIONS;
    const side = Math.floor(round);
    const along = 2 * (round - side) - 1;
    const at = [
      { x: 1, z: along },
      { x: -along, z: 1 },
      { x: -1, z: -along },
      { x: along, z: -1 },
    ] as const;
    return unitOf(at[side]!);
  });
}
