import { succeed } from '../../../../outcome/result.ts';
import { type Decide, refuse } from '../acting.ts';
import { spend } from '../end-activation.ts';
import { tell } from '../tell.ts';
import { whoIsAtGun } from './whose-gun.ts';

/** Makes a support weapon that was put down ready to be fired. @clause SK-ACTION-17, SK-SUPW-4, SK-ABIL-15 */
export const setUpGun: Decide = (order, by, situation) => {
  const at = whoIsAtGun(order, by, situation);
  if (!at.ok) return at;
  const { acting, gun } = at.value;
  const model = acting.model.id;
  if (gun.isSetUp) return refuse('gun/is-set-up', 'SK-SUPW-4', { model, gun: gun.model });
  return succeed(function* (play) {
    tell(play, { kind: 'skirmish/gun-set-up', model, gun: gun.model });
    yield* spend(play, model, 'set-up-gun');
  });
};
