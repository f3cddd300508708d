import { between, cross, distanceBetween, dot, lengthOf, scale, subtract, type Vec3 } from '../../space/vec3.ts';
import type { ClosestPoints } from './closest-points.ts';
import { type Plate, solidified } from './convex-shape.ts';
import { type Face, normalOf } from './solid-faces.ts';

/** Halvings of an edge in search of its nearest point: to the last bit. */
const HALVINGS = 60;

/**
 * The nearest points of a level plate and a flat convex face in space. They lie on an edge of the face, or where the face is nearest to the
 * outermost point of the plate towards it, or the two meet.
 * @unit millimetres, to 1e-9 @edge 0 where they touch or meet
 */
export function closestToFace(plate: Plate, face: Face): ClosestPoints {
  let best: ClosestPoints | null = null;
  for (let i = 0, j = face.length - 1; i < face.length; j = i++) {
    const pair = closestToEdge(plate, face[j]!, face[i]!);
    if (!best || pair.distance < best.distance) best = pair;
  }
  for (const from of [...middlesOf(plate), ...outermost(plate, face)]) {
    const pair = closestInside(from, face);
    if (pair && pair.distance < best!.distance) best = pair;
  }
  return meetingPoint(plate, face) ?? best!;
}

/** Along an edge the distance to a convex thing falls and then rises, so that its slope tells on which side the nearest point lies. */
function closestToEdge(plate: Plate, a: Vec3, b: Vec3): ClosestPoints {
  const along = subtract(b, a);
  const slopeAt = (p: Vec3) => dot(subtract(p, plate.nearestTo(p)), along);
  let low = 0;
  let high = 1;
  if (slopeAt(a) >= 0) high = 0;
  else if (slopeAt(b) <= 0) low = 1;
  for (let step = 0; step < HALVINGS && high > low; step++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    const slope = slopeAt(between(a, b, middle));
    if (slope <= 0) low = middle;
    if (slope >= 0) high = middle;
  }
  const to = low === 1 ? b : high === 0 ? a : between(a, b, (low + high) / 2);
  const from = plate.nearestTo(to);
  return { distance: distanceBetween(from, to), from, to };
}

/** The middle of the plate at its lowest and highest level. */
const middlesOf = ({ centre, thickness }: Plate): readonly Vec3[] =>
  thickness === 0 ? [centre] : [centre, { ...centre, y: centre.y + thickness }];

/** The points of the plate that lie farthest towards either side of the face's plane. */
function outermost(plate: Plate, face: Face): readonly Vec3[] {
  const { farthest } = solidified(plate);
  const normal = normalOf(face);
  return [farthest(normal), farthest(scale(normal, -1))];
}

/** From a point straight to the plane of a face, where that meets the face itself. */
function closestInside(from: Vec3, face: Face): ClosestPoints | null {
  const normal = normalOf(face);
  const size = lengthOf(normal);
  if (!(size > 0)) return null;
  const height = dot(subtract(from, face[0]!), normal) / size;
  const to = subtract(from, scale(normal, height / size));
  return isOver(to, face, normal) ? { distance: Math.abs(height), from, to } : null;
}

/** Does a point of its plane lie in a face? */
const isOver = (p: Vec3, face: Face, normal: Vec3): boolean =>
  face.every((corner, i) => dot(cross(subtract(face[(i + 1) % face.length]!, corner), subtract(p, corner)), normal) >= 0);

/**
 * A point that plate and face have in common: on a piece that one of the plate's levels cuts out of the face, or on its middle line, which a plane that
 * meets no level must cross.
 */
function meetingPoint(plate: Plate, face: Face): ClosestPoints | null {
  const middles = middlesOf(plate);
  for (const middle of middles) {
    const found = meetingAt(middle.y, plate, face) ?? closestInside(middle, face);
    // A level face may hold the plate without any of its edges coming near.
    if (found?.distance === 0) return { distance: 0, from: found.to, to: found.to };
  }
  const [bottom, top] = middles;
  return bottom && top ? crossing(bottom, top, face) : null;
}

/** Where a line from one point to another goes through a face. */
function crossing(from: Vec3, to: Vec3, face: Face): ClosestPoints | null {
  const normal = normalOf(face);
  const before = dot(subtract(from, face[0]!), normal);
  const after = dot(subtract(to, face[0]!), normal);
  if (before > 0 === after > 0) return null;
  const at = between(from, to, before / (before - after));
  return isOver(at, face, normal) ? { distance: 0, from: at, to: at } : null;
}

/** On the piece that a level cuts out of a face, a point of the plate. */
function meetingAt(level: number, plate: Plate, face: Face): ClosestPoints | null {
  const cut: Vec3[] = [];
  for (let i = 0, j = face.length - 1; i < face.length; j = i++) {
    const p = face[j]!;
    const q = face[i]!;
    if (q.y === level) cut.push(q);
    if ((p.y < level && q.y > level) || (p.y > level && q.y < level)) {
      cut.push({ ...between(p, q, (level - p.y) / (q.y - p.y)), y: level });
    }
  }
  for (const p of cut) {
    for (const q of cut) {
      const pair = p === q ? { to: p, distance: distanceBetween(p, plate.nearestTo(p)) } : closestToEdge(plate, p, q);
      if (pair.distance === 0) return { distance: 0, from: pair.to, to: pair.to };
    }
  }
  return null;
}
