import type { Model } from '../../../../board/model.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { Table } from '../../../../rules/rule-set.ts';
import { seesByTheRules } from '../../melee.ts';
import { weaponOf } from '../../tables/weapons.ts';
import { aimShot } from '../fight/aimed-shot.ts';
import { decisive } from '../fight/decisive.ts';
import { zoneAt } from '../fight/range.ts';
import { profileOf } from '../profile.ts';
import type { Battle, Fighter } from '../state.ts';

/** What was found for a table is kept as long as the table is: a player asks it again for each order he thinks of. */
const known = new WeakMap<Table, Map<string, number>>();

/** What an automatic weapon does more than a single shot, about: enough to tell who is dangerous. */
const MANY_SHOTS = 1.4;

/**
 * How likely, about, is a shot of one to put the other out of action, if he shoots from where he stands with what he holds? Nought where he does not see him or
 * does not reach so far. Armour and what else comes of a hit are left out: it is asked of every place that somebody may go to.
 */
export function shotChance(situation: Situation<Battle>, shooter: Fighter, target: Fighter): number {
  const { table } = situation;
  const ofTable = known.get(table) ?? new Map<string, number>();
  known.set(table, ofTable);
  const key = `${shooter.model}>${target.model}:${shooter.inHand}:${shooter.aiming}`;
  const before = ofTable.get(key);
  if (before !== undefined) return before;
  const chance = findChance(situation, shooter, target);
  ofTable.set(key, chance);
  return chance;
}

function findChance(situation: Situation<Battle>, shooter: Fighter, target: Fighter): number {
  const { table } = situation;
  const from = table.board.models[shooter.model];
  const to = table.board.models[target.model];
  if (!shooter.inHand || !from || !to || from.declared.hidingBehind !== null) return 0;
  const weapon = weaponOf(shooter.inHand);
  if (weapon.class === 'flame') return flameChance(situation, from, to);
  const zone = zoneAt(weapon, table.space.distance(from.id, to.id, 'heads').distance);
  if (!zone || !seesByTheRules(decisive(table), from, to).holds) return 0;
  const shot = aimShot(situation, shooter, shooter.inHand, to.id, 'single');
  if (!shot) return 0;
  // a 1 misses and a 10 hits, whatever else holds
  const hits = Math.min(9, Math.max(1, 11 - shot.needed)) / 10;
  const { toughness } = profileOf(target);
  const kills = Math.min(9, Math.max(1, 11 - Math.max(2, toughness - weapon.strength))) / 10;
  const many = weapon.rate.kind === 'automatic' && zone !== 'long' ? MANY_SHOTS : 1;
  return Math.min(0.95, hits * kills * many);
}

/** Flame needs no roll to hit whom it reaches, and little stops it. */
function flameChance({ table }: Situation<Battle>, from: Model, to: Model): number {
  const reaches = table.space.distance(from.id, to.id, 'heads').distance <= FLAME_REACHES;
  return reaches && seesByTheRules(decisive(table), from, to).holds ? FLAME_KILLS : 0;
}

/** So far its template still covers somebody, about. */
const FLAME_REACHES = 340;
const FLAME_KILLS = 0.9;
