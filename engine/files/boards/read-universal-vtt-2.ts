import { z } from 'zod';
import { fail, succeed } from '../../outcome/result.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { ForeignBoardNotice, ForeignBoardReading, ForeignDoor, ForeignSlab, ForeignWall, GridMap } from './foreign-board.ts';
import { checkForeign, isRecord, mapNumber, mapPoint, withinMeasure } from './foreign-form.ts';

const height = z.object({ bottom: mapNumber.nullish(), top: mapNumber.nullish() }).optional();
const step = z.discriminatedUnion('type', [
  z.object({ type: z.literal('move'), x: mapNumber, y: mapNumber }),
  z.object({ type: z.literal('line'), x: mapNumber, y: mapNumber }),
  z.object({ type: z.literal('bezier'), cp1: mapPoint, cp2: mapPoint, to: mapPoint }),
]);
const blocks = z.array(z.string());
const universalVtt2 = z.object({
  format_version: z.string(),
  resolution: z.object({
    map_origin: mapPoint.default({ x: 0, y: 0 }),
    map_size: mapPoint.optional(),
    units_per_grid: z.number().positive().default(5),
    unit_name: z.string().default('ft'),
    topology: z.object({ type: z.string() }).default({ type: 'square' }),
  }),
  geometry: z.object({
    walls: z
      .array(
        z.object({
          id: z.string().default(''),
          type: z.string().default('standard'),
          height,
          path: z.array(step),
          directional_blocks: z.object({ left_to_right: blocks.default([]), right_to_left: blocks.default([]) }).optional(),
          states: z.object({ ethereal: z.boolean().optional() }).optional(),
        }),
      )
      .default([]),
    portals: z
      .array(
        z.object({
          id: z.string().default(''),
          type: z.string().default('door'),
          sub_type: z.string().optional(),
          state: z.string().default('closed'),
          height,
          blocks: blocks.optional(),
          line: z.object({ p1: mapPoint, p2: mapPoint }),
        }),
      )
      .default([]),
    overhead: z.array(z.object({ id: z.string().default(''), height, polygon: z.array(mapPoint).min(3) })).default([]),
  }),
});

/** Is this a map in the draft of the second form of Universal VTT? */
export const isUniversalVtt2 = (value: unknown): boolean =>
  isRecord(value) && typeof value.format_version === 'string' && isRecord(value.geometry);

/** Into how many straight pieces a curve is cut. */
const CURVE_STEPS = 16;

/**
 * Reads a map of the draft of Universal VTT 2, which knows heights, curves, walls that block one way, illusions and roofs.
 * @faults each with its place in the file
 */
export function readUniversalVtt2(value: unknown, name: string): ForeignBoardReading {
  const form = checkForeign(universalVtt2, value);
  if (!form.ok) return form;
  const { resolution, geometry } = form.value;
  const { map_origin: origin, units_per_grid: perSquare, unit_name: unit } = resolution;
  const measured = withinMeasure(geometry.walls, ({ path }) => path.length);
  if (!measured.ok) return measured;
  const point = ({ x, y }: { x: number; y: number }): PlanPoint => ({ x: x - origin.x, z: y - origin.y });
  const squares = (length: number | null | undefined): number | null => (length == null ? null : length / perSquare);
  const rangeOf = (range: z.infer<typeof height>) => ({ bottom: squares(range?.bottom), top: squares(range?.top) });

  const notices: ForeignBoardNotice[] = [];
  const note = (code: ForeignBoardNotice['code'], where: string, fill: ForeignBoardNotice['fill'] = {}) =>
    notices.push({ code, where, fill });
  const walls: ForeignWall[] = [];
  for (const { id, type, height: range, path, directional_blocks: directions, states } of geometry.walls) {
    if (path.some((one) => one.type === 'bezier')) note('foreign-board/curve-in-steps', id, { steps: CURVE_STEPS });
    const illusory = type === 'illusory' || states?.ethereal === true;
    if (illusory) note('foreign-board/wall-illusory', id);
    const stopped = [directions?.left_to_right ?? null, directions?.right_to_left ?? null] as const;
    const all = stopped.flatMap((way) => way ?? ['sight', 'movement']);
    const sight = all.includes('sight');
    const step = all.includes('movement');
    if (!sight && !step) {
      note('foreign-board/wall-blocks-nothing', id);
      continue;
    }
    const free = (way: readonly string[] | null) => way !== null && way.length === 0;
    const oneWay = free(stopped[0]) === free(stopped[1]) ? null : free(stopped[1]) ? 'left' : 'right';
    for (const points of linesOf(path)) {
      const is = sight ? (step ? 'wall' : 'curtain') : 'pane';
      walls.push({ points: points.map(point), ...rangeOf(range), is, loose: false, oneWay });
    }
  }
  const doors: ForeignDoor[] = geometry.portals.map(({ type, sub_type, state, height: range, line }) => ({
    kind: type === 'window' ? 'window' : 'door',
    from: point(line.p1),
    to: point(line.p2),
    ...rangeOf(range),
    state: state === 'open' ? 'open' : state === 'locked' ? 'locked' : 'closed',
    secret: sub_type === 'secret',
    freestanding: false,
  }));
  const slabs: ForeignSlab[] = geometry.overhead.flatMap(({ id, height: range, polygon }) => {
    const { bottom, top } = rangeOf(range);
    return top === null ? [] : [{ name: id, outline: polygon.map(point), top, bottom }];
  });
  if (walls.length + doors.length + slabs.length === 0)
    return fail([{ code: 'foreign-board/nothing-on-it', where: '', fill: {} }]);
  if (resolution.topology.type === 'hex') note('foreign-board/hexagons', 'resolution.topology');
  const { map_size: stated } = resolution;
  const size = stated ? { width: stated.x, depth: stated.y } : sizeAround(walls, doors, slabs);
  if (!stated) note('foreign-board/size-not-stated', 'resolution', size);
  const holds: GridMap = {
    layout: 'grid',
    size,
    stands: { length: perSquare, unit },
    walls,
    doors,
    slabs,
    figures: [],
  };
  return succeed({ value: { kind: 'universal-vtt-2', name, holds, ours: null }, faults: notices });
}

type Step = z.infer<typeof step>;

/** The lines of a path: a new one begins at every `move`. Curves are cut into straight pieces. */
function linesOf(path: readonly Step[]): { x: number; y: number }[][] {
  const lines: { x: number; y: number }[][] = [];
  for (const one of path) {
    const open = lines.at(-1);
    if (one.type === 'move' || !open) lines.push([one.type === 'bezier' ? one.to : { x: one.x, y: one.y }]);
    else if (one.type === 'line') open.push({ x: one.x, y: one.y });
    else {
      const from = open.at(-1)!;
      for (let i = 1; i <= CURVE_STEPS; i++) {
        const t = i / CURVE_STEPS;
        const u = 1 - t;
        const at = (axis: 'x' | 'y') =>
          u * u * u * from[axis] + 3 * u * u * t * one.cp1[axis] + 3 * u * t * t * one.cp2[axis] + t * t * t * one.to[axis];
        open.push({ x: at('x'), y: at('y') });
      }
    }
  }
  return lines.filter((points) => points.length > 1);
}

/** Squares that are left free around what lies on a map whose size nobody states. */
const MARGIN = 2;

function sizeAround(walls: readonly ForeignWall[], doors: readonly ForeignDoor[], slabs: readonly ForeignSlab[]) {
  const points = [
    ...walls.flatMap(({ points: line }) => line),
    ...doors.flatMap(({ from, to }) => [from, to]),
    ...slabs.flatMap(({ outline }) => outline),
  ];
  const reach = (axis: 'x' | 'z') => Math.ceil(points.reduce((most, point) => Math.max(most, point[axis]), 1)) + MARGIN;
  return { width: reach('x'), depth: reach('z') };
}
