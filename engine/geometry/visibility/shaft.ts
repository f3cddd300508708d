import type { Vec3 } from '../../space/vec3.ts';
import type { HalfSpace } from '../mesh/scene.ts';
import { WINDOW_MARGIN } from './sight-pyramid.ts';

/** A box of the board. */
export interface SpaceBox {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** The corners of a box, x y z each. */
export const cornersOfBox = ({ min, max }: SpaceBox): Float64Array =>
  Float64Array.from([min, max].flatMap(({ x }) => [min, max].flatMap(({ y }) => [min, max].flatMap(({ z }) => [x, y, z]))));

/**
 * A convex space, as half-spaces, that holds every line from a place of one box to a place of another: the box around both, without what lies beyond the
 * lines that touch both where one looks along an axis. Of smaller boxes the space is smaller or the same.
 */
export function shaftBetween(one: SpaceBox, other: SpaceBox): readonly HalfSpace[] {
  const a = one.min;
  const b = one.max;
  const c = other.min;
  const d = other.max;
  const space: HalfSpace[] = [
    { normal: { x: 1, y: 0, z: 0 }, offset: Math.min(a.x, c.x) },
    { normal: { x: -1, y: 0, z: 0 }, offset: -Math.max(b.x, d.x) },
    { normal: { x: 0, y: 0, z: 1 }, offset: Math.min(a.z, c.z) },
    { normal: { x: 0, y: 0, z: -1 }, offset: -Math.max(b.z, d.z) },
    { normal: { x: 0, y: 1, z: 0 }, offset: Math.min(a.y, c.y) },
    { normal: { x: 0, y: -1, z: 0 }, offset: -Math.max(b.y, d.y) },
  ];
  touching(a.x, b.x, a.z, b.z, c.x, d.x, c.z, d.z, (x, z, offset) => space.push({ normal: { x, y: 0, z }, offset }));
  touching(a.x, b.x, a.y, b.y, c.x, d.x, c.y, d.y, (x, y, offset) => space.push({ normal: { x, y, z: 0 }, offset }));
  touching(a.y, b.y, a.z, b.z, c.y, d.y, c.z, d.z, (y, z, offset) => space.push({ normal: { x: 0, y, z }, offset }));
  return space;
}

/** The lines that touch two rectangles from one side and are no side of the one around both: their normals, to the side of both, and offsets. */
function touching(
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  s0: number,
  s1: number,
  t0: number,
  t1: number,
  tell: (u: number, v: number, offset: number) => void,
): void {
  for (let corner = 0; corner < 4; corner++) {
    const isRight = (corner & 1) === 1;
    const isUpper = (corner & 2) === 2;
    // from a corner of the one to the same corner of the other; lines that run through a box are no good
    const du = isRight ? s1 - u1 : s0 - u0;
    const dv = isUpper ? t1 - v1 : t0 - v0;
    if (du * dv === 0 || (du > 0 === dv > 0) === (isRight === isUpper)) continue;
    // away from the corner's side
    const turn = (isRight ? -dv : dv) > 0 ? -1 : 1;
    const nu = -dv * turn;
    const nv = du * turn;
    const ofOne = nu * (nu > 0 ? u0 : u1) + nv * (nv > 0 ? v0 : v1);
    const ofOther = nu * (nu > 0 ? s0 : s1) + nv * (nv > 0 ? t0 : t1);
    tell(nu, nv, Math.min(ofOne, ofOther));
  }
}

/**
 * A box that holds the far ends of the sight pyramids of all eyes in a box, around a target of that radius; null for eyes too near to say. The pyramid is a
 * rectangle in the picture, which is larger than the target in it.
 */
export function farEndOfPyramids({ min, max }: SpaceBox, { x, y, z }: Vec3, radius: number): SpaceBox | null {
  const dx = Math.max(0, min.x - x, x - max.x);
  const dy = Math.max(0, min.y - y, y - max.y);
  const dz = Math.max(0, min.z - z, z - max.z);
  const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
  if (distance < 2 * radius + 1) return null;
  // half a side of the window, brought to the depth of the farthest point of the target
  const aside = ((radius + 2 * WINDOW_MARGIN) * (distance + radius)) / (distance - radius);
  const reach = Math.sqrt(radius * radius + 2 * aside * aside) + 2 * WINDOW_MARGIN;
  return { min: { x: x - reach, y: y - reach, z: z - reach }, max: { x: x + reach, y: y + reach, z: z + reach } };
}
