import type { PlanPoint, PlanPolygon } from './polygon.ts';
import type { Millimetres } from './quantity.ts';

/** Nowhere is the border of a circle farther from the polygon that stands for it: a tenth of what a table tolerates. */
export const ROUNDNESS: Millimetres = 0.1;

const FEWEST = 32;
const MOST = 1024;

/**
 * A circle as a regular polygon of which no point of the border, nor of the circle's, is farther from the other than ROUNDNESS: its corners lie as far
 * outside of the circle as the middles of its sides lie inside. Made by halving angles, so that all machines make the same.
 * @edge a circle of more than some 20 m is drawn with 1024 corners and no finer
 */
export function polygonOfCircle(centre: PlanPoint, radius: Millimetres): PlanPolygon {
  let round: readonly PlanPoint[] = [
    { x: 1, z: 0 },
    { x: 0, z: 1 },
    { x: -1, z: 0 },
    { x: 0, z: -1 },
  ];
  for (;;) {
    const [one, next] = [round[0]!, round[1]!];
    // the middle of a side lies so far from the middle, in radii of its corners
    const middle = Math.sqrt((1 + one.x * next.x + one.z * next.z) / 2);
    const outside = 2 / (1 + middle);
    const fine = round.length >= FEWEST && radius * (outside - 1) <= ROUNDNESS;
    if (fine || round.length >= MOST) {
      return round.map(({ x, z }) => ({ x: centre.x + x * radius * outside, z: centre.z + z * radius * outside }));
    }
    round = round.flatMap((a, i) => {
      const b = round[(i + 1) % round.length]!;
      const x = a.x + b.x;
      const z = a.z + b.z;
      const length = Math.sqrt(x * x + z * z);
      return [a, { x: x / length, z: z / length }];
    });
  }
}
