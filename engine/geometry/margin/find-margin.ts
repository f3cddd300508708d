import type { Board } from '../../board/board.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Scene, SightScene } from '../mesh/scene.ts';
import type { Barrier, MarginFinding, MarginFlip, MarginQuery } from '../queries.ts';
import { cloudAround, isCloud } from '../visibility/clouds.ts';
import { openSight } from '../visibility/find-sight.ts';
import { findTurnByMarching } from './by-marching.ts';
import { hasSolidsNear } from './eye-dips.ts';
import type { NearestTurn } from './nearest-turn.ts';
import { findSteadyTurn, type SteadyTurn } from './steady-turn.ts';
import { directionsAround, openTrial, type Trial, tryWay } from './trial.ts';
import { findTurnToHidden } from './until-hidden.ts';
import { findTurnToSeen } from './until-seen.ts';

/**
 * How far must looker or target be moved, on the surface it stands on, for an answer to turn?
 *
 * The two places of a flip are at most 0.1 mm apart, and what is found at each of them is kept: anyone can check both. The displacement is right to 0.1 mm;
 * within that a way is preferred on which the turn lasts. That nothing nearer turns the answer is
 * proven up to `noFlipWithin`, up to rounding; what is barred is told apart on ways 0.5 mm from each other. How far that reaches depends on what is asked:
 * - a target that is hidden: mostly all the way (`by: 'proof'`), on sloping ground as well. Where hundreds of things hide it only together the proof is
 *   given up after some tenths of a second, and the rest is searched;
 * - a target that is seen: all the way on level ground, unless it is seen through slits alone; elsewhere as far as the ground is level about the mover;
 * - a looker who is in a cloud, or may come into one: not at all, it is searched in the same way;
 * - a share against a threshold: not at all, it is searched along sixteen ways, from the best turn to either side, and on a circle just short of it.
 *
 * @clause SK-GEOM-3
 * @edge a model keeps its facing and its stance, a given eye moves along; where it can't be slid to is no place: what barred it is told.
 * A turret and a target that is turned to the looker turn along. An eye that was inside something from the start is not barred by it
 * @breaks when the board has no such model
 * @cost some tens of looks; less for a short limit
 */
export function findMargin(scene: SightScene, board: Board, query: MarginQuery, solids: Scene): MarginFinding {
  const trial = openTrial(scene, board, query, solids);
  const { turn, noFlipWithin, by } = findNearestTurn(scene, board, trial);
  const flip = turn ? recordFlip(trial, findSteadyTurn(trial, turn, noFlipWithin)) : null;
  return {
    holds: trial.start.holds,
    flip,
    noFlipWithin,
    by,
    barred: barriersWithin(trial, flip?.displacement ?? query.limit),
    closeCall: trial.undecided || (flip !== null && flip.displacement <= query.tolerance),
  };
}

function findNearestTurn(scene: SightScene, board: Board, trial: Trial): NearestTurn {
  const { predicate, limit } = trial.query;
  if (predicate.kind !== 'seen' || predicate.moreThan > 0 || predicate.look.target.kind !== 'body') {
    return findTurnByMarching(trial, 0);
  }
  const eyes = openSight(scene, board, predicate.look).eyes;
  const inCloud = eyes.every((eye) => cloudAround(scene, eye) !== null);
  if (trial.query.mover === 'target' && inCloud) return { turn: null, noFlipWithin: limit, by: 'proof' };
  // an eye that comes into a cloud, or out of it, passes no shadow
  if (trial.query.mover === 'looker' && (inCloud || eyes.some((eye) => hasSolidsNear(scene, eye, limit, isCloud)))) {
    return findTurnByMarching(trial, 0);
  }
  if (!trial.start.holds) return findTurnToSeen(scene, board, trial, predicate.look);
  const { quiet, level } = trial.ground;
  const overFields = (within: Millimetres): NearestTurn => {
    const nearby = { ...trial, query: { ...trial.query, limit: within } };
    const proven = findTurnToHidden(scene, board, nearby, predicate.look);
    return proven.by === 'proof' ? proven : findTurnByMarching(nearby, proven.noFlipWithin);
  };
  if (level || quiet >= limit) return overFields(limit);
  const near = quiet > 0 ? overFields(quiet) : null;
  return near?.turn ? near : findTurnByMarching(trial, near?.noFlipWithin ?? 0);
}

function recordFlip(trial: Trial, { towards, short, beyond, lasts }: SteadyTurn): MarginFlip {
  const way = tryWay(trial, towards);
  return {
    displacement: beyond,
    towards,
    lasts,
    short: trial.record(way.placeAt(short)!, short),
    beyond: trial.record(way.placeAt(beyond)!, beyond),
  };
}

/** The nearest barrier of each kind, in the directions that are looked in. */
function barriersWithin(trial: Trial, distance: Millimetres): MarginFinding['barred'] {
  const nearest = new Map<Barrier['kind'], { readonly displacement: Millimetres; readonly barrier: Barrier }>();
  if (trial.free >= distance) return [];
  for (const towards of directionsAround(trial.towards, BARRIER_WAYS)) {
    const met = tryWay(trial, towards).barrierWithin(distance);
    if (!met) continue;
    const known = nearest.get(met.barrier.kind);
    if (!known || met.at < known.displacement) nearest.set(met.barrier.kind, { displacement: met.at, barrier: met.barrier });
  }
  return [...nearest.values()].sort((a, b) => a.displacement - b.displacement);
}

const BARRIER_WAYS = 16;
