import type { Carrier, StandingFinding, StandingQuery } from '../movement-queries.ts';
import { freeStandsOn } from './free-stands.ts';
import { carrierOf, type MoveGround } from './move-ground.ts';
import { moverOf } from './mover.ts';
import { gatherNear } from './near-triangles.ts';
import { placesToStand } from './stand-places.ts';
import { surelyCarriedBy } from './surely-carried.ts';

/** More than rounding. @unit millimetres */
const SLACK = 1;

/** What lies about places of one square of the plan is gathered together: more is more than few places need. @unit millimetres */
const TOGETHER = 160;

/**
 * On which floors may a base stay, over each of many places of the plan? Of each place what `stands` tells without hindrance, lowest first.
 * @frame board @edge a place with nothing to stand on is not among those found
 * @cost some ten to some hundred microseconds a place, and what gathering the squares around them takes
 */
export function findStanding(whole: MoveGround, query: StandingQuery): StandingFinding {
  const { over } = query;
  const squares = new Map<string, number[]>();
  for (let place = 0; 2 * place < over.length; place++) {
    const name = `${Math.floor(over[2 * place]! / TOGETHER)} ${Math.floor(over[2 * place + 1]! / TOGETHER)}`;
    const own = squares.get(name);
    if (own) own.push(place);
    else squares.set(name, [place]);
  }
  const found: Floor[] = [];
  for (const own of squares.values()) for (const floor of floorsOver(whole, query, own)) found.push(floor);
  // those of one place are in order, and stay in it
  found.sort((a, b) => a.place - b.place);
  return {
    places: Int32Array.from(found, ({ place }) => place),
    heights: Float64Array.from(found, ({ height }) => height),
    on: found.map(({ on }) => on),
  };
}

/** A floor over one of the places asked for. */
interface Floor {
  readonly place: number;
  readonly height: number;
  readonly on: Carrier;
}

/** The floors over some places that lie near to each other. */
function floorsOver(whole: MoveGround, { model, policy, over }: StandingQuery, places: readonly number[]): readonly Floor[] {
  const mover = moverOf(whole.board, model, policy);
  const some = Float64Array.from(places.flatMap((place) => [over[2 * place]!, over[2 * place + 1]!]));
  const near = gatherAround(whole, some, mover.reach + policy.headroom + SLACK, policy.steepest);
  const ground = { ...whole, near };
  const accepted = ground.solids.map(
    ({ source }) => source.kind !== 'model' || (source.model !== model && !policy.passesThrough.includes(source.model)),
  );
  const accept = (solid: number): boolean => accepted[solid]!;
  const isSurelyCarried = surelyCarriedBy(ground, near, mover, accept);
  const free = freeStandsOn(ground, near, mover, accept, isSurelyCarried);
  return places.flatMap((place): readonly Floor[] => {
    const x = over[2 * place]!;
    const z = over[2 * place + 1]!;
    const known = free.all(x, z);
    if (known) return known.map(({ height, solid }) => ({ place, height, on: carrierOf(ground, solid) }));
    return placesToStand(ground, mover, { x, z }, accept, isSurelyCarried)
      .filter((level) => level.isFree())
      .map(({ height, on }) => ({ place, height, on }));
  });
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
