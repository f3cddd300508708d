import type { Board } from '../../board/board.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres, ShareBounds } from '../../space/quantity.ts';
import { add, type BoardPoint, subtract, type Vec3 } from '../../space/vec3.ts';
import { findHiddenTogether } from '../cover/find-cover.ts';
import { modelOf } from '../measure/board-things.ts';
import type { Scene, SightScene } from '../mesh/scene.ts';
import { findSlideGround, type SlideGround } from '../movement/slide.ts';
import type { Barrier, EyePolicy, MarginPlace, MarginQuery, SightPredicate, Source } from '../queries.ts';
import { decideSeen } from '../visibility/decide-seen.ts';
import { findSight, shareSeen } from '../visibility/find-sight.ts';
import { findSeenMiddles } from '../visibility/seen-points.ts';
import { findEyeDips } from './eye-dips.ts';

/** What a predicate comes to at one place. */
export interface Judgement {
  readonly holds: boolean;
  /** How far the share is over its threshold, negative under it; null where only seen or not seen was asked. */
  readonly over: number | null;
}

/** Everything that is needed to try a predicate with the mover at other places. */
export interface Trial {
  readonly query: MarginQuery;
  readonly ground: SlideGround;
  readonly start: Judgement;
  /** The bounds of the share lie on both sides of the threshold, as things stand. */
  readonly undecided: boolean;
  /** A unit direction of the plan from the mover to the other, and the one at right angles to it. */
  readonly towards: PlanPoint;
  /** The board and the question, with the mover standing there. */
  /** So far in every direction the mover meets nothing at all. */
  readonly free: Millimetres;
  /** Where the looker's eyes come to be inside something on their way in a direction, within the limit; null where they do not. */
  eyeDip(towards: PlanPoint): { readonly at: Millimetres; readonly by: Source } | null;
  at(place: BoardPoint): { readonly board: Board; readonly predicate: SightPredicate };
  judge(place: BoardPoint): Judgement;
  /** The whole finding with the mover standing there. */
  record(place: BoardPoint, displacement: Millimetres): MarginPlace;
}

/** Sets up the question of a margin. @shape `solids`: what the mover may come up against @breaks when the board has no such model */
export function openTrial(scene: SightScene, board: Board, query: MarginQuery, solids: Scene): Trial {
  const { predicate, mover, limit } = query;
  const look = predicate.kind === 'seen' ? predicate.look : predicate.look.cover;
  const movedId = mover === 'looker' ? look.from : look.to;
  const model = modelOf(board, movedId);
  const other = modelOf(board, mover === 'looker' ? look.to : look.from);
  const hints: Vec3[] = [];

  const at = (place: BoardPoint) => ({
    board: withModelAt(board, movedId, place),
    predicate: mover === 'looker' ? withEyesMoved(predicate, model.pose.at, place) : predicate,
  });
  const judge = (place: BoardPoint): Judgement => {
    const moved = at(place);
    const asked = moved.predicate;
    if (asked.kind === 'hidden') {
      const over = middleOf(findHiddenTogether(scene, moved.board, asked.look)) - asked.atLeast;
      return { holds: over >= 0, over };
    }
    if (asked.moreThan > 0) {
      const over = middleOf(shareSeen(scene, moved.board, asked.look).share) - asked.moreThan;
      return { holds: over > 0, over };
    }
    // a point that was seen from the last place is mostly seen from the next; it moves with the target
    const shift = mover === 'target' ? place : model.pose.at;
    const there = hints.map((hint) => add(hint, shift));
    const { seen, byHint } = decideSeen(scene, moved.board, asked.look, there);
    if (seen && !byHint) {
      hints.unshift(...findSeenMiddles(scene, moved.board, asked.look, 1).map((middle) => subtract(middle, shift)));
      hints.length = Math.min(hints.length, HINTS);
    }
    return { holds: seen, over: null };
  };
  const record = (place: BoardPoint, displacement: Millimetres): MarginPlace => {
    const moved = at(place);
    const asked = moved.predicate;
    if (asked.kind === 'hidden') {
      const share = findHiddenTogether(scene, moved.board, asked.look);
      const finding = { kind: 'hidden', query: asked.look, share } as const;
      return { at: place, displacement, holds: middleOf(share) >= asked.atLeast, finding };
    }
    const found = findSight(scene, moved.board, asked.look);
    const holds = asked.moreThan > 0 ? middleOf(found.whole) > asked.moreThan : found.whole.atMost > 0;
    return { at: place, displacement, holds, finding: { kind: 'seen', query: asked.look, found } };
  };
  const ground = findSlideGround(solids, board, model, limit);
  const dips = findEyeDips(scene, board, query, ground);
  const knownDips = new Map<string, ReturnType<typeof dips.firstOn>>();
  return {
    query,
    ground,
    free: dips.never ? ground.quiet : 0,
    eyeDip: (towards) => {
      if (dips.never) return null;
      const name = `${towards.x},${towards.z}`;
      const known = knownDips.get(name);
      if (known !== undefined) return known;
      const dip = dips.firstOn(ground.wayTowards(towards), limit);
      knownDips.set(name, dip);
      return dip;
    },
    ...judgeHere(scene, board, predicate),
    towards: planDirection(model.pose.at, other.pose.at),
    at,
    judge,
    record,
  };
}

/** So many points that were seen are tried again before anything else. */
const HINTS = 3;

const middleOf = ({ atLeast, atMost }: ShareBounds): number => (atLeast + atMost) / 2;

/** What is so where the models stand, from one look. */
function judgeHere(scene: SightScene, board: Board, predicate: SightPredicate): Pick<Trial, 'start' | 'undecided'> {
  if (predicate.kind === 'hidden') {
    const share = findHiddenTogether(scene, board, predicate.look);
    const over = middleOf(share) - predicate.atLeast;
    const undecided = share.atLeast < predicate.atLeast && share.atMost >= predicate.atLeast;
    return { start: { holds: over >= 0, over }, undecided };
  }
  const { moreThan } = predicate;
  const { share } = shareSeen(scene, board, predicate.look);
  const undecided = share.atLeast <= moreThan && share.atMost > moreThan;
  if (moreThan === 0) return { start: { holds: share.atMost > 0, over: null }, undecided };
  const over = middleOf(share) - moreThan;
  return { start: { holds: over > 0, over }, undecided };
}

const withModelAt = (board: Board, id: ModelId, at: BoardPoint): Board => {
  const model = modelOf(board, id);
  return { ...board, models: { ...board.models, [id]: { ...model, pose: { ...model.pose, at } } } };
};

function withEyesMoved(predicate: SightPredicate, from: BoardPoint, to: BoardPoint): SightPredicate {
  const moved = (eyes: EyePolicy): EyePolicy =>
    eyes.kind === 'body'
      ? eyes
      : { kind: 'point', at: { x: eyes.at.x + to.x - from.x, y: eyes.at.y + to.y - from.y, z: eyes.at.z + to.z - from.z } };
  if (predicate.kind === 'seen') return { ...predicate, look: { ...predicate.look, eyes: moved(predicate.look.eyes) } };
  const { cover } = predicate.look;
  return { ...predicate, look: { ...predicate.look, cover: { ...cover, eyes: moved(cover.eyes) } } };
}

function planDirection(from: BoardPoint, to: BoardPoint): PlanPoint {
  const dx = to.x - from.x;
  const dz = to.z - from.z;
  const length = Math.sqrt(dx * dx + dz * dz);
  return length > 0 ? { x: dx / length, z: dz / length } : { x: 0, z: 1 };
}

/** Unit directions all round, evenly spread by halving the angles between the four of a cross; the first is `towards`. @shape `count`: 4, 8, 16 … */
export function directionsAround(towards: PlanPoint, count: number): readonly PlanPoint[] {
  const { x, z } = towards;
  let round: readonly PlanPoint[] = [towards, { x: -z, z: x }, { x: -x, z: -z }, { x: z, z: -x }];
  while (round.length < count) {
    round = round.flatMap((one, i) => [one, halfwayBetween(one, round[(i + 1) % round.length]!)]);
  }
  return round;
}

/** The unit direction that halves the angle between two that are not opposite. */
export function halfwayBetween(one: PlanPoint, other: PlanPoint): PlanPoint {
  const x = one.x + other.x;
  const z = one.z + other.z;
  const length = Math.sqrt(x * x + z * z);
  return { x: x / length, z: z / length };
}

/** One straight way of the mover, judged where it is asked. */
export interface TriedWay {
  readonly towards: PlanPoint;
  /** Null where the mover is barred. */
  judgeAt(distance: Millimetres): Judgement | null;
  /** How far it can be gone at most, up to a distance, and what bars it there. */
  barrierWithin(distance: Millimetres): { readonly at: Millimetres; readonly barrier: Barrier } | null;
  placeAt(distance: Millimetres): BoardPoint | null;
}

/** The way of the mover in a direction. Where its eyes come to be inside something solid they bar it like a wall, unless they were from the start. */
export function tryWay(trial: Trial, towards: PlanPoint): TriedWay {
  const way = trial.ground.wayTowards(towards);
  const dip = trial.eyeDip(towards);
  const isShut = (distance: Millimetres) => dip !== null && distance > dip.at;
  return {
    towards,
    placeAt: (distance) => (isShut(distance) ? null : way.placeAt(distance)),
    judgeAt: (distance) => {
      if (isShut(distance)) return null;
      const place = way.placeAt(distance);
      return place && trial.judge(place);
    },
    barrierWithin: (distance) => {
      const met = way.barrierWithin(distance);
      const isFirst = dip !== null && dip.at < distance && (!met || dip.at < met.at);
      return isFirst ? { at: dip.at, barrier: { kind: 'eye-inside', by: dip.by } } : met;
    },
  };
}

/** How far apart the two places of a flip lie at most. */
const FLIP_ACCURACY: Millimetres = 0.01;

/** Where on a way the answer turns: the last place known to be as at the start and the first known not to be, FLIP_ACCURACY apart. */
export interface Turn {
  readonly towards: PlanPoint;
  readonly short: Millimetres;
  readonly beyond: Millimetres;
}

/** Halves the stretch between a place as at the start and one that is not. @shape the answer at `short` is as at the start, at `beyond` not */
export function narrowTurn(trial: Trial, way: TriedWay, short: Millimetres, beyond: Millimetres): Turn {
  let [low, high] = [short, beyond];
  while (high - low > FLIP_ACCURACY) {
    const middle = (low + high) / 2;
    const judgement = way.judgeAt(middle);
    if (judgement && judgement.holds !== trial.start.holds) high = middle;
    else low = middle;
  }
  return { towards: way.towards, short: low, beyond: high };
}
