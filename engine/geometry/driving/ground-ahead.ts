import type { Millimetres } from '../../space/quantity.ts';
import { TABLE } from '../movement/move-ground.ts';
import type { DrivenFloor, FloorStretch } from './driven-floor.ts';

/**
 * The ground before and behind a vehicle, by how far ahead of its place, going on level at both ends.
 * @frame that of a motion: heights over the place it begins at
 */
export type GroundAhead = readonly FloorStretch[];

/** Level ground everywhere. */
export const levelGround = (height: Millimetres): GroundAhead => [
  { from: -Infinity, to: Infinity, heights: [height, height], solid: TABLE },
];

/** @shape `ahead` runs the way of the motion, which goes backwards where the sign is −1; `behind` runs the other way */
export function groundAhead(ahead: DrivenFloor, behind: DrivenFloor, sign: 1 | -1, height: Millimetres): GroundAhead {
  const forwards = (sign === 1 ? ahead : behind).stretches;
  const backwards = (sign === 1 ? behind : ahead).stretches.map(reversed).reverse();
  const all = [...backwards, ...forwards].map((one) => ({
    ...one,
    heights: [one.heights[0] - height, one.heights[1] - height] as const,
  }));
  const first = all[0];
  const last = all.at(-1);
  if (!first || !last) return levelGround(0);
  return joined([
    { from: -Infinity, to: first.from, heights: [first.heights[0], first.heights[0]], solid: first.solid },
    ...all,
    { from: last.to, to: Infinity, heights: [last.heights[1], last.heights[1]], solid: last.solid },
  ]);
}

const reversed = ({ from, to, heights, solid }: FloorStretch): FloorStretch => ({
  from: -to,
  to: -from,
  heights: [heights[1], heights[0]],
  solid,
});

/** Level stretches of one height that follow each other are one: a face over both is then one obstacle. */
function joined(stretches: GroundAhead): GroundAhead {
  const out: FloorStretch[] = [];
  for (const one of stretches) {
    const before = out.at(-1);
    const isLevel = before && new Set([...before.heights, ...one.heights]).size === 1;
    if (isLevel) out[out.length - 1] = { ...before, to: one.to };
    else out.push(one);
  }
  return out;
}

/** The height of the ground so far ahead. */
export function heightAt(ground: GroundAhead, z: Millimetres): Millimetres {
  const { from, to, heights } = ground.find((one) => z <= one.to) ?? ground.at(-1)!;
  const [first, last] = heights;
  return first === last || !(to > from) ? last : first + ((last - first) * (z - from)) / (to - from);
}
