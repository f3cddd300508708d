import type { Play } from './play.ts';
import { requestOf } from './shown-game.ts';

/** Is it for the computer to say something? Dice that lie on somebody's table it cannot throw, and where it has nothing to say others may. */
export function isForComputer(play: Play): boolean {
  const { now, computers, game, halted } = play;
  if (!now.whose.some((side) => computers.includes(side))) return false;
  if (halted === 'nothing' && now.whose.some((side) => !computers.includes(side))) return false;
  return requestOf(play)?.kind !== 'roll' || game.setup.dice.kind === 'seed' || game.positions.at(-1)!.open !== null;
}

/** Nothing keeps the computer from it: nobody looks back, nobody is handed the table, nothing went wrong. */
export const mayComputerAct = (play: Play): boolean =>
  isForComputer(play) &&
  play.halted === null &&
  play.refused === null &&
  play.broke === null &&
  play.shownAt === null &&
  play.handedTo === null;
