/**
 * Exact sums and products of doubles. An *expansion* is a list of doubles, smallest first, that do not overlap and whose exact sum is the
 * number meant; here it is the first `count` entries of an array that the caller owns. Zero terms are left out, so an empty expansion is 0.
 * Needed where the sign of a nearly vanishing determinant decides a rule: whether a ray passes left or right of an edge.
 * @edge exact as long as no product leaves the range of doubles: true for lengths between 1e-90 and 1e90 mm
 */

/** Splits a double into two halves of 26 bits. */
const SPLITTER = 134217729;

/** Writes the exact value of `a − b` and returns the number of terms. */
export function differenceInto(a: number, b: number, out: Float64Array): number {
  const high = a - b;
  const bVirtual = a - high;
  const aVirtual = high + bVirtual;
  const low = a - aVirtual + (bVirtual - b);
  return writeTwo(low, high, out);
}

/** Writes the exact product of two expansions, each of at most two terms, and returns the number of terms (at most eight). */
export function productInto(
  a: Float64Array,
  aCount: number,
  b: Float64Array,
  bCount: number,
  out: Float64Array,
  scratch: ProductScratch,
): number {
  if (aCount === 0 || bCount === 0) return 0;
  if (bCount === 1) return scaledInto(a, aCount, b[0]!, out);
  const low = scaledInto(a, aCount, b[0]!, scratch.low);
  const high = scaledInto(a, aCount, b[1]!, scratch.high);
  return sumInto(scratch.low, low, scratch.high, high, out);
}

/** Room for the two halves of a product. */
export interface ProductScratch {
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** Writes `factor` times an expansion and returns the number of terms, at most twice as many as it had. */
export function scaledInto(a: Float64Array, aCount: number, factor: number, out: Float64Array): number {
  if (aCount === 0 || factor === 0) return 0;
  let count = 0;
  let carry = 0;
  const c = SPLITTER * factor;
  const factorHigh = c - (c - factor);
  const factorLow = factor - factorHigh;
  for (let i = 0; i < aCount; i++) {
    const term = a[i]!;
    const product = term * factor;
    const s = SPLITTER * term;
    const termHigh = s - (s - term);
    const termLow = term - termHigh;
    const productError = termLow * factorLow - (product - termHigh * factorHigh - termLow * factorHigh - termHigh * factorLow);
    const sum = carry + productError;
    const sumVirtual = sum - carry;
    const sumError = carry - (sum - sumVirtual) + (productError - sumVirtual);
    if (sumError !== 0) out[count++] = sumError;
    const next = product + sum;
    const nextError = sum - (next - product);
    if (nextError !== 0) out[count++] = nextError;
    carry = next;
  }
  if (carry !== 0) out[count++] = carry;
  return count;
}

/** Writes the exact sum of two expansions and returns the number of terms. `out` must be neither of them. */
export function sumInto(a: Float64Array, aCount: number, b: Float64Array, bCount: number, out: Float64Array): number {
  let i = 0;
  let j = 0;
  let count = 0;
  let carry = 0;
  while (i < aCount || j < bCount) {
    const takeA = j >= bCount || (i < aCount && Math.abs(a[i]!) < Math.abs(b[j]!));
    const term = takeA ? a[i++]! : b[j++]!;
    const sum = carry + term;
    const virtual = sum - carry;
    const error = carry - (sum - virtual) + (term - virtual);
    if (error !== 0) out[count++] = error;
    carry = sum;
  }
  if (carry !== 0) out[count++] = carry;
  return count;
}

/** Changes the sign of an expansion in place. */
export function negate(a: Float64Array, count: number): void {
  for (let i = 0; i < count; i++) a[i] = -a[i]!;
}

/** The double nearest to an expansion, to within its last bit. Its sign is exact. */
export function estimate(a: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += a[i]!;
  return sum;
}

function writeTwo(low: number, high: number, out: Float64Array): number {
  let count = 0;
  if (low !== 0) out[count++] = low;
  if (high !== 0) out[count++] = high;
  return count;
}
