import { z } from 'zod';
import { fail, succeed } from '../../outcome/result.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { ForeignBoardNotice, ForeignBoardReading, ForeignDoor, ForeignWall, GridMap } from './foreign-board.ts';
import { checkForeign, isRecord, mapNumber, mapPoint, withinMeasure } from './foreign-form.ts';
import { oursIn } from './our-key.ts';

const line = z.array(mapPoint);
const portal = z.object({
  position: mapPoint.optional(),
  bounds: z.tuple([mapPoint, mapPoint]),
  closed: z.boolean().default(true),
  freestanding: z.boolean().default(false),
});
const universalVtt = z.object({
  format: z.number().optional(),
  resolution: z.object({
    map_origin: mapPoint.default({ x: 0, y: 0 }),
    map_size: z.object({ x: mapNumber.positive().max(10_000), y: mapNumber.positive().max(10_000) }),
    pixels_per_grid: z.number().positive(),
  }),
  line_of_sight: z.array(line).default([]),
  objects_line_of_sight: z.array(line).default([]),
  portals: z.array(portal).default([]),
  lights: z.array(z.unknown()).default([]),
  image: z.string().optional(),
});

/** Is this a map in the form that map makers share: Dungeondraft's .dd2vtt, .uvtt, .df2vtt? */
export const isUniversalVtt = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value.resolution) &&
  'map_size' in value.resolution &&
  ('line_of_sight' in value || 'portals' in value);

/**
 * Reads a Universal VTT map. Walls, doors and lights of a map that was cut out of a larger one keep the places they had there: the origin of
 * the cut is taken off all of them alike.
 * @faults each with its place in the file
 */
export function readUniversalVtt(value: unknown, name: string): ForeignBoardReading {
  const form = checkForeign(universalVtt, value);
  if (!form.ok) return form;
  const { resolution, line_of_sight, objects_line_of_sight, portals, lights, image } = form.value;
  const { map_origin: origin, map_size } = resolution;
  const measured = withinMeasure([...line_of_sight, ...objects_line_of_sight], (points) => points.length);
  if (!measured.ok) return measured;
  const ours = oursIn(value as Readonly<Record<string, unknown>>);
  const heightOfWall = (index: number) => ours.walls?.[index] ?? { bottom: null, top: null };
  const point = ({ x, y }: { x: number; y: number }): PlanPoint => ({ x: x - origin.x, z: y - origin.y });

  const notices: ForeignBoardNotice[] = [...ours.notices];
  const note = (code: ForeignBoardNotice['code'], where: string, fill: ForeignBoardNotice['fill']) =>
    notices.push({ code, where, fill });
  const walls: ForeignWall[] = [];
  const take = (lines: readonly z.infer<typeof line>[], loose: boolean, before: number) => {
    lines.forEach((points, index) => {
      const at = points.map(point).filter((p, i, all) => i === 0 || p.x !== all[i - 1]!.x || p.z !== all[i - 1]!.z);
      const where = `${loose ? 'objects_line_of_sight' : 'line_of_sight'}[${index}]`;
      if (at.length < 2) note('foreign-board/wall-without-length', where, {});
      else walls.push({ points: at, ...heightOfWall(before + index), is: 'wall', loose, oneWay: null });
    });
  };
  take(line_of_sight, false, 0);
  take(objects_line_of_sight, true, line_of_sight.length);
  const doors = portals.flatMap(({ bounds, closed, freestanding }, index): ForeignDoor[] => {
    const [from, to] = [point(bounds[0]), point(bounds[1])];
    if (from.x === to.x && from.z === to.z) {
      note('foreign-board/wall-without-length', `portals[${index}]`, {});
      return [];
    }
    const known = ours.portals?.[index];
    const state = closed ? 'closed' : 'open';
    return [
      {
        kind: known?.kind ?? 'door',
        from,
        to,
        bottom: known?.bottom ?? null,
        top: known?.top ?? null,
        state: known?.locked === true && closed ? 'locked' : state,
        secret: false,
        freestanding,
      },
    ];
  });
  if (lights.length > 0) note('foreign-board/lights-left-out', 'lights', { count: lights.length });
  if (image) note('foreign-board/picture-left-out', 'image', {});
  if (walls.length + doors.length === 0 && !ours.board) {
    return fail([{ code: 'foreign-board/nothing-on-it', where: '', fill: {} }]);
  }
  const holds: GridMap = {
    layout: 'grid',
    size: { width: map_size.x, depth: map_size.y },
    stands: ours.square === null ? null : { length: ours.square, unit: 'mm' },
    walls,
    doors,
    slabs: [],
    figures: [],
  };
  return succeed({ value: { kind: 'universal-vtt', name, holds, ours: ours.board }, faults: notices });
}
