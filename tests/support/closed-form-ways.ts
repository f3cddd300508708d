import type { PlanPoint } from '../../engine/index.ts';

/** Something that a shortest way is pulled tight round: a point, or a circle passed with the middle on the left (1) or on the right (−1). */
export interface Peg {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly side: 1 | -1;
}

export const place = (x: number, z: number): Peg => ({ x, z, radius: 0, side: 1 });

/** The corner of something tall, passed by the middle of a base of 30 mm. Left is where a turn from x towards z leads. */
export const cornerOnLeft = (x: number, z: number, radius = 15): Peg => ({ x, z, radius, side: 1 });
export const cornerOnRight = (x: number, z: number, radius = 15): Peg => ({ x, z, radius, side: -1 });

/** The length of a cord that is pulled tight round pegs, from the first to the last: tangents and arcs. */
export function cordRound(...pegs: readonly Peg[]): number {
  let length = 0;
  let heading: number | null = null;
  for (let i = 1; i < pegs.length; i++) {
    const a = pegs[i - 1]!;
    const b = pegs[i]!;
    const dx = b.x - a.x;
    const dz = b.z - a.z;
    const apart = Math.hypot(dx, dz);
    const shift = a.side * a.radius - b.side * b.radius;
    length += Math.sqrt(apart * apart - shift * shift);
    // seen along the cord, a middle on the left lies to the left by its radius
    const towards = Math.atan2(dz, dx) + Math.asin(shift / apart);
    if (heading !== null && a.radius > 0) {
      let turn = ((towards - heading) * a.side) % (2 * Math.PI);
      if (turn < -1e-9) turn += 2 * Math.PI;
      length += a.radius * Math.max(0, turn);
    }
    heading = towards;
  }
  return length;
}

/** The length of a cord from a place to one that does not lie to its left, laid over points that lie between them: the upper side of their hull. */
export function cordOver(from: PlanPoint, over: readonly PlanPoint[], to: PlanPoint): number {
  if (to.x <= from.x) return straight(from, to);
  const chain: PlanPoint[] = [from];
  const between = over.filter(({ x }) => x > from.x && x < to.x).sort((a, b) => a.x - b.x);
  for (const p of [...between, to]) {
    while (chain.length > 1) {
      const [a, b] = [chain.at(-2)!, chain.at(-1)!];
      if ((b.x - a.x) * (p.z - a.z) - (b.z - a.z) * (p.x - a.x) < 0) break;
      chain.pop();
    }
    chain.push(p);
  }
  return chain.slice(1).reduce((sum, p, i) => sum + straight(chain[i]!, p), 0);
}

/** The least of a function of one number that first falls and then rises. */
export function leastOf(cost: (at: number) => number, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let i = 0; i < 200; i++) {
    const a = from + (to - from) / 3;
    const b = to - (to - from) / 3;
    if (cost(a) < cost(b)) to = b;
    else from = a;
  }
  return cost((from + to) / 2);
}

export const straight = (a: PlanPoint, b: PlanPoint): number => Math.hypot(b.x - a.x, b.z - a.z);

/** The area of what a condition holds for, by squares of half a millimetre or what is told. */
export function areaWhere(
  holds: (x: number, z: number) => boolean,
  [x0, z0, x1, z1]: readonly [number, number, number, number],
  side = 0.5,
): number {
  let count = 0;
  for (let x = x0 + side / 2; x < x1; x += side) for (let z = z0 + side / 2; z < z1; z += side) if (holds(x, z)) count++;
  return count * side * side;
}
