import type { Board } from '../../board/board.ts';
import type { ObjectiveId, ZoneId } from '../../identity/ids.ts';
import { distanceToEdge } from '../../space/distance-to-edge.ts';
import type { PlanPoint, PlanPolygon } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';

/** Lines drawn on a table are no finer. */
const LINE: Millimetres = 1;

/** Deployment zones and zones of objectives whose image is none: no zone of their kind has its corners on the image's outline, and the other way round. */
export function unmatchedZones(board: Board, map: (point: PlanPoint) => PlanPoint): readonly ZoneId[] {
  const zones = Object.values(board.zones).filter(({ kind }) => kind !== 'effect');
  return zones
    .filter((zone) => {
      const image = zone.outline.map(map);
      return !zones.some(
        (other) => other.kind === zone.kind && liesAlong(image, other.outline) && liesAlong(other.outline, image),
      );
    })
    .map(({ id }) => id)
    .sort();
}

/** Objectives at whose image none is. */
export function unmatchedObjectives(board: Board, map: (point: PlanPoint) => PlanPoint): readonly ObjectiveId[] {
  const objectives = Object.values(board.objectives);
  return objectives
    .filter(({ at }) => {
      const image = map(at);
      return !objectives.some((other) => Math.abs(other.at.x - image.x) <= LINE && Math.abs(other.at.z - image.z) <= LINE);
    })
    .map(({ id }) => id)
    .sort();
}

const liesAlong = (corners: PlanPolygon, outline: PlanPolygon): boolean =>
  corners.every(({ x, z }) =>
    outline.some((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      return distanceToEdge(x, z, a.x, a.z, b.x, b.z) <= LINE;
    }),
  );
