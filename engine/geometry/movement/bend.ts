import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Carrier, Waypoint } from '../movement-queries.ts';
import type { MoveGround } from './move-ground.ts';
import { ladderOf, pointOfLadder } from './on-ladders.ts';
import { placeOf, type WayPricing } from './price-way.ts';
import type { TracedNode } from './traced-way.ts';

/** A place that cheapest ways turn at, or begin. */
export interface Bend {
  readonly place: Waypoint;
  readonly node: TracedNode;
  readonly on: Carrier;
  readonly before: Bend | null;
  /** Straight on from where the way comes, and the side it turns to there; null where it may go on in every direction. */
  readonly turn: { readonly towards: PlanPoint; readonly side: 1 | -1 } | null;
  /** The line of a narrow passage that it lines up with, gone either way. @shape a unit direction */
  readonly ahead?: PlanPoint;
}

/** A model stands on what is so near under or over its place. */
const ONE_FLOOR: Millimetres = 3;

/** Where a mover stands now, or hangs on a ladder. */
export function startOf(ground: MoveGround, pricing: WayPricing): Bend {
  const place = placeOf(pricing.mover);
  if (place.kind === 'ladder') {
    const at = pointOfLadder(ladderOf(ground, place), place.height);
    return {
      place,
      node: { at, along: 0, cost: 0 },
      on: { kind: 'ladder', piece: place.piece, ladder: place.ladder },
      before: null,
      turn: null,
    };
  }
  const { at } = place;
  const under = pricing.floors(at.x, at.z).find(({ height }) => Math.abs(height - at.y) < ONE_FLOOR);
  return { place, node: { at, along: 0, cost: 0 }, on: under?.on ?? { kind: 'table' }, before: null, turn: null };
}
