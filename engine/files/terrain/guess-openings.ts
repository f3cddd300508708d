import type { OpeningFrame, OpeningInfill, OpeningKind } from '../../board/opening.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { Vec3 } from '../../space/vec3.ts';
import { type Guess, type GuessConfidence, guess, type ShapeGuessCode } from '../figure/guess.ts';
import type { Along } from './find-holes.ts';
import { CALLED, type GroupBox, groupBoxesOf } from './group-boxes.ts';
import { holesOfWalls, type WallHole } from './holes-of-walls.ts';
import { type HoleRow, rowsOfHoles } from './rows-of-holes.ts';
import type { FoundLadder, FoundOpening, TerrainGuess } from './terrain-guess.ts';
import { type WallGrid, wallGridOf, withGapsClosed, withLid } from './wall-grid.ts';
import { turnedAlong, turnedBack, type WallWay, wallWaysOf } from './wall-ways.ts';

/** What a door is at least, what a slit is at most, and how much of a sill one steps over. @unit millimetres */
const DOOR = { width: 10, height: 22, sill: 4 } as const;
const SLIT = 7;
/** A way longer than this is a tunnel rather than a hole in a wall, and what is wider than this a bay. @unit millimetres */
const LONG = 45;
const WIDE = 90;
/** A piece lower than this has no windows. @unit millimetres */
const LOW = 24;
/** A hole of which less than this can be looked through has no shape that anybody planned. */
const RAGGED = 0.55;
/** A wall is thicker than a sheet, and around a hole of it there is more of it than among things that lie about. @unit millimetres, share */
const SHEET = 0.6;
const FRAMED = 0.6;
const WELL_FRAMED = 0.85;
/** A piece is walled where so much of its upright faces look along one way; rubble and rock look everywhere. */
const WALLED = 0.3;
/** A gap between posts without a lintel, and how much of the height of the piece it has at least. @unit millimetres, share */
const NO_LINTEL = 0.3;
const OPEN_ABOVE = 0.4;
/** Half of what a crack or a socket for a bar is wide. @unit millimetres */
const GAP = 3;
/** So much of a hole a leaf fills at least; a group thinner than this share of its height may be one. */
const LEAF_FILLS = 0.6;
const LEAF_THIN = 0.45;
/** A leaf is smaller than the wall that it is in. */
const LEAF_OF_WALL = 0.6;
/** More groups than this are not tried as leaves. */
const MOST_LEAVES = 40;
/** More openings than the first are not proposed, and of those that are not likely no more than the second: nobody reads a list of gaps. */
const MOST_OPENINGS = 60;
const MOST_UNSURE = 10;
/** What has more holes than this that nobody can be sure of is a heap of things. */
const FULL_OF_GAPS = 20;

type Found = Pick<TerrainGuess, 'openings' | 'ladders' | 'moreHoles'>;

/**
 * Where can one look, go or climb through a placed piece? Proposed are holes through its walls and floors, those that a part of its own fills
 * (a leaf, glass, bars) among them, and ladders between whose rungs one sees through.
 * @cost some tenths of a second
 */
export function guessOpenings(mesh: TriangleMesh): Found {
  const leaves = leavesOf(mesh);
  const rows: { readonly row: HoleRow; readonly way: WallWay }[] = [];
  wallWaysOf(mesh).forEach((way, number) => {
    const turned = turnedAlong(way, mesh);
    const grid = wallGridOf(turned, leaves);
    if (!grid) return;
    const alongs = number === 0 ? (['x', 'z', 'y'] as const) : (['x', 'z'] as const);
    const look = (among: WallGrid, ways: readonly Along[]) =>
      rowsOfHoles(holesOfWalls(turned, among, ways, leaves)).map((row) => ({ row, way }));
    const seen = look(grid, alongs);
    const isClear = seen.some(({ row }) => row.is !== 'hole' || openingOf(mesh, row, way).confidence === 'likely');
    // A wall that is cracked or has sockets for bars has no hole that is shut in all around.
    rows.push(...seen, ...(isClear ? [] : look(withLid(withGapsClosed(grid, GAP)), ['x', 'z'])));
  });
  const openings: Guess<FoundOpening>[] = [];
  const ladders: Guess<FoundLadder>[] = [];
  for (const { row, way } of rows) {
    if (row.is === 'ladder') ladders.push(ladderOf(row.holes, way));
    else openings.push(openingOf(mesh, row, way));
  }
  const found = withoutCopies(openings);
  const sure = found.filter(({ confidence }) => confidence === 'likely').length;
  const unsure = found.length - sure;
  const told = found
    .slice(0, Math.min(MOST_OPENINGS, sure + MOST_UNSURE))
    .map((one) =>
      one.confidence === 'likely' || unsure <= FULL_OF_GAPS
        ? one
        : guess(one.value, 'unlikely', 'opening-guess/one-of-many', { count: unsure }),
    );
  return { openings: told, moreHoles: found.length - told.length, ladders };
}

/** The groups that may shut or fill a hole: upright and thin, or called so. */
function leavesOf(mesh: TriangleMesh): ReadonlySet<number> {
  const { groups } = mesh;
  if (groups.length < 2) return new Set();
  const boxes = groupBoxesOf(mesh);
  const whole = Math.max(...boxes.map(({ max }) => max[1]));
  const faceOf = ({ min, max }: GroupBox) => Math.max(max[0] - min[0], max[2] - min[2]) * (max[1] - min[1]);
  const largest = Math.max(...boxes.map(faceOf));
  const likely = boxes.flatMap(({ min, max }, number) => {
    const [x, y, z] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]] as const;
    const { name } = groups[number]!;
    const isCalled =
      (CALLED.leaf.test(name) && !/frame|rahmen|wall(?!.*(?:leaf|door$))/i.test(name)) ||
      CALLED.glass.test(name) ||
      CALLED.bars.test(name);
    const isSmall = faceOf({ min, max }) <= LEAF_OF_WALL * largest;
    const isThin = isSmall && y >= 8 && y < 0.95 * whole && Math.min(x, z) <= LEAF_THIN * y && Math.max(x, z) <= 3 * y;
    return isCalled || isThin ? [{ number, isCalled }] : [];
  });
  // One that is all there is of the walls is no leaf: something has to be left to look through.
  const called = likely.filter(({ isCalled }) => isCalled);
  const taken = likely.length >= groups.length || likely.length > MOST_LEAVES ? called : likely;
  return new Set(taken.length >= groups.length ? [] : taken.map(({ number }) => number));
}

const boundsOf = (holes: readonly WallHole[]) => ({
  u0: Math.min(...holes.map(({ u0 }) => u0)),
  u1: Math.max(...holes.map(({ u1 }) => u1)),
  v0: Math.min(...holes.map(({ v0 }) => v0)),
  v1: Math.max(...holes.map(({ v1 }) => v1)),
  from: Math.min(...holes.map(({ from }) => from)),
  to: Math.max(...holes.map(({ to }) => to)),
});

/** A place along the way and both axes of what lies across it, as a point of the mesh. */
function pointOf(along: WallHole['along'], k: number, u: number, v: number, way: WallWay): Vec3 {
  if (along === 'x') return turnedBack(way, { x: k, y: v, z: u });
  return turnedBack(way, along === 'z' ? { x: u, y: v, z: k } : { x: u, y: k, z: v });
}

/** The axes of a frame: its width runs along `across`, its height along `through × across`. */
const AXES_OF = {
  x: { through: { x: 1, y: 0, z: 0 }, across: { x: 0, y: 0, z: -1 } },
  z: { through: { x: 0, y: 0, z: 1 }, across: { x: 1, y: 0, z: 0 } },
  y: { through: { x: 0, y: 1, z: 0 }, across: { x: 1, y: 0, z: 0 } },
} as const;

function frameOf(holes: readonly WallHole[], way: WallWay): OpeningFrame {
  const { along } = holes[0]!;
  const { u0, u1, v0, v1, from, to } = boundsOf(holes);
  const { through, across } = AXES_OF[along];
  return {
    centre: pointOf(along, (from + to) / 2, (u0 + u1) / 2, (v0 + v1) / 2, way),
    across: turnedBack(way, across),
    through: turnedBack(way, through),
    width: u1 - u0,
    height: v1 - v0,
    thickness: Math.max(to - from, 0.1),
  };
}

function openingOf(mesh: TriangleMesh, { holes, is }: HoleRow, way: WallWay): Guess<FoundOpening> {
  const frame = frameOf(holes, way);
  const first = holes.reduce((lowest, hole) => (hole.v0 < lowest.v0 ? hole : lowest));
  const nameOf = (group: number | null) => (group === null ? null : mesh.groups[group]!.name);
  const filling = holes.flatMap(({ filledBy }) => filledBy).sort((one, other) => other.share - one.share)[0];
  const filler = filling && filling.share >= LEAF_FILLS ? nameOf(filling.group) : null;
  const isGlazed = filler !== null && CALLED.glass.test(filler);
  const isBarred = is === 'bars' || (filler !== null && !isGlazed && CALLED.bars.test(filler) && !CALLED.leaf.test(filler));
  // A pane shuts its window like a leaf, and is looked through.
  const leaf = filler !== null && !isBarred ? filler : null;
  const infill: OpeningInfill = isGlazed ? 'glass' : isBarred ? 'bars' : 'nothing';
  const top = mesh.positions.reduce((most, value, i) => (i % 3 === 1 && value > most ? value : most), 0);
  const isOpenAbove = first.along !== 'y' && Math.max(...holes.map(({ v1 }) => v1)) > top - NO_LINTEL;
  const kind = isOpenAbove ? 'breach' : kindOf(first, frame, infill, Math.min(...holes.map(({ share }) => share)));
  const found: FoundOpening = {
    kind,
    frame,
    infill,
    state: leaf === null ? 'always-open' : 'closed',
    wall: nameOf(first.group),
    leaf,
  };
  const { width, height, thickness } = frame;
  const fill = { width, height, part: filler ?? '', count: holes.length, thickness };
  const say = (confidence: GuessConfidence, code: ShapeGuessCode) => guess(found, confidence, code, fill);
  if (leaf !== null && !isGlazed) return say(CALLED.leaf.test(leaf) ? 'likely' : 'possible', 'opening-guess/leaf-fills-it');
  if (top < LOW && kind !== 'hatch') return say('unlikely', 'opening-guess/in-something-low');
  if (width > WIDE) return say('unlikely', 'opening-guess/very-wide');
  if (is !== 'bars' && holes.every(({ framed }) => framed < FRAMED)) return say('unlikely', 'opening-guess/loosely-framed');
  if (isOpenAbove) return say(height > OPEN_ABOVE * top ? 'possible' : 'unlikely', 'opening-guess/open-above');
  if (isGlazed) return say('likely', 'opening-guess/glazed');
  if (thickness < SHEET) return say('unlikely', 'opening-guess/in-a-sheet');
  if (isBarred) return say(holes.length > 2 ? 'likely' : 'possible', 'opening-guess/barred');
  if (thickness > LONG) return say('possible', 'opening-guess/long-way');
  if (kind === 'hatch') return say('possible', 'opening-guess/through-the-floor');
  if (kind === 'breach') return say('unlikely', 'opening-guess/ragged');
  const isSure = way.share >= WALLED && holes.some(({ framed, share }) => framed >= WELL_FRAMED && share >= 0.7);
  if (kind === 'door') return say(isSure ? 'likely' : 'possible', 'opening-guess/down-to-the-floor');
  if (kind === 'loophole') return say(Math.min(width, height) < SLIT / 2 ? 'unlikely' : 'possible', 'opening-guess/slit');
  return say(isSure ? 'likely' : 'possible', 'opening-guess/through-the-wall');
}

function kindOf(hole: WallHole, { width, height }: OpeningFrame, infill: OpeningInfill, share: number): OpeningKind {
  if (hole.along === 'y') return 'hatch';
  if (share < RAGGED) return 'breach';
  const isDownToTheFloor = hole.drop <= Math.max(DOOR.sill, 1.5 * hole.cell);
  if (isDownToTheFloor && width >= DOOR.width && height >= DOOR.height) return infill === 'glass' ? 'window' : 'door';
  return Math.min(width, height) <= SLIT ? 'loophole' : 'window';
}

function ladderOf(holes: readonly WallHole[], way: WallWay): Guess<FoundLadder> {
  const { along } = holes[0]!;
  const { u0, u1, v0, v1, from, to } = boundsOf(holes);
  const at = (v: number) => pointOf(along, (from + to) / 2, (u0 + u1) / 2, v, way);
  const rungs = holes.length - 1;
  const found = { foot: at(v0), head: at(v1), width: u1 - u0, rungs };
  return guess(found, rungs >= 4 ? 'likely' : 'possible', 'ladder-guess/rungs', { count: rungs, height: v1 - v0 });
}

/** One hole may be seen along two ways that differ little, or as two at its reveals: the surer stays. */
function withoutCopies(openings: readonly Guess<FoundOpening>[]): readonly Guess<FoundOpening>[] {
  const order: readonly GuessConfidence[] = ['likely', 'possible', 'unlikely'];
  const areaOf = ({ value: { frame } }: Guess<FoundOpening>) => frame.width * frame.height;
  const sorted = [...openings].sort(
    (one, other) => order.indexOf(one.confidence) - order.indexOf(other.confidence) || areaOf(other) - areaOf(one),
  );
  const kept: Guess<FoundOpening>[] = [];
  for (const one of sorted) {
    const { centre, width, height, thickness } = one.value.frame;
    const isCopy = kept.some(({ value: { frame } }) => {
      const [x, y, z] = [frame.centre.x - centre.x, frame.centre.y - centre.y, frame.centre.z - centre.z];
      const reach = Math.max(Math.min(width, height, frame.width, frame.height), thickness, frame.thickness) / 2;
      return x * x + y * y + z * z < reach * reach;
    });
    if (!isCopy) kept.push(one);
  }
  return kept;
}
