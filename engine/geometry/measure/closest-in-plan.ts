import { segmentsMeet } from '../../space/plan-outline.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import { closestOfOvals } from './closest-of-ovals.ts';
import { nearestOfEllipse } from './nearest-of-ellipse.ts';
import {
  type ClosestInPlan,
  edgesOfPolygon,
  intoOval,
  isInPolygon,
  nearestInForm,
  nearestOnEdge,
  type Oval,
  outOfOval,
  type PlanForm,
  planDistance,
} from './plan-form.ts';

const swapped = ({ distance, from, to }: ClosestInPlan): ClosestInPlan => ({ distance, from: to, to: from });
const shared = (at: PlanPoint): ClosestInPlan => ({ distance: 0, from: at, to: at });

/**
 * How far are two forms apart, seen from above?
 * @unit millimetres, exact but for rounding: of ovals the feet of their common normal
 * @edge forms that touch or overlap are 0 apart, and both points are the same then
 */
export function closestInPlan(a: PlanForm, b: PlanForm): ClosestInPlan {
  if (a.kind === 'disc') return closestToDisc(a, b);
  if (b.kind === 'disc') return swapped(closestToDisc(b, a));
  if (a.kind === 'stadium') return closestToStadium(a, b);
  if (b.kind === 'stadium') return swapped(closestToStadium(b, a));
  if (a.kind === 'oval') return b.kind === 'oval' ? closestOfOvals(a, b) : closestToOval(a, b);
  return b.kind === 'oval' ? swapped(closestToOval(b, a)) : closestOfPolygons(a, b);
}

type Disc = Extract<PlanForm, { kind: 'disc' }>;
type Stadium = Extract<PlanForm, { kind: 'stadium' }>;
type Polygon = Extract<PlanForm, { kind: 'polygon' }>;

function closestToDisc({ centre, radius }: Disc, other: PlanForm): ClosestInPlan {
  const near = other.kind === 'disc' ? other.centre : nearestInForm(other, centre);
  const beyond = other.kind === 'disc' ? other.radius : 0;
  const away = planDistance(centre, near);
  const distance = away - radius - beyond;
  const way = away > 0 ? { x: (near.x - centre.x) / away, z: (near.z - centre.z) / away } : { x: 0, z: 0 };
  const along = (length: number): PlanPoint => ({ x: centre.x + way.x * length, z: centre.z + way.z * length });
  if (!(distance > 0)) return shared(along(Math.min(away, radius)));
  return { distance, from: along(radius), to: beyond > 0 ? along(away - beyond) : near };
}

/** As its middle stretch is from the other, less the radius, and the same of the other where that is one too. */
function closestToStadium({ start, end, radius }: Stadium, other: Exclude<PlanForm, Disc>): ClosestInPlan {
  const beyond = other.kind === 'stadium' ? other.radius : 0;
  const far: PlanForm = other.kind === 'stadium' ? { kind: 'polygon', corners: [other.start, other.end] } : other;
  const { distance: away, from, to } = closestInPlan({ kind: 'polygon', corners: [start, end] }, far);
  const way = away > 0 ? { x: (to.x - from.x) / away, z: (to.z - from.z) / away } : { x: 0, z: 0 };
  const along = (length: number): PlanPoint => ({ x: from.x + way.x * length, z: from.z + way.z * length });
  const distance = away - radius - beyond;
  if (!(distance > 0)) return shared(along(Math.min(away, radius)));
  return { distance, from: along(radius), to: beyond > 0 ? along(away - beyond) : to };
}

function closestToOval(oval: Oval, polygon: Polygon): ClosestInPlan {
  if (isInPolygon(polygon.corners, oval.centre)) return shared(oval.centre);
  return nearest(edgesOfPolygon(polygon.corners).map(([p, q]) => ovalToEdge(oval, p, q)));
}

/** In closed form where the common normal meets the edge within its ends; else the edge's nearer end decides. */
function ovalToEdge(oval: Oval, start: PlanPoint, end: PlanPoint): ClosestInPlan {
  const { halfAlong: a, halfAside: b } = oval;
  const p = intoOval(oval, start);
  const q = intoOval(oval, end);
  const d = { x: q.x - p.x, z: q.z - p.z };
  const square = d.x * d.x + d.z * d.z;
  const at = (share: number): PlanPoint => ({ x: p.x + d.x * share, z: p.z + d.z * share });
  const toPoint = (to: PlanPoint, spoken: PlanPoint): ClosestInPlan => {
    const near = nearestOfEllipse(to.x, to.z, a, b);
    return { distance: planDistance(near, to), from: outOfOval(oval, near), to: spoken };
  };
  if (!(square > 0)) return toPoint(p, start);
  const length = Math.sqrt(square);
  const side = d.x * p.z - d.z * p.x < 0 ? -1 : 1;
  const n = { x: (-d.z / length) * side, z: (d.x / length) * side };
  const away = n.x * p.x + n.z * p.z;
  const reach = Math.sqrt(a * a * n.x * n.x + b * b * n.z * n.z);
  if (away > reach) {
    const touch = { x: (a * a * n.x) / reach, z: (b * b * n.z) / reach };
    const foot = { x: touch.x + n.x * (away - reach), z: touch.z + n.z * (away - reach) };
    const share = ((foot.x - p.x) * d.x + (foot.z - p.z) * d.z) / square;
    if (share <= 0) return toPoint(p, start);
    if (share >= 1) return toPoint(q, end);
    return { distance: away - reach, from: outOfOval(oval, touch), to: outOfOval(oval, at(share)) };
  }
  // The whole line runs through the oval between two shares of the edge.
  const u = { x: d.x / a, z: d.z / b };
  const v = { x: p.x / a, z: p.z / b };
  const uu = u.x * u.x + u.z * u.z;
  const middle = -(u.x * v.x + u.z * v.z) / uu;
  const left = 1 - (v.x + u.x * middle) * (v.x + u.x * middle) - (v.z + u.z * middle) * (v.z + u.z * middle);
  const half = Math.sqrt(Math.max(0, left) / uu);
  if (middle + half < 0) return toPoint(p, start);
  if (middle - half > 1) return toPoint(q, end);
  return shared(outOfOval(oval, at((Math.max(0, middle - half) + Math.min(1, middle + half)) / 2)));
}

function closestOfPolygons({ corners: a }: Polygon, { corners: b }: Polygon): ClosestInPlan {
  if (isInPolygon(a, b[0]!)) return shared(b[0]!);
  if (isInPolygon(b, a[0]!)) return shared(a[0]!);
  return nearest(edgesOfPolygon(a).flatMap(([p, q]) => edgesOfPolygon(b).map(([r, s]) => edgeToEdge(p, q, r, s))));
}

const flat = ({ x, z }: PlanPoint) => ({ x, y: z });

function edgeToEdge(p: PlanPoint, q: PlanPoint, r: PlanPoint, s: PlanPoint): ClosestInPlan {
  const ends: ClosestInPlan[] = [
    ...[r, s].map((to) => pair(nearestOnEdge(p, q, to), to)),
    ...[p, q].map((from) => pair(from, nearestOnEdge(r, s, from))),
  ];
  if (!segmentsMeet(flat(p), flat(q), flat(r), flat(s))) return nearest(ends);
  const d = { x: q.x - p.x, z: q.z - p.z };
  const e = { x: s.x - r.x, z: s.z - r.z };
  const turn = d.x * e.z - d.z * e.x;
  if (turn === 0) return shared(nearest(ends).from);
  const share = ((r.x - p.x) * e.z - (r.z - p.z) * e.x) / turn;
  return shared({ x: p.x + d.x * share, z: p.z + d.z * share });
}

const pair = (from: PlanPoint, to: PlanPoint): ClosestInPlan => ({ distance: planDistance(from, to), from, to });

/** The nearest pair; of pairs equally near the first. */
const nearest = (pairs: readonly ClosestInPlan[]): ClosestInPlan =>
  pairs.reduce((best, one) => (one.distance < best.distance ? one : best));
