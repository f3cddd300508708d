import { type Battle, type Game, offersNow, type PlayedWith, positionOf, type Refusal, whoseTurn } from '../../engine/index.ts';
import { sayRequest } from '../wording/say-fact.ts';
import type { Speaker } from '../wording/speak.ts';
import { inColumns } from './columns.ts';
import { boardOfNames, nameOnBoard, typed } from './typed-order.ts';

/** How a game stands: its round, its points, and everybody who takes part. */
export function sayStanding(game: Game, { say, length }: Speaker): readonly string[] {
  const { board, state, ending } = positionOf(game);
  const named = boardOfNames(game);
  // the state of a game is its book's own, and there is one book that is played
  const { round, fighters, victoryPoints, active, setUp, tokens } = state as Battle;
  const lying = Object.keys(tokens).map((of) => nameOnBoard(of, boardOfNames(game)));
  const { seats } = game.setup;
  const points = seats.map((side) => say('play.points', { side, points: victoryPoints[side] ?? 0 })).join(', ');
  const rows = seats.flatMap((side) =>
    Object.values(fighters)
      .filter((fighter) => fighter.side === side)
      .map((fighter) => {
        const model = board.models[fighter.model];
        const isActive = active?.model === fighter.model;
        const does = isActive
          ? say('play.active', { actions: active.actions })
          : say(
              `play.whereabouts-${fighter.whereabouts === 'table' ? (fighter.activated ? 'done' : 'waits') : fighter.whereabouts}`,
            );
        const { hidingBehind = null } = model?.declared ?? {};
        const notes = [
          ...(fighter.shocks > 0 ? [say('play.shocks', { shocks: fighter.shocks })] : []),
          ...(fighter.broken ? [say('play.broken')] : []),
          ...(fighter.lyingInWait ? [say('play.lies-in-wait')] : []),
          ...(fighter.aiming ? [say('play.aims')] : []),
          ...(hidingBehind === null ? [] : [say('play.hides', { piece: hidingBehind })]),
        ];
        const at = model ? `${[model.pose.at.x, model.pose.at.z].map((mm) => Number((mm / 10).toFixed(1))).join(',')}` : '–';
        const high = model && model.pose.at.y !== 0 ? length(model.pose.at.y) : '';
        return [
          nameOnBoard(side, board),
          nameOnBoard(fighter.model, named),
          does,
          at,
          high,
          model ? say(`stance/${model.stance}`) : '',
          fighter.inHand ?? '–',
          notes.join(', '),
        ];
      }),
  );
  return [
    ending ? say('play.over', { round }) : setUp ? say('play.setting-up') : say('play.round', { round }),
    points,
    ...inColumns(rows).map((row) => `  ${row}`),
    ...(lying.length > 0 ? [say('play.lies-there', { names: lying.join(', ') })] : []),
  ];
}

/** What is waited for, and from whom. */
export function sayWaited(game: Game, withWhat: PlayedWith, speaker: Speaker): string {
  const { say } = speaker;
  const { open, underWay, ending } = positionOf(game);
  const sides = whoseTurn(game, withWhat)
    .map((side) => nameOnBoard(side, positionOf(game).board))
    .join(', ');
  if (open) return say('play.waits-consent', { sides });
  if (ending) return say('play.ended');
  if (underWay) return sayRequest(underWay.request, speaker);
  return say('play.waits-order', { sides });
}

/** What can be done now, as it is typed; then what cannot be, each with its reason. */
export function sayOffers(game: Game, withWhat: PlayedWith, { say }: Speaker): readonly string[] {
  const board = boardOfNames(game);
  const offers = offersNow(game, withWhat);
  const several = new Set(offers.map(({ by }) => by)).size > 1;
  const asTyped = ({ by, order, open }: (typeof offers)[number]) =>
    `${several ? `${by}: ` : ''}${typed(order, board)}${open?.includes('way') ? ` ${say('play.a-way')}` : open?.includes('place') ? ` ${say('play.a-place')}` : ''}`;
  const why = ({ code, fill, clause }: Refusal) => `${say(code, fill)}${clause === null ? '' : ` (${clause})`}`;
  const can = offers.filter(({ refusal }) => refusal === null).map((offer) => `  ${asTyped(offer)}`);
  const cannot = offers.flatMap((offer) => (offer.refusal === null ? [] : [[`  ${asTyped(offer)}`, why(offer.refusal)]]));
  return [
    ...(can.length > 0 ? [say('play.can'), ...can] : [say('play.nothing-offered')]),
    ...(cannot.length > 0 ? [say('play.cannot'), ...inColumns(cannot)] : []),
  ];
}
