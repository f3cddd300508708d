import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What the native program answered: how long it took, and what it found. */
export interface NativeAnswer {
  readonly seconds: number;
  readonly found: number;
}

/** The native peer, running. */
export interface Embree {
  readonly version: string;
  ask(...words: readonly (string | number)[]): Promise<NativeAnswer>;
  /** Puts numbers where the program can read them, and says where. */
  store(name: string, numbers: ArrayBufferView): string;
  read(name: string): Float32Array;
  place(name: string): string;
  close(): void;
}

/**
 * Compiles and starts the native peer; null, with the reason on standard error, where there is no compiler or no Embree.
 * @shape `source` is tests/bench/native/embree-peer.cpp
 */
export async function startEmbree(source: string): Promise<Embree | null> {
  const folder = mkdtempSync(join(tmpdir(), 'eyeline-bench-'));
  const program = join(folder, 'embree-peer');
  const compiled = spawnSync('g++', ['-O3', '-march=native', '-o', program, source, '-lembree3', '-lpthread'], {
    encoding: 'utf8',
  });
  if (compiled.error || compiled.status !== 0) {
    console.error('[bench] native Embree is left out: g++ with libembree-dev (Embree 3) is needed to compile its program.');
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const child: ChildProcess = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: ((line: string) => void)[] = [];
  const lines = createInterface({ input: child.stdout! });
  lines.on('line', (line) => waiting.shift()?.(line));
  const next = () => new Promise<string>((resolve) => waiting.push(resolve));
  const version = await next();
  const place = (name: string) => join(folder, name);
  return {
    version,
    async ask(...words) {
      const line = next();
      child.stdin!.write(`${words.join(' ')}\n`);
      const [seconds, found] = (await line).split(' ').map(Number) as [number, number];
      return { seconds, found };
    },
    store(name, numbers) {
      writeFileSync(place(name), new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
      return place(name);
    },
    read(name) {
      const bytes = readFileSync(place(name));
      return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    },
    place,
    close() {
      child.stdin!.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
