import type { Model } from '../../../../board/model.ts';
import type { Order } from '../../../../game/order.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../../outcome/result.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { ownFighter, refuse } from '../acting.ts';
import type { Battle, Fighter } from '../state.ts';

/** Whom an order sets up, with the model as it is or as it came to the battle. @refuses where nothing is set up @clause SK-SETUP-6 */
export function whoSetsUp(
  order: Order,
  by: SideId,
  situation: Situation<Battle>,
): Result<{ readonly fighter: Fighter; readonly model: Model }, Refusal> {
  const { setUp, roster } = situation.state;
  if (setUp?.step !== 'placing') return refuse('set-up/not-now', 'SK-SETUP-6');
  const own = ownFighter(order, by, situation);
  if (!own.ok) return own;
  const fighter = own.value;
  return succeed({ fighter, model: situation.table.board.models[fighter.model] ?? roster[fighter.model]! });
}
