import { EYE_MARGIN } from '../../space/tolerance.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { Scene, SolidFilter } from '../mesh/scene.ts';
import type { Source } from '../queries.ts';

/** Floors and ceilings are of terrain; a pane carries nobody and stops no blast. */
const isTerrain: SolidFilter = ({ source, glass }) => source.kind === 'part' && !glass;

/**
 * The floor that parts two points on surfaces: a ceiling over the lower one that is no higher than the upper one, or the floor under the upper one, where
 * there is air beneath it that is higher than the lower one. Null where both are on one floor, as at the top and the foot of a bank or a crate.
 * @edge surfaces less than EYE_MARGIN apart in height are one floor
 */
export function floorBetween(scene: Scene, one: BoardPoint, other: BoardPoint): Source | null {
  const [low, high] = one.y <= other.y ? [one, other] : [other, one];
  if (high.y - low.y < EYE_MARGIN) return null;
  const over = scene.firstHit({ ...low, y: low.y + EYE_MARGIN }, { ...low, y: high.y + EYE_MARGIN / 2 }, isTerrain);
  if (over) return scene.solids[over.solid]!.source;
  // downwards from the upper surface: into what carries it, and out of it into the air beneath
  const under = scene.allHits({ ...high, y: high.y - EYE_MARGIN }, { ...high, y: low.y + EYE_MARGIN }, isTerrain);
  const at = under[0];
  return at ? scene.solids[at.solid]!.source : null;
}

/** Whatever lies between two heights, somewhere: is it surely parted by a floor from a point on a surface? The same floors, looked for over and under that point. */
export function isSurelyParted(scene: Scene, point: BoardPoint, [low, high]: readonly [number, number]): boolean {
  if (low > point.y + EYE_MARGIN)
    return scene.firstHit({ ...point, y: point.y + EYE_MARGIN }, { ...point, y: low + EYE_MARGIN / 2 }, isTerrain) !== null;
  if (high < point.y - EYE_MARGIN)
    return scene.firstHit({ ...point, y: point.y - EYE_MARGIN }, { ...point, y: high + EYE_MARGIN }, isTerrain) !== null;
  return false;
}
