import { type BoardWithMeshes, hashBoard, openSpace, type RuleSet, type Settings, type Table } from '../../engine/index.ts';

/** The table that the rules rule on: the same that the page lays out. */
export const setTable = ({ board, meshes }: BoardWithMeshes, settings: Settings): Table => ({
  board,
  boardHash: hashBoard(board),
  space: openSpace(board, meshes).queries,
  settings,
});

/** Which board and which rules an output is about. */
export const basisOf = (table: Table, ruleSet: RuleSet) => ({
  board: { name: table.board.meta.name, hash: table.boardHash },
  ruleSet: { id: ruleSet.id, version: ruleSet.version },
});
