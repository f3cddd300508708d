import type { Vec2 } from '../../engine/kit.ts';
import type { Chance } from './seeded.ts';

/** The upper edge of a wall from its left end to its right, as seen from outside: x never goes back, equal x is a riser. */
export type TopEdge = readonly Vec2[];

export const straightTop = (length: number, height: number): TopEdge => [
  { x: 0, y: height },
  { x: length, y: height },
];

/** Keeps to the micrometre, so that files stay short and the same on every machine. */
export const toMicrometre = (value: number): number => Math.round(value * 1000) / 1000 + 0;

function withoutRepeats(points: readonly Vec2[]): Vec2[] {
  const kept: Vec2[] = [];
  for (const p of points) {
    const last = kept.at(-1);
    const before = kept.at(-2);
    if (last && last.x === p.x && last.y === p.y) continue;
    if (
      last &&
      before &&
      ((last.y === p.y && before.y === p.y) || (last.x === p.x && before.x === p.x && (last.y - before.y) * (p.y - last.y) > 0))
    )
      kept.pop();
    kept.push(p);
  }
  return kept;
}

/**
 * A top that has crumbled course by course to about the height asked for at each place. It never stands higher than that, nor lower than
 * by its roughness; where no roughness is asked for it keeps to the height exactly. A stone ends at each of the `joints`, and none is lower than what must stay standing.
 */
export function crumbledTop(
  length: number,
  heightAt: (along: number) => number,
  roughnessAt: (along: number) => number,
  course: number,
  chance: Chance,
  joints: readonly number[] = [],
  leastAt: (along: number) => number = () => course,
): TopEdge {
  const stones: { from: number; to: number; left: number; right: number; lean: number }[] = [];
  let from = 0;
  while (from < length) {
    const wanted = chance.between(1.6, 4.2) * course;
    const nearly = length - from - wanted < course * 1.6 ? length : toMicrometre(from + wanted);
    const start = from;
    const to = joints.reduce((nearest, joint) => (joint > start && joint < nearest ? joint : nearest), nearly);
    const least = leastAt((from + to) / 2);
    const left = Math.max(least, heightAt(from));
    const right = Math.max(least, heightAt(to));
    const rough = Math.max(roughnessAt(from), roughnessAt(to));
    const crumbs = chance.between(0, rough);
    const lean = toMicrometre(Math.min((to - from) / 3, chance.between(0, 0.4) * course));
    if (rough === 0) stones.push({ from, to, left, right, lean: 0 });
    else {
      const highest = Math.min(left, heightAt((from + to) / 2), right);
      const height = toMicrometre(Math.max(least, highest - rough, Math.floor((highest - crumbs) / course) * course));
      stones.push({ from, to, left: height, right: height, lean });
    }
    from = to;
  }
  // the higher stone of two has lost its edge
  const points = stones.flatMap(({ from: start, to: end, left, right, lean }, i): Vec2[] => [
    { x: (stones[i - 1]?.right ?? left) < left ? toMicrometre(start + lean) : start, y: left },
    { x: (stones[i + 1]?.left ?? right) < right ? toMicrometre(end - lean) : end, y: right },
  ]);
  return withoutRepeats(points);
}

/** Lowest point of the edge between two places. */
export function lowestBetween(top: TopEdge, from: number, to: number): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < top.length; i++) {
    const a = top[i]!;
    const b = top[i + 1]!;
    if (b.x < from || a.x > to) continue;
    const at = (x: number) =>
      b.x === a.x ? Math.min(a.y, b.y) : a.y + ((b.y - a.y) * (Math.min(Math.max(x, a.x), b.x) - a.x)) / (b.x - a.x);
    lowest = Math.min(lowest, at(from), at(to));
  }
  return lowest;
}

/** The edge with everything between two places cut down to one level. @shape the edge stays above that level from a bit before to a bit after */
export function cutDown(top: TopEdge, from: number, to: number, level: number): TopEdge {
  const heightAt = (x: number, side: 'before' | 'after'): number => {
    const spans = top.slice(1).map((b, i) => [top[i]!, b] as const);
    const holding = spans.filter(([a, b]) => a.x <= x && x <= b.x && a.x < b.x);
    const [a, b] = (side === 'before' ? holding[0] : holding.at(-1))!;
    return toMicrometre(a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x));
  };
  return withoutRepeats([
    ...top.filter((p) => p.x < from),
    { x: from, y: heightAt(from, 'before') },
    { x: from, y: level },
    { x: to, y: level },
    { x: to, y: heightAt(to, 'after') },
    ...top.filter((p) => p.x > to),
  ]);
}
