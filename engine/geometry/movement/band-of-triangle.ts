import type { Millimetres } from '../../space/quantity.ts';

/** A triangle has three corners, and each of two cuts adds one. */
const MOST_CORNERS = 5;

/** A triangle about a place, and the part of it between two heights over a plane there. It makes nothing new, so that it may be asked for thousands of triangles. */
export interface BandOfTriangle {
  /** Takes a triangle of a list of corners, about a place, with its heights over the plane through that. Gives how near it comes as seen from above. */
  lay(
    corners: Float64Array,
    first: number,
    x: Millimetres,
    z: Millimetres,
    height: Millimetres,
    slopeX: number,
    slopeZ: number,
  ): Millimetres;
  /** Leaves of it what lies between two heights. @edge false where nothing does */
  cut(low: Millimetres, high: Millimetres): boolean;
  /** How near what is left comes to the place as seen from above, 0 where it is over or under it. */
  distance(): Millimetres;
  lowest(): Millimetres;
}

export function bandOfTriangle(): BandOfTriangle {
  const buffers = () => [0, 1, 2].map(() => new Float64Array(MOST_CORNERS)) as [Float64Array, Float64Array, Float64Array];
  const [wholeX, wholeZ, wholeH] = buffers();
  let [x, z, h] = buffers();
  let [nextX, nextZ, nextH] = buffers();
  let count = 0;

  /** Leaves what lies over a limit, or under it where the sign is −1. */
  const cutAt = (limit: number, sign: 1 | -1) => {
    let isWhole = true;
    for (let i = 0; i < count; i++) if ((h[i]! - limit) * sign < 0) isWhole = false;
    if (isWhole) return;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const j = i + 1 < count ? i + 1 : 0;
      const here = (h[i]! - limit) * sign;
      const there = (h[j]! - limit) * sign;
      if (here >= 0) {
        nextX[kept] = x[i]!;
        nextZ[kept] = z[i]!;
        nextH[kept++] = h[i]!;
      }
      if ((here > 0 && there < 0) || (here < 0 && there > 0)) {
        const t = here / (here - there);
        nextX[kept] = x[i]! + (x[j]! - x[i]!) * t;
        nextZ[kept] = z[i]! + (z[j]! - z[i]!) * t;
        nextH[kept++] = h[i]! + (h[j]! - h[i]!) * t;
      }
    }
    [x, z, h, nextX, nextZ, nextH] = [nextX, nextZ, nextH, x, z, h];
    count = kept;
  };

  const distance = (): number => {
    let least = Infinity;
    let left = false;
    let right = false;
    for (let i = 0; i < count; i++) {
      const j = i + 1 < count ? i + 1 : 0;
      const ax = x[i]!;
      const az = z[i]!;
      const bx = x[j]!;
      const bz = z[j]!;
      const dx = bx - ax;
      const dz = bz - az;
      const square = dx * dx + dz * dz;
      const along = square > 0 ? Math.max(0, Math.min(1, -(ax * dx + az * dz) / square)) : 0;
      const px = ax + dx * along;
      const pz = az + dz * along;
      least = Math.min(least, px * px + pz * pz);
      const turn = ax * bz - az * bx;
      if (turn > 0) left = true;
      if (turn < 0) right = true;
    }
    return left !== right ? 0 : Math.sqrt(least);
  };

  const whole = () => {
    count = 3;
    for (let i = 0; i < 3; i++) {
      x[i] = wholeX[i]!;
      z[i] = wholeZ[i]!;
      h[i] = wholeH[i]!;
    }
  };

  return {
    lay(corners, first, atX, atZ, height, slopeX, slopeZ) {
      for (let i = 0; i < 3; i++) {
        const k = first + 3 * i;
        wholeX[i] = corners[k]! - atX;
        wholeZ[i] = corners[k + 2]! - atZ;
        wholeH[i] = corners[k + 1]! - height - slopeX * wholeX[i]! - slopeZ * wholeZ[i]!;
      }
      whole();
      return distance();
    },
    cut(low, high) {
      whole();
      cutAt(low, 1);
      cutAt(high, -1);
      return count > 0;
    },
    distance,
    lowest() {
      let low = Infinity;
      for (let i = 0; i < count; i++) low = Math.min(low, h[i]!);
      return low;
    },
  };
}
