import { LINE_NOISE, SLIVER } from '../../space/tolerance.ts';
import { add, cross, dot, scale, subtract, unit, type Vec3 } from '../../space/vec3.ts';
import type { Bounds } from '../measure/body-on-board.ts';
import type { Face } from '../measure/solid-faces.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import {
  boxAround,
  boxesMeet,
  type ConvexPolygon,
  cornersOfBox,
  edgesOf,
  type FlatBox,
  type HalfPlane,
  hullOf,
  widthOf,
} from '../visibility/convex-polygon.ts';
import { type Border, divideByBorders } from './divide-by-borders.ts';
import { aroundDisc, type LineSection, withinDisc } from './section-of-line.ts';

/** A plane that all lines of a question cross, if they cross it at all, somewhere in a window. */
export interface ScreenPlane {
  /** Of unit length. */
  readonly normal: Vec3;
  readonly offset: number;
}

/** A plane on the way, and where a line may cross it: everything else of it is inside of something solid, or too near to it. */
export interface Screen extends ScreenPlane {
  readonly origin: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  /** Convex shapes that together hold all places at which a line may cross, each by its sides. */
  readonly gaps: readonly (readonly HalfPlane[])[];
  /** It says nothing of lines that begin or end nearer to it than this. */
  readonly reach: number;
}

/** All that may be in the way of some lines: solids of the scene, and convex bodies of figures. */
export interface InTheWay {
  readonly scene: SightScene;
  readonly accept: SightFilter;
  readonly figures: readonly (readonly Face[])[];
}

/** Where the lines of a question run, and how thick they are. */
export interface LineRoom {
  readonly from: Bounds;
  readonly to: Bounds;
  readonly section: LineSection;
  /** Everything in the way is taken for smaller by this on all sides; 0 for what it is. */
  readonly shrunkBy: number;
  /** All lines run over the table. */
  readonly overTable: boolean;
}

/** More borders than this over one window are not worked out: the smallest things are left out of the screen. */
const MOST_BORDERS = 1200;

const cornersOf = ({ min, max }: Bounds): readonly Vec3[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((k) => ({
    x: k & 1 ? max.x : min.x,
    y: k & 2 ? max.y : min.y,
    z: k & 4 ? max.z : min.z,
  }));

/**
 * What of a plane is solid, and where can lines cross it? Things that meet one another in the plane are one thing there. What has no inside counts where
 * it lies in the plane.
 * @edge gaps narrower than SLIVER from side to side are none
 */
export function makeScreen(plane: ScreenPlane, room: LineRoom, way: InTheWay): Screen | null {
  const { normal, offset } = plane;
  const flatUp = unit(subtract({ x: 0, y: 1, z: 0 }, scale(normal, normal.y)));
  const up = flatUp && Math.abs(normal.y) < 1 - 1e-9 ? flatUp : { x: 0, y: 0, z: -1 };
  const upright = unit(subtract(up, scale(normal, dot(normal, up))))!;
  const right = cross(upright, normal);
  const origin = scale(normal, offset);
  const flat = (p: Vec3) => ({ x: dot(subtract(p, origin), right), y: dot(subtract(p, origin), upright) });
  const shape = shapeOfRoom(plane, room, right);
  const window = windowOf(plane, room, flat);
  if (!window) return null;
  const spread = Math.max(Math.abs(shape.round), shape.wide, shape.high) + SLIVER;
  const wider = boxAround(cornersOfBox(window, spread));
  const borders = bordersIn(plane, wider, way, flat);
  if (room.shrunkBy > 0 && room.overTable && upright.y > 0) borders.push(...tableIn(wider, -origin.y / upright.y));
  const free = freeIn(window, wider, borders, shape);
  const gaps = free.filter(isGap).map(edgesOf);
  return { ...plane, origin, right, up: upright, gaps, reach: shape.reach };
}

/** What of the section is surely in the plane wherever a line of the room crosses it. */
interface SectionInPlane {
  /** Radius of a disc; negative where things are taken for smaller. */
  readonly round: number;
  /** Half the sides of an upright rectangle; 0 where there is none. */
  readonly wide: number;
  readonly high: number;
  readonly reach: number;
}

/**
 * A tube cuts a plane in no less than its own section: a disc of its radius always lies in the cut. So does an upright rectangle in an upright plane, but
 * for what the cut is skewed by lines that run aslant both ways.
 */
function shapeOfRoom({ normal }: ScreenPlane, { from, to, section, shrunkBy }: LineRoom, right: Vec3): SectionInPlane {
  const { thickness, gap } = section;
  const ways = cornersOf(from).flatMap((a) => cornersOf(to).map((b) => subtract(b, a)));
  let shortest = 0;
  for (const axis of ['x', 'y', 'z'] as const) {
    const apart = Math.max(0, from.min[axis] - to.max[axis], to.min[axis] - from.max[axis]);
    shortest += apart * apart;
  }
  const least = Math.sqrt(shortest);
  const most = (along: Vec3) => Math.max(...ways.map((way) => Math.abs(dot(way, along))));
  const isUpright = Math.abs(normal.y) < 1e-9;
  const skew = gap && least > 0 ? Math.min(1, most({ x: 0, y: 1, z: 0 }) / least) * Math.min(1, most(right) / least) : 1;
  const high = gap && isUpright ? (gap.height - gap.width * skew) / 2 - shrunkBy : 0;
  const wide = gap && isUpright ? gap.width / 2 - shrunkBy : 0;
  const hasRectangle = high > 0 && wide > 0;
  const inGap = gap ? Math.min(gap.width, gap.height) / 2 : 0;
  const round = Math.max(thickness / 2, inGap) - shrunkBy;
  const size = Math.max(round, hasRectangle ? Math.sqrt(high * high + wide * wide) : 0, 0);
  return { round, wide: hasRectangle ? wide : 0, high: hasRectangle ? high : 0, reach: size * steepest(normal, ways) };
}

/** The largest sine of the angle between a way of the room and the normal of the plane. */
function steepest(normal: Vec3, ways: readonly Vec3[]): number {
  const along = ways.map((way) => dot(way, normal));
  if (along.some((one) => one > 0) && along.some((one) => one < 0)) return 1;
  let most = 0;
  ways.forEach((way, i) => {
    const square = dot(way, way);
    most = square > 0 ? Math.max(most, Math.sqrt(Math.max(0, 1 - (along[i]! * along[i]!) / square))) : 1;
  });
  return most;
}

/** A box of the plane that every line from one end to the other crosses it in, if at all; null where none does. */
function windowOf(
  { normal, offset }: ScreenPlane,
  { from, to }: LineRoom,
  flat: (p: Vec3) => { x: number; y: number },
): FlatBox | null {
  const corners = [...cornersOf(from), ...cornersOf(to)];
  const heights = corners.map((corner) => dot(normal, corner) - offset);
  const crossings: { x: number; y: number }[] = [];
  for (let i = 0; i < corners.length; i++) {
    for (let j = 0; j < i; j++) {
      const a = heights[i]!;
      const b = heights[j]!;
      if (a >= 0 === b >= 0) continue;
      const t = a / (a - b);
      crossings.push(flat(add(corners[i]!, scale(subtract(corners[j]!, corners[i]!), t))));
    }
  }
  if (crossings.length === 0) return null;
  return boxAround(cornersOfBox(boxAround(crossings), SLIVER));
}

function freeIn(
  window: FlatBox,
  wider: FlatBox,
  borders: readonly Border[],
  { round, wide, high }: SectionInPlane,
): readonly ConvexPolygon[] {
  if (round === 0 && wide === 0) return divideByBorders(borders, window).free;
  if (round < 0)
    return divideByBorders(borders, wider)
      .free.filter(isWide)
      .map((gap) => grown(gap, aroundDisc(-round)));
  const { taken } = divideByBorders(borders, wider);
  const rectangle = cornersOfBox({ minX: -wide, minY: -high, maxX: wide, maxY: high });
  const thick = taken
    .filter(isWide)
    .flatMap((shape) => [
      ...(round > 0 ? [grown(shape, withinDisc(round))] : []),
      ...(wide > 0 ? [grown(shape, rectangle)] : []),
    ]);
  return divideByBorders(thick.flatMap(bordersOf), window).free;
}

const isWide = (shape: ConvexPolygon): boolean => widthOf(shape) >= SLIVER;

/** What is free is cut up at every height at which a border ends, so that only how wide it is from side to side tells a gap from a joint. */
const isGap = ([lowLeft, lowRight, highRight, highLeft]: ConvexPolygon): boolean =>
  Math.max(lowRight!.x - lowLeft!.x, highRight!.x - highLeft!.x) >= SLIVER;

/** All points of the shape, moved by all of the section. */
const grown = (shape: ConvexPolygon, by: ConvexPolygon): ConvexPolygon =>
  hullOf(shape.flatMap((p) => by.map((q) => ({ x: p.x + q.x, y: p.y + q.y }))));

const bordersOf = (shape: ConvexPolygon, of: number): readonly Border[] =>
  shape.map((from, i) => {
    const to = shape[(i + 1) % shape.length]!;
    return { x0: from.x, y0: from.y, x1: to.x, y1: to.y, of };
  });

/** The table below this level of a window: what stands on it leaves no gap at its foot when it is taken for smaller. */
const tableIn = ({ minX, minY, maxX }: FlatBox, level: number): readonly Border[] =>
  level > minY ? bordersOf(cornersOfBox({ minX: minX - 1, minY: minY - 1, maxX: maxX + 1, maxY: level }), TABLE) : [];

/** The table among the things that borders are of. */
const TABLE = -1;

/** Where the plane cuts the surfaces of closed solids, and all that lies flat in it: card has no inside, or none to speak of. */
function bordersIn(
  { normal, offset }: ScreenPlane,
  window: FlatBox,
  { scene, accept, figures }: InTheWay,
  flat: (p: Vec3) => { x: number; y: number },
): Border[] {
  const byThing = new Map<number, { readonly borders: Border[]; readonly box: { -readonly [side in keyof FlatBox]: number } }>();
  const push = (of: number, from: { x: number; y: number }, to: { x: number; y: number }) => {
    let thing = byThing.get(of);
    if (!thing) {
      thing = { borders: [], box: { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity } };
      byThing.set(of, thing);
    }
    const { borders, box } = thing;
    box.minX = Math.min(box.minX, from.x, to.x);
    box.maxX = Math.max(box.maxX, from.x, to.x);
    box.minY = Math.min(box.minY, from.y, to.y);
    box.maxY = Math.max(box.maxY, from.y, to.y);
    // what lies above, below or to the right says nothing of the window; what lies to the left says what goes on into it
    if (Math.max(from.y, to.y) < window.minY || Math.min(from.y, to.y) > window.maxY) return;
    if (Math.min(from.x, to.x) > window.maxX) return;
    borders.push({ x0: from.x, y0: from.y, x1: to.x, y1: to.y, of });
  };
  // each flat triangle is a thing of its own
  let sheets = scene.solids.length + figures.length;
  const addFace = (of: number, corners: readonly Vec3[]) => {
    const heights = corners.map((corner) => dot(normal, corner) - offset);
    const cut = cutOfFace(corners, heights);
    if (cut) push(of, flat(cut.up), flat(cut.down));
  };
  const slab = [
    { normal, offset: offset - LINE_NOISE },
    { normal: scale(normal, -1), offset: -offset - LINE_NOISE },
  ];
  scene.gather(slab, accept, (c, solid) => {
    const corners = [0, 3, 6].map((k): Vec3 => ({ x: c[k]!, y: c[k + 1]!, z: c[k + 2]! }));
    if (scene.solids[solid]!.closed) addFace(solid, corners);
    if (corners.every((corner) => Math.abs(dot(normal, corner) - offset) <= LINE_NOISE)) {
      const of = sheets++;
      for (const [i, corner] of corners.entries()) push(of, flat(corner), flat(corners[(i + 1) % 3]!));
    }
  });
  figures.forEach((faces, i) => {
    for (const face of faces) addFace(scene.solids.length + i, face);
  });
  const things = [...byThing.values()]
    .filter(({ box }) => boxesMeet(box, window))
    .map(({ borders, box }) => ({ borders, size: (box.maxX - box.minX) * (box.maxY - box.minY) }));
  things.sort((a, b) => b.size - a.size);
  const kept: Border[] = [];
  for (const { borders } of things) if (kept.length + borders.length <= MOST_BORDERS) kept.push(...borders);
  return kept;
}

/** Where the border of a convex face goes up through the plane, and where down. A corner in the plane counts as above it, for every face alike. */
function cutOfFace(corners: readonly Vec3[], heights: readonly number[]): { readonly up: Vec3; readonly down: Vec3 } | null {
  let up: Vec3 | null = null;
  let down: Vec3 | null = null;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const before = heights[j]! >= 0;
    const after = heights[i]! >= 0;
    if (before === after) continue;
    const [a, b] = before ? [j, i] : [i, j];
    // from the upper end to the lower one, so that both faces of an edge find the same point
    const t = heights[a]! / (heights[a]! - heights[b]!);
    const at = add(corners[a]!, scale(subtract(corners[b]!, corners[a]!), t));
    if (before) down = at;
    else up = at;
  }
  return up && down ? { up, down } : null;
}
