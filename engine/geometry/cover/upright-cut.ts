import type { PlanPoint } from '../../space/polygon.ts';
import { SLIVER } from '../../space/tolerance.ts';
import { between, type Vec3 } from '../../space/vec3.ts';
import type { HalfSpace } from '../mesh/scene.ts';

/** A straight way over the table, seen from above. */
export interface PlanLine {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  /** Unit direction of the way; along x where both ends are the same. */
  readonly along: PlanPoint;
  readonly length: number;
}

export function planLine(from: PlanPoint, to: PlanPoint): PlanLine {
  const dx = to.x - from.x;
  const dz = to.z - from.z;
  const length = Math.sqrt(dx * dx + dz * dz);
  return { from, to, along: length > 0 ? { x: dx / length, z: dz / length } : { x: 1, z: 0 }, length };
}

/** The upright strip over a line, as half-spaces: all that is cut by it reaches into it. */
export function stripOver({ from, to, along }: PlanLine): HalfSpace[] {
  const side = { x: -along.z, y: 0, z: along.x };
  const offset = side.x * from.x + side.z * from.z;
  return [
    { normal: side, offset },
    { normal: { x: -side.x, y: 0, z: -side.z }, offset: -offset },
    { normal: { x: along.x, y: 0, z: along.z }, offset: along.x * from.x + along.z * from.z },
    { normal: { x: -along.x, y: 0, z: -along.z }, offset: -(along.x * to.x + along.z * to.z) },
  ];
}

/** From the lowest to the highest point. @unit millimetres */
export interface Rise {
  readonly from: number;
  readonly to: number;
}

/**
 * From where to where does a flat convex face rise over a line of the plan? Null where no part of the face is over it.
 * @edge an end, a corner or an edge exactly over the line counts
 */
export function riseOver(line: PlanLine, face: readonly Vec3[]): Rise | null {
  const beside = (p: Vec3) => (p.z - line.from.z) * line.along.x - (p.x - line.from.x) * line.along.z;
  const ahead = (p: Vec3) => (p.x - line.from.x) * line.along.x + (p.z - line.from.z) * line.along.z;
  const cut: Vec3[] = [];
  for (let i = 0, j = face.length - 1; i < face.length; j = i++) {
    const p = face[j]!;
    const q = face[i]!;
    const dp = beside(p);
    const dq = beside(q);
    if (dq === 0) cut.push(q);
    if ((dp < 0 && dq > 0) || (dp > 0 && dq < 0)) cut.push(between(p, q, dp / (dp - dq)));
  }
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  const reach = (y: number) => {
    if (y < from) from = y;
    if (y > to) to = y;
  };
  // What the upright plane cuts out of a convex face is one straight piece: its ends, and where it passes the ends of the line.
  for (const p of cut) {
    const a = ahead(p);
    if (a >= 0 && a <= line.length) reach(p.y);
    for (const q of cut) {
      const b = ahead(q);
      for (const end of [0, line.length]) if (a < end && b > end) reach(p.y + ((q.y - p.y) * (end - a)) / (b - a));
    }
  }
  return from <= to ? { from, to } : null;
}

/**
 * How high do these stand together, from the lowest of them up to the first gap that one could look through? Null where nothing begins at
 * `head` or lower. The faces around a solid leave out no height that it takes, so the gaps between their rises are its own.
 */
export function topBelowFirstGap(rises: readonly Rise[], head: number): number | null {
  const [lowest, ...others] = [...rises].sort((a, b) => a.from - b.from);
  if (!lowest || lowest.from > head) return null;
  let top = lowest.to;
  for (const { from, to } of others) {
    if (from > top + SLIVER) break;
    if (to > top) top = to;
  }
  return top;
}
