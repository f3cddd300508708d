import type { PlanPoint } from './polygon.ts';

const turn = (o: PlanPoint, a: PlanPoint, b: PlanPoint): number => (a.x - o.x) * (b.z - o.z) - (a.z - o.z) * (b.x - o.x);

/** The corners of the smallest convex outline around some points, without corners on straight edges; fewer than three when they lie on a line. */
export function convexHull(points: readonly PlanPoint[]): PlanPoint[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.z - b.z);
  const chain = (run: readonly PlanPoint[]): PlanPoint[] => {
    const hull: PlanPoint[] = [];
    for (const point of run) {
      while (hull.length >= 2 && turn(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
      const last = hull.at(-1);
      if (last?.x !== point.x || last.z !== point.z) hull.push(point);
    }
    return hull;
  };
  const lower = chain(sorted);
  const upper = chain(sorted.toReversed());
  return lower.length < 2 ? lower : [...lower.slice(0, -1), ...upper.slice(0, -1)];
}
