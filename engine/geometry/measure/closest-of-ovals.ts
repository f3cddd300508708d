import type { PlanPoint } from '../../space/polygon.ts';
import { nearestOfEllipse } from './nearest-of-ellipse.ts';
import { type ClosestInPlan, intoOval, type Oval, outOfOval } from './plan-form.ts';

/** Halvings of half a turn, in search of the common normal: to the last bit. */
const HALVINGS = 64;

const dot = (a: PlanPoint, b: PlanPoint): number => a.x * b.x + a.z * b.z;
const cross = (a: PlanPoint, b: PlanPoint): number => a.x * b.z - a.z * b.x;
const minus = (a: PlanPoint, b: PlanPoint): PlanPoint => ({ x: a.x - b.x, z: a.z - b.z });

/** The point of an oval that lies farthest in a direction. */
export function farthestOfOval(oval: Oval, towards: PlanPoint): PlanPoint {
  const { along, halfAlong, halfAside } = oval;
  const ahead = halfAlong * dot(towards, along);
  const aside = halfAside * (towards.z * along.x - towards.x * along.z);
  const length = Math.sqrt(ahead * ahead + aside * aside);
  if (!(length > 0)) return oval.centre;
  return outOfOval(oval, { x: (halfAlong * ahead) / length, z: (halfAside * aside) / length });
}

/**
 * The nearest points of two ovals: the feet of their common normal. First one oval is squeezed to a circle, where the nearest point of the other tells
 * whether they meet, and if not along which direction a straight line parts them; among the directions that part them the gap rises to one highest
 * place, which halving finds to the last bit.
 * @edge ovals that touch or overlap are 0 apart, and both points are the same then
 */
export function closestOfOvals(a: Oval, b: Oval): ClosestInPlan {
  const { parts, point } = partingOf(a, b);
  if (!parts) return { distance: 0, from: point, to: point };
  const between = minus(b.centre, a.centre);
  const ahead = 1 / Math.sqrt(dot(between, between));
  const e = { x: between.x * ahead, z: between.z * ahead };
  // All directions that part them lie within a quarter turn of the line of centres: run through by the tangent of half the angle.
  const direction = (u: number): PlanPoint => {
    const cos = 1 - u * u;
    const sin = 2 * u;
    return { x: e.x * cos - e.z * sin, z: e.z * cos + e.x * sin };
  };
  const cos = dot(parts, e);
  const known = cross(e, parts) / (Math.sqrt(dot(parts, parts)) + cos);
  const lookAlong = (n: PlanPoint) => {
    const from = farthestOfOval(a, n);
    const to = farthestOfOval(b, { x: -n.x, z: -n.z });
    const gap = minus(to, from);
    return { from, to, gap, ahead: dot(n, gap), turn: cross(n, gap) };
  };
  let low = -1;
  let high = 1;
  if (lookAlong(direction(known)).turn > 0) low = known;
  else high = known;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    const { ahead: apart, turn } = lookAlong(direction(middle));
    const further = apart > 0 ? turn > 0 : middle < known;
    if (further) low = middle;
    else high = middle;
  }
  const n = direction((low + high) / 2);
  const { from, to, ahead: apart } = lookAlong(n);
  const distance = apart / Math.sqrt(dot(n, n));
  return distance > 0 ? { distance, from, to } : { distance: 0, from, to: from };
}

/** A direction along which a straight line parts two ovals, from the first to the second; null where they meet, with a point they have in common. */
function partingOf(a: Oval, b: Oval): { readonly parts: PlanPoint | null; readonly point: PlanPoint } {
  const squeezed = (p: PlanPoint): PlanPoint => {
    const { x, z } = intoOval(a, p);
    return { x: x / a.halfAlong, z: z / a.halfAside };
  };
  const centre = squeezed(b.centre);
  const aside = { x: -b.along.z, z: b.along.x };
  const end = (way: PlanPoint, length: number) =>
    minus(squeezed({ x: b.centre.x + way.x * length, z: b.centre.z + way.z * length }), centre);
  const { first, second } = axesOf(end(b.along, b.halfAlong), end(aside, b.halfAside));
  const long = Math.sqrt(dot(first, first));
  const short = Math.sqrt(dot(second, second));
  const [f, s] = [scaled(first, 1 / long), scaled(second, 1 / short)];
  const origin = { x: -dot(centre, f), z: -dot(centre, s) };
  const near = nearestOfEllipse(origin.x, origin.z, long, short);
  const q = { x: centre.x + f.x * near.x + s.x * near.z, z: centre.z + f.z * near.x + s.z * near.z };
  const point = outOfOval(a, { x: q.x * a.halfAlong, z: q.z * a.halfAside });
  if (!(dot(q, q) > 1)) return { parts: null, point };
  const normal = { x: q.x / a.halfAlong, z: q.z / a.halfAside };
  const { along } = a;
  return { parts: { x: along.x * normal.x - along.z * normal.z, z: along.z * normal.x + along.x * normal.z }, point };
}

const scaled = (a: PlanPoint, by: number): PlanPoint => ({ x: a.x * by, z: a.z * by });

/** The half axes of the ellipse that two of its half diameters run through: the one half the other way is turned until they are square. */
function axesOf(p: PlanPoint, q: PlanPoint): { readonly first: PlanPoint; readonly second: PlanPoint } {
  const skew = 2 * dot(p, q);
  const lean = dot(p, p) - dot(q, q);
  if (skew === 0) return { first: p, second: q };
  const size = Math.sqrt(skew * skew + lean * lean);
  const cosDouble = lean / size;
  const cos = Math.sqrt(Math.max(0, (1 + cosDouble) / 2));
  const sin = Math.sqrt(Math.max(0, (1 - cosDouble) / 2)) * (skew < 0 ? -1 : 1);
  return {
    first: { x: p.x * cos + q.x * sin, z: p.z * cos + q.z * sin },
    second: { x: q.x * cos - p.x * sin, z: q.z * cos - p.z * sin },
  };
}
