import type { Order } from '../../../../game/order.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { OrderOdds, Situation } from '../../../../rules/playing.ts';
import { scatterOf } from '../../template-numbers.ts';
import { supposing, turnedTowards } from '../fight/aimed-shot.ts';
import type { Battle } from '../state.ts';
import { type AimedBurst, aimBurst } from './aim-burst.ts';
import { declareThrow, whoThrows } from './throw.ts';

/** Where a grenade may burst: where it was meant to, one step of 5 cm beside that, or farther off. */
export const THROW_ODDS_CODES = ['odds/bursts-there', 'odds/bursts-beside', 'odds/bursts-far-off'] as const;
type End = (typeof THROW_ODDS_CODES)[number];

const FACES_OF_D10 = Array.from({ length: 10 }, (_, i) => i + 1);

/** How likely a throw is to burst where it is meant to, counted over every face of its die. Whom it then reaches who may leap away is not counted. @clause SK-PROX-3, SK-PROX-5, SK-PROX-6, SK-GREN-4 */
export function oddsOfThrow(order: Order, by: SideId, situation: Situation<Battle>): OrderOdds | null {
  if (order.target === undefined && order.at === undefined) return oddsOfAnyPlace(order, by, situation);
  const declared = declareThrow(order, by, situation);
  return declared.ok ? oddsOfBurst(declared.value, situation) : null;
}

/** Wherever he throws to it takes the same: a place has no cover, and there is one number all the way. @clause SK-GREN-4, SK-PROX-11 */
function oddsOfAnyPlace(order: Order, by: SideId, situation: Situation<Battle>): OrderOdds | null {
  const acting = whoThrows(order, by, situation);
  if (!acting.ok) return null;
  const { at } = acting.value.model.pose;
  const lobbed = order.lobbed === true;
  const thrown = { acting: acting.value, weapon: 'hand-grenade', side: by, target: null, at, lobbed } as const;
  return oddsOfBurst({ ...thrown, zone: 'medium', ammunition: 'plain' }, situation);
}

/** The same of anything that bursts, thrown or fired. */
export function oddsOfBurst(aimed: AimedBurst, situation: Situation<Battle>): OrderOdds {
  const { acting, at } = aimed;
  const turned = turnedTowards(acting.model, { ...acting.model, pose: { ...acting.model.pose, at } });
  const { needed, skill, modifiers } = aimBurst({ ...situation, table: supposing(situation.table, turned) }, aimed);
  const shares: Record<End, number> = { 'odds/bursts-there': 0, 'odds/bursts-beside': 0, 'odds/bursts-far-off': 0 };
  for (const natural of FACES_OF_D10) {
    const { hit, margin } = scatterOf({ skill, needed, natural });
    shares[hit ? 'odds/bursts-there' : margin === 1 ? 'odds/bursts-beside' : 'odds/bursts-far-off'] += 1 / 10;
  }
  return { ends: THROW_ODDS_CODES.map((says) => ({ says, share: shares[says] })), needed: needed - skill, modifiers };
}
