import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { ZoneId } from '../../identity/ids.ts';
import { facingTowards } from '../../space/frame.ts';
import { CONTACT } from '../../space/tolerance.ts';
import type { AreasBetweenQuery } from '../area-queries.ts';
import { modelOf } from '../measure/board-things.ts';
import { boundsOfVolumes } from '../measure/body-on-board.ts';
import { gapBetween } from './gap-of-regions.ts';
import { regionOfBase, regionOfTemplate } from './plan-region.ts';
import { regionsOfPlace } from './regions-of-place.ts';

/**
 * Which areas lie between two models? Each model counts as a disc about its middle that holds its base and body, and between the discs lies the smallest
 * convex shape around both: no line from one to the other is outside of it.
 * @breaks when the board has no such model or zone @edge heights play no part; an area that only touches the lines is not between
 */
export function findAreasBetween(board: Board, { from, to, zones }: AreasBetweenQuery): readonly ZoneId[] {
  const [narrow, broad] = [modelOf(board, from), modelOf(board, to)].sort((a, b) => reachOf(a) - reachOf(b)) as [Model, Model];
  const [tipRadius, broadRadius] = [reachOf(narrow), reachOf(broad)];
  const [a, b] = [narrow.pose.at, broad.pose.at];
  const apart = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.z - a.z) * (b.z - a.z));
  const along = apart > 0 ? { x: (b.x - a.x) / apart, z: (b.z - a.z) / apart } : { x: 0, z: 1 };
  const lines = regionOfTemplate({
    shape: { kind: 'teardrop', length: apart + tipRadius + broadRadius, tipRadius, broadRadius },
    at: { x: a.x - along.x * tipRadius, y: 0, z: a.z - along.z * tipRadius },
    facing: facingTowards(a, b),
  });
  return [...zones]
    .sort()
    .filter((zone) => regionsOfPlace(board, { kind: 'zone', zone }).some((part) => gapBetween(lines, part) < -CONTACT));
}

/** How far a model reaches from its middle, seen from above, in whatever stance. */
function reachOf(model: Model): number {
  const { x, z } = model.pose.at;
  const base = regionOfBase(model);
  const sides = [1, -1].flatMap((side) => [
    { x: side, z: 0 },
    { x: 0, z: side },
  ]);
  const half = Math.max(...sides.map((side) => base.reach(side) - side.x * x - side.z * z));
  const round = model.base.kind === 'round' ? half : half * Math.SQRT2;
  const bodies = Object.values(model.body.volumes).flatMap((volumes) => boundsOfVolumes(volumes) ?? []);
  const corners = bodies.flatMap(({ min, max }) =>
    [min.x, max.x].flatMap((cx) => [min.z, max.z].map((cz) => Math.sqrt(cx * cx + cz * cz))),
  );
  return Math.max(round, ...corners);
}
