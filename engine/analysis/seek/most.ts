import { compareShares } from '../../geometry/visibility/share.ts';
import type { ShareBounds } from '../../space/quantity.ts';
import type { Figures } from '../field-patch.ts';

/** So many places of which nothing is known. */
export const unknown = (count: number): Figures => ({
  atLeast: new Float64Array(count).fill(Number.NaN),
  atMost: new Float64Array(count).fill(Number.NaN),
});

/** Keeps the larger of what is known of a place and this share, as a looker with several eyes is told to see what its best eye sees. */
export function keepMost({ atLeast, atMost }: Figures, place: number, share: ShareBounds): void {
  const known = { atLeast: atLeast[place]!, atMost: atMost[place]! };
  if (!Number.isNaN(known.atLeast) && compareShares(known, share) <= 0) return;
  atLeast[place] = share.atLeast;
  atMost[place] = share.atMost;
}
