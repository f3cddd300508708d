/** Newton's way to the root of a sum that falls and bends upwards never oversteps it; so many steps are far more than it takes. */
const NEWTON_STEPS = 60;

/**
 * The nearest point of an ellipse, filled, about the origin (the foot of the normal: Eberly 2013), to the last bits.
 * @edge a point inside is its own nearest point
 */
export function nearestOfEllipse(
  x: number,
  z: number,
  halfWidth: number,
  halfDepth: number,
): { readonly x: number; readonly z: number } {
  const a = halfWidth * halfWidth;
  const b = halfDepth * halfDepth;
  const ax = halfWidth * x;
  const bz = halfDepth * z;
  let t = 0;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const u = ax / (t + a);
    const v = bz / (t + b);
    const over = u * u + v * v - 1;
    if (!(over > 0)) break;
    const next = t + over / (2 * ((u * u) / (t + a) + (v * v) / (t + b)));
    if (!(next > t)) break;
    t = next;
  }
  return t === 0 ? { x, z } : { x: (x * a) / (t + a), z: (z * b) / (t + b) };
}
