import type { SideId } from '../identity/ids.ts';
import type { Offer, Playing, Situation } from '../rules/playing.ts';
import { situationOf } from './carry-out.ts';
import { type Game, type PlayedWith, positionOf } from './game.ts';

/** Who must do something now: agree or decline, promise a secret, answer what is asked, or give an order. Several where any of them may; nobody once it is over. */
export function whoseTurn<State>(game: Game<State>, withWhat: PlayedWith<State>): readonly SideId[] {
  const position = positionOf(game);
  const { underWay, open, ending, promises } = position;
  const { seats, dice } = game.setup;
  if (open) return seats.filter((seat) => seat !== open.by && !open.agreed.includes(seat));
  if (ending) return [];
  if (dice.kind === 'promises' && seats.some((seat) => !promises[seat])) return seats.filter((seat) => !promises[seat]);
  if (underWay) return [underWay.request.kind === 'roll' ? underWay.request.roller : underWay.request.chooser];
  return withWhat.playing.awaited(situationOf(position, seats, withWhat));
}

/** An order that could be given now, or why not, and whose it is. */
export interface OfferNow extends Offer {
  readonly by: SideId;
}

/** Every order that a side could give, the refused ones with their reasons. @cost each asks what it rests on: who is seen, what is in reach */
export const offersOf = <State>(playing: Playing<State>, by: SideId, situation: Situation<State>): readonly Offer[] =>
  playing.wishes(by, situation).flatMap((wish) => playing.offer(wish, by, situation) ?? []);

/** Every order that those could give whose turn it is, the refused ones with their reasons; none while dice, a choice or consent are waited for. */
export function offersNow<State>(game: Game<State>, withWhat: PlayedWith<State>): readonly OfferNow[] {
  const position = positionOf(game);
  if (position.underWay || position.open || position.ending) return [];
  const situation = situationOf(position, game.setup.seats, withWhat);
  const { playing } = withWhat;
  return playing.awaited(situation).flatMap((by) => offersOf(playing, by, situation).map((offer) => ({ ...offer, by })));
}
