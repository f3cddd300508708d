import type { BoardPoint, Table } from '../../../engine/index.ts';
import type { RingStretch } from './ring.ts';

/** Heights, and places, that differ by less are drawn as one. @unit millimetres */
export const SAME = 0.5;
/** Where two neighbouring places of a line differ more in height, as rise over run, there is an edge between them. */
const STEEPEST = 1;
/** So far apart the ground is felt for along a line. @unit millimetres */
const FEEL = 9;

/** A line laid on the table and on every floor under or over it. */
export function drape(line: readonly BoardPoint[], { space }: Table): readonly RingStretch[] {
  const places = line.flatMap((to, i) => {
    const from = line[i - 1];
    if (!from) return [to];
    const pieces = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.z - from.z) / FEEL));
    return Array.from({ length: pieces }, (_, k) => {
      const share = (k + 1) / pieces;
      return { x: from.x + (to.x - from.x) * share, y: 0, z: from.z + (to.z - from.z) * share };
    });
  });
  const onGround = places.map(({ x, z }) => space.surfacesAt({ x, z }).map(({ height }): BoardPoint => ({ x, y: height, z })));
  return onGround.slice(1).flatMap((next, i) => stretchesBetween(onGround[i]!, next));
}

/** Joins neighbouring places of a line that lie on one surface. */
export const stretchesBetween = (one: readonly BoardPoint[], next: readonly BoardPoint[]): readonly RingStretch[] =>
  one.flatMap(({ x, y, z }): RingStretch[] => {
    const apart = (other: BoardPoint) => Math.sqrt((other.x - x) ** 2 + (other.z - z) ** 2);
    const joined = next.filter((other) => Math.abs(other.y - y) <= SAME + STEEPEST * apart(other));
    const to = joined.reduce<BoardPoint | null>(
      (best, other) => (best && Math.abs(best.y - y) <= Math.abs(other.y - y) ? best : other),
      null,
    );
    return to
      ? [
          [
            { x, y, z },
            { x: to.x, y: to.y, z: to.z },
          ],
        ]
      : [];
  });
