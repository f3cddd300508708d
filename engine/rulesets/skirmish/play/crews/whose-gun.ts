import type { Order } from '../../../../game/order.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../../outcome/result.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { type Acting, refuse, textOf, whoActs } from '../acting.ts';
import { type Battle, gunOf } from '../state.ts';
import { isAtHand } from './crewmen.ts';
import type { Gun } from './gun.ts';

/** Somebody at a weapon that stands there. */
export interface AtGun {
  readonly acting: Acting;
  readonly gun: Gun;
}

/** Who does something with which weapon of his side. @refuses who may not act, weapons that are not there, and who is not at hand @clause SK-CREW-2, SK-CREW-9, SK-CREW-11 */
export function whoIsAtGun(order: Order, by: SideId, situation: Situation<Battle>): Result<AtGun, Refusal> {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const named = textOf(order, 'gun');
  if (!named.ok) return named;
  const gun = gunOf(situation.state, named.value);
  const fill = { model: acting.value.model.id, gun: named.value };
  if (!gun) return refuse('gun/none', 'SK-SUPW-1', fill);
  if (gun.side !== by) return refuse('gun/not-yours', 'SK-CREW-2', fill);
  if (!situation.table.board.models[gun.model]) return refuse('gun/taken-along', 'SK-SUPW-4', fill);
  if (!isAtHand(situation, acting.value.model.id, gun.model)) return refuse('gun/not-at-hand', 'SK-CREW-2', fill);
  return succeed({ acting: acting.value, gun });
}
