import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Waypoint } from '../movement-queries.ts';
import type { Bend } from './bend.ts';
import type { GroundLadder } from './move-ground.ts';
import { heightOfLadder, pointOfLadder } from './on-ladders.ts';
import type { WayPricing } from './price-way.ts';
import type { StretchPricing } from './stretch-pricing.ts';
import { planDistance } from './traced-way.ts';

/** Floors beside a ladder are looked for so far from it, all round. */
const BESIDE: readonly PlanPoint[] = [
  { x: 0, z: 0 },
  { x: 12, z: 0 },
  { x: -12, z: 0 },
  { x: 0, z: 12 },
  { x: 0, z: -12 },
];
/** Heights that differ by less are one floor. */
const ONE_FLOOR: Millimetres = 3;

/** Where a ladder is joined and left: at both its ends, and at the floors to stand on that it goes past. Ascending, over its foot. */
export function landingsOf(pricing: WayPricing, ladder: GroundLadder): readonly Millimetres[] {
  const whole = heightOfLadder(ladder);
  const heights: Millimetres[] = [0, whole];
  for (const { x, z } of BESIDE) {
    for (const share of [0, 0.5, 1]) {
      const at = pointOfLadder(ladder, whole * share);
      for (const floor of pricing.floors(at.x + x, at.z + z)) {
        // a rung is no floor that one steps off to
        if (!floor.standable) continue;
        const height = floor.height - ladder.foot.y;
        if (height > 0 && height < whole && heights.every((known) => Math.abs(known - height) > ONE_FLOOR)) heights.push(height);
      }
    }
  }
  return heights.sort((a, b) => a - b);
}

/** The bends at all landings of a ladder for someone who comes to it from a bend of the ground; none where it cannot be joined from there. */
export function bendsOnLadder(
  pricing: StretchPricing,
  from: Bend,
  ladder: GroundLadder,
  landings: readonly Millimetres[],
  allowance: number,
): readonly Bend[] {
  const nearest = Math.min(planDistance(from.node.at, ladder.foot), planDistance(from.node.at, ladder.head));
  if (from.node.cost + nearest > allowance + NEAR_ENOUGH) return [];
  const joined = joinAt(pricing, from, ladder, allowance);
  return landings.flatMap((height): readonly Bend[] => {
    const place: Waypoint = { kind: 'ladder', piece: ladder.piece, ladder: ladder.ladder, height };
    const along = joined && pricing.stretch(joined.place, place);
    if (!joined || !along || along.barred) return [];
    const cost = joined.node.cost + along.cost;
    if (cost > allowance) return [];
    return [{ place, node: { at: pointOfLadder(ladder, height), along: 0, cost }, on: joined.on, before: joined, turn: null }];
  });
}

/** A ladder is joined from this far, whatever the rules: base and reach together. */
const NEAR_ENOUGH: Millimetres = 60;

/** On a ladder at the height of the ground from which it is come to. */
function joinAt(pricing: StretchPricing, from: Bend, ladder: GroundLadder, allowance: number): Bend | null {
  if (from.place.kind === 'ladder') return from.place.ladder === ladder.ladder && from.place.piece === ladder.piece ? from : null;
  const height = Math.max(0, Math.min(heightOfLadder(ladder), from.node.at.y - ladder.foot.y));
  const place: Waypoint = { kind: 'ladder', piece: ladder.piece, ladder: ladder.ladder, height };
  const found = pricing.stretch(from.place, place);
  const cost = from.node.cost + found.cost;
  if (found.barred || cost > allowance) return null;
  return {
    place,
    node: { at: pointOfLadder(ladder, height), along: 0, cost },
    on: { kind: 'ladder', piece: ladder.piece, ladder: ladder.ladder },
    before: from,
    turn: null,
  };
}
