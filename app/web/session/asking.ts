import { type Board, type BoardHash, hashBoard, type ModelId, type Table } from '../../../engine/index.ts';
import { shownSpace } from './derived-space.ts';
import { RULE_SET, SETTINGS } from './rule-set.ts';
import type { Direction } from './ruling.ts';
import { read, write } from './session.ts';

const hashes = new WeakMap<Board, BoardHash>();

function hashOf(board: Board): BoardHash {
  const known = hashes.get(board);
  if (known !== undefined) return known;
  const hash = hashBoard(board);
  hashes.set(board, hash);
  return hash;
}

/** What the rule set is asked about: the board as it is shown, a held model where it is held. */
export function shownTable(): Table {
  const space = shownSpace();
  return { board: space.board, boardHash: hashOf(space.board), space: space.queries, settings: SETTINGS };
}

function askDirection(looker: ModelId, target: ModelId, table: Table): Direction {
  return {
    looker,
    target,
    sees: RULE_SET.answer({ kind: 'sees', looker, target }, table),
    cover: RULE_SET.answer({ kind: 'cover-of', shooter: looker, target }, table),
  };
}

/** Asks the open question of the table as it is shown now: one way while a model is held, both ways when all stands still. */
export function askAgain(): void {
  const { looker, target, ghost } = read();
  if (looker === null || target === null) {
    if (read().ruling !== null) write({ ruling: null });
    return;
  }
  const table = shownTable();
  const there = askDirection(looker, target, table);
  write({ ruling: { there, back: ghost ? null : askDirection(target, looker, table) } });
}
