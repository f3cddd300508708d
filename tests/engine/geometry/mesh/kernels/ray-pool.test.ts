import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRayCaster } from '../../../../../engine/geometry/mesh/cast-ray.ts';
import { askIntervisibility, findIntervisibility } from '../../../../../engine/geometry/mesh/kernels/intervisibility.ts';
import { makePlainCaster } from '../../../../../engine/geometry/mesh/kernels/ray-batch.ts';
import { makeRayPool, type RayPool, type RayThread } from '../../../../../engine/geometry/mesh/kernels/ray-pool.ts';
import { makeRayThread, type ToRayThread } from '../../../../../engine/geometry/mesh/kernels/ray-thread.ts';
import { openSpace } from '../../../../../engine/geometry/space-of-board.ts';
import { randomRays } from '../../../../support/brute-force-rays.ts';
import { chanceOf } from '../../../../support/chance.ts';
import { boardOfAllKits } from '../../../../support/kit-board.ts';
import { everything } from '../../../../support/ray-scene.ts';
import { startRayThreads } from '../../../../support/ray-threads.ts';

const { scene } = openSpace(boardOfAllKits(20, 1), new Map());
const rays = Float64Array.from(
  randomRays(chanceOf(41), 30_000).flatMap(({ from, to }) => [from.x, from.y, from.z, to.x, to.y, to.z]),
);
const stops = new Uint8Array(scene.solids.length).fill(1);

describe('batches on several threads', () => {
  let one: RayPool;
  let four: RayPool;
  beforeAll(async () => {
    one = makeRayPool(await startRayThreads(1));
    four = makeRayPool(await startRayThreads(4));
    one.load(scene.flat());
    four.load(scene.flat());
  });
  afterAll(() => {
    one.close();
    four.close();
  });

  test('one and four of them give the same bits as none', async () => {
    const blocked = scene.areBlocked(rays, everything);
    const hits = scene.firstHits(rays, everything);
    expect(blocked.filter((flag) => flag === 1).length).toBeGreaterThan(10_000);
    for (const pool of [one, four]) {
      expect(new Uint8Array((await pool.castAny(rays, stops).answer)!)).toEqual(blocked);
      const got = (await pool.castNearest(rays, stops).answer)!;
      expect(new Float64Array(got.t)).toEqual(hits.t);
      expect(new Int32Array(got.solid)).toEqual(hits.solid);
      expect(new Int32Array(got.triangle)).toEqual(hits.triangle);
    }
  });

  test('progress is told up to the end', async () => {
    const told: number[] = [];
    const job = four.castAny(rays, stops, (done, all) => {
      expect(all).toBe(30_000);
      told.push(done);
    });
    await job.answer;
    expect(told.at(-1)).toBe(30_000);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.length).toBeGreaterThan(3);
  });

  test('who is in sight of whom is the same on four threads as on none, told to the end, and nothing once it is cancelled', async () => {
    const places = randomRays(chanceOf(43), 700).map(({ from }) => from);
    const pairs = (700 * 699) / 2;
    const flat = scene.flat();
    const alone = findIntervisibility(makePlainCaster(makeRayCaster(flat)), places, stops);
    const told: number[] = [];
    const table = (await askIntervisibility(four, places, stops, (done, all) => {
      expect(all).toBe(pairs);
      told.push(done);
    }).answer)!;
    expect(places.map((_, i) => table.countFree(i))).toEqual(places.map((_, i) => alone.countFree(i)));
    expect(told.at(-1)).toBe(pairs);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    const job = askIntervisibility(one, places, stops);
    job.cancel();
    expect(await job.answer).toBeNull();
  });

  test('a job that is cancelled answers nothing, and the next one answers all', async () => {
    const job = one.castNearest(rays, stops);
    job.cancel();
    expect(await job.answer).toBeNull();
    expect(new Uint8Array((await one.castAny(rays, stops).answer)!)).toEqual(scene.areBlocked(rays, everything));
  });

  test('a job is cancelled when another scene is loaded', async () => {
    const job = one.castAny(rays, stops);
    one.load(scene.flat());
    expect(await job.answer).toBeNull();
  });

  test('no rays are answered at once', async () => {
    expect(await one.castAny(new Float64Array(0), stops).answer).toHaveLength(0);
  });
});

/** A thread in this thread, whose messages are copied as they would be on the way. */
function ownThread(): RayThread {
  let answer: (message: ToRayThread) => void = () => {};
  let failed: (reason: string) => void = () => {};
  return {
    tell: (message) => {
      const copy = structuredClone(message);
      queueMicrotask(() => {
        try {
          answer(copy);
        } catch (error) {
          failed(String(error));
        }
      });
    },
    listen: (hear, fail) => {
      answer = makeRayThread((message) => hear(structuredClone(message)));
      failed = fail;
    },
    end: () => {},
  };
}

test('where memory cannot be shared copies are sent, and the answers are the same', async () => {
  const shared = globalThis.SharedArrayBuffer;
  Reflect.deleteProperty(globalThis, 'SharedArrayBuffer');
  try {
    const pool = makeRayPool([ownThread(), ownThread(), ownThread()]);
    pool.load(scene.flat());
    const blocked = await pool.castAny(rays, stops).answer;
    expect(blocked!.buffer).toBeInstanceOf(ArrayBuffer);
    expect(blocked).toEqual(scene.areBlocked(rays, everything));
    const hits = await pool.castNearest(rays, stops).answer;
    expect(hits).toEqual(scene.firstHits(rays, everything));
  } finally {
    globalThis.SharedArrayBuffer = shared;
  }
});

test('without WebAssembly the reference answers, and the answers are the same', async () => {
  const pool = makeRayPool([ownThread()], 'plain');
  pool.load(scene.flat());
  expect(new Uint8Array((await pool.castAny(rays, stops).answer)!)).toEqual(scene.areBlocked(rays, everything));
});

test('a thread that breaks down fails its job instead of leaving it open', async () => {
  const pool = makeRayPool([ownThread()]);
  await expect(pool.castAny(rays, stops).answer).rejects.toThrow('broke down');
});
