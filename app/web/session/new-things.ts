import { type Model, type TerrainPiece, withModel, withPiece } from '../../../engine/index.ts';
import { commit } from './board-intents.ts';
import { footingOn, readyPhysics } from './derived-space.ts';
import { read, type TableDocument, write } from './session.ts';

/** New things are tried at the middle of the table and then further and further out. @unit millimetres */
const STEP = 45;
const RINGS = 8;

function* placesFromTheMiddle(): Generator<{ readonly x: number; readonly z: number }> {
  yield { x: 0, z: 0 };
  for (let ring = 1; ring <= RINGS; ring++) {
    for (let x = -ring; x <= ring; x++) {
      for (let z = -ring; z <= ring; z++) {
        if (Math.max(Math.abs(x), Math.abs(z)) === ring) yield { x: x * STEP, z: z * STEP };
      }
    }
  }
}

/** Stands a new model on the first free ground from the middle of the table outwards and selects it. */
export async function placeNewModel(model: Model, meshes: TableDocument['meshes']): Promise<void> {
  await readyPhysics();
  const { board } = read().document;
  const onBoard = withModel(board, model);
  let pose = model.pose;
  for (const { x, z } of placesFromTheMiddle()) {
    const footing = footingOn({ board: onBoard, meshes }, model.id, { x, y: 0, z });
    if (!footing || (footing.standable && footing.overlaps.length === 0)) {
      pose = { at: { x, y: footing?.height ?? 0, z }, facing: model.pose.facing };
      break;
    }
  }
  commit({ board: withModel(board, { ...model, pose }), meshes }, { code: 'told.added', fill: { name: model.name } });
  write({ selected: { kind: 'model', id: model.id } });
}

/** Puts new terrain at the middle of the table and selects it. */
export async function placeNewPiece(piece: TerrainPiece, meshes: TableDocument['meshes']): Promise<void> {
  commit({ board: withPiece(read().document.board, piece), meshes }, { code: 'told.added', fill: { name: piece.name } });
  write({ selected: { kind: 'piece', id: piece.id }, tool: 'select' });
}
