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

/** The whole of each of some lines, both ways from a place on it. */
export function linesFrom(
  space: TableQueries,
  blockers: SightBlockers,
  size: Board['size'],
  wanted: readonly LineWanted[],
): readonly FlatLine[] {
  const lines = new Float64Array(12 * wanted.length);
  const far = wanted.map(({ eye, way }, i) => {
    const ends = [edgeFrom(size, eye, way), edgeFrom(size, eye, { x: -way.x, z: -way.z })] as const;
    for (const [k, end] of ends.entries()) lines.set([eye.x, eye.y, eye.z, end.x, end.y, end.z], 12 * i + 6 * k);
    return ends;
  });
  const reached = space.firstStops({ lines, blockers });
  return wanted.map(({ eye }, i): FlatLine => {
    const [ahead, behind] = far[i]!;
    const to = part(eye, ahead, reached[2 * i]!);
    const from = part(eye, behind, reached[2 * i + 1]!);
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
export function growLane(space: TableQueries, blockers: SightBlockers, size: Board['size'], line: FlatLine): FlatLine {
  let best = line;
  for (let push = FIRST_PUSH; push >= LAST_PUSH; ) {
    const longest = linesFrom(space, blockers, size, pushed(best, push)).reduce((a, b) => (b.length > a.length ? b : a), best);
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
