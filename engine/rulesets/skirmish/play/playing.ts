import type { Playing } from '../../../rules/playing.ts';
import { evolve } from './evolve.ts';
import { readForces } from './forces.ts';
import { oddsOfOrder } from './odds.ts';
import { findOffers } from './offers.ts';
import { ORDERS, type SkirmishOrderKind } from './orders.ts';
import { type Battle, fighterOf } from './state.ts';

/** How a skirmish is played. */
export const playing: Playing<Battle> = {
  orders: Object.keys(ORDERS),
  begin: ({ board }, seats, forces) => readForces(Object.values(board.models), seats, forces),
  awaited({ seats, state }) {
    if (state.stage === 'initiative') return seats;
    const side = state.active ? fighterOf(state, state.active.model)?.side : state.turn;
    return side ? [side] : [];
  },
  decide: (order, by, situation) => ORDERS[order.kind as SkirmishOrderKind](order, by, situation),
  offers: findOffers,
  odds: oddsOfOrder,
  evolve,
};
