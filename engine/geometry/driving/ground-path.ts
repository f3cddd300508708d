import type { Millimetres } from '../../space/quantity.ts';
import { type BoardPoint, distanceBetween } from '../../space/vec3.ts';
import type { GroundPathFinding, GroundPathQuery } from '../measure-queries.ts';
import type { MoveGround } from '../movement/move-ground.ts';
import { floorAlong } from './driven-floor.ts';

/** A tape goes up and down everything that stands on its ground. */
const EVERYTHING = { step: Infinity, steepest: Infinity } as const;
/** Places that differ by less are one. */
const ONE_PLACE: Millimetres = 1e-6;

/**
 * How long is a tape that is laid from place to place: drawn straight through the air, seen from above, and laid on the ground? On the ground it goes over
 * walls and down their other sides; where floors lie over one another it stays on the one nearest to where it comes from.
 */
export function findGroundPath(ground: MoveGround, { places }: GroundPathQuery): GroundPathFinding {
  const first = places[0];
  const profile: BoardPoint[] = first ? [first] : [];
  let straight = 0;
  let plan = 0;
  places.slice(1).forEach((to, i) => {
    const from = places[i]!;
    const [x, z] = [to.x - from.x, to.z - from.z];
    const far = Math.sqrt(x * x + z * z);
    straight += distanceBetween(from, to);
    plan += far;
    if (far > 0) profile.push(...alongGround(ground, from, { x: x / far, z: z / far }, far));
    profile.push(to);
  });
  const along = profile.filter((at, i) => i === 0 || distanceBetween(profile[i - 1]!, at) > ONE_PLACE);
  const laid = along.reduce((sum, at, i) => (i === 0 ? 0 : sum + distanceBetween(along[i - 1]!, at)), 0);
  return { straight, plan, laid, along };
}

function alongGround(
  ground: MoveGround,
  from: BoardPoint,
  way: { readonly x: number; readonly z: number },
  far: Millimetres,
): readonly BoardPoint[] {
  const at = (s: Millimetres, y: Millimetres): BoardPoint => ({ x: from.x + way.x * s, y, z: from.z + way.z * s });
  const { stretches } = floorAlong(ground, { from: { x: from.x, z: from.z }, way }, far, from.y, EVERYTHING);
  return stretches.flatMap(({ from: start, to, heights: [low, high] }) => [at(start, low), at(to, high)]);
}
