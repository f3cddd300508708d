import type { Model } from '../../board/model.ts';
import type { ObjectiveId } from '../../identity/ids.ts';
import { distanceToEdge } from '../../space/distance-to-edge.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { heightInStance } from '../measure/body-on-board.ts';
import { basePlateOf } from '../measure/contact-shapes.ts';
import { flattened, solidified } from '../measure/convex-shape.ts';
import type { Hindrance } from '../movement-queries.ts';
import { groundTaken } from './footing.ts';
import { gapWhenPushed } from './gap-of-plates.ts';
import type { PlanLine } from './local-triangles.ts';
import type { Mover } from './mover.ts';
import type { Bit } from './way-profile.ts';

/** The first place of a line at which another model is in the way, or nearer than it may be. */
export interface MetModel {
  readonly at: Millimetres;
  readonly hindrance: Hindrance;
}

/** Another model, and how near one may come to it. */
export interface Neighbour {
  readonly model: Model;
  /** It is what stands at this objective. */
  readonly mark?: ObjectiveId;
  /** How far the ground that it takes reaches from its middle at most. */
  readonly reach: Millimetres;
  readonly tall: Millimetres;
  /** How near the mover may come, base to base; below 0 only bases that press into each other count. */
  readonly gap: Millimetres;
}

/** Models that the mover may not press into, and those that it keeps away from. */
export function neighboursOf({ others, policy }: Mover): readonly Neighbour[] {
  const keepsFrom = new Map(policy.keepsFrom.map((one) => [one.model, one.gap]));
  return others
    .filter(({ model, mark }) => mark !== undefined || !policy.passesThrough.includes(model.id))
    .map(({ model, reach, mark }) => ({
      model,
      ...(mark === undefined ? {} : { mark }),
      reach,
      tall: heightInStance(model, model.stance),
      gap: (mark === undefined ? keepsFrom.get(model.id) : undefined) ?? -CONTACT,
    }));
}

/**
 * Which model bars a line that is walked as `bits` tell? What the mover is too near to at the start does not bar it while it comes no nearer.
 * @clause SK-MODEL-12, BT-MOVE-5, 8, 16
 */
export function firstModelMet(
  neighbours: readonly Neighbour[],
  mover: Mover,
  line: PlanLine,
  bits: readonly Bit[],
  atStart: boolean,
): MetModel | null {
  let first: MetModel | null = null;
  const reached = bits.reduce((most, bit) => Math.max(most, bit.kind === 'go' ? bit.to : bit.at), 0);
  for (const neighbour of neighbours) {
    const { at } = neighbour.model.pose;
    const end = { x: line.from.x + line.way.x * reached, z: line.from.z + line.way.z * reached };
    const away = distanceToEdge(at.x, at.z, line.from.x, line.from.z, end.x, end.z);
    if (away > mover.reach + neighbour.reach + Math.max(0, neighbour.gap)) continue;
    const gapAt = gapAlong(mover, line, neighbour.model);
    if (!gapAt) continue;
    for (const bit of bits) {
      if (bit.kind !== 'go' || (first && bit.from >= first.at)) continue;
      const limit = limitAt(neighbour, mover, bit.floor);
      if (limit === null) continue;
      const found = firstBelow(gapAt, limit, Math.max(0, limit), bit.from, bit.to, atStart && bit.from === 0);
      if (!found || (first && found.at >= first.at)) continue;
      const missing = limit - found.least;
      const hindrance: Hindrance =
        neighbour.mark !== undefined
          ? { kind: 'mark-in-the-way', mark: neighbour.mark, missing }
          : neighbour.gap > 0
            ? { kind: 'too-near', to: neighbour.model.id, missing }
            : { kind: 'in-the-way', by: { kind: 'model', model: neighbour.model.id }, missing };
      first = { at: found.at, hindrance };
    }
  }
  return first;
}

/** How near bases may come in plan where the mover is so high; null where heights keep them apart. */
function limitAt({ model, tall, gap }: Neighbour, mover: Mover, floor: readonly [number, number]): number | null {
  const low = Math.min(floor[0], floor[1]);
  const high = Math.max(floor[0], floor[1]);
  const { y } = model.pose.at;
  if (gap <= 0) return high + mover.tall <= y + CONTACT || low >= y + tall - CONTACT ? null : gap;
  const rise = y < low ? low - y : y > high ? y - high : 0;
  if (rise >= gap) return null;
  return Math.sqrt(gap * gap - rise * rise);
}

/** The gap between two bases, seen from above, with the mover at a place of the line; null for a model without ground of its own. */
function gapAlong(mover: Mover, { from, way }: PlanLine, other: Model): ((s: number) => number) | null {
  const { at } = other.pose;
  const taken = groundTaken(other);
  if (!(taken.halfX > 0)) return null;
  const dx = at.x - from.x;
  const dz = at.z - from.z;
  if (mover.round && mover.halfX === mover.halfZ && taken.round && taken.halfX === taken.halfZ) {
    const along = dx * way.x + dz * way.z;
    const aside = dz * way.x - dx * way.z;
    return (s) => Math.sqrt((along - s) * (along - s) + aside * aside) - mover.halfX - taken.halfX;
  }
  const plate = basePlateOf(other);
  const own = basePlateOf({ ...mover.model, pose: { ...mover.model.pose, at: { x: from.x, y: 0, z: from.z } } });
  const plates = [solidified(flattened(own)), solidified(flattened(plate))] as const;
  return (s) => gapWhenPushed(own.form, plate.form, plates, { x: -way.x * s, z: -way.z * s });
}

/** Halvings and thirds of a stretch: to far less than a contact. */
const SEARCH_STEPS = 60;

/** Where a gap, which falls and then rises along a line, begins to be less than what is touched, if it falls below a limit. */
function firstBelow(
  gapAt: (s: number) => number,
  limit: number,
  touched: number,
  from: number,
  to: number,
  atStart: boolean,
): { readonly at: number; readonly least: number } | null {
  // a gap changes by no more than the way that is gone
  if (gapAt((from + to) / 2) - (to - from) / 2 > Math.max(limit, touched)) return null;
  const below = (gap: number) => gap < limit - 1e-7;
  const touches = (gap: number) => gap < touched - 1e-7;
  let [low, high] = [from, to];
  for (let step = 0; step < SEARCH_STEPS && high - low > 1e-9; step++) {
    const one = low + (high - low) / 3;
    const other = high - (high - low) / 3;
    const [gapOfOne, gapOfOther] = [gapAt(one), gapAt(other)];
    // it is least between the ends, and nowhere there by more less than the way to there
    if (Math.min(gapOfOne, gapOfOther) - (high - low) / 3 > Math.max(limit, touched)) return null;
    if (gapOfOne <= gapOfOther) high = other;
    else low = one;
  }
  const nearest = (low + high) / 2;
  const [first, ...others] = [from, nearest, to].map((at) => ({ at, gap: gapAt(at) }));
  const closest = others.reduce((best, one) => (one.gap < best.gap ? one : best), first!);
  const least = closest.gap;
  if (!below(least)) return null;
  if (touches(first!.gap)) {
    if (atStart && first!.gap <= least + 1e-7) return null;
    return { at: from, least };
  }
  let [free, met] = [from, closest.at];
  for (let step = 0; step < SEARCH_STEPS && met - free > 1e-9; step++) {
    const middle = (free + met) / 2;
    if (touches(gapAt(middle))) met = middle;
    else free = middle;
  }
  return { at: free, least };
}
