import type { Opening } from '../../../board/opening.ts';
import type { Order } from '../../../game/order.ts';
import type { ModelId, SideId } from '../../../identity/ids.ts';
import type { Offer, Situation, Wish } from '../../../rules/playing.ts';
import type { OpeningWork } from '../../../ruling/question.ts';
import { weaponOf } from '../tables/weapons.ts';
import { wishesAtGuns } from './crews/offers.ts';
import { assistantOf } from './decide/assistant.ts';
import { weaponsAside } from './decide/ready.ts';
import { FIRE_MODES } from './facts.ts';
import { flamethrowerOf } from './flame/throw-flame.ts';
import { hasArmourPiercing } from './gear/ammunition.ts';
import { launcherOf } from './grenades/launch-rocket.ts';
import { grenadesLeft } from './grenades/throw.ts';
import { ORDERS, type SkirmishOrderKind } from './orders.ts';
import type { SkirmishOrderRefusalCode } from './refusal-codes.ts';
import { wishesToEnter } from './reserves/offers.ts';
import { wishesAtTheStart } from './set-up/army-offers.ts';
import { wishesInSetUp } from './set-up/offers.ts';
import { type Battle, type Fighter, fighterOf, onTable, waitingOf } from './state.ts';

/** Of the pieces of a table one stands behind few, and at few of their doors and windows, of its enemies one is in melee with few, and hardly anybody flees: the others are not worth a word. */
const NOT_WORTH_A_WORD: ReadonlySet<string> = new Set<SkirmishOrderRefusalCode>([
  'action/nothing-to-hide-behind',
  'strike/not-in-melee',
  'flee/not-broken',
  'throw/too-far',
  'action/opening-not-worked',
  'action/cannot-look-out',
  'action/only-after-moving',
  'token/out-of-reach',
]);

/** Every order that a side could think of giving now: its active figure's, or whom it could activate. */
export function wishesOf(by: SideId, situation: Situation<Battle>): readonly Wish[] {
  const { state } = situation;
  if (state.stage === 'set-up') return wishesInSetUp(by, situation);
  if (state.stage === 'initiative')
    return [{ order: { kind: 'skirmish/roll-initiative' }, model: null }, ...wishesAtTheStart(by, situation)];
  if (!state.active) return waitingOf(state, by).map(({ model }) => ({ order: { kind: 'skirmish/activate', model }, model }));
  const { model } = state.active;
  const fighter = fighterOf(state, model);
  if (fighter?.side !== by) return [];
  const idle = ['skirmish/pass', 'skirmish/end-activation'].map((kind) => ({ order: { kind, model }, model }));
  if (fighter.whereabouts === 'arriving') return [...wishesToEnter(fighter, situation), ...idle];
  if (fighter.lyingInWait) return [{ order: { kind: 'skirmish/come-out', model }, model }, ...idle];
  const open = OPEN_ORDERS as ReadonlySet<string>;
  const throws: readonly Wish[] =
    grenadesLeft(fighter) > 0
      ? [{}, { lobbed: true }].map((way): Wish => ({ order: { kind: 'skirmish/throw', model, ...way }, model, open: ['point'] }))
      : [];
  return [
    ...ordersOf(situation, fighter).map((order): Wish => ({ order, model, ...(open.has(order.kind) ? { open: ['way'] } : {}) })),
    ...throws,
    ...(flamethrowerOf(fighter) ? [{ order: { kind: 'skirmish/throw-flame', model }, model, open: ['point'] } as const] : []),
    ...(launcherOf(fighter) ? [{ order: { kind: 'skirmish/launch', model }, model, open: ['point'] } as const] : []),
    ...wishesAtGuns(situation, fighter),
    ...idle,
  ];
}

/** What remains open in an order that is offered: a way is for the player to draw, and is priced when it is. */
const OPEN_ORDERS: ReadonlySet<SkirmishOrderKind> = new Set(['skirmish/move', 'skirmish/charge']);

function ordersOf({ table, state }: Situation<Battle>, fighter: Fighter): readonly Order[] {
  const { model } = fighter;
  const enemies = onTable(state).filter(({ side }) => side !== fighter.side);
  const flames = flamethrowerOf(fighter) !== null;
  const rockets = launcherOf(fighter) !== null;
  const modes = fighter.inHand && weaponOf(fighter.inHand).rate.kind === 'automatic' ? FIRE_MODES : (['single'] as const);
  return [
    { kind: 'skirmish/move', model },
    ...Object.keys(table.board.pieces).map((piece) => ({ kind: 'skirmish/hide', model, piece })),
    { kind: 'skirmish/go-prone', model },
    { kind: 'skirmish/stand-up', model },
    { kind: 'skirmish/aim', model },
    ...(flames || rockets
      ? []
      : enemies.flatMap(({ model: target }) => modes.map((mode) => ({ kind: 'skirmish/shoot', model, target, mode })))),
    ...(hasArmourPiercing(fighter) ? enemies : []).flatMap(({ model: target }) =>
      modes.map((mode) => ({ kind: 'skirmish/shoot', model, target, mode, ammunition: 'armour-piercing' })),
    ),
    ...(flames ? enemies.map(({ model: target }) => ({ kind: 'skirmish/throw-flame', model, target })) : []),
    ...(rockets ? enemies.map(({ model: target }) => ({ kind: 'skirmish/launch', model, target })) : []),
    ...(flames || rockets ? [] : enemies.flatMap(({ model: target }) => suppressions(model, target, modes.length > 1))),
    ...(grenadesLeft(fighter) > 0 ? enemies : []).flatMap(({ model: target }) =>
      [{}, { lobbed: true }].map((way) => ({ kind: 'skirmish/throw', model, target, ...way })),
    ),
    ...enemies.map(({ model: target }) => ({ kind: 'skirmish/charge', model, target })),
    ...enemies.map(({ model: target }) => ({ kind: 'skirmish/strike', model, target })),
    ...Object.values(table.board.pieces).flatMap(({ id: piece, openings }) =>
      Object.values(openings).flatMap((opening): readonly Order[] => [
        ...worksOn(opening).map((work) => ({ kind: 'skirmish/work-opening', model, piece, opening: opening.id, work })),
        { kind: 'skirmish/look-out', model, piece, opening: opening.id },
      ]),
    ),
    { kind: 'skirmish/flee', model },
    ...weaponsAside(fighter).map((weapon) => ({ kind: 'skirmish/swap-weapon', model, weapon })),
    { kind: 'skirmish/recover', model },
    ...Object.keys(state.tokens).map((of) => ({ kind: 'skirmish/take-token', model, of })),
    ...(fighter.assists === null ? [] : [{ kind: 'skirmish/assist', model }]),
    ...(assistantOf(state, model) ? [{ kind: 'skirmish/ask-for-help', model }] : []),
  ];
}

/** Fire to keep somebody down: one shot, and of an automatic weapon a burst as well. @clause SK-ROF-21 */
const suppressions = (model: ModelId, target: ModelId, bursts: boolean): readonly Order[] => [
  { kind: 'skirmish/suppress', model, target },
  ...(bursts ? [{ kind: 'skirmish/suppress', model, target, mode: 'burst' }] : []),
];

/** What can be done to an opening as it is. @clause SK-DOOR-1 to 4 */
function worksOn({ state, locks }: Opening): readonly OpeningWork[] {
  if (state === 'always-open') return [];
  if (state === 'locked') return ['unlock'];
  return state === 'open' ? ['close'] : ['open', ...(locks > 0 ? (['lock'] as const) : [])];
}

/** Whether it may be given, by the same reason that the order itself would meet: what is left open lacks nothing but that. Null where it is not worth a word. */
export function offerOf({ order, model, open, areas }: Wish, by: SideId, situation: Situation<Battle>): Offer | null {
  const decided = ORDERS[order.kind as SkirmishOrderKind](order, by, situation);
  const lacksOnlyThat = open !== undefined && !decided.ok && decided.problem.code === 'order/malformed';
  const refusal = decided.ok || lacksOnlyThat ? null : decided.problem;
  if (refusal && NOT_WORTH_A_WORD.has(refusal.code)) return null;
  return { order, model, refusal, ...(lacksOnlyThat ? { open, ...(areas ? { areas } : {}) } : {}) };
}
