import { EYE_MARGIN } from '../../space/tolerance.ts';
import { type BoardPoint, between, distanceBetween, type Vec3 } from '../../space/vec3.ts';
import type { Scene, SceneHit, SolidFilter } from '../mesh/scene.ts';
import type { PointFinding, PointQuery, Source } from '../queries.ts';
import { blockingSolids } from './blockers.ts';
import { compareSources } from './source-order.ts';

/**
 * Is the straight line from an eye to a point free?
 * The line is tried once, from the end with the smaller coordinates, so that two ends see each other or neither does.
 * @clause SK-LOS-12
 * @edge what lies within EYE_MARGIN of either end hides nothing, so that points on a surface can be seen; a line that grazes an edge is stopped;
 * ends closer than twice that margin see each other
 */
export function findPoint(scene: Scene, query: PointQuery): PointFinding {
  const distance = distanceBetween(query.from, query.to);
  const hit = firstHitBetween(scene, query.from, query.to, distance, blockingSolids(query.blockers, []));
  if (!hit) return { clear: true, stopped: null, distance };
  const stoppedAt = hit.at;
  return {
    clear: false,
    stopped: { from: query.from, aimedAt: query.to, stoppedAt, by: scene.solids[hit.solid]!.source },
    distance,
  };
}

const comesFirst = (a: Vec3, b: Vec3): boolean => (a.x !== b.x ? a.x < b.x : a.y !== b.y ? a.y < b.y : a.z < b.z);

function firstHitBetween(
  scene: Scene,
  from: Vec3,
  to: Vec3,
  distance: number,
  accept: SolidFilter,
): { readonly at: BoardPoint; readonly solid: number } | null {
  if (distance <= 2 * EYE_MARGIN) return null;
  const forwards = comesFirst(from, to);
  const [low, high] = forwards ? [from, to] : [to, from];
  const start = between(low, high, EYE_MARGIN / distance);
  const end = between(high, low, EYE_MARGIN / distance);
  const hit: SceneHit | null | undefined = forwards
    ? scene.firstHit(start, end, accept)
    : scene.allHits(start, end, accept).at(-1);
  return hit ? { at: between(start, end, hit.t), solid: hit.solid } : null;
}

/** The solid part that a point is inside of. @edge a point exactly on a surface is outside; of several the first by kind and name */
export const findSolidAt = (scene: Scene, at: BoardPoint): Source | null => sourceAround(scene, at, () => true);

/** The same among the solids that are accepted. */
export function sourceAround(scene: Scene, at: BoardPoint, accept: SolidFilter): Source | null {
  const sources = scene.solidsAround(at, accept).map((solid) => scene.solids[solid]!.source);
  return sources.sort(compareSources)[0] ?? null;
}
