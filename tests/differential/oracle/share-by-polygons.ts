import { Clipper, FillRule } from 'clipper2-ts';
import type { Vec2 } from '../../../engine/index.ts';
import { boxAround, type SeenFace, type SeenShares, type Shown } from './seen-faces.ts';

/** Turns by angles whose sine and cosine are fractions, so that no two of these grids have a line in common. */
const TURNS: readonly Vec2[] = [
  { x: 4 / 5, y: 3 / 5 },
  { x: 12 / 13, y: -5 / 13 },
  { x: 8 / 17, y: 15 / 17 },
  { x: 21 / 29, y: -20 / 29 },
  { x: 35 / 37, y: 12 / 37 },
];

/** Two grids that find shares nearer to each other than this found the same. */
const SAME = 1e-7;

/**
 * What polygon booleans find on two grids that are turned against each other. The library is known to lose a polygon now and then where many
 * edges meet in one point of its grid: then the two differ, and further grids are asked until two agree.
 */
function gridsFor<Found>(findOn: (turn: Vec2) => Found): { shareOf(share: (found: Found) => number): number } {
  const found: Found[] = [];
  return {
    shareOf(share) {
      for (let grids = 2; grids <= TURNS.length; grids++) {
        while (found.length < grids) found.push(findOn(TURNS[found.length]!));
        const last = share(found[grids - 1]!);
        const same = found.slice(0, grids - 1).find((other) => Math.abs(share(other) - last) < SAME);
        if (same !== undefined) return (share(same) + last) / 2;
      }
      throw new Error(`no two grids agree: ${found.map(share).join(', ')}`);
    },
  };
}

/** Which shares are seen of faces past what is before each of them? */
export function sharesByPolygons(faces: readonly SeenFace[], regions: number): SeenShares {
  const { shareOf } = gridsFor((turn) => sharesOnGrid(faces, regions, turn));
  return {
    whole: shareOf(({ whole }) => whole),
    regions: Array.from({ length: regions }, (_, region) => shareOf((shares) => shares.regions[region]!)),
  };
}

/** Which share of some faces is hidden, and lies behind what is left of others past all that is before those? */
export const shareHiddenBehind = (faces: readonly SeenFace[], nearest: readonly SeenFace[]): number =>
  gridsFor((turn) => shareHiddenOnGrid(faces, nearest, turn)).shareOf((share) => share);

/** Half the width of the grid. */
const HALF_GRID = 2 ** 29;

/** Puts shapes of the turned picture on a grid around these; each runs anticlockwise, and those too small for the grid are gone. */
function gridAround(shapes: readonly Shown[], turn: Vec2): (shown: Shown) => Vec2[][] {
  const turned = ({ x, y }: Vec2): Vec2 => ({ x: x * turn.x - y * turn.y, y: x * turn.y + y * turn.x });
  const { x0, x1, y0, y1 } = boxAround(shapes.flatMap(({ shape }) => shape.map(turned)));
  // Blockers reach a little beyond the target: the grid is so much wider.
  const step = Math.max(x1 - x0, y1 - y0) / 1.9 / HALF_GRID;
  return ({ shape }) => {
    const path = shape.map((p) => {
      const { x, y } = turned(p);
      return { x: Math.round((x - (x0 + x1) / 2) / step), y: Math.round((y - (y0 + y1) / 2) / step) };
    });
    const area = areaOfPath(path);
    return area === 0 ? [] : [area > 0 ? path : path.reverse()];
  };
}

/** A face's picture and what is left of it without all that is before it. */
function pictureOn(onGrid: (shown: Shown) => Vec2[][], face: SeenFace): { readonly whole: Vec2[][]; readonly seen: Vec2[][] } {
  const whole = onGrid(face);
  const before = face.before.flatMap(onGrid);
  return { whole, seen: before.length > 0 && whole.length > 0 ? Clipper.difference(whole, before, FillRule.NonZero) : whole };
}

function sharesOnGrid(faces: readonly SeenFace[], regions: number, turn: Vec2): SeenShares {
  const onGrid = gridAround(faces, turn);
  const pictures = faces.map((face) => ({ region: face.region, ...pictureOn(onGrid, face) }));
  const shareOf = (counted: typeof pictures): number => {
    const whole = areaOfUnion(counted.flatMap((face) => face.whole));
    return whole > 0 ? areaOfUnion(counted.flatMap(({ seen }) => seen)) / whole : 0;
  };
  return {
    whole: shareOf(pictures),
    regions: Array.from({ length: regions }, (_, region) => shareOf(pictures.filter((face) => face.region === region))),
  };
}

/** The share of the target that is hidden and lies behind what is left of these. */
function shareHiddenOnGrid(faces: readonly SeenFace[], nearest: readonly SeenFace[], turn: Vec2): number {
  const onGrid = gridAround(faces, turn);
  const pictures = faces.map((face) => pictureOn(onGrid, face));
  const whole = Clipper.union(
    pictures.flatMap((face) => face.whole),
    FillRule.NonZero,
  );
  const hidden = Clipper.difference(
    whole,
    pictures.flatMap(({ seen }) => seen),
    FillRule.NonZero,
  );
  const before = nearest.flatMap((face) => pictureOn(onGrid, face).seen);
  const size = areaOfUnion(whole);
  return size > 0 && before.length > 0 ? areaOfUnion(Clipper.intersect(hidden, before, FillRule.NonZero)) / size : 0;
}

const areaOfUnion = (paths: Vec2[][]): number =>
  Clipper.union(paths, FillRule.NonZero).reduce((sum, path) => sum + areaOfPath(path), 0);

/** Positive when the path runs anticlockwise. */
function areaOfPath(path: readonly Vec2[]): number {
  const o = path[0]!;
  let twice = 0;
  for (let i = 2; i < path.length; i++) {
    const p = path[i - 1]!;
    const q = path[i]!;
    twice += (p.x - o.x) * (q.y - o.y) - (q.x - o.x) * (p.y - o.y);
  }
  return twice / 2;
}
