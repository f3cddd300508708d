import { fail } from '../../../engine/index.ts';
import { unreadable } from './fault-report.ts';
import type { MeshFiles } from './mesh-files.ts';
import { type LargeMeshNews, type LargeReading, type ReadingProgress, readLargeHere } from './read-large-here.ts';

/** Files above this size are read in a thread of their own, which can be stopped. @unit bytes */
const LARGE = 8_000_000;
export const isLarge = ({ mesh }: MeshFiles): boolean => mesh.size > LARGE;

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
