import type { MoveLeg } from '../../../geometry/movement-queries.ts';
import type { Millimetres } from '../../../space/quantity.ts';
import type { BoardPoint } from '../../../space/vec3.ts';

/** A way is looked along from places no farther apart than this. */
const STEP: Millimetres = 10;

/** Places along a stretch of a way, both its ends among them. */
export function placesAlong({ from, to, length }: MoveLeg): readonly BoardPoint[] {
  const steps = Math.max(1, Math.ceil(length / STEP));
  const between = (a: number, b: number, i: number) => a + ((b - a) * i) / steps;
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: between(from.x, to.x, i),
    y: between(from.y, to.y, i),
    z: between(from.z, to.z, i),
  }));
}
