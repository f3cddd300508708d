import type { ModelId } from '../../../../identity/ids.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { seesByTheRules } from '../../melee.ts';
import { type Weapon, type WeaponId, weaponOf } from '../../tables/weapons.ts';
import type { RangeZone } from '../facts.ts';
import { aimingModifiers, coverFound, coverFrom, supposing, turnedTowards } from '../fight/aimed-shot.ts';
import { decisive } from '../fight/decisive.ts';
import { targetNumberIn, zoneAt } from '../fight/range.ts';
import { neededFor, type ShotNumbers } from '../fight/to-hit.ts';
import { isLostInTheGround } from '../hidden/camouflage.ts';
import { modifier, type SkirmishModifier, sumOf } from '../modifiers.ts';
import { profileOf } from '../profile.ts';
import { type Battle, fighterOf } from '../state.ts';

/** The cover of somebody who is not seen, where nothing can be named that hides him. @clause SK-SUPP-5 */
const UNNAMED_COVER = 2;

interface SuppressingShot extends ShotNumbers {
  readonly target: ModelId;
  readonly zone: RangeZone;
  readonly needed: number;
  readonly modifiers: readonly SkirmishModifier[];
}

/**
 * What a shot takes that is to keep somebody down: as any other (of an automatic weapon only at long range as a single one), with +1 C, and against somebody unseen
 * with the cover of what hides him. He is within range.
 * @clause SK-SUPP-4, SK-SUPP-5, SK-ROF-21 @example SK-EX-93
 */
export function aimToSuppress(situation: Situation<Battle>, shooter: ModelId, id: WeaponId, target: ModelId): SuppressingShot {
  const { table, state } = situation;
  const weapon: Weapon = weaponOf(id);
  const fighter = fighterOf(state, shooter)!;
  const other = table.board.models[target]!;
  const zone = zoneAt(weapon, table.space.distance(shooter, target, 'heads').distance) ?? 'long';
  const turned = turnedTowards(table.board.models[shooter]!, other);
  const there = supposing(table, turned);
  const found = coverFound(there, shooter, target);
  const lost = isLostInTheGround({ ...situation, table: there }, shooter, target);
  const isSeen = !lost && seesByTheRules(decisive(there), turned, other).holds;
  const value = isSeen || (found && found.value > 0) ? (found?.value ?? 0) : UNNAMED_COVER;
  const weighed = { concealOnly: false, closeRangeProof: false, ...found, value };
  const cover = coverFrom(weighed, weapon, zone, weapon.armourPiercing);
  const modifiers = [
    ...aimingModifiers(fighter, id, weapon, zone, zone === 'long' ? 'single' : 'burst'),
    ...modifier('aim', 1, 'modifier/suppressive-fire', 'SK-SUPP-4'),
    ...modifier('target-number', cover.toHit, 'modifier/cover', isSeen ? 'SK-COVER-1' : 'SK-SUPP-5'),
    ...modifier('target-number', fighterOf(state, target)!.size, 'modifier/size', 'SK-SHOOT-9'),
  ];
  const numbers: ShotNumbers = {
    aim: profileOf(fighter).aim + sumOf(modifiers, 'aim'),
    targetNumber: targetNumberIn(weapon, zone) + sumOf(modifiers, 'target-number'),
    strays: null,
  };
  return { ...numbers, target, zone, needed: neededFor(numbers), modifiers };
}
