// Where a Redis server is, for the test of the queue. Built-ins only: setup.mjs imports this before anything is installed.
import { delimiter, join } from 'node:path';
import { findProgram } from './find-program.mjs';

const names = process.platform === 'win32' ? ['redis-server.exe'] : ['redis-server', 'valkey-server'];

/** The first Redis server that can be run here, or undefined. REDIS_SERVER_PATH goes before every usual place. */
export function findRedisServer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  const places = [process.env.REDIS_SERVER_PATH, ...folders.flatMap((folder) => names.map((name) => join(folder, name)))];
  return findProgram(places);
}
