import type { Fact } from '../game/fact.ts';
import type { Command } from '../game/order.ts';
import type { GameRequest, RequestAnswer } from '../game/request.ts';
import type { SideId } from '../identity/ids.ts';
import { BrokenInvariant } from '../outcome/broken-invariant.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { Situation } from '../rules/playing.ts';
import type { Table } from '../rules/rule-set.ts';
import { foldFact } from './fold.ts';
import type { PlayedWith, Position } from './game.ts';

/** How far an order came with the answers it had: all that happened, and what it waits for now. */
export interface CarriedOut {
  readonly facts: readonly Fact[];
  /** Null when the order is done. */
  readonly request: GameRequest | null;
}

export const situationOf = <State>(
  position: Position<State>,
  seats: readonly SideId[],
  withWhat: PlayedWith<State>,
): Situation<State> => ({ table: withWhat.tableOf(position.board), seats, state: position.state });

/**
 * Carries an order out from the position in which it was given, as far as these answers let it. An order that has waited is carried out from its beginning
 * again: it does the same, being given the same.
 * @refuses what the rules do not allow @breaks when an order is given an answer that it did not ask for
 */
export function carryOut<State>(
  from: Position<State>,
  { order, by }: Command,
  answers: readonly RequestAnswer[],
  seats: readonly SideId[],
  withWhat: PlayedWith<State>,
): Result<CarriedOut, Refusal> {
  const { playing } = withWhat;
  const decided = playing.decide(order, by, situationOf(from, seats, withWhat));
  if (!decided.ok) return fail(decided.problem);
  const facts: Fact[] = [];
  let position = from;
  // the table is the same as long as the board is, however much else has happened
  let known: { readonly board: Position['board']; readonly table: Table } | null = null;
  const tableNow = (): Table => {
    if (known?.board !== position.board) known = { board: position.board, table: withWhat.tableOf(position.board) };
    return known.table;
  };
  const resolution = decided.value({
    now: () => ({ table: tableNow(), seats, state: position.state }),
    happens(fact) {
      facts.push(fact);
      position = foldFact(position, fact, playing);
    },
  });
  let step = resolution.next();
  for (const answer of answers) {
    if (step.done) throw new BrokenInvariant('an order was answered that waits for nothing');
    step = resolution.next(answer);
  }
  return succeed({ facts, request: step.done ? null : step.value });
}
