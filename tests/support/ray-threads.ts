import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RayThread } from '../../engine/geometry/mesh/kernels/ray-pool.ts';

/** A program of the tests, bundled into one text that Node can run. */
async function bundle(entry: string): Promise<string> {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: true, write: false, target: 'node20', minify: false, rollupOptions: { input: entry } },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = outputs.filter((output) => output.type === 'chunk');
  if (!chunk || outputs.length !== 1) throw new Error('the thread of the ray pool is not one file');
  return chunk.code;
}

/** So many real threads of Node that cast rays. */
export async function startRayThreads(count: number): Promise<readonly RayThread[]> {
  const code = await bundle(fileURLToPath(new URL('./ray-thread-entry.ts', import.meta.url)));
  return rayThreadsFrom(new URL(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`), count);
}

/** So many threads that run this program, which must be ray-thread-entry.ts made ready for Node. */
export const rayThreadsFrom = (program: URL, count: number): readonly RayThread[] =>
  Array.from({ length: count }, () => {
    const worker = new Worker(program);
    return {
      tell: (message) => worker.postMessage(message),
      listen: (hear, fail) => {
        worker.on('message', hear);
        worker.on('error', (error) => fail(String(error)));
      },
      end: () => {
        worker.terminate();
      },
    };
  });
