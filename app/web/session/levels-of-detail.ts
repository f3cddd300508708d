import { useEffect, useState } from 'react';
import { type DetailLevel, hasLevelsOfDetail, type Millimetres, type TriangleMesh } from '../../../engine/index.ts';
import type { DetailWish } from './detail-thread.ts';

/** Shapes that are drawn together, as coarsely as one level has them, and how far the worst of them is off. */
export interface ShapeLevel {
  readonly meshes: readonly TriangleMesh[];
  readonly off: Millimetres;
}

export const areLarge = (meshes: readonly TriangleMesh[]): boolean => meshes.some(hasLevelsOfDetail);

type Levels = readonly DetailLevel[];
interface DetailReply {
  readonly number: number;
  readonly levels: Levels;
}

const known = new WeakMap<TriangleMesh, Promise<Levels>>();
const waiting = new Map<number, (levels: Levels) => void>();
let thread: Worker | null = null;
let number = 0;

/** The thread that makes them, opened when the first large mesh lies on the table. Where none can be had everything is drawn whole. */
function threadOf(): Worker | null {
  if (thread || typeof Worker !== 'function') return thread;
  try {
    thread = new Worker(new URL('./detail-thread.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
  thread.addEventListener('message', ({ data }: MessageEvent<DetailReply>) => {
    waiting.get(data.number)?.(data.levels);
    waiting.delete(data.number);
  });
  thread.addEventListener('error', () => {
    for (const take of waiting.values()) take([]);
    waiting.clear();
  });
  return thread;
}

function levelsOf(mesh: TriangleMesh): Promise<Levels> {
  const found =
    known.get(mesh) ??
    new Promise<Levels>((resolve) => {
      const asked = hasLevelsOfDetail(mesh) ? threadOf() : null;
      if (!asked) return resolve([]);
      waiting.set(++number, resolve);
      asked.postMessage({ number, mesh } satisfies DetailWish);
    });
  known.set(mesh, found);
  return found;
}

/** As many levels as the shape with the most has; one that has no more of them stays at its last. */
export function levelsTogether(meshes: readonly TriangleMesh[], levels: readonly Levels[]): readonly ShapeLevel[] {
  const depth = levels.reduce((most, own) => Math.max(most, own.length), 0);
  return Array.from({ length: depth }, (_, level) => {
    const at = levels.map((own) => own[Math.min(level, own.length - 1)]);
    return {
      meshes: meshes.map((mesh, i) => at[i]?.mesh ?? mesh),
      off: at.reduce((most, own) => Math.max(most, own?.off ?? 0), 0),
    };
  });
}

/** The coarser drawings of shapes that are drawn together, once they are made; none before, and none of small ones. */
export function useShapeLevels(meshes: readonly TriangleMesh[]): readonly ShapeLevel[] {
  const [found, setFound] = useState<{ readonly of: readonly TriangleMesh[]; readonly levels: readonly ShapeLevel[] } | null>(
    null,
  );
  useEffect(() => {
    if (!areLarge(meshes)) return;
    let wished = true;
    void Promise.all(meshes.map(levelsOf)).then((levels) => {
      if (wished) setFound({ of: meshes, levels: levelsTogether(meshes, levels) });
    });
    return () => {
      wished = false;
    };
  }, [meshes]);
  return found?.of === meshes ? found.levels : [];
}
