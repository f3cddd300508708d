import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec3 } from '../../space/vec3.ts';
import { closestInPlan } from '../measure/closest-in-plan.ts';
import { closestInSpace } from '../measure/closest-points.ts';
import { type ConvexShape, solidified } from '../measure/convex-shape.ts';
import { nearestInForm, type PlanForm, planDistance } from '../measure/plan-form.ts';

/** Nearer than this two plates touch: the search for the nearest points of flat shapes rounds. */
const TOUCHING: Millimetres = 1e-6;
/** So many directions are looked along for the one in which two plates press into each other least, before it is narrowed down. */
const DIRECTIONS = 64;
const HALVINGS = 40;

/**
 * The gap between two plates of level ground, seen from above; below 0 by how far one would have to be pushed for them to touch only.
 * @edge both lie at height 0
 */
export function gapOfPlates(one: ConvexShape, other: ConvexShape): Millimetres {
  const [a, b] = [solidified(one), solidified(other)];
  const { distance } = closestInSpace(a, b);
  return distance > TOUCHING ? distance : pressOfPlates(a, b);
}

/**
 * The same for bases that move over the table: `b` is looked at where it lies from `a` when it has been pushed by so much.
 * @shape `plates` are those of the forms, where they lie
 */
export function gapWhenPushed(
  a: PlanForm,
  b: PlanForm,
  plates: readonly [ConvexShape, ConvexShape],
  push: PlanPoint,
): Millimetres {
  const pushed = pushedForm(b, push);
  const { distance } = closestInPlan(a, pushed);
  if (distance > TOUCHING) return distance;
  if (a.kind === 'polygon' && pushed.kind === 'polygon' && isBroad(a) && isBroad(pushed)) {
    return Math.min(0, Math.max(apartAlongSides(a.corners, pushed.corners), apartAlongSides(pushed.corners, a.corners)));
  }
  if (a.kind === 'polygon' && pushed.kind === 'disc' && isBroad(a)) return Math.min(0, gapToDisc(a, pushed));
  if (pushed.kind === 'polygon' && a.kind === 'disc' && isBroad(pushed)) return Math.min(0, gapToDisc(pushed, a));
  const [one, other] = plates;
  return pressOfPlates(one, {
    ...other,
    farthest: (direction) => {
      const p = other.farthest(direction);
      return { x: p.x + push.x, y: p.y, z: p.z + push.z };
    },
  });
}

type Polygon = Extract<PlanForm, { kind: 'polygon' }>;
type Disc = Extract<PlanForm, { kind: 'disc' }>;

const isBroad = ({ corners }: Polygon): boolean => corners.length > 2;

function pushedForm(form: PlanForm, { x, z }: PlanPoint): PlanForm {
  const pushed = (p: PlanPoint): PlanPoint => ({ x: p.x + x, z: p.z + z });
  switch (form.kind) {
    case 'disc':
    case 'oval':
      return { ...form, centre: pushed(form.centre) };
    case 'stadium':
      return { ...form, start: pushed(form.start), end: pushed(form.end) };
    case 'polygon':
      return { ...form, corners: form.corners.map(pushed) };
  }
}

/** By how much a disc lies beyond the border of a convex polygon; below 0 where it reaches in. */
function gapToDisc(polygon: Polygon, { centre, radius }: Disc): Millimetres {
  const near = nearestInForm(polygon, centre);
  const outside = planDistance(centre, near);
  return (outside > 0 ? outside : apartAlongSides(polygon.corners, [centre])) - radius;
}

/** Along which side of a convex polygon do some points lie farthest beyond it? Below 0 where they reach in along every one. */
function apartAlongSides(corners: readonly PlanPoint[], points: readonly PlanPoint[]): Millimetres {
  const way = turnOf(corners);
  let most = -Infinity;
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    const size = planDistance(p, q);
    if (!(size > 0)) return;
    const [nx, nz] = [((q.z - p.z) / size) * way, ((p.x - q.x) / size) * way];
    let least = Infinity;
    for (const point of points) least = Math.min(least, (point.x - p.x) * nx + (point.z - p.z) * nz);
    most = Math.max(most, least);
  });
  return most;
}

const turnOf = (corners: readonly PlanPoint[]): 1 | -1 => {
  let area = 0;
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    area += p.x * q.z - q.x * p.z;
  });
  return area > 0 ? 1 : -1;
};

/** By how much two plates that touch or press into each other would have to be pushed apart, below 0. */
function pressOfPlates(a: ConvexShape, b: ConvexShape): Millimetres {
  const apart = (turn: number): number => {
    const way = directionOf(turn);
    const back = { x: -way.x, y: 0, z: -way.z };
    const onA = a.farthest(way);
    const onB = b.farthest(back);
    return (onB.x - onA.x) * way.x + (onB.z - onA.z) * way.z;
  };
  let best = 0;
  for (let i = 1; i < DIRECTIONS; i++) if (apart((i * 4) / DIRECTIONS) > apart((best * 4) / DIRECTIONS)) best = i;
  let low = ((best - 1) * 4) / DIRECTIONS;
  let high = ((best + 1) * 4) / DIRECTIONS;
  for (let step = 0; step < HALVINGS; step++) {
    const left = low + (high - low) / 3;
    const right = high - (high - low) / 3;
    if (apart(left) >= apart(right)) high = right;
    else low = left;
  }
  return Math.min(0, Math.max(apart((best * 4) / DIRECTIONS), apart((low + high) / 2)));
}

/** A unit direction in plan: once round for turns from 0 to 4, along the sides of a square. */
function directionOf(turn: number): Vec3 {
  const round = ((turn % 4) + 4) % 4;
  const side = Math.floor(round);
  const along = 2 * (round - side) - 1;
  const [x, z] = side === 0 ? [1, along] : side === 1 ? [-along, 1] : side === 2 ? [-1, -along] : [along, -1];
  const size = Math.sqrt(x * x + z * z);
  return { x: x / size, y: 0, z: z / size };
}
