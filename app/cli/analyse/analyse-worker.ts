import process from 'node:process';
import { Worker } from 'bullmq';
import type { Command } from '../command.ts';
import { EXITS } from '../exit-codes.ts';
import { readPositive } from '../numbers.ts';
import { misuse } from '../usage.ts';
import type { TileJob } from './tile-job.ts';
import { openTileKeeper } from './tile-keeper.ts';
import { BOARD_LOST, connectTo, KEPT_FOR, keyOfBoard, keyOfTile, TILE_QUEUE } from './work-by-queue.ts';
import type { PipedLine } from './work-in-processes.ts';

/** After so long without a sign of life from its worker a tile is given to another. @unit seconds */
const LEASE = 15;

/** `eyeline analyse-worker`: does the tiles of other people's analyses until it is stopped. */
export const analyseWorkerCommand: Command = {
  name: 'analyse-worker',
  options: { queue: { takes: 'value' }, lease: { takes: 'value' }, pipe: { takes: 'nothing' } },
  files: { atLeast: 0, atMost: 0, called: '' },
  async run(given, { host }) {
    const keeper = openTileKeeper();
    const lease = readPositive(given, 'lease');
    if (!lease.ok) return misuse(lease.problem);
    const url = given.value('queue');
    if (!given.has('pipe') && url === null)
      return misuse({ code: 'usage/option-missing', where: '--queue', fill: { option: '--queue', such: 'redis://…' } });
    if (url === null) {
      const boards = new Map<string, string>();
      for await (const line of host.lines()) {
        const piped = JSON.parse(line) as PipedLine;
        if ('text' in piped) boards.set(piped.board, piped.text);
        else host.out(`${JSON.stringify(keeper.work(piped.tile, boards.get(piped.tile.board) ?? ''))}\n`);
      }
      return EXITS.done;
    }
    const redis = connectTo(url);
    const lasts = (lease.value ?? LEASE) * 1_000;
    const worker = new Worker<TileJob>(
      TILE_QUEUE,
      async ({ data, id }) => {
        const text = await redis.get(keyOfBoard(data.board));
        // whoever asks brings the board again where it got lost
        const result = text === null ? null : keeper.work(data, text);
        if (!result) throw new Error(text === null ? BOARD_LOST : 'the question cannot be put to this board');
        await redis.set(keyOfTile(id!), JSON.stringify(result), 'EX', KEPT_FOR);
      },
      { connection: redis.duplicate(), lockDuration: lasts, stalledInterval: Math.max(500, lasts / 3), maxStalledCount: 1_000 },
    );
    worker.on('error', () => {});
    await new Promise<void>((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    });
    await worker.close();
    redis.disconnect();
    return EXITS.done;
  },
};
