import type { Order } from '../../../../game/order.ts';
import type { ModelId, SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { WeaponId } from '../../tables/weapons.ts';
import { type Acting, refuse, whoActs } from '../acting.ts';
import { whatKeepsCarrierFrom } from '../loads/whether-loaded.ts';
import type { Battle, Fighter } from '../state.ts';
import { whatKeepsFromFiring } from './rate.ts';

/** Somebody with a weapon in his hands that may be fired now. */
export interface Firing {
  readonly acting: Acting;
  readonly weapon: WeaponId;
}

/**
 * May the one who is being activated fire what he holds, whatever it is aimed at? `held` says which of it is asked about, `lacking` why he may not who holds
 * nothing of the kind.
 * @refuses whoever may not act, holds no such weapon, carries something, or has fired as often as he may @clause SK-SHOOT-1, SK-ROF-1, SK-LOAD-7
 */
export function whoFires(
  order: Order,
  by: SideId,
  situation: Situation<Battle>,
  held: (fighter: Fighter) => WeaponId | null = ({ inHand }) => inHand,
  lacking = (model: ModelId) => refuse('shoot/no-weapon', 'SK-SHOOT-1', { model }),
): Result<Firing, Refusal> {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { fighter, model } = acting.value;
  const weapon = held(fighter);
  if (!weapon) return lacking(model.id);
  const kept = whatKeepsCarrierFrom(fighter, situation) ?? whatKeepsFromFiring(fighter, weapon);
  return kept ? fail(kept) : succeed({ acting: acting.value, weapon });
}
