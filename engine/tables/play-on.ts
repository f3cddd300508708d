import type { Board } from '../board/board.ts';
import { oncePer } from '../document/once.ts';
import { hashBoard } from '../files/board-hash.ts';
import type { GameSetup } from '../game/setup.ts';
import { openSpace } from '../geometry/space-of-board.ts';
import type { TableQueries } from '../geometry/table-queries.ts';
import type { Playing } from '../rules/playing.ts';
import type { RuleSet, Table } from '../rules/rule-set.ts';
import { agreedSettings } from '../rules/settings.ts';
import type { MeshLibrary } from '../space/triangle-mesh.ts';

/** What a game is played with: how its book is played, and a table for any of its boards. */
export interface TableForPlay {
  readonly playing: Playing;
  tableOf(board: Board): Table;
}

/**
 * Lays the table for a game. Each board is derived from the one that was asked for before it, so that what stands where it stood is built once in a game;
 * asked for the same board again, it gives the same table. Null for a book that is not played, only asked, and for settings that it does not have.
 * @breaks when the board refers to a mesh that isn't given
 */
export function playOn(
  { playing, settings: sheet }: RuleSet,
  settings: GameSetup['settings'],
  meshes: MeshLibrary,
): TableForPlay | null {
  const agreed = agreedSettings(sheet, settings);
  if (!playing || !agreed.ok) return null;
  const tables = new WeakMap<Board, Table>();
  let latest: TableQueries | null = null;
  const tableOf = (board: Board): Table => {
    const known = tables.get(board);
    if (known) return known;
    const space: TableQueries = latest ? latest.supposing(board) : openSpace(board, meshes).queries;
    const table: Table = {
      board,
      space,
      settings: agreed.value,
      // most positions of a game are never named
      get boardHash() {
        return hashOf(board);
      },
    };
    tables.set(board, table);
    latest = space;
    return table;
  };
  return { playing, tableOf };
}

const hashOf = oncePer(hashBoard);
