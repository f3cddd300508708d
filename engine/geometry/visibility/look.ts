import { LINE_NOISE } from '../../space/tolerance.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { Face } from '../measure/solid-faces.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import type { Hider } from '../queries.ts';
import { areaOf, boxAround, type ConvexPolygon, edgesOf, perimeterOf, takeOut } from './convex-polygon.ts';
import { type FlatShadows, makeShadowCollector, type ShadowCollector } from './flat-shadows.ts';
import { type ImageFrame, lookTowards } from './image-frame.ts';
import type { PlacedTarget } from './placed-target.ts';
import { farEndOfPyramids, shaftBetween } from './shaft.ts';
import { lookingInto, pyramidAround, type SightPyramid, sidesOfPyramid } from './sight-pyramid.ts';
import { pictureOfTarget, type TargetCell } from './target-cells.ts';
import type { TargetRegion } from './target-faces.ts';
import { hullsInPicture } from './target-hulls.ts';
import type { Uncut } from './uncovered-area.ts';

/** A thing that hides and is no solid of the scene: a figure, or the silhouette that one covers with. */
export interface Standing {
  readonly source: Hider;
  readonly faces: readonly Face[];
}

/** What is looked at, from where, and past what. */
export interface LookedFor {
  readonly eye: Vec3;
  readonly target: PlacedTarget;
  /** The solids of the scene that may hide it. */
  readonly accept: SightFilter;
  readonly standing: readonly Standing[];
  /** Where it is known: no other solids touch a shaft that holds the one between the eye and the target. @shape as `Scene.solidsTouching` tells them */
  readonly near?: readonly number[] | null;
}

/** One eye's look at a target: what it would see of it if nothing were in the way, and the shadows of what is. */
export interface Look {
  readonly frame: ImageFrame;
  readonly pyramid: SightPyramid;
  readonly accept: SightFilter;
  readonly standing: readonly Standing[];
  /**
   * The picture of the target, each place once. Parts of the outlines of its bodies, without a surface: a body never hides itself, so that where
   * everything in the way is before all of it only its outline counts. Else its cells that are in front.
   */
  readonly whole: readonly Uncut[];
  readonly isOutlined: boolean;
  /** Of the whole, and how far it may be off. @unit square millimetres */
  readonly area: number;
  readonly noise: number;
  /** They are overwritten by the next look that is opened at the same place. */
  readonly shadows: FlatShadows;
  /** What is looked at and how it lies in the picture: worked out when it is asked for. */
  regions(): readonly TargetRegion[];
  cells(): readonly TargetCell[];
}

const collectors: ShadowCollector[] = [];

/**
 * Opens an eye on a target. The owners of the shadows are the solids of the scene by their index, and after them the `standing` things.
 * @shape `place`: looks that are opened at different places can be used side by side
 * @cost some ten to some hundred microseconds on a board of 100,000 triangles
 */
export function openLook(scene: SightScene, { eye, target, accept, standing, near = null }: LookedFor, place = 0): Look {
  const collector = collectors[place] ?? makeShadowCollector();
  collectors[place] = collector;
  let known: readonly TargetRegion[] | null = null;
  const regions = () => {
    known ??= target.regionsFor(eye);
    return known;
  };
  const frame = lookTowards(eye, target.middle);
  let knownCells: readonly TargetCell[] | null = null;
  const cells = () => {
    knownCells ??= pictureOfTarget(frame, regions()).cells;
    return knownCells;
  };
  const corners = target.cornersFor(eye);
  const outlines = target.hulls && hullsInPicture(frame, corners, target.hulls.ends);
  const whole: readonly Uncut[] = outlines ? apart(outlines) : cells().filter((cell) => cell.front);
  const pyramid = pyramidAround(frame, boxAround(...whole.map(({ shape }) => shape)), corners);
  collector.begin(frame, pyramid, corners);
  if (whole.length > 0) {
    const visitor = { face: collector.add, outline: collector.addRim, place: collector.place };
    const far = farEndOfPyramids({ min: eye, max: eye }, target.middle, target.radius);
    const chosen = far && scene.solidsTouching(shaftBetween({ min: eye, max: eye }, far), accept, near);
    scene.gatherShadows(sidesOfPyramid(frame, pyramid), lookingInto(frame, pyramid), accept, visitor, chosen);
    standing.forEach(({ faces }, i) => {
      for (const face of faces) collector.add(cornersOfFace(face), face.length, scene.solids.length + i);
    });
  }
  let area = 0;
  let border = 0;
  for (const { shape } of whole) {
    area += areaOf(shape);
    border += perimeterOf(shape);
  }
  const shadows = collector.collected();
  const isOutlined = outlines !== null;
  return { frame, pyramid, accept, standing, whole, isOutlined, area, noise: LINE_NOISE * border, shadows, regions, cells };
}

/** Which thing an owner of shadows is. */
export const sourceOfOwner = (scene: SightScene, { standing }: Look, owner: number): Hider =>
  owner < scene.solids.length ? scene.solids[owner]!.source : standing[owner - scene.solids.length]!.source;

let given = new Float64Array(3 * 16);

/** The corners of a face. The next face overwrites them. */
function cornersOfFace(face: Face): Float64Array {
  if (given.length < 3 * face.length) given = new Float64Array(6 * face.length);
  for (let corner = 0; corner < face.length; corner++) {
    const { x, y, z } = face[corner]!;
    given[3 * corner] = x;
    given[3 * corner + 1] = y;
    given[3 * corner + 2] = z;
  }
  return given;
}

/** Each place of overlapping outlines once. */
function apart(outlines: readonly ConvexPolygon[]): readonly Uncut[] {
  const uncut: Uncut[] = [];
  outlines.forEach((outline, index) => {
    let pieces: ConvexPolygon[] = [outline];
    for (const other of outlines.slice(0, index)) {
      const edges = edgesOf(other);
      pieces = pieces.flatMap((piece) => {
        const kept: ConvexPolygon[] = [];
        return takeOut(piece, edges, (rest) => kept.push(rest)) ? kept : [piece];
      });
    }
    for (const shape of pieces) uncut.push({ shape, surface: null });
  });
  return uncut;
}
