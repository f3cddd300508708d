import { distanceToEdge } from '../../space/distance-to-edge.ts';
import { LINE_NOISE } from '../../space/tolerance.ts';
import { cross, distanceBetween, dot, scale, subtract, unit, type Vec3 } from '../../space/vec3.ts';
import type { Face } from '../measure/solid-faces.ts';
import type { HalfSpace } from '../mesh/scene.ts';
import { type LineSection, reachOfSection } from './section-of-line.ts';

/** The straight tube around a line: its section, carried from one end to the other, with flat ends. */
export interface Tube {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly length: number;
  readonly along: Vec3;
  /** Level and upwards across the tube. */
  readonly across: Vec3;
  readonly upwards: Vec3;
  readonly section: LineSection;
}

/** @edge a line that goes straight up or down has its `across` along the board's x; ends in one place have no tube */
export function tubeAround(from: Vec3, to: Vec3, section: LineSection): Tube | null {
  const length = distanceBetween(from, to);
  const along = unit(subtract(to, from));
  if (!along) return null;
  const across = unit({ x: -along.z, y: 0, z: along.x }) ?? { x: 1, y: 0, z: 0 };
  return { from, to, length, along, across, upwards: cross(across, along), section };
}

/** A box around the tube, as half-spaces. */
export function spaceOfTube({ from, to, along, across, upwards, section }: Tube): readonly HalfSpace[] {
  const reach = reachOfSection(section) + LINE_NOISE;
  const beyond = (normal: Vec3, at: Vec3, by: number): HalfSpace => ({ normal, offset: dot(normal, at) - by });
  return [
    beyond(across, from, reach),
    beyond(scale(across, -1), from, reach),
    beyond(upwards, from, reach),
    beyond(scale(upwards, -1), from, reach),
    beyond(along, from, LINE_NOISE),
    beyond(scale(along, -1), to, LINE_NOISE),
  ];
}

/** Where a thing reaches into a tube, as a share of the tube's way; null where it does not. Touching it from outside is not reaching into it. */
export function reachesInto(tube: Tube, face: Face): number | null {
  const { from, along, across, upwards, length, section } = tube;
  const local = face.map((corner) => {
    const way = subtract(corner, from);
    return { x: dot(way, across), y: dot(way, upwards), t: dot(way, along) };
  });
  const inSlab = cut(
    cut(local, ({ t }) => t),
    ({ t }) => length - t,
  );
  if (inSlab.length === 0) return null;
  const { thickness, gap } = section;
  const rectangle = gap ? withinRectangle(inSlab, gap.width / 2 - LINE_NOISE, gap.height / 2 - LINE_NOISE) : [];
  const meets = rectangle.length > 0 || distanceFromAxis(inSlab) < thickness / 2 - LINE_NOISE;
  if (!meets) return null;
  const part = rectangle.length > 0 ? rectangle : inSlab;
  let nearest = part[0]!;
  for (const one of part) if (one.x * one.x + one.y * one.y < nearest.x * nearest.x + nearest.y * nearest.y) nearest = one;
  return Math.min(1, Math.max(0, nearest.t / length));
}

interface InTube {
  readonly x: number;
  readonly y: number;
  readonly t: number;
}

function cut(shape: readonly InTube[], heightOf: (p: InTube) => number): readonly InTube[] {
  const kept: InTube[] = [];
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const p = shape[j]!;
    const q = shape[i]!;
    const from = heightOf(p);
    const to = heightOf(q);
    if (from < 0 !== to < 0) {
      const share = from / (from - to);
      kept.push({ x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share, t: p.t + (q.t - p.t) * share });
    }
    if (to >= 0) kept.push(q);
  }
  return kept;
}

/** What of a shape lies within a rectangle; nothing where it only touches it. */
function withinRectangle(shape: readonly InTube[], wide: number, high: number): readonly InTube[] {
  if (!(wide > 0 && high > 0)) return [];
  const sides: readonly ((p: InTube) => number)[] = [
    ({ x }) => wide - x,
    ({ x }) => wide + x,
    ({ y }) => high - y,
    ({ y }) => high + y,
  ];
  return sides.reduce<readonly InTube[]>((rest, side) => cut(rest, side), shape);
}

/** The distance of a flat convex shape, seen along the tube, from its axis; 0 where the axis goes through it. */
function distanceFromAxis(shape: readonly InTube[]): number {
  let least = Infinity;
  let turns = 0;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const p = shape[j]!;
    const q = shape[i]!;
    least = Math.min(least, distanceToEdge(0, 0, p.x, p.y, q.x, q.y));
    const turn = p.x * q.y - p.y * q.x;
    turns += turn > 0 ? 1 : turn < 0 ? -1 : 0;
  }
  return Math.abs(turns) === shape.length && shape.length >= 3 ? 0 : least;
}
