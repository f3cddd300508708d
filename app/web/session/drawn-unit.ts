import { type Board, keepFormation, type Model, type ModelId, type MoveUnitQuestion, type Pose } from '../../../engine/index.ts';
import type { DrawnWay, UnitRuling } from './drawn-way.ts';

/** All that belong to the unit of a model, itself among them; nobody else where it belongs to none. */
export function unitOf({ models }: Board, id: ModelId): readonly Model[] {
  const model = models[id];
  if (!model) return [];
  if (model.unit === '') return [model];
  return Object.values(models).filter(({ owner, unit }) => owner === model.owner && unit === model.unit);
}

/** By how much the drawn way moves its model, as seen from above. @unit millimetres */
function stepOf({ from, to }: DrawnWay): { readonly x: number; readonly z: number } {
  return to?.kind === 'ground' ? { x: to.at.x - from.at.x, z: to.at.z - from.at.z } : { x: 0, z: 0 };
}

/** What is asked where all of the unit goes as it stands; null where its model is on the board no longer. */
export function questionOfUnit(board: Board, way: DrawnWay): MoveUnitQuestion | null {
  const model = board.models[way.model];
  if (!model) return null;
  const { owner, unit } = model;
  return { kind: 'move-unit', owner, unit, moves: keepFormation(unitOf(board, model.id), stepOf(way)), state: way.state };
}

/** Where the others of the unit are held before the rules have said where they stand. */
export function othersInFormation(board: Board, way: DrawnWay): Readonly<Record<ModelId, Pose>> {
  const { x, z } = stepOf(way);
  const others = unitOf(board, way.model).filter(({ id }) => id !== way.model);
  return Object.fromEntries(
    others.map(({ id, pose }) => [id, { ...pose, at: { x: pose.at.x + x, y: pose.at.y, z: pose.at.z + z } }]),
  );
}

/** Where each model of the unit would stand at the end of its way, or how far it comes. */
export function endsOfUnit(board: Board, { result }: UnitRuling): Readonly<Record<ModelId, Pose>> {
  if (!result.ok) return {};
  return Object.fromEntries(
    result.value.answer.moves.flatMap(({ model, move }) => {
      const pose = board.models[model]?.pose;
      const at = move.legs.at(-1)?.to;
      return pose && at ? [[model, { ...pose, at }]] : [];
    }),
  );
}
