import type { Vec2 } from '../../space/solid.ts';
import { EYE_MARGIN, LINE_NOISE, SLIVER } from '../../space/tolerance.ts';
import { between, cross, dot, lengthOf, scale, subtract, type Vec3 } from '../../space/vec3.ts';
import { normalOf } from '../measure/solid-faces.ts';
import type { HalfSpace } from '../mesh/scene.ts';
import { type ConvexPolygon, centroidOf, clip, edgesOf, type HalfPlane, hullOf, takeOut } from '../visibility/convex-polygon.ts';
import { isSliver } from '../visibility/share.ts';
import type { HidingBody } from './hiding-body.ts';
import type { Caster } from './shadow-on-field.ts';

/** A closed solid that is not convex, by its flat faces. */
export interface ConcaveSolid {
  readonly faces: readonly Caster[];
  isInside(at: Vec3): boolean;
}

/** What may stand in the way. */
export interface InTheWay {
  readonly bodies: readonly HidingBody[];
  readonly concave: readonly ConcaveSolid[];
}

/** Nothing of either side may come nearer to the plane of a section than this: what is closer to an eye than EYE_MARGIN hides nothing. */
export const CLEAR = 2 * EYE_MARGIN;

/** So many sections are tried, those through the thickest things first. */
const MOST_SECTIONS = 8;

/** A plane with axes of its own. */
interface Section {
  readonly normal: Vec3;
  readonly offset: number;
  readonly origin: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
}

/**
 * Does something stand before every line from any point of one set to any point of another? Both sets are the hulls of the given points.
 *
 * All such lines cross a plane between the two within the hull of the crossings between corners, because a line from a fixed point maps a hull onto a
 * hull. So if what stands in the way covers that hull where the plane cuts through it, it stops them all: a proof, up to a
 * millionth of a millimetre. False only says that no plane was found.
 */
export function isShutBetween(inTheWay: InTheWay, one: readonly Vec3[], other: readonly Vec3[]): boolean {
  const from = middleOf(one);
  const to = middleOf(other);
  return sectionsAcross(inTheWay, from, to).some((section) => isCovered(inTheWay, section, one, other));
}

export function middleOf(points: readonly Vec3[]): Vec3 {
  let [x, y, z] = [0, 0, 0];
  for (const p of points) {
    x += p.x;
    y += p.y;
    z += p.z;
  }
  return { x: x / points.length, y: y / points.length, z: z / points.length };
}

/** Planes across a line in which it runs through something. */
function sectionsAcross({ bodies, concave }: InTheWay, from: Vec3, to: Vec3): readonly Section[] {
  const way = subtract(to, from);
  const length = lengthOf(way);
  if (!(length > 0)) return [];
  const found: { readonly section: Section; readonly thickness: number }[] = [];
  const add = (normal: Vec3, at: number, thickness: number) => {
    const section = sectionThrough(normal, between(from, to, at));
    if (section) found.push({ section, thickness });
  };
  const ahead = scale(way, 1 / length);
  for (const body of bodies) {
    const met = meetingOf(body, from, way);
    if (!met) continue;
    const { enters, leaves, through } = met;
    if (body.isFlat) add(body.faces[0]!.normal, enters, 0);
    else {
      const thickness = leaves - enters;
      add(through, (enters + leaves) / 2, thickness);
      add(ahead, (enters + leaves) / 2, thickness);
      add(through, enters, thickness / 2);
    }
  }
  for (const { faces } of concave) {
    const crossings = faces.flatMap((face) => crossingOf(face, from, way) ?? []).sort((a, b) => a.at - b.at);
    for (let i = 0; i + 1 < crossings.length; i++) {
      const { at, normal } = crossings[i]!;
      const next = crossings[i + 1]!.at;
      add(normal, (at + next) / 2, next - at);
      add(ahead, (at + next) / 2, next - at);
    }
  }
  found.sort((a, b) => b.thickness - a.thickness);
  return found.slice(0, MOST_SECTIONS).map(({ section }) => section);
}

/** The stretch of a way within a body, as shares of it, and the normal of the face through which it enters. */
function meetingOf({ within, min, max }: HidingBody, from: Vec3, way: Vec3) {
  if (isBeside(min.x, max.x, from.x, way.x) || isBeside(min.y, max.y, from.y, way.y) || isBeside(min.z, max.z, from.z, way.z))
    return null;
  let enters = 0;
  let leaves = 1;
  let through: Vec3 | null = null;
  for (const { normal, offset } of within) {
    const height = dot(normal, from) - offset;
    const climb = dot(normal, way);
    if (climb > 0) {
      const at = -height / climb;
      if (at > enters) {
        enters = at;
        through = normal;
      }
    } else if (climb < 0) leaves = Math.min(leaves, height / -climb);
    else if (height < 0) return null;
    if (enters > leaves + LINE_NOISE) return null;
  }
  return through && { enters, leaves, through };
}

const isBeside = (min: number, max: number, from: number, way: number): boolean =>
  Math.min(from, from + way) > max || Math.max(from, from + way) < min;

/** Where a way crosses a flat face, as a share of it, and the face's normal. */
function crossingOf(face: Caster, from: Vec3, way: Vec3): { readonly at: number; readonly normal: Vec3 } | null {
  const normal = normalOf(face);
  const climb = dot(normal, way);
  if (climb === 0) return null;
  const at = dot(normal, subtract(face[0]!, from)) / climb;
  if (!(at > 0 && at < 1)) return null;
  const p = { x: from.x + way.x * at, y: from.y + way.y * at, z: from.z + way.z * at };
  const isWithin = face.every((q, i) => dot(normal, cross(subtract(face[(i + 1) % face.length]!, q), subtract(p, q))) >= 0);
  return isWithin ? { at, normal } : null;
}

function sectionThrough(direction: Vec3, origin: Vec3): Section | null {
  const size = lengthOf(direction);
  if (!(size > 0)) return null;
  const normal = scale(direction, 1 / size);
  const aside =
    Math.abs(normal.x) < 0.6 ? { x: 1, y: 0, z: 0 } : Math.abs(normal.y) < 0.6 ? { x: 0, y: 1, z: 0 } : { x: 0, y: 0, z: 1 };
  const across = cross(normal, aside);
  const right = scale(across, 1 / lengthOf(across));
  return { normal, offset: dot(normal, origin), origin, right, up: cross(normal, right) };
}

/** Does what stands in the way cover all crossings of lines between two sets with a plane? */
function isCovered({ bodies, concave }: InTheWay, section: Section, one: readonly Vec3[], other: readonly Vec3[]): boolean {
  const crossings = crossingsWith(section, one, other);
  if (!crossings) return false;
  const isOpen = (p: Vec3) => !bodies.some((body) => liesIn(body, p)) && !concave.some((solid) => solid.isInside(p));
  if (crossings.some((p) => isOpen(placeIn(section, p)))) return false;
  const hull = hullOf(crossings);
  // hulls without area are lines or points: what covers them cannot be told by areas
  if (hull.length < 3 || isSliver(hull)) {
    return bodies.some((body) => {
      const halves = cutOf(body.within, section);
      return halves?.every(({ a, b, c }) => crossings.every(({ x, y }) => a * x + b * y + c >= 0)) ?? false;
    });
  }
  let open: readonly ConvexPolygon[] = [hull];
  for (const body of bodies) {
    const halves = cutOf(body.within, section);
    if (!halves) continue;
    const rest: ConvexPolygon[] = [];
    for (const shape of open) {
      if (!takeOut(shape, halves, (piece) => rest.push(piece))) rest.push(shape);
    }
    open = rest.filter((shape) => !isSliver(shape));
    if (open.length === 0) return true;
  }
  return open.every((shape) => concave.some((solid) => liesInside(solid, section, shape)));
}

/** Where the lines between the corners of two sets cross a plane that lies between them; null where it does not. */
function crossingsWith(
  { normal, offset, origin, right, up }: Section,
  one: readonly Vec3[],
  other: readonly Vec3[],
): Vec2[] | null {
  const heights = one.map((p) => dot(normal, p) - offset);
  const depths = other.map((p) => dot(normal, p) - offset);
  const above = heights.every((h) => h > CLEAR) && depths.every((h) => h < -CLEAR);
  const below = heights.every((h) => h < -CLEAR) && depths.every((h) => h > CLEAR);
  if (!above && !below) return null;
  const crossings: Vec2[] = [];
  one.forEach((p, i) => {
    other.forEach((q, j) => {
      const at = subtract(between(p, q, heights[i]! / (heights[i]! - depths[j]!)), origin);
      crossings.push({ x: dot(right, at), y: dot(up, at) });
    });
  });
  return crossings;
}

/** What of a plane lies in some half-spaces; null where nothing can. A face in the plane itself counts as met. */
export function cutOf(
  spaces: readonly HalfSpace[],
  { origin, right, up }: Pick<Section, 'origin' | 'right' | 'up'>,
): readonly HalfPlane[] | null {
  const halves: HalfPlane[] = [];
  for (const { normal, offset } of spaces) {
    const a = dot(normal, right);
    const b = dot(normal, up);
    const c = dot(normal, origin) - offset;
    const steepness = Math.sqrt(a * a + b * b);
    if (steepness > PARALLEL * lengthOf(normal)) halves.push({ a: a / steepness, b: b / steepness, c: c / steepness });
    else if (c < -SLIVER * lengthOf(normal)) return null;
  }
  return halves;
}

/** Planes that lean towards each other by less than this are parallel. */
const PARALLEL = 1e-9;

/** Does a flat shape lie wholly inside a solid? It does when no face of it comes through the shape and one point of it is inside. */
function liesInside({ faces, isInside }: ConcaveSolid, section: Section, shape: ConvexPolygon): boolean {
  const { normal, offset, origin, right, up } = section;
  const edges = edgesOf(shape);
  for (const face of faces) {
    const heights = face.map((p) => dot(normal, p) - offset);
    if (heights.every((h) => h > SLIVER) || heights.every((h) => h < -SLIVER)) continue;
    const flat = face.map((p): Vec2 => ({ x: dot(right, subtract(p, origin)), y: dot(up, subtract(p, origin)) }));
    const met: Vec2[] = [];
    for (const [i, h] of heights.entries()) {
      const j = (i + 1) % heights.length;
      const k = heights[j]!;
      if (Math.abs(h) <= SLIVER) met.push(flat[i]!);
      if ((h > SLIVER && k < -SLIVER) || (h < -SLIVER && k > SLIVER)) {
        const t = h / (h - k);
        met.push({ x: flat[i]!.x + (flat[j]!.x - flat[i]!.x) * t, y: flat[i]!.y + (flat[j]!.y - flat[i]!.y) * t });
      }
    }
    if (met.length > 0 && comesIn(met, edges)) return false;
  }
  return isInside(placeIn(section, centroidOf(shape)));
}

const placeIn = ({ origin, right, up }: Section, { x, y }: Vec2): Vec3 => ({
  x: origin.x + right.x * x + up.x * y,
  y: origin.y + right.y * x + up.y * y,
  z: origin.z + right.z * x + up.z * y,
});

const liesIn = ({ within, min, max }: HidingBody, p: Vec3): boolean =>
  p.x >= min.x - SLIVER &&
  p.x <= max.x + SLIVER &&
  p.y >= min.y - SLIVER &&
  p.y <= max.y + SLIVER &&
  p.z >= min.z - SLIVER &&
  p.z <= max.z + SLIVER &&
  within.every(({ normal, offset }) => dot(normal, p) >= offset - SLIVER);

/** Does the hull of a few points come into the inside of a shape by more than noise? */
function comesIn(points: readonly Vec2[], edges: readonly HalfPlane[]): boolean {
  const shrunk = edges.map(({ a, b, c }) => ({ a, b, c: c - LINE_NOISE }));
  if (shrunk.some(({ a, b, c }) => points.every(({ x, y }) => a * x + b * y + c <= 0))) return false;
  return points.length !== 1 ? clip(points, shrunk) !== null : true;
}
