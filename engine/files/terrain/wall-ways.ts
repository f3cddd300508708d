import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import { normalOfTriangle } from '../../space/triangle-normal.ts';
import { lengthOf, type Vec3 } from '../../space/vec3.ts';

/** A way that walls look, turned so that it points right and away from the near edge: the cosine and sine of the turn. @unit unit vector */
export interface WallWay {
  /** How much of the upright faces look this way, or across it. */
  readonly share: number;
  readonly cos: number;
  readonly sin: number;
}

const BINS = 45;
/** A way that fewer of the upright faces look than this share is a detail, and more ways than so many are a curve. */
const ENOUGH = 0.12;
const MOST_WAYS = 3;
/** What leans more than this is no wall: share of its normal that points up or down. */
const LEANS = 0.35;
const ALONG_THE_AXES = { cos: 1, sin: 0 };

/**
 * Which ways do the walls of a piece look? Walls at right angles to one another count as one way, so that an ordinary building has a single
 * one, a hexagonal tower three. @edge a piece without upright faces, or round all about, is looked at along its axes
 */
export function wallWaysOf(mesh: TriangleMesh): readonly WallWay[] {
  const bins = Array.from({ length: BINS + 1 }, () => ({ cos: 0, sin: 0, area: 0 }));
  let whole = 0;
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const normal = normalOfTriangle(mesh, t);
    const { x, y, z } = normal;
    const flat = Math.sqrt(x * x + z * z);
    const area = lengthOf(normal);
    if (!(area > 0) || Math.abs(y) > LEANS * area) continue;
    let [cos, sin] = [x / flat, z / flat];
    while (cos <= 0 || sin < 0) [cos, sin] = [sin, -cos];
    // Just short of a right angle is as near to none as just over it.
    const place = Math.round((BINS * sin) / (cos + sin));
    const bin = bins[place === BINS ? 0 : place]!;
    const [ofBin, across] = place === BINS ? [sin, -cos] : [cos, sin];
    bin.cos += ofBin * area;
    bin.sin += across * area;
    bin.area += area;
    whole += area;
  }
  const ways = bins
    .filter(({ area }) => area >= ENOUGH * whole && area > 0)
    .sort((one, other) => other.area - one.area)
    .slice(0, MOST_WAYS)
    .map(({ cos, sin, area }): WallWay => {
      const length = Math.sqrt(cos * cos + sin * sin);
      const turned = { cos: cos / length, sin: sin / length };
      return { ...(Math.abs(turned.sin) < 1e-4 ? ALONG_THE_AXES : turned), share: area / whole };
    });
  return ways.length > 0 ? ways : [{ ...ALONG_THE_AXES, share: 0 }];
}

/** The mesh as it lies when the way points right. */
export function turnedAlong({ cos, sin }: WallWay, mesh: TriangleMesh): TriangleMesh {
  if (sin === 0) return mesh;
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const [x, z] = [positions[i]!, positions[i + 2]!];
    positions[i] = cos * x + sin * z;
    positions[i + 2] = cos * z - sin * x;
  }
  return { ...mesh, positions };
}

/** What is given in the frame of the turned mesh, in that of the mesh itself. */
export const turnedBack = ({ cos, sin }: WallWay, { x, y, z }: Vec3): Vec3 => ({
  x: cos * x - sin * z,
  y,
  z: sin * x + cos * z,
});
