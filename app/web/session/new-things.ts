import {
  type MeshHash,
  type Model,
  type TerrainPiece,
  type TriangleMesh,
  withModel,
  withPiece,
  withSculptBack,
} from '../../../engine/index.ts';
import { commit } from './board-intents.ts';
import { footingOn, readyPhysics } from './derived-space.ts';
import { read, write } from './session.ts';

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

/** The mesh that a new thing is made of. */
type NewMesh = readonly [MeshHash, TriangleMesh];

/** A new thing under an id that is not among those already taken. */
type Make<Thing> = (taken: ReadonlySet<string>) => Thing;

/** Stands a new model on the first free ground from the middle of the table outwards and selects it. */
export async function placeNewModel(make: Make<Model>, mesh: NewMesh): Promise<void> {
  await readyPhysics();
  const { document } = read(); // only now: the table may have changed meanwhile
  const { board } = document;
  const meshes = new Map([...document.meshes, mesh]);
  const model = make(new Set(Object.keys(board.models)));
  const onBoard = withModel(board, model);
  let pose = model.pose;
  for (const { x, z } of placesFromTheMiddle()) {
    const footing = footingOn({ board: onBoard, meshes }, model.id, { x, y: 0, z });
    if (!footing || (footing.standable && footing.overlaps.length === 0)) {
      pose = { at: { x, y: footing?.height ?? 0, z }, facing: model.pose.facing };
      break;
    }
  }
  // Silhouettes of this very sculpt, in a board that was handed on without it, get it back.
  const next = withSculptBack(withModel(board, { ...model, pose }), mesh[0]);
  commit({ ...document, board: next, meshes }, { code: 'told.added', fill: { name: model.name } });
  write({ selected: { kind: 'model', id: model.id } });
}

/** Puts new terrain at the middle of the table and selects it. */
export function placeNewPiece(make: Make<TerrainPiece>, mesh: NewMesh): void {
  const { document } = read();
  const piece = make(new Set(Object.keys(document.board.pieces)));
  const meshes = new Map([...document.meshes, mesh]);
  commit({ ...document, board: withPiece(document.board, piece), meshes }, { code: 'told.added', fill: { name: piece.name } });
  write({ selected: { kind: 'piece', id: piece.id }, tool: 'select' });
}
