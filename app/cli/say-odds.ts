import { type Game, type PlayedWith, positionOf } from '../../engine/index.ts';
import type { Speaker } from '../wording/speak.ts';
import { inColumns } from './columns.ts';
import type { TypedOrder } from './read-typed.ts';

/** What an order may come to before it is given: the die that it takes, what changes that with its clause, and how likely each end is. */
export function sayOdds(
  { by, order }: TypedOrder,
  game: Game,
  { playing, tableOf }: PlayedWith,
  { say, share, number }: Speaker,
): readonly string[] {
  const { board, state } = positionOf(game);
  const odds = playing.odds(order, by, { table: tableOf(board), seats: game.setup.seats, state });
  if (!odds) return [say('play.no-odds')];
  const changes = odds.modifiers.map(({ says, value, clause }) => [
    `  ${say(says)}`,
    value < 0 ? number(value) : `+${number(value)}`,
    clause,
  ]);
  return [
    say('play.odds-needed', { needed: odds.needed }),
    ...inColumns(changes),
    ...inColumns(odds.ends.map((end) => [`  ${say(end.says)}`, share(end.share)])),
  ];
}
