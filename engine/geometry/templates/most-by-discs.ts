import type { PlanPoint } from '../../space/polygon.ts';
import { CONTACT } from '../../space/tolerance.ts';

/** A disc about a middle: the template's middle lies within it, or not nearer than it, for something to be so. */
export interface Ring {
  readonly centre: PlanPoint;
  readonly radius: number;
}

/**
 * The most of some discs that a point can lie in at once, while it keeps out of others, lies in one of the third kind (anywhere where there are none of
 * these) and in all of the fourth. Whatever lies in them or out of them by less than CONTACT counts in favour, so that the true number is never larger.
 * @shape `places`: every place where two of their borders cross, and one on each
 */
export function mostInDiscs(
  places: readonly PlanPoint[],
  { wanted, shunned, within, reach }: Readonly<Record<'wanted' | 'shunned' | 'within' | 'reach', readonly Ring[]>>,
): number {
  const slack = 3 * CONTACT;
  const isIn = ({ centre, radius }: Ring, { x, z }: PlanPoint, by: number): boolean => {
    const dx = x - centre.x;
    const dz = z - centre.z;
    return dx * dx + dz * dz <= Math.max(0, radius + by) * Math.max(0, radius + by);
  };
  let most = 0;
  for (const place of places) {
    if (within.length > 0 && !within.some((ring) => isIn(ring, place, slack))) continue;
    if (!reach.every((ring) => isIn(ring, place, slack))) continue;
    if (shunned.some((ring) => isIn(ring, place, -slack))) continue;
    most = Math.max(most, wanted.filter((ring) => ring.radius >= 0 && isIn(ring, place, slack)).length);
  }
  return most;
}
