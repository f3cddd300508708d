import { type ByteSource, type Fault, type MeshReading, readLargeMesh } from '../../../engine/index.ts';
import { companionAmong, type MeshFiles } from './mesh-files.ts';

/** How far reading has got: what is being done, and which share of it is done. */
export interface ReadingProgress {
  readonly doing: 'reading' | 'simplifying' | 'checking';
  readonly share: number;
}

/** What the thread that reads large meshes tells. */
export type LargeMeshNews = { readonly progress: ReadingProgress } | { readonly reading: LargeReading };
export type LargeReading = MeshReading | { readonly ok: false; readonly problem: readonly Fault[] };

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
