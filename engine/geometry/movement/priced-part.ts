import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { MoveFinding } from '../movement-queries.ts';
import type { FloorUnder } from './levels-under-base.ts';
import type { Neighbour } from './models-on-way.ts';
import type { MoveGround } from './move-ground.ts';
import type { Mover } from './mover.ts';
import type { WayPlace } from './straight.ts';
import type { PlaceToStand } from './stretch-pricing.ts';
import type { PlacedLeg } from './way-legs.ts';

/** What every part of a way is priced with: opened once for a model and a policy. */
export interface WayMaker {
  readonly ground: MoveGround;
  readonly mover: Mover;
  /** Which solids take part: all but the mover's own, and those of models that it passes through. */
  readonly accept: (solid: number) => boolean;
  readonly neighbours: readonly Neighbour[];
  placesToStand(x: Millimetres, z: Millimetres): readonly PlaceToStand[];
  /** The floors over one another that the axis may have under it at a place. */
  floors(x: Millimetres, z: Millimetres): readonly FloorUnder[];
  /** May it stay on the floor at a height? */
  mayStandAt(at: BoardPoint): boolean;
}

/** A part of a way over ground, or along a ladder. */
export interface PricedPart {
  readonly legs: readonly PlacedLeg[];
  readonly barred: MoveFinding['barred'];
  readonly end: WayPlace;
}

export const costOf = (part: PricedPart): number => part.legs.reduce((sum, { leg }) => sum + leg.cost, 0);
const reachOf = (part: PricedPart): number => part.legs.at(-1)?.to ?? 0;

/** Of two ways the one that is not barred, then the one that comes farther, then the cheaper one. */
export function isBetter(one: PricedPart, other: PricedPart): boolean {
  if ((one.barred === null) !== (other.barred === null)) return one.barred === null;
  if (one.barred && Math.abs(reachOf(one) - reachOf(other)) > 1e-6) return reachOf(one) > reachOf(other);
  return costOf(one) < costOf(other) - 1e-9;
}
