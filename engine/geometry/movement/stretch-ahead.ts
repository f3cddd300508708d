import type { Millimetres } from '../../space/quantity.ts';
import type { LegKind, Waypoint } from '../movement-queries.ts';
import type { WayPricing } from './price-way.ts';
import type { PricedStretch } from './stretch-pricing.ts';
import { planDistance } from './traced-way.ts';

const CLIMBS: readonly LegKind[] = ['climb', 'descend', 'cross'];
/** So far beyond where it is climbed the floor is looked for that one could have stayed on. */
const BEYOND: Millimetres = 0.5;
/** A floor so near to a height is the one that one comes from. */
const ONE_FLOOR: Millimetres = 3;
/** So much farther on foot is worth staying on the floor. */
const FARTHER: Millimetres = 1;

/**
 * A stretch straight ahead, for the sake of all the places along it and not only of its end: a way to the end may climb at once what lies overhead, because something low is in the
 * way farther on. Where the floor goes on under what is climbed, and one comes farther on it, it is gone on foot.
 */
export function stretchAhead(pricing: WayPricing, from: Waypoint, to: Waypoint): PricedStretch {
  const found = pricing.stretch(from, to);
  const climb = found.legs.find(({ kind }) => CLIMBS.includes(kind));
  if (!climb || from.kind !== 'ground' || to.kind !== 'ground') return found;
  const before = planDistance(from.at, climb.from);
  const length = planDistance(from.at, to.at);
  if (!(length > before + BEYOND)) return found;
  const share = (before + BEYOND) / length;
  const [x, z] = [from.at.x + (to.at.x - from.at.x) * share, from.at.z + (to.at.z - from.at.z) * share];
  if (!pricing.floors(x, z).some(({ height }) => Math.abs(height - climb.from.y) < ONE_FLOOR)) return found;
  const walked = pricing.onFoot(from, to);
  const end = walked.legs.at(-1)?.to ?? from.at;
  return planDistance(from.at, end) > before + FARTHER ? walked : found;
}
