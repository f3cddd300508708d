import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { writeBoardFile } from '../../../engine/index.ts';
import { unfairBoard } from '../../support/lab-boards.ts';
import { type OwnRedis, openRedis } from '../../support/redis.ts';
import { REPOSITORY } from '../../support/source-file.ts';

const PROGRAM = join(REPOSITORY, 'dist/node/cli.mjs');
const folder = mkdtempSync(join(tmpdir(), 'eyeline-queue-'));
const ASKED = ['board.json', '--cell', '10', '--csv'] as const;
const MAPS = ['east', 'west'] as const;
/** So many tiles the maps of the board have. */
const TILES = 14;
/** Whoever waits longer for tiles waits for some that never come. @unit milliseconds */
const MOST_WAIT = 60_000;
let redis: OwnRedis;
const running = new Set<ChildProcess>();

/** The program as it is installed, in a process of its own. */
function start(...args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
const work = () => start('analyse-worker', '--queue', redis.url, '--lease', '1');
const ask = (out: string) => start('analyse', ...ASKED, out, '--queue', redis.url);
const exitOf = async (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null ? child.exitCode : (await once(child, 'exit'))[0];
const tables = (out: string) => MAPS.map((zone) => readFileSync(join(folder, out.replace('.csv', `-zone-${zone}.csv`)), 'utf8'));

/** Waits until some tiles have been found, but not all. */
async function untilSome(atLeast: number): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const found = (await redis.look.keys('eyeline:tile:*')).length;
    if (found >= atLeast) return found;
    if (performance.now() - begun > MOST_WAIT) throw new Error(`${found} of ${atLeast} tiles came`);
    await wait(5);
  }
}

beforeAll(async () => {
  if (!existsSync(PROGRAM)) throw new Error('dist/node/cli.mjs is not built: run npm run build');
  writeFileSync(join(folder, 'board.json'), writeBoardFile(unfairBoard(), new Map()));
  redis = await openRedis();
  expect(await exitOf(start('analyse', ...ASKED, 'here.csv'))).toBe(0);
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await redis.look.flushall();
});
afterAll(async () => {
  await redis.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('an analysis by a queue', () => {
  test('comes to the same bytes though a worker is killed, Redis is killed, and Redis forgets all it knew, each in the middle', async () => {
    const asking = ask('accidents.csv');
    const first = work();
    const before = await untilSome(1);
    first.kill('SIGKILL');
    await exitOf(first);
    expect(before).toBeLessThan(TILES);
    work();
    work();
    await untilSome(before + 1);
    await redis.kill();
    await redis.start('kept');
    expect((await redis.look.keys('eyeline:tile:*')).length).toBeGreaterThan(before);
    await redis.kill();
    expect(asking.exitCode).toBeNull();
    await redis.start('lost');
    expect(await exitOf(asking)).toBe(0);
    expect(tables('accidents.csv')).toEqual(tables('here.csv'));
  });

  test('goes on where it was when whoever asked is killed: what was found is not worked out again', async () => {
    const asking = ask('first.csv');
    const worker = work();
    await untilSome(2);
    asking.kill('SIGKILL');
    await exitOf(asking);
    // the tiles that were asked for are worked out all the same
    await untilSome(TILES);
    worker.kill('SIGKILL');
    expect(await exitOf(ask('again.csv'))).toBe(0);
    expect(tables('again.csv')).toEqual(tables('here.csv'));
  });

  test('is the same again with processes on this machine', async () => {
    expect(await exitOf(start('analyse', ...ASKED, 'pipes.csv', '--workers', '2'))).toBe(0);
    expect(tables('pipes.csv')).toEqual(tables('here.csv'));
  });
});
