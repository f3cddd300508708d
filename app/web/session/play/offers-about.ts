import type { ModelId, OfferNow } from '../../../../engine/index.ts';
import { read, write } from '../session.ts';
import { mayComputerAct } from './computer-sides.ts';
import { chooseOffer } from './game-intents.ts';
import type { Play } from './play.ts';
import { isOpen, targetOf } from './shown-game.ts';

/**
 * What is offered to people now: nothing while an earlier position is looked at or the table is handed over. What any of several sides may do is offered once, to the
 * first of them.
 */
export function offersIn(play: Play): readonly OfferNow[] {
  const { now, shownAt, handedTo, computers } = play;
  if (shownAt !== null || handedTo !== null) return [];
  const theirs = now.offers.filter(({ by, refusal }) => computers.includes(by) && refusal === null);
  const given = new Set(mayComputerAct(play) ? theirs.map(({ order }) => JSON.stringify(order)) : []);
  const byOrder = new Map<string, OfferNow>();
  for (const offer of now.offers) {
    if (computers.includes(offer.by)) continue;
    const key = JSON.stringify(offer.order);
    // what the computer is about to do itself is not put before anybody for the blink of an eye
    if (!byOrder.has(key) && !given.has(key)) byOrder.set(key, offer);
  }
  return [...byOrder.values()];
}

/** Everything offered that is aimed at somebody, what may be done before what may not. */
export function offersAt(play: Play, target: ModelId): readonly OfferNow[] {
  const aimed = offersIn(play).filter(({ order }) => targetOf(order) === target);
  return [...aimed.filter(({ refusal }) => refusal === null), ...aimed.filter(({ refusal }) => refusal !== null)];
}

/**
 * What is listed: all that is offered, or only what is about the one who is selected where several have several things to do, as while a battle is set up.
 */
export function offersListed(play: Play, selected: ModelId | null): readonly OfferNow[] {
  const offers = offersIn(play);
  const counts = new Map<ModelId, number>();
  for (const { model } of offers) if (model !== null) counts.set(model, (counts.get(model) ?? 0) + 1);
  const several = counts.size > 1 && [...counts.values()].some((count) => count > 1);
  return several && selected !== null && counts.has(selected)
    ? offers.filter(({ model }) => model === null || model === selected)
    : offers;
}

/** The order to move somebody, where it is offered. */
export const moveOfferOf = (play: Play, model: ModelId): OfferNow | null =>
  offersIn(play).find(
    (offer) =>
      offer.model === model &&
      isOpen(offer) &&
      model in read().document.board.models &&
      offer.refusal === null &&
      targetOf(offer.order) === null,
  ) ?? null;

/** Somebody is clicked on the table: an enemy who can be aimed at is aimed at, anybody else is looked at. */
export function pickInPlay(model: ModelId): void {
  const { play } = read();
  if (!play) return;
  const [aimed] = offersAt(play, model);
  write({ selected: { kind: 'model', id: model }, told: null });
  chooseOffer(aimed?.refusal === null ? aimed : null);
  if (aimed?.refusal === null) write({ selected: { kind: 'model', id: model } });
}

/** Takes up the order to move somebody, as soon as he is taken hold of. */
export function takeUpMove(model: ModelId): boolean {
  const { play } = read();
  const offer = play && moveOfferOf(play, model);
  if (!play || !offer) return false;
  if (play.chosen?.offer.order !== offer.order) chooseOffer(offer);
  return true;
}
