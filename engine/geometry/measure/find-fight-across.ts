import type { Board } from '../../board/board.ts';
import type { ModelId } from '../../identity/ids.ts';
import { CONTACT, LINE_NOISE } from '../../space/tolerance.ts';
import { dot, type Vec3 } from '../../space/vec3.ts';
import type { FightAcross } from '../measure-queries.ts';
import { modelOf } from './board-things.ts';
import { closestInSpace } from './closest-points.ts';
import { type ConvexShape, flattened, hullAround, solidified } from './convex-shape.ts';
import { findDistance } from './find-distance.ts';
import { partsOfModel } from './parts-of-place.ts';
import { shapeOfFaces } from './plate-to-body.ts';

/**
 * Does the shortest line between two bases cross the smallest convex area around the bases of others, seen from above?
 * @clause BT-LOS-12 @unit millimetres; round and oval bases as they are, not as polygons of them
 * @edge a line that only touches the area does not cross it, and neither does one that only ends at it; bases that touch have no line between them
 * @breaks the board has no such models, or none are named that the area is around
 */
export function findFightAcross(board: Board, from: ModelId, to: ModelId, around: readonly ModelId[]): FightAcross {
  const line = findDistance(board, from, to, 'bases');
  const area = hullOfBases(board, around);
  const [start, end] = [line.from, line.to].map(({ x, z }): Vec3 => ({ x, y: 0, z }));
  const [dx, dz] = [end!.x - start!.x, end!.z - start!.z];
  const length = Math.sqrt(dx * dx + dz * dz);
  // what lies at the very ends is not between them
  const drawnIn = (point: Vec3, by: number): Vec3 => ({ x: point.x + (dx / length) * by, y: 0, z: point.z + (dz / length) * by });
  const ends = length > 2 * CONTACT ? [drawnIn(start!, CONTACT), drawnIn(end!, -CONTACT)] : [start!, end!];
  const apart = closestInSpace(area, hullAround(ends));
  const aside = { x: length > 0 ? -dz / length : 0, y: 0, z: length > 0 ? dx / length : 0 };
  const reach = (way: Vec3) => dot(subtractLevel(area.farthest(way), start!), way);
  const over = Math.min(reach(aside), reach({ x: -aside.x, y: 0, z: -aside.z }));
  const crosses = length > 2 * CONTACT && apart.distance <= LINE_NOISE && over > LINE_NOISE;
  return { line, around: [...around], apart: crosses ? 0 : apart.distance, over: crosses ? over : 0, crosses };
}

const subtractLevel = (a: Vec3, b: Vec3): Vec3 => ({ x: a.x - b.x, y: 0, z: a.z - b.z });

/** The smallest convex area that holds these bases, by its farthest point in any level direction; a vehicle by hull and turret. */
function hullOfBases(board: Board, models: readonly ModelId[]): ConvexShape {
  const shapes = models
    .flatMap((id) => partsOfModel(modelOf(board, id), { kind: 'bases' }))
    .flatMap((part) => (part.kind === 'plate' ? [part.plate] : part.kind === 'body' ? [shapeOfFaces(part.faces)] : []))
    .map((shape) => flattened(solidified(shape)));
  return {
    centre: shapes[0]!.centre,
    radius: 0,
    farthest: (direction) =>
      shapes
        .map(({ farthest }) => farthest(direction))
        .reduce((best, one) => (dot(one, direction) > dot(best, direction) ? one : best)),
  };
}
