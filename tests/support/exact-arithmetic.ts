import type { Vec3 } from '../../engine/index.ts';

/** A double as a whole number times two to the power of `exponent`, exactly. */
function takeApart(x: number): { readonly whole: bigint; readonly exponent: number } {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  const bits = view.getBigUint64(0);
  const power = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const whole = power === 0 ? fraction : fraction | 0x10000000000000n;
  return { whole: bits >> 63n ? -whole : whole, exponent: (power === 0 ? 1 : power) - 1075 };
}

type WholeVector = readonly [bigint, bigint, bigint];

/** Points as whole numbers of one common unit, which is a power of two. */
export function inOneUnit(points: readonly Vec3[]): WholeVector[] {
  const parts = points.map(({ x, y, z }) => [takeApart(x), takeApart(y), takeApart(z)] as const);
  const unit = Math.min(...parts.flat().map(({ whole, exponent }) => (whole === 0n ? Infinity : exponent)), 0);
  const scaled = ({ whole, exponent }: { whole: bigint; exponent: number }) =>
    whole === 0n ? 0n : whole << BigInt(exponent - unit);
  return parts.map(([x, y, z]) => [scaled(x), scaled(y), scaled(z)]);
}

const minus = (a: WholeVector, b: WholeVector): WholeVector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const determinant = (a: WholeVector, b: WholeVector, c: WholeVector): bigint =>
  a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);

/** The sign of the determinant of a − p, b − p, c − p, by whole numbers. */
export function exactVolumeSign(a: Vec3, b: Vec3, c: Vec3, p: Vec3): number {
  const [wa, wb, wc, wp] = inOneUnit([a, b, c, p]) as [WholeVector, WholeVector, WholeVector, WholeVector];
  const volume = determinant(minus(wa, wp), minus(wb, wp), minus(wc, wp));
  return volume > 0n ? 1 : volume < 0n ? -1 : 0;
}

/** The quotient of two whole numbers, to nine digits beyond those of the table. */
function quotient(a: bigint, b: bigint): number {
  const scale = 10n ** 18n;
  return Number((a * scale) / b) / 1e18;
}

/**
 * Where does the segment p–q cross the triangle a, b, c, border and ends included? By whole numbers alone; null where it does not.
 * It solves for the point and its place among the corners (Cramer's rule), a different road from the one the engine takes.
 */
export function exactCrossing(p: Vec3, q: Vec3, a: Vec3, b: Vec3, c: Vec3): number | null {
  const [wp, wq, wa, wb, wc] = inOneUnit([p, q, a, b, c]) as [WholeVector, WholeVector, WholeVector, WholeVector, WholeVector];
  const way = minus(wp, wq);
  const ab = minus(wb, wa);
  const ac = minus(wc, wa);
  const ap = minus(wp, wa);
  // p + t (q − p) = a + u (b − a) + v (c − a)
  const whole = determinant(way, ab, ac);
  if (whole === 0n) return null;
  const sign = whole > 0n ? 1n : -1n;
  const t = determinant(ap, ab, ac) * sign;
  const u = determinant(way, ap, ac) * sign;
  const v = determinant(way, ab, ap) * sign;
  const one = whole * sign;
  return t >= 0n && t <= one && u >= 0n && v >= 0n && u + v <= one ? quotient(t, one) : null;
}
