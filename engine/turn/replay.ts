import { canonicalForm } from '../document/canonical-form.ts';
import type { JournalLine, LineHash } from '../game/journal.ts';
import type { GameSetup } from '../game/setup.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { type Result, succeed } from '../outcome/result.ts';
import { beginGame } from './begin-game.ts';
import { dispatch, withLine } from './dispatch.ts';
import type { Game, PlayedWith } from './game.ts';
import { hashOfSetup, sealLine } from './seal-line.ts';

/** What can be wrong with a journal. */
export const JOURNAL_DOUBT_CODES = [
  'journal/cannot-begin',
  'journal/line-out-of-order',
  'journal/line-changed',
  'journal/command-refused',
  'journal/another-outcome',
  'journal/cut-short',
] as const;
export type JournalDoubtCode = (typeof JOURNAL_DOUBT_CODES)[number];

/** The first line of a journal that is not as it must be, from 0 upwards; the number of lines where something is missing at the end. */
export interface JournalDoubt {
  readonly code: JournalDoubtCode;
  readonly line: number;
  /** Why the command would be turned down, where it would. */
  readonly refusal: Refusal | null;
}

/**
 * The game that a journal tells, folded up from its facts alone. It believes all of them: for a journal out of a file there is `playAgain`.
 * @refuses forces that the rules do not allow
 */
export function replayGame<State>(
  setup: GameSetup,
  lines: readonly JournalLine[],
  withWhat: PlayedWith<State>,
): Result<Game<State>, Refusal> {
  const begun = beginGame(setup, withWhat);
  if (!begun.ok) return begun;
  return succeed(lines.reduce((game, { command, facts }) => withLine(game, command, facts, withWhat), begun.value));
}

/** The game as it was when so many lines were written: what is played from there is another game with the same beginning. */
export const branchOf = <State>(game: Game<State>, lines: number): Game<State> => ({
  ...game,
  lines: game.lines.slice(0, lines),
  positions: game.positions.slice(0, lines + 1),
  throws: game.lines
    .slice(0, lines)
    .reduce((sum, { facts }) => sum + facts.filter((fact) => fact.kind === 'answered' && fact.answer.kind === 'faces').length, 0),
});

/** A game that was played again from its commands, as far as its journal is as it must be. */
export interface PlayedAgain<State> {
  /** Up to the first line that cannot be; null where it cannot even begin. */
  readonly game: Game<State> | null;
  readonly doubt: JournalDoubt | null;
}

/**
 * Plays a journal again, command by command, up to the first line that cannot be: one that is missing or in the wrong place, one that was changed after it was
 * sealed, a command that the rules or the dice pact do not allow, an outcome that the rules do not give. With the seal that was kept beside the lines it also
 * says whether any are missing at the end. Nothing in a journal is believed.
 * @cost that of the game itself; `replayGame` only folds, and is for journals that are believed
 */
export function playAgain<State>(
  setup: GameSetup,
  lines: readonly JournalLine[],
  withWhat: PlayedWith<State>,
  seal: LineHash | null = null,
): PlayedAgain<State> {
  const begun = beginGame(setup, withWhat);
  if (!begun.ok) return { game: null, doubt: { code: 'journal/cannot-begin', line: 0, refusal: begun.problem } };
  let game = begun.value;
  let before = hashOfSetup(setup);
  for (const [index, line] of lines.entries()) {
    const doubt = (code: JournalDoubtCode, refusal: Refusal | null = null) => ({ game, doubt: { code, line: index, refusal } });
    const { hash, ...content } = line;
    if (line.number !== index) return doubt('journal/line-out-of-order');
    if (sealLine(content, before).hash !== hash) return doubt('journal/line-changed');
    const next = dispatch(game, line.command, withWhat);
    if (!next.ok) return doubt('journal/command-refused', next.problem);
    if (canonicalForm(next.value.lines[index]!.facts) !== canonicalForm(line.facts)) return doubt('journal/another-outcome');
    game = next.value;
    before = hash;
  }
  const isWhole = seal === null || seal === before;
  return { game, doubt: isWhole ? null : { code: 'journal/cut-short', line: lines.length, refusal: null } };
}

/** The first line of a journal that cannot be, as `playAgain` finds it. @returns null where all is as it must be */
export const findJournalDoubt = <State>(
  setup: GameSetup,
  lines: readonly JournalLine[],
  withWhat: PlayedWith<State>,
  seal: LineHash | null = null,
): JournalDoubt | null => playAgain(setup, lines, withWhat, seal).doubt;
