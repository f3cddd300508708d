import { EYE_MARGIN, LINE_NOISE } from '../../space/tolerance.ts';
import { between, dot, lengthOf, subtract, type Vec3 } from '../../space/vec3.ts';
import { type Face, normalOf } from '../measure/solid-faces.ts';
import {
  boxAround,
  boxesMeet,
  type ConvexPolygon,
  edgesOf,
  type FlatBox,
  type HalfPlane,
  hullOf,
  takeOut,
} from './convex-polygon.ts';
import { compareDepth } from './depth-order.ts';
import { depthOf, type ImageFrame, type InverseDepth, inverseDepthOf, project } from './image-frame.ts';
import type { TargetBody, TargetRegion } from './target-faces.ts';

/** A flat part of the target's picture. Over all cells of one region nothing of that region overlaps. */
export interface TargetCell {
  readonly shape: ConvexPolygon;
  readonly surface: InverseDepth;
  /** Which of the target's regions it belongs to. */
  readonly region: number;
  /** No other region of the target is nearer here: these cells together are the picture of the whole target, each place once. */
  readonly front: boolean;
}

/** The picture of a target that nothing hides. */
export interface TargetPicture {
  readonly cells: readonly TargetCell[];
  /** Depth of the farthest point of the target. */
  readonly farthest: number;
}

interface FacingFace {
  readonly region: number;
  readonly body: TargetBody;
  readonly shape: ConvexPolygon;
  readonly box: FlatBox;
  readonly edges: readonly HalfPlane[];
  readonly surface: InverseDepth;
}

/**
 * How the counted regions of a target lie in the picture, and where one of them is before another. A target never hides itself, so a
 * region's own share counts what lies behind others too; only the share of the whole counts each place of the picture once.
 */
export function pictureOfTarget(frame: ImageFrame, regions: readonly TargetRegion[]): TargetPicture {
  const facing = regions.flatMap(({ bodies }, index) => bodies.flatMap((body) => facingFaces(frame, body, index)));
  const cells: TargetCell[] = [];
  facing.forEach((face, index) => {
    const earlier = new Set(facing.slice(0, index));
    const near = facing.filter((other) => other !== face && boxesMeet(other.box, face.box));
    const own = near.filter((other) => other.region === face.region && !(other.body === face.body && face.body.convex));
    const others = near.filter((other) => other.region !== face.region);
    const { surface, region } = face;
    const nearest = withoutWhatLiesBehind([face.shape], surface, own, earlier, () => {});
    const behind: ConvexPolygon[] = [];
    const front = withoutWhatLiesBehind(nearest, surface, others, earlier, (shape) => behind.push(shape));
    for (const shape of front) cells.push({ shape, surface, region, front: true });
    for (const shape of behind) cells.push({ shape, surface, region, front: false });
  });
  const farthest = Math.max(0, ...regions.flatMap(({ faces }) => faces.flat().map((corner) => depthOf(frame, corner))));
  return { cells, farthest };
}

/**
 * The outline of each body of a region, before anything hides it: of a convex one the hull of its faces, of another the faces themselves.
 * Outlines of a region may overlap.
 */
export const outlinesInPicture = (frame: ImageFrame, { bodies }: TargetRegion): readonly ConvexPolygon[] =>
  bodies.flatMap((body) => {
    const shapes = facingFaces(frame, body, 0).map(({ shape }) => shape);
    return body.convex && shapes.length > 0 ? [hullOf(shapes.flat())] : shapes;
  });

/** The faces of a body that look towards the eye, as they appear. */
function facingFaces(frame: ImageFrame, body: TargetBody, region: number): FacingFace[] {
  return body.faces.flatMap((face) => {
    const normal = normalOf(face);
    const offset = dot(normal, subtract(face[0]!, frame.eye));
    if (!(offset < -LINE_NOISE * lengthOf(normal))) return [];
    const shape = beforeTheEye(frame, face).map((corner) => project(frame, corner));
    if (shape.length < 3) return [];
    return [
      {
        region,
        body,
        shape,
        box: boxAround(shape),
        edges: edgesOf(shape),
        surface: inverseDepthOf(frame, normal, offset),
      },
    ];
  });
}

/** The part of a face that is at least EYE_MARGIN before the eye. */
function beforeTheEye(frame: ImageFrame, face: Face): Face {
  const depths = face.map((corner) => depthOf(frame, corner) - EYE_MARGIN);
  if (depths.every((depth) => depth >= 0)) return face;
  const kept: Vec3[] = [];
  for (let i = 0, j = face.length - 1; i < face.length; j = i++) {
    const from = depths[j]!;
    const to = depths[i]!;
    if (from < 0 !== to < 0) kept.push(between(face[j]!, face[i]!, from / (from - to)));
    if (to >= 0) kept.push(face[i]!);
  }
  return kept;
}

/** Takes out of the shapes what lies behind any of the faces and hands it to `behind`; of two faces that lie flush the earlier is before. */
function withoutWhatLiesBehind(
  shapes: readonly ConvexPolygon[],
  surface: InverseDepth,
  faces: readonly FacingFace[],
  earlier: ReadonlySet<FacingFace>,
  behind: (shape: ConvexPolygon) => void,
): readonly ConvexPolygon[] {
  let rest = shapes;
  for (const face of faces) {
    const next: ConvexPolygon[] = [];
    for (const shape of rest) {
      const order = compareDepth(shape, face.surface, surface);
      const mayHide = order === 'flush' ? earlier.has(face) : order !== 'second';
      const halves = typeof order === 'string' ? face.edges : [order, ...face.edges];
      const taken = mayHide ? takeOut(shape, halves, (piece) => next.push(piece)) : null;
      if (taken) behind(taken);
      else next.push(shape);
    }
    rest = next;
  }
  return rest;
}
