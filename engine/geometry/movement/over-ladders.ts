import type { Millimetres } from '../../space/quantity.ts';
import type { Carrier, Hindrance, MoveLeg } from '../movement-queries.ts';
import { handsReachWith } from './hands-reach.ts';
import type { GroundLadder } from './move-ground.ts';
import { firstOnLadder, heightOfLadder, type LadderPlace, ladderLeg, ladderOf, pointOfLadder } from './on-ladders.ts';
import { costOf, isBetter, type PricedPart, type WayMaker } from './priced-part.ts';
import type { WayPlace } from './straight.ts';
import { isSameCarrier, planDistance } from './traced-way.ts';
import type { PlacedLeg } from './way-legs.ts';
import { SAME_FLOOR } from './way-profile.ts';

/** Looks for a floor beside a ladder. */
const LADDER_STEPS = 12;

/** So near, as seen from above, a floor is at a place. */
const AT_THE_PLACE: Millimetres = 1e-6;

/** From so many places ever nearer to a ladder it is looked whether it can be taken hold of. */
const NEARER = 6;

/** A floor beside a ladder, at a place that is reached from it. */
type BesideLadder = WayPlace & { readonly on: Carrier };

/** Prices ways onto ladders, along them and off them. */
export interface LadderWays {
  /** Over ground towards a ladder until the base is within reach of it, and onto it. */
  onto(from: WayPlace, to: LadderPlace): PricedPart & { readonly height: Millimetres };
  along(to: LadderPlace, from: Millimetres, height: Millimetres): PricedPart & { readonly height: Millimetres };
  /** Along it to the floor where one steps off, and on from there. */
  off(from: LadderPlace, to: WayPlace): PricedPart;
}

export function overLaddersWith(
  { ground, mover, accept, floors }: WayMaker,
  overGround: (places: readonly WayPlace[]) => PricedPart,
): LadderWays {
  const { policy } = mover;
  const handsReach = handsReachWith({ ground, mover, accept });

  /** Over ground towards a ladder until the base is within reach of it and nothing is between. */
  function upTo(from: WayPlace, ladder: GroundLadder): PricedPart {
    const line = pointOfLadder(ladder, from.y - ladder.foot.y);
    const dx = line.x - from.x;
    const dz = line.z - from.z;
    const away = Math.sqrt(dx * dx + dz * dz);
    const reach = policy.ladders ? mover.reach + policy.ladders.reach : 0;
    let approach: PricedPart = { legs: [], barred: null, end: from };
    for (let nearer = 0; nearer <= NEARER; nearer++) {
      const walk = Math.max(0, away - reach * (1 - nearer / NEARER));
      if (walk > 0) approach = overGround([from, { x: from.x + (dx * walk) / away, y: from.y, z: from.z + (dz * walk) / away }]);
      if (approach.barred || handsReach(approach.end, ladder)) break;
    }
    return approach;
  }

  /** Over ground towards a ladder, and onto it. */
  function ontoLadder(from: WayPlace, to: LadderPlace): PricedPart & { readonly height: Millimetres } {
    const ladder = ladderOf(ground, to);
    const approach = upTo(from, ladder);
    if (approach.barred) return { ...approach, height: 0 };
    const joinsAt = approach.end.y;
    const beyond = Math.max(ladder.foot.y - joinsAt, joinsAt - ladder.head.y);
    const { legs } = approach;
    const height = Math.max(0, Math.min(heightOfLadder(ladder), joinsAt - ladder.foot.y));
    if (!policy.ladders || beyond > policy.ladders.reach) {
      const missing = policy.ladders ? beyond - policy.ladders.reach : beyond;
      const hindrance: Hindrance = {
        kind: 'ladder-out-of-reach',
        piece: ladder.piece,
        ladder: ladder.ladder,
        missing: Math.max(0, missing),
      };
      return { legs, barred: { at: approach.end, hindrance }, end: approach.end, height };
    }
    const on = pointOfLadder(ladder, height);
    return { legs: [...legs, ...acrossTo(approach.end, on, carrierAt(approach.end), legs)], barred: null, end: on, height };
  }

  /** What carries the axis at a place of the ground. */
  function carrierAt({ x, y, z }: WayPlace): Carrier {
    return floors(x, z).find(({ height }) => Math.abs(height - y) <= SAME_FLOOR)?.on ?? { kind: 'table' };
  }

  /** The level way of the axis between the ground and a ladder's line. @clause SK-GEOM-9 */
  function acrossTo(from: WayPlace, to: WayPlace, on: Carrier, before: readonly PlacedLeg[]): readonly PlacedLeg[] {
    const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.z - from.z) * (to.z - from.z));
    if (!(length > 1e-9)) return [];
    const at = before.at(-1)?.to ?? 0;
    const leg: MoveLeg = {
      kind: 'walk',
      from,
      to,
      length,
      up: 0,
      down: 0,
      on,
      difficult: { piece: null, factor: 1 },
      through: [],
      dangerous: [],
      cost: length * policy.slowed,
      divisible: true,
    };
    return [{ leg, from: at, to: at + length }];
  }

  function alongLadder(to: LadderPlace, from: Millimetres, height: Millimetres): PricedPart & { readonly height: Millimetres } {
    const ladder = ladderOf(ground, to);
    const wanted = Math.max(0, Math.min(heightOfLadder(ladder), height));
    const taken = firstOnLadder(ground.board, mover, ladder, from, wanted);
    const reached = taken ? taken.height : wanted;
    const leg = ladderLeg(mover, ladder, from, reached);
    const end = pointOfLadder(ladder, reached);
    return {
      legs: leg.length > 0 ? [{ leg, from: 0, to: 0 }] : [],
      barred: taken ? { at: end, hindrance: taken.hindrance } : null,
      end,
      height: reached,
    };
  }

  /** From a ladder to a place on the ground: along it to the floor where one steps off, and on from there. */
  function offLadder(from: LadderPlace, to: WayPlace): PricedPart {
    const ladder = ladderOf(ground, from);
    const reach = policy.ladders ? mover.reach + policy.ladders.reach : 0;
    let best: PricedPart | null = null;
    for (const { near, far } of floorsBeside(ladder, to, reach)) {
      const along = alongLadder(from, from.height, near.y - ladder.foot.y);
      // where the ladder alone costs as much, no way on from there is better
      if (best && !best.barred && costOf(along) >= costOf(best)) continue;
      const leaveAt = (floor: BesideLadder): PricedPart => {
        const across = along.barred ? [] : acrossTo(along.end, floor, floor.on, along.legs);
        const on: PricedPart = along.barred ? along : (onAnotherFloor(floor, to) ?? overGround([floor, to]));
        const legs = along.barred ? along.legs : [...along.legs, ...across, ...on.legs];
        return { legs, barred: on.barred, end: along.barred ? along.end : on.end };
      };
      let part = leaveAt(near);
      // rungs and rails are in the way of nobody who leaves the ladder, as of nobody who joins it
      if (part.barred && !along.barred && far !== near) {
        const beyond = leaveAt(far);
        if (isBetter(beyond, part)) part = beyond;
      }
      if (!best || isBetter(part, best)) best = part;
    }
    const at = pointOfLadder(ladder, from.height);
    const hindrance: Hindrance = { kind: 'ladder-out-of-reach', piece: ladder.piece, ladder: ladder.ladder, missing: 0 };
    return best ?? { legs: [], barred: { at, hindrance }, end: at };
  }

  /** A floor straight over or under the place that is meant, where that is not the nearest one to its height. */
  function onAnotherFloor(floor: BesideLadder, to: WayPlace): PricedPart | null {
    if (planDistance(floor, to) > AT_THE_PLACE) return null;
    const [meant] = floors(to.x, to.z).toSorted((a, b) => Math.abs(a.height - to.y) - Math.abs(b.height - to.y));
    if (!meant || Math.abs(meant.height - floor.y) <= SAME_FLOOR) return null;
    const hindrance: Hindrance = { kind: 'another-floor', meant: meant.on, apart: floor.y - meant.height };
    return { legs: [], barred: { at: floor, hindrance }, end: floor };
  }

  /**
   * Where on the way from a ladder to a place is there a floor that the ladder reaches? Of each floor the place next to the ladder and the one farthest
   * from it within reach.
   */
  function floorsBeside(
    ladder: GroundLadder,
    to: WayPlace,
    reach: Millimetres,
  ): readonly { readonly near: BesideLadder; readonly far: BesideLadder }[] {
    const beside: { readonly near: BesideLadder; far: BesideLadder }[] = [];
    const rungs: Carrier[] = [];
    for (let step = 0; step <= LADDER_STEPS; step++) {
      const height = heightOfLadder(ladder);
      const line = pointOfLadder(ladder, to.y - ladder.foot.y);
      const dx = to.x - line.x;
      const dz = to.z - line.z;
      const away = Math.sqrt(dx * dx + dz * dz);
      const r = Math.min(away, (reach * step) / LADDER_STEPS);
      const x = away > 0 ? line.x + (dx * r) / away : line.x;
      const z = away > 0 ? line.z + (dz * r) / away : line.z;
      for (const { height: floor, on, standable } of floors(x, z)) {
        // what the ladder's own line goes through is a rung, and no floor that one steps off to
        if (step === 0 && !standable && floor > ladder.foot.y && floor < ladder.head.y) rungs.push(on);
        if (rungs.some((rung) => isSameCarrier(rung, on))) continue;
        const isBeside = floor >= ladder.foot.y - policy.freeStep && floor <= ladder.foot.y + height + policy.freeStep;
        if (on.kind === 'model' || !isBeside) continue;
        // one that leans is farther away up there, or nearer
        if (planDistance({ x, z }, pointOfLadder(ladder, floor - ladder.foot.y)) > reach + AT_THE_PLACE) continue;
        if (!handsReach({ x, y: floor, z }, ladder)) continue;
        const place = { x, y: floor, z, on };
        const known = beside.find(({ near }) => Math.abs(near.y - floor) <= SAME_FLOOR);
        if (known) known.far = place;
        else beside.push({ near: place, far: place });
      }
      if (r === away) break;
    }
    return beside;
  }

  return { onto: ontoLadder, along: alongLadder, off: offLadder };
}
