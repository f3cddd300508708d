import { roomForHits } from '../../engine/geometry/mesh/kernels/ray-batch.ts';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import { aimAtEdges, barePartsOf } from '../support/brute-force-rays.ts';
import { chanceOf } from '../support/chance.ts';
import { boardOfAllKits } from '../support/kit-board.ts';
import type { Embree } from './embree.ts';
import { meshBvhPeer, rapierPeer, soupOf } from './peers.ts';
import { EMBREE, kernelsOf, PLAIN, SIMD } from './ray-suite.ts';

/** Of so many rays aimed at shared edges and corners, going half a millimetre further, how many does each let through? */
export async function countLeaks(embree: Embree | null, count: number): Promise<ReadonlyMap<string, number>> {
  const board = boardOfAllKits(20);
  const { scene } = openSpace(board, new Map());
  const aimed = aimAtEdges(barePartsOf(board), chanceOf(32), count);
  const rays = Float64Array.from(aimed.flatMap(({ from, to }) => [from.x, from.y, from.z, to.x, to.y, to.z]));
  const stops = new Uint8Array(scene.solids.length).fill(1);
  const leaks = new Map<string, number>();
  const { plain, simd } = kernelsOf(scene);
  for (const [name, kernel] of [
    [SIMD, simd],
    [PLAIN, plain],
  ] as const) {
    if (!kernel) continue;
    const hits = roomForHits(aimed.length);
    kernel.castNearest(rays, stops, hits);
    leaks.set(name, aimed.filter(({ edgeAt }, i) => !(hits.t[i]! <= edgeAt + 1e-9)).length);
  }
  const soup = soupOf(scene);
  const rapier = await rapierPeer(soup);
  for (const peer of [meshBvhPeer(soup), rapier]) leaks.set(peer.name, aimed.length - peer.countBlocked(rays, aimed.length));
  rapier.close();
  if (embree) {
    await embree.ask('terrain', embree.store('kits', soup.corners));
    const { found } = await embree.ask('any', embree.store('aimed', Float32Array.from(rays)));
    leaks.set(EMBREE, aimed.length - found);
  }
  return leaks;
}
