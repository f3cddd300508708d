import type { Proposal } from '../game/fact.ts';
import type { Order } from '../game/order.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { type Result, succeed } from '../outcome/result.ts';
import { refuse } from './check-throw.ts';
import type { Game } from './game.ts';

/** What an order proposes. @refuses a place in the journal that there is not, and a question or outcome without words */
export function proposalOf<State>({ lines }: Game<State>, order: Order): Result<Proposal, Refusal> {
  if (order.kind === 'take-back') {
    const { to } = order;
    if (typeof to !== 'number' || !Number.isInteger(to) || to < 0) return refuse('game/order-malformed', { field: 'to' });
    return to < lines.length ? succeed({ kind: 'take-back', to }) : refuse('game/nothing-to-take-back');
  }
  const { question, outcome } = order;
  if (typeof question !== 'string' || question === '') return refuse('game/order-malformed', { field: 'question' });
  if (typeof outcome !== 'string' || outcome === '') return refuse('game/order-malformed', { field: 'outcome' });
  return succeed({ kind: 'settle', question, outcome });
}
