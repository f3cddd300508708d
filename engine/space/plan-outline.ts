import type { Vec2 } from './solid.ts';

/** Twice the signed area of the triangle a, b, c: positive when it turns from x towards y. */
const turn = (a: Vec2, b: Vec2, c: Vec2): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const liesWithinBox = (a: Vec2, b: Vec2, p: Vec2): boolean =>
  p.x >= Math.min(a.x, b.x) && p.x <= Math.max(a.x, b.x) && p.y >= Math.min(a.y, b.y) && p.y <= Math.max(a.y, b.y);

/** Do two segments share a point? @edge touching counts */
export function segmentsMeet(a: Vec2, b: Vec2, c: Vec2, d: Vec2): boolean {
  const abc = turn(a, b, c);
  const abd = turn(a, b, d);
  const cda = turn(c, d, a);
  const cdb = turn(c, d, b);
  if (((abc > 0 && abd < 0) || (abc < 0 && abd > 0)) && ((cda > 0 && cdb < 0) || (cda < 0 && cdb > 0))) return true;
  return (
    (abc === 0 && liesWithinBox(a, b, c)) ||
    (abd === 0 && liesWithinBox(a, b, d)) ||
    (cda === 0 && liesWithinBox(c, d, a)) ||
    (cdb === 0 && liesWithinBox(c, d, b))
  );
}

/** Twice the area of an outline, positive when it runs from x towards y. */
export function doubleAreaOf(outline: readonly Vec2[]): number {
  let sum = 0;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[j]!;
    const b = outline[i]!;
    sum += a.x * b.y - b.x * a.y;
  }
  return sum;
}

/**
 * What keeps an outline from being a simple polygon; null when nothing does. `at` is the index of the corner or edge that is wrong.
 * @edge corners that lie on a straight edge are fine; a corner met twice or an edge that runs back over itself is not
 */
export function faultOfOutline(outline: readonly Vec2[]): { readonly kind: 'flat' | 'crossing'; readonly at: number } | null {
  const n = outline.length;
  if (n < 3) return { kind: 'flat', at: 0 };
  for (let i = 0; i < n; i++) {
    const a = outline[i]!;
    const b = outline[(i + 1) % n]!;
    const c = outline[(i + 2) % n]!;
    if (a.x === b.x && a.y === b.y) return { kind: 'crossing', at: i };
    const backwards = turn(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0;
    if (backwards) return n === 3 ? { kind: 'flat', at: 0 } : { kind: 'crossing', at: (i + 1) % n };
    for (let j = i + 2; j < n; j++) {
      if ((j + 1) % n === i) continue;
      if (segmentsMeet(a, b, outline[j]!, outline[(j + 1) % n]!)) return { kind: 'crossing', at: j };
    }
  }
  return doubleAreaOf(outline) === 0 ? { kind: 'flat', at: 0 } : null;
}

/** Is the point inside the outline? @edge a point on the outline may be told either way */
export function liesInside(outline: readonly Vec2[], p: Vec2): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i]!;
    const b = outline[j]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Do the borders of two outlines share a point? @edge touching counts */
export function outlinesMeet(a: readonly Vec2[], b: readonly Vec2[]): boolean {
  return a.some((from, i) => {
    const to = a[(i + 1) % a.length]!;
    return b.some((other, j) => segmentsMeet(from, to, other, b[(j + 1) % b.length]!));
  });
}
