import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Bend } from './bend.ts';
import { cornerBends } from './corner-bends.ts';
import { emptyFan, type Fan, fillFan, PARTING } from './fan-of-ways.ts';
import { bendsOnLadder, landingsOf } from './ladder-bends.ts';
import type { GroundLadder } from './move-ground.ts';
import { floorsOver, otherFloors } from './other-floors.ts';
import type { WayPricing } from './price-way.ts';
import { roughWays } from './rough-ways.ts';
import { type SettledBend, settledBends } from './settled-bends.ts';
import type { StillToPay } from './still-to-pay.ts';
import { stretchAhead } from './stretch-ahead.ts';
import { type GroundBorder, traceBroken } from './trace-broken.ts';
import { traceOnto } from './trace-onto.ts';
import type { TracedWay } from './traced-way.ts';
import { turningBends } from './turning-bends.ts';

export interface SpreadLimits {
  /** Ways that cost more are not followed. */
  readonly allowance: number;
  /** The turn between two bends round something that is round: an arc is at most a twelfth of its square too long. @shape a unit direction */
  readonly turn: PlanPoint;
  /** How far the base reaches round its middle: what is passed is passed on a round of about so much. */
  readonly reach: Millimetres;
  /** Slopes are paid along themselves, not as seen from above. */
  readonly alongSlopes: boolean;
  readonly ladders: readonly GroundLadder[];
  /** What is left to pay from a place on. */
  readonly toPay: StillToPay;
}

/** Cheapest ways spread from a place, bend by bend, those first that can cost least. */
export interface Spread {
  /** The next bend with its fans; null where all is done. */
  next(): SettledBend | null;
  /** Traces a few ways more: the bend that is settled with them, `more` where none is yet, null where all is done. */
  goOn(): SettledBend | 'more' | null;
  /** The fans of the bend that is being looked into, as far as they are known. */
  readonly growing: readonly Fan[];
  /** What no later bend can cost less than, with what is still to pay from there. */
  readonly least: number;
  /** Some ways went on where the allowance was spent. */
  readonly cutShort: boolean;
  /** From now on no ways are followed that cost more than this. */
  spendNoMoreThan(cost: number): void;
}

export function spreadFrom(pricing: WayPricing, start: Bend, limits: SpreadLimits): Spread {
  let cutShort = false;
  let { allowance } = limits;
  const waiting: { readonly bend: Bend; readonly key: number }[] = [];
  const atCorners = new Set<Bend>();
  const borders: GroundBorder[] = [];
  const { round, halfX, halfZ } = pricing.mover;
  const isDisc = round && halfX === halfZ;
  // where a way parts from one beside it that is stopped, the round is still to be touched
  const step = (limits.reach * limits.turn.z) / (1 + limits.turn.x) + Math.sqrt(2 * limits.reach * PARTING);
  const settled = settledBends(step, isDisc);
  const add = (bend: Bend) => {
    const key = bend.node.cost + limits.toPay.from(bend.node.at);
    if (key <= allowance) waiting.push({ bend, key });
    else cutShort = true;
  };
  const take = (): Bend | null => {
    let best = -1;
    waiting.forEach(({ key }, i) => {
      if (best < 0 || key < waiting[best]!.key) best = i;
    });
    if (best < 0) return null;
    const { bend } = waiting[best]!;
    waiting.splice(best, 1);
    return bend;
  };
  const traceFrom =
    (bend: Bend) =>
    (towards: PlanPoint): TracedWay =>
      traceBroken(
        {
          allowance,
          lengthAhead: limits.toPay.lengthAhead,
          alongSlopes: limits.alongSlopes,
          stretch: (from, to) => stretchAhead(pricing, from, to),
          borders,
          cutShort: () => {
            cutShort = true;
          },
        },
        { place: bend.place, node: bend.node, on: bend.on },
        towards,
      );
  const turning = turningBends(pricing, traceFrom, limits.turn, step, isDisc);
  const ladders = limits.ladders.map((ladder) => ({ ladder, landings: landingsOf(pricing, ladder) }));
  const floors = floorsOver(pricing);
  const corners = cornerBends(pricing, start, limits.allowance);
  let least = start.node.cost;
  let growing: Fan[] = [];
  add(start);

  function* settle(bend: Bend): Generator<null, SettledBend> {
    const trace = traceFrom(bend);
    const rough = roughWays(bend, trace, limits.turn, step);
    yield null;
    const fan = emptyFan();
    growing = [fan];
    yield* fillFan(fan, trace, rough, settled.usefulTo());
    for (const on of otherFloors(floors, bend, fan)) {
      const climb = (towards: PlanPoint) => traceOnto(pricing, floors, limits.toPay, allowance, bend, on, towards);
      const onto = emptyFan();
      growing.push(onto);
      yield* fillFan(onto, climb, roughWays(bend, climb, limits.turn, step));
    }
    const fans = growing;
    growing = [];
    settled.put({ bend, fans });
    for (const next of corners.from(bend)) {
      atCorners.add(next);
      add(next);
    }
    for (const each of fans) {
      for (const parting of each.partings) {
        // where no way leads to another floor there is nothing to turn at
        const next = parting.along > 0 || each === fan ? turning.at(bend, parting) : null;
        if (next && !corners.isOneOf(next)) add(next);
      }
    }
    for (const ladder of ladders) {
      for (const next of bendsOnLadder(pricing, bend, ladder.ladder, ladder.landings, allowance)) add(next);
    }
    return { bend, fans };
  }

  function* settleAll(): Generator<SettledBend | null, void> {
    for (let found = take(); found; found = take()) {
      least = found.node.cost + limits.toPay.from(found.node.at);
      const bend = settled.isReachedCheaper(found) ? null : turning.pastTheRound(found);
      if (!bend || (!atCorners.has(bend) && settled.isSettled(bend)) || settled.isReachedCheaper(bend)) continue;
      yield yield* settle(bend);
    }
    least = Infinity;
  }

  const steps = settleAll();
  const goOn = (): SettledBend | 'more' | null => {
    const { done, value } = steps.next();
    return done ? null : (value ?? 'more');
  };
  return {
    goOn,
    get growing() {
      return growing;
    },
    get least() {
      return least;
    },
    get cutShort() {
      return cutShort;
    },
    spendNoMoreThan(cost) {
      allowance = Math.min(allowance, cost);
    },
    next() {
      let found = goOn();
      while (found === 'more') found = goOn();
      return found;
    },
  };
}
