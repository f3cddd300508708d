import type { Model } from '../../board/model.ts';
import { outOfFrame } from '../../space/frame.ts';
import { cross, dot, subtract, type Vec3 } from '../../space/vec3.ts';
import { type Bounds, boundsOfPoints, boundsOfVolumes, findEyes, frameOfRegion } from '../measure/body-on-board.ts';
import type { Face } from '../measure/solid-faces.ts';
import type { LineEnds } from '../queries.ts';
import { regionsOf } from '../visibility/target-faces.ts';
import { aroundDisc, WITHIN_ROUND } from './section-of-line.ts';

/**
 * A flat piece of all the places that a line may begin (or end) at: a convex face, or a single point. A line from inside of a body leaves it through a
 * face, and what is left of it is a line as well, so that the faces are all that is needed.
 * @frame board
 */
export type EndPatch = readonly Vec3[];

/** All places that a line may begin or end at. */
export interface EndPlaces {
  /** Together they hold every such place; where a base is round, a hair more. */
  readonly patches: readonly EndPatch[];
  readonly bounds: Bounds;
  /** The place itself that is nearest to one on a patch. */
  readonly toPlace: (onPatch: Vec3) => Vec3;
}

const asItIs = (p: Vec3): Vec3 => p;

/** Where may a line begin, or end, on this model? @frame board */
export function endPlacesOf(model: Model, ends: LineEnds): EndPlaces | null {
  switch (ends.kind) {
    case 'point':
      return placesOf([[ends.at]], asItIs);
    case 'eyes':
      return placesOf(
        findEyes(model, ends.stance).map(({ at }) => [at]),
        asItIs,
      );
    case 'body':
      return placesOf(
        regionsOf(model, ends.stance, ends.regions).flatMap(({ faces }) => faces),
        asItIs,
      );
    case 'volume':
      return volumeOver(model, ends.height);
  }
}

function placesOf(patches: readonly EndPatch[], toPlace: (onPatch: Vec3) => Vec3): EndPlaces | null {
  const bounds = boundsOfPoints(patches.flat());
  return bounds ? { patches, bounds, toPlace } : null;
}

/** The upright solid over the base; over what the body takes up where there is none. */
function volumeOver(model: Model, height: number): EndPlaces | null {
  const { base, body, stance } = model;
  const frame = frameOfRegion(model, 'base');
  const isRound = base.kind === 'round' || base.kind === 'oval';
  const [width, depth] =
    base.kind === 'round' ? [base.diameter, base.diameter] : base.kind === 'none' ? [0, 0] : [base.width, base.depth];
  const bounds = base.kind === 'none' ? boundsOfVolumes(body.volumes[stance]) : null;
  if (base.kind === 'none' && !bounds) return null;
  const { min, max } = bounds ?? {
    min: { x: -width / 2, y: 0, z: -depth / 2 },
    max: { x: width / 2, y: 0, z: depth / 2 },
  };
  const outline = isRound
    ? aroundDisc(1).map(({ x, y }) => ({ x: (x * width) / 2, z: (y * depth) / 2 }))
    : [
        { x: min.x, z: min.z },
        { x: max.x, z: min.z },
        { x: max.x, z: max.z },
        { x: min.x, z: max.z },
      ];
  const ring = (y: number): Vec3[] => outline.map(({ x, z }) => outOfFrame(frame, { x, y, z }));
  const low = ring(0);
  const high = ring(height);
  const sides = low.map((corner, i): EndPatch => {
    const next = (i + 1) % low.length;
    return [corner, high[i]!, high[next]!, low[next]!];
  });
  const axis = frame.origin;
  return placesOf(
    [...sides, [...high].reverse(), low],
    isRound ? (p) => ({ x: axis.x + (p.x - axis.x) * WITHIN_ROUND, y: p.y, z: axis.z + (p.z - axis.z) * WITHIN_ROUND }) : asItIs,
  );
}

/** The patches through which a line can leave towards a box: those of which some corner of the box lies on the outer side. */
export function facing(patches: readonly EndPatch[], { min, max }: Bounds): readonly EndPatch[] {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => ({
    x: k & 1 ? max.x : min.x,
    y: k & 2 ? max.y : min.y,
    z: k & 4 ? max.z : min.z,
  }));
  return patches.filter((patch) => {
    if (patch.length < 3) return true;
    const normal = outwards(patch);
    return corners.some((corner) => dot(normal, subtract(corner, patch[0]!)) > 0);
  });
}

const outwards = (face: Face): Vec3 => cross(subtract(face[1]!, face[0]!), subtract(face[2]!, face[0]!));
