import { differenceInto, estimate, negate, productInto, scaledInto, sumInto } from './expansion.ts';

/**
 * Relative size below which a 3×3 determinant of rounded differences may have the wrong sign. The rounding error is at most 7.8e-16 times the
 * sum of the six absolute products (Shewchuk 1997), which is at most six times the product of the rows' largest entries.
 */
export const VOLUME_DOUBT = 1e-14;

/** The same for the 2×2 determinant of rounded differences: 3.4e-16 times the sum of two absolute products. */
const AREA_DOUBT = 1e-15;

const row = () => new Float64Array(2);
const ax = row();
const ay = row();
const az = row();
const bx = row();
const by = row();
const bz = row();
const cx = row();
const cy = row();
const cz = row();
const scratch = { low: new Float64Array(4), high: new Float64Array(4) };
const productA = new Float64Array(8);
const productB = new Float64Array(8);
const minor = new Float64Array(16);
const scaledLow = new Float64Array(32);
const scaledHigh = new Float64Array(32);
const triple = new Float64Array(64);
const sumOne = new Float64Array(128);
const sumTwo = new Float64Array(192);

/**
 * Six times the volume of the tetrahedron a, b, c, p: positive when p sees a, b, c turning clockwise. Exact but for one last rounding, so its sign and
 * its being zero are exact. The slow road: ask only where the quick one is in doubt.
 */
export function exactVolume(
  a0: number,
  a1: number,
  a2: number,
  b0: number,
  b1: number,
  b2: number,
  c0: number,
  c1: number,
  c2: number,
  p0: number,
  p1: number,
  p2: number,
): number {
  const nax = differenceInto(a0, p0, ax);
  const nay = differenceInto(a1, p1, ay);
  const naz = differenceInto(a2, p2, az);
  const nbx = differenceInto(b0, p0, bx);
  const nby = differenceInto(b1, p1, by);
  const nbz = differenceInto(b2, p2, bz);
  const ncx = differenceInto(c0, p0, cx);
  const ncy = differenceInto(c1, p1, cy);
  const ncz = differenceInto(c2, p2, cz);

  let terms = minorTimes(by, nby, cz, ncz, bz, nbz, cy, ncy, ax, nax);
  let count = sumInto(triple, terms, triple, 0, sumOne);
  terms = minorTimes(bz, nbz, cx, ncx, bx, nbx, cz, ncz, ay, nay);
  count = sumInto(sumOne, count, triple, terms, sumTwo);
  terms = minorTimes(bx, nbx, cy, ncy, by, nby, cx, ncx, az, naz);
  count = sumInto(sumTwo, count, triple, terms, lastSum);
  return estimate(lastSum, count);
}

const lastSum = new Float64Array(256);

/** (p·q − r·s)·f into `triple`; returns the number of terms. */
function minorTimes(
  p: Float64Array,
  pn: number,
  q: Float64Array,
  qn: number,
  r: Float64Array,
  rn: number,
  s: Float64Array,
  sn: number,
  f: Float64Array,
  fn: number,
): number {
  if (fn === 0) return 0;
  const first = productInto(p, pn, q, qn, productA, scratch);
  const second = productInto(r, rn, s, sn, productB, scratch);
  negate(productB, second);
  const count = sumInto(productA, first, productB, second, minor);
  if (fn === 1) return scaledInto(minor, count, f[0]!, triple);
  const low = scaledInto(minor, count, f[0]!, scaledLow);
  const high = scaledInto(minor, count, f[1]!, scaledHigh);
  return sumInto(scaledLow, low, scaledHigh, high, triple);
}

/** Twice the signed area of the flat triangle a, b, c, positive when they turn anticlockwise. Its sign and its being zero are exact. */
export function signedArea(a0: number, a1: number, b0: number, b1: number, c0: number, c1: number): number {
  const left = (a0 - c0) * (b1 - c1);
  const right = (a1 - c1) * (b0 - c0);
  const quick = left - right;
  if (Math.abs(quick) > AREA_DOUBT * (Math.abs(left) + Math.abs(right))) return quick;
  const nax = differenceInto(a0, c0, ax);
  const nay = differenceInto(a1, c1, ay);
  const nbx = differenceInto(b0, c0, bx);
  const nby = differenceInto(b1, c1, by);
  const first = productInto(ax, nax, by, nby, productA, scratch);
  const second = productInto(ay, nay, bx, nbx, productB, scratch);
  negate(productB, second);
  return estimate(minor, sumInto(productA, first, productB, second, minor));
}

/** The three corners lie on one line or in one point, exactly. */
export function isFlatToALine(v: Float64Array, a: number, b: number, c: number): boolean {
  return (
    signedArea(v[a]!, v[a + 1]!, v[b]!, v[b + 1]!, v[c]!, v[c + 1]!) === 0 &&
    signedArea(v[a + 1]!, v[a + 2]!, v[b + 1]!, v[b + 2]!, v[c + 1]!, v[c + 2]!) === 0 &&
    signedArea(v[a + 2]!, v[a]!, v[b + 2]!, v[b]!, v[c + 2]!, v[c]!) === 0
  );
}
