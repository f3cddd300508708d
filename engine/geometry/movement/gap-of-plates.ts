import type { Millimetres } from '../../space/quantity.ts';
import type { Vec3 } from '../../space/vec3.ts';
import { closestInSpace } from '../measure/closest-points.ts';
import { type ConvexShape, solidified } from '../measure/convex-shape.ts';

/** Nearer than this two plates touch: the search for the nearest points of flat shapes rounds. */
const TOUCHING: Millimetres = 1e-6;
/** So many directions are looked along for the one in which two plates press into each other least, before it is narrowed down. */
const DIRECTIONS = 64;
const HALVINGS = 40;

/**
 * The gap between two plates of level ground, seen from above; below 0 by how far one would have to be pushed for them to touch only.
 * @edge both lie at height 0
 */
export function gapOfPlates(one: ConvexShape, other: ConvexShape): Millimetres {
  const [a, b] = [solidified(one), solidified(other)];
  const { distance } = closestInSpace(a, b);
  if (distance > TOUCHING) return distance;
  const apart = (turn: number): number => {
    const way = directionOf(turn);
    const back = { x: -way.x, y: 0, z: -way.z };
    const onA = a.farthest(way);
    const onB = b.farthest(back);
    return (onB.x - onA.x) * way.x + (onB.z - onA.z) * way.z;
  };
  let best = 0;
  for (let i = 1; i < DIRECTIONS; i++) if (apart((i * 4) / DIRECTIONS) > apart((best * 4) / DIRECTIONS)) best = i;
  let low = ((best - 1) * 4) / DIRECTIONS;
  let high = ((best + 1) * 4) / DIRECTIONS;
  for (let step = 0; step < HALVINGS; step++) {
    const left = low + (high - low) / 3;
    const right = high - (high - low) / 3;
    if (apart(left) >= apart(right)) high = right;
    else low = left;
  }
  return Math.min(0, Math.max(apart((best * 4) / DIRECTIONS), apart((low + high) / 2)));
}

/** A unit direction in plan: once round for turns from 0 to 4, along the sides of a square. */
function directionOf(turn: number): Vec3 {
  const round = ((turn % 4) + 4) % 4;
  const side = Math.floor(round);
  const along = 2 * (round - side) - 1;
  const [x, z] = side === 0 ? [1, along] : side === 1 ? [-along, 1] : side === 2 ? [-1, -along] : [along, -1];
  const size = Math.sqrt(x * x + z * z);
  return { x: x / size, y: 0, z: z / size };
}
