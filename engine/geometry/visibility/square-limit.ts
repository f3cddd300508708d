import type { FlatObstacles } from './flat-obstacles.ts';

/** The corners of a square from its middle. */
export const QUARTERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** Sums of two and three are taken among so many of the nearest. */
const CLOSEST = 6;

/**
 * No disc centred in a square has a greater radius than this. Asked right after the nearest obstacles of its middle were found, `found` of them; `least` is the
 * limit that their nearest one sets.
 *
 * The distance to a convex obstacle is greatest at a corner of the square, and so is every mean of such distances, whatever their weights; the clearance
 * is never more than any mean. Two that push against each other end the search along the middle of a strip; three that hold a disc between them,
 * weighed so that their pushes cancel, end it around the best disc.
 */
export function limitOfSquare(
  obstacles: FlatObstacles,
  x: number,
  y: number,
  half: number,
  found: number,
  least: number,
): number {
  const { near, awayX, awayY } = obstacles;
  const closest = Math.min(found, CLOSEST);
  let limit = least;
  for (let i = 0; i < closest; i++) {
    for (let corner = 0; corner < 4; corner++) {
      const [dx, dy] = QUARTERS[corner]!;
      fromCorners[4 * i + corner] = obstacles.distanceTo(near[i]!, x + dx * half, y + dy * half);
    }
  }
  for (let i = 0; i < closest; i++) {
    limit = Math.min(limit, meanOf(i, i, i, 1, 0, 0));
    for (let j = i + 1; j < closest; j++) {
      limit = Math.min(limit, meanOf(i, j, j, 0.5, 0.5, 0));
      const ij = awayX[i]! * awayY[j]! - awayY[i]! * awayX[j]!;
      for (let k = j + 1; k < closest; k++) {
        const jk = awayX[j]! * awayY[k]! - awayY[j]! * awayX[k]!;
        const ki = awayX[k]! * awayY[i]! - awayY[k]! * awayX[i]!;
        const sum = ij + jk + ki;
        const cancel = (ij > 0 && jk > 0 && ki > 0) || (ij < 0 && jk < 0 && ki < 0);
        if (cancel) limit = Math.min(limit, meanOf(i, j, k, jk / sum, ki / sum, ij / sum));
      }
    }
  }
  return limit;
}

const fromCorners = new Float64Array(4 * CLOSEST);

/** The greatest weighed mean of the distances to three obstacles over the corners of the square. */
function meanOf(i: number, j: number, k: number, ofI: number, ofJ: number, ofK: number): number {
  let most = 0;
  for (let corner = 0; corner < 4; corner++) {
    const mean = ofI * fromCorners[4 * i + corner]! + ofJ * fromCorners[4 * j + corner]! + ofK * fromCorners[4 * k + corner]!;
    if (mean > most) most = mean;
  }
  return most;
}
