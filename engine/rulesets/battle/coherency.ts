import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { ModelId, SideId, UnitId } from '../../identity/ids.ts';
import { groupsOf } from '../../rules/groups.ts';
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
  const models = unit.map(({ id }) => id);
  const chain = table.space.chain({ models, ends: { kind: 'bases' }, part: agreed.measure3d ? 'straight' : 'level' });
  const judged = chain.links.map(({ one, other, finding }) => ({
    one,
    other,
    gap: finding.distance,
    near: isWithin(finding.distance, agreed.coherencyGap, agreed.closeCallTolerance),
  }));
  return {
    groups: groupsOf(
      models,
      judged.filter(({ near }) => near.holds),
    ),
    links: judged.map(({ one, other, gap, near }) => ({ one, other, gap, holds: near.holds })),
    close: judged.some(({ near }) => near.close),
  };
}
