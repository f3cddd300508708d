import type { Board } from '../../../../board/board.ts';
import type { Model } from '../../../../board/model.ts';
import type { Order } from '../../../../game/order.ts';
import type { StandFinding } from '../../../../geometry/movement-queries.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import { describeHindrance } from '../../../../rules/describe-hindrance.ts';
import { isNearerThan } from '../../../../rules/limits.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { Table } from '../../../../rules/rule-set.ts';
import { type Decide, refuse, textOf } from '../acting.ts';
import { isFixed } from '../decide/ready.ts';
import { supposing } from '../fight/aimed-shot.ts';
import { pointOf } from '../point-of.ts';
import { zonesOf } from '../read-set-up.ts';
import { standWhere } from '../stand-where.ts';
import { type Battle, type Fighter, onTable, unplacedOf } from '../state.ts';
import { tell } from '../tell.ts';
import { whoSetsUp } from './who-sets-up.ts';
import { turnPasses } from './whose-set-up.ts';

/**
 * Sets a figure up, standing, wholly inside a zone of its side (an infiltrator wherever the enemy is not set up), on ground that carries it, clear of everybody
 * and not too near to an enemy who can be known of. Where one side sets up everybody it may be set up anew as long as that side is not done.
 * @clause SK-SETUP-4 to 6, SK-SETUP-9, SK-ABIL-2, SK-ABIL-25, SK-ACTION-19, SK-MODEL-12
 */
export const place: Decide = (order, by, situation) => {
  const who = whoSetsUp(order, by, situation);
  if (!who.ok) return who;
  const { fighter, model } = who.value;
  if (fighter.whereabouts !== 'unplaced' && situation.state.setUp!.order === 'in-turn')
    return refuse('set-up/stands-already', 'SK-SETUP-6', { model: model.id });
  const at = pointOf(order.at);
  if (!at) return refuse('order/malformed', null, { field: 'at' });
  const hidden = order.hidden === true;
  if (hidden && !fighter.abilities.includes('hidden-set-up'))
    return refuse('set-up/cannot-hide', 'SK-ABIL-25', { model: model.id });
  const weapon = weaponIn(order, fighter);
  if (!weapon.ok) return weapon;
  const facing = typeof order.facing === 'number' && Number.isFinite(order.facing) ? order.facing : model.pose.facing;
  const stood = findPlace(situation, fighter, {
    ...model,
    stance: 'standing',
    perch: null,
    declared: NOTHING,
    pose: { at, facing },
  });
  if (!stood.ok) return stood;
  return succeed(function* (play) {
    play.happens({ kind: 'model-stands', model: stood.value });
    tell(play, { kind: 'skirmish/placed', model: model.id, hidden });
    if (weapon.value !== fighter.inHand) tell(play, { kind: 'skirmish/weapon-taken', model: model.id, weapon: weapon.value });
    yield* turnPasses(play);
  });
};

/** Keeps a figure in reserve. @clause SK-SETUP-8, SK-RES-1 */
export const reserve: Decide = (order, by, situation) => {
  const who = whoSetsUp(order, by, situation);
  if (!who.ok) return who;
  const { model, whereabouts } = who.value.fighter;
  if (whereabouts === 'reserve') return refuse('set-up/in-reserve-already', 'SK-SETUP-8', { model });
  if (whereabouts === 'table' && situation.state.setUp!.order === 'in-turn')
    return refuse('set-up/stands-already', 'SK-SETUP-6', { model });
  return succeed(function* (play) {
    if (whereabouts === 'table') play.happens({ kind: 'model-left', model });
    tell(play, { kind: 'skirmish/put-in-reserve', model });
    yield* turnPasses(play);
  });
};

/** A side has set up everybody. @clause SK-SETUP-6 */
export const finishSetUp: Decide = (_order, by, situation) => {
  const { setUp } = situation.state;
  if (setUp?.step !== 'placing') return refuse('set-up/not-now', 'SK-SETUP-6');
  const [left] = unplacedOf(situation.state, by);
  if (left) return refuse('set-up/somebody-left', 'SK-SETUP-6', { model: left.model });
  return succeed(function* (play) {
    tell(play, { kind: 'skirmish/set-up-finished', side: by });
    yield* turnPasses(play);
  });
};

const NOTHING = { hidingBehind: null, lookingOut: null } as const;

/** The weapon that somebody begins with in his hands: one of his own, or what he strikes with. @clause SK-ACTION-19 */
function weaponIn(order: Order, fighter: Fighter): Result<Fighter['inHand'], Refusal> {
  const { model, weapons, inHand } = fighter;
  if (order.weapon === undefined) return succeed(inHand);
  const named = textOf(order, 'weapon');
  if (!named.ok) return named;
  if (named.value === 'melee' && !isFixed(fighter)) return succeed(null);
  const weapon = weapons.find((own) => own === named.value);
  return weapon ? succeed(weapon) : refuse('action/no-such-weapon', 'SK-ACTION-19', { model });
}

/** The model where it then stands. @refuses the reasons of `place` */
function findPlace({ table, state }: Situation<Battle>, fighter: Fighter, wanted: Model): Result<Model, Refusal> {
  const stands = standWhere(table, wanted);
  if (!stands) return refuse('set-up/outside-the-zone', 'SK-SETUP-4', { model: wanted.id, side: fighter.side });
  const { model } = stands;
  const there = supposing(table, model);
  const zone = whatIsWrongWithZone(there, fighter);
  if (zone) return fail(zone);
  const [hindrance] = stands.hindered;
  if (hindrance) return fail(hinders(there.board, model, hindrance));
  const { apart } = state.setUp!;
  for (const enemy of onTable(state)) {
    if (enemy.side === fighter.side || enemy.lyingInWait || !there.board.models[enemy.model]) continue;
    const { distance } = there.space.distance(model.id, enemy.model, 'heads');
    if (isNearerThan(distance, apart, 0).holds)
      return refuse('set-up/too-near-to-an-enemy', 'SK-SETUP-6', { model: model.id, other: enemy.model, distance, limit: apart });
  }
  return succeed(model);
}

function hinders(board: Board, { id }: Model, hindrance: StandFinding['hindered'][number]): Refusal {
  const { says, fill } = describeHindrance(board, id, hindrance);
  const clause =
    hindrance.kind === 'mark-in-the-way'
      ? 'SK-VP-4'
      : hindrance.kind === 'in-the-way'
        ? 'SK-MODEL-12'
        : hindrance.kind === 'table-edge'
          ? 'SK-GEOM-13'
          : 'SK-MOVE-18';
  return refuse('set-up/cannot-stand-there', clause, { ...fill, model: id, says }).problem;
}

/** A share of a base that is wholly inside, but for rounding. */
const WHOLE = 1 - 1e-9;

function whatIsWrongWithZone({ board, space }: Table, { model, side, abilities }: Fighter): Refusal | null {
  const shareIn = (zone: string) => space.shareInArea(model, { kind: 'zone', zone }).share;
  if (abilities.includes('infiltrator')) {
    const enemies = Object.values(board.zones).filter(
      ({ kind, owner }) => kind === 'deployment' && owner !== null && owner !== side,
    );
    const inside = enemies.find(({ id }) => shareIn(id) > 1 - WHOLE);
    return inside ? refuse('set-up/in-an-enemy-zone', 'SK-ABIL-2', { model, zone: inside.id }).problem : null;
  }
  return zonesOf(board, side).some((zone) => shareIn(zone) >= WHOLE)
    ? null
    : refuse('set-up/outside-the-zone', 'SK-SETUP-4', { model, side }).problem;
}
