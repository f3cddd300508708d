import { BrokenInvariant } from '../../../outcome/broken-invariant.ts';
import { makeRayCaster, type Rays } from '../cast-ray.ts';
import { type BatchCaster, makePlainCaster, type NearestHits, roomForHits, type Stops } from './ray-batch.ts';
import type { SceneForThreads } from './shared-scene.ts';
import { makeSimdCaster } from './simd-caster.ts';

/** Which kernel a thread is to use: the fastest that it can run, or the reference. */
export type KernelChoice = 'fastest' | 'plain';

/** What a thread is told. */
export type ToRayThread = { readonly kind: 'scene'; readonly scene: SceneForThreads; readonly kernel: KernelChoice } | CastSome;

/** Some rays of a batch to cast, from the ray `first` of the batch on. */
export interface CastSome {
  readonly kind: 'cast';
  readonly job: number;
  readonly first: number;
  readonly rays: Rays;
  readonly stops: Stops;
  /** Where the answers go, when memory is shared; null: send them back. */
  readonly into: Answers | null;
  readonly asked: Answers['kind'];
}

/** Answers to a run of rays. */
export type Answers =
  | { readonly kind: 'any'; readonly blocked: Uint8Array }
  | { readonly kind: 'nearest'; readonly hits: NearestHits };

/** What a thread tells when it has cast its rays. `answers` is null when they lie in shared memory already. */
export interface FromRayThread {
  readonly job: number;
  readonly first: number;
  readonly count: number;
  readonly answers: Answers | null;
}

/** The work of one thread: what it is told comes in, what it has to say goes to `reply`. */
export function makeRayThread(reply: (message: FromRayThread) => void): (message: ToRayThread) => void {
  let caster: BatchCaster | null = null;
  return (message) => {
    if (message.kind === 'scene') {
      const { flat, packed } = message.scene;
      const reference = makeRayCaster(flat);
      const simd = message.kernel === 'fastest' ? makeSimdCaster(flat, packed, reference) : null;
      caster = simd ?? makePlainCaster(reference);
      return;
    }
    if (!caster) throw new BrokenInvariant('a thread was asked to cast rays before it was given a scene');
    const { job, first, rays, stops, into, asked } = message;
    const count = rays.length / 6;
    const answers = into ?? roomForAnswers(asked, count);
    castInto(caster, rays, stops, answers);
    reply({ job, first, count, answers: into ? null : answers });
  };
}

export const roomForAnswers = (asked: Answers['kind'], count: number): Answers =>
  asked === 'any' ? { kind: 'any', blocked: new Uint8Array(count) } : { kind: 'nearest', hits: roomForHits(count) };

function castInto(caster: BatchCaster, rays: Rays, stops: Stops, answers: Answers): void {
  if (answers.kind === 'any') caster.castAny(rays, stops, answers.blocked);
  else caster.castNearest(rays, stops, answers.hits);
}
