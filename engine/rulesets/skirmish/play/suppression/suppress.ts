import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import { askForRoll } from '../../../../rules/ask-for.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { seesByTheRules } from '../../melee.ts';
import { type Weapon, type WeaponId, weaponOf } from '../../tables/weapons.ts';
import { type Acting, type Decide, refuse, whoActs } from '../acting.ts';
import { spend } from '../end-activation.ts';
import type { RangeZone } from '../facts.ts';
import { aimingModifiers, coverFound, coverFrom, supposing, turnedTowards } from '../fight/aimed-shot.ts';
import { decisive } from '../fight/decisive.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { targetNumberIn, zoneAt } from '../fight/range.ts';
import { whatKeepsFromFiring } from '../fight/rate.ts';
import { enemyIn, type Target } from '../fight/targets.ts';
import { neededFor, resultOfShot, type ShotNumbers } from '../fight/to-hit.ts';
import { isLostInTheGround } from '../hidden/camouflage.ts';
import { whatKeepsCarrierFrom } from '../loads/whether-loaded.ts';
import { hasNotFired, payForAimingAt, payForFiring } from '../medic.ts';
import { modifier, type SkirmishModifier, sumOf } from '../modifiers.ts';
import { profileOf } from '../profile.ts';
import { type Battle, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';

/** Fire that may be opened to keep somebody down. */
interface Declared {
  readonly acting: Acting;
  readonly target: Target;
  readonly weapon: WeaponId;
  readonly zone: RangeZone;
}

/** The cover of somebody who is not seen, where nothing can be named that hides him. @clause SK-SUPP-5 */
const UNNAMED_COVER = 2;

/**
 * Fires to keep somebody down, seen or not: first a test of Reaction, then one shot with +1 C. A hit harms nobody yet; it leaves a marker by its target.
 * @clause SK-ACTION-11, SK-SUPP-1 to 6, SK-SUPP-15
 */
export const suppress: Decide = (order, by, situation) => {
  const declared = declare(order, by, situation);
  if (!declared.ok) return declared;
  const { acting, target, weapon, zone } = declared.value;
  const model = acting.model.id;
  const at = target.model.id;
  return succeed(function* (play) {
    tell(play, { kind: 'skirmish/opened-fire', model, target: at, weapon, mode: 'single', ammunition: 'plain' });
    yield* payForAimingAt(play, model, at);
    const turned = turnedTowards(acting.model, target.model);
    if (turned !== acting.model) play.happens({ kind: 'model-stands', model: turned });
    const shot = aimToSuppress(play.now(), declared.value);
    tell(play, { kind: 'skirmish/suppressing', model, target: at, weapon, zone, needed: shot.needed, modifiers: shot.modifiers });
    const { reaction } = profileOf(acting.fighter);
    const asked = { dice: 'd10', roller: by } as const;
    const [test = 0] = yield* askForRoll({
      ...asked,
      purpose: 'purpose/suppression',
      clause: 'SK-SUPP-3',
      fill: { model, target: at, reaction },
    });
    if (test > reaction) tell(play, { kind: 'skirmish/suppression-failed', model, target: at });
    else {
      const fill = { model, target: at, needed: shot.needed };
      const [natural = 0] = yield* askForRoll({ ...asked, purpose: 'purpose/shot', clause: 'SK-SUPP-4', fill });
      const { hits } = resultOfShot(natural, shot);
      if (hits === 'nothing') tell(play, { kind: 'skirmish/missed', model, target: at, natural });
      else tell(play, { kind: 'skirmish/suppressed', model: at, by: model, weapon, zone, headshot: hits === 'head' });
    }
    if (hasNotFired(acting.fighter)) payForFiring(play, model);
    yield* spend(play, model, 'shoot');
  });
};

/** @refuses by everything that keeps a shooter from shooting, but that he need not see his target */
function declare(order: Parameters<Decide>[0], by: SideId, situation: Situation<Battle>): Result<Declared, Refusal> {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { fighter, model } = acting.value;
  const weapon = fighter.inHand;
  if (!weapon) return refuse('shoot/no-weapon', 'SK-SHOOT-1', { model: model.id });
  const kept = whatKeepsCarrierFrom(fighter, situation) ?? whatKeepsFromFiring(fighter, weapon);
  if (kept) return fail(kept);
  if (weaponOf(weapon).class === 'flame') return refuse('shoot/throws-flame', 'SK-FLAME-1', { model: model.id });
  const target = enemyIn(order, by, situation);
  if (!target.ok) return target;
  const both = { model: model.id, target: target.value.model.id };
  const { distance } = situation.table.space.distance(both.model, both.target, 'heads');
  const zone = zoneAt(weaponOf(weapon), distance);
  if (!zone) return refuse('shoot/out-of-range', 'SK-SHOOT-3', { ...both, distance, range: weaponOf(weapon).ranges[2] });
  if (opponentsOf(situation, model.id).length > 0) return refuse('shoot/in-melee', 'SK-ACTION-6', { model: model.id });
  if (opponentsOf(situation, both.target).length > 0) return refuse('shoot/into-melee', 'SK-SUPP-15', both);
  return succeed({ acting: acting.value, target: target.value, weapon, zone });
}

interface SuppressingShot extends ShotNumbers {
  readonly needed: number;
  readonly modifiers: readonly SkirmishModifier[];
}

/** What the shot takes: as any other (of an automatic weapon only at long range as a single one), with +1 C, and against somebody unseen with the cover of what hides him. @clause SK-SUPP-4, SK-SUPP-5 @example SK-EX-93 */
function aimToSuppress(situation: Situation<Battle>, { acting, target, weapon: id, zone }: Declared): SuppressingShot {
  const { table, state } = situation;
  const weapon: Weapon = weaponOf(id);
  const fighter = fighterOf(state, acting.fighter.model)!;
  const turned = turnedTowards(acting.model, target.model);
  const there = supposing(table, turned);
  const found = coverFound(there, turned.id, target.model.id);
  const lost = isLostInTheGround({ ...situation, table: there }, turned.id, target.model.id);
  const isSeen = !lost && seesByTheRules(decisive(there), turned, target.model).holds;
  const value = isSeen || (found && found.value > 0) ? (found?.value ?? 0) : UNNAMED_COVER;
  const weighed = { concealOnly: false, closeRangeProof: false, ...found, value };
  const cover = coverFrom(weighed, weapon, zone, weapon.armourPiercing);
  const modifiers = [
    ...aimingModifiers(fighter, id, weapon, zone, zone === 'long' ? 'single' : 'burst'),
    ...modifier('aim', 1, 'modifier/suppressive-fire', 'SK-SUPP-4'),
    ...modifier('target-number', cover.toHit, 'modifier/cover', isSeen ? 'SK-COVER-1' : 'SK-SUPP-5'),
    ...modifier('target-number', target.fighter.size, 'modifier/size', 'SK-SHOOT-9'),
  ];
  const numbers: ShotNumbers = {
    aim: profileOf(fighter).aim + sumOf(modifiers, 'aim'),
    targetNumber: targetNumberIn(weapon, zone) + sumOf(modifiers, 'target-number'),
    strays: null,
  };
  return { ...numbers, needed: neededFor(numbers), modifiers };
}
