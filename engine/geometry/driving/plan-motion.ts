import type { Frame } from '../../space/frame.ts';
import { frameOfPose, type Pose } from '../../space/frame.ts';
import type { PlanPoint } from '../../space/polygon.ts';

/**
 * One stretch of a way seen from above, told by a parameter that grows with it: the millimetres of a straight run, or the tangent of half the angle that
 * was turned. By these every place of a point is a fraction of polynomials of the second degree, so that contacts have closed forms.
 * @frame that of the vehicle where the stretch begins: x to its left, z ahead
 */
export interface PlanMotion {
  readonly kind: 'run' | 'turn';
  /** Ahead and to the left 1, backwards and to the right −1. */
  readonly sign: 1 | -1;
  /** The parameter at its end. */
  readonly until: number;
  /** The vehicle where it begins. */
  readonly pose: Pose;
  readonly frame: Frame;
}

/** c0 + c1·u + c2·u², with the sign of what was asked at the parameter u. */
export type Quadratic = readonly [number, number, number];

/** @shape `length` may be below 0 */
export function runOf(pose: Pose, length: number): PlanMotion {
  return { kind: 'run', sign: length < 0 ? -1 : 1, until: Math.abs(length), pose, frame: frameOfPose(pose) };
}

/** @shape less than half a turn */
export function turnOf(pose: Pose, by: number): PlanMotion {
  const frame = frameOfPose(pose);
  const turned = frameOfPose({ at: pose.at, facing: pose.facing + by }).z;
  const cos = turned.x * frame.z.x + turned.z * frame.z.z;
  const sin = turned.x * frame.x.x + turned.z * frame.x.z;
  return { kind: 'turn', sign: by < 0 ? -1 : 1, until: Math.abs(sin) / (1 + cos), pose, frame };
}

/** Where a point of the vehicle has come to. */
export function moved({ kind, sign }: PlanMotion, u: number, { x, z }: PlanPoint): PlanPoint {
  if (kind === 'run') return { x, z: z + sign * u };
  const size = 1 + u * u;
  const cos = (1 - u * u) / size;
  const sin = (sign * 2 * u) / size;
  return { x: x * cos + z * sin, z: z * cos - x * sin };
}

/** Which point of the vehicle has come to a place. */
export function movedBack(motion: PlanMotion, u: number, p: PlanPoint): PlanPoint {
  return moved({ ...motion, sign: motion.sign === 1 ? -1 : 1 }, u, p);
}

/** How far a point of the vehicle lies beyond the line n·p = e. */
export function beyondLine({ kind, sign }: PlanMotion, { x, z }: PlanPoint, n: PlanPoint, e: number): Quadratic {
  const along = n.x * x + n.z * z;
  if (kind === 'run') return [along - e, sign * n.z, 0];
  const across = sign * (n.x * z - n.z * x);
  return [along - e, 2 * across, -along - e];
}

/** How far a place lies beyond the line n·p = e that the vehicle carries along. */
export function beyondCarriedLine(motion: PlanMotion, p: PlanPoint, n: PlanPoint, e: number): Quadratic {
  return beyondLine({ ...motion, sign: motion.sign === 1 ? -1 : 1 }, p, n, e);
}

/** How much more than a radius squared the square of the distance from a point of the vehicle to a place is. */
export function beyondCircle({ kind, sign }: PlanMotion, { x, z }: PlanPoint, q: PlanPoint, radius: number): Quadratic {
  if (kind === 'run') {
    const dx = x - q.x;
    const dz = z - q.z;
    return [dx * dx + dz * dz - radius * radius, 2 * sign * dz, 1];
  }
  const squares = x * x + z * z + q.x * q.x + q.z * q.z - radius * radius;
  const along = 2 * (q.x * x + q.z * z);
  const across = 2 * sign * (q.x * z - q.z * x);
  return [squares - along, -2 * across, squares + along];
}

/** Adds the parameters strictly within the stretch at which a sign changes. */
export function addRoots([c, b, a]: Quadratic, until: number, roots: number[]): void {
  const add = (u: number): void => {
    if (u > 0 && u < until) roots.push(u);
  };
  const square = b * b - 4 * a * c;
  if (square < 0) return;
  const q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(square)) / 2;
  if (a !== 0) add(q / a);
  if (q !== 0) add(c / q);
}
