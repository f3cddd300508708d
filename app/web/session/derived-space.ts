import {
  type Board,
  type BoardPoint,
  type BoardSpace,
  type FootingFinding,
  type GroundQueries,
  loadPhysics,
  type MeshHash,
  type ModelId,
  openSpace,
  type TriangleMesh,
} from '../../../engine/index.ts';
import { read, type TableDocument } from './session.ts';
import { boardWithGhost } from './shown-board.ts';

/** Every mesh that any board of this visit has named: the derived world looks a mesh up once, when it first needs it. */
const library = new Map<MeshHash, TriangleMesh>();
export const meshLibrary: ReadonlyMap<MeshHash, TriangleMesh> = library;

let space: BoardSpace | null = null;
let ground: GroundQueries | null = null;

/** The derived world of a board. There is one; it follows from board to board and builds only what differs. */
export function spaceOf(board: Board, meshes: ReadonlyMap<MeshHash, TriangleMesh>): BoardSpace {
  for (const [hash, mesh] of meshes) library.set(hash, mesh);
  if (!space) space = openSpace(board, library);
  else if (space.board !== board) space.update(board);
  return space;
}

/** The derived world of what is shown now, a held model where it is held. */
export function shownSpace(): BoardSpace {
  const { document, ghost } = read();
  return spaceOf(boardWithGhost(document, ghost), document.meshes);
}

/** Loads the physics library once something is moved for the first time, and lets the derived world build itself in it. */
export async function readyPhysics(): Promise<void> {
  if (ground) return;
  const physics = await loadPhysics();
  ground ??= shownSpace().attachPhysics(physics);
}

/** On what a model of this board comes to stand that is let down there; null until the physics library is loaded. */
export function footingOn({ board, meshes }: TableDocument, model: ModelId, at: BoardPoint): FootingFinding | null {
  if (!ground) return null;
  spaceOf(board, meshes);
  return ground.footing(model, at);
}

export const footingAt = (model: ModelId, at: BoardPoint) => footingOn(read().document, model, at);

/** Where a model looks from and what it looks at: the eye that the open ruling rests on, else the first of its body. */
export function eyeOf(id: ModelId): { readonly at: BoardPoint; readonly towards: BoardPoint } | null {
  const { ruling, document, ghost } = read();
  const board = boardWithGhost(document, ghost);
  const model = board.models[id];
  if (!model) return null;
  if (ruling?.there.looker === id && ruling.there.sees.ok) {
    for (const evidence of ruling.there.sees.value.evidence) {
      if (evidence.kind === 'sight') return { at: evidence.finding.picture.eye, towards: evidence.finding.picture.centre };
    }
  }
  const at = shownSpace().queries.eyes(id, model.stance)[0]?.at;
  if (!at) return null;
  const { facing } = model.pose;
  return { at, towards: { x: at.x + Math.sin(facing) * 400, y: at.y - 20, z: at.z + Math.cos(facing) * 400 } };
}
