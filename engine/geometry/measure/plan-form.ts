import { distanceToEdge } from '../../space/distance-to-edge.ts';
import { liesInside } from '../../space/plan-outline.ts';
import type { PlanPoint, PlanPolygon } from '../../space/polygon.ts';
import { nearestOfEllipse } from './nearest-of-ellipse.ts';

/** A shape seen from above, exactly as it is: an oval is an ellipse and never a polygon of it. All of them are filled. @frame board */
export type PlanForm =
  /** A disc; a point where the radius is 0. */
  | { readonly kind: 'disc'; readonly centre: PlanPoint; readonly radius: number }
  /** An ellipse, with its half axes along a unit direction and square to it; both above 0. */
  | {
      readonly kind: 'oval';
      readonly centre: PlanPoint;
      readonly along: PlanPoint;
      readonly halfAlong: number;
      readonly halfAside: number;
    }
  /** All that lies within a radius of a stretch between two points. */
  | { readonly kind: 'stadium'; readonly start: PlanPoint; readonly end: PlanPoint; readonly radius: number }
  /** A simple polygon of either winding; a line where it has two corners, a point where it has one. */
  | { readonly kind: 'polygon'; readonly corners: PlanPolygon };

export type Oval = Extract<PlanForm, { kind: 'oval' }>;

/** The nearest points of two forms seen from above, and how far they are apart. */
export interface ClosestInPlan {
  readonly distance: number;
  readonly from: PlanPoint;
  readonly to: PlanPoint;
}

/** An oval, or the line or point that is left of it where an axis has no length. */
export function ovalForm(centre: PlanPoint, along: PlanPoint, halfAlong: number, halfAside: number): PlanForm {
  if (halfAlong > 0 && halfAside > 0) return { kind: 'oval', centre, along, halfAlong, halfAside };
  const reach = { x: along.x * halfAlong - along.z * halfAside, z: along.z * halfAlong + along.x * halfAside };
  const end = (side: 1 | -1): PlanPoint => ({ x: centre.x + reach.x * side, z: centre.z + reach.z * side });
  return { kind: 'polygon', corners: [end(-1), end(1)] };
}

/** An oval with straight sides between two half circles as broad as it is. @shape the half lengths along a unit direction and square to it */
export function stadiumForm(centre: PlanPoint, along: PlanPoint, halfAlong: number, halfAside: number): PlanForm {
  const radius = Math.min(halfAlong, halfAside);
  const run = Math.max(halfAlong, halfAside) - radius;
  if (!(run > 0)) return { kind: 'disc', centre, radius };
  const way = halfAlong > halfAside ? along : { x: -along.z, z: along.x };
  const end = (side: 1 | -1): PlanPoint => ({ x: centre.x + way.x * run * side, z: centre.z + way.z * run * side });
  return { kind: 'stadium', start: end(-1), end: end(1), radius };
}

/** A point in the axes of an oval: x along it, z aside. */
export function intoOval({ centre, along }: Oval, p: PlanPoint): PlanPoint {
  const x = p.x - centre.x;
  const z = p.z - centre.z;
  return { x: x * along.x + z * along.z, z: z * along.x - x * along.z };
}

/** The reverse of `intoOval`. */
export const outOfOval = ({ centre, along }: Oval, { x, z }: PlanPoint): PlanPoint => ({
  x: centre.x + x * along.x - z * along.z,
  z: centre.z + x * along.z + z * along.x,
});

/** The nearest point of a form to a point; the point itself where it lies in the form. */
export function nearestInForm(form: PlanForm, p: PlanPoint): PlanPoint {
  switch (form.kind) {
    case 'disc': {
      const { centre, radius } = form;
      const x = p.x - centre.x;
      const z = p.z - centre.z;
      const away = Math.sqrt(x * x + z * z);
      return away <= radius ? p : { x: centre.x + (x / away) * radius, z: centre.z + (z / away) * radius };
    }
    case 'oval': {
      const { x, z } = intoOval(form, p);
      const near = nearestOfEllipse(x, z, form.halfAlong, form.halfAside);
      return near.x === x && near.z === z ? p : outOfOval(form, near);
    }
    case 'stadium': {
      const centre = nearestOnEdge(form.start, form.end, p);
      return nearestInForm({ kind: 'disc', centre, radius: form.radius }, p);
    }
    case 'polygon':
      return isInPolygon(form.corners, p) ? p : nearestOnBorder(form.corners, p);
  }
}

/** Is the point inside the polygon? @edge on its border it may be told either way; a line or point holds nothing */
export const isInPolygon = (corners: PlanPolygon, p: PlanPoint): boolean =>
  corners.length > 2 &&
  liesInside(
    corners.map(({ x, z }) => ({ x, y: z })),
    { x: p.x, y: p.z },
  );

/** Does an outline turn one way at every corner? */
export function isConvex(outline: PlanPolygon): boolean {
  let way = 0;
  for (let i = 0; i < outline.length; i++) {
    const [a, b, c] = [outline[i]!, outline[(i + 1) % outline.length]!, outline[(i + 2) % outline.length]!];
    const turn = Math.sign((b.x - a.x) * (c.z - b.z) - (b.z - a.z) * (c.x - b.x));
    if (turn !== 0 && way !== 0 && turn !== way) return false;
    if (turn !== 0) way = turn;
  }
  return true;
}

/** The edges of a polygon; of a line the line, of a point the point as an edge without length. */
export function edgesOfPolygon(corners: PlanPolygon): readonly (readonly [PlanPoint, PlanPoint])[] {
  if (corners.length < 3) return [[corners[0]!, corners.at(-1)!]];
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]!]);
}

function nearestOnBorder(corners: PlanPolygon, p: PlanPoint): PlanPoint {
  let best = corners[0]!;
  let least = Infinity;
  for (const [a, b] of edgesOfPolygon(corners)) {
    const distance = distanceToEdge(p.x, p.z, a.x, a.z, b.x, b.z);
    if (distance < least) {
      least = distance;
      best = nearestOnEdge(a, b, p);
    }
  }
  return best;
}

/** The nearest point of an edge to a point. */
export function nearestOnEdge(a: PlanPoint, b: PlanPoint, p: PlanPoint): PlanPoint {
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  const square = dx * dx + dz * dz;
  const share = square > 0 ? ((p.x - a.x) * dx + (p.z - a.z) * dz) / square : 0;
  if (share <= 0) return a;
  return share >= 1 ? b : { x: a.x + dx * share, z: a.z + dz * share };
}

/** How far apart two places are, seen from above. */
export function planDistance(a: PlanPoint, b: PlanPoint): number {
  const x = b.x - a.x;
  const z = b.z - a.z;
  return Math.sqrt(x * x + z * z);
}
