import type { Millimetres } from '../../space/quantity.ts';
import type { Surface } from './surface.ts';

/** Every pair of surfaces whose boxes are no farther apart than this along any axis, each once, by ascending indices. Swept along x. */
export function pairsNear(
  surfaces: readonly Pick<Surface, 'min' | 'max'>[],
  within: Millimetres,
): readonly (readonly [number, number])[] {
  const order = surfaces.map((_, i) => i).sort((a, b) => surfaces[a]!.min.x - surfaces[b]!.min.x || a - b);
  const pairs: (readonly [number, number])[] = [];
  for (const [at, i] of order.entries()) {
    const one = surfaces[i]!;
    for (let next = at + 1; next < order.length; next++) {
      const j = order[next]!;
      const other = surfaces[j]!;
      if (other.min.x > one.max.x + within) break;
      const apart = Math.max(one.min.y - other.max.y, other.min.y - one.max.y, one.min.z - other.max.z, other.min.z - one.max.z);
      if (apart <= within) pairs.push(i < j ? [i, j] : [j, i]);
    }
  }
  return pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
