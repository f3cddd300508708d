import { angleOf } from '../../space/angle-of.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import { type Polynomial, product, rootsWithin, sum } from './polynomial-roots.ts';

/**
 * One edge of a flat shape, run along by a number from 0 to `end`. An arc of a circle or an ellipse is centre + ((1 − u²) · first + 2u · second) / (1 + u²):
 * it begins at centre + first, goes towards centre + second, and u is the tangent of half the angle gone, at most 1.
 * @frame board, seen from above @shape the area lies on the side that x turns to when it turns to z
 */
export type PlanEdge =
  | { readonly kind: 'straight'; readonly from: PlanPoint; readonly to: PlanPoint; readonly end: 1 }
  | {
      readonly kind: 'arc';
      readonly centre: PlanPoint;
      readonly first: PlanPoint;
      readonly second: PlanPoint;
      readonly end: number;
    };

export const crossOf = (a: PlanPoint, b: PlanPoint): number => a.x * b.z - a.z * b.x;
export const dotOf = (a: PlanPoint, b: PlanPoint): number => a.x * b.x + a.z * b.z;
/** The direction a quarter turn on, from x to z. */
export const quarterOn = ({ x, z }: PlanPoint): PlanPoint => ({ x: -z, z: x });
export const plus = (a: PlanPoint, b: PlanPoint, times = 1): PlanPoint => ({ x: a.x + b.x * times, z: a.z + b.z * times });

export const straightEdge = (from: PlanPoint, to: PlanPoint): PlanEdge => ({ kind: 'straight', from, to, end: 1 });

/** All around an ellipse with these two half axes, the second a quarter turn on from the first. */
export const wholeEllipse = (centre: PlanPoint, first: PlanPoint, second: PlanPoint): readonly PlanEdge[] => {
  const back = (a: PlanPoint): PlanPoint => ({ x: -a.x, z: -a.z });
  return [
    { kind: 'arc', centre, first, second, end: 1 },
    { kind: 'arc', centre, first: second, second: back(first), end: 1 },
    { kind: 'arc', centre, first: back(first), second: back(second), end: 1 },
    { kind: 'arc', centre, first: back(second), second: first, end: 1 },
  ];
};

/** The arc of a circle from one unit direction on to another, in pieces of at most a quarter. */
export function arcBetween(centre: PlanPoint, radius: number, from: PlanPoint, to: PlanPoint): readonly PlanEdge[] {
  const scaled = ({ x, z }: PlanPoint): PlanPoint => ({ x: x * radius, z: z * radius });
  const pieces: PlanEdge[] = [];
  let start = from;
  for (let quarter = 0; quarter < 4; quarter++) {
    const ahead = dotOf(start, to);
    const aside = crossOf(start, to);
    const next = quarterOn(start);
    const isLast = aside >= 0 && ahead >= 0;
    pieces.push({
      kind: 'arc',
      centre,
      first: scaled(start),
      second: scaled(next),
      end: isLast ? aside / (1 + ahead) : 1,
    });
    if (isLast) break;
    start = next;
  }
  return pieces;
}

/** The point of an edge, and the direction in which it is run through there. */
export function placeOn(edge: PlanEdge, u: number): { readonly at: PlanPoint; readonly along: PlanPoint } {
  if (edge.kind === 'straight') {
    const way = plus(edge.to, edge.from, -1);
    return { at: plus(edge.from, way, u), along: way };
  }
  const { centre, first, second } = edge;
  const below = 1 + u * u;
  const cos = (1 - u * u) / below;
  const sin = (2 * u) / below;
  return {
    at: { x: centre.x + first.x * cos + second.x * sin, z: centre.z + first.z * cos + second.z * sin },
    along: { x: second.x * cos - first.x * sin, z: second.z * cos - first.z * sin },
  };
}

/** What a stretch of an edge adds to the area around a point, by Green's theorem: the area swept from that point. */
export function areaSwept(edge: PlanEdge, from: number, to: number, about: PlanPoint): number {
  const start = plus(placeOn(edge, from).at, about, -1);
  const end = plus(placeOn(edge, to).at, about, -1);
  if (edge.kind === 'straight') return crossOf(start, end) / 2;
  const { centre, first, second } = edge;
  const angle = 2 * angleOf(1 + from * to, to - from);
  return (crossOf(plus(centre, about, -1), plus(end, start, -1)) + crossOf(first, second) * angle) / 2;
}

/** x and z of an edge as polynomials over a common one. */
function asPolynomials(edge: PlanEdge): { readonly x: Polynomial; readonly z: Polynomial; readonly below: Polynomial } {
  if (edge.kind === 'straight') {
    const { from, to } = edge;
    return { x: [from.x, to.x - from.x], z: [from.z, to.z - from.z], below: [1] };
  }
  const { centre: c, first: f, second: s } = edge;
  return { x: [c.x + f.x, 2 * s.x, c.x - f.x], z: [c.z + f.z, 2 * s.z, c.z - f.z], below: [1, 0, 1] };
}

/** Where an edge crosses the line or the whole ellipse that another edge is of. */
export function crossings(edge: PlanEdge, other: PlanEdge): readonly number[] {
  const { x, z, below } = asPolynomials(edge);
  if (other.kind === 'straight') {
    const across = quarterOn(plus(other.to, other.from, -1));
    const beside = sum(
      x.map((c) => c * across.x),
      z,
      across.z,
    );
    return rootsWithin(sum(beside, below, -dotOf(across, other.from)), 0, edge.end);
  }
  const { centre, first, second } = other;
  const whole = crossOf(first, second);
  if (!(whole > 0)) return [];
  const dx = sum(x, below, -centre.x);
  const dz = sum(z, below, -centre.z);
  const alongFirst = sum(
    dx.map((c) => (c * second.z) / whole),
    dz,
    -second.x / whole,
  );
  const alongSecond = sum(
    dz.map((c) => (c * first.x) / whole),
    dx,
    -first.z / whole,
  );
  const outside = sum(sum(product(alongFirst, alongFirst), product(alongSecond, alongSecond)), product(below, below), -1);
  return rootsWithin(outside, 0, edge.end);
}
