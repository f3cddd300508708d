import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import { EYE_MARGIN, SLIVER } from '../../space/tolerance.ts';
import { between, distanceBetween } from '../../space/vec3.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import type { SightRay } from '../queries.ts';
import { depthOf, type ImageFrame } from './image-frame.ts';

/** What is seen at least this wide must be reached by a ray through its middle; narrower things are left to the table anyway. */
const CERTAIN_WIDTH = 1e-3;

/**
 * The first of these rays that nothing stops, by a test that knows nothing of pictures and fragments.
 * @breaks when every ray to something at least CERTAIN_WIDTH wide is stopped: then the share and the ray test disagree
 */
export function confirmWitness(
  scene: SightScene,
  frame: ImageFrame,
  rays: readonly SightRay[],
  width: number,
  accept: SightFilter,
): SightRay {
  const clear = rays.find((ray) => isClear(scene, frame, ray, accept));
  if (clear) return clear;
  if (width >= CERTAIN_WIDTH) {
    throw new BrokenInvariant(
      `nothing but solids on the way to what is seen ${width} mm wide, from ${JSON.stringify(frame.eye)}`,
    );
  }
  return rays[0]!;
}

/** Is the way free, from EYE_MARGIN before the eye to just before the surface, which may lie flush with what is behind it? */
export function isClear(scene: SightScene, frame: ImageFrame, { from, to }: SightRay, accept: SightFilter): boolean {
  const depth = depthOf(frame, to);
  const length = distanceBetween(from, to);
  if (!(depth > EYE_MARGIN) || !(length > 0)) return true;
  const start = between(from, to, EYE_MARGIN / depth);
  const hit = scene.firstHit(start, to, accept);
  if (!hit) return true;
  const at = between(start, to, hit.t);
  return depth - depthOf(frame, at) <= 2 * SLIVER;
}
