import type { BodyRegion, BodyVolume } from '../../board/body.ts';
import type { Model } from '../../board/model.ts';
import { outOfFrame } from '../../space/frame.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Solid } from '../../space/solid.ts';
import { between, cross, dot, subtract, type Vec3 } from '../../space/vec3.ts';
import { boundsOfPoints, frameOfRegion, heightInStance, placesOfMen } from '../measure/body-on-board.ts';
import { type Face, facesOfSolid, placeFaces } from '../measure/solid-faces.ts';
import type { CoveringStance, TargetPolicy } from '../queries.ts';

/** One body of a target as it stands on the board. */
export interface TargetBody {
  readonly faces: readonly Face[];
  /** No face can hide another of the same body. */
  readonly convex: boolean;
}

/** One counted region of a target as it stands on the board: a man's head, all that is hull of a vehicle. */
export interface TargetRegion {
  readonly region: BodyRegion | 'silhouette';
  readonly member: number;
  /** What it is made of: one body of a man's region, as many as it takes for a hull. They may overlap. */
  readonly bodies: readonly TargetBody[];
  /** The faces of all of them, one body after the other. */
  readonly faces: readonly Face[];
}

const isConvex = (solid: Solid, faces: readonly Face[]): boolean =>
  solid.kind === 'box' ||
  faces.every((face) => {
    const first = face[0]!;
    const normal = cross(subtract(face[1]!, first), subtract(face[2]!, first));
    return faces.every((other) => other.every((corner) => dot(normal, subtract(corner, first)) <= 0));
  });

/** One volume of a model's body as it stands on the board. */
function placeVolume(model: Model, { region, solid }: BodyVolume): TargetBody {
  const faces = facesOfSolid(solid);
  return { faces: placeFaces(frameOfRegion(model, region), faces), convex: isConvex(solid, faces) };
}

const regionOf = (region: TargetRegion['region'], member: number, bodies: readonly TargetBody[]): TargetRegion => ({
  region,
  member,
  bodies,
  faces: bodies.length === 1 ? bodies[0]!.faces : bodies.flatMap(({ faces }) => faces),
});

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
  return placesOfMen(model, stance).map(({ member, at }) => {
    const rectangle = uprightRectangle(outOfFrame(frame, at), width, height, eye, frame.z);
    return regionOf('silhouette', member, [{ faces: [rectangle], convex: true }]);
  });
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

/**
 * These regions of a model's body as it stands on the board, in the order of the body: each region of each man once, of however many solids it is made.
 * @clause SK-MODEL-4, SK-LOS-13, SK-GEOM-2
 */
export function regionsOf(model: Model, stance: Model['stance'], regions: readonly BodyRegion[]): readonly TargetRegion[] {
  const together = new Map<string, BodyVolume[]>();
  for (const volume of model.body.volumes[stance]) {
    if (!regions.includes(volume.region)) continue;
    const name = `${volume.region} ${volume.member}`;
    const known = together.get(name);
    if (known) known.push(volume);
    else together.set(name, [volume]);
  }
  return [...together.values()].map((volumes) => {
    const { region, member } = volumes[0]!;
    return regionOf(
      region,
      member,
      volumes.map((volume) => placeVolume(model, volume)),
    );
  });
}

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
