import { BrokenInvariant } from '../../../outcome/broken-invariant.ts';
import type { Rays } from '../cast-ray.ts';
import type { FlatScene } from '../flat-scene.ts';
import { packScene } from './pack-scene.ts';
import type { NearestHits, Stops } from './ray-batch.ts';
import { type Answers, type FromRayThread, type KernelChoice, roomForAnswers, type ToRayThread } from './ray-thread.ts';
import { canShareMemory, roomFor, shared, sharedLike, shareScene } from './shared-scene.ts';

/** A thread that runs `makeRayThread`, wherever it comes from: a worker of a page or of Node. */
export interface RayThread {
  tell(message: ToRayThread): void;
  /** `fail` is told when the thread breaks down. */
  listen(hear: (message: FromRayThread) => void, fail: (reason: string) => void): void;
  end(): void;
}

/** A batch under way. */
export interface PoolJob<Answer> {
  /** Null once the job has been cancelled. */
  readonly answer: Promise<Answer | null>;
  cancel(): void;
}

/** How far a batch is: rays that are answered, and all. */
export type Progress = (done: number, all: number) => void;

/** Casts batches on several threads. The answers are the same bits, however many there are. */
export interface RayPool {
  /** From now on rays are cast into this scene. @edge jobs under way are cancelled: they were asked of another */
  load(scene: FlatScene): void;
  /** Rays that lie in memory that threads can share are not copied: they must stay as they are until the job is answered. */
  castAny(rays: Rays, stops: Stops, progress?: Progress): PoolJob<Uint8Array>;
  castNearest(rays: Rays, stops: Stops, progress?: Progress): PoolJob<NearestHits>;
  /** Ends the threads and cancels what is under way. */
  close(): void;
}

/** A thread is given so many rays at a time: few enough to share work evenly and to stop soon, enough for messages to cost nothing. */
const AT_ONCE = 4096;

interface Job {
  readonly id: number;
  readonly rays: Rays;
  readonly stops: Stops;
  readonly answers: Answers;
  readonly isShared: boolean;
  readonly progress: Progress;
  readonly finish: (answers: Answers | null) => void;
  readonly fail: (reason: Error) => void;
  next: number;
  done: number;
}

/**
 * Spreads batches over these threads. Each takes the next few thousand rays when it is done with its last, so that no thread waits for a slow one.
 * @shape where memory can be shared, scene, rays and answers are there once; elsewhere copies are sent
 */
export function makeRayPool(threads: readonly RayThread[], kernel: KernelChoice = 'fastest'): RayPool {
  const jobs: Job[] = [];
  const idle = new Set(threads);
  let jobsMade = 0;

  const allOf = (job: Job) => job.rays.length / 6;

  function giveWork(): void {
    for (const thread of idle) {
      const job = jobs.find((waiting) => waiting.next < allOf(waiting));
      if (!job) return;
      const first = job.next;
      const count = Math.min(AT_ONCE, allOf(job) - first);
      job.next += count;
      idle.delete(thread);
      const some = job.rays.subarray(first * 6, (first + count) * 6);
      thread.tell({
        kind: 'cast',
        job: job.id,
        first,
        rays: job.isShared ? some : some.slice(),
        stops: job.stops,
        into: job.isShared ? partOf(job.answers, first, count) : null,
        asked: job.answers.kind,
      });
    }
  }

  function hear(thread: RayThread, { job: id, first, count, answers }: FromRayThread): void {
    idle.add(thread);
    const job = jobs.find((own) => own.id === id);
    if (job) {
      if (answers) writeInto(job.answers, answers, first);
      job.done += count;
      job.progress(job.done, allOf(job));
      if (job.done === allOf(job)) close(job, job.answers);
    }
    giveWork();
  }
  /** A thread that has broken down answers no more, so that what is under way would never end. */
  function breakDown(reason: string): void {
    for (const job of jobs.splice(0)) job.fail(new BrokenInvariant(`a thread that casts rays broke down: ${reason}`));
  }
  for (const thread of threads) thread.listen((message) => hear(thread, message), breakDown);

  function close(job: Job, answers: Answers | null): void {
    const index = jobs.indexOf(job);
    if (index < 0) return;
    jobs.splice(index, 1);
    job.finish(answers);
  }

  function start(asked: Answers['kind'], rays: Rays, stops: Stops, progress: Progress = () => {}): PoolJob<Answers> {
    const isShared = canShareMemory();
    const count = rays.length / 6;
    let finish: Job['finish'] = () => {};
    let fail: Job['fail'] = () => {};
    const answer = new Promise<Answers | null>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
    const job: Job = {
      id: jobsMade++,
      rays: isShared ? shared(rays) : rays,
      stops: isShared ? sharedLike(stops) : stops.slice(),
      answers: isShared ? sharedRoom(asked, count) : roomForAnswers(asked, count),
      isShared,
      progress,
      finish,
      fail,
      next: 0,
      done: 0,
    };
    if (count === 0) finish(job.answers);
    else jobs.push(job);
    giveWork();
    return { answer, cancel: () => close(job, null) };
  }

  const cancelAll = () => {
    for (const job of [...jobs]) close(job, null);
  };

  return {
    load(flat) {
      cancelAll();
      const scene = shareScene({ flat, packed: packScene(flat) });
      for (const thread of threads) thread.tell({ kind: 'scene', scene, kernel });
    },
    castAny(rays, stops, progress) {
      const { answer, cancel } = start('any', rays, stops, progress);
      return { answer: answer.then((got) => got && blockedOf(got)), cancel };
    },
    castNearest(rays, stops, progress) {
      const { answer, cancel } = start('nearest', rays, stops, progress);
      return { answer: answer.then((got) => got && hitsOf(got)), cancel };
    },
    close() {
      cancelAll();
      for (const thread of threads) thread.end();
    },
  };
}

function sharedRoom(asked: Answers['kind'], count: number): Answers {
  if (asked === 'any') return { kind: 'any', blocked: roomFor(new Uint8Array(0), count) };
  const whole = new Int32Array(0);
  return {
    kind: 'nearest',
    hits: { t: roomFor(new Float64Array(0), count), solid: roomFor(whole, count), triangle: roomFor(whole, count) },
  };
}

function partOf(answers: Answers, first: number, count: number): Answers {
  if (answers.kind === 'any') return { kind: 'any', blocked: answers.blocked.subarray(first, first + count) };
  const { t, solid, triangle } = answers.hits;
  return {
    kind: 'nearest',
    hits: {
      t: t.subarray(first, first + count),
      solid: solid.subarray(first, first + count),
      triangle: triangle.subarray(first, first + count),
    },
  };
}

function writeInto(all: Answers, some: Answers, first: number): void {
  if (all.kind === 'any') {
    all.blocked.set(blockedOf(some), first);
    return;
  }
  const { t, solid, triangle } = hitsOf(some);
  all.hits.t.set(t, first);
  all.hits.solid.set(solid, first);
  all.hits.triangle.set(triangle, first);
}

function blockedOf(answers: Answers): Uint8Array {
  if (answers.kind !== 'any') throw new BrokenInvariant('a batch was asked one thing and answered another');
  return answers.blocked;
}

function hitsOf(answers: Answers): NearestHits {
  if (answers.kind !== 'nearest') throw new BrokenInvariant('a batch was asked one thing and answered another');
  return answers.hits;
}
