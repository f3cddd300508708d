import { halfSizeOfBase } from '../../board/base-overlap.ts';
import type { Model } from '../../board/model.ts';
import { facingWay, frameOfPose } from '../../space/frame.ts';
import { doubleAreaOf } from '../../space/plan-outline.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import { boundsOfVolumes } from '../measure/body-on-board.ts';
import type { PlanForm } from '../measure/plan-form.ts';
import type { PlacedTemplate } from '../template-queries.ts';
import { arcBetween, crossOf, dotOf, type PlanEdge, plus, quarterOn, straightEdge, wholeEllipse } from './plan-edge.ts';

/** A convex flat shape: its border, and by what its farthest points in all directions are known. @frame board, seen from above */
export interface PlanRegion {
  readonly centre: PlanPoint;
  /** The whole border in order, with the area to the side that x turns to when it turns to z; none for a shape without area. */
  readonly edges: readonly PlanEdge[];
  /** Discs, and corners as discs of radius 0, that the border runs around. */
  readonly discs: readonly { readonly centre: PlanPoint; readonly radius: number }[];
  /** Unit directions square to the straight edges, outwards. */
  readonly normals: readonly PlanPoint[];
  /** The half axes where the shape is an ellipse. */
  readonly ellipse: { readonly first: PlanPoint; readonly second: PlanPoint } | null;
  /** How far the shape reaches in a unit direction. */
  readonly reach: (direction: PlanPoint) => number;
  /** @edge the border is inside as far as rounding allows */
  readonly holds: (p: PlanPoint) => boolean;
}

const scaled = ({ x, z }: PlanPoint, by: number): PlanPoint => ({ x: x * by, z: z * by });

function discRegion(centre: PlanPoint, radius: number): PlanRegion {
  return {
    centre,
    edges: radius > 0 ? wholeEllipse(centre, { x: radius, z: 0 }, { x: 0, z: radius }) : [],
    discs: [{ centre, radius }],
    normals: [],
    ellipse: null,
    reach: (n) => dotOf(n, centre) + radius,
    holds: (p) => {
      const away = plus(p, centre, -1);
      return dotOf(away, away) <= radius * radius;
    },
  };
}

function ellipseRegion(centre: PlanPoint, first: PlanPoint, second: PlanPoint): PlanRegion {
  const whole = crossOf(first, second);
  return {
    centre,
    edges: wholeEllipse(centre, first, second),
    discs: [],
    normals: [],
    ellipse: { first, second },
    reach: (n) => {
      const a = dotOf(n, first);
      const b = dotOf(n, second);
      return dotOf(n, centre) + Math.sqrt(a * a + b * b);
    },
    holds: (p) => {
      const away = plus(p, centre, -1);
      const a = crossOf(away, second) / whole;
      const b = crossOf(first, away) / whole;
      return a * a + b * b <= 1;
    },
  };
}

/** @shape corners in the sense of the border, convex */
function cornerRegion(centre: PlanPoint, corners: readonly PlanPoint[]): PlanRegion {
  const edges = corners.map((corner, i) => straightEdge(corner, corners[(i + 1) % corners.length]!));
  const normals = corners.map((corner, i) => {
    const way = plus(corners[(i + 1) % corners.length]!, corner, -1);
    const length = Math.sqrt(dotOf(way, way));
    return { x: way.z / length, z: -way.x / length };
  });
  return {
    centre,
    edges,
    discs: corners.map((corner) => ({ centre: corner, radius: 0 })),
    normals,
    ellipse: null,
    reach: (n) => Math.max(...corners.map((corner) => dotOf(n, corner))),
    holds: (p) => corners.every((corner, i) => dotOf(normals[i]!, plus(p, corner, -1)) <= 0),
  };
}

/** The smallest convex shape around two discs, the first the smaller and not inside of the second. */
function teardropRegion(tip: PlanPoint, tipRadius: number, along: PlanPoint, run: number, broadRadius: number): PlanRegion {
  const broad = plus(tip, along, run);
  const aside = quarterOn(along);
  const sin = (broadRadius - tipRadius) / run;
  const cos = Math.sqrt(1 - sin * sin);
  const second = plus(scaled(along, -sin), aside, cos);
  const first = plus(scaled(along, -sin), aside, -cos);
  const at = (centre: PlanPoint, way: PlanPoint, radius: number) => plus(centre, way, radius);
  return {
    centre: plus(tip, along, run / 2),
    edges: [
      ...arcBetween(broad, broadRadius, first, second),
      straightEdge(at(broad, second, broadRadius), at(tip, second, tipRadius)),
      ...(tipRadius > 0 ? arcBetween(tip, tipRadius, second, first) : []),
      straightEdge(at(tip, first, tipRadius), at(broad, first, broadRadius)),
    ],
    discs: [
      { centre: tip, radius: tipRadius },
      { centre: broad, radius: broadRadius },
    ],
    normals: [first, second],
    ellipse: null,
    reach: (n) => Math.max(dotOf(n, tip) + tipRadius, dotOf(n, broad) + broadRadius),
    holds: (p) => {
      const away = plus(p, tip, -1);
      const x = dotOf(away, along);
      const y = Math.abs(dotOf(away, aside));
      const behind = x * cos + y * sin;
      if (behind < 0) return x * x + y * y <= tipRadius * tipRadius;
      if (behind > run * cos) return (x - run) * (x - run) + y * y <= broadRadius * broadRadius;
      return y * cos - x * sin <= tipRadius;
    },
  };
}

function coneRegion(apex: PlanPoint, right: PlanPoint, left: PlanPoint, length: number): PlanRegion {
  const beyondRight = { x: right.z, z: -right.x };
  const beyondLeft = quarterOn(left);
  const corners = [apex, plus(apex, right, length), plus(apex, left, length)];
  const isBetween = (n: PlanPoint) => dotOf(n, beyondRight) <= 0 && dotOf(n, beyondLeft) <= 0;
  return {
    centre: plus(apex, plus(right, left), length / 3),
    edges: [straightEdge(apex, corners[1]!), ...arcBetween(apex, length, right, left), straightEdge(corners[2]!, apex)],
    discs: corners.map((centre) => ({ centre, radius: 0 })),
    normals: [beyondRight, beyondLeft],
    ellipse: null,
    reach: (n) => {
      const most = Math.max(...corners.map((corner) => dotOf(n, corner)));
      return isBetween(n) ? Math.max(most, dotOf(n, apex) + length) : most;
    },
    holds: (p) => {
      const away = plus(p, apex, -1);
      return dotOf(away, away) <= length * length && isBetween(away);
    },
  };
}

/** The ground under a convex form. @edge a line or point has no area */
export function regionOfForm(form: PlanForm): PlanRegion {
  if (form.kind === 'disc') return discRegion(form.centre, form.radius);
  if (form.kind === 'oval')
    return ellipseRegion(form.centre, scaled(form.along, form.halfAlong), scaled(quarterOn(form.along), form.halfAside));
  if (form.kind === 'stadium') {
    const along = plus(form.end, form.start, -1);
    const run = Math.sqrt(dotOf(along, along));
    return teardropRegion(form.start, form.radius, scaled(along, 1 / run), run, form.radius);
  }
  const [a, b, c] = form.corners;
  if (!a || !b || !c) return discRegion(a ?? { x: 0, z: 0 }, 0);
  const middle = { x: (a.x + b.x + c.x) / 3, z: (a.z + b.z + c.z) / 3 };
  const turned = doubleAreaOf(form.corners.map(({ x, z }) => ({ x, y: z }))) < 0;
  return cornerRegion(middle, turned ? [...form.corners].reverse() : form.corners);
}

/** A point as a shape without area. */
export const pointRegion = (centre: PlanPoint): PlanRegion => discRegion(centre, 0);

/** The ground that a template takes. @shape a teardrop whose narrow end is inside of its broad one is that disc; a cone opens by at most half a turn */
export function regionOfTemplate({ shape, at, facing }: PlacedTemplate): PlanRegion {
  const place = { x: at.x, z: at.z };
  if (shape.kind === 'circle') return discRegion(place, shape.diameter / 2);
  const along = facingWay(facing);
  if (shape.kind === 'cone') {
    return coneRegion(place, facingWay(facing + shape.angle / 2), facingWay(facing - shape.angle / 2), shape.length);
  }
  const { length, tipRadius, broadRadius } = shape;
  const run = length - tipRadius - broadRadius;
  if (run <= broadRadius - tipRadius) return discRegion(plus(place, along, length - broadRadius), broadRadius);
  return teardropRegion(plus(place, along, tipRadius), tipRadius, along, run, broadRadius);
}

/** The ground that a model's base takes; of a model without one the rectangle that its body takes. */
export function regionOfBase(model: Model): PlanRegion {
  const { origin, x, z } = frameOfPose(model.pose);
  const centre = { x: origin.x, z: origin.z };
  const acrossWay = { x: x.x, z: x.z };
  const alongWay = { x: z.x, z: z.z };
  const half = halfSizeOfBase(model.base);
  if (model.base.kind === 'round') return discRegion(centre, model.base.diameter / 2);
  if (half && model.base.kind === 'oval') return ellipseRegion(centre, scaled(acrossWay, half.x), scaled(alongWay, half.z));
  const bounds = half ? null : boundsOfVolumes(model.body.volumes[model.stance]);
  if (!half && !bounds) return discRegion(centre, 0);
  const min = bounds?.min ?? { x: -half!.x, z: -half!.z };
  const max = bounds?.max ?? { x: half!.x, z: half!.z };
  const at = (across: number, along: number) => plus(plus(centre, acrossWay, across), alongWay, along);
  const middle = at((min.x + max.x) / 2, (min.z + max.z) / 2);
  return cornerRegion(middle, [at(min.x, min.z), at(max.x, min.z), at(max.x, max.z), at(min.x, max.z)]);
}
