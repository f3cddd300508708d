import type { Board } from '../../board/board.ts';
import { EYE_MARGIN } from '../../space/tolerance.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { Scene, SceneSolid } from '../mesh/scene.ts';
import { trianglesAlong } from '../movement/local-triangles.ts';
import { type MoveGround, prepareMoveGround } from '../movement/move-ground.ts';
import { type Cell, type Gap, ONE_PLACE, sliceAlong, type Wall } from '../movement/upright-slice.ts';
import type { Source } from '../queries.ts';
import type { LobFinding, LobQuery } from '../template-queries.ts';

/** A stretch of free air in height. */
interface Air {
  readonly low: number;
  readonly high: number;
}

/**
 * Can something be lobbed from one point to another? The upright plane through both is cut by all that stands in it; from the weapon on, the free air of
 * each stretch is followed into that of the next, never back.
 * @clause SK-IND-2, SK-IND-3
 * @edge gaps of exactly `leastGap` let it through; from a point to one straight over or under it nothing may lie between
 */
export function findLob(scene: Scene, board: Board, { from, to, leastGap, glass }: LobQuery): LobFinding {
  const dx = to.x - from.x;
  const dz = to.z - from.z;
  const length = Math.sqrt(dx * dx + dz * dz);
  const accept = ({ source, glass: isGlass }: SceneSolid) => source.kind === 'part' && (glass || !isGlass);
  if (!(length > ONE_PLACE)) return straightUp(scene, from, to, accept);
  const ground = prepareMoveGround(board, scene);
  const way = { x: dx / length, z: dz / length };
  // the slopes of stairs come after the solids of the scene, and are of terrain
  const isThere = (solid: number) => solid >= scene.solids.length || accept(scene.solids[solid]!);
  const triangles = trianglesAlong(ground, { from, way }, [0, length], 0, 1, isThere);
  const { cells, walls } = sliceAlong(triangles, ground.solids, length, 1, [], [], []);
  const place = (s: number, y: number): BoardPoint => ({ x: from.x + way.x * s, y, z: from.z + way.z * s });
  return follow(cells, walls, from.y, to.y, leastGap, ground, place);
}

function straightUp(scene: Scene, from: BoardPoint, to: BoardPoint, accept: (solid: SceneSolid) => boolean): LobFinding {
  const up = to.y >= from.y ? EYE_MARGIN : -EYE_MARGIN;
  const apart = Math.abs(to.y - from.y) > 2 * EYE_MARGIN;
  const hit = apart ? scene.firstHit({ ...from, y: from.y + up }, { ...from, y: to.y - up }, accept) : null;
  if (!hit) return { clear: true, way: [from, to], closedBy: null };
  const at = { ...from, y: from.y + up + (to.y - from.y - 2 * up) * hit.t };
  return { clear: false, way: [from], closedBy: { by: scene.solids[hit.solid]!.source, at } };
}

/** A gap of a cell that can be come to, and how. */
interface Reached {
  readonly gap: Gap;
  readonly before: Reached | null;
  /** The free air it is come into by. */
  readonly through: { readonly at: number; readonly air: Air };
}

function follow(
  cells: readonly Cell[],
  walls: readonly Wall[],
  start: number,
  end: number,
  leastGap: number,
  ground: MoveGround,
  place: (s: number, y: number) => BoardPoint,
): LobFinding {
  const first = cells[0]!;
  let reached: readonly Reached[] = first.gaps
    .filter((gap) => gap.floor[0] <= start + EYE_MARGIN && gap.roof[0] >= start - EYE_MARGIN)
    .map((gap) => ({ gap, before: null, through: { at: 0, air: { low: start, high: start } } }));
  const last = cells.at(-1)!;
  for (let i = 1; i < cells.length && reached.length > 0; i++) {
    const cell = cells[i]!;
    const at = cell.from;
    const across = walls.filter((wall) => Math.abs(wall.at - at) <= ONE_PLACE);
    const next: Reached[] = [];
    for (const gap of cell.gaps) {
      const came = reached.flatMap((from) => {
        const air = widestFree(
          { low: from.gap.floor[1], high: from.gap.roof[1] },
          { low: gap.floor[0], high: gap.roof[0] },
          across,
        );
        return air && air.high - air.low >= leastGap - ONE_PLACE ? [{ gap, before: from, through: { at, air } }] : [];
      })[0];
      if (came) next.push(came);
    }
    if (next.length === 0) {
      const { by, height } = whatCloses(reached[0]!, cell, across, ground);
      return { clear: false, way: wayTo(reached[0]!, start, place), closedBy: { by, at: place(at, height) } };
    }
    reached = next;
  }
  const arrived = reached.find(({ gap }) => gap.floor[1] <= end + EYE_MARGIN && gap.roof[1] >= end - EYE_MARGIN);
  if (arrived) return { clear: true, way: [...wayTo(arrived, start, place), place(last.to, end)], closedBy: null };
  const stuck = reached[0];
  if (!stuck) return { clear: false, way: [], closedBy: closedAround(first, start, ground, place) };
  // what lies between where the end is and the air that was come to: a roof over it, or a floor under it
  const above = stuck.gap.floor[1] > end;
  const solid = above ? stuck.gap.solid : (stuck.gap.under ?? stuck.gap.solid);
  const height = above ? stuck.gap.floor[1] : stuck.gap.roof[1];
  return {
    clear: false,
    way: wayTo(stuck, start, place),
    closedBy: sourceAt(solid, ground, place(last.to, height)),
  };
}

/** The widest stretch that two stretches of air share and that no wall stands in. */
function widestFree(one: Air, other: Air, walls: readonly Wall[]): Air | null {
  let free: Air[] = [{ low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) }];
  for (const { low, high } of walls) {
    free = free.flatMap((air) => [
      { low: air.low, high: Math.min(air.high, low) },
      { low: Math.max(air.low, high), high: air.high },
    ]);
    free = free.filter((air) => air.high > air.low);
  }
  return free.reduce<Air | null>((best, air) => (!best || air.high - air.low > best.high - best.low ? air : best), null);
}

/** So far over the floor of endless air a way is drawn. */
const DRAWN_OVER = 50;

function wayTo(reached: Reached, start: number, place: (s: number, y: number) => BoardPoint): readonly BoardPoint[] {
  const points: BoardPoint[] = [];
  for (let one: Reached | null = reached; one?.before; one = one.before) {
    const { at, air } = one.through;
    points.push(place(at, air.high === Number.POSITIVE_INFINITY ? air.low + DRAWN_OVER : (air.low + air.high) / 2));
  }
  return [place(0, start), ...points.reverse()];
}

const sourceAt = (solid: number, ground: MoveGround, at: BoardPoint): { readonly by: Source; readonly at: BoardPoint } | null => {
  const source = ground.solids[solid]?.source;
  return source ? { by: source, at } : null;
};

function closedAround(
  { gaps, from }: Cell,
  start: number,
  ground: MoveGround,
  place: (s: number, y: number) => BoardPoint,
): LobFinding['closedBy'] {
  const over = gaps.find((gap) => gap.floor[0] > start) ?? gaps.at(-1);
  return over ? sourceAt(over.solid, ground, place(from, over.floor[0])) : null;
}

/** What stands before the air that was come to: the wall there, or the floor or roof of what lies behind. */
function whatCloses(
  { gap }: Reached,
  next: Cell,
  walls: readonly Wall[],
  ground: MoveGround,
): { readonly by: Source; readonly height: number } {
  const low = gap.floor[1];
  const high = gap.roof[1];
  const wall = walls.filter((one) => one.low < high && one.high > low).sort((a, b) => b.high - b.low - a.high + a.low)[0];
  if (wall) return { by: ground.solids[wall.solid]!.source, height: Math.max(low, wall.low) };
  const behind = next.gaps.find((one) => one.floor[0] >= high) ?? next.gaps.findLast((one) => one.roof[0] <= low);
  const solid = behind ? (behind.floor[0] >= high ? behind.solid : (behind.under ?? behind.solid)) : (gap.under ?? gap.solid);
  return { by: ground.solids[Math.max(0, solid)]!.source, height: low };
}
