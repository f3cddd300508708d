import { openSpace } from '../../engine/geometry/space-of-board.ts';
import {
  type Board,
  defaultSettings,
  type Field,
  type FieldQuestion,
  findField,
  hashBoard,
  planField,
  type RuleSet,
  skirmish,
  type Table,
} from '../../engine/index.ts';
import type { MeshLibrary } from '../../engine/space/triangle-mesh.ts';

/** A table for questions about a whole board, by the 1/35 rules; nothing is too close to call, which is the dear part of a verdict. */
export function labTable(board: Board, meshes: MeshLibrary = new Map(), ruleSet: RuleSet = skirmish): Table {
  return {
    board,
    boardHash: hashBoard(board),
    space: openSpace(board, meshes).queries,
    settings: { ...defaultSettings(ruleSet.settings), closeCallTolerance: 0 },
  };
}

/** The whole field. @throws where the question is refused */
export function fieldOf(table: Table, question: FieldQuestion, ruleSet: RuleSet | null = skirmish): Field {
  const plan = planField(table, ruleSet, question);
  if (!plan.ok) throw new Error(`refused: ${JSON.stringify(plan.problem)}`);
  return findField(table, ruleSet, plan.value);
}
