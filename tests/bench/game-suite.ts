import {
  chooseAtRandom,
  type Game,
  offersOf,
  playAgain,
  readGameFile,
  recordOf,
  replayGame,
  throwBySeed,
  writeGameFile,
} from '../../engine/index.ts';
import { situationOf } from '../../engine/turn/carry-out.ts';
import { chanceOf } from '../support/chance.ts';
import { type GamePlayer, skirmishOn } from '../support/game-board.ts';
import { GAME_SIZES, type GameSize, gameBoard } from './game-board.ts';
import { type Contestant, race } from './measure.ts';
import type { Timings } from './ray-suite.ts';

/** What is told to grow with the men who play. */
export const GAME_WORK = {
  dispatch: 'one command carried out (all of the journal, played again)',
  offers: 'all that is offered in one position, with the reason against what is not allowed',
  replay: 'one line folded up again',
} as const;
export type GameWork = keyof typeof GAME_WORK;
export const withMen = (work: GameWork, men: GameSize): string => `${GAME_WORK[work]}, ${men} men`;

/** As many offers are asked for, evenly over the game: each looks at everybody whose turn it may be. */
const POSITIONS = 6;

export interface GameRace {
  readonly timings: Timings;
  /** Commands of the game that was played. */
  readonly commands: number;
}

/**
 * How long does the machine take for a command, for what it offers and for a line that it folds up again, among 20, 60 and 200 men on the same terrain? Each time
 * the game comes out of its file, so that nothing is known of its boards.
 */
export async function raceGames(rounds: number, commands: number): Promise<GameRace> {
  const contestants = GAME_SIZES.flatMap((men): Contestant[] => {
    const player = skirmishOn(gameBoard(men), null, { dice: { kind: 'seed', seed: '7'.padStart(64, '0') } });
    playOn(player, commands);
    const file = writeGameFile({ record: recordOf(player.game), meshes: new Map() });
    const asked = Array.from({ length: POSITIONS }, (_, index) => Math.floor((index * player.game.lines.length) / POSITIONS));
    return [
      { name: withMen('dispatch', men), questions: commands, work: () => dispatched(file, player) },
      { name: withMen('offers', men), questions: POSITIONS, work: () => offered(file, player, asked) },
      { name: withMen('replay', men), questions: commands, work: () => folded(file, player) },
    ];
  });
  return { timings: await race(contestants, rounds), commands };
}

/** Whoever is asked does something that is offered. */
function playOn(player: GamePlayer, commands: number): void {
  const chance = chanceOf(7);
  const pick = (count: number) => chance.whole(0, count - 1);
  while (player.game.lines.length < commands) {
    const next = throwBySeed(player.game) ?? chooseAtRandom(player.game, player.withWhat, pick);
    if (!next) throw new Error('the game has ended before it was long enough');
    player.tries(next.by, next.order);
  }
}

function readAgain(file: string) {
  const read = readGameFile(file);
  if (!read.ok) throw new Error('the game cannot be read again');
  return read.value.record;
}

function dispatched(file: string, { withWhat }: GamePlayer) {
  const { setup, lines } = readAgain(file);
  return timed(() => {
    const { doubt } = playAgain(setup, lines, withWhat);
    if (doubt) throw new Error(doubt.code);
    return lines.length;
  });
}

function folded(file: string, { withWhat }: GamePlayer) {
  const { setup, lines } = readAgain(file);
  return timed(() => {
    const again = replayGame(setup, lines, withWhat);
    if (!again.ok) throw new Error(again.problem.code);
    return again.value.throws;
  });
}

function offered(file: string, { withWhat }: GamePlayer, asked: readonly number[]) {
  const { setup, lines } = readAgain(file);
  const again = replayGame(setup, lines, withWhat);
  if (!again.ok) throw new Error(again.problem.code);
  const { positions }: Game = again.value;
  return timed(() => {
    let offers = 0;
    for (const index of asked) {
      const situation = situationOf(positions[index]!, setup.seats, withWhat);
      for (const by of withWhat.playing.awaited(situation)) offers += offersOf(withWhat.playing, by, situation).length;
    }
    return offers;
  });
}

/** Processor time of this alone, without what was made ready for it. */
function timed(work: () => number): { readonly seconds: number; readonly found: number } {
  const start = process.cpuUsage();
  const found = work();
  const { user, system } = process.cpuUsage(start);
  return { seconds: (user + system) / 1e6, found };
}
