import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import { subtract, type Vec3 } from '../../space/vec3.ts';
import type { Face } from '../measure/solid-faces.ts';
import { type FlatWall, isShutBetween, type Pane, wallOf } from '../visibility/shut-between.ts';
import type { SightFields } from './sight-fields.ts';

/** A square of displacements. */
interface Square {
  readonly centre: Vec2;
  readonly half: number;
}

/** Squares are quartered down to this. */
const SMALLEST: Millimetres = 0.02;
/** After so many looks at walls the proof is given up. */
const MOST_LOOKS = 6000;

/**
 * Is the target hidden wherever the mover stands within a radius, on level ground? Squares of places are quartered until one flat wall stands between all
 * places of a square and all of a region of the target. True is a proof; false only says that none was found.
 */
export function proveHidden(fields: SightFields, radius: Millimetres): boolean {
  const walls = wallsOf(fields.casters);
  const looks = { left: MOST_LOOKS };
  const whole: Square = { centre: { x: 0, y: 0 }, half: radius };
  return fields.eyes.every((eye) => {
    const bodies = fields.regions.map(({ faces }) => faces.flat());
    return isHiddenFrom(fields, walls, eye, whole, radius, bodies, looks);
  });
}

type Walls = (from: Vec3, to: Vec3) => readonly FlatWall[];

/** The walls that a line crosses, worked out when they are met first. */
function wallsOf(casters: readonly Pane[]): Walls {
  const known = new Map<number, FlatWall | null>();
  return (from, to) =>
    casters.flatMap((pane, i) => {
      if (!isCrossed(pane, from, to)) return [];
      let wall = known.get(i);
      if (wall === undefined) {
        wall = wallOf(pane, casters);
        known.set(i, wall);
      }
      return wall ?? [];
    });
}

function isHiddenFrom(
  fields: SightFields,
  walls: Walls,
  eye: Vec3,
  square: Square,
  radius: Millimetres,
  parts: readonly Face[],
  looks: { left: number },
): boolean {
  if (liesBeyond(square, radius)) return true;
  const open = parts.filter((part) => !isShut(fields, walls, eye, square, part, looks));
  if (open.length === 0) return true;
  if (looks.left <= 0 || square.half < SMALLEST) return false;
  return quartersOf(square).every((quarter) => isHiddenFrom(fields, walls, eye, quarter, radius, open, looks));
}

/** Does one wall stand between all places of the square and all of a part? */
function isShut(fields: SightFields, walls: Walls, eye: Vec3, square: Square, part: Face, looks: { left: number }): boolean {
  if (looks.left-- <= 0) return false;
  const { from, to } = fields.ends(eye, square, part);
  return walls(middleOf(from), middleOf(to)).some((wall) => isShutBetween(wall, from, to));
}

const QUARTERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

const quartersOf = ({ centre, half }: Square): readonly Square[] =>
  QUARTERS.map(([x, y]) => ({ centre: { x: centre.x + (x * half) / 2, y: centre.y + (y * half) / 2 }, half: half / 2 }));

function liesBeyond({ centre, half }: Square, radius: Millimetres): boolean {
  const x = Math.max(0, Math.abs(centre.x) - half);
  const y = Math.max(0, Math.abs(centre.y) - half);
  return x * x + y * y > radius * radius;
}

function middleOf(points: readonly Vec3[]): Vec3 {
  let sum = { x: 0, y: 0, z: 0 };
  for (const { x, y, z } of points) sum = { x: sum.x + x, y: sum.y + y, z: sum.z + z };
  return { x: sum.x / points.length, y: sum.y / points.length, z: sum.z / points.length };
}

/** Does a line go through a pane? */
function isCrossed(pane: Pane, from: Vec3, to: Vec3): boolean {
  const way = subtract(to, from);
  let left = false;
  let right = false;
  for (let i = 0, j = pane.length - 1; i < pane.length; j = i++) {
    const a = subtract(pane[j]!, from);
    const b = subtract(pane[i]!, from);
    const side = way.x * (a.y * b.z - a.z * b.y) + way.y * (a.z * b.x - a.x * b.z) + way.z * (a.x * b.y - a.y * b.x);
    if (side > 0) left = true;
    if (side < 0) right = true;
  }
  return !(left && right);
}
