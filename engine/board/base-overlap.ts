import type { Frame } from '../space/frame.ts';
import { frameOfPose } from '../space/frame.ts';
import type { PlanPoint } from '../space/polygon.ts';
import { CONTACT } from '../space/tolerance.ts';
import type { Base, Model } from './model.ts';

/** The half lengths of a base along the model's x and z; null for a model without one. */
export function halfSizeOfBase(base: Base): { readonly x: number; readonly z: number } | null {
  if (base.kind === 'none') return null;
  if (base.kind === 'round') return { x: base.diameter / 2, z: base.diameter / 2 };
  return { x: base.width / 2, z: base.depth / 2 };
}

/** A base as it stands: its centre and axes, and half lengths drawn in by half a contact so that touching is not overlapping. */
interface Stand {
  readonly frame: Frame;
  readonly half: { readonly x: number; readonly z: number };
  readonly square: boolean;
}

function standOf(model: Model): Stand | null {
  const half = halfSizeOfBase(model.base);
  if (!half) return null;
  const drawnIn = (length: number) => Math.max(0, length - CONTACT / 2);
  return {
    frame: frameOfPose(model.pose),
    half: { x: drawnIn(half.x), z: drawnIn(half.z) },
    square: model.base.kind === 'rectangle',
  };
}

/** The point of a base that lies furthest in a direction. */
function furthest({ frame, half, square }: Stand, dx: number, dz: number): PlanPoint {
  const along = { x: dx * frame.x.x + dz * frame.x.z, z: dx * frame.z.x + dz * frame.z.z };
  let x: number;
  let z: number;
  if (square) {
    x = along.x < 0 ? -half.x : half.x;
    z = along.z < 0 ? -half.z : half.z;
  } else {
    const wide = along.x * half.x;
    const deep = along.z * half.z;
    const size = Math.sqrt(wide * wide + deep * deep);
    x = size > 0 ? (half.x * wide) / size : 0;
    z = size > 0 ? (half.z * deep) / size : 0;
  }
  return {
    x: frame.origin.x + frame.x.x * x + frame.z.x * z,
    z: frame.origin.z + frame.x.z * x + frame.z.z * z,
  };
}

const MOST_STEPS = 64;

/**
 * Do two bases press into each other, seen from above? Decided by looking for the origin in the difference of the two shapes
 * (Gilbert, Johnson, Keerthi), which serves round, oval and square bases alike. @edge bases that touch do not overlap; no base never does
 */
export function basesOverlap(one: Model, other: Model): boolean {
  const a = standOf(one);
  const b = standOf(other);
  if (!a || !b) return false;
  const difference = (dx: number, dz: number): PlanPoint => {
    const p = furthest(a, dx, dz);
    const q = furthest(b, -dx, -dz);
    return { x: p.x - q.x, z: p.z - q.z };
  };
  const start = { x: b.frame.origin.x - a.frame.origin.x, z: b.frame.origin.z - a.frame.origin.z };
  // One above the other: no direction to search in that would mean anything.
  if (start.x * start.x + start.z * start.z < CONTACT * CONTACT) return true;
  let simplex: readonly PlanPoint[] = [difference(start.x, start.z)];
  let towards = { x: -simplex[0]!.x, z: -simplex[0]!.z };
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = difference(towards.x, towards.z);
    if (next.x * towards.x + next.z * towards.z <= 0) return false;
    const found = narrow([...simplex, next]);
    if (!found) return true;
    simplex = found.simplex;
    towards = found.towards;
  }
  return true;
}

/** The part of a simplex that faces the origin and the direction to search in; null when the origin lies inside. */
function narrow(simplex: readonly PlanPoint[]): { readonly simplex: readonly PlanPoint[]; readonly towards: PlanPoint } | null {
  const newest = simplex.at(-1)!;
  const toOrigin = { x: -newest.x, z: -newest.z };
  /** At right angles to the edge from the newest point, on the side where (or away from where) a point lies. */
  const square = (edge: PlanPoint, side: PlanPoint, sign: 1 | -1): PlanPoint => {
    const turned = { x: -edge.z, z: edge.x };
    const way = turned.x * side.x + turned.z * side.z >= 0 ? sign : -sign;
    return { x: turned.x * way, z: turned.z * way };
  };
  const from = (p: PlanPoint): PlanPoint => ({ x: p.x - newest.x, z: p.z - newest.z });
  if (simplex.length === 2) return { simplex, towards: square(from(simplex[0]!), toOrigin, 1) };
  const [first, second] = [simplex[0]!, simplex[1]!];
  for (const [kept, left] of [
    [second, first],
    [first, second],
  ] as const) {
    const outwards = square(from(kept), from(left), -1);
    if (outwards.x * toOrigin.x + outwards.z * toOrigin.z > 0) return { simplex: [kept, newest], towards: outwards };
  }
  return null;
}
