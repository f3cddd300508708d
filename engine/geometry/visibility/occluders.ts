import { EYE_MARGIN, LINE_NOISE } from '../../space/tolerance.ts';
import { dot, lengthOf, subtract, type Vec3 } from '../../space/vec3.ts';
import { normalOf } from '../measure/solid-faces.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import { boxAround, boxesMeet, clip, cornersOfBox, type FlatBox, type HalfPlane } from './convex-polygon.ts';
import {
  depthOf,
  type ImageFrame,
  type InverseDepth,
  inverseDepthAt,
  inverseDepthOf,
  project,
  sightBorder,
} from './image-frame.ts';
import type { Look } from './look.ts';
import { lookingInto, sidesOfPyramid } from './sight-pyramid.ts';

/** One flat convex thing in the way, as the looker sees it. */
export interface Occluder {
  /** Which thing it is a face of, as the shadows of a look are owned. */
  readonly owner: number;
  /** It covers the points of the picture that lie in all of these: no corner is needed, so that things may reach behind the eye. */
  readonly halves: readonly HalfPlane[];
  readonly plane: InverseDepth;
  /** Holds all that it covers within the window it was made for. */
  readonly box: FlatBox;
  /** Its greatest inverse depth: nothing of it is nearer to the eye. */
  readonly nearest: number;
  /** Tells the faces of one owner apart. */
  readonly face: number;
}

/**
 * A flat convex thing with these corners, as it shows in a window of the picture; null when it shows nothing there. It has two sides.
 * @edge nothing nearer to the eye than EYE_MARGIN hides; a thing seen edge on hides nothing
 */
export function makeOccluder(
  frame: ImageFrame,
  window: FlatBox,
  owner: number,
  corners: readonly Vec3[],
  face: number,
): Occluder | null {
  let shallowest = Infinity;
  let deepest = -Infinity;
  for (const corner of corners) {
    const depth = depthOf(frame, corner);
    if (depth < shallowest) shallowest = depth;
    if (depth > deepest) deepest = depth;
  }
  if (deepest < EYE_MARGIN) return null;
  const isBefore = shallowest >= EYE_MARGIN;
  const shadow = isBefore ? boxAround(corners.map((corner) => project(frame, corner))) : window;
  if (!boxesMeet(shadow, window)) return null;

  const normal = normalOf(corners);
  const offset = dot(normal, subtract(corners[0]!, frame.eye));
  if (!(Math.abs(offset) > LINE_NOISE * lengthOf(normal))) return null;
  const plane = inverseDepthOf(frame, normal, offset);

  // Seen from behind, the corners run clockwise in the picture.
  const turned = offset > 0;
  const halves: HalfPlane[] = [];
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const border = turned ? sightBorder(frame, corners[i]!, corners[j]!) : sightBorder(frame, corners[j]!, corners[i]!);
    if (border === 'nowhere') return null;
    if (border !== 'everywhere') halves.push(border);
  }
  if (isBefore) return { owner, halves, plane, box: shadow, nearest: 1 / shallowest, face };

  halves.push(...farEnough(plane));
  const shown = clip(cornersOfBox(window), halves);
  if (!shown) return null;
  const nearest = Math.max(...shown.map((at) => inverseDepthAt(plane, at)));
  return { owner, halves, plane, box: boxAround(shown), nearest, face };
}

/** The half-plane in which a surface is no nearer to the eye than EYE_MARGIN; none where it is that far everywhere. */
function farEnough(plane: InverseDepth): HalfPlane[] {
  const steepness = Math.sqrt(plane.x * plane.x + plane.y * plane.y);
  if (!(steepness > 0)) return [];
  return [{ a: -plane.x / steepness, b: -plane.y / steepness, c: (1 / EYE_MARGIN - plane.c) / steepness }];
}

/** The faces of some of the things in a look's way that show in a part of its picture, in depth order. */
export function gatherOccluders(
  scene: SightScene,
  { frame, pyramid, accept, standing }: Look,
  window: FlatBox,
  takes: (owner: number) => boolean,
): readonly Occluder[] {
  const found: Occluder[] = [];
  const within = { ...pyramid, window };
  const accepts: SightFilter = (solid, index) => takes(index) && accept(solid, index);
  scene.gatherFaces(sidesOfPyramid(frame, within), lookingInto(frame, within), accepts, (c, count, solid, triangle) => {
    const corners = Array.from({ length: count }, (_, i) => ({ x: c[3 * i]!, y: c[3 * i + 1]!, z: c[3 * i + 2]! }));
    const occluder = makeOccluder(frame, window, solid, corners, triangle);
    if (occluder) found.push(occluder);
  });
  standing.forEach(({ faces }, i) => {
    const owner = scene.solids.length + i;
    if (!takes(owner)) return;
    faces.forEach((face, index) => {
      const occluder = makeOccluder(frame, window, owner, face, index);
      if (occluder) found.push(occluder);
    });
  });
  // nearest first; of things equally near a fixed one comes first, whatever order the board's records are in
  return found.sort((a, b) => b.nearest - a.nearest || a.owner - b.owner || a.face - b.face);
}
