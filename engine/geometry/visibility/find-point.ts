import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import { EYE_MARGIN } from '../../space/tolerance.ts';
import { type BoardPoint, between, distanceBetween, type Vec3 } from '../../space/vec3.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import { CROSSES, crossTriangle, makeCrossing } from '../mesh/watertight-ray.ts';
import type { Hider, PointFinding, PointQuery, Source } from '../queries.ts';
import { blockingSolids } from './blockers.ts';
import { blockingFigures, solidRegionsOf } from './blocking-figures.ts';
import { cloudAround, solidsOnly } from './clouds.ts';
import { compareSources } from './source-order.ts';

/**
 * Is the straight line from an eye to a point free?
 * The line is tried once, from the end with the smaller coordinates, so that two ends see each other or neither does.
 * @clause SK-LOS-4, SK-LOS-12
 * @edge what lies within EYE_MARGIN of either end hides nothing, so that points on a surface can be seen; a line that grazes an edge is stopped;
 * ends closer than twice that margin see each other, and nobody sees anything from within a cloud
 * @breaks when the policy names a model that the board has not
 */
export function findPoint(scene: SightScene, board: Board, { from, to, blockers }: PointQuery): PointFinding {
  const { length: distance, start, end, forwards } = trimmedLine(from, to);
  const cloud = cloudAround(scene, from);
  if (cloud) return { clear: false, stopped: { from, aimedAt: to, stoppedAt: from, by: cloud }, distance };
  const free: PointFinding = { clear: true, stopped: null, distance };
  if (distance <= 2 * EYE_MARGIN) return free;
  const bySolid = stopBySolid(scene, start, end, blockingSolids(blockers, []), forwards);
  const byFigures = blockingFigures(board, blockers, []).flatMap((figure) => stopsByFigure(figure, start, end));
  let first: Stop | null = null;
  for (const stop of bySolid ? [bySolid, ...byFigures] : byFigures) {
    if (!first || (forwards ? stop.t < first.t : stop.t > first.t)) first = stop;
  }
  if (!first) return free;
  return {
    clear: false,
    stopped: { from, aimedAt: to, stoppedAt: between(start, end, first.t), by: first.source },
    distance,
  };
}

/** The line between two points as it is tried: from the end with the smaller coordinates, without what is too near to either end to hide anything. */
export function trimmedLine(from: Vec3, to: Vec3): TrimmedLine {
  const length = distanceBetween(from, to);
  const forwards = comesFirst(from, to);
  const [low, high] = forwards ? [from, to] : [to, from];
  return { length, start: between(low, high, EYE_MARGIN / length), end: between(high, low, EYE_MARGIN / length), forwards };
}

/** @edge of a line without length neither end is anywhere */
interface TrimmedLine {
  /** Of the whole line. */
  readonly length: number;
  readonly start: Vec3;
  readonly end: Vec3;
  /** It is tried the way that it runs. */
  readonly forwards: boolean;
}

const comesFirst = (a: Vec3, b: Vec3): boolean => (a.x !== b.x ? a.x < b.x : a.y !== b.y ? a.y < b.y : a.z < b.z);

/** What a line comes up against, and at which share of its way. */
interface Stop {
  readonly t: number;
  readonly source: Hider;
}

/** The solid that is met first by who looks from the start, or from the end. */
function stopBySolid(scene: SightScene, start: Vec3, end: Vec3, accept: SightFilter, fromStart: boolean): Stop | null {
  const hit = fromStart ? scene.firstHit(start, end, accept) : scene.allHits(start, end, accept).at(-1);
  return hit ? { t: hit.t, source: scene.solids[hit.solid]!.source } : null;
}

/** Everywhere that a line goes into a figure or out of it. */
function stopsByFigure(figure: Model, start: Vec3, end: Vec3): readonly Stop[] {
  const crossing = makeCrossing();
  const stops: Stop[] = [];
  for (const face of solidRegionsOf(figure).flatMap(({ faces }) => faces)) {
    const corners = Float64Array.from(face.flatMap(({ x, y, z }) => [x, y, z]));
    for (let k = 3; k + 5 < corners.length; k += 3) {
      const meeting = crossTriangle(start.x, start.y, start.z, end.x, end.y, end.z, corners, 0, k, k + 3, crossing);
      if (meeting === CROSSES) stops.push({ t: crossing.t, source: { kind: 'model', model: figure.id } });
    }
  }
  return stops;
}

/** The solid part that a point is inside of. @edge a point exactly on a surface is outside; of several the first by kind and name */
export const findSolidAt = (scene: SightScene, at: BoardPoint): Source | null => sourceAround(scene, at, () => true);

/** The same among the solids that are accepted. Clouds are no solid parts. */
export function sourceAround(scene: SightScene, at: BoardPoint, accept: SightFilter): Source | null {
  const sources = scene
    .solidsAround(at, solidsOnly(accept))
    .map((solid) => scene.solids[solid]!.source)
    .filter((source) => source.kind !== 'zone');
  return sources.sort(compareSources)[0] ?? null;
}
