import type { Board } from '../board/board.ts';
import type { TableQueries } from '../geometry/table-queries.ts';
import type { BoardHash } from '../identity/ids.ts';
import type { Settings } from './settings.ts';

/** What a rule set rules on: the board, what can be asked of its space, and what was agreed. */
export interface Table {
  readonly board: Board;
  readonly boardHash: BoardHash;
  readonly space: TableQueries;
  readonly settings: Settings;
}

/** The same table with another board on it. What was asked of the first is called by its name, for it is its position that a verdict is about. */
export const onBoard = (table: Table, board: Board): Table => ({
  board,
  space: table.space.supposing(board),
  settings: table.settings,
  get boardHash() {
    return table.boardHash;
  },
});

/** The same table with something else agreed. */
export const agreeing = (table: Table, settings: Settings): Table => ({
  board: table.board,
  space: table.space,
  settings,
  get boardHash() {
    return table.boardHash;
  },
});
