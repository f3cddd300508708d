import type { BodyRegion, BodyVolume } from '../../board/body.ts';
import type { Model } from '../../board/model.ts';
import { outOfFrame } from '../../space/frame.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Solid } from '../../space/solid.ts';
import { between, cross, dot, subtract, type Vec3 } from '../../space/vec3.ts';
import { boundsOfPoints, frameOfRegion, heightInStance, placesOfMen } from '../measure/body-on-board.ts';
import { type Face, facesOfSolid, placeFaces } from '../measure/solid-faces.ts';
import type { CoveringStance, TargetPolicy } from '../queries.ts';

/** One counted region of a target as it stands on the board. */
export interface TargetRegion {
  readonly region: BodyRegion | 'silhouette';
  readonly member: number;
  readonly faces: readonly Face[];
  /** No face can hide another of the same region. */
  readonly convex: boolean;
}

const isConvex = (solid: Solid, faces: readonly Face[]): boolean =>
  solid.kind === 'box' ||
  faces.every((face) => {
    const first = face[0]!;
    const normal = cross(subtract(face[1]!, first), subtract(face[2]!, first));
    return faces.every((other) => other.every((corner) => dot(normal, subtract(corner, first)) <= 0));
  });

/** One region of a model's body as it stands on the board. */
function placeVolume(model: Model, { region, member, solid }: BodyVolume): TargetRegion {
  const faces = facesOfSolid(solid);
  return { region, member, faces: placeFaces(frameOfRegion(model, region), faces), convex: isConvex(solid, faces) };
}

/** An upright rectangle over a place, turned to an eye. @edge an eye straight above sees it along its edge, turned to `otherwise` */
function uprightRectangle(foot: Vec3, width: Millimetres, height: Millimetres, eye: Vec3, otherwise: Vec3): Face {
  const dx = eye.x - foot.x;
  const dz = eye.z - foot.z;
  const away = Math.sqrt(dx * dx + dz * dz);
  const towards = away > 0 ? { x: dx / away, z: dz / away } : otherwise;
  const half = { x: (towards.z * width) / 2, z: (-towards.x * width) / 2 };
  const low = { x: foot.x - half.x, y: foot.y, z: foot.z - half.z };
  const right = { x: foot.x + half.x, y: foot.y, z: foot.z + half.z };
  return [low, right, { ...right, y: foot.y + height }, { ...low, y: foot.y + height }];
}

/**
 * What a model covers and is covered with: an upright rectangle turned to the eye, one for each man of a squad; hull and turret of a vehicle.
 * @clause SK 1.8 cover silhouette, SK-GEOM-2, SK-GEOM-6
 */
export function silhouetteOf(
  model: Model,
  stance: Model['stance'],
  width: Millimetres,
  height: Millimetres,
  eye: Vec3,
): readonly TargetRegion[] {
  if (model.body.kind === 'vehicle') return regionsOf(model, stance, ['hull', 'turret']);
  const frame = frameOfRegion(model, 'base');
  return placesOfMen(model, stance).map(({ member, at }) => ({
    region: 'silhouette',
    member,
    faces: [uprightRectangle(outOfFrame(frame, at), width, height, eye, frame.z)],
    convex: true,
  }));
}

/** The silhouette with which a model gives cover, in the stance it is in. @clause SK-GEOM-6 */
export function coveringSilhouetteOf(
  model: Model,
  width: Millimetres,
  eye: Vec3,
  as: CoveringStance = 'own',
): readonly TargetRegion[] {
  const stance = as === 'kneeling-stands' && model.stance === 'kneeling' ? 'standing' : model.stance;
  return silhouetteOf(model, stance, width, heightInStance(model, stance), eye);
}

/** These regions of a model's body as it stands on the board, in the order of the body. @clause SK-MODEL-4, SK-GEOM-2 */
export const regionsOf = (model: Model, stance: Model['stance'], regions: readonly BodyRegion[]): readonly TargetRegion[] =>
  model.body.volumes[stance].filter((volume) => regions.includes(volume.region)).map((volume) => placeVolume(model, volume));

/** What of a target is looked at, from this eye. */
export function countedRegionsOf(target: Model, policy: TargetPolicy, eye: Vec3): readonly TargetRegion[] {
  return policy.kind === 'body'
    ? regionsOf(target, policy.stance, policy.regions)
    : silhouetteOf(target, policy.stance, policy.width, policy.height, eye);
}

/**
 * The middle of what is counted: of the smallest box around it that is square to the model, whatever the eye.
 * @frame board @clause SK-GEOM-1 @edge nothing counted: half-way up the body
 */
export function middleOfTarget(target: Model, policy: TargetPolicy): Vec3 {
  const frame = frameOfRegion(target, 'base');
  const local = localCornersOfTarget(target, policy);
  const box = boundsOfPoints(local) ?? boundsOfPoints([{ x: 0, y: heightInStance(target, policy.stance) / 2, z: 0 }])!;
  return outOfFrame(frame, between(box.min, box.max, 0.5));
}

/** Corners of what is counted. @frame model */
function localCornersOfTarget(target: Model, policy: TargetPolicy): Vec3[] {
  if (policy.kind === 'silhouette' && target.body.kind !== 'vehicle') {
    return placesOfMen(target, policy.stance).flatMap(({ at }) => [at, { ...at, y: policy.height }]);
  }
  const regions: readonly BodyRegion[] = policy.kind === 'body' ? policy.regions : ['hull', 'turret'];
  const unmoved: Model = { ...target, pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 } };
  return regionsOf(unmoved, policy.stance, regions).flatMap(({ faces }) => faces.flat());
}
