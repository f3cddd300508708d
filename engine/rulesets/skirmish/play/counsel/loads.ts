import type { Order } from '../../../../game/order.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { seesByTheRules } from '../../melee.ts';
import { weaponOf } from '../../tables/weapons.ts';
import { bearingsOf, type Gun } from '../crews/gun.ts';
import { decisive } from '../fight/decisive.ts';
import { zoneAt } from '../fight/range.ts';
import { type Battle, type Fighter, gunOf } from '../state.ts';
import { dangerTo, knownEnemies } from './place.ts';

/** What is never done, what is worth an action of a man who has nothing better to do, and what costs nothing and is worth doing. */
const NEVER = -9;
const WORTH_AN_ACTION = 0.15;
const AT_ONCE = 0.4;
/** A load is kept where nothing speaks for putting it down. */
const KEPT = -0.03;
/** Nobody takes a weapon along who may be shot at while he does. */
const SAFE = 0.05;

/** A weapon is taken along where it has nothing to fire at; comrades who lie wounded are left where they lie. */
export function ofTakingUp(own: Fighter, { load, how }: Order, situation: Situation<Battle>): number {
  const gun = typeof load === 'string' ? gunOf(situation.state, load) : null;
  // who has to keep something stays where he is with it
  const keeps = situation.state.mission.keeper?.side === own.side;
  if (!gun || own.bears || keeps || isLastRound(situation.state)) return NEVER;
  const [usual] = bearingsOf(gun);
  const inHand = bearingsOf(gun).includes('in-hand');
  // out of the hand it may be fired again with the next action, and needs no setting up
  if (how !== (inHand ? 'in-hand' : usual)) return NEVER;
  return firesAt(gun, situation) || dangerTo(own, situation) > SAFE ? NEVER : WORTH_AN_ACTION;
}

/** It is put down where it has something to fire at. */
export function ofPuttingDown(own: Fighter, situation: Situation<Battle>): number {
  const gun = own.bears ? gunOf(situation.state, own.bears.load) : null;
  if (!gun || own.bears?.as === 'in-hand') return KEPT;
  return firesAt(gun, situation, own) ? AT_ONCE : KEPT;
}

const isLastRound = ({ round, mission }: Battle): boolean => mission.rounds !== null && round >= mission.rounds;

/** Is there an enemy in its range whom whoever stands there, where it is or where he carries it, sees? What is fired in an arc need not see him. */
function firesAt(gun: Gun, situation: Situation<Battle>, by?: Fighter): boolean {
  const { table, state } = situation;
  const weapon = weaponOf(gun.weapon);
  const crew = by
    ? [by]
    : Object.values(state.fighters).filter(({ side, whereabouts }) => side === gun.side && whereabouts === 'table');
  const at = by?.model ?? gun.model;
  const gunner = crew
    .filter(({ model }) => table.board.models[model])
    .toSorted(
      (a, b) => table.space.distance(a.model, at, 'heads').distance - table.space.distance(b.model, at, 'heads').distance,
    )[0];
  const own = gunner && table.board.models[gunner.model];
  if (!gunner || !own) return false;
  return knownEnemies(situation, gunner).some(({ model }) => {
    const enemy = table.board.models[model]!;
    if (zoneAt(weapon, table.space.distance(own.id, enemy.id, 'heads').distance) === null) return false;
    return weapon.lobbed !== undefined || seesByTheRules(decisive(table), own, enemy).holds;
  });
}
