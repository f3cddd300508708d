import { levelsOfDetail, type TriangleMesh } from '../../../engine/index.ts';

/** What is asked: a mesh under a number; what comes back: its levels under the same one, none where it cannot be had. */
export interface DetailWish {
  readonly number: number;
  readonly mesh: TriangleMesh;
}

addEventListener('message', ({ data: { number, mesh } }: MessageEvent<DetailWish>) => {
  levelsOfDetail(mesh).then(
    (levels) => postMessage({ number, levels }),
    () => postMessage({ number, levels: [] }),
  );
});
