import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../support/source-file.ts';
import { DEMO_BOARD } from './command-line-runs.ts';

const PROGRAM = join(REPOSITORY, 'dist/node/cli.mjs');
const folder = mkdtempSync(join(tmpdir(), 'eyeline-built-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WALL_PLAN = `board "Wall" 60 x 60
side red "Reds" #c4553b
piece wall garden-wall at 0,0 length=20 gate=none
model anna rifleman red "Anna" at 0,18
model bela rifleman red "Béla" at 0,-3
`;

/** The program as it is installed, in a process of its own. */
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', LANG: 'C' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { exit: status, out: stdout, err: stderr };
}

describe('the built program', () => {
  beforeAll(() => {
    if (!existsSync(PROGRAM)) throw new Error('dist/node/cli.mjs is not built: run npm run build');
    writeFileSync(join(folder, 'wall.plan'), WALL_PLAN);
  });

  test('is done with a game when it is told so, though more could be typed', async () => {
    run('new-board', 'wall.plan', '-o', 'wall.json');
    const child = spawn(process.execPath, [PROGRAM, 'play', 'wall.json', '--hand'], { cwd: folder });
    child.stdin.write('show\nquit\n');
    const [exit] = await once(child, 'exit');
    expect(exit).toBe(0);
  });

  test('can be started by its name, and tells the shell 0 when all is done', () => {
    if (process.platform !== 'win32') expect(statSync(PROGRAM).mode & 0o111).not.toBe(0);
    expect(readFileSync(PROGRAM, 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true);
    expect(run('--version')).toMatchObject({ exit: 0, err: '' });
    expect(run('new-board', 'wall.plan', '-o', 'wall.json')).toMatchObject({ exit: 0, out: '' });
    expect(run('check-board', 'wall.json')).toMatchObject({ exit: 0, err: '' });
    expect(run('ask', 'wall.json', '--from', 'anna', '--to', 'bela')).toMatchObject({ exit: 0, err: '' });
  });

  test('tells it 2 for a command it does not understand, 3 for a wrong file, 4 for a question that the rules refuse', () => {
    expect(run('ask')).toMatchObject({ exit: 2, out: '' });
    expect(run('check-board', 'gone.json')).toMatchObject({ exit: 3, out: '', err: 'gone.json: there is no such file.\n' });
    writeFileSync(join(folder, 'broken.json'), '{"eyeline": "board"');
    expect(run('ask', 'broken.json').exit).toBe(3);
    run('new-board', 'wall.plan', '-o', 'wall.json');
    expect(run('ask', 'wall.json', '--from', 'anna', '--to', 'anna').exit).toBe(4);
  });

  test('gives the same verdict as the sources it was built from', async () => {
    const { runEyeline } = await import('../../../app/cli/run-eyeline.ts');
    const args = ['ask', DEMO_BOARD, '--from', 'kovacs', '--to', 'weaver', '--json'];
    let out = '';
    await runEyeline(args, {
      folder,
      environment: {},
      lines: async function* () {},
      err: () => {},
      out: (text) => {
        out += text;
      },
    });
    expect(run(...args).out === out, 'dist/node/cli.mjs answers otherwise than the sources: build anew').toBe(true);
  });

  test('does not mind a reader that has seen enough', async () => {
    const program = spawn(process.execPath, [PROGRAM, 'ask', DEMO_BOARD, '--from', 'kovacs', '--to', 'weaver', '--json'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let err = '';
    program.stderr.on('data', (chunk) => {
      err += chunk;
    });
    program.stdout.destroy();
    const [exit] = await once(program, 'close');
    expect([exit, err]).toEqual([0, '']);
  });
});
