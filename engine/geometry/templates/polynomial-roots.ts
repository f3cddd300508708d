/** A polynomial by its coefficients, the constant first. */
export type Polynomial = readonly number[];

export const product = (a: Polynomial, b: Polynomial): Polynomial => {
  const all = new Array<number>(Math.max(0, a.length + b.length - 1)).fill(0);
  for (let i = 0; i < a.length; i++) for (let j = 0; j < b.length; j++) all[i + j]! += a[i]! * b[j]!;
  return all;
};

export const sum = (a: Polynomial, b: Polynomial, times = 1): Polynomial =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + times * (b[i] ?? 0));

function valueAt(of: Polynomial, u: number): number {
  let value = 0;
  for (let i = of.length - 1; i >= 0; i--) value = value * u + of[i]!;
  return value;
}

/** Halving an interval so often leaves nothing between its ends. */
const MOST_HALVINGS = 80;

/**
 * Where a polynomial changes its sign between two places, in order: between every two turns of it there is at most one such place, and the turns are those
 * of its derivative.
 * @edge a place where it touches 0 and turns back may be left out; a polynomial that is 0 everywhere has no roots
 */
export function rootsWithin(of: Polynomial, from: number, to: number): readonly number[] {
  let degree = of.length - 1;
  while (degree > 0 && of[degree] === 0) degree--;
  if (degree < 1) return [];
  const slope = of.slice(1, degree + 1).map((c, i) => c * (i + 1));
  const turns = degree > 1 ? rootsWithin(slope, from, to) : [];
  const places = [from, ...turns, to];
  const roots: number[] = [];
  for (let i = 1; i < places.length; i++) {
    let low = places[i - 1]!;
    let high = places[i]!;
    const atLow = valueAt(of, low);
    const atHigh = valueAt(of, high);
    if (atLow === 0) roots.push(low);
    if (atHigh === 0 && i === places.length - 1) roots.push(high);
    if (!((atLow < 0 && atHigh > 0) || (atLow > 0 && atHigh < 0))) continue;
    for (let step = 0; step < MOST_HALVINGS; step++) {
      const middle = low + (high - low) / 2;
      if (!(middle > low && middle < high)) break;
      if (valueAt(of, middle) < 0 === atLow < 0) low = middle;
      else high = middle;
    }
    roots.push(low + (high - low) / 2);
  }
  return roots;
}
