import type { Order } from '../../../game/order.ts';
import type { SideId } from '../../../identity/ids.ts';
import type { Offer, Situation } from '../../../rules/playing.ts';
import { weaponOf } from '../tables/weapons.ts';
import { weaponsAside } from './decide/ready.ts';
import { FIRE_MODES } from './facts.ts';
import { ORDERS, type SkirmishOrderKind } from './orders.ts';
import type { SkirmishOrderRefusalCode } from './refusal-codes.ts';
import { type Battle, fighterOf, onTable, waitingOf } from './state.ts';

/** What remains open in an order that is offered: a way is for the player to draw, and is priced when it is. */
const OPEN_ORDERS: ReadonlySet<SkirmishOrderKind> = new Set(['skirmish/move', 'skirmish/charge']);

/** Of the pieces of a table one stands behind few, of its enemies one is in melee with few, and hardly anybody flees: the others are not worth a word. */
const NOT_WORTH_A_WORD: ReadonlySet<string> = new Set<SkirmishOrderRefusalCode>([
  'action/nothing-to-hide-behind',
  'strike/not-in-melee',
  'flee/not-broken',
]);

/** Every order that a side could give now, and those of its active figure that are refused, each with its reason: the same that the order itself would meet. */
export function findOffers(by: SideId, situation: Situation<Battle>): readonly Offer[] {
  const { state } = situation;
  if (state.stage === 'initiative') return [offer({ kind: 'skirmish/roll-initiative' }, null, by, situation)];
  if (!state.active)
    return waitingOf(state, by).map(({ model }) => offer({ kind: 'skirmish/activate', model }, model, by, situation));
  const { model } = state.active;
  if (fighterOf(state, model)?.side !== by) return [];
  return ordersOf(situation, model)
    .map((order) => offer(order, model, by, situation))
    .filter(({ refusal }) => refusal === null || !NOT_WORTH_A_WORD.has(refusal.code));
}

function ordersOf({ table, state }: Situation<Battle>, model: string): readonly Order[] {
  const fighter = fighterOf(state, model)!;
  const enemies = onTable(state).filter(({ side }) => side !== fighter.side);
  const modes = fighter.inHand && weaponOf(fighter.inHand).rate.kind === 'automatic' ? FIRE_MODES : (['single'] as const);
  return [
    { kind: 'skirmish/move', model },
    ...Object.keys(table.board.pieces).map((piece) => ({ kind: 'skirmish/hide', model, piece })),
    { kind: 'skirmish/go-prone', model },
    { kind: 'skirmish/stand-up', model },
    { kind: 'skirmish/aim', model },
    ...enemies.flatMap(({ model: target }) => modes.map((mode) => ({ kind: 'skirmish/shoot', model, target, mode }))),
    ...enemies.map(({ model: target }) => ({ kind: 'skirmish/charge', model, target })),
    ...enemies.map(({ model: target }) => ({ kind: 'skirmish/strike', model, target })),
    { kind: 'skirmish/flee', model },
    ...weaponsAside(fighter).map((weapon) => ({ kind: 'skirmish/swap-weapon', model, weapon })),
    { kind: 'skirmish/recover', model },
    { kind: 'skirmish/pass', model },
    { kind: 'skirmish/end-activation', model },
  ];
}

function offer(order: Order, model: string | null, by: SideId, situation: Situation<Battle>): Offer {
  const kind = order.kind as SkirmishOrderKind;
  const decided = ORDERS[kind](order, by, situation);
  const isOpen = OPEN_ORDERS.has(kind) && !decided.ok && decided.problem.code === 'order/malformed';
  const refusal = decided.ok || isOpen ? null : decided.problem;
  return isOpen ? { order, model, refusal, open: ['way'] } : { order, model, refusal };
}
