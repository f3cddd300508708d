import type { Board } from '../../board/board.ts';
import { nearestFirst } from '../../space/nearest-first.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { SightScene } from '../mesh/scene.ts';
import type { SightQuery } from '../queries.ts';
import type { ConvexPolygon } from '../visibility/convex-polygon.ts';
import { findSeenFragments } from '../visibility/seen-points.ts';
import { findTurnByMarching } from './by-marching.ts';
import { barredAt, barredBeside, distanceOf, justInside, STRIP, withoutBarred } from './field-place.ts';
import type { NearestTurn } from './nearest-turn.ts';
import { type OpenSquare, openHiddenProof } from './prove-hidden.ts';
import { reachableField } from './reachable-field.ts';
import { clearOf, nearestOf } from './shadow-on-field.ts';
import { openSightFields, type SightFields } from './sight-fields.ts';
import { cornersOfTarget, pointsBetweenCorners } from './target-points.ts';
import { directionsAround, narrowTurn, type Trial, type Turn, tryWay } from './trial.ts';

/** A displacement from which a point of the target is seen. */
interface ClearPlace {
  readonly at: Vec2;
  readonly distance: Millimetres;
}

/** Points that are first seen this much later than the best are still worth following: what is next to them may be seen sooner. */
const WORTH_FOLLOWING = { times: 1.5, plus: 2 };
/** So many places where the mover is barred are given up before the point is. */
const MOST_BARRED = 40;
/** So many starts are followed, and each so many steps. */
const STARTS = 4;
const STEPS = 8;
/** A step that gains less is the last. */
const LEAST_GAIN: Millimetres = 0.005;
/** A place is tried this far inside what is clear. */
const INSIDE: Millimetres = 0.01;
/** The circle on which it is checked in so many directions that nothing is seen nearer, and how much nearer. */
const CHECKED = { directions: 64, nearer: 0.15, directionsNearby: 8 };
const ROUNDS = 6;
/** With a limit up to this a search is content with the corners of the target and half the directions: what is near has few ways to be missed. */
const WIDE: Millimetres = 10;

/**
 * How far must a model be moved until a target that is hidden is seen?
 *
 * The proof that it is hidden goes on outwards, and where it does not come through, a look is taken: what is seen there of the target is followed to the
 * nearest place that it is seen from. Where the proof comes through up to such a place, nothing nearer shows the target. Where it costs too much
 * (hundreds of leaves that hide only together), the rest is searched: the nearest places that show corners, edges and faces of the target, and what is
 * seen on circles.
 */
export function findTurnToSeen(scene: SightScene, board: Board, trial: Trial, look: SightQuery): NearestTurn {
  const { limit } = trial.query;
  const { level } = trial.ground;
  const fields = openSightFields(scene, board, trial, look);
  const within = reachableField(trial, limit);

  let best: Turn | null = null;
  const follow = (start: ClearPlace): void => {
    let place = start;
    for (let step = 0; step < STEPS; step++) {
      const next = nearerPlace(scene, trial, fields, within, place);
      if (!next || next.distance > place.distance - LEAST_GAIN) break;
      place = next;
    }
    const turn = turnAt(trial, place);
    if (turn && turn.beyond < (best?.beyond ?? limit)) best = turn;
  };
  const nearest = (): Turn | null => best;

  const proof = openHiddenProof(fields, within, limit);
  let noFlipWithin: Millimetres;
  for (;;) {
    const found = nearest();
    const { provenTo, open, spent } = proof.advance(found ? found.beyond - PROVEN_SHORT : limit);
    noFlipWithin = provenTo;
    if (!open) return told(found, noFlipWithin, 'proof');
    if (spent) break;
    const distance = distanceOf(open.centre);
    const seen = found && distance >= found.beyond && !open.isLast ? 'hidden' : lookFrom(trial, open);

    if (seen === 'barred') continue;
    if (seen === 'seen') follow({ at: open.centre, distance });
    if (!open.isLast) open.goInto();
    else if (seen === 'hidden' && !(nearest() && nearest()!.beyond - provenTo <= ACCURACY)) break;
  }
  searchForNearer(trial, fields, within, nearest, follow);
  if (!level) {
    const marched = findTurnByMarching(
      { ...trial, query: { ...trial.query, limit: nearest()?.beyond ?? limit } },
      noFlipWithin,
    ).turn;
    if (marched && marched.beyond < (nearest()?.beyond ?? limit)) best = marched;
  }
  const turn = nearest();
  return told(turn, noFlipWithin, turn && turn.beyond - noFlipWithin <= ACCURACY ? 'proof' : 'search');
}

/** What is told of a turn. One that lies nearer than the proof came lies where the mover was taken to be barred: then nothing is proven beyond it. */
const told = (turn: Turn | null, provenTo: Millimetres, by: NearestTurn['by']): NearestTurn =>
  turn && turn.beyond < provenTo ? { turn, noFlipWithin: turn.short, by: 'search' } : { turn, noFlipWithin: provenTo, by };

/** What is proven up to this far before the turn is proven. */
const ACCURACY: Millimetres = 0.1;
/** A proof stops this short of the turn. */
const PROVEN_SHORT: Millimetres = 0.05;

/** What a look from the middle of a square shows; barred where no place of it can be come to. */
function lookFrom(trial: Trial, { centre, half, isLast }: OpenSquare): 'seen' | 'hidden' | 'barred' {
  const distance = distanceOf(centre);
  if (distance === 0) return 'hidden';
  const way = tryWay(trial, { x: centre.x / distance, z: centre.y / distance });
  const judgement = way.judgeAt(distance);
  if (judgement) return judgement.holds ? 'seen' : 'hidden';
  const barred = way.barrierWithin(distance)?.at ?? 0;
  if (isLast) return 'barred';
  return half < STRIP && barred < distance - 2 * half && barredBeside(trial, centre) > half ? 'barred' : 'hidden';
}

/** A search where no proof comes through: from the points of the target that are first seen, and on circles. */
function searchForNearer(
  trial: Trial,
  fields: SightFields,
  within: readonly ConvexPolygon[],
  best: () => Turn | null,
  follow: (place: ClearPlace) => void,
): void {
  const { limit } = trial.query;
  const starts: ClearPlace[] = [];
  const reach = () => {
    const nearest = starts.reduce((least, { distance }) => Math.min(least, distance), best()?.beyond ?? limit);
    return Math.min(limit, nearest * WORTH_FOLLOWING.times + WORTH_FOLLOWING.plus);
  };
  const corners = cornersOfTarget(fields.regions);
  for (const point of limit > WIDE ? [...corners, ...pointsBetweenCorners(fields.regions)] : corners) {
    const place = nearestClear(trial, fields, point, within, reach());
    if (place) starts.push(place);
  }
  for (const start of apart(starts.sort((a, b) => a.distance - b.distance))) follow(start);
  for (let round = 0; round < ROUNDS; round++) {
    const found = best();
    const nearer = found ? seenOnCircle(trial, found.beyond - CHECKED.nearer) : seenOnAnyCircle(trial);
    if (!nearer) break;
    follow(nearer);
  }
}

/** The displacement nearest to the start, within a reach, to which the mover can be slid and from which some eye sees a point. */
function nearestClear(
  trial: Trial,
  fields: SightFields,
  point: Vec3,
  within: readonly ConvexPolygon[],
  reach: Millimetres,
): ClearPlace | null {
  const clear = nearestFirst<ConvexPolygon>();
  for (const shadows of fields.shadowsFor(point)) {
    for (const shape of clearOf(shadows(), within)) {
      const distance = distanceOf(nearestOf(shape));
      if (distance < reach) clear.add(shape, distance);
    }
  }
  for (let tries = 0; tries < MOST_BARRED; tries++) {
    const shape = clear.take();
    if (!shape) return null;
    const near = nearestOf(shape);
    if (distanceOf(near) >= reach) return null;
    const at = justInside(shape, INSIDE);
    const barred = barredAt(trial, at);
    if (barred === null) return { at, distance: distanceOf(near) };
    for (const rest of withoutBarred(trial, shape, at, barred)) clear.add(rest, distanceOf(nearestOf(rest)));
  }
  return null;
}

/** Standing where something is seen: from where is any of it seen that is nearest to the start? */
function nearerPlace(
  scene: SightScene,
  trial: Trial,
  fields: SightFields,
  within: readonly ConvexPolygon[],
  { at, distance }: ClearPlace,
): ClearPlace | null {
  const length = distanceOf(at);
  const way = tryWay(trial, { x: at.x / length, z: at.y / length });
  const place = way.placeAt(length);
  if (!place) return null;
  const moved = trial.at(place);
  const shift = trial.query.mover === 'target' ? { x: at.x, z: at.y } : { x: 0, z: 0 };
  let best: ClearPlace | null = null;
  for (const { middle, corners } of findSeenFragments(scene, moved.board, moved.predicate.look as SightQuery, 1)) {
    for (const { x, y, z } of [middle, ...corners]) {
      const next = nearestClear(trial, fields, { x: x - shift.x, y, z: z - shift.z }, within, best?.distance ?? distance);
      if (next) best = next;
    }
  }
  return best;
}

/** A place of a circle from which something is seen. */
function seenOnCircle(trial: Trial, radius: Millimetres): ClearPlace | null {
  if (radius <= 0) return null;
  const directions = trial.query.limit > WIDE ? CHECKED.directions : CHECKED.directionsNearby;
  for (const towards of directionsAround(trial.towards, directions)) {
    if (tryWay(trial, towards).judgeAt(radius)?.holds) {
      return { at: { x: towards.x * radius, y: towards.z * radius }, distance: radius };
    }
  }
  return null;
}

const seenOnAnyCircle = (trial: Trial): ClearPlace | null => {
  const { limit } = trial.query;
  const inner = limit > WIDE ? (seenOnCircle(trial, limit / 4) ?? seenOnCircle(trial, limit / 2)) : null;
  return inner ?? seenOnCircle(trial, limit);
};

/** The turn on the way to a place; null where the place is barred or shows nothing after all. */
function turnAt(trial: Trial, { at }: ClearPlace): Turn | null {
  const length = distanceOf(at);
  const way = tryWay(trial, { x: at.x / length, z: at.y / length });
  return way.judgeAt(length)?.holds === true ? narrowTurn(trial, way, 0, length) : null;
}

/** The first few of some places that lie in different directions. */
function apart(places: readonly ClearPlace[]): readonly ClearPlace[] {
  const kept: ClearPlace[] = [];
  for (const place of places) {
    if (kept.length >= STARTS) break;
    const isNew = kept.every(({ at }) => distanceOf({ x: at.x - place.at.x, y: at.y - place.at.y }) > place.distance / 8);
    if (isNew) kept.push(place);
  }
  return kept;
}
