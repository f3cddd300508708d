import { EYE_MARGIN } from '../../space/tolerance.ts';
import { cross, subtract, type Vec3 } from '../../space/vec3.ts';
import type { HalfSpace, Scene, SolidFilter } from '../mesh/scene.ts';
import type { PlaceSquare } from './template-pose.ts';

/** From a height to a height. */
export type Heights = readonly [low: number, high: number];

/** More stretches of heights than this over one square are one. */
const MOST_STRETCHES = 6;

/** A pane carries nobody. */
const carries: SolidFilter = ({ source, glass }) => source.kind === 'part' && !glass;

/**
 * Between which heights lie all surfaces over a square that something can lie on? Stretches that meet are one, and the table is always among them.
 * @shape `accept`: what carries; null for all terrain but panes @edge a little too much rather than too little
 */
export function surfaceHeights(
  scene: Scene,
  { at: { x, z }, halfX, halfZ }: PlaceSquare,
  accept: SolidFilter | null,
): readonly Heights[] {
  const [west, east, far, near] = [x - halfX, x + halfX, z - halfZ, z + halfZ];
  const over: readonly HalfSpace[] = [
    { normal: { x: 1, y: 0, z: 0 }, offset: west },
    { normal: { x: -1, y: 0, z: 0 }, offset: -east },
    { normal: { x: 0, y: 0, z: 1 }, offset: far },
    { normal: { x: 0, y: 0, z: -1 }, offset: -near },
  ];
  const found: Heights[] = [[0, 0]];
  scene.gather(over, accept ?? carries, (c, solid) => {
    const at = (corner: number): Vec3 => ({ x: c[3 * corner]!, y: c[3 * corner + 1]!, z: c[3 * corner + 2]! });
    const [first, second, third] = [at(0), at(1), at(2)];
    const normal = cross(subtract(second, first), subtract(third, first));
    if (normal.y === 0 || (normal.y < 0 && scene.solids[solid]!.closed)) return;
    // how high its plane can be over the square
    const slopeX = -normal.x / normal.y;
    const slopeZ = -normal.z / normal.y;
    const middle = first.y + slopeX * (x - first.x) + slopeZ * (z - first.z);
    const swing = Math.abs(slopeX) * halfX + Math.abs(slopeZ) * halfZ;
    const low = Math.max(Math.min(first.y, second.y, third.y), middle - swing);
    const high = Math.min(Math.max(first.y, second.y, third.y), middle + swing);
    if (low <= high) found.push([low, high]);
  });
  found.sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [low, high] of found) {
    const last = joined.at(-1);
    if (last && low <= last[1] + EYE_MARGIN) last[1] = Math.max(last[1], high);
    else joined.push([low, high]);
  }
  return joined.length > MOST_STRETCHES ? [[joined[0]![0], joined.at(-1)![1]]] : joined;
}
