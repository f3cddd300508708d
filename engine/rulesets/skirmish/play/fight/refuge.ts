import { withModel } from '../../../../board/board-edit.ts';
import type { Model } from '../../../../board/model.ts';
import { radiusOfBase } from '../../../../board/radius-of-base.ts';
import { EYE_SHARE_OF_HEIGHT, STANDARD_HEIGHT, standardBody } from '../../../../board/standard-body.ts';
import { oncePerPair } from '../../../../document/once.ts';
import type { MovePolicy } from '../../../../geometry/movement-queries.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { onBoard, type Table } from '../../../../rules/table.ts';
import { frameOfPose, outOfFrame } from '../../../../space/frame.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import { type BoardPoint, distanceBetween } from '../../../../space/vec3.ts';
import { answerCoverOf } from '../../answer/cover-of.ts';
import { headPoint } from '../../body-policy.ts';
import { effectiveCover } from '../../effective-cover.ts';
import { seesByTheRules, tableAfter } from '../../melee.ts';
import { openMovement } from '../../movement.ts';
import { keepsItsDistance } from '../../stop-distance.ts';
import { type Weapon, weaponOf } from '../../tables/weapons.ts';
import { moverState } from '../going.ts';
import { type Battle, type Fighter, fighterOf, type Rout } from '../state.ts';
import { FIRES_LEVEL } from './aimed-shot.ts';
import { decisive } from './decisive.ts';
import { zoneAt } from './range.ts';

/** Places are looked at in squares of this: nobody at the table tells which of two so near is nearer. */
const APART: Millimetres = 20;
/** Ways that cost so little more are as near, and their owner chooses. */
const AS_NEAR: Millimetres = 0.5;
/** What hides somebody stands no farther than this from the line between him and who looks. */
const BESIDE: Millimetres = 40;

/** Somewhere to stand, and how far that is as the crow flies. */
interface Place {
  readonly at: BoardPoint;
  readonly there: Model;
  readonly away: Millimetres;
}

/** A place to run to, and what the way there costs. */
export interface Refuge {
  readonly at: BoardPoint;
  readonly cost: number;
}

/**
 * Where somebody who is broken runs: the nearest places that are farther from the causer than he is, where he does not see an enemy too near, and which give
 * him cover from the causer or hide him altogether. Several where they are as near; none where the table has none.
 * @clause SK-MOR-4, SK-MOR-7, SK-MOR-8, SK-MOR-13 @cost a look at each place that something stands before and a way to each that shelters, nearest first, until none can be nearer
 */
export function findRefuges({ table, state }: Situation<Battle>, fighter: Fighter): readonly Refuge[] {
  const known = refugesIn(table, state);
  const found = known.get(fighter.model) ?? lookForRefuges(table, state, fighter);
  known.set(fighter.model, found);
  return found;
}

/** An order that waits for dice is carried out from its beginning again with each throw, and runs to the same place each time. */
const refugesIn = oncePerPair((_table: Table, _state: Battle) => new Map<string, readonly Refuge[]>());

function lookForRefuges(asked: Table, state: Battle, fighter: Fighter): readonly Refuge[] {
  const rout = fighter.broken!;
  const table = decisive(asked);
  const opened = openMovement(
    { kind: 'reach', model: fighter.model, order: 'move', target: null, state: moverState(fighter, { table, state }) },
    table,
  );
  if (!opened.ok) return [];
  const movement = opened.value;
  const { mover, policy } = movement;
  const shooter = weaponOfCauser(state, rout);
  const isRefuge = ({ at, there }: Place): boolean =>
    isSheltered(table, there, rout, shooter) &&
    keepsItsDistance(movement, tableAfter(movement, at, { kind: 'ground', at })).call.holds;
  const wayTo = ({ at, away }: Place, most: Millimetres): number | null => {
    const straight = table.space.move({ model: mover.id, way: [{ kind: 'ground', at }], policy });
    // no way is shorter than the straight one, seen from above
    if (!straight.barred && straight.cost <= away + AS_NEAR) return straight.cost;
    const allowance = Math.min(most, ROUND_ABOUT * away + LITTLE);
    return table.space.route({ model: mover.id, to: { kind: 'ground', at }, policy, allowance })?.move.cost ?? null;
  };
  let found: readonly Refuge[] = [];
  let cheapest = Infinity;
  const add = (at: BoardPoint, cost: number): void => {
    cheapest = Math.min(cheapest, cost);
    found = [...found, { at, cost }].filter((one) => one.cost <= cheapest + AS_NEAR);
  };
  const withoutWay: Place[] = [];
  for (const place of placesOutward(table, mover, policy, rout)) {
    if (place.away > cheapest + AS_NEAR || withoutWay.length >= MOST_TRIED) break;
    if (!isRefuge(place)) continue;
    const cost = wayTo(place, cheapest + AS_NEAR);
    if (cost !== null) add(place.at, cost);
    else if (cheapest === Infinity) withoutWay.push(place);
  }
  if (withoutWay.length < MOST_TRIED) return found;
  // much lies near by that nobody comes to, as behind a closed wall: what can be come to tells what does not
  const most = Math.min(MOST_REACH, ROUND_ABOUT * withoutWay.at(-1)!.away + LITTLE);
  const reach = table.space.reach({ model: mover.id, policy, allowances: [most] });
  for (const place of placesOutward(table, mover, policy, rout)) {
    if (place.away > Math.min(most, cheapest + AS_NEAR)) break;
    const cost = reach.costAt(place.at);
    if (cost !== null && cost <= cheapest + AS_NEAR && isRefuge(place)) add(place.at, cost);
  }
  return found;
}

/**
 * Ways that are so much longer than the straight one are not gone: who finds no cover by such a way runs for the edge. The search for longer ones would go over most
 * of the table.
 */
const ROUND_ABOUT = 2;
const LITTLE: Millimetres = 40;
/** So many places without a way to them are tried one by one. */
const MOST_TRIED = 3;
/** All that is in reach is looked for no farther than this. */
const MOST_REACH: Millimetres = 450;

/** Where somebody could stand who flees, farther from the causer than he is and behind something: the nearest first, as the crow flies. */
function* placesOutward(table: Table, mover: Model, policy: MovePolicy, rout: Rout): Generator<Place> {
  const now = distanceBetween(headPoint(mover), rout.from);
  const shelters = sheltersOn(table, mover, rout);
  const cells = gridOf(table)
    .filter(({ x, z }) => shelters.some((shelter) => standsBefore(shelter, rout.from, { x, z })))
    .map(({ x, z }) => ({ x, z, away: lengthOf(x - mover.pose.at.x, z - mover.pose.at.z) }))
    .sort((a, b) => a.away - b.away || a.x - b.x || a.z - b.z);
  for (const { x, z, away } of cells) {
    const places = table.space
      .stands(mover.id, x, z, policy)
      .filter(({ hindered }) => hindered.length === 0)
      .map(({ at }) => ({ at, there: standingAt(mover, at), away }))
      .filter(({ there }) => distanceBetween(headPoint(there), rout.from) > now)
      .sort((a, b) => a.at.y - b.at.y);
    yield* places;
  }
}

const standingAt = (mover: Model, at: BoardPoint): Model => ({
  ...mover,
  stance: 'standing',
  perch: null,
  declared: NOTHING_DECLARED,
  pose: { ...mover.pose, at },
});

const NOTHING_DECLARED = { hidingBehind: null, lookingOut: null } as const;

/** Where he runs who finds no cover: straight away from the causer, to the edge of the table. @clause SK-MOR-7 */
export function edgeAwayFrom({ board }: Table, { pose, base }: Model, from: BoardPoint): BoardPoint {
  const { at } = pose;
  const x = at.x - from.x;
  const z = at.z - from.z;
  const inset = radiusOfBase(base);
  const room = (position: number, step: number, size: number) =>
    step === 0 ? Infinity : (Math.sign(step) * (size / 2 - inset) - position) / step;
  const far = Math.max(0, Math.min(room(at.x, x, board.size.width), room(at.z, z, board.size.depth)));
  return Number.isFinite(far) ? { x: at.x + x * far, y: at.y, z: at.z + z * far } : at;
}

function weaponOfCauser(battle: Battle, { by }: Rout): Weapon | null {
  const inHand = by === null ? null : (fighterOf(battle, by)?.inHand ?? null);
  return inHand && weaponOf(inHand);
}

/** Does somebody who stands so have cover from the causer's weapon where the causer was, or is he not seen from there? @clause SK-MOR-8 */
function isSheltered(table: Table, there: Model, { from }: Rout, weapon: Weapon | null): boolean {
  // whoever looks from where the loss came stands there as a man of usual height whose head is at that point
  const looker: Model = {
    ...there,
    id: `${there.id} seen from there`,
    body: standardBody(STANDARD_HEIGHT),
    base: { kind: 'none' },
    pose: { at: { ...from, y: from.y - STANDARD_HEIGHT * EYE_SHARE_OF_HEIGHT }, facing: 0 },
  };
  const board = withModel(withModel(table.board, there), looker);
  const supposed = onBoard(table, board);
  if (!seesByTheRules(supposed, looker, there).holds) return true;
  const cover = answerCoverOf({ kind: 'cover-of', shooter: looker.id, target: there.id }, supposed);
  if (!cover.ok) return false;
  const { value, closeRangeProof, concealOnly } = cover.value.answer;
  const zone = weapon && zoneAt(weapon, distanceBetween(headPoint(there), from));
  const { toHit } = effectiveCover(value, {
    ap: weapon?.armourPiercing ?? 1,
    shortRange: zone === 'short',
    weaponIgnoresShortRange: weapon?.traits.some((trait) => FIRES_LEVEL.has(trait)) ?? false,
    closeRangeProof,
    concealOnly,
  });
  return toHit >= 1;
}

/** The length of a way seen from above. */
const lengthOf = (x: Millimetres, z: Millimetres): Millimetres => Math.sqrt(x * x + z * z);

/** A round place that holds something which may hide somebody. */
interface Shelter {
  readonly x: number;
  readonly z: number;
  readonly radius: Millimetres;
}

/** Every piece and vehicle, as a circle around it. Men on foot are no place to run to: they walk off. */
function sheltersOn({ board }: Table, mover: Model, { by }: Rout): readonly Shelter[] {
  const pieces = Object.values(board.pieces).map(({ pose, footprint }) => {
    const frame = frameOfPose(pose);
    const corners = footprint.flat().map(({ x, z }) => outOfFrame(frame, { x, y: 0, z }));
    const { x, z } = pose.at;
    return { x, z, radius: Math.max(0, ...corners.map((corner) => lengthOf(corner.x - x, corner.z - z))) };
  });
  const models = Object.values(board.models).filter(({ id, body }) => body.kind === 'vehicle' && id !== mover.id && id !== by);
  return [
    ...pieces,
    ...models.map(({ pose, base }) => {
      const radius = base.kind === 'round' ? base.diameter / 2 : base.kind === 'none' ? 0 : lengthOf(base.width, base.depth) / 2;
      return { x: pose.at.x, z: pose.at.z, radius };
    }),
  ];
}

/** May this hide a place from there? It does not where it is far off the line between them. */
function standsBefore({ x, z, radius }: Shelter, from: BoardPoint, to: { readonly x: number; readonly z: number }): boolean {
  const dx = to.x - from.x;
  const dz = to.z - from.z;
  const square = dx * dx + dz * dz;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (z - from.z) * dz) / square));
  return lengthOf(from.x + dx * along - x, from.z + dz * along - z) <= radius + BESIDE;
}

function gridOf({ board }: Table): readonly { readonly x: number; readonly z: number }[] {
  const along = (size: Millimetres) => Array.from({ length: Math.floor(size / APART) }, (_, i) => (i + 0.5) * APART - size / 2);
  return along(board.size.width).flatMap((x) => along(board.size.depth).map((z) => ({ x, z })));
}
