import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { NearestTurn } from './nearest-turn.ts';
import { directionsAround, narrowTurn, type Trial, type TriedWay, type Turn, tryWay } from './trial.ts';

/** In so many directions the mover is sent out. */
const DIRECTIONS = 16;
/** Where none of them turns it, so many places round the mover are tried, as far out as it may come and half as far. */
const PLACES_ROUND = 128;
/** It is checked in so many directions that so much nearer than the turn that was found nothing turns, and so often again from what is found there. */
const CIRCLE = 64;
const NEARER: Millimetres = 0.1;
const ROUNDS = 4;
/** With a limit up to this, half as many ways are walked, in one step each: so near a share changes evenly. */
const NEARBY: Millimetres = 2;
/** The first step of every way; it tells which way the share changes most. */
const FIRST_STEP: Millimetres = 0.25;
/** Steps are no longer than this and a share of the way that lies behind. */
const LONGEST_STEP = { plus: 1, share: 0.4 };
/** A share that could turn within this many of the steepest changes seen so far is looked at sooner. */
const STEEPER = 2;
/** Angles to either side of the best direction that are tried, as tangents: each half of the one before. */
const FIRST_ANGLE = 0.2;
const LAST_ANGLE = 0.01;
/** A gain of less than this is none. */
const LEAST_GAIN: Millimetres = 0.02;

/**
 * How far must a model be moved until the answer turns, on any ground and for any share? Sixteen ways are walked outwards, in steps that are shorter
 * where the share is near its threshold or changes fast; from the best turn the direction is improved to either side, and on a circle
 * just short of it ways in between are tried. Where
 * no way has one, places round the mover are tried that lie closer together. This is a search: a turn between two ways, or between two steps, can be missed.
 * @shape `from`: how far it is known already that nothing turns
 */
export function findTurnByMarching(trial: Trial, from: Millimetres): NearestTurn {
  const { limit } = trial.query;
  const steepest = { slope: 0 };
  const nearby = limit <= NEARBY;
  const first = nearby ? limit : Math.min(from + FIRST_STEP, limit);
  const ways = directionsAround(trial.towards, nearby ? DIRECTIONS / 2 : DIRECTIONS)
    .map((towards) => {
      const way = tryWay(trial, towards);
      const judgement = way.judgeAt(first);
      const change = judgement ? nearness(trial, judgement.over) : -Infinity;
      if (Number.isFinite(change)) steepest.slope = Math.max(steepest.slope, Math.abs(change) / first);
      return { way, change, turnsAtOnce: judgement?.holds !== trial.start.holds };
    })
    .sort((a, b) => b.change - a.change);
  let best: Turn | null = null;
  for (const { way, turnsAtOnce } of ways) {
    if (nearby && !turnsAtOnce) continue;
    const turn = march(trial, way, from, best?.beyond ?? limit, steepest);
    if (turn && (!best || turn.beyond < best.beyond)) best = turn;
  }
  if (!best && !nearby) best = lookRound(trial, from);
  if (!best) return { turn: null, noFlipWithin: from, by: 'search' };
  let turn = improve(trial, best);
  for (let round = 0; round < ROUNDS && !nearby; round++) {
    const nearer = turnOnCircle(trial, from, turn.beyond - NEARER);
    if (!nearer) break;
    turn = improve(trial, nearer);
  }
  return { turn, noFlipWithin: Math.min(from, turn.short), by: 'search' };
}

/** A turn nearer than a circle, on a way between those that were walked. */
function turnOnCircle(trial: Trial, from: Millimetres, radius: Millimetres): Turn | null {
  if (!(radius > from)) return null;
  for (const towards of directionsAround(trial.towards, CIRCLE)) {
    const way = tryWay(trial, towards);
    const judgement = way.judgeAt(radius);
    if (judgement && judgement.holds !== trial.start.holds) return narrowTurn(trial, way, from, radius);
  }
  return null;
}

/** The nearest turn on the way to any of many places round the mover. */
function lookRound(trial: Trial, from: Millimetres): Turn | null {
  const { limit } = trial.query;
  let best: Turn | null = null;
  for (const towards of directionsAround(trial.towards, PLACES_ROUND)) {
    const way = tryWay(trial, towards);
    for (const at of [(from + limit) / 2, limit]) {
      // where it is barred before that, as far as it comes
      const barred = way.barrierWithin(at)?.at ?? null;
      const end = barred ?? at;
      if (!(end > from) || (best && end >= best.beyond)) break;
      const judgement = way.judgeAt(end);
      if (judgement && judgement.holds !== trial.start.holds) {
        const turn = narrowTurn(trial, way, from, end);
        if (!best || turn.beyond < best.beyond) best = turn;
        break;
      }
      if (barred !== null) break;
    }
  }
  return best;
}

/** How much nearer to its threshold a share has come than it was at the start. */
const nearness = ({ start }: Trial, over: number | null): number =>
  over === null || start.over === null ? 0 : Math.abs(start.over) - (start.holds ? over : -over);

function march(trial: Trial, way: TriedWay, from: Millimetres, until: Millimetres, steepest: { slope: number }): Turn | null {
  let at = from;
  let over = trial.start.over;
  while (at < until) {
    const longest = LONGEST_STEP.plus + LONGEST_STEP.share * at;
    const cautious = over === null || !(steepest.slope > 0) ? longest : Math.abs(over) / (STEEPER * steepest.slope);
    const next = Math.min(until, at + Math.max(FIRST_STEP, Math.min(longest, cautious)));
    const judgement = way.judgeAt(next);
    if (!judgement) return marchToBarrier(trial, way, at, next);
    if (judgement.holds !== trial.start.holds) return narrowTurn(trial, way, at, next);
    if (over !== null && judgement.over !== null) {
      steepest.slope = Math.max(steepest.slope, Math.abs(judgement.over - over) / (next - at));
    }
    at = next;
    over = judgement.over;
  }
  return null;
}

/** The last bit of a way before it is barred. */
function marchToBarrier(trial: Trial, way: TriedWay, from: Millimetres, to: Millimetres): Turn | null {
  const end = way.barrierWithin(to)?.at ?? from;
  if (!(end > from)) return null;
  const judgement = way.judgeAt(end);
  return judgement && judgement.holds !== trial.start.holds ? narrowTurn(trial, way, from, end) : null;
}

/** Turns the direction of a turn to either side as long as that brings it nearer. */
function improve(trial: Trial, start: Turn): Turn {
  let best = start;
  for (let angle = FIRST_ANGLE; angle > LAST_ANGLE; angle /= 2) {
    for (let improved = true; improved; ) {
      improved = false;
      for (const tangent of [angle, -angle]) {
        const way = tryWay(trial, turned(best.towards, tangent));
        const nearer = best.beyond - LEAST_GAIN;
        if (nearer <= 0) return best;
        const judgement = way.judgeAt(nearer);
        if (!judgement || judgement.holds === trial.start.holds) continue;
        best = stepBack(trial, way, nearer);
        improved = true;
        break;
      }
    }
  }
  return best;
}

/** From a place where the answer is turned back to where it is not: in steps that grow, for mostly little is gained. */
function stepBack(trial: Trial, way: TriedWay, turned: Millimetres): Turn {
  let beyond = turned;
  for (let step = 2 * LEAST_GAIN; ; step *= 2) {
    const short = Math.max(0, beyond - step);
    const judgement = short > 0 ? way.judgeAt(short) : trial.start;
    if (!judgement || judgement.holds === trial.start.holds) return narrowTurn(trial, way, short, beyond);
    beyond = short;
  }
}

/** A direction turned by an angle with this tangent. */
function turned({ x, z }: PlanPoint, tangent: number): PlanPoint {
  const length = Math.sqrt(1 + tangent * tangent);
  return { x: (x - z * tangent) / length, z: (z + x * tangent) / length };
}
