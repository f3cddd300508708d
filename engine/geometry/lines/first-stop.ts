import { LINE_NOISE } from '../../space/tolerance.ts';
import { between, dot, lengthOf, subtract, unit, type Vec3 } from '../../space/vec3.ts';
import { type Face, normalOf } from '../measure/solid-faces.ts';
import { CROSSES, crossTriangle, makeCrossing } from '../mesh/watertight-ray.ts';
import type { Hider } from '../queries.ts';
import type { InTheWay } from './screen.ts';
import { type LineSection, reachOfSection } from './section-of-line.ts';
import { reachesInto, spaceOfTube, tubeAround } from './tube.ts';

/** What stops a line, or reaches into what must be free around it. */
export interface Stop {
  readonly at: Vec3;
  readonly by: Hider;
  /** From where to where the line runs in what stops it, as shares of its way; the same where it only comes too near, or goes through a sheet. */
  readonly enters: number;
  readonly leaves: number;
  /** The direction of the face that stops it; null where the line begins inside. */
  readonly normal: Vec3 | null;
}

/** All that may be in the way of some lines, with whose body each figure's is. */
export interface StopSeeker extends InTheWay {
  readonly sources: readonly Hider[];
}

/**
 * What is the first thing that keeps a line from being free, with all that must be free around it? Null where nothing does. By rays and faces alone: it
 * knows nothing of screens.
 * @edge a line that grazes an edge is stopped; what only touches the free room around a line from outside does not stop it
 */
export function firstStop(way: StopSeeker, from: Vec3, to: Vec3, section: LineSection): Stop | null {
  return stopOfLine(way, from, to) ?? (reachOfSection(section) > 0 ? stopOfTube(way, from, to, section) : null);
}

function stopOfLine({ scene, accept, figures, sources }: StopSeeker, from: Vec3, to: Vec3): Stop | null {
  const around = scene.solidsAround(from, accept)[0];
  const hits = scene.allHits(from, to, accept);
  let first: Stop | null = null;
  if (around !== undefined) {
    const leaves = hits.find(({ solid }) => solid === around)?.t ?? 1;
    first = { at: from, by: scene.solids[around]!.source, enters: 0, leaves, normal: null };
  } else if (hits[0]) {
    const { t, solid, triangle } = hits[0];
    const leaves = scene.solids[solid]!.closed ? (hits.find((hit) => hit.solid === solid && hit.t > t)?.t ?? t) : t;
    const corners = scene.cornersOf(solid, triangle);
    const normal = directionOf([0, 3, 6].map((k) => ({ x: corners[k]!, y: corners[k + 1]!, z: corners[k + 2]! })));
    first = { at: between(from, to, t), by: scene.solids[solid]!.source, enters: t, leaves, normal };
  }
  figures.forEach((faces, i) => {
    const met = crossingsOf(faces, from, to);
    const starts = isWithin(from, faces);
    if (met.length === 0 && !starts) return;
    const enters = starts ? 0 : met[0]!.t;
    if (first && first.enters <= enters) return;
    const leaves = met.at(-1)?.t ?? 1;
    first = { at: between(from, to, enters), by: sources[i]!, enters, leaves, normal: starts ? null : met[0]!.normal };
  });
  return first;
}

/** Where a line crosses the faces of a convex body, in order. */
function crossingsOf(faces: readonly Face[], from: Vec3, to: Vec3): { readonly t: number; readonly normal: Vec3 | null }[] {
  const crossing = makeCrossing();
  const met: { t: number; normal: Vec3 | null }[] = [];
  for (const face of faces) {
    const corners = Float64Array.from(face.flatMap(({ x, y, z }) => [x, y, z]));
    for (let k = 3; k + 5 < corners.length; k += 3) {
      const meeting = crossTriangle(from.x, from.y, from.z, to.x, to.y, to.z, corners, 0, k, k + 3, crossing);
      if (meeting === CROSSES) met.push({ t: crossing.t, normal: directionOf(face) });
    }
  }
  return met.sort((a, b) => a.t - b.t);
}

/** The nearest thing along the way that reaches into the free room around a line which itself is free. */
function stopOfTube({ scene, accept, figures, sources }: StopSeeker, from: Vec3, to: Vec3, section: LineSection): Stop | null {
  const tube = tubeAround(from, to, section);
  if (!tube) return null;
  let first: Stop | null = null;
  const meet = (face: Face, by: Hider) => {
    const t = reachesInto(tube, face);
    if (t === null || (first && first.enters <= t)) return;
    first = { at: between(from, to, t), by, enters: t, leaves: t, normal: directionOf(face) };
  };
  scene.gather(spaceOfTube(tube), accept, (c, solid) => {
    const face = [0, 3, 6].map((k) => ({ x: c[k]!, y: c[k + 1]!, z: c[k + 2]! }));
    meet(face, scene.solids[solid]!.source);
  });
  figures.forEach((faces, i) => {
    for (const face of faces) meet(face, sources[i]!);
  });
  return first;
}

/** The direction of a face with length 1; null where it has no area. */
const directionOf = (face: Face): Vec3 | null => unit(normalOf(face));

/** Is a point surely inside of a convex body? */
const isWithin = (p: Vec3, faces: readonly Face[]): boolean =>
  faces.every((face) => {
    const normal = normalOf(face);
    return dot(normal, subtract(p, face[0]!)) < -LINE_NOISE * lengthOf(normal);
  });
