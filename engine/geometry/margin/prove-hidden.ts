import { nearestFirst } from '../../space/nearest-first.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { SLIVER } from '../../space/tolerance.ts';
import { cross, dot, lengthOf, scale, subtract, type Vec3 } from '../../space/vec3.ts';
import { type Face, normalOf } from '../measure/solid-faces.ts';
import type { HalfSpace } from '../mesh/scene.ts';
import { boxAround, type ConvexPolygon, cornersOfBox, edgesOf, hullOf, isApart, takeOut } from '../visibility/convex-polygon.ts';
import { isSliver } from '../visibility/share.ts';
import { distanceOf } from './field-place.ts';
import { nearestOf } from './shadow-on-field.ts';
import { type ConcaveSolid, cutOf, type InTheWay, isShutBetween } from './shut-between.ts';
import type { SightFields, Square } from './sight-fields.ts';

/** A flat piece of the target's surface of which it is not known yet whether an eye sees any of it. */
interface OpenPiece {
  readonly eye: Vec3;
  readonly face: FlatFace;
  readonly shape: ConvexPolygon;
}

/** A face of the target with axes of its own. */
interface FlatFace {
  readonly origin: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  /** Outwards. */
  readonly normal: Vec3;
}

/** Displacements for which some pieces are left to be looked at, and what may be in the way of them. */
interface Cell {
  readonly square: Square;
  readonly pieces: readonly OpenPiece[];
  readonly inTheWay: InTheWay;
}

/** A square of which it could not be shown that the target is hidden from all of it. */
export interface OpenSquare extends Square {
  /** It is as small as squares get. */
  readonly isLast: boolean;
  /** Has its quarters looked at later; without this it is left out of the proof. */
  goInto(): void;
}

/** How far it is proven that a target is hidden. */
export interface HiddenSoFar {
  /** It is hidden from everywhere that is nearer than this. */
  readonly provenTo: Millimetres;
  /** The nearest square for which it could not be shown; null where everything within the radius is shown. */
  readonly open: OpenSquare | null;
  /** Nothing more will come of going on. */
  readonly spent: boolean;
}

/** A proof that goes on outwards, as far as it is asked to. */
export interface HiddenProof {
  /** Goes on to a radius, or to the next square that is worth a look. */
  advance(radius: Millimetres): HiddenSoFar;
}

/** Squares are quartered down to this. */
const SMALLEST: Millimetres = 0.02;
/** From this size on a place that cannot be shown is told, for it may show the target. */
const WORTH_A_LOOK: Millimetres = 0.8;
/** A measure of the work after which a proof is given up: about so many shadows are cut out of pieces. */
const MOST_WORK = 100_000;
/** The same with a limit up to this, for which far more is asked. */
const MOST_WORK_NEARBY = 40_000;
const NEARBY: Millimetres = 2;
/** Bits of a piece are looked at one by one if there are no more than this. */
const MOST_BITS = 8;
/** Surfaces no farther apart than this are taken to lie flush, as the picture takes them, and a little more. */
const FLUSH: Millimetres = 2 * SLIVER;
/** A piece that falls into more than this is rather looked at whole. */
const MOST_PIECES = 40;

/**
 * From everywhere on a level field, is all of a target hidden? Squares of displacements are looked at, the nearest first. For a square the shadow that a
 * convex body throws on a face of the target from all of it is exact: what lies in the shadows from its corners. What is left
 * between such shadows is hidden if one plane can be found in which what stands about covers all lines (see `isShutBetween`). What then still is left
 * goes to the quarters of the square.
 * @shape `within`: the shapes of the field that the mover may come to; what lies outside of them need not be shown
 * @edge nothing is shown of a looker some of whose eyes are inside something
 */
export function openHiddenProof(fields: SightFields, within: readonly ConvexPolygon[], limit: Millimetres): HiddenProof {
  const squares = nearestFirst<Cell>();
  const pieces = fields.eyes.flatMap((eye) =>
    fields.regions.flatMap(({ faces }) => faces.flatMap((face) => openPiece(eye, face) ?? [])),
  );
  const borders = within.map(edgesOf);
  const add = (cell: Cell) => {
    const corners = cornersOf(cell.square);
    if (borders.every((border) => isApart(corners, border))) return;
    squares.add(cell, distanceOf(nearestOf(corners)));
  };
  add({ square: { centre: { x: 0, y: 0 }, half: limit }, pieces, inTheWay: fields.inTheWay() });
  // an eye that is inside something is told nothing by what stands around it
  const work = { left: !fields.allOpen ? 0 : limit > NEARBY ? MOST_WORK : MOST_WORK_NEARBY };
  let provenTo = 0;
  return {
    advance: (radius) => {
      for (;;) {
        const cell = squares.take();
        if (!cell) return { provenTo: radius, open: null, spent: false };
        const nearest = distanceOf(nearestOf(cornersOf(cell.square)));
        if (nearest >= radius) {
          squares.add(cell, nearest);
          return { provenTo: radius, open: null, spent: false };
        }
        provenTo = Math.max(provenTo, nearest);
        const { square } = cell;
        const left = whatIsLeft(fields, cell, work);
        if (left.pieces.length === 0) continue;
        const spent = work.left <= 0;
        const goInto = () => {
          for (const quarter of quartersOf(square)) add({ square: quarter, ...left });
        };
        if (spent || square.half < WORTH_A_LOOK) {
          return { provenTo, open: { ...square, isLast: square.half < SMALLEST, goInto }, spent };
        }
        goInto();
      }
    },
  };
}

function openPiece(eye: Vec3, face: Face): OpenPiece | null {
  const out = normalOf(face);
  const size = lengthOf(out);
  const first = face[0]!;
  const along = subtract(face[1]!, first);
  if (!(size > 0) || !(lengthOf(along) > 0)) return null;
  const normal = scale(out, 1 / size);
  const right = scale(along, 1 / lengthOf(along));
  const up = cross(normal, right);
  const shape = face.map((p) => ({ x: dot(right, subtract(p, first)), y: dot(up, subtract(p, first)) }));
  return isSliver(shape) ? null : { eye, face: { origin: first, right, up, normal }, shape };
}

const cornersOf = ({ centre: { x, y }, half }: Square): ConvexPolygon =>
  cornersOfBox({ minX: x - half, minY: y - half, maxX: x + half, maxY: y + half });

const QUARTERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

const quartersOf = ({ centre, half }: Square): readonly Square[] =>
  QUARTERS.map(([x, y]) => ({ centre: { x: centre.x + (x * half) / 2, y: centre.y + (y * half) / 2 }, half: half / 2 }));

/** The pieces of a cell that are not shown to be hidden from all of it, cut up, and what may be in the way of them. */
function whatIsLeft(fields: SightFields, { square, pieces, inTheWay }: Cell, work: { left: number }): Omit<Cell, 'square'> {
  const near = nearTo(fields, square, pieces, inTheWay);
  work.left -= 1 + (inTheWay.bodies.length + inTheWay.concave.length) / 16;
  const shadows = new Map<Vec3, readonly (readonly HalfSpace[])[]>();
  const left = pieces.flatMap((piece): readonly OpenPiece[] => {
    if (looksAway(fields, square, piece) || work.left <= 0) return work.left <= 0 ? [piece] : [];
    let own = shadows.get(piece.eye);
    if (!own) {
      own = near.bodies.flatMap((body) => {
        const shadow = fields.shadowFromAll(body, piece.eye, square);
        return shadow ? [shadow] : [];
      });
      work.left -= near.bodies.length / 2;
      shadows.set(piece.eye, own);
    }
    const bits = outsideOf(own, piece, work);
    const open = bits.length > MOST_BITS ? bits : bits.filter((one) => !isShut(fields, near, square, one, work));
    return open.length === 0 ? [] : halved({ ...piece, shape: hullOf(open.flatMap(({ shape }) => shape)) }, square.half);
  });
  return { pieces: left, inTheWay: near };
}

/** Is one bit hidden from all of a square by what stands in one plane? A line between corners that is free tells at once that it is not. */
function isShut(fields: SightFields, near: InTheWay, square: Square, bit: OpenPiece, work: { left: number }): boolean {
  const { from, to } = fields.ends(bit.eye, square, placesOf(bit));
  work.left -= 2;
  if (from.some((at) => to.some((p) => !fields.isBlocked(at, p)))) return false;
  work.left -= 2 + near.bodies.length / 2;
  return isShutBetween(near, from, to);
}

/** What may stand between a square and any of the pieces. */
function nearTo(fields: SightFields, square: Square, pieces: readonly OpenPiece[], { bodies, concave }: InTheWay): InTheWay {
  const low = { x: Infinity, y: Infinity, z: Infinity };
  const high = { x: -Infinity, y: -Infinity, z: -Infinity };
  for (const piece of pieces) {
    const { from, to } = fields.ends(piece.eye, square, placesOf(piece));
    for (const points of [from, to]) {
      for (const { x, y, z } of points) {
        if (x < low.x) low.x = x;
        if (y < low.y) low.y = y;
        if (z < low.z) low.z = z;
        if (x > high.x) high.x = x;
        if (y > high.y) high.y = y;
        if (z > high.z) high.z = z;
      }
    }
  }
  const meets = (min: Vec3, max: Vec3) =>
    min.x <= high.x && max.x >= low.x && min.y <= high.y && max.y >= low.y && min.z <= high.z && max.z >= low.z;
  return {
    bodies: bodies.filter(({ min, max }) => meets(min, max)),
    concave: concave.flatMap((solid): readonly ConcaveSolid[] => {
      const faces = solid.faces.filter((face) => !isBeside(face, low, high));
      return faces.length > 0 ? [{ ...solid, faces }] : [];
    }),
  };
}

const isBeside = (points: readonly Vec3[], low: Vec3, high: Vec3): boolean =>
  points.every(({ x }) => x < low.x) ||
  points.every(({ x }) => x > high.x) ||
  points.every(({ y }) => y < low.y) ||
  points.every(({ y }) => y > high.y) ||
  points.every(({ z }) => z < low.z) ||
  points.every(({ z }) => z > high.z);

/** A face that looks away from the eye wherever it is: before it stands the rest of the target, which is looked at by itself. */
function looksAway(fields: SightFields, square: Square, { eye, face: { normal, origin } }: OpenPiece): boolean {
  const { from, to } = fields.ends(eye, square, [origin]);
  return from.every((at) => to.every((p) => dot(normal, subtract(at, p)) <= 0));
}

const placesOf = ({ face: { origin, right, up }, shape }: OpenPiece): readonly Vec3[] =>
  shape.map(({ x, y }) => ({
    x: origin.x + right.x * x + up.x * y,
    y: origin.y + right.y * x + up.y * y,
    z: origin.z + right.z * x + up.z * y,
  }));

/** What of a piece lies in none of the shadows; the whole piece where that is very many bits. */
function outsideOf(shadows: readonly (readonly HalfSpace[])[], piece: OpenPiece, work: { left: number }): readonly OpenPiece[] {
  let open: readonly ConvexPolygon[] = [piece.shape];
  const places = placesOf(piece);
  for (const shadow of shadows) {
    if (open.length === 0) return [];
    work.left -= 1 / 4;
    // only what cuts through the piece need be cut along
    const cutting = shadow.filter((half) => !holds(half, places));
    if (cutting.some((half) => liesOutside(half, places)) || shadow.some((half) => liesFlush(half, places))) continue;
    if (cutting.length === 0) return [];
    const halves = cutOf(cutting, piece.face);
    work.left -= 1;
    if (!halves) continue;
    const rest: ConvexPolygon[] = [];
    for (const shape of open) {
      if (!takeOut(shape, halves, (bit) => rest.push(bit))) rest.push(shape);
    }
    work.left -= open.length / 2;
    open = rest.filter((shape) => !isSliver(shape));
    if (open.length > MOST_PIECES) return [piece];
  }
  return open.map((shape) => ({ ...piece, shape }));
}

const holds = ({ normal, offset }: HalfSpace, points: readonly Vec3[]): boolean => points.every((p) => dot(normal, p) >= offset);
const liesOutside = ({ normal, offset }: HalfSpace, points: readonly Vec3[]): boolean =>
  points.every((p) => dot(normal, p) <= offset);
/** What lies flush with a face is not behind it: a sheet against a target hides nothing of the side that it touches. */
const liesFlush = ({ normal, offset }: HalfSpace, points: readonly Vec3[]): boolean =>
  points.every((p) => Math.abs(dot(normal, p) - offset) <= FLUSH * lengthOf(normal));

/** A piece that is long beside the square is halved, so that it gets smaller as the square does. */
function halved(piece: OpenPiece, half: Millimetres): readonly OpenPiece[] {
  const { minX, minY, maxX, maxY } = boxAround(piece.shape);
  const [wide, high] = [maxX - minX, maxY - minY];
  if (Math.max(wide, high) <= 2 * half) return [piece];
  const halves = wide > high ? [{ a: 1, b: 0, c: -(minX + maxX) / 2 }] : [{ a: 0, b: 1, c: -(minY + maxY) / 2 }];
  const bits: ConvexPolygon[] = [];
  const taken = takeOut(piece.shape, halves, (bit) => bits.push(bit));
  return (taken ? [taken, ...bits] : [piece.shape]).map((shape) => ({ ...piece, shape }));
}
