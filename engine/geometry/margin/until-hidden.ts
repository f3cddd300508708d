import type { Board } from '../../board/board.ts';
import { nearestFirst } from '../../space/nearest-first.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { SightScene } from '../mesh/scene.ts';
import type { SightQuery } from '../queries.ts';
import type { ConvexPolygon } from '../visibility/convex-polygon.ts';
import { findSeenMiddles } from '../visibility/seen-points.ts';
import { distanceOf, justInside, withoutBarred } from './field-place.ts';
import type { NearestTurn } from './nearest-turn.ts';
import { reachableField } from './reachable-field.ts';
import { nearestOf, type Shadow, shadedBy } from './shadow-on-field.ts';
import { openSightFields } from './sight-fields.ts';
import { cornersOfTarget } from './target-points.ts';
import { type Trial, tryWay } from './trial.ts';

/** A part of the field in which the target may be hidden: all of the first so many points are, in all of it. */
interface Candidate {
  readonly shape: ConvexPolygon;
  readonly tests: number;
}

/** A place is tried this far inside a candidate: the two places of a flip are no further apart. */
const INSIDE: Millimetres = 0.05;

/** After so many places were tried without an end, what was proven so far has to do. */
const MOST_TRIALS = 80;
/** The same of places at which the mover is barred. */
const MOST_BARRED = 400;

/** At a place that still sees, the middles of so many of its visible fragments are points to go on with. */
const FRAGMENTS = 2;

/**
 * How far must a model be moved over level ground until a target that is seen is hidden?
 *
 * Of each point of the target the field of displacements is known exactly where something stands before it. Where the target is hidden all its
 * points are, so that what lies in the shadows of some of them holds all such places. The nearest such place is looked at: if
 * the target is hidden there, no nearer place hides it, which is a proof. If not, a point that is seen there is taken in, its shadows
 * cut the place away, and the next nearest one is tried.
 */
export function findTurnToHidden(scene: SightScene, board: Board, trial: Trial, look: SightQuery): NearestTurn {
  const { mover, limit } = trial.query;
  const fields = openSightFields(scene, board, trial, look);
  // worked out when the first place has to pass them: mostly one or two tell already that nothing near is hidden
  const tests: (() => readonly Shadow[])[] = [];
  const takeIn = (points: readonly Vec3[]) => {
    for (const point of points) tests.push(...fields.shadowsFor(point).map(once));
  };
  const seenFrom = (place: Vec2): readonly Vec3[] => {
    const distance = distanceOf(place);
    const way = tryWay(trial, { x: place.x / distance, z: place.y / distance });
    const moved = trial.at(way.placeAt(distance)!);
    const seen = findSeenMiddles(scene, moved.board, moved.predicate.look as SightQuery, FRAGMENTS);
    return mover === 'looker' ? seen : seen.map(({ x, y, z }) => ({ x: x - place.x, y, z: z - place.y }));
  };
  takeIn(findSeenMiddles(scene, board, look, 1));
  takeIn(cornersOfTarget(fields.regions));

  const open = nearestFirst<Candidate>();
  const add = (shape: ConvexPolygon, passed: number) => open.add({ shape, tests: passed }, distanceOf(nearestOf(shape)));
  for (const shape of reachableField(trial, limit)) add(shape, 0);

  let [trials, barred] = [0, 0];
  for (;;) {
    const candidate = open.take();
    if (!candidate) return { turn: null, noFlipWithin: limit, by: 'proof' };
    const { shape, tests: passed } = candidate;
    const nearest = distanceOf(nearestOf(shape));
    if (nearest >= limit) return { turn: null, noFlipWithin: limit, by: 'proof' };
    if (passed < tests.length) {
      for (const part of shadedBy(tests[passed]!(), shape)) add(part, passed + 1);
      continue;
    }
    if (trials >= MOST_TRIALS || barred >= MOST_BARRED) return { turn: null, noFlipWithin: nearest, by: 'search' };
    const place = justInside(shape, INSIDE);
    const distance = distanceOf(place);
    // nothing is known of where it stands, since something lies against all that is seen
    if (!(distance > 0)) return { turn: null, noFlipWithin: 0, by: 'search' };
    const towards = { x: place.x / distance, z: place.y / distance };
    const way = tryWay(trial, towards);
    const judgement = way.judgeAt(distance);
    if (!judgement) {
      barred++;
      const end = way.barrierWithin(distance)?.at ?? 0;
      for (const rest of withoutBarred(trial, shape, place, end)) add(rest, passed);
      continue;
    }
    if (!judgement.holds) {
      const short = Math.max(0, nearest - INSIDE / 4);
      return { turn: { towards, short, beyond: distance }, noFlipWithin: nearest, by: 'proof' };
    }
    trials++;
    takeIn(seenFrom(place));
    const deeper = deepestSeen(trial, shape);
    if (deeper) takeIn(seenFrom(deeper));
    add(shape, passed);
  }
}

/**
 * The last of some places, each twice as far inside a shape, from which the target is still seen; null where it is not even seen from the first. What
 * is seen from there cuts more away than what is seen from the border.
 */
function deepestSeen(trial: Trial, shape: ConvexPolygon): Vec2 | null {
  let deepest: Vec2 | null = null;
  for (let by = INSIDE * 4; by < trial.query.limit; by *= 4) {
    const place = justInside(shape, by);
    const distance = distanceOf(place);
    const judgement = tryWay(trial, { x: place.x / distance, z: place.y / distance }).judgeAt(distance);
    if (!judgement?.holds) break;
    deepest = place;
  }
  return deepest;
}

/** Works something out when it is asked for first, and keeps it. */
function once<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
