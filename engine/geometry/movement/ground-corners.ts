import type { PlanPoint, PlanPolygon } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { MovePolicy } from '../movement-queries.ts';
import type { GroundArea } from './move-ground.ts';
import { slowsOrBars } from './straight.ts';

/**
 * A corner of the border between better and worse ground. Over plane ground a cheapest way is broken only where it crosses such a border, runs along it, or
 * goes through a corner of it.
 */
export interface GroundCorner {
  /** Just beside the corner, on the better side. */
  readonly at: PlanPoint;
  /** Nothing that lies higher is part of it. */
  readonly top: Millimetres;
  /** Nothing that lies lower is part of it, by more than a free step; all below where it is left out. */
  readonly bottom?: Millimetres;
  /** The line of a narrow passage that a way lines up with here, gone either way. @shape a unit direction */
  readonly ahead?: PlanPoint;
  /**
   * Where the two borders that meet at it lead, as seen from it, when the worse ground fills less than half a round: a cheapest way touches it then with both
   * on one side. Null where ways may come to it from everywhere and leave it everywhere.
   * @shape unit directions
   */
  readonly borders: readonly [PlanPoint, PlanPoint] | null;
}

/** Corners are passed so far off, so that what runs along a border is not in the worse ground by rounding. */
const OFF: Millimetres = 0.02;
/** Borders that meet at a flatter angle make no corner: a way past it is longer by a thousandth of a thousandth. */
const FLAT = 1e-3;

interface Border {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  readonly along: PlanPoint;
  /** To the better side. @shape a unit direction */
  readonly out: PlanPoint;
}

interface Shape {
  readonly top: Millimetres;
  readonly borders: readonly Border[];
  readonly low: PlanPoint;
  readonly high: PlanPoint;
}

/** All corners of ground that slows this mover or bars it, those where two such footprints cross among them. @cost quadratic in the borders of footprints that overlap */
export function cornersOfGround(areas: readonly GroundArea[], policy: MovePolicy): readonly GroundCorner[] {
  const shapes = areas
    .filter(({ piece }) => slowsOrBars(piece, policy))
    .flatMap(({ footprint, top }) => footprint.map((polygon) => shapeOf(polygon, top)));
  return [
    ...shapes.flatMap(ownCorners),
    ...shapes.flatMap((one, i) => shapes.slice(i + 1).flatMap((other) => crossings(one, other))),
  ];
}

function shapeOf(polygon: PlanPolygon, top: Millimetres): Shape {
  let area = 0;
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    area += p.x * q.z - p.z * q.x;
  });
  const turn = area > 0 ? 1 : -1;
  const borders = polygon.flatMap((from, i): Border[] => {
    const to = polygon[(i + 1) % polygon.length]!;
    const dx = to.x - from.x;
    const dz = to.z - from.z;
    const length = Math.sqrt(dx * dx + dz * dz);
    if (!(length > 0)) return [];
    const along = { x: dx / length, z: dz / length };
    return [{ from, to, along, out: { x: along.z * turn, z: -along.x * turn } }];
  });
  const xs = polygon.map(({ x }) => x);
  const zs = polygon.map(({ z }) => z);
  return {
    top,
    borders,
    low: { x: Math.min(...xs), z: Math.min(...zs) },
    high: { x: Math.max(...xs), z: Math.max(...zs) },
  };
}

const cross = (a: PlanPoint, b: PlanPoint): number => a.x * b.z - a.z * b.x;

function ownCorners({ borders, top }: Shape): readonly GroundCorner[] {
  return borders.flatMap((next, i): GroundCorner[] => {
    const before = borders.at(i - 1)!;
    if (Math.abs(cross(before.along, next.along)) < FLAT) return [];
    const at = beside(next.from, before.out, next.out);
    // the next border leads away from the better side of the one before
    const isOuter = next.along.x * before.out.x + next.along.z * before.out.z < 0;
    return [{ at, top, borders: isOuter ? [{ x: -before.along.x, z: -before.along.z }, next.along] : null }];
  });
}

function beside({ x, z }: PlanPoint, one: PlanPoint, other: PlanPoint): PlanPoint {
  const dx = one.x + other.x;
  const dz = one.z + other.z;
  const size = Math.sqrt(dx * dx + dz * dz);
  return { x: x + (dx / size) * OFF, z: z + (dz / size) * OFF };
}

function crossings(one: Shape, other: Shape): readonly GroundCorner[] {
  if (one.low.x > other.high.x || other.low.x > one.high.x || one.low.z > other.high.z || other.low.z > one.high.z) return [];
  return one.borders.flatMap((a) =>
    other.borders.flatMap((b): GroundCorner[] => {
      const turn = cross(a.along, b.along);
      if (Math.abs(turn) < FLAT) return [];
      const from = { x: b.from.x - a.from.x, z: b.from.z - a.from.z };
      const onA = cross(from, b.along) / turn;
      const onB = cross(from, a.along) / turn;
      if (onA < 0 || onB < 0 || onA > lengthOf(a) || onB > lengthOf(b)) return [];
      const at = { x: a.from.x + a.along.x * onA, z: a.from.z + a.along.z * onA };
      return [{ at: beside(at, a.out, b.out), top: Math.min(one.top, other.top), borders: null }];
    }),
  );
}

const lengthOf = ({ from, to, along }: Border): Millimetres => (to.x - from.x) * along.x + (to.z - from.z) * along.z;
