import type { Vec3 } from '../space/vec3.ts';

/** A finite number as a whole number times two to the power of `power`, exactly: every number a machine holds is one. */
function asWholeTimesPower(value: number): { readonly whole: bigint; readonly power: number } {
  let power = 0;
  let scaled = value;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    power--;
  }
  return { whole: BigInt(scaled), power };
}

/** Below this a product may have lost more than rounding takes, for want of smaller numbers. */
const NEXT_TO_NOTHING = 1e-280;

/**
 * On which side of the plane through a, b and c does p lie? The sign of the volume that the four span: 0 on the plane itself.
 * Decided in plain arithmetic where the volume is far above anything that rounding could do, and in whole numbers everywhere else.
 */
export function sideOfPlane(a: Vec3, b: Vec3, c: Vec3, p: Vec3): -1 | 0 | 1 {
  const [ax, ay, az] = [a.x - p.x, a.y - p.y, a.z - p.z];
  const [bx, by, bz] = [b.x - p.x, b.y - p.y, b.z - p.z];
  const [cx, cy, cz] = [c.x - p.x, c.y - p.y, c.z - p.z];
  const volume = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  const size =
    Math.abs(ax) * (Math.abs(by * cz) + Math.abs(bz * cy)) +
    Math.abs(ay) * (Math.abs(bz * cx) + Math.abs(bx * cz)) +
    Math.abs(az) * (Math.abs(bx * cy) + Math.abs(by * cx));
  // Each step is off by less than 2^-52 of the sizes involved, and there are fewer than twenty of them; products next to nothing are off by more.
  if (Math.abs(volume) > size * 1e-14 + NEXT_TO_NOTHING) return volume > 0 ? 1 : -1;
  return exactSide(a, b, c, p);
}

function exactSide(a: Vec3, b: Vec3, c: Vec3, p: Vec3): -1 | 0 | 1 {
  const numbers = [a, b, c, p].flatMap(({ x, y, z }) => [x, y, z]).map(asWholeTimesPower);
  const least = Math.min(...numbers.map(({ power }) => power));
  const whole = numbers.map((one) => one.whole << BigInt(one.power - least));
  const from = (point: number, axis: number): bigint => whole[3 * point + axis]! - whole[9 + axis]!;
  const volume =
    from(0, 0) * (from(1, 1) * from(2, 2) - from(1, 2) * from(2, 1)) +
    from(0, 1) * (from(1, 2) * from(2, 0) - from(1, 0) * from(2, 2)) +
    from(0, 2) * (from(1, 0) * from(2, 1) - from(1, 1) * from(2, 0));
  return volume > 0n ? 1 : volume < 0n ? -1 : 0;
}

/**
 * Does the straight way from p to q pass through the triangle? @edge through its border or a corner is through it; a way that lies in its plane, or
 * only comes up to it, is not
 */
export function passesThrough(p: Vec3, q: Vec3, [a, b, c]: readonly [Vec3, Vec3, Vec3]): boolean {
  const before = sideOfPlane(a, b, c, p);
  const behind = sideOfPlane(a, b, c, q);
  if (before === 0 || behind === 0 || before === behind) return false;
  const turns = [sideOfPlane(p, q, a, b), sideOfPlane(p, q, b, c), sideOfPlane(p, q, c, a)];
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}
