import type { Board } from '../../board/board.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import type { GapFinding, GapPart, GapQuery, ModelEnds, Place } from '../measure-queries.ts';
import type { Scene } from '../mesh/scene.ts';
import { closestOfParts } from './closest-of-parts.ts';
import { type ClosestPoints, swapped } from './closest-points.ts';
import { gapToSolids } from './gap-to-solids.ts';
import { partsOfPlace } from './parts-of-place.ts';

/**
 * How near is one place to another, and between which points? Of several places on a side the nearest counts.
 * @edge the same both ways to the bit; what touches or overlaps is 0 apart; of places equally near the one that was named first
 * @unit millimetres, exact but for rounding between bases and areas, ovals included; bodies to 1e-9
 * @breaks nothing to measure, or the solids of a piece against anything but a base, a head or a point
 */
export function findGap(board: Board, scene: Scene, { from, to, ends, part }: GapQuery): GapFinding {
  let best: GapFinding | null = null;
  for (const [i, one] of from.entries()) {
    for (const [j, other] of to.entries()) {
      const { distance, from: start, to: end } = between(board, scene, one, other, ends, part);
      if (best && best.distance <= distance) continue;
      best = { distance, from: start, to: end, nearest: { from: i, to: j } };
    }
  }
  if (!best) throw new BrokenInvariant('a distance to nothing was asked for');
  return best;
}

/** One pair of places, always measured from the same side, so that both ways give the same to the bit. */
function between(board: Board, scene: Scene, one: Place, other: Place, ends: ModelEnds, part: GapPart): ClosestPoints {
  const turned = JSON.stringify(other) < JSON.stringify(one);
  const [first, second] = turned ? [other, one] : [one, other];
  const found = closestOfParts(partsOfPlace(board, first, ends), partsOfPlace(board, second, ends), part, (plate, { piece }) => {
    const near = gapToSolids(scene, plate, ({ source }) => source.kind === 'part' && source.piece === piece);
    if (!near) throw new BrokenInvariant(`the piece ${piece} has no solids`);
    return near;
  });
  return turned ? swapped(found) : found;
}
