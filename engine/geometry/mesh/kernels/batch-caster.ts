import { makeRayCaster } from '../cast-ray.ts';
import type { FlatScene } from '../flat-scene.ts';
import { packScene } from './pack-scene.ts';
import { type BatchCaster, makePlainCaster } from './ray-batch.ts';
import { makeSimdCaster } from './simd-caster.ts';

/** The fastest way that this machine has of casting many rays at once: SIMD where it can, the plain reference where it cannot. */
export function makeBatchCaster(scene: FlatScene): BatchCaster {
  const reference = makeRayCaster(scene);
  return makeSimdCaster(scene, packScene(scene), reference) ?? makePlainCaster(reference);
}
