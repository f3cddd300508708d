import { setTimeout as wait } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { ENGINE_VERSION } from '../../../engine/index.ts';
import { nameOfTile, type TileJob, type TileResult } from './tile-job.ts';
import type { TileRunner } from './work-here.ts';

/** Tiles of one version of the engine only: another would find other bits. */
export const TILE_QUEUE = `eyeline-tiles-${ENGINE_VERSION}`;
export const keyOfBoard = (hash: string): string => `eyeline:board:${hash}`;
export const keyOfTile = (name: string): string => `eyeline:tile:${name}`;
/** So long boards and results are kept, so that a run that was broken off goes on where it was. @unit seconds */
export const KEPT_FOR = 7 * 24 * 3600;

/** How often it is looked for results, and how long nothing may come before it is looked whether the tiles are still there. @unit milliseconds */
const LOOK_EVERY = 100;
const DOUBT_AFTER = 1_000;
/** So long it is tried to reach the queue at all. */
const REACHED_WITHIN = 8_000;
/** A tile that failed so often is given up. */
const ATTEMPTS = 3;
const AT_ONCE = 200;

/** What a worker says of a tile whose board Redis has forgotten. */
export const BOARD_LOST = 'the board got lost';

/** Redis gone for a while is not Redis gone: whoever is connected tries again for as long as it takes. */
export function connectTo(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    enableReadyCheck: true,
    retryStrategy: (times) => Math.min(1_000, 50 * times),
  });
  // without a listener every lost connection would end the program; what is lost is found out by looking
  redis.on('error', () => {});
  return redis;
}

/**
 * Hands tiles to workers on whichever machines through a queue on Redis, and gathers what they find. Every tile has a name by board, question and engine: what was found in an earlier
 * run is taken over, and what gets lost (a worker, the server, all that it knew) is asked for again.
 */
export const workByQueue =
  (url: string): TileRunner =>
  async (board, question, tiles, take) => {
    const redis = connectTo(url);
    const queue = new Queue<TileJob>(TILE_QUEUE, { connection: redis });
    queue.on('error', () => {});
    try {
      const open = new Map(tiles.map((tile) => [nameOfTile({ board: board.hash, question, ...tile }), tile]));
      const takeFound = async (): Promise<number> => {
        const names = [...open.keys()];
        let found = 0;
        for (let i = 0; i < names.length; i += AT_ONCE) {
          const some = names.slice(i, i + AT_ONCE);
          const results = await redis.mget(some.map(keyOfTile));
          for (const [k, result] of results.entries()) {
            if (result === null) continue;
            take(open.get(some[k]!)!, JSON.parse(result) as TileResult);
            open.delete(some[k]!);
            found++;
          }
        }
        return found;
      };
      /** Asks for every tile that is neither found nor being asked for. */
      const ask = async (): Promise<void> => {
        await redis.set(keyOfBoard(board.hash), board.text, 'EX', KEPT_FOR);
        for (const [name, tile] of open) {
          const job = await queue.getJob(name);
          if (job && (await job.isFailed())) {
            if (job.attemptsMade >= ATTEMPTS && job.failedReason !== BOARD_LOST)
              throw new Error(`a tile failed: ${job.failedReason}`);
            await job.retry();
          } else if (!job) {
            await queue.add(
              'tile',
              { board: board.hash, question, ...tile },
              { jobId: name, attempts: ATTEMPTS, removeOnComplete: true },
            );
          }
        }
      };
      await takeFound();
      if (open.size > 0) await ask();
      for (let quiet = 0; open.size > 0; ) {
        await wait(LOOK_EVERY);
        quiet = (await takeFound()) > 0 ? 0 : quiet + LOOK_EVERY;
        if (quiet < DOUBT_AFTER) continue;
        quiet = 0;
        await ask();
      }
    } finally {
      await queue.close();
      redis.disconnect();
    }
  };

/** Does Redis answer there? Asked before anything is handed out; once it has answered, it is waited for. */
export async function isQueueThere(url: string): Promise<boolean> {
  const redis = connectTo(url);
  try {
    return (await Promise.race([redis.ping(), wait(REACHED_WITHIN, null)])) !== null;
  } finally {
    redis.disconnect();
  }
}
