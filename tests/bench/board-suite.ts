import { buildBoxTree } from '../../engine/geometry/mesh/box-tree.ts';
import {
  askIntervisibility,
  findIntervisibility,
  type Intervisibility,
} from '../../engine/geometry/mesh/kernels/intervisibility.ts';
import { packScene } from '../../engine/geometry/mesh/kernels/pack-scene.ts';
import { makeRayPool } from '../../engine/geometry/mesh/kernels/ray-pool.ts';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import type { Vec3 } from '../../engine/index.ts';
import { rayThreadsFrom } from '../support/ray-threads.ts';
import type { BenchBoard } from './boards.ts';
import type { Embree } from './embree.ts';
import { type Contestant, race } from './measure.ts';
import { buildMeshBvh, buildRapierWorld, type TriangleSoup } from './peers.ts';
import { kernelsOf, PLAIN, SIMD, type Timings } from './ray-suite.ts';

export const OUR_TREE = 'our tree over the same triangles';
export const OUR_SCENE = 'our whole scene: solids to trees, closedness, faces, both kernels';
export const BVH_TREE = 'three-mesh-bvh, SAH';
export const RAPIER_WORLD = 'Rapier, one collider a solid';
export const EMBREE_TREE = 'Embree, high quality';

/** How long does it take to make triangles ready for rays? Times are for the whole board. */
export function raceBuilds(bench: BenchBoard, soup: TriangleSoup, embree: Embree | null, rounds: number): Promise<Timings> {
  const boxes = new Float64Array((soup.corners.length / 9) * 6);
  const file = embree?.store('terrain', soup.corners);
  const contestants: Contestant[] = [
    {
      name: OUR_TREE,
      questions: 1,
      work: () => {
        boxesOf(soup.corners, boxes);
        return buildBoxTree(boxes).links.length;
      },
    },
    {
      name: OUR_SCENE,
      questions: 1,
      work: () => packScene(openSpace(bench.board, bench.meshes).scene.flat()).packs.length,
    },
    {
      name: BVH_TREE,
      questions: 1,
      work: () => (buildMeshBvh({ ...soup, corners: soup.corners.slice() }) ? 1 : 0),
    },
  ];
  if (embree && file) contestants.push({ name: EMBREE_TREE, questions: 1, work: () => embree.ask('terrain', file) });
  contestants.push({
    name: RAPIER_WORLD,
    questions: 1,
    work: async () => {
      const start = process.cpuUsage();
      const world = await buildRapierWorld(soup);
      const { user, system } = process.cpuUsage(start);
      world.free();
      return { seconds: (user + system) / 1e6, found: 1 };
    },
  });
  return race(contestants, rounds);
}

/** The box of each triangle of a soup. */
function boxesOf(corners: Float32Array, boxes: Float64Array): void {
  for (let t = 0; t < corners.length / 9; t++) {
    for (let k = 0; k < 3; k++) {
      const a = corners[9 * t + k]!;
      const b = corners[9 * t + 3 + k]!;
      const c = corners[9 * t + 6 + k]!;
      boxes[6 * t + k] = Math.min(a, b, c);
      boxes[6 * t + 3 + k] = Math.max(a, b, c);
    }
  }
}

export const BETWEEN = 'all of them, each line asked for once, with our SIMD kernel';
export const TWO_WORKERS = 'all of them, each line once, on two workers';
export const ONE_WORKER = 'all of them, each line once, on one worker';
export const EMBREE_CROSS = 'Embree, one thread';
export const EMBREE_CROSS_TWO = 'Embree, two threads';

/**
 * Who sees whom between all places of a grid? Ours answers for the whole table, asking for each line once, for whichever way it is looked along, it is
 * blocked or not. Those who cast all rays, both ways, do so from some of the eyes, which stand for all.
 */
export async function raceAllPairs(
  { space }: BenchBoard,
  embree: Embree | null,
  rounds: number,
  thread: URL,
  across = 60,
  every = 24,
): Promise<Timings> {
  const { scene } = space;
  const places: Vec3[] = [];
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < across; j++) {
      places.push({ x: ((i + 0.5) / across - 0.5) * 1190, y: 47, z: ((j + 0.5) / across - 0.5) * 1190 });
    }
  }
  const eyes = places.filter((_, i) => i % every === 0);
  const rays = new Float64Array(eyes.length * places.length * 6);
  let at = 0;
  for (const eye of eyes) {
    for (const place of places) {
      rays.set([eye.x, eye.y, eye.z, place.x, place.y, place.z], at);
      at += 6;
    }
  }
  const count = rays.length / 6;
  const stops = new Uint8Array(scene.solids.length).fill(1);
  const { plain, simd } = kernelsOf(scene);
  const blocked = new Uint8Array(count);
  const free = (flags: Uint8Array) => flags.reduce((sum, flag) => sum + 1 - flag, 0);
  const contestants: Contestant[] = [];
  for (const [name, kernel] of [
    [SIMD, simd],
    [PLAIN, plain],
  ] as const) {
    if (!kernel) continue;
    const work = () => {
      kernel.castAny(rays, stops, blocked);
      return free(blocked);
    };
    contestants.push({ name, questions: count, work });
  }
  const ordered = places.length * places.length;
  const eyePlaces = [...places.keys()].filter((i) => i % every === 0);
  /** A place is free from itself, which a ray without length is as well. */
  const freeFromEyes = (table: Intervisibility) => eyePlaces.reduce((sum, place) => sum + 1 + table.countFree(place), 0);
  if (simd) {
    const work = () => freeFromEyes(findIntervisibility(simd, places, stops));
    contestants.push({ name: BETWEEN, questions: ordered, work });
  }
  const pools = [1, 2].map((threads) => makeRayPool(rayThreadsFrom(thread, threads)));
  for (const [i, pool] of pools.entries()) {
    pool.load(scene.flat());
    const work = async () => {
      const start = performance.now();
      const table = (await askIntervisibility(pool, places, stops).answer)!;
      const seconds = (performance.now() - start) / 1000;
      return { seconds, found: freeFromEyes(table) };
    };
    contestants.push({ name: i === 0 ? ONE_WORKER : TWO_WORKERS, questions: ordered, work });
  }
  if (embree) {
    const flat = (points: readonly Vec3[]) => Float32Array.from(points.flatMap(({ x, y, z }) => [x, y, z]));
    const from = embree.store('eyes', flat(eyes));
    const to = embree.store('ends', flat(places));
    contestants.push({ name: EMBREE_CROSS, questions: count, work: () => embree.ask('cross', 1, from, to) });
    contestants.push({ name: EMBREE_CROSS_TWO, questions: count, work: () => embree.ask('cross', 2, from, to) });
  }
  try {
    return await race(contestants, rounds);
  } finally {
    for (const pool of pools) pool.close();
  }
}
