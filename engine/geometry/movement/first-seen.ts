import type { Board } from '../../board/board.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type BoardPoint, between, distanceBetween } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import type { SightScene } from '../mesh/scene.ts';
import type { FirstSeenFinding, FirstSeenQuery, MoveFinding, MoveLeg } from '../movement-queries.ts';
import { decideSeen } from '../visibility/decide-seen.ts';
import { shareSeen } from '../visibility/find-sight.ts';

/** A mover is looked at at places of its way no farther apart than this, so that the first one is found to it. */
const LOOK_EVERY: Millimetres = 0.5;
/** The place between the last look that missed it and the first that did not is narrowed down to this. */
const NARROWED: Millimetres = 0.05;

interface PlaceOnWay {
  readonly at: BoardPoint;
  readonly length: Millimetres;
  readonly cost: number;
}

/**
 * Is a model seen where it would stand at places one after another, and more of it than a share?
 * @breaks the board has no such model
 */
export function seenAtPlaces(
  scene: SightScene,
  board: Board,
  { look, moreThan }: FirstSeenQuery,
): (place: BoardPoint) => boolean {
  const mover = modelOf(board, look.to);
  return (place) => {
    const moved: Board = { ...board, models: { ...board.models, [mover.id]: { ...mover, pose: { ...mover.pose, at: place } } } };
    if (moreThan <= 0) return decideSeen(scene, moved, look).seen;
    const { atLeast, atMost } = shareSeen(scene, moved, look).share;
    return (atLeast + atMost) / 2 > moreThan;
  };
}

/**
 * The first place of a priced way at which the mover is seen, from where it stands to where the way ends or is barred; null where it is seen nowhere.
 * @edge seen for less than half a millimetre of the way it may be missed; up to `notBefore`, a length of the way, nobody looks
 * @cost two looks for each millimetre of the way up to the place
 */
export function findFirstSeen(
  move: MoveFinding,
  start: BoardPoint,
  isSeenAt: (place: BoardPoint) => boolean,
  notBefore: Millimetres = 0,
): FirstSeenFinding | null {
  if (notBefore === 0 && isSeenAt(start)) return { at: start, length: 0, cost: 0 };
  let hidden: PlaceOnWay = { at: start, length: 0, cost: 0 };
  for (const leg of move.legs) {
    const corners = cornersOf(leg);
    const whole = corners.slice(1).reduce((sum, corner, i) => sum + distanceBetween(corners[i]!, corner), 0);
    let begin: PlaceOnWay = { ...hidden, at: leg.from };
    for (const [i, corner] of corners.slice(1).entries()) {
      const apart = distanceBetween(corners[i]!, corner);
      const share = whole > 0 ? apart / whole : 0;
      const end: PlaceOnWay = { at: corner, length: begin.length + leg.length * share, cost: begin.cost + leg.cost * share };
      const looks = Math.max(1, Math.ceil(apart / LOOK_EVERY));
      for (let look = 1; look <= looks; look++) {
        const place = look === looks ? end : placeBetween(begin, end, look / looks);
        if (place.length >= notBefore && isSeenAt(place.at)) return narrowed(hidden, place, isSeenAt);
        hidden = place;
      }
      begin = end;
    }
  }
  return null;
}

/** What is crossed is gone up to its top and down again; all else leads straight from place to place. */
function cornersOf({ kind, from, to, up, down }: MoveLeg): readonly BoardPoint[] {
  if (kind !== 'cross') return [from, to];
  return [from, { ...from, y: from.y + up }, { ...to, y: to.y + down }, to];
}

const placeBetween = (a: PlaceOnWay, b: PlaceOnWay, share: number): PlaceOnWay => ({
  at: between(a.at, b.at, share),
  length: a.length + (b.length - a.length) * share,
  cost: a.cost + (b.cost - a.cost) * share,
});

function narrowed(hidden: PlaceOnWay, seen: PlaceOnWay, isSeenAt: (place: BoardPoint) => boolean): PlaceOnWay {
  let [before, found] = [hidden, seen];
  while (distanceBetween(before.at, found.at) > NARROWED) {
    const middle = placeBetween(before, found, 0.5);
    if (isSeenAt(middle.at)) found = middle;
    else before = middle;
  }
  return found;
}
