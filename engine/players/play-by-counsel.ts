import type { Model } from '../board/model.ts';
import type { Order } from '../game/order.ts';
import type { ChoiceRequest, GameRequest, RequestAnswer } from '../game/request.ts';
import type { ModelId, SideId } from '../identity/ids.ts';
import type { Counsel, Offer, Situation } from '../rules/playing.ts';
import { situationOf } from '../turn/carry-out.ts';
import { dispatch } from '../turn/dispatch.ts';
import { type Game, type PlayedWith, type Position, positionOf } from '../turn/game.ts';
import { facesAt, imagine } from '../turn/imagine.ts';
import { positionSeenBy } from '../turn/view-of.ts';
import { offersOf } from '../turn/whose-turn.ts';
import { type Intent, oneOf, type PickOne, wholeOrder } from './choose-at-random.ts';

/** How many orders are carried out in mind before one is given, and how often each whose end lies with the dice. */
const MOST_IMAGINED = 40;
const THROWS = 7;
/** Orders that are worth so little more are as good, and which of them it is is left to `pick`: nobody plays the same game twice. */
const AS_GOOD = 0.01;

/**
 * What a player does for a side who thinks one order ahead. It knows of the game what its side may know, gives orders that are offered, and judges by what the
 * book advises; where the book has no advice it does anything that is offered. Null when it is not for this side to say something. Asked again with the same
 * `pick`, it answers the same. It agrees to whatever its opponent would like to take back or to settle.
 * @cost a bounded number of orders carried out in mind
 */
export function playByCounsel<State>(game: Game<State>, withWhat: PlayedWith<State>, by: SideId, pick: PickOne): Intent | null {
  const { open, underWay, ending } = positionOf(game);
  if (open) return open.by === by || open.agreed.includes(by) ? null : { by, order: { kind: 'agree' } };
  if (ending) return null;
  const position = positionSeenBy(game, by, withWhat);
  if (underWay) {
    const { request } = underWay;
    if (request.kind === 'roll' || request.chooser !== by) return null;
    return { by, order: { kind: 'answer-choice', picked: [...picked(request, by, position)] } };
  }
  const situation = situationOf(position, game.setup.seats, withWhat);
  const { playing } = withWhat;
  if (!playing.awaited(situation).includes(by)) return null;
  const offers = offersOf(playing, by, situation).filter(({ refusal }) => refusal === null);
  const { counsel } = playing;
  if (!counsel) return offers.length > 0 ? { by, order: wholeOrder(oneOf(offers, pick), position.board, pick) } : null;
  const weighed = weigh(offers, { by, counsel, position, situation, withWhat });
  // what is hidden from this side may still be in the way: the gate knows, and then the next best is tried
  const isObeyed = ({ order }: Weighed): boolean =>
    dispatch(game, { id: `${game.lines.length}`, by, seen: game.lines.length, order }, withWhat).ok;
  while (weighed.length > 0) {
    const best = weighed[0]!.gain;
    const alike = weighed.filter(({ gain }) => gain >= best - AS_GOOD);
    const chosen = alike.length > 1 ? oneOf(alike, pick) : alike[0]!;
    if (isObeyed(chosen)) return { by, order: chosen.order };
    weighed.splice(weighed.indexOf(chosen), 1);
  }
  return null;
}

interface Weighed {
  readonly order: Order;
  readonly gain: number;
}

/** Who thinks, about what. */
interface Thought<State> {
  readonly by: SideId;
  readonly counsel: Counsel<State>;
  readonly position: Position<State>;
  readonly situation: Situation<State>;
  readonly withWhat: PlayedWith<State>;
}

/** All that could be ordered, the best first. */
function weigh<State>(offers: readonly Offer[], thought: Thought<State>): Weighed[] {
  const { by, counsel, situation } = thought;
  const weighed: Weighed[] = [];
  let imagined = 0;
  for (const order of offers.flatMap((offer) => counsel.wholeOrders(offer, by, situation))) {
    const told = counsel.expects(order, by, situation);
    if (told === null && imagined++ >= MOST_IMAGINED) continue;
    const gain = told ?? gainOf(order, thought);
    if (gain !== null) weighed.push({ order, gain });
  }
  return weighed.sort((a, b) => b.gain - a.gain);
}

/** What an order gains on the average of some throws; null for one that is turned down. */
function gainOf<State>(order: Order, { by, counsel, position, situation, withWhat }: Thought<State>): number | null {
  const decided = withWhat.playing.decide(order, by, situation);
  if (!decided.ok) return null;
  const { seats } = situation;
  const model = typeof order.model === 'string' ? order.model : null;
  const before = counsel.standing(by, situation) + placeOf(model, situation, counsel);
  let sum = 0;
  for (let thrown = 0; thrown < THROWS; thrown++) {
    const end = imagine(position, decided.value, answerFor(thrown, by, position), seats, withWhat);
    const after = situationOf(end.position, seats, withWhat);
    const stays = model !== null && isWhereItWas(position.board.models[model], end.position.board.models[model]);
    sum += counsel.standing(by, after) + placeOf(model, stays ? situation : after, counsel) - before;
    if (!end.thrown) return sum;
  }
  return sum / THROWS;
}

const placeOf = <State>(model: ModelId | null, situation: Situation<State>, counsel: Counsel<State>): number =>
  model === null ? 0 : counsel.place(model, situation);

/** Turning round changes nothing about a place. */
function isWhereItWas(before: Model | undefined, after: Model | undefined): boolean {
  if (!before || !after) return before === after;
  const { pose, stance, declared, perch } = before;
  return (
    after.pose.at.x === pose.at.x &&
    after.pose.at.y === pose.at.y &&
    after.pose.at.z === pose.at.z &&
    after.stance === stance &&
    after.perch === perch &&
    after.declared.hidingBehind === declared.hidingBehind &&
    after.declared.lookingOut === declared.lookingOut
  );
}

/** Throws that together stand for all: each die falls evenly over its faces, and no die goes with another. */
function answerFor<State>(thrown: number, by: SideId, position: Position<State>): (request: GameRequest) => RequestAnswer {
  let factor = 1;
  const next = (): number => {
    const share = ((thrown * factor) % THROWS) / THROWS + 0.5 / THROWS;
    factor = (factor * GENERATOR) % THROWS;
    return share;
  };
  return (request) =>
    request.kind === 'roll'
      ? { kind: 'faces', faces: facesAt(request, next), origin: { from: 'hand' } }
      : { kind: 'picked', picked: picked(request, by, position) };
}

/** Its powers go through all remainders of THROWS but 0. */
const GENERATOR = 3;

/** Of what may be chosen: itself before others, enemies before friends, else what is named first, and no more than must be. */
function picked<State>({ options, atLeast, chooser }: ChoiceRequest, by: SideId, { board }: Position<State>): readonly string[] {
  const rank = (id: string): number => {
    if (id === chooser) return 0;
    const owner = board.models[id]?.owner;
    return owner === undefined ? 1 : owner === chooser ? 2 : chooser === by ? 0 : 1;
  };
  const ids = options.map(({ id }) => id);
  return ids.toSorted((a, b) => rank(a) - rank(b)).slice(0, Math.max(atLeast, 0));
}
