import type { PlanPoint } from '../../space/polygon.ts';
import type { Carrier, StandingFinding, StandingQuery } from '../movement-queries.ts';
import { freeStandsOn } from './free-stands.ts';
import { carrierOf, type MoveGround } from './move-ground.ts';
import { type Mover, moverOf } from './mover.ts';
import { gatherNear, type NearTriangles } from './near-triangles.ts';
import { placesToStand } from './stand-places.ts';
import { surelyCarriedBy } from './surely-carried.ts';

/** More than rounding. @unit millimetres */
const SLACK = 1;

/** What lies about places of one square of the plan is gathered together: more is more than few places need. @unit millimetres */
const TOGETHER = 160;
/** Where the places of a square need no more than this share of what lies about it, each has its own gathered. */
const FEW = 0.25;
/** What lies about squares is kept until it is more than so many triangles: then what was gathered first goes. */
const KEPT = 600_000;

/** On which floors a base may stay, over each of some places that lie near to each other. */
type FloorsOver = (over: Float64Array, places: readonly number[]) => readonly Floor[];

/**
 * On which floors may a base stay, over each of many places of the plan? Of each place what `stands` tells without hindrance, lowest first. What was gathered is
 * kept for the next question about the same base, as those who map a table come back to each part of it.
 * @frame board @edge a place with nothing to stand on is not among those found
 * @cost some ten to some hundred microseconds a place, and what gathering the squares around them takes
 */
export function openStanding(ground: () => MoveGround): (query: StandingQuery) => StandingFinding {
  let of: Pick<StandingQuery, 'model' | 'policy'> | null = null;
  const kept = new Map<string, { readonly floors: FloorsOver; readonly size: number }>();
  let triangles = 0;
  /** Forgets the oldest until no more than so many triangles are kept. */
  const forgetDownTo = (most: number) => {
    for (const [name, { size }] of kept) {
      if (triangles <= most) return;
      kept.delete(name);
      triangles -= size;
    }
  };
  return ({ model, policy, over }) => {
    const whole = ground();
    if (of?.model !== model || of.policy !== policy) forgetDownTo(0);
    of = { model, policy };
    const mover = moverOf(whole.board, model, policy);
    const beside = mover.reach + policy.headroom + SLACK;
    const gathered = (low: PlanPoint, high: PlanPoint) => {
      const near = gatherNear(whole.scene, whole.slopes, (solid) => whole.solids[solid]!.isStairs, low, high, policy.steepest);
      return { near, floors: floorsOver({ ...whole, near }, near, mover) };
    };
    const squares = new Map<string, number[]>();
    for (let place = 0; 2 * place < over.length; place++) {
      const name = `${Math.floor(over[2 * place]! / TOGETHER)} ${Math.floor(over[2 * place + 1]! / TOGETHER)}`;
      const own = squares.get(name);
      if (own) own.push(place);
      else squares.set(name, [place]);
    }
    const found: Floor[] = [];
    for (const [name, own] of squares) {
      let floors = kept.get(name)?.floors;
      const side = TOGETHER + 2 * beside;
      if (!floors && own.length * 4 * beside * beside < FEW * side * side) {
        for (const place of own) {
          const [x, z] = [over[2 * place]!, over[2 * place + 1]!];
          found.push(...gathered({ x: x - beside, z: z - beside }, { x: x + beside, z: z + beside }).floors(over, [place]));
        }
        continue;
      }
      if (!floors) {
        const x = Math.floor(over[2 * own[0]!]! / TOGETHER) * TOGETHER - beside;
        const z = Math.floor(over[2 * own[0]! + 1]! / TOGETHER) * TOGETHER - beside;
        const all = gathered({ x, z }, { x: x + side, z: z + side });
        const size = all.near.solids.length;
        forgetDownTo(KEPT - size);
        triangles += size;
        floors = all.floors;
        kept.set(name, { floors, size });
      }
      found.push(...floors(over, own));
    }
    // those of one place are in order, and stay in it
    found.sort((a, b) => a.place - b.place);
    return {
      places: Int32Array.from(found, ({ place }) => place),
      heights: Float64Array.from(found, ({ height }) => height),
      on: found.map(({ on }) => on),
    };
  };
}

/** A floor over one of the places asked for. */
interface Floor {
  readonly place: number;
  readonly height: number;
  readonly on: Carrier;
}

/** Answers for places about which all was gathered. */
function floorsOver(ground: MoveGround, near: NearTriangles, mover: Mover): FloorsOver {
  const { model, policy } = mover;
  const accepted = ground.solids.map(
    ({ source }) => source.kind !== 'model' || (source.model !== model.id && !policy.passesThrough.includes(source.model)),
  );
  const accept = (solid: number): boolean => accepted[solid]!;
  const isSurelyCarried = surelyCarriedBy(ground, near, mover, accept);
  const free = freeStandsOn(ground, near, mover, accept, isSurelyCarried);
  return (over, places) =>
    places.flatMap((place): readonly Floor[] => {
      const x = over[2 * place]!;
      const z = over[2 * place + 1]!;
      const known = free.all(x, z);
      if (known) return known.map(({ height, solid }) => ({ place, height, on: carrierOf(ground, solid) }));
      return placesToStand(ground, mover, { x, z }, accept, isSurelyCarried)
        .filter((level) => level.isFree())
        .map(({ height, on }) => ({ place, height, on }));
    });
}
