import type { Millimetres } from '../../space/quantity.ts';
import { pairsNear } from '../surfaces/boxes-near.ts';
import { gapOfSurfaces, middleOfGap } from '../surfaces/nearest-surface.ts';
import { type Surface, surfaceOf } from '../surfaces/surface.ts';
import type { CheckedBoard, CheckFinding } from './check-finding.ts';

/** What stands no higher over the table is stepped over. */
const STEP: Millimetres = 6;
/** Pieces that are no farther apart stand against each other: nobody takes that for a passage. */
const AGAINST: Millimetres = 2;

/**
 * Gaps between pieces that look like passages and are none for a base: the nearest distance, seen from above, of what of two pieces is over a step and under a
 * head, both on the table. @cost pairs of pieces whose boxes are near
 */
export function findNarrowGaps({ bodies, wishes }: CheckedBoard): readonly CheckFinding[] {
  const widest = wishes.bases.at(-1)!;
  const slices = bodies.map(({ surface }) => sliceOf(surface, STEP, wishes.height));
  return pairsNear(slices, widest).flatMap(([i, j]): CheckFinding[] => {
    const near = gapOfSurfaces(slices[i]!, slices[j]!, widest, AGAINST);
    const { distance: gap, one } = near;
    if (one < 0 || gap <= AGAINST) return [];
    const base = wishes.bases.find((diameter) => diameter > gap);
    if (base === undefined) return [];
    const ids = [bodies[i]!.piece.id, bodies[j]!.piece.id];
    return [
      {
        code: 'check/gap-too-narrow',
        where: `pieces.${ids[0]}`,
        pieces: ids,
        at: middleOfGap(slices[i]!, slices[j]!, near),
        fill: { piece: ids[0]!, other: ids[1]!, gap, base },
      },
    ];
  });
}

/** What of a surface lies between two heights, seen from above. */
function sliceOf({ corners }: Surface, bottom: Millimetres, top: Millimetres): Surface {
  const flat: number[] = [];
  for (let i = 0; i < corners.length; i += 9) {
    let polygon = [0, 3, 6].map((k) => [corners[i + k]!, corners[i + k + 1]!, corners[i + k + 2]!] as const);
    polygon = cut(
      cut(polygon, ([, y]) => y - bottom),
      ([, y]) => top - y,
    );
    for (let k = 2; k < polygon.length; k++) {
      for (const [x, , z] of [polygon[0]!, polygon[k - 1]!, polygon[k]!]) flat.push(x, 0, z);
    }
  }
  return surfaceOf(Float64Array.from(flat));
}

type Corner = readonly [number, number, number];

/** What of a convex polygon lies where `over` is not negative. */
function cut(polygon: readonly Corner[], over: (p: Corner) => number): Corner[] {
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const [a, b] = [over(p), over(q)];
    const kept: Corner[] = a >= 0 ? [p] : [];
    if ((a > 0 && b < 0) || (a < 0 && b > 0)) {
      const t = a / (a - b);
      kept.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
    }
    return kept;
  });
}
