import type { Model } from '../../../../board/model.ts';
import type { Order } from '../../../../game/order.ts';
import type { ModelId, SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../../outcome/result.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { refuse, textOf } from '../acting.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { opponentsOf } from './melee-now.ts';

/** An enemy who is named, with his model. */
export interface Target {
  readonly fighter: Fighter;
  readonly model: Model;
}

/** The enemy that an order names. @refuses nobody, friends, who is not on the table, and who lies in wait @clause SK-SHOOT-13, SK-RES-1, SK-ABIL-27, SK-ABIL-29 */
export function enemyIn(order: Order, by: SideId, { state, table }: Situation<Battle>): Result<Target, Refusal> {
  const named = textOf(order, 'target');
  if (!named.ok) return named;
  const fighter = fighterOf(state, named.value);
  if (!fighter) return refuse('fighter/not-in-this-battle', null, { model: named.value });
  if (fighter.side === by) return refuse('target/no-enemy', 'SK-SHOOT-13', { model: fighter.model });
  if (fighter.whereabouts === 'out-of-action') return refuse('fighter/out-of-action', 'SK-DMG-7', { model: fighter.model });
  if (fighter.whereabouts === 'lying-wounded') return refuse('fighter/lies-wounded', 'SK-DMG-9', { model: fighter.model });
  const model = table.board.models[fighter.model];
  if (fighter.whereabouts !== 'table' || !model) return refuse('fighter/still-in-reserve', 'SK-RES-3', { model: fighter.model });
  if (fighter.lyingInWait) return refuse('target/lies-in-wait', 'SK-ABIL-27', { model: fighter.model });
  return succeed({ fighter, model });
}

/** The enemy that an order names, where he fights nobody: nobody fires into a combat. @refuses as `enemyIn` does, and who is in a combat @clause SK-ACTION-7 */
export function enemyOutOfMelee(order: Order, by: SideId, situation: Situation<Battle>, model: ModelId): Result<Target, Refusal> {
  const enemy = enemyIn(order, by, situation);
  if (!enemy.ok) return enemy;
  const target = enemy.value.model.id;
  return opponentsOf(situation, target).length > 0 ? refuse('shoot/into-melee', 'SK-ACTION-7', { model, target }) : enemy;
}
