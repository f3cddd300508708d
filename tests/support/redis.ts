import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { findRedisServer } from '../../tools/redis-server.mjs';

/** A Redis server of one's own, which can be killed and started again. */
export interface OwnRedis {
  readonly url: string;
  /** For looking at what it holds. */
  readonly look: Redis;
  kill(): Promise<void>;
  /** Starts again with what it wrote down, or having forgotten everything. */
  start(memory: 'kept' | 'lost'): Promise<void>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server. @throws where there is none on this machine: nobody may take that for a test that passed */
export async function openRedis(): Promise<OwnRedis> {
  const program = findRedisServer();
  if (!program) throw new Error('there is no Redis server: node tools/setup.mjs redis');
  const port = await freePort();
  const folders: string[] = [];
  let server: ChildProcess | null = null;
  const url = `redis://127.0.0.1:${port}`;
  const look = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null, retryStrategy: () => 50 });
  look.on('error', () => {});
  const start = async (memory: 'kept' | 'lost') => {
    if (memory === 'lost') folders.push(mkdtempSync(join(tmpdir(), 'eyeline-redis-')));
    const given = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'yes', '--appendfsync', 'always'];
    server = spawn(program, [...given, '--dir', folders.at(-1)!], { stdio: 'ignore' });
    while ((await look.ping().catch(() => '')) !== 'PONG') await wait(20);
  };
  const kill = async () => {
    if (!server) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
    server = null;
  };
  await start('lost');
  return {
    url,
    look,
    kill,
    start,
    async close() {
      look.disconnect();
      await kill();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
