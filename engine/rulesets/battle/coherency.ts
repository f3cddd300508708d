import type { Board } from '../../board/board.ts';
import { withModelMoved } from '../../board/board-edit.ts';
import type { Model } from '../../board/model.ts';
import type { ModelId, SideId, UnitId } from '../../identity/ids.ts';
import { isWithin } from '../../rules/limits.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { MoveUnitAnswer } from '../../ruling/answer.ts';
import type { BattleSettings } from './settings.ts';

/** How a unit hangs together. */
export interface Coherency {
  /** Groups of models that are linked, largest first. */
  readonly groups: readonly (readonly ModelId[])[];
  /** As few pairs as tie all models together, nearest first; those that are too far apart hold nothing. */
  readonly links: MoveUnitAnswer['links'];
  /** A link within the tolerance of the limit could hold or break it. */
  readonly close: boolean;
}

/** The models of a unit by their names. */
export const modelsOfUnit = (board: Board, owner: SideId, unit: UnitId): readonly Model[] =>
  Object.values(board.models)
    .filter((model) => model.owner === owner && model.unit === unit)
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/**
 * Do the models of a unit form one chain in which neighbours are near enough? @clause BT-COH-1, BT-MODEL-7
 * @edge exactly at the distance they are neighbours; a model by itself is a chain
 */
export function findCoherency(table: Table, agreed: BattleSettings, unit: readonly Model[]): Coherency {
  const ids = unit.map(({ id }) => id).sort();
  const space = agreed.measure3d ? table.space : table.space.supposing(onOneLevel(table.board, unit));
  const pairs = ids
    .flatMap((one, i) => ids.slice(i + 1).map((other) => ({ one, other, gap: space.distance(one, other, 'bases').distance })))
    .sort((a, b) => a.gap - b.gap || (a.one + a.other < b.one + b.other ? -1 : 1));
  const alone = () => new Map<ModelId, ModelId[]>(ids.map((id) => [id, [id]]));
  const groups = alone();
  const tied = alone();
  const merge = (within: Map<ModelId, ModelId[]>, one: ModelId, other: ModelId): boolean => {
    const a = within.get(one)!;
    const b = within.get(other)!;
    if (a === b) return false;
    a.push(...b);
    for (const id of b) within.set(id, a);
    return true;
  };
  let close = false;
  const links = pairs.flatMap(({ one, other, gap }) => {
    if (!merge(tied, one, other)) return [];
    const near = isWithin(gap, agreed.coherencyGap, agreed.closeCallTolerance);
    if (near.holds) merge(groups, one, other);
    close ||= near.close;
    return [{ one, other, gap, holds: near.holds }];
  });
  const distinct = [...new Set(groups.values())].map((group) => [...group].sort());
  return { groups: distinct.sort((a, b) => b.length - a.length || (a[0]! < b[0]! ? -1 : 1)), links, close };
}

/** The board with these models all at the height of the table, for distances as seen from above. */
const onOneLevel = (board: Board, unit: readonly Model[]): Board =>
  unit.reduce((flat, { id, pose }) => withModelMoved(flat, id, { ...pose, at: { ...pose.at, y: 0 } }), board);
