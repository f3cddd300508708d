import { succeed } from '../../../../outcome/result.ts';
import { askForRoll } from '../../../../rules/ask-for.ts';
import { isWeapon, weaponOf } from '../../tables/weapons.ts';
import { type Decide, mustRun, refuse, textOf, whoActs } from '../acting.ts';
import { spend } from '../end-activation.ts';
import { chooseMorale, moraleOf } from '../morale.ts';
import { type Fighter, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';

/** Takes aim: the next shot has +1 C. @clause SK-ACTION-8, SK-ACTION-9 */
export const aim: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { model } = acting.value.fighter;
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
export function weaponsAside({ weapons, meleeWeapon, inHand }: Fighter): readonly string[] {
  const held = inHand === null;
  return [
    ...weapons.filter((weapon) => weapon !== inHand && weaponOf(weapon).class !== 'thrown'),
    ...(held || meleeWeapon === 'bare-hands' ? [] : [meleeWeapon]),
  ];
}

/**
 * Pulls himself together: one shock is shaken off, and who is broken tests whether he is no more; the action is spent either way.
 * @clause SK-ACTION-15, SK-REC-1 to 4, SK-REC-6, SK-REC-7
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
      const faces = yield* askForRoll({
        dice: '2d6',
        roller: by,
        purpose: 'purpose/rally',
        clause: 'SK-REC-2',
        fill: { model, morale },
      });
      if (faces.reduce((sum, face) => sum + face, 0) <= morale) tell(play, { kind: 'skirmish/rallied', model });
    }
    yield* spend(play, model, 'recover');
  });
};
