import { CONTACT } from '../../space/tolerance.ts';

/** Where something pushed along a line touches a shape, and how far it presses in. */
export interface Met {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  readonly deepestAt: number;
  readonly depthAtStart: number;
}

/** How far a rectangle and a convex shape overlap along a direction, with the rectangle at a place s of the line: min(before + s·gain, behind − s·gain). */
interface Overlap {
  readonly before: number;
  readonly behind: number;
  readonly gain: number;
}

const overlapAt = (overlaps: readonly Overlap[], s: number): number =>
  overlaps.reduce((least, { before, behind, gain }) => Math.min(least, before + s * gain, behind - s * gain), Infinity);

/** Between which places of the line, up to `reached`, is every overlap more than so much? */
function whereOverlapped(overlaps: readonly Overlap[], much: number, reached: number): readonly [number, number] | null {
  let from = 0;
  let to = reached;
  for (const { before, behind, gain } of overlaps) {
    if (Math.abs(gain) < 1e-12) {
      if (before <= much || behind <= much) return null;
      continue;
    }
    const one = (much - before) / gain;
    const other = (behind - much) / gain;
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return to >= from ? [from, to] : null;
}

/** Thirds of a stretch on which a rectangle presses in, to where it does so most. */
const DEPTH_STEPS = 40;

/**
 * Between which places of a line does a rectangle that is pushed along it, up to `reached`, press into a convex shape? Two convex shapes are apart as long as they are apart along a side of one of them.
 * @edge one that presses in by no more than half a contact only touches
 */
export function touchesOfRectangle(
  points: readonly { readonly x: number; readonly z: number }[],
  halfX: number,
  halfZ: number,
  alongX: number,
  alongZ: number,
  reached: number,
): Met | null {
  const overlaps: Overlap[] = [];
  const axis = (nx: number, nz: number) => {
    const size = Math.sqrt(nx * nx + nz * nz);
    if (!(size > 1e-12)) return;
    const [x, z] = [nx / size, nz / size];
    let low = Infinity;
    let high = -Infinity;
    for (const p of points) {
      const at = p.x * x + p.z * z;
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
    const half = Math.abs(x) * halfX + Math.abs(z) * halfZ;
    overlaps.push({ before: half - low, behind: high + half, gain: alongX * x + alongZ * z });
  };
  axis(1, 0);
  axis(0, 1);
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    axis(q.z - p.z, p.x - q.x);
  });
  const pressed = whereOverlapped(overlaps, CONTACT / 2, reached);
  if (!pressed) return null;
  let [low, high] = pressed;
  for (let step = 0; step < DEPTH_STEPS && high - low > CONTACT / 100; step++) {
    const one = low + (high - low) / 3;
    const other = high - (high - low) / 3;
    if (overlapAt(overlaps, one) >= overlapAt(overlaps, other)) high = other;
    else low = one;
  }
  let deepestAt = pressed[0];
  let depth = overlapAt(overlaps, deepestAt);
  for (const s of [(low + high) / 2, pressed[1]]) {
    const there = overlapAt(overlaps, s);
    if (there > depth) [depth, deepestAt] = [there, s];
  }
  const [from, to] = whereOverlapped(overlaps, 0, reached) ?? pressed;
  return { from, to, depth, deepestAt, depthAtStart: from > 0 ? 0 : Math.max(0, overlapAt(overlaps, 0)) };
}
