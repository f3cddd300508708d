import type { Vec2 } from '../../../engine/index.ts';
import { boxAround, type SeenFace } from './seen-faces.ts';

/**
 * Which share is seen of some faces past what is before each of them? By the strips between all heights where anything begins, ends or crosses: in
 * each of them every side is straight, so that it is as large as it is wide in its middle, times its height. No grid and no library.
 */
export function shareByStrips(faces: readonly SeenFace[]): number {
  const whole = areaByStrips(faces.map(({ shape }) => ({ shape, before: [] })));
  const seen = areaByStrips(faces.map(({ shape, before }) => ({ shape, before: before.map((other) => other.shape) })));
  return whole > 0 ? seen / whole : 0;
}

/** A convex shape with convex shapes that are taken out of it. */
interface Remnant {
  readonly shape: readonly Vec2[];
  readonly before: readonly (readonly Vec2[])[];
}

/** A shape with the heights between which it lies. */
interface Band {
  readonly shape: readonly Vec2[];
  readonly low: number;
  readonly high: number;
}

const bandOf = (shape: readonly Vec2[]): Band => {
  const { y0: low, y1: high } = boxAround(shape);
  return { shape, low, high };
};

/** From where to where something reaches at a height. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The area of all that lies in any of the remnants. */
export function areaByStrips(remnants: readonly Remnant[]): number {
  const bands = remnants.map(({ shape, before }) => ({ own: bandOf(shape), before: before.map(bandOf) }));
  const heights = heightsOf(remnants.flatMap(({ shape, before }) => [shape, ...before]));
  let area = 0;
  for (let i = 0; i + 1 < heights.length; i++) {
    const middle = (heights[i]! + heights[i + 1]!) / 2;
    const left = bands.flatMap(({ own, before }) => {
      const span = spanAt(own, middle);
      return span ? gapsIn(span, spansAt(before, middle)) : [];
    });
    area += widthOf(left) * (heights[i + 1]! - heights[i]!);
  }
  return area;
}

const spansAt = (bands: readonly Band[], y: number): Span[] => bands.flatMap((band) => spanAt(band, y) ?? []);

/** All heights of corners and of crossings of edges, from low to high. */
function heightsOf(shapes: readonly (readonly Vec2[])[]): number[] {
  const edges = shapes.flatMap((shape) =>
    shape.map((p, i) => {
      const q = shape[(i + 1) % shape.length]!;
      return p.y < q.y ? { p, q } : { p: q, q: p };
    }),
  );
  edges.sort((one, other) => one.p.y - other.p.y);
  const heights = edges.flatMap(({ p, q }) => [p.y, q.y]);
  edges.forEach(({ p, q }, i) => {
    for (let j = i + 1; j < edges.length && edges[j]!.p.y < q.y; j++) {
      const { p: r, q: s } = edges[j]!;
      const turn = (q.x - p.x) * (s.y - r.y) - (q.y - p.y) * (s.x - r.x);
      const t = ((r.x - p.x) * (s.y - r.y) - (r.y - p.y) * (s.x - r.x)) / turn;
      const y = p.y + t * (q.y - p.y);
      if (t > 0 && t < 1 && y > r.y && y < s.y) heights.push(y);
    }
  });
  return [...new Set(heights)].sort((a, b) => a - b);
}

function spanAt({ shape, low, high }: Band, y: number): Span | null {
  if (y < low || y > high) return null;
  let from = Infinity;
  let to = -Infinity;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const p = shape[j]!;
    const q = shape[i]!;
    if (p.y > y === q.y > y) continue;
    const x = p.x + ((y - p.y) * (q.x - p.x)) / (q.y - p.y);
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  return from < to ? { from, to } : null;
}

const fromLeft = (spans: readonly Span[]): Span[] => [...spans].sort((a, b) => a.from - b.from);

/** What the others leave of a span. */
function gapsIn({ from, to }: Span, others: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let reached = from;
  for (const other of fromLeft(others)) {
    if (other.from > reached) gaps.push({ from: reached, to: Math.min(to, other.from) });
    reached = Math.max(reached, other.to);
    if (reached >= to) return gaps;
  }
  return [...gaps, { from: reached, to }];
}

/** How much of a line lies in any of the spans. */
function widthOf(spans: readonly Span[]): number {
  let width = 0;
  let reached = -Infinity;
  for (const { from, to } of fromLeft(spans)) {
    width += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return width;
}
