import type { Millimetres } from '../../space/quantity.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { type BoardPoint, between } from '../../space/vec3.ts';
import type { MoveFinding, MoveLeg, StandFinding, StopFinding, Waypoint } from '../movement-queries.ts';
import type { MoveGround } from './move-ground.ts';
import { ladderOf } from './on-ladders.ts';
import type { WayPricing } from './price-way.ts';

/** Costs this near to an allowance are within it: rounding of a sum of legs. */
const ROUNDING = 1e-9;
/** Back from a place where one cannot stand, the way is looked through in steps of this. */
const BACK_STEP: Millimetres = 1;
/** And the border between standing and not is found to this. */
const ACCURACY: Millimetres = 1e-9;

/**
 * How far along a way does an allowance lead? To the last place on it that is not dearer and where one may end: standing, or at any height of a ladder.
 * Nothing is stopped on part-way that cannot be parted.
 * @clause SK-CLIMB-4, 10, 14, SK-LADDER-3, SK-MOVE-18
 */
export function stopAlong(
  ground: MoveGround,
  pricing: WayPricing,
  from: Waypoint,
  move: MoveFinding,
  allowance: number,
): StopFinding {
  const { legs } = move;
  let spent = 0;
  let count = 0;
  while (count < legs.length && spent + legs[count]!.cost <= allowance + ROUNDING) spent += legs[count++]!.cost;
  const next = legs[count];
  const left = allowance - spent;
  if (next?.divisible && left > ROUNDING) {
    const found = lastOn(ground, pricing, next, left / next.cost, spent);
    if (found) return found;
  }
  for (let i = count - 1; i >= 0; i--) {
    const leg = legs[i]!;
    const found = leg.divisible ? lastOn(ground, pricing, leg, 1, spent - leg.cost) : standing(pricing, leg.to, spent);
    if (found) return found;
    spent -= leg.cost;
  }
  return { at: from, cost: 0, stand: from.kind === 'ground' ? standAt(pricing, from.at) : null };
}

function standAt({ stands }: WayPricing, at: BoardPoint): StandFinding | null {
  let best: StandFinding | null = null;
  for (const one of stands(at.x, at.z)) if (!best || Math.abs(one.at.y - at.y) < Math.abs(best.at.y - at.y)) best = one;
  return best;
}

/** So far from the height of the way a place to stand is the same place. */
const SAME_PLACE: Millimetres = 1e-3;

function standing(pricing: WayPricing, at: BoardPoint, cost: number): StopFinding | null {
  const stand = standAt(pricing, at);
  if (!stand || stand.hindered.length > 0 || Math.abs(stand.at.y - at.y) > SAME_PLACE) return null;
  return { at: { kind: 'ground', at: stand.at }, cost, stand };
}

/** The last place on a leg, up to a share of it, where one may end. */
function lastOn(ground: MoveGround, pricing: WayPricing, leg: MoveLeg, share: number, spent: number): StopFinding | null {
  if (leg.on.kind === 'ladder') {
    const { foot } = ladderOf(ground, leg.on);
    const { y } = between(leg.from, leg.to, share);
    const { piece, ladder } = leg.on;
    return { at: { kind: 'ladder', piece, ladder, height: y - foot.y }, cost: spent + leg.cost * share, stand: null };
  }
  const at = (t: number): StopFinding | null => standing(pricing, between(leg.from, leg.to, t), spent + leg.cost * t);
  const found = at(share);
  if (found) return found;
  const step = BACK_STEP / Math.max(leg.length, BACK_STEP);
  let beyond = share;
  for (let t = share - step; ; t -= step) {
    const here = Math.max(0, t);
    const stop = at(here);
    if (stop) {
      let [stands, falls] = [here, beyond];
      while ((falls - stands) * leg.length > ACCURACY) {
        const middle = (stands + falls) / 2;
        if (at(middle)) stands = middle;
        else falls = middle;
      }
      // what a base only touches it may press into by half a contact: back to where it touches
      const touching = Math.max(0, stands - CONTACT / 2 / leg.length);
      return at(touching) ?? at(stands)!;
    }
    if (t <= 0) return null;
    beyond = here;
  }
}
