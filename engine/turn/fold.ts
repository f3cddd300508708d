import type { Board } from '../board/board.ts';
import { withModel, withOpeningState, withoutModel, withoutZone, withZone } from '../board/board-edit.ts';
import { type Fact, isBookFact, type TableFact } from '../game/fact.ts';
import type { JournalLine } from '../game/journal.ts';
import type { GameRequest } from '../game/request.ts';
import type { Playing } from '../rules/playing.ts';
import type { Position, UnderWay } from './game.ts';

/** The board after something has happened to it. */
export function changedBoard(board: Board, fact: TableFact): Board {
  switch (fact.kind) {
    case 'model-stands':
      return withModel(board, fact.model);
    case 'model-left':
      return withoutModel(board, fact.model);
    case 'opening-worked':
      return withOpeningState(board, fact.piece, fact.opening, fact.state);
    case 'zone-laid':
      return withZone(board, fact.zone);
    case 'zone-lifted':
      return withoutZone(board, fact.zone);
  }
}

/**
 * The position after one more fact. What an order waits for is not in the facts alone and is set by who carries it out; going back needs the earlier
 * positions and is done there as well.
 */
export function foldFact<State>(position: Position<State>, fact: Fact, playing: Playing<State>): Position<State> {
  if (isBookFact(fact)) return { ...position, state: playing.evolve(position.state, fact) };
  switch (fact.kind) {
    case 'settled': {
      const { question, outcome, by } = fact;
      return {
        ...position,
        open: null,
        settled: [...position.settled.filter((own) => own.question !== question), { question, outcome, by }],
      };
    }
    case 'promised':
      return { ...position, promises: { ...position.promises, [fact.side]: fact.promise } };
    case 'answered':
      return fact.answer.kind === 'faces' && fact.answer.origin.from === 'promises'
        ? { ...position, promises: { ...position.promises, ...fact.answer.origin.told } }
        : position;
    case 'proposed':
      return { ...position, open: { by: fact.by, proposal: fact.proposal, agreed: [] } };
    case 'agreed':
      return position.open ? { ...position, open: { ...position.open, agreed: [...position.open.agreed, fact.by] } } : position;
    case 'declined':
      return { ...position, open: null };
    case 'game-ended':
      return { ...position, ending: fact.ending };
    case 'requested':
    case 'taken-back':
      return position;
    default:
      return { ...position, board: changedBoard(position.board, fact) };
  }
}

/** What a line did to an order that waits: which it is, what it has been answered, how much of it has happened, what it waits for now. */
function underWayAfter(before: UnderWay | null, line: JournalLine, gaveOrder: boolean): UnderWay | null {
  let answers = gaveOrder ? [] : (before?.answers ?? []);
  let told = gaveOrder ? 0 : (before?.told ?? 0);
  let request: GameRequest | null = gaveOrder ? null : (before?.request ?? null);
  for (const fact of line.facts) {
    if (fact.kind === 'requested') request = fact.request;
    else if (fact.kind === 'answered') {
      answers = [...answers, fact.answer];
      request = null;
    } else if (!BY_THE_TABLE.has(fact.kind)) told++;
  }
  return request ? { line: gaveOrder ? line.number : before!.line, answers, told, request } : null;
}

/** Facts that no order of a rule set tells. */
const BY_THE_TABLE: ReadonlySet<string> = new Set(['proposed', 'agreed', 'declined', 'settled', 'taken-back', 'promised']);

/** The position after one more line of the journal. @shape positions: one for each line before, and how the game began */
export function foldLine<State>(
  positions: readonly Position<State>[],
  line: JournalLine,
  playing: Playing<State>,
): Position<State> {
  const before = positions[positions.length - 1]!;
  const back = line.facts.find((fact) => fact.kind === 'taken-back');
  if (back) return { ...positions[back.to]!, promises: before.promises, settled: before.settled, open: null };
  const gaveOrder = line.command.order.kind.includes('/');
  const after = line.facts.reduce((position, fact) => foldFact(position, fact, playing), before);
  return { ...after, underWay: after.ending ? null : underWayAfter(before.underWay, line, gaveOrder) };
}
