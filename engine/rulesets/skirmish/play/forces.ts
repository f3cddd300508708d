import type { Model } from '../../../board/model.ts';
import type { PlainData } from '../../../document/plain-data.ts';
import type { SideId } from '../../../identity/ids.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { isAbility } from '../tables/abilities.ts';
import { FIGURES, isFigure } from '../tables/figures.ts';
import { BODY_ARMOUR, HELMETS, MELEE_WEAPONS } from '../tables/protection.ts';
import { isWeapon, type WeaponId } from '../tables/weapons.ts';
import { refuse } from './acting.ts';
import type { Battle, Fighter, Whereabouts } from './state.ts';

/** The points that win a battle unless its forces say otherwise. @clause SK-VP-2 */
const USUAL_TARGET = 13;

type Fields = Readonly<Record<string, PlainData | undefined>>;
const isFields = (value: PlainData | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const has = <Known extends object>(known: Known, name: PlainData | undefined): name is keyof Known & string =>
  typeof name === 'string' && Object.hasOwn(known, name);

/**
 * Reads the forces of a battle: `{ fighters: { <model>: { figure, weapons, melee, armour, helmet, abilities, reserve } }, target }`. Who is on the board and is not
 * named is a trained soldier with a rifle; vehicles and squads take no part yet.
 * @refuses what the tables of the book do not have, a figure that is not on the board, and a side without anybody
 */
export function readForces(models: readonly Model[], seats: readonly SideId[], forces: PlainData): Result<Battle, Refusal> {
  if (forces !== null && !isFields(forces)) return refuse('forces/not-understood', 'SK-ARMY-1', { field: 'forces' });
  const { fighters: named = {}, target = USUAL_TARGET } = forces ?? {};
  if (!isFields(named)) return refuse('forces/not-understood', 'SK-ARMY-1', { field: 'fighters' });
  if (typeof target !== 'number' || !(target > 0)) return refuse('forces/not-understood', 'SK-VP-2', { field: 'target' });
  const stray = Object.keys(named).find((id) => !models.some((model) => model.id === id));
  if (stray !== undefined) return refuse('fighter/not-in-this-battle', 'SK-ARMY-1', { model: stray });

  const fighters: Record<string, Fighter> = {};
  for (const model of models) {
    if (model.body.kind !== 'figure' || !seats.includes(model.owner)) continue;
    const fighter = readFighter(model, named[model.id]);
    if (!fighter.ok) return fighter;
    fighters[model.id] = fighter.value;
  }
  const count = (side: SideId) => Object.values(fighters).filter((fighter) => fighter.side === side).length;
  const empty = seats.find((side) => count(side) === 0);
  if (empty !== undefined) return refuse('forces/nobody-there', 'SK-ARMY-5', { side: empty });
  return succeed({
    round: 1,
    stage: 'initiative',
    turn: null,
    active: null,
    fighters,
    victoryPoints: Object.fromEntries(seats.map((side) => [side, 0])),
    began: Object.fromEntries(seats.map((side) => [side, count(side)])),
    target,
  });
}

function readFighter(model: Model, given: PlainData | undefined): Result<Fighter, Refusal> {
  const said = given ?? {};
  if (!isFields(said)) return refuse('forces/not-understood', 'SK-ARMY-1', { field: model.id });
  const figure = said.figure ?? (isFigure(model.profile) ? model.profile : 'trained-soldier');
  if (!has(FIGURES, figure)) return refuse('forces/figure-not-in-the-book', 'SK-TAB-FIG', { model: model.id });
  const weapons = said.weapons ?? ['rifle'];
  if (!Array.isArray(weapons)) return refuse('forces/not-understood', 'SK-ARMY-1', { field: `${model.id}.weapons` });
  const known = weapons.filter((name): name is WeaponId => typeof name === 'string' && isWeapon(name));
  if (known.length < weapons.length) return refuse('forces/weapon-not-in-the-book', 'SK-TAB-WPN', { model: model.id });
  const melee = said.melee ?? 'bare-hands';
  if (!has(MELEE_WEAPONS, melee)) return refuse('forces/weapon-not-in-the-book', 'SK-TAB-MELEE', { model: model.id });
  const armour = said.armour ?? null;
  const helmet = said.helmet ?? null;
  if ((armour !== null && !has(BODY_ARMOUR, armour)) || (helmet !== null && !has(HELMETS, helmet)))
    return refuse('forces/armour-not-in-the-book', 'SK-TAB-ARMOUR', { model: model.id });
  const abilities = said.abilities ?? [];
  if (!Array.isArray(abilities)) return refuse('forces/not-understood', 'SK-ARMY-1', { field: `${model.id}.abilities` });
  const gifts = abilities.filter(isAbility);
  if (gifts.length < abilities.length) return refuse('forces/ability-not-in-the-book', 'SK-ABIL-20', { model: model.id });
  const whereabouts: Whereabouts = said.reserve === true ? 'reserve' : 'table';
  return succeed({
    model: model.id,
    side: model.owner,
    figure,
    weapons: known,
    meleeWeapon: melee,
    armour,
    helmet,
    abilities: gifts,
    inHand: known[0] ?? null,
    whereabouts,
    activated: false,
    woundsLeft: FIGURES[figure].wounds,
    shocks: 0,
    dazedInRound: null,
    broken: null,
    aiming: false,
    shots: {},
    sweeps: {},
    spent: {},
    stirred: false,
    moved: false,
  });
}
