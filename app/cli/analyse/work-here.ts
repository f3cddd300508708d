import type { BoardWithMeshes, Field } from '../../../engine/index.ts';
import { gatherField, tasksOf } from '../../../engine/index.ts';
import { type MapsQuestion, openTileBench, type TileResult, unpackTile } from './tile-job.ts';

/** Works out all tiles of a board's maps, somewhere; `take` is given each as it comes, in whatever order. */
export type TileRunner = (
  board: { readonly hash: string; readonly text: string },
  question: MapsQuestion,
  tiles: readonly { readonly map: number; readonly task: number }[],
  take: (tile: { readonly map: number; readonly task: number }, result: TileResult) => void,
) => Promise<void>;

/**
 * The maps of a board. With a runner the tiles go to other processes or machines; without one they are done here. Either way the same bits come of it.
 */
export async function workOutMaps(
  read: BoardWithMeshes,
  board: { readonly hash: string; readonly text: string },
  question: MapsQuestion,
  runner: TileRunner | null,
): Promise<readonly Field[]> {
  const bench = openTileBench(read, question);
  if (!bench) return [];
  const gathered = bench.plans.map(gatherField);
  const tiles = bench.plans.flatMap((plan, map) => tasksOf(plan).map((_, task) => ({ map, task })));
  if (runner)
    await runner(board, question, tiles, ({ map, task }, result) =>
      gathered[map]!.take(unpackTile(bench.plans[map]!, task, result)),
    );
  else for (const { map, task } of tiles) gathered[map]!.take(bench.work(map, task));
  return gathered.map((one) => one.field());
}
