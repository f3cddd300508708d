import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { REPOSITORY } from '../support/source-file.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const { PORT: _port, HOST: _host, ...others } = process.env;
  const child = spawn(command, args, { cwd: REPOSITORY, stdio: ['ignore', 'pipe', 'pipe'], env: { ...others, ...env } });
  started.push(child);
  return child;
}

const serve = (env: Readonly<Record<string, string>>) => start(process.execPath, ['tools/serve.mjs'], env);

/** The first line of what a program says in which this is found. */
async function lineOf(child: ChildProcess, wanted: RegExp): Promise<RegExpExecArray> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const found = wanted.exec(line);
    if (found) return found;
  }
  throw new Error(`it ended without saying ${wanted}`);
}

/** What a program that ends by itself says of what went wrong, and what it tells the shell. */
async function complaintOf(child: ChildProcess): Promise<{ readonly said: string; readonly code: number | null }> {
  const ended = once(child, 'exit');
  let said = '';
  for await (const chunk of child.stderr!) said += chunk;
  const [code] = await ended;
  return { said: said.trim(), code };
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
async function untilGone(pid: number): Promise<void> {
  while (isThere(pid)) await wait(20);
}

describe('the page that npm start serves', () => {
  test('is gone as soon as it is told to stop, whoever still has it open, and does not take the port of another', async () => {
    const server = serve({ PORT: '0' });
    const port = (await lineOf(server, /ready: http:\/\/127\.0\.0\.1:(\d+)\//))[1]!;
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    const second = await complaintOf(serve({ PORT: port }));
    expect(second).toEqual({ said: `[start] port ${port} is taken by another program; set PORT to a free one.`, code: 1 });
    const open = connect(Number(port), '127.0.0.1');
    await once(open, 'connect');
    open.on('error', () => {});
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    open.destroy();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  test('asks for a port that there is', async () => {
    await Promise.all(
      ['abc', '70000', '-1'].map(async (PORT) => {
        const said = `[start] PORT is a number from 0 to 65535, not "${PORT}".`;
        expect(await complaintOf(serve({ PORT }))).toEqual({ said, code: 1 });
      }),
    );
  });
});

// A program of ours, the shell that npm puts over it, and npm.
const STOPPABLE = `import { runToItsEnd } from './tools/until-stopped.mjs';
const sleeper = 'setInterval(() => {}, 1e6)';
const child = 'console.log("child", process.pid); const { pid } = require("child_process").spawn(process.execPath, ["-e", ' + JSON.stringify(sleeper) + ']); console.log("of it", pid);' + sleeper;
console.log('ours', process.pid);
await runToItsEnd(process.execPath, ['-e', child], { stdio: 'inherit' });`;
const UNDER_A_SHELL = `const { spawn } = require('node:child_process');
spawn('/bin/sh', ['-c', JSON.stringify(process.execPath) + ' --input-type=module -e "$PROGRAM"; :'], { stdio: 'inherit' });
setInterval(() => {}, 1e6);`;

// Who started whom is only told by Linux.
describe.skipIf(process.platform !== 'linux')('a program of ours and all that it started', () => {
  const begin = async (command: string, args: readonly string[]) => {
    const top = start(command, args, { npm_lifecycle_event: 'test', PROGRAM: STOPPABLE });
    const pids: number[] = [];
    for await (const line of createInterface({ input: top.stdout! })) {
      pids.push(Number(/\d+$/.exec(line)![0]));
      if (pids.length === 3) break;
    }
    expect(pids.every(isThere)).toBe(true);
    return { top, pids };
  };

  test('end when it is told to', async () => {
    const { top, pids } = await begin(process.execPath, ['--input-type=module', '-e', STOPPABLE]);
    top.kill('SIGTERM');
    await Promise.all(pids.map(untilGone));
  });

  test('end when the npm that started it is killed outright', async () => {
    const { top, pids } = await begin(process.execPath, ['-e', UNDER_A_SHELL]);
    top.kill('SIGKILL');
    await Promise.all(pids.map(untilGone));
  });
});
