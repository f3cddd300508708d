import { succeed } from '../../../../outcome/result.ts';
import { bayonetOn, isWeapon, weaponOf } from '../../tables/weapons.ts';
import { type Decide, mustRun, refuse, textOf, whoActs } from '../acting.ts';
import { spend } from '../end-activation.ts';
import { isUnderHurrah } from '../hurrah.ts';
import { chooseMorale, moraleOf } from '../morale.ts';
import { testMorale } from '../morale-test.ts';
import { type Fighter, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';

/** Takes aim: the next shot has +1 C. @clause SK-ACTION-8, SK-ACTION-9, SK-ITEM-11 */
export const aim: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { model, items } = acting.value.fighter;
  if (items.includes('chemical-suit')) return refuse('action/no-aim-in-a-suit', 'SK-ITEM-11', { model });
  return succeed((play) => spend(play, model, 'aim'));
};

/** Takes another of his weapons in hand, or the one he strikes with. @clause SK-ACTION-14, SK-ACTION-19 */
export const swapWeapon: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { fighter } = acting.value;
  const named = textOf(order, 'weapon');
  if (!named.ok) return named;
  const weapon = named.value;
  if (!weaponsAside(fighter).includes(weapon)) return refuse('action/no-such-weapon', 'SK-ACTION-14', { model: fighter.model });
  return succeed(function* (play) {
    tell(play, { kind: 'skirmish/weapon-taken', model: fighter.model, weapon: isWeapon(weapon) ? weapon : null });
    yield* spend(play, fighter.model, 'swap-weapon');
  });
};

/** What somebody has beside what he holds. Bare hands are not taken in hand. @clause SK-ACTION-19 */
export function weaponsAside(fighter: Fighter): readonly string[] {
  const { weapons, meleeWeapon, inHand } = fighter;
  const held = inHand === null;
  return [
    ...weapons.filter((weapon) => weapon !== inHand && weaponOf(weapon).class !== 'thrown'),
    ...(held || meleeWeapon === 'bare-hands' || isFixed(fighter) ? [] : [meleeWeapon]),
  ];
}

/** A bayonet that cannot be taken off the weapon it is on is no dagger. @clause SK-ITEM-8 */
export function isFixed({ meleeWeapon, weapons, weaponAbilities }: Fighter): boolean {
  const carriers = meleeWeapon === 'bayonet' ? weapons.filter((id) => bayonetOn(id) !== null) : [];
  return carriers.length > 0 && carriers.every((id) => weaponAbilities[id]?.includes('fixed-bayonet') ?? false);
}

/**
 * Pulls himself together: one shock is shaken off, and who is broken tests whether he is no more; the action is spent either way.
 * @clause SK-ACTION-15, SK-SHOCK-3, SK-REC-1 to 4, SK-REC-6, SK-REC-7
 */
export const recover: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation, { shocked: true, broken: true, hiding: true });
  if (!acting.ok) return acting;
  const { fighter } = acting.value;
  const { model, shocks, broken, dazedInRound } = fighter;
  if (shocks === 0 && !broken) return refuse('action/nothing-to-recover', 'SK-REC-1', { model });
  if (mustRun(fighter, situation)) return refuse('action/must-run', 'SK-MOR-5', { model });
  if (dazedInRound === situation.state.round) return refuse('action/dazed', 'SK-HEAD-4', { model });
  return succeed(function* (play) {
    if (shocks > 0) tell(play, { kind: 'skirmish/shock-shaken-off', model });
    if (broken) {
      const morale = yield* chooseMorale(play.now(), model, moraleOf(play.now(), fighterOf(play.now().state, model)!));
      const asked = { roller: by, purpose: 'purpose/rally', clause: 'SK-REC-2', fill: { model, morale }, morale } as const;
      if (yield* testMorale(asked, isUnderHurrah(play.now().state, fighter))) tell(play, { kind: 'skirmish/rallied', model });
    }
    yield* spend(play, model, 'recover');
  });
};
