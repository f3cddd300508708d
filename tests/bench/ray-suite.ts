import { makeRayCaster } from '../../engine/geometry/mesh/cast-ray.ts';
import { packScene } from '../../engine/geometry/mesh/kernels/pack-scene.ts';
import { type BatchCaster, makePlainCaster, roomForHits } from '../../engine/geometry/mesh/kernels/ray-batch.ts';
import { makeSimdCaster } from '../../engine/geometry/mesh/kernels/simd-caster.ts';
import type { Scene } from '../../engine/geometry/mesh/scene.ts';
import { type BenchBoard, sightSegments } from './boards.ts';
import type { Embree } from './embree.ts';
import { type Contestant, race, type Timing } from './measure.ts';
import type { RayPeer } from './peers.ts';

export const SIMD = 'our SIMD kernel';
export const PLAIN = 'our plain kernel';
export const EMBREE = 'Embree, one ray at a time';

export type Timings = ReadonlyMap<string, Timing>;

/** Both kernels over one scene. */
export function kernelsOf(scene: Scene): { readonly plain: BatchCaster; readonly simd: BatchCaster | null } {
  const flat = scene.flat();
  const reference = makeRayCaster(flat);
  return { plain: makePlainCaster(reference), simd: makeSimdCaster(flat, packScene(flat), reference) };
}

/** How long does one ray take: is anything in the way, and what is met first? */
export async function raceRays(
  bench: BenchBoard,
  peers: readonly RayPeer[],
  embree: Embree | null,
  rounds: number,
  count: number,
): Promise<{ readonly any: Timings; readonly nearest: Timings }> {
  const rays = sightSegments(bench, count, 5);
  const stops = new Uint8Array(bench.space.scene.solids.length).fill(1);
  const { plain, simd } = kernelsOf(bench.space.scene);
  const few = Math.floor(count / 8);
  const file = embree?.store('rays', Float32Array.from(rays));
  const native = (what: string): Contestant[] =>
    embree && file ? [{ name: EMBREE, questions: count, work: () => embree.ask(what, file) }] : [];
  const blocked = new Uint8Array(count);
  const hits = roomForHits(count);
  const ours = (kernel: BatchCaster | null, name: string, what: 'any' | 'nearest'): Contestant[] =>
    kernel
      ? [
          {
            name,
            questions: count,
            work: () => {
              if (what === 'any') {
                kernel.castAny(rays, stops, blocked);
                return blocked.reduce((sum, flag) => sum + flag, 0);
              }
              kernel.castNearest(rays, stops, hits);
              return hits.solid.reduce((sum, solid) => sum + (solid >= 0 ? 1 : 0), 0);
            },
          },
        ]
      : [];
  const others = peers.map((peer): Contestant => ({ name: peer.name, questions: few, work: () => peer.countBlocked(rays, few) }));
  return {
    any: await race([...ours(simd, SIMD, 'any'), ...ours(plain, PLAIN, 'any'), ...native('any'), ...others], rounds),
    nearest: await race(
      [...ours(simd, SIMD, 'nearest'), ...ours(plain, PLAIN, 'nearest'), ...native('nearest'), ...others],
      rounds,
    ),
  };
}
