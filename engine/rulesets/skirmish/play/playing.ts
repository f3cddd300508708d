import type { Playing } from '../../../rules/playing.ts';
import type { SkirmishSettings } from '../settings.ts';
import { counsel } from './counsel/counsel.ts';
import { evolve } from './evolve.ts';
import { readForces } from './forces.ts';
import { groundsOfOrder } from './grounds.ts';
import { oddsOfOrder } from './odds.ts';
import { offerOf, wishesOf } from './offers.ts';
import { ORDERS, type SkirmishOrderKind } from './orders.ts';
import { whoHolds } from './score.ts';
import { type Battle, fighterOf, onTable } from './state.ts';

/** How a skirmish is played. */
export const playing: Playing<Battle> = {
  orders: Object.keys(ORDERS),
  revealing: ['skirmish/spotted'],
  begin: readForces,
  awaited({ seats, state }) {
    if (state.stage === 'initiative' || state.setUp?.step === 'who-begins') return seats;
    const side = state.setUp ? state.setUp.turn : state.active ? fighterOf(state, state.active.model)?.side : state.turn;
    return side ? [side] : [];
  },
  decide: (order, by, situation) => ORDERS[order.kind as SkirmishOrderKind](order, by, situation),
  wishes: wishesOf,
  offer: offerOf,
  odds: oddsOfOrder,
  grounds: groundsOfOrder,
  evolve,
  /** Who lies in wait, where the table agreed that only his own side knows where. @clause SK-ABIL-25 */
  conceals: (viewer, { state, table }) =>
    (table.settings as SkirmishSettings).hiddenSetUp === 'secret'
      ? onTable(state).flatMap(({ model, side, lyingInWait }) => (lyingInWait && side !== viewer ? [model] : []))
      : [],
  holders: (situation) =>
    Object.fromEntries(
      Object.values(situation.table.board.objectives).map((objective) => [objective.id, whoHolds(situation, objective)]),
    ),
  counsel,
};
