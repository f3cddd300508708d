import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BufferGeometry } from 'three';
import { STLLoader } from 'three/addons/loaders/STLLoader.js';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { type ByteSource, readLargeMesh } from '../../engine/index.ts';
import { bumpyBall, writeStlPieces } from '../support/bumpy-ball.ts';
import { median } from './measure.ts';

/** What reading one large file took. */
export interface ImportRace {
  readonly triangles: number;
  readonly bytes: number;
  readonly rows: readonly ImportRow[];
  /** How far any point of the original is from what is left of it at most, and the other way round, on a ball of 80 mm; and how many triangles are left. */
  readonly bound: number;
  readonly left: number;
}

export interface ImportRow {
  readonly name: string;
  /** Processor time, median over the rounds. @unit seconds per million triangles */
  readonly seconds: number;
  /** Median of its times as shares of those of the peer in the same round. */
  readonly ofPeer: number;
  /** What the program held at most beyond what it held before; null where it was not looked at. @unit megabytes */
  readonly memory: number | null;
}

const PEER = "three's STLLoader (corners not joined)";
const JOINED = 'the same, corners joined by mergeVertices';
const READING = 'ours: read piece by piece, corners joined';
const SIMPLIFYING = 'ours: simplified to 100,000 triangles';
const CHECKING = 'ours: how far off that is, proven';
const WHOLE = 'ours, all three';

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const held = (): number => {
  const { heapUsed, arrayBuffers, external } = process.memoryUsage();
  return heapUsed + Math.max(arrayBuffers, external);
};

/** How long does a large binary STL file take, step by step, against the loader that everybody uses? */
export async function raceImport(triangles: number, rounds: number): Promise<ImportRace> {
  const folder = mkdtempSync(join(tmpdir(), 'import-bench-'));
  const file = join(folder, 'ball.stl');
  try {
    const out = openSync(file, 'w');
    writeStlPieces(bumpyBall(triangles), (bytes) => writeSync(out, bytes));
    closeSync(out);
    return await raceOn(file, rounds);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function raceOn(file: string, rounds: number): Promise<ImportRace> {
  const times = new Map<string, number[]>();
  const memory = new Map<string, number>();
  const note = (name: string, seconds: number) => times.set(name, [...(times.get(name) ?? []), seconds]);
  let [count, bytes, bound, left] = [0, 0, 0, 0];
  // a file of millions of triangles warms its own code up
  for (let round = 0; round < rounds; round++) {
    const own = await readOurs(file);
    [count, bytes, bound, left] = [own.from, own.size, own.bound, own.left];
    note(READING, own.reading);
    note(SIMPLIFYING, own.simplifying);
    note(CHECKING, own.checking);
    note(WHOLE, own.reading + own.simplifying + own.checking);
    memory.set(WHOLE, Math.max(memory.get(WHOLE) ?? 0, own.most));
    const peer = readPeer(file);
    note(PEER, peer.reading);
    note(JOINED, peer.reading + peer.joining);
    memory.set(PEER, Math.max(memory.get(PEER) ?? 0, peer.afterReading));
    memory.set(JOINED, Math.max(memory.get(JOINED) ?? 0, peer.afterJoining));
  }
  const base = times.get(PEER)!;
  const rows = [PEER, JOINED, READING, SIMPLIFYING, CHECKING, WHOLE].map((name): ImportRow => {
    const all = times.get(name)!;
    return {
      name,
      seconds: (median(all) * 1e6) / count,
      ofPeer: median(all.map((time, round) => time / base[round]!)),
      memory: memory.has(name) ? memory.get(name)! / 1e6 : null,
    };
  });
  return { triangles: count, bytes, rows, bound, left };
}

async function readOurs(file: string) {
  const handle = await open(file);
  const { size } = await handle.stat();
  const source: ByteSource = {
    size,
    async read(from, to) {
      const bytes = new Uint8Array(to - from);
      await handle.read(bytes, 0, to - from, from);
      return bytes;
    },
  };
  const spent = { reading: 0, simplifying: 0, checking: 0 };
  const before = held();
  let [most, last, doing] = [0, processorSeconds(), 'reading' as keyof typeof spent];
  const tell = (now: keyof typeof spent) => {
    const time = processorSeconds();
    spent[doing] += time - last;
    [last, doing] = [time, now];
    most = Math.max(most, held() - before);
  };
  const read = await readLargeMesh(source, async () => null, tell);
  tell('checking');
  await handle.close();
  if (!read.ok || !read.value.value.simplified) throw new Error('the file could not be read');
  const { simplified, triangles } = read.value.value;
  return { ...spent, most, size, from: simplified.from, bound: simplified.bound, left: triangles.length / 3 };
}

function readPeer(file: string) {
  const before = held();
  const start = processorSeconds();
  const bytes = readFileSync(file);
  const geometry: BufferGeometry = new STLLoader().parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  const read = processorSeconds();
  const afterReading = held() - before;
  // Normals of facets would keep every corner apart.
  geometry.deleteAttribute('normal');
  const joined = mergeVertices(geometry);
  const afterJoining = held() - before;
  if (!(joined.getAttribute('position').count < geometry.getAttribute('position').count)) throw new Error('nothing was joined');
  return { reading: read - start, joining: processorSeconds() - read, afterReading, afterJoining };
}
