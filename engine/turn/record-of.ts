import type { GameRecord } from '../game/game-record.ts';
import { ENGINE_VERSION } from '../ruling/engine-version.ts';
import type { Game } from './game.ts';
import { hashOfSetup } from './seal-line.ts';

/** What is to be kept of a game. */
export const recordOf = <State>({ setup, lines }: Game<State>): GameRecord => ({
  engine: ENGINE_VERSION,
  setup,
  lines,
  seal: lines[lines.length - 1]?.hash ?? hashOfSetup(setup),
});
