import type { Side } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import { standardBody } from '../../board/standard-body.ts';
import type { PieceOrigin, TerrainPiece } from '../../board/terrain-piece.ts';
import type { ModelId, PieceId, SideId } from '../../identity/ids.ts';
import { faultOfOutline } from '../../space/plan-outline.ts';
import type { PlanPoint, PlanPolygon } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { idFromName } from '../mesh/id-from-name.ts';
import type { BoardWishes } from './board-wishes.ts';
import type { ForeignBoardNotice, ForeignDoor, ForeignScale, ForeignWall, GridMap } from './foreign-board.ts';
import { type Gap, type RaisedWalls, raiseWalls, type WallRun } from './raise-walls.ts';
import { barsOfRuns, fewerCorners, placeKey } from './straight-bars.ts';
import { PLAIN, partOf, upright } from './upright.ts';

/** What a map of lines becomes. */
export interface FurnishedBoard {
  readonly pieces: Readonly<Record<PieceId, TerrainPiece>>;
  readonly models: Readonly<Record<ModelId, Model>>;
  readonly sides: Readonly<Record<SideId, Side>>;
  readonly notices: readonly ForeignBoardNotice[];
}

/** How far a wall may run beside its line where corners are left out: a quarter of the thinnest wall that people build. */
export const CORNER_SLACK: Millimetres = 0.25;
/** How high over the floor a window begins of which the file says nothing, as a share of where it ends: three feet of seven. */
const SILL_SHARE = 3 / 7;
/** Height of a person on a map whose squares are five feet, in squares: six feet. */
const PERSON = 6 / 5;

/**
 * Makes terrain and models of a map of lines. Walls get thickness and, where the file has none, height; doors and windows keep their state.
 * @edge walls that reach up without end reach as high as whatever on the map is highest, and at least as high as walls usually are
 */
export function furnishGrid(map: GridMap, scale: ForeignScale, wishes: BoardWishes): FurnishedBoard {
  const { square, thickness } = scale;
  const notices: ForeignBoardNotice[] = [];
  const note = (code: ForeignBoardNotice['code'], fill: ForeignBoardNotice['fill']) => {
    if (fill.count !== 0) notices.push({ code, where: '', fill });
  };
  const onTable = ({ x, z }: PlanPoint): PlanPoint => ({
    x: (x - map.size.width / 2) * square,
    z: (z - map.size.depth / 2) * square,
  });
  const highest = highestOf(map) * square;
  const stated = map.walls.some(({ top }) => top !== null) || map.doors.some(({ top }) => top !== null);
  const endless = Math.max(highest, scale.wallHeight);
  const rangeOf = ({ bottom, top }: ForeignWall) => {
    const from = (bottom ?? 0) * square;
    return { bottom: from, top: top === null ? Math.max(endless, from + scale.wallHeight) : top * square };
  };

  const topless = map.walls.filter(({ top }) => top === null).length;
  const doorless = map.doors.filter(({ top }) => top === null).length;
  if (!stated && topless + doorless > 0) note('foreign-board/heights-not-stated', { wall: endless, door: scale.doorHeight });
  else note('foreign-board/wall-without-top', { count: topless, height: endless });
  for (const { oneWay, points } of map.walls) {
    if (oneWay === null) continue;
    const [from, to] = [points[0]!, points.at(-1)!];
    note('foreign-board/wall-one-way', { side: oneWay, x: from.x, y: from.z, toX: to.x, toY: to.z });
  }
  const natured = (is: ForeignWall['is']) => map.walls.filter((wall) => wall.is === is);
  note('foreign-board/wall-passed-through', { count: natured('curtain').length });
  note('foreign-board/wall-thicket', { count: natured('thicket').length });
  note('foreign-board/door-secret', { count: map.doors.filter(({ secret }) => secret).length });

  const { lines, dropped } = straightened(map, onTable);
  note('foreign-board/corners-left-out', { count: dropped, slack: CORNER_SLACK });
  const runs = lines.flatMap(({ wall, points }) => runsOf(wall, points, rangeOf(wall)));
  const solid = runs.filter(({ is }) => is === 'wall');
  const panes = runs.filter(({ is }) => is === 'pane');
  const walled = new Set(solid.map(({ from, to }) => [placeKey(from), placeKey(to)].sort().join()));
  const inWall = ({ from, to }: WallRun) => walled.has([placeKey(from), placeKey(to)].sort().join());
  note('foreign-board/wall-seen-through', { count: panes.filter((pane) => !inWall(pane)).length });

  const pieces: Record<PieceId, TerrainPiece> = {};
  const add = (name: string, made: Pick<TerrainPiece, 'parts' | 'openings' | 'footprint'>, traits = PLAIN) => {
    const id = idFromName(name, 'piece', new Set(Object.keys(pieces)));
    const { fileName, author, licence } = wishes;
    const origin: PieceOrigin = { by: 'map', fileName, author, licence };
    pieces[id] = {
      id,
      name,
      pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 },
      mirrored: false,
      made: origin,
      ladders: {},
      parts: made.parts,
      openings: made.openings,
      footprint: made.footprint,
      traits,
    };
  };
  const doors = map.doors.map((door) => gapOfDoor(door, scale, onTable));
  const addAll = (raised: readonly RaisedWalls[], name: string, traits = PLAIN) =>
    raised.forEach((one, index) => {
      add(numbered(one.loose ? wishes.called.object : name, index, raised.length), one, traits);
    });
  const withPanes = [...doors, ...panes.filter(inWall).map(gapOfPane)];
  addAll(raiseWalls(solid, withPanes, thickness), wishes.called.walls);
  addAll(raiseWalls([], panes.filter((pane) => !inWall(pane)).map(gapOfPane), thickness), wishes.called.walls);
  const curtains = runs.filter(({ is }) => is === 'curtain');
  addAll(raiseWalls(curtains, [], thickness), wishes.called.curtain, { ...PLAIN, soft: true });
  lines
    .filter(({ wall }) => wall.is === 'thicket')
    .forEach(({ wall, points }, index, all) => {
      const footprint = groundOfThicket(points, runsOf(wall, points, rangeOf(wall)), thickness);
      add(numbered(wishes.called.thicket, index, all.length), { parts: {}, openings: {}, footprint }, AREA);
    });
  for (const slab of map.slabs) {
    const outline = slab.outline.map(onTable);
    const top = slab.top * square;
    const bottom = slab.bottom === null ? top - thickness : slab.bottom * square;
    if (top - bottom <= 0 || faultOfOutline(outline.map(({ x, z: y }) => ({ x, y })))) continue;
    const part = partOf('floor', upright(outline, bottom, top), 'planks', true);
    add(slab.name || wishes.called.floor, { parts: { floor: part }, openings: {}, footprint: [outline] });
  }
  return { pieces, ...figuresOf(map, scale, wishes, onTable), notices };
}

const AREA = { ...PLAIN, soft: true, area: true };

const numbered = (name: string, index: number, count: number): string => (count > 1 ? `${name} ${index + 1}` : name);

/** The highest thing on the map. @unit squares */
function highestOf({ walls, doors, slabs, figures }: GridMap): number {
  const tops = [
    ...walls.map(({ top }) => top ?? 0),
    ...doors.map(({ top }) => top ?? 0),
    ...slabs.map(({ top }) => top),
    ...figures.map(({ on, height }) => on + (height ?? 0)),
  ];
  return tops.reduce((most, top) => Math.max(most, top), 0);
}

interface StraightLine {
  readonly wall: ForeignWall;
  readonly points: readonly PlanPoint[];
}

/** The wall lines in millimetres, without corners that make no difference; those where something else begins stay. */
function straightened(map: GridMap, onTable: (point: PlanPoint) => PlanPoint): { lines: StraightLine[]; dropped: number } {
  const meets = new Map<string, number>();
  const meet = (points: readonly PlanPoint[]) => {
    for (const key of new Set(points.map(placeKey))) meets.set(key, (meets.get(key) ?? 0) + 1);
  };
  const placed = map.walls.map((wall) => ({ wall, points: wall.points.map(onTable) }));
  for (const { points } of placed) meet(points);
  for (const { from, to } of map.doors) meet([onTable(from), onTable(to)]);
  let dropped = 0;
  const lines = placed.map(({ wall, points }) => {
    const fewer = fewerCorners(points, CORNER_SLACK, (point) => (meets.get(placeKey(point)) ?? 0) > 1);
    dropped += points.length - fewer.length;
    return { wall, points: fewer };
  });
  return { lines, dropped };
}

function runsOf(
  { is, loose }: ForeignWall,
  points: readonly PlanPoint[],
  { bottom, top }: { readonly bottom: Millimetres; readonly top: Millimetres },
): WallRun[] {
  if (top - bottom <= 0) return [];
  const like = `${is} ${bottom} ${top}`;
  return points
    .slice(1)
    .map((to, index): WallRun => ({ from: points[index]!, to, bottom, top, is, loose, like }))
    .filter((run) => placeKey(run.from) !== placeKey(run.to));
}

function gapOfDoor(door: ForeignDoor, scale: ForeignScale, onTable: (point: PlanPoint) => PlanPoint): Gap {
  const { square, wallHeight, doorHeight } = scale;
  const top = door.top === null ? Math.min(doorHeight, wallHeight) : door.top * square;
  const sill = door.kind === 'window' ? top * SILL_SHARE : 0;
  const bottom = door.bottom === null ? Math.min(sill, top) : door.bottom * square;
  return {
    kind: door.kind,
    from: onTable(door.from),
    to: onTable(door.to),
    bottom,
    top,
    wallTop: door.top === null ? wallHeight : top,
    wallBottom: door.bottom === null ? 0 : bottom,
    state: door.state,
    glass: door.kind === 'window',
  };
}

/** A wall that stops steps and lets see: a pane that does not open. */
const gapOfPane = ({ from, to, bottom, top }: WallRun): Gap => ({
  kind: 'window',
  from,
  to,
  bottom,
  top,
  wallTop: top,
  wallBottom: bottom,
  state: 'locked',
  glass: true,
});

/** The ground of what one sees into and not through: what its line encloses, or a strip along it. */
function groundOfThicket(points: readonly PlanPoint[], runs: readonly WallRun[], thickness: Millimetres): readonly PlanPolygon[] {
  const closed = points.length > 3 && placeKey(points[0]!) === placeKey(points.at(-1)!);
  const inside = points.slice(0, -1);
  if (closed && !faultOfOutline(inside.map(({ x, z: y }) => ({ x, y })))) return [inside];
  return barsOfRuns(runs, thickness).map(({ outline }) => outline);
}

function figuresOf(map: GridMap, { square }: ForeignScale, wishes: BoardWishes, onTable: (point: PlanPoint) => PlanPoint) {
  const models: Record<ModelId, Model> = {};
  const { friend, foe } = wishes.sides;
  const sides: Record<SideId, Side> = { [friend.id]: friend, [foe.id]: foe };
  for (const figure of map.figures) {
    const name = figure.name || wishes.called.figure;
    const id = idFromName(name, 'figure', new Set(Object.keys(models)));
    const side = wishes.sides[figure.side];
    sides[side.id] = side;
    const at = onTable(figure.at);
    models[id] = {
      id,
      name,
      unit: id,
      owner: side.id,
      sculpt: { from: 'miniatures', miniature: wishes.miniature },
      pose: { at: { x: at.x, y: figure.on * square, z: at.z }, facing: figure.facing },
      stance: 'standing',
      base: { kind: 'round', diameter: figure.width * square },
      body: standardBody((figure.height ?? PERSON) * square),
      turret: 0,
      perch: null,
      declared: { hidingBehind: null, lookingOut: null },
      armoured: false,
      profile: '',
    };
  }
  return { models, sides };
}
