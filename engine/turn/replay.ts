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

/** The game that a journal tells, folded up from its facts alone. @refuses forces that the rules do not allow */
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

/**
 * Plays a journal again, command by command, and says which line is the first that cannot be: one that is missing or in the wrong place, one that was changed
 * after it was sealed, a command that the rules or the dice pact do not allow, an outcome that the rules do not give. With the seal that was kept beside the
 * lines it also says whether any are missing at the end.
 * @returns null where all is as it must be
 */
export function findJournalDoubt<State>(
  setup: GameSetup,
  lines: readonly JournalLine[],
  withWhat: PlayedWith<State>,
  seal: LineHash | null = null,
): JournalDoubt | null {
  const begun = beginGame(setup, withWhat);
  if (!begun.ok) return { code: 'journal/cannot-begin', line: 0, refusal: begun.problem };
  let game = begun.value;
  let before = hashOfSetup(setup);
  for (const [index, line] of lines.entries()) {
    const { hash, ...content } = line;
    if (line.number !== index) return { code: 'journal/line-out-of-order', line: index, refusal: null };
    if (sealLine(content, before).hash !== hash) return { code: 'journal/line-changed', line: index, refusal: null };
    const next = dispatch(game, line.command, withWhat);
    if (!next.ok) return { code: 'journal/command-refused', line: index, refusal: next.problem };
    game = next.value;
    if (canonicalForm(game.lines[index]!.facts) !== canonicalForm(line.facts))
      return { code: 'journal/another-outcome', line: index, refusal: null };
    before = hash;
  }
  return seal === null || seal === before ? null : { code: 'journal/cut-short', line: lines.length, refusal: null };
}
