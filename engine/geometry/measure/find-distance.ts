import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { DistanceFinding, Measure } from '../queries.ts';
import { modelOf } from './board-things.ts';
import { findEyes } from './body-on-board.ts';
import { type ClosestPoints, closestInSpace, nearestPair, swapped } from './closest-points.ts';
import { closestContact, hullFacesOf, shapeOfFaces } from './contact-shapes.ts';
import { type ConvexShape, disc } from './convex-shape.ts';

/**
 * How far are two models apart, and between which points?
 * Heads: between head points, of a squad the nearest man's, of a vehicle the nearest point of hull or turret. Bases: between base edges in
 * space, of a vehicle from hull or turret. Plan: between axes seen from above.
 * @clause SK-DIST-1 to 3, SK-DIST-6 to 8
 * @edge the same both ways to the bit; bases that touch or overlap are 0 apart at the same height @unit millimetres, ovals to 1e-9
 */
export function findDistance(board: Board, from: ModelId, to: ModelId, between: Measure): DistanceFinding {
  const a = modelOf(board, from);
  const b = modelOf(board, to);
  const found = from <= to ? measure(a, b, between) : swapped(measure(b, a, between));
  return { distance: found.distance, from: found.from, to: found.to };
}

function measure(a: Model, b: Model, between: Measure): ClosestPoints {
  switch (between) {
    case 'heads':
      return nearestPair(headShapesOf(a), headShapesOf(b), closestInSpace);
    case 'bases':
      return closestContact(a, b);
    case 'plan': {
      const dx = b.pose.at.x - a.pose.at.x;
      const dz = b.pose.at.z - a.pose.at.z;
      return { distance: Math.sqrt(dx * dx + dz * dz), from: a.pose.at, to: b.pose.at };
    }
  }
}

/** The points that head distances run between: a vehicle has its hull instead. */
function headShapesOf(model: Model): readonly ConvexShape[] {
  const hull = hullFacesOf(model);
  return hull.length > 0 ? hull.map(shapeOfFaces) : findEyes(model, model.stance).map(({ at }) => disc(at, 0));
}
