import { z } from 'zod';
import { fail, succeed } from '../../outcome/result.ts';
import { frameOfPose, outOfFrame } from '../../space/frame.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type {
  ForeignBoardNotice,
  ForeignBoardReading,
  ForeignDoor,
  ForeignFigure,
  ForeignSlab,
  ForeignWall,
  GridMap,
} from './foreign-board.ts';
import { checkForeign, isRecord, mapNumber, withinMeasure } from './foreign-form.ts';

const flags = z.record(z.string(), z.unknown()).default({});
const sense = z.number().optional();
const wall = z.object({
  c: z.tuple([mapNumber, mapNumber, mapNumber, mapNumber]),
  move: sense,
  sight: sense,
  /** What was one value for light and sight until the ninth version. */
  sense,
  dir: z.number().default(0),
  door: z.number().default(0),
  ds: z.number().default(0),
  flags,
});
const tile = z.object({
  texture: z.object({ src: z.string().nullish() }).optional(),
  img: z.string().nullish(),
  x: mapNumber,
  y: mapNumber,
  width: mapNumber,
  height: mapNumber,
  elevation: mapNumber.default(0),
  rotation: z.number().default(0),
  flags,
});
const token = z.object({
  name: z.string().default(''),
  x: mapNumber,
  y: mapNumber,
  width: z.number().positive().default(1),
  height: z.number().positive().default(1),
  elevation: mapNumber.default(0),
  rotation: z.number().default(0),
  disposition: z.number().default(0),
  flags,
});
const scene = z.object({
  name: z.string().default(''),
  width: mapNumber.positive(),
  height: mapNumber.positive(),
  padding: z.number().min(0).max(10).default(0),
  shiftX: mapNumber.default(0),
  shiftY: mapNumber.default(0),
  grid: z.union([
    z.object({
      type: z.number().default(1),
      size: z.number().positive(),
      distance: z.number().positive().default(5),
      units: z.string().default('ft'),
    }),
    z.number().positive(),
  ]),
  gridType: z.number().optional(),
  gridDistance: z.number().positive().optional(),
  gridUnits: z.string().optional(),
  walls: z.array(wall),
  tiles: z.array(tile).default([]),
  tokens: z.array(token).default([]),
  lights: z.array(z.unknown()).default([]),
  sounds: z.array(z.unknown()).default([]),
  drawings: z.array(z.unknown()).default([]),
  notes: z.array(z.unknown()).default([]),
  background: z.object({ src: z.string().nullish() }).optional(),
});

/** Is this a scene as Foundry Virtual Tabletop exports it? */
export const isFoundryScene = (value: unknown): boolean =>
  isRecord(value) && Array.isArray(value.walls) && 'grid' in value && typeof value.width === 'number' && 'padding' in value;

/** A wall of these senses lets see up to one more such wall; since the tenth version it is 10, before that it was 2. */
const LIMITED = [2, 10];
const DOOR = 1;
const SECRET_DOOR = 2;
const STATES = ['closed', 'open', 'locked'] as const;
const HEXAGONS = 2;
const FRIEND = 1;
const FOE = -1;
const RADIANS_PER_DEGREE = Math.PI / 180;

const fieldOf = (value: Readonly<Record<string, unknown>>, key: string, field: string): number | null => {
  const group = value[key];
  const found = isRecord(group) ? group[field] : undefined;
  return typeof found === 'number' && Number.isFinite(found) ? found : null;
};

/**
 * Reads a scene of Foundry: its walls with the heights of the module Wall Height, doors in every state, floors of the module Levels, tokens.
 * The padding around the map is taken off; it is rounded up to whole squares.
 * @faults each with its place in the file
 */
export function readFoundryScene(value: unknown): ForeignBoardReading {
  const form = checkForeign(scene, value);
  if (!form.ok) return form;
  const { name, width, height, padding, shiftX, shiftY, walls: drawn, tiles, tokens, lights, background } = form.value;
  const { grid } = form.value;
  const size = typeof grid === 'number' ? grid : grid.size;
  const distance = typeof grid === 'number' ? (form.value.gridDistance ?? 5) : grid.distance;
  const unit = typeof grid === 'number' ? (form.value.gridUnits ?? 'ft') : grid.units;
  const gridType = typeof grid === 'number' ? (form.value.gridType ?? 1) : grid.type;
  const measured = withinMeasure(drawn, () => 2);
  if (!measured.ok) return measured;
  const padded = (length: number, shift: number) => Math.ceil((length * padding) / size) * size - shift;
  const origin = { x: padded(width, shiftX), y: padded(height, shiftY) };
  const point = (x: number, y: number): PlanPoint => ({ x: (x - origin.x) / size, z: (y - origin.y) / size });
  const squares = (length: number | null): number | null => (length === null ? null : length / distance);

  const notices: ForeignBoardNotice[] = [];
  const note = (code: ForeignBoardNotice['code'], where: string, fill: ForeignBoardNotice['fill'] = {}) =>
    notices.push({ code, where, fill });
  const walls: ForeignWall[] = [];
  const doors: ForeignDoor[] = [];
  for (const [index, one] of drawn.entries()) {
    const where = `walls[${index}]`;
    const [from, to] = [point(one.c[0], one.c[1]), point(one.c[2], one.c[3])];
    if (from.x === to.x && from.z === to.z) {
      note('foreign-board/wall-without-length', where);
      continue;
    }
    const sight = one.sight ?? one.sense ?? 1;
    const step = one.move ?? 1;
    const range = {
      bottom: squares(fieldOf(one.flags, 'wall-height', 'bottom')),
      top: squares(fieldOf(one.flags, 'wall-height', 'top')),
    };
    if (one.door === DOOR || one.door === SECRET_DOOR) {
      const state = STATES[one.ds] ?? 'closed';
      const kind = sight === 0 ? 'window' : 'door';
      doors.push({ kind, from, to, ...range, state, secret: one.door === SECRET_DOOR, freestanding: false });
      continue;
    }
    if (sight === 0 && step === 0) {
      note('foreign-board/wall-blocks-nothing', where);
      continue;
    }
    const is = LIMITED.includes(sight) ? 'thicket' : sight === 0 ? 'pane' : step === 0 ? 'curtain' : 'wall';
    const oneWay = one.dir === 1 ? 'left' : one.dir === 2 ? 'right' : null;
    walls.push({ points: [from, to], ...range, is, loose: false, oneWay });
  }
  const slabs = tiles.flatMap((one): ForeignSlab[] => {
    const top = fieldOf(one.flags, 'levels', 'rangeBottom') ?? one.elevation;
    if (top <= 0) return [];
    const middle = point(one.x + one.width / 2, one.y + one.height / 2);
    const frame = frameOfPose({ at: { x: middle.x, y: 0, z: middle.z }, facing: -one.rotation * RADIANS_PER_DEGREE });
    const half = { x: one.width / size / 2, z: one.height / size / 2 };
    const outline = [
      { x: -half.x, z: -half.z },
      { x: half.x, z: -half.z },
      { x: half.x, z: half.z },
      { x: -half.x, z: half.z },
    ].map(({ x, z }) => outOfFrame(frame, { x, y: 0, z }));
    return [{ name: nameOfPicture(one.texture?.src ?? one.img ?? ''), outline, top: top / distance, bottom: null }];
  });
  const figures = tokens.map((one): ForeignFigure => {
    const at = point(one.x + (one.width * size) / 2, one.y + (one.height * size) / 2);
    return {
      name: one.name,
      at,
      on: one.elevation / distance,
      width: Math.min(one.width, one.height),
      height: squares(fieldOf(one.flags, 'wall-height', 'tokenHeight')),
      // Their turns begin at the bottom of the map and go on clockwise; ours begin there and go the other way.
      facing: -one.rotation * RADIANS_PER_DEGREE,
      side: one.disposition === FRIEND ? 'friend' : one.disposition === FOE ? 'foe' : 'neither',
    };
  });
  if (lights.length > 0) note('foreign-board/lights-left-out', 'lights', { count: lights.length });
  if (background?.src) note('foreign-board/picture-left-out', 'background');
  const flat = tiles.length - slabs.length;
  const others = flat + (['sounds', 'drawings', 'notes'] as const).reduce((sum, key) => sum + form.value[key].length, 0);
  if (others > 0) note('foreign-board/things-left-out', '', { count: others });
  if (gridType >= HEXAGONS) note('foreign-board/hexagons', 'grid.type');
  if (walls.length + doors.length + slabs.length + figures.length === 0)
    return fail([{ code: 'foreign-board/nothing-on-it', where: '', fill: {} }]);
  const holds: GridMap = {
    layout: 'grid',
    size: { width: width / size, depth: height / size },
    stands: { length: distance, unit },
    walls,
    doors,
    slabs,
    figures,
  };
  return succeed({ value: { kind: 'foundry-scene', name, holds, ours: null }, faults: notices });
}

/** `tiles/upper-floor.webp` is called upper-floor. */
const nameOfPicture = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
