import type { Board } from '../../board/board.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import { between, distanceBetween } from '../../space/vec3.ts';
import { zoneOf } from '../measure/board-things.ts';
import type { CloudDepthFinding, CloudDepthQuery } from '../queries.ts';
import { stretchesOver } from './plan-shape.ts';

type Stretch = readonly [number, number];

/**
 * How much of a straight line runs through a cloud? Exact for circles too. Where it goes in and out several times all stretches count.
 * @edge 0 where it only touches @breaks when the board has no such zone @unit millimetres along the line
 */
export function findDepthInCloud(board: Board, { from, to, cloud }: CloudDepthQuery): CloudDepthFinding {
  const zone = zoneOf(board, cloud.zone);
  const circle = zone.kind === 'effect' ? (zone.effect?.circle ?? null) : null;
  const over = circle ? stretchOverCircle(circle, from, to) : stretchesOver(zone.outline, from, to);
  const [low, high] = stretchBetweenHeights(from.y, to.y, cloud.bottom, cloud.top);
  const within = over.map(([start, end]): Stretch => [Math.max(start, low), Math.min(end, high)]).filter(([a, b]) => b > a);
  return {
    depth: within.reduce((sum, [start, end]) => sum + end - start, 0) * distanceBetween(from, to),
    stretches: within.map(([start, end]) => ({ from: between(from, to, start), to: between(from, to, end) })),
  };
}

/** The shares of a way at which it is over a circle. */
function stretchOverCircle(
  { centre, radius }: { readonly centre: PlanPoint; readonly radius: number },
  from: PlanPoint,
  to: PlanPoint,
): readonly Stretch[] {
  const [x, z] = [from.x - centre.x, from.z - centre.z];
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const square = dx * dx + dz * dz;
  if (!(square > 0)) return x * x + z * z < radius * radius ? [[0, 1]] : [];
  const nearest = -(x * dx + z * dz) / square;
  const off = x * dz - z * dx;
  const half = radius * radius - (off * off) / square;
  if (!(half > 0)) return [];
  const reach = Math.sqrt(half / square);
  const [start, end] = [Math.max(0, nearest - reach), Math.min(1, nearest + reach)];
  return end > start ? [[start, end]] : [];
}

/** The shares of a way that rises evenly from one height to another at which it is between two heights. */
function stretchBetweenHeights(from: number, to: number, bottom: number, top: number): Stretch {
  if (from === to) return from >= bottom && from <= top ? [0, 1] : [1, 0];
  const [one, other] = [(bottom - from) / (to - from), (top - from) / (to - from)];
  return [Math.max(0, Math.min(one, other)), Math.min(1, Math.max(one, other))];
}
