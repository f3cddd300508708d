import {
  type Board,
  type BoardWithMeshes,
  loadPhysics,
  type ModelId,
  openSpace,
  type WithFaults,
  withModel,
} from '../../engine/index.ts';
import type { CatalogueFault } from './miniatures.ts';

/** Higher than anything on a table, so that what is let down from there meets the topmost surface first. */
const ABOVE_EVERYTHING = 5_000;

/**
 * Lets these models down, one by one, onto what is under them.
 * @faults those that would come to stand where nobody can; they stay where they were
 * @edge a model under a roof comes to stand on the roof
 */
export async function letDown(
  { board, meshes }: BoardWithMeshes,
  models: readonly ModelId[],
): Promise<WithFaults<Board, CatalogueFault['code']>> {
  if (models.length === 0) return { value: board, faults: [] };
  const space = openSpace(board, meshes);
  const ground = space.attachPhysics(await loadPhysics());
  const faults: CatalogueFault[] = [];
  let stood = board;
  for (const id of models) {
    const model = board.models[id]!;
    const { height, on, standable } = ground.footing(id, { ...model.pose.at, y: ABOVE_EVERYTHING });
    if (standable) stood = withModel(stood, { ...model, pose: { ...model.pose, at: { ...model.pose.at, y: height } } });
    else {
      const name = on.kind === 'part' ? board.pieces[on.piece]!.name : on.kind === 'model' ? board.models[on.model]!.name : '';
      faults.push({ code: 'catalogue/cannot-stand-there', where: `models.${id}`, fill: { on: name, height } });
    }
  }
  space.close();
  return { value: stood, faults };
}
