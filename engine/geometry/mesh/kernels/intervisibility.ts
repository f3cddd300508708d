import type { Vec3 } from '../../../space/vec3.ts';
import type { Rays } from '../cast-ray.ts';
import type { BatchCaster, Stops } from './ray-batch.ts';
import type { PoolJob, Progress, RayPool } from './ray-pool.ts';
import { canShareMemory, roomFor } from './shared-scene.ts';

/** Between which of some places nothing is in the way. */
export interface Intervisibility {
  readonly places: number;
  /** Either way round the answer is the same. @breaks never; nothing is in the way of a place and itself */
  isFree(one: number, other: number): boolean;
  /** From how many of the other places this one is free. */
  countFree(place: number): number;
}

/** So many rays are made at a time, or those of one place where they are more: rays of all pairs together would need more memory than there may be. */
const AT_ONCE = 1 << 17;

/** Of two places of a list the pair's number, row by row: 0–1, 0–2, …, 1–2, … */
const pairOf = (places: number, one: number, other: number): number => (one * (2 * places - one - 1)) / 2 + (other - one - 1);

/**
 * Every two places once, as rays that go from the one of the smaller number. A ray is blocked exactly where the same ray turned round is: whether it crosses a
 * triangle is told by signs of volumes, which a turned ray has the other way round, all of them. So each line needs to be asked for only once.
 */
function* raysBetween(places: readonly Vec3[], roomOf: (numbers: number) => Rays): Generator<Rays> {
  let first = 0;
  while (first < places.length - 1) {
    let end = first + 1;
    let count = places.length - end;
    while (end < places.length - 1 && count + places.length - 1 - end <= AT_ONCE) {
      end++;
      count += places.length - end;
    }
    const rays = roomOf(count * 6);
    let at = 0;
    for (let one = first; one < end; one++) {
      const from = places[one]!;
      for (let other = one + 1; other < places.length; other++) {
        const to = places[other]!;
        rays[at] = from.x;
        rays[at + 1] = from.y;
        rays[at + 2] = from.z;
        rays[at + 3] = to.x;
        rays[at + 4] = to.y;
        rays[at + 5] = to.z;
        at += 6;
      }
    }
    yield rays;
    first = end;
  }
}

/** Numbers of the rays of one batch, at most. */
const roomNeeded = (places: number): number => Math.max(AT_ONCE, places) * 6;

const countPairs = (places: number): number => (places * (places - 1)) / 2;

function tableOf(places: number, blocked: Uint8Array): Intervisibility {
  const isFree = (one: number, other: number): boolean =>
    one === other || blocked[one < other ? pairOf(places, one, other) : pairOf(places, other, one)] === 0;
  return {
    places,
    isFree,
    countFree(place) {
      let count = 0;
      for (let other = 0; other < places; other++) if (other !== place && isFree(place, other)) count++;
      return count;
    },
  };
}

/** Looks from each place to each other, on this thread. @shape places: at most about 60,000, one byte a pair @frame board @unit mm */
export function findIntervisibility(caster: BatchCaster, places: readonly Vec3[], stops: Stops): Intervisibility {
  const blocked = new Uint8Array(countPairs(places.length));
  const room = new Float64Array(roomNeeded(places.length));
  let done = 0;
  for (const rays of raysBetween(places, (numbers) => room.subarray(0, numbers))) {
    const count = rays.length / 6;
    caster.castAny(rays, stops, blocked.subarray(done, done + count));
    done += count;
  }
  return tableOf(places.length, blocked);
}

const roomToShare = (numbers: number): Float64Array =>
  canShareMemory() ? roomFor(new Float64Array(0), numbers) : new Float64Array(numbers);

/** As `findIntervisibility`, on all threads of a pool. `progress` counts pairs. */
export function askIntervisibility(
  pool: RayPool,
  places: readonly Vec3[],
  stops: Stops,
  progress: Progress = () => {},
): PoolJob<Intervisibility> {
  const all = countPairs(places.length);
  const blocked = new Uint8Array(all);
  const jobs = new Set<PoolJob<Uint8Array>>();
  let isCancelled = false;

  async function run(): Promise<Intervisibility | null> {
    // as many rooms as batches are under way: each is filled again when its batch is answered
    const rooms = [roomToShare(roomNeeded(places.length)), roomToShare(roomNeeded(places.length))];
    const batches = raysBetween(places, (numbers) => rooms.pop()!.subarray(0, numbers));
    let made = 0;
    let ended = 0;
    const underWay = new Map<number, number>();
    const tell = () =>
      progress(
        [...underWay.values()].reduce((sum, some) => sum + some, ended),
        all,
      );
    /** Takes batches until there are none left. Two of these at once keep the threads busy while the rays of the next batch are made. */
    async function work(): Promise<void> {
      for (let batch = batches.next(); !batch.done && !isCancelled; batch = batches.next()) {
        const first = made;
        made += batch.value.length / 6;
        const job = pool.castAny(batch.value, stops, (some) => {
          underWay.set(first, some);
          tell();
        });
        jobs.add(job);
        const flags = await job.answer;
        jobs.delete(job);
        underWay.delete(first);
        if (!flags) {
          isCancelled = true;
          return;
        }
        rooms.push(new Float64Array(batch.value.buffer));
        blocked.set(flags, first);
        ended += flags.length;
      }
    }
    await Promise.all([work(), work()]);
    return isCancelled ? null : tableOf(places.length, blocked);
  }

  return {
    answer: run(),
    cancel() {
      isCancelled = true;
      for (const job of jobs) job.cancel();
    },
  };
}
