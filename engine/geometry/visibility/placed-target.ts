import type { Model } from '../../board/model.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { TargetPolicy } from '../queries.ts';
import { cornersOfBox, type SpaceBox } from './shaft.ts';
import { countedRegionsOf, middleOfTarget, type TargetRegion } from './target-faces.ts';
import { cornersOnBoard, hullsOfTarget, middleOnBoard, type TargetHulls } from './target-hulls.ts';

/** What is looked at as it stands on the board: worked out once, however many eyes look. */
export interface PlacedTarget {
  /** Null where not all that is counted is convex, or it is a silhouette or a vehicle. */
  readonly hulls: TargetHulls | null;
  readonly middle: Vec3;
  /** No corner is farther from the middle, whichever eye looks. */
  readonly radius: Millimetres;
  /** Points of which the smallest convex space holds all of it, whichever eye looks, x y z each. @frame board */
  readonly around: Float64Array;
  /** All that counts of it as this eye sees it: a silhouette turns to the eye. */
  regionsFor(eye: Vec3): readonly TargetRegion[];
  /** The corners of all that counts, x y z each. @frame board */
  cornersFor(eye: Vec3): Float64Array;
}

export function placeTarget(target: Model, policy: TargetPolicy): PlacedTarget {
  const hulls = hullsOfTarget(target, policy);
  const turns = policy.kind === 'silhouette' && target.body.kind !== 'vehicle';
  let regions: readonly TargetRegion[] | null = null;
  const regionsFor = (eye: Vec3): readonly TargetRegion[] => {
    if (turns) return countedRegionsOf(target, policy, eye);
    regions ??= countedRegionsOf(target, policy, eye);
    return regions;
  };
  let corners: Float64Array | null = hulls && cornersOnBoard(hulls, target);
  const cornersFor = (eye: Vec3): Float64Array => {
    if (turns) return cornersOf(regionsFor(eye));
    corners ??= cornersOf(regionsFor(eye));
    return corners;
  };
  const middle = hulls ? middleOnBoard(hulls, target) : middleOfTarget(target, policy);
  // a silhouette turns about its foot: no corner comes farther than twice half its width from where it was
  const turned = turns && policy.kind === 'silhouette' ? policy.width : 0;
  const some = cornersFor({ ...middle, x: middle.x + 1 });
  const radius = farthestFrom(middle, some) + turned;
  return {
    hulls,
    middle,
    radius,
    around: turned > 0 || some.length > 100 ? cornersOfBox(boxAroundCorners(some, middle, turned)) : some,
    regionsFor,
    cornersFor,
  };
}

/** A box around some points, and so much wider to all sides. @edge no corners: a box at the middle */
export function boxAroundCorners(corners: Float64Array, middle: Vec3, aside: Millimetres): SpaceBox {
  const min = { ...middle };
  const max = { ...middle };
  for (let k = 0; k < corners.length; k += 3) {
    min.x = Math.min(min.x, corners[k]! - aside);
    min.y = Math.min(min.y, corners[k + 1]!);
    min.z = Math.min(min.z, corners[k + 2]! - aside);
    max.x = Math.max(max.x, corners[k]! + aside);
    max.y = Math.max(max.y, corners[k + 1]!);
    max.z = Math.max(max.z, corners[k + 2]! + aside);
  }
  return { min, max };
}

function farthestFrom({ x, y, z }: Vec3, corners: Float64Array): number {
  let farthest = 0;
  for (let k = 0; k < corners.length; k += 3) {
    const dx = corners[k]! - x;
    const dy = corners[k + 1]! - y;
    const dz = corners[k + 2]! - z;
    farthest = Math.max(farthest, dx * dx + dy * dy + dz * dz);
  }
  return Math.sqrt(farthest);
}

const cornersOf = (regions: readonly TargetRegion[]): Float64Array =>
  Float64Array.from(regions.flatMap(({ faces }) => faces.flatMap((face) => face.flatMap(({ x, y, z }) => [x, y, z]))));
