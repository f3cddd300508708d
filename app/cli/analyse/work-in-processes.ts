import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { TileJob, TileResult } from './tile-job.ts';
import type { TileRunner } from './work-here.ts';

/** What is written to a worker, a line each: first the board, then tiles. */
export type PipedLine = { readonly board: string; readonly text: string } | { readonly tile: TileJob };

/** Hands tiles to so many processes of this program on this machine; each is given its next tile as it hands one in. */
export const workInProcesses =
  (workers: number): TileRunner =>
  async (board, question, tiles, take) => {
    const waiting = [...tiles];
    const running: ChildProcess[] = [];
    const serve = () =>
      new Promise<void>((done, fail) => {
        const child = spawn(process.execPath, [process.argv[1]!, 'analyse-worker', '--pipe'], {
          stdio: ['pipe', 'pipe', 'inherit'],
        });
        running.push(child);
        const write = (line: PipedLine) => child.stdin!.write(`${JSON.stringify(line)}\n`);
        let tile: (typeof waiting)[number] | undefined;
        const next = () => {
          tile = waiting.shift();
          if (tile) write({ tile: { board: board.hash, question, ...tile } });
          else child.stdin!.end();
        };
        child.on('error', fail);
        child.on('exit', (code) => (tile ? fail(new Error(`a worker stopped with code ${code}`)) : done()));
        createInterface({ input: child.stdout! }).on('line', (line) => {
          take(tile!, JSON.parse(line) as TileResult);
          next();
        });
        write({ board: board.hash, text: board.text });
        next();
      });
    try {
      await Promise.all(Array.from({ length: Math.min(workers, tiles.length) }, serve));
    } finally {
      for (const child of running) child.kill();
    }
  };
