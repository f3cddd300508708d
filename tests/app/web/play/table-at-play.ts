import { beginGame, giveOrder, pick, throwDice } from '../../../../app/web/session/play/game-intents.ts';
import type { Play } from '../../../../app/web/session/play/play.ts';
import { requestOf } from '../../../../app/web/session/play/shown-game.ts';
import { read, write } from '../../../../app/web/session/session.ts';
import { type Board, defaultSettings, type Game, type Order, type PlainData, skirmish } from '../../../../engine/index.ts';

export const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

/** Begins a game on a board, as somebody does who presses Begin; dice are typed in unless a seed is given. */
export function beginOn(board: Board, forces: PlainData = null, seed: number | null = null, wishes: Partial<Play> = {}): void {
  write({ play: null, ghost: null, selected: null, looker: null, target: null, ruling: null, way: null, past: [], future: [] });
  const dice: Game['setup']['dice'] = seed === null ? { kind: 'by-hand' } : { kind: 'seed', seed: seedOf(seed) };
  const seats = [...new Set(Object.values(board.models).map(({ owner }) => owner))].sort();
  const { id: ruleSet, version, settings } = skirmish;
  const setup = { format: 1, ruleSet, version, settings: defaultSettings(settings), board, seats, forces, dice } as const;
  beginGame(setup, [], wishes, (why) => {
    throw new Error(`the game does not begin: ${why.code}`);
  });
}

/** The game on the page. */
export function playNow(): Play {
  const { play } = read();
  if (!play) throw new Error('no game is played');
  return play;
}

/** Gives an order that must be obeyed. */
export function give(by: string, order: Order): void {
  giveOrder(by, order);
  const { refused, broke } = playNow();
  if (refused || broke !== null) throw new Error(`${order.kind} of ${by}: ${refused?.code ?? broke}`);
}

/** Throws these dice, one throw after another. */
export function dice(...throws: readonly (readonly number[])[]): void {
  for (const faces of throws) {
    const request = requestOf(playNow());
    if (request?.kind !== 'roll') throw new Error('nobody waits for dice');
    give(request.roller, { kind: 'answer-roll', faces });
  }
}

/** Whatever is asked for is answered: dice by the seed, choices with the first option. */
export function answerAll(): void {
  for (let request = requestOf(playNow()); request; request = requestOf(playNow())) {
    if (request.kind === 'roll') throwDice();
    else pick([request.options[0]!.id]);
  }
}

/** Somebody is activated whose side has won the roll for who begins. */
export function withActive(side: string, model: string): void {
  give('blue', { kind: 'skirmish/roll-initiative' });
  dice([6], [2]);
  pick([side]);
  give(side, { kind: 'skirmish/activate', model });
}
