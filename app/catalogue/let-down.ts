import {
  type Board,
  type BoardWithMeshes,
  type FootingFinding,
  type GroundQueries,
  loadPhysics,
  type Model,
  type ModelId,
  openSpace,
  type Source,
  type WithFaults,
  withModel,
} from '../../engine/index.ts';
import type { CatalogueFault } from './miniatures.ts';

/** Higher than anything on a table, so that what is let down from there meets the topmost surface first. */
const ABOVE_EVERYTHING = 5_000;

/** So far below what carries nobody one looks on: past the crown of a tree, or tiles. */
const BELOW = 2;
/** What gives way to whoever stands in it. */
const LEAVES = 'foliage';
/** More things than this never lie over one another. */
const MOST_LEVELS = 50;

/**
 * Lets these models down, one by one, onto what is under them: through what carries nobody, the crown of a tree or a pitched roof, as long as there is
 * room under it.
 * @faults those that would come to stand where nobody can; they stay where they were
 * @edge a model under a flat roof comes to stand on the roof
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
    const topmost = ground.footing(id, { ...model.pose.at, y: ABOVE_EVERYTHING });
    const { height, on, standable } = topmost.standable
      ? topmost
      : (findRoomBelow(ground, stood, model, topmost.height) ?? topmost);
    if (standable) stood = withModel(stood, { ...model, pose: { ...model.pose, at: { ...model.pose.at, y: height } } });
    else {
      const name = on.kind === 'part' ? board.pieces[on.piece]!.name : on.kind === 'model' ? board.models[on.model]!.name : '';
      faults.push({ code: 'catalogue/cannot-stand-there', where: `models.${id}`, fill: { on: name, height } });
    }
  }
  space.close();
  return { value: stood, faults };
}

/**
 * The highest place under one that carries nobody on which this model can stand without being in anything but leaves, which give way; null where
 * there is none.
 */
function findRoomBelow(ground: GroundQueries, board: Board, { id, pose }: Model, under: number): FootingFinding | null {
  const givesWay = (source: Source) => {
    const piece = source.kind === 'part' ? board.pieces[source.piece] : undefined;
    return source.kind !== 'part' || Boolean(piece?.traits.soft && piece.parts[source.part]?.material === LEAVES);
  };
  let from = under - BELOW;
  for (let level = 0; level < MOST_LEVELS && from > 0; level++) {
    const footing = ground.footing(id, { ...pose.at, y: from });
    if (footing.standable && footing.overlaps.every(givesWay)) return footing;
    from = footing.height - BELOW;
  }
  return null;
}
