import { type ByteSource, type Fault, fail, type MeshReading, readLargeMesh } from '../../../engine/index.ts';
import { unreadable } from './fault-report.ts';
import { companionAmong, type MeshFiles } from './mesh-files.ts';

/** How far reading has got: what is being done, and which share of it is done. */
export interface ReadingProgress {
  readonly doing: 'reading' | 'simplifying' | 'checking';
  readonly share: number;
}

/** What the thread that reads large meshes tells. */
export type LargeMeshNews = { readonly progress: ReadingProgress } | { readonly reading: LargeReading };
type LargeReading = MeshReading | { readonly ok: false; readonly problem: readonly Fault[] };

/** Files above this size are read in a thread of their own, which can be stopped. @unit bytes */
const LARGE = 8_000_000;
export const isLarge = ({ mesh }: MeshFiles): boolean => mesh.size > LARGE;

const sourceOf = (file: File): ByteSource => ({
  size: file.size,
  read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
});

/** Reads a large mesh where this is called. */
export function readLargeHere({ mesh, beside }: MeshFiles, tell: (progress: ReadingProgress) => void): Promise<LargeReading> {
  const bring = async (name: string) => {
    const found = companionAmong(beside, name);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  };
  return readLargeMesh(sourceOf(mesh), bring, (doing, share) => tell({ doing, share }));
}

/** Reads a large mesh in a thread of its own, so that the page goes on meanwhile. `stop` ends it, and what it held is free again. */
export function readLargeMeshFiles(
  files: MeshFiles,
  tell: (progress: ReadingProgress) => void,
): { readonly reading: Promise<LargeReading>; readonly stop: () => void } {
  if (typeof Worker !== 'function') return { reading: readLargeHere(files, tell), stop: () => {} };
  const thread = new Worker(new URL('./large-mesh-thread.ts', import.meta.url), { type: 'module' });
  const reading = new Promise<LargeReading>((resolve) => {
    thread.addEventListener('message', ({ data }: MessageEvent<LargeMeshNews>) => {
      if ('progress' in data) tell(data.progress);
      else {
        resolve(data.reading);
        thread.terminate();
      }
    });
    thread.addEventListener('error', ({ message }) => {
      resolve(fail([unreadable(new Error(message))]));
      thread.terminate();
    });
    thread.postMessage(files);
  });
  return { reading, stop: () => thread.terminate() };
}
