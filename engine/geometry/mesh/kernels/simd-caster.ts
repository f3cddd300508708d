import type { RayCaster, StopsAt } from '../cast-ray.ts';
import type { FlatScene } from '../flat-scene.ts';
import type { PackedScene } from './pack-scene.ts';
import { type BatchCaster, writeNearest } from './ray-batch.ts';
import { startRayKernel } from './web-assembly.ts';

/** So many rays are handed to the kernel at a time. */
const AT_ONCE = 4096;

const RAY = 48;
/** What the kernel tells of a ray: how many triangles, and which, fourteen at most. */
const TOLD = 64;
/** Nodes that wait: three for each level of the tree, eight bytes each, and the room the kernel keeps below them. */
const STACK = 8192;
/** What the kernel keeps in mind of what blocked earlier rays. */
const BLOCKERS = 65536;

const IN_DOUBT = 2;

const aligned = (bytes: number): number => Math.ceil(bytes / 64) * 64;

/**
 * Casts batches with the SIMD kernel and settles with the reference what single precision cannot tell: a ray that passes so near an edge or
 * ends so near a surface. Answers are the same bits as those of the reference alone. Null where the machine cannot run the kernel.
 */
export function makeSimdCaster(scene: FlatScene, packed: PackedScene, reference: RayCaster): BatchCaster | null {
  const nodesAt = 1024; // not 0, which the compiler's own variables may use
  const packsAt = aligned(nodesAt + packed.nodes.byteLength);
  const stopsAt = aligned(packsAt + packed.packs.byteLength);
  const stackAt = aligned(stopsAt + packed.solids);
  const blockersAt = stackAt + STACK;
  const raysAt = blockersAt + BLOCKERS;
  const outAt = raysAt + AT_ONCE * RAY;
  const started = startRayKernel(outAt + AT_ONCE * TOLD);
  if (!started) return null;
  const { kernel, memory } = started;
  // whole numbers lie among them, which must not be read as numbers of another kind
  new Uint8Array(memory.buffer, packsAt, packed.packs.byteLength).set(bytesOf(packed.packs));
  new Uint8Array(memory.buffer, nodesAt, packed.nodes.byteLength).set(bytesOf(packed.nodes));
  kernel.place(nodesAt, packsAt, stopsAt, stackAt, blockersAt, packed.reach);
  const stopsIn = new Uint8Array(memory.buffer, stopsAt, packed.solids);
  const raysIn = new Float64Array(memory.buffer, raysAt, AT_ONCE * 6);
  const flagsOut = new Uint8Array(memory.buffer, outAt, AT_ONCE);
  const toldOut = new Int32Array(memory.buffer, outAt, (AT_ONCE * TOLD) / 4);
  const { lanes } = packed;
  const { trees } = scene;

  return {
    kernel: 'simd',
    castAny(rays, stops, blocked) {
      stopsIn.set(stops);
      kernel.forget();
      const isStopped: StopsAt = (solid) => stops[solid] === 1;
      for (let first = 0; first < blocked.length; first += AT_ONCE) {
        const count = Math.min(AT_ONCE, blocked.length - first);
        raysIn.set(rays.subarray(first * 6, (first + count) * 6));
        kernel.castAny(raysAt, count, outAt);
        for (let i = 0; i < count; i++) {
          const flag = flagsOut[i]!;
          blocked[first + i] = flag === IN_DOUBT ? Number(reference.isBlocked(rays, first + i, isStopped)) : flag;
        }
      }
    },
    castNearest(rays, stops, hits) {
      stopsIn.set(stops);
      const isStopped: StopsAt = (solid) => stops[solid] === 1;
      for (let first = 0; first < hits.t.length; first += AT_ONCE) {
        const count = Math.min(AT_ONCE, hits.t.length - first);
        raysIn.set(rays.subarray(first * 6, (first + count) * 6));
        kernel.castNearest(raysAt, count, outAt);
        for (let i = 0; i < count; i++) {
          const told = toldOut[i * 16]!;
          const ray = first + i;
          if (told < 0) {
            writeNearest(reference, rays, ray, isStopped, hits);
            continue;
          }
          let t = Infinity;
          let solid = -1;
          let triangle = -1;
          for (let n = 0; n < told; n++) {
            const lane = toldOut[i * 16 + 1 + n]! * 2;
            const itsSolid = lanes[lane]!;
            const thing = lanes[lane + 1]!;
            const its = reference.crossingOf(rays, ray, itsSolid, thing);
            if (its < 0 || its > t) continue;
            const itsTriangle = trees[itsSolid]!.triangleOf[thing]!;
            if (its === t && (itsSolid > solid || (itsSolid === solid && itsTriangle > triangle))) continue;
            t = its;
            solid = itsSolid;
            triangle = itsTriangle;
          }
          hits.t[ray] = t;
          hits.solid[ray] = solid;
          hits.triangle[ray] = triangle;
        }
      }
    },
  };
}

const bytesOf = (numbers: Float32Array): Uint8Array => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
