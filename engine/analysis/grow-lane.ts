import type { Board } from '../board/board.ts';
import type { SightBlockers } from '../geometry/queries.ts';
import type { TableQueries } from '../geometry/table-queries.ts';
import type { PlanPoint } from '../space/polygon.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';

/** A level line from what stops it at one end, or the edge of the table, to what stops it at the other. @frame board */
export interface FlatLine {
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  readonly length: Millimetres;
}

/** A place on a line and a way that it goes. @shape a unit direction in the plan */
export interface LineWanted {
  readonly eye: BoardPoint;
  readonly way: PlanPoint;
}

/** Where lines are sought: what they meet, and how far to either side of them nothing may stand for as long as they go on. */
export interface LaneSpace {
  readonly space: TableQueries;
  readonly blockers: SightBlockers;
  readonly size: Board['size'];
  readonly half: Millimetres;
}

/**
 * The whole of each of some lines, both ways from a place on it: it ends where it, or one of the two that go along with it at either side, is stopped. What
 * stands between those and is thinner than half the strip is not met; the edge of the table stops only the line itself.
 */
export function linesFrom({ space, blockers, size, half }: LaneSpace, wanted: readonly LineWanted[]): readonly FlatLine[] {
  const sides = half > 0 ? [0, half, -half] : [0];
  const step = sides.length;
  const lines = new Float64Array(12 * step * wanted.length);
  const far = wanted.map(({ eye, way }, i) => {
    const ends = [edgeFrom(size, eye, way), edgeFrom(size, eye, { x: -way.x, z: -way.z })] as const;
    for (const [k, end] of ends.entries())
      for (const [j, side] of sides.entries()) {
        const [x, z] = [-way.z * side, way.x * side];
        lines.set([eye.x + x, eye.y, eye.z + z, end.x + x, end.y, end.z + z], 6 * (step * (2 * i + k) + j));
      }
    return ends;
  });
  const reached = space.firstStops({ lines, blockers });
  const first = (end: number): number => Math.min(...reached.subarray(step * end, step * (end + 1)));
  return wanted.map(({ eye }, i): FlatLine => {
    const [ahead, behind] = far[i]!;
    const to = part(eye, ahead, first(2 * i));
    const from = part(eye, behind, first(2 * i + 1));
    const dx = to.x - from.x;
    const dz = to.z - from.z;
    return { from, to, length: Math.sqrt(dx * dx + dz * dz) };
  });
}

const part = (a: BoardPoint, b: BoardPoint, share: number): BoardPoint => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y,
  z: a.z + (b.z - a.z) * share,
});

/** Where a way from a place of the table leaves the table. */
function edgeFrom({ width, depth }: Board['size'], eye: BoardPoint, way: PlanPoint): BoardPoint {
  const until = (half: number, at: number, step: number) => (step === 0 ? Infinity : ((step > 0 ? half : -half) - at) / step);
  const t = Math.max(0, Math.min(until(width / 2, eye.x, way.x), until(depth / 2, eye.z, way.z)));
  return { x: eye.x + way.x * t, y: eye.y, z: eye.z + way.z * t };
}

/** How far the ends of a line are pushed aside at first, and at last. @unit millimetres */
const FIRST_PUSH = 32;
const LAST_PUSH = 0.25;
const PUSHES = [-1, 0, 1] as const;

/** A line that begins as this one and is pushed and turned as long as that makes it longer. */
export function growLane(where: LaneSpace, line: FlatLine): FlatLine {
  let best = line;
  for (let push = FIRST_PUSH; push >= LAST_PUSH; ) {
    const longest = linesFrom(where, pushed(best, push)).reduce((a, b) => (b.length > a.length ? b : a), best);
    if (longest.length > best.length + LAST_PUSH / 8) best = longest;
    else push /= 2;
  }
  return best;
}

/** Lines through three places of a line, each end of which has been pushed aside by so much or not at all. */
function pushed({ from, to, length }: FlatLine, push: Millimetres): readonly LineWanted[] {
  const across = { x: (from.z - to.z) / length, z: (to.x - from.x) / length };
  return PUSHES.flatMap((here) =>
    PUSHES.flatMap((there): readonly LineWanted[] => {
      const a = { x: from.x + across.x * push * here, z: from.z + across.z * push * here };
      const b = { x: to.x + across.x * push * there, z: to.z + across.z * push * there };
      const dx = b.x - a.x;
      const dz = b.z - a.z;
      const long = Math.sqrt(dx * dx + dz * dz);
      const way = { x: dx / long, z: dz / long };
      return [0.25, 0.5, 0.75].map((share) => ({ eye: { x: a.x + dx * share, y: from.y, z: a.z + dz * share }, way }));
    }),
  );
}
