import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runEyeline } from '../../../app/cli/run-eyeline.ts';
import { REPOSITORY } from '../../support/source-file.ts';

/** What a command line gave: its exit code and what it wrote. */
export interface Run {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** A folder of its own in which command lines are run, in this process. */
export interface Workplace {
  readonly folder: string;
  run(...args: readonly string[]): Promise<Run>;
  /** The same while somebody types these lines. */
  typing(lines: readonly string[], ...args: readonly string[]): Promise<Run>;
  write(name: string, content: string | Uint8Array): string;
  read(name: string): string;
  close(): void;
}

export function openWorkplace(environment: Readonly<Record<string, string>> = {}): Workplace {
  const folder = mkdtempSync(join(tmpdir(), 'eyeline-'));
  async function typing(lines: readonly string[], ...args: readonly string[]): Promise<Run> {
    const out: string[] = [];
    const err: string[] = [];
    const exit = await runEyeline(args, {
      folder,
      environment,
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      async *lines() {
        yield* lines;
      },
    });
    return { exit, out: out.join(''), err: err.join('') };
  }
  return {
    folder,
    typing,
    run: (...args) => typing([], ...args),
    write(name, content) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
      return name;
    },
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const DEMO_PLAN = join(REPOSITORY, 'assets/boards/demo.plan');
export const DEMO_BOARD = join(REPOSITORY, 'assets/boards/demo.json');
