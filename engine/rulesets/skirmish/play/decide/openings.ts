import type { Opening } from '../../../../board/opening.ts';
import type { Order } from '../../../../game/order.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../../outcome/result.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { OPENING_WORKS, type OpeningWork } from '../../../../ruling/question.ts';
import { answerWorkOpening } from '../../answer/work-opening.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { findLookOut } from '../../window-exception.ts';
import { type Decide, refuse, textOf, whoActs } from '../acting.ts';
import { spend } from '../end-activation.ts';
import { decisive } from '../fight/decisive.ts';
import type { Battle } from '../state.ts';
import { asksNothing } from '../tell.ts';

const STATE_AFTER = { open: 'open', close: 'closed', unlock: 'closed', lock: 'locked' } as const satisfies Readonly<
  Record<OpeningWork, Opening['state']>
>;

/**
 * Opens, shuts, locks or unlocks something within reach; a lock takes its key and an action for each of its bolts, all in one order.
 * @clause SK-ACTION-13, SK-DOOR-1 to 6
 */
export const workOpening: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { model } = acting.value;
  const named = openingIn(order, situation);
  if (!named.ok) return named;
  const work = OPENING_WORKS.find((known) => known === order.work);
  if (!work) return refuse('order/malformed', null, { field: 'work' });
  const hasKey = acting.value.fighter.items.includes('keys');
  const verdict = answerWorkOpening(
    { kind: 'work-opening', model: model.id, ...named.value, work, hasKey },
    decisive(situation.table),
  );
  if (!verdict.ok) return verdict;
  const { answer, because } = verdict.value;
  const [why] = because;
  if (!answer.allowed)
    return refuse('action/opening-not-worked', why?.clause ?? 'SK-DOOR-1', {
      ...why?.fill,
      model: model.id,
      says: why?.says ?? '',
    });
  if (answer.actions > acting.value.actions)
    return refuse('action/takes-more-actions', 'SK-DOOR-4', { model: model.id, actions: answer.actions });
  return succeed(function* (play) {
    play.happens({ kind: 'opening-worked', ...named.value, state: STATE_AFTER[work] });
    yield* spend(play, model.id, 'work-opening', answer.actions);
  });
};

/**
 * After his movement somebody who stands directly at a window, loophole or the like looks out of it, whatever his pose: this costs nothing, and lasts until he
 * moves, hides or goes prone. @clause SK-LOS-5, SK-LOS-6, SK-LOS-9
 */
export const lookOut: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { fighter, model } = acting.value;
  const named = openingIn(order, situation);
  if (!named.ok) return named;
  if (!fighter.moved) return refuse('action/only-after-moving', 'SK-LOS-6', { model: model.id });
  const looking = { ...model, declared: { ...model.declared, lookingOut: named.value } };
  const { board, space, settings } = decisive(situation.table);
  const found = findLookOut({ board, space, agreed: settings as SkirmishSettings, looker: looking, target: looking }, looking);
  if (!found?.call.holds) {
    const [why] = found?.because ?? [];
    return refuse('action/cannot-look-out', why?.clause ?? 'SK-LOS-5', { ...why?.fill, model: model.id, says: why?.says ?? '' });
  }
  return succeed((play) => {
    play.happens({ kind: 'model-stands', model: looking });
    return asksNothing();
  });
};

/** The opening that an order names. @refuses what is not there */
function openingIn(
  order: Order,
  { table }: Situation<Battle>,
): Result<{ readonly piece: string; readonly opening: string }, Refusal> {
  const piece = textOf(order, 'piece');
  if (!piece.ok) return piece;
  const opening = textOf(order, 'opening');
  if (!opening.ok) return opening;
  const { pieces } = table.board;
  const found = Object.hasOwn(pieces, piece.value) ? pieces[piece.value]! : null;
  if (!found) return refuse('action/no-such-piece', 'SK-ACTION-13', { piece: piece.value });
  if (!Object.hasOwn(found.openings, opening.value))
    return refuse('action/no-such-opening', 'SK-ACTION-13', { piece: piece.value, opening: opening.value });
  return succeed({ piece: piece.value, opening: opening.value });
}
