import { readBoardFile } from '../../../engine/index.ts';
import { openTileBench, packTile, type TileBench, type TileJob, type TileResult } from './tile-job.ts';

/** Works tiles out one after the other; the board of the last one is kept ready, as most that follow are of the same. */
export interface TileKeeper {
  /** Null where the text is not the board, or the question cannot be put to it. */
  work(job: TileJob, textOfBoard: string): TileResult | null;
}

export function openTileKeeper(): TileKeeper {
  let open: { readonly name: string; readonly bench: TileBench | null } | null = null;
  return {
    work(job, text) {
      const name = JSON.stringify([job.board, job.question]);
      if (open?.name !== name) {
        const read = readBoardFile(text);
        open = { name, bench: read.ok ? openTileBench(read.value, job.question) : null };
      }
      return open.bench ? packTile(open.bench.work(job.map, job.task)) : null;
    },
  };
}
