import type { Board } from '../../../../board/board.ts';
import type { ZoneId } from '../../../../identity/ids.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { PlanPoint, PlanPolygon } from '../../../../space/polygon.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import type { TableEdge } from '../force-words.ts';
import type { Battle, Fighter } from '../state.ts';

/** So near to a line is on it. */
export const ON_THE_LINE: Millimetres = 1e-6;

/** How deep a strip along the water is drawn in which somebody may come ashore. */
const SHORE: Millimetres = 20;

/** Over which zones somebody comes onto the table: those of his side, and who comes from behind the lines over those of his enemies as well. @clause SK-RES-6, SK-PART-5 */
export function zonesToEnterBy({ side, fromBehind }: Fighter, { state, seats }: Situation<Battle>): readonly ZoneId[] {
  const own = state.entries[side] ?? [];
  if (!fromBehind) return own;
  return [...new Set([...own, ...seats.filter((seat) => seat !== side).flatMap((seat) => state.entries[seat] ?? [])])];
}

/** Does a point lie on this edge of the table? @clause SK-ABIL-41 */
export function liesOn(edge: TableEdge, { x, z }: PlanPoint, { width, depth }: Board['size']): boolean {
  const off = {
    far: Math.abs(z + depth / 2),
    near: Math.abs(z - depth / 2),
    left: Math.abs(x + width / 2),
    right: Math.abs(x - width / 2),
  };
  return off[edge] <= ON_THE_LINE;
}

/** A strip along an edge of the table. */
export function stripAlong(edge: TableEdge, { width, depth }: Board['size']): PlanPolygon {
  const [x, z] = [width / 2, depth / 2];
  const strip = (x0: number, z0: number, x1: number, z1: number) => [
    { x: x0, z: z0 },
    { x: x1, z: z0 },
    { x: x1, z: z1 },
    { x: x0, z: z1 },
  ];
  switch (edge) {
    case 'far':
      return strip(-x, -z, x, -z + SHORE);
    case 'near':
      return strip(-x, z - SHORE, x, z);
    case 'left':
      return strip(-x, -z, -x + SHORE, z);
    case 'right':
      return strip(x - SHORE, -z, x, z);
  }
}
