import type { RayCaster, Rays, StopsAt } from '../cast-ray.ts';

export type { Rays } from '../cast-ray.ts';

/** Which solids stop rays: 1 for each that does, by its index. */
export type Stops = Uint8Array;

/** What each ray of a batch meets first. */
export interface NearestHits {
  /** Share of the way; Infinity where nothing is met. */
  readonly t: Float64Array;
  /** −1 where nothing is met. */
  readonly solid: Int32Array;
  readonly triangle: Int32Array;
}

/** Casts many rays at once. Answers are those of the reference kernel, to the bit, whichever kernel it is. */
export interface BatchCaster {
  readonly kernel: 'simd' | 'plain';
  /** Writes 1 for each ray that is blocked and 0 for each that is free. */
  castAny(rays: Rays, stops: Stops, blocked: Uint8Array): void;
  castNearest(rays: Rays, stops: Stops, hits: NearestHits): void;
}

/** Room for what so many rays meet. */
export const roomForHits = (count: number): NearestHits => ({
  t: new Float64Array(count),
  solid: new Int32Array(count),
  triangle: new Int32Array(count),
});

/** The reference kernel, ray by ray. */
export function makePlainCaster(caster: RayCaster): BatchCaster {
  return {
    kernel: 'plain',
    castAny(rays, stops, blocked) {
      const stopsAt: StopsAt = (solid) => stops[solid] === 1;
      for (let i = 0; i < blocked.length; i++) blocked[i] = caster.isBlocked(rays, i, stopsAt) ? 1 : 0;
    },
    castNearest(rays, stops, hits) {
      const stopsAt: StopsAt = (solid) => stops[solid] === 1;
      for (let i = 0; i < hits.t.length; i++) writeNearest(caster, rays, i, stopsAt, hits);
    },
  };
}

/** Writes what this ray of a batch meets first. */
export function writeNearest(caster: RayCaster, rays: Rays, ray: number, stopsAt: StopsAt, hits: NearestHits): void {
  const hit = caster.nearest(rays, ray, stopsAt);
  hits.t[ray] = hit ? hit.t : Infinity;
  hits.solid[ray] = hit ? hit.solid : -1;
  hits.triangle[ray] = hit ? hit.triangle : -1;
}
