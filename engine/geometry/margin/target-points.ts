import { between, type Vec3 } from '../../space/vec3.ts';
import type { Face } from '../measure/solid-faces.ts';
import type { TargetRegion } from '../visibility/target-faces.ts';

/** Bodies of many faces are known by so many of their points. */
const MOST_CORNERS = 64;
const MOST_BETWEEN = 160;

/**
 * The corners of a target's regions: of bodies with very many the outermost in a fixed set of directions. They lie in the target, so that
 * seeing one of them is seeing it.
 * @frame board
 */
export function cornersOfTarget(regions: readonly TargetRegion[]): readonly Vec3[] {
  return withoutRepeats(
    regions.flatMap(({ faces }) => {
      const corners = withoutRepeats(faces.flat());
      return corners.length <= MOST_CORNERS ? corners : outermost(corners);
    }),
  );
}

/** Points on the surface between the corners: the middles of edges and of faces. @frame board */
export function pointsBetweenCorners(regions: readonly TargetRegion[]): readonly Vec3[] {
  const points = withoutRepeats(
    regions.flatMap(({ faces }) => faces.flatMap((face) => [middleOf(face), ...face.map((p, i) => middleOfEdge(face, p, i))])),
  );
  const stride = Math.ceil(points.length / MOST_BETWEEN);
  return points.filter((_, i) => i % stride === 0);
}

const middleOfEdge = (face: Face, p: Vec3, i: number): Vec3 => between(p, face[(i + 1) % face.length]!, 0.5);

function middleOf(face: Face): Vec3 {
  let sum = { x: 0, y: 0, z: 0 };
  for (const { x, y, z } of face) sum = { x: sum.x + x, y: sum.y + y, z: sum.z + z };
  return { x: sum.x / face.length, y: sum.y / face.length, z: sum.z / face.length };
}

/** To the middle of a cube from its corners, edges and faces. */
const OUTWARDS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => ({ x, y, z }))));

const outermost = (corners: readonly Vec3[]): readonly Vec3[] =>
  OUTWARDS.map(({ x, y, z }) => {
    let best = corners[0]!;
    let most = -Infinity;
    for (const corner of corners) {
      const far = corner.x * x + corner.y * y + corner.z * z;
      if (far > most) [best, most] = [corner, far];
    }
    return best;
  });

function withoutRepeats(points: readonly Vec3[]): readonly Vec3[] {
  const seen = new Set<string>();
  return points.filter(({ x, y, z }) => {
    const name = `${x},${y},${z}`;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
