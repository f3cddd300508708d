import type { Carrier, StandingFinding, StandingQuery } from '../movement-queries.ts';
import { freeStandsOn } from './free-stands.ts';
import { carrierOf, type MoveGround } from './move-ground.ts';
import { moverOf } from './mover.ts';
import { gatherNear } from './near-triangles.ts';
import { placesToStand } from './stand-places.ts';
import { surelyCarriedBy } from './surely-carried.ts';

/** More than rounding. @unit millimetres */
const SLACK = 1;

/**
 * On which floors may a base stay, over each of many places of the plan? Of each place what `stands` tells without hindrance, lowest first.
 * @frame board @edge a place with nothing to stand on is not among those found
 * @cost some ten to some hundred microseconds a place, and once what gathering the rectangle around all of them takes
 */
export function findStanding(whole: MoveGround, { model, policy, over }: StandingQuery): StandingFinding {
  const mover = moverOf(whole.board, model, policy);
  const near = gatherAround(whole, over, mover.reach + policy.headroom + SLACK, policy.steepest);
  const ground = { ...whole, near };
  const accepted = ground.solids.map(
    ({ source }) => source.kind !== 'model' || (source.model !== model && !policy.passesThrough.includes(source.model)),
  );
  const accept = (solid: number): boolean => accepted[solid]!;
  const isSurelyCarried = surelyCarriedBy(ground, near, mover, accept);
  const free = freeStandsOn(ground, near, mover, accept, isSurelyCarried);
  const places: number[] = [];
  const heights: number[] = [];
  const on: Carrier[] = [];
  for (let place = 0; 2 * place < over.length; place++) {
    const x = over[2 * place]!;
    const z = over[2 * place + 1]!;
    const take = (height: number, carrier: Carrier) => {
      places.push(place);
      heights.push(height);
      on.push(carrier);
    };
    const found = free.all(x, z);
    if (found) for (const { height, solid } of found) take(height, carrierOf(ground, solid));
    else {
      for (const level of placesToStand(ground, mover, { x, z }, accept, isSurelyCarried)) {
        if (level.isFree()) take(level.height, level.on);
      }
    }
  }
  return { places: Int32Array.from(places), heights: Float64Array.from(heights), on };
}

function gatherAround(ground: MoveGround, over: Float64Array, beside: number, steepest: number) {
  const low = { x: Infinity, z: Infinity };
  const high = { x: -Infinity, z: -Infinity };
  for (let k = 0; k < over.length; k += 2) {
    low.x = Math.min(low.x, over[k]! - beside);
    low.z = Math.min(low.z, over[k + 1]! - beside);
    high.x = Math.max(high.x, over[k]! + beside);
    high.z = Math.max(high.z, over[k + 1]! + beside);
  }
  return gatherNear(ground.scene, ground.slopes, (solid) => ground.solids[solid]!.isStairs, low, high, steepest);
}
