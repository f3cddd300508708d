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
