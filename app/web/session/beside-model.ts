import type { BoardPoint, Model } from '../../../engine/index.ts';
import { rimOf } from './on-the-table.ts';

/** Bases are led so near to one another without pressing into each other. @unit millimetres */
const GAP = 1;

/** The place beside another model to which a model comes that goes straight at it. */
export function besideModel(mover: Model, other: Model): BoardPoint {
  const from = mover.pose.at;
  const { x, y, z } = other.pose.at;
  const away = Math.sqrt((from.x - x) ** 2 + (from.z - z) ** 2);
  const apart = rimOf(mover.base) + rimOf(other.base) + GAP;
  // Who stands there already goes nowhere.
  if (away <= apart) return from;
  return { x: x + ((from.x - x) * apart) / away, y, z: z + ((from.z - z) * apart) / away };
}
