import type { ModelId } from '../../../../identity/ids.ts';
import { succeed } from '../../../../outcome/result.ts';
import { type Weapon, type WeaponId, weaponOf } from '../../tables/weapons.ts';
import { type Decide, refuse } from '../acting.ts';
import { turnTo } from '../crews/fire-gun.ts';
import { endActivation, spend } from '../end-activation.ts';
import { settleSight } from '../fight/close-call.ts';
import { whoFires } from '../fight/who-fires.ts';
import { hasNotFired, payForAimingAt, payForFiring } from '../medic.ts';
import { type Fighter, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { aimBurst } from './aim-burst.ts';
import { declareBurst } from './declare-burst.ts';
import { launch } from './launch.ts';

/** What somebody holds that fires what bursts; null where he does not. */
export function launcherOf({ inHand }: Pick<Fighter, 'inHand'>): WeaponId | null {
  const weapon: Weapon | null = inHand === null ? null : weaponOf(inHand);
  return weapon?.class === 'rocket' && weapon.bursts !== undefined ? inHand : null;
}

/** May this be fired? @refuses by everything that keeps somebody from firing what he holds */
export const declareRocket = (...[order, by, situation]: Parameters<Decide>): ReturnType<typeof declareBurst> => {
  const lacking = (model: ModelId) => refuse('shoot/launches-nothing', 'SK-SHOOT-1', { model });
  const firing = whoFires(order, by, situation, launcherOf, lacking);
  if (!firing.ok) return firing;
  const { acting, weapon } = firing.value;
  return declareBurst({ acting, weapon, called: acting.model.id }, order, by, situation);
};

/**
 * Fires a rocket out of the hands at an enemy or at a place: on a hit it bursts there, and strikes a man himself only on a 10; else it is driven aside.
 * @clause SK-ACTION-6, SK-SHOOT-1, SK-ROF-4, SK-PROX-2, SK-IMPACT-1 to 3, SK-IMPACT-9, SK-WPN-13 to 16
 */
export const launchRocket: Decide = (order, by, situation) => {
  const declared = declareRocket(order, by, situation);
  if (!declared.ok) return declared;
  const { acting, target, at, weapon, lobbed } = declared.value;
  const model = acting.model.id;
  return succeed(function* (play) {
    const aimedAt = target === null ? null : play.now().table.board.models[target];
    if (aimedAt && !(yield* settleSight(play, by, acting.model, aimedAt))) return;
    turnTo(play, model, at);
    if (target !== null) yield* payForAimingAt(play, model, target);
    const isFirst = hasNotFired(acting.fighter);
    const numbers = aimBurst(play.now(), declared.value);
    const { needed, skill, modifiers } = numbers;
    tell(play, { kind: 'skirmish/launched', model, weapon, target, at, lobbed, needed: needed - skill, modifiers });
    yield* launch(play, declared.value, numbers, 'purpose/launch');
    if (isFirst) payForFiring(play, model);
    if (fighterOf(play.now().state, model)?.whereabouts !== 'table') return yield* endActivation(play, model);
    yield* spend(play, model, 'shoot');
  });
};
