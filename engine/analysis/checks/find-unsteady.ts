import { angleOf } from '../../space/angle-of.ts';
import { convexHull } from '../../space/convex-hull.ts';
import { distanceToEdge } from '../../space/distance-to-edge.ts';
import { frameOfPose, outOfFrame } from '../../space/frame.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { PieceBody } from '../surfaces/piece-bodies.ts';
import { weightOf } from '../surfaces/weight.ts';
import type { CheckedBoard, CheckFinding } from './check-finding.ts';

/** What is no higher than this over the lowest place touches down as well: a printed layer. */
const CONTACT_LAYER: Millimetres = 0.3;
/** A piece whose weight lies no farther inside of what it stands on than this share of its height over it is pushed over by a finger. */
const STEADY_SLOPE = 0.1;

/**
 * Pieces that stand on the table and tip over by themselves, their weight lying beside what they stand on, or rock, because it lies so near to the border
 * of it that a tilt of less than 6° would do. What a piece stands on is the hull of all its places no more than 0.3 mm over its lowest; an area is taken to be
 * glued to a plate of its footprint. @edge pieces that stand on others are not judged: how they stand depends on these
 */
export function findUnsteady({ bodies }: CheckedBoard): readonly CheckFinding[] {
  return bodies.flatMap((body): CheckFinding[] => {
    const { piece, parts, surface } = body;
    const weight = weightOf(parts);
    if (!weight || surface.min.y > CONTACT_LAYER) return [];
    const feet = feetOf(body);
    if (feet.length === 0) return [];
    const inside = distanceInHull(feet, weight.centre);
    const high = Math.max(0, weight.centre.y - Math.max(0, surface.min.y));
    const about = { where: `pieces.${piece.id}`, pieces: [piece.id], at: weight.centre };
    const fill = { piece: piece.id, by: Math.abs(inside), height: high };
    if (inside < 0) return [{ code: 'check/piece-tips', ...about, fill }];
    if (inside >= STEADY_SLOPE * high) return [];
    return [{ code: 'check/piece-rocks', ...about, fill: { ...fill, angle: angleOf(high, inside) } }];
  });
}

/** The hull of what touches the table. */
function feetOf({ piece, surface }: PieceBody): readonly PlanPoint[] {
  if (piece.traits.area) {
    const frame = frameOfPose(piece.pose, piece.mirrored);
    return convexHull(piece.footprint.flat().map(({ x, z }) => outOfFrame(frame, { x, y: 0, z })));
  }
  const top = Math.max(surface.min.y, 0) + CONTACT_LAYER;
  const { corners } = surface;
  const points: PlanPoint[] = [];
  for (let i = 0; i < corners.length; i += 9) {
    for (let k = 0; k < 9; k += 3) {
      const [a, b] = [i + k, i + ((k + 3) % 9)];
      const [low, high] = [corners[a + 1]!, corners[b + 1]!];
      if (low <= top) points.push({ x: corners[a]!, z: corners[a + 2]! });
      if (low > top === high > top) continue;
      const t = (top - low) / (high - low);
      points.push({
        x: corners[a]! + (corners[b]! - corners[a]!) * t,
        z: corners[a + 2]! + (corners[b + 2]! - corners[a + 2]!) * t,
      });
    }
  }
  return convexHull(points);
}

/** From a point to the border of a hull: negative outside of it. */
function distanceInHull(hull: readonly PlanPoint[], { x, z }: PlanPoint): Millimetres {
  let nearest = Infinity;
  let inside = hull.length >= 3;
  for (const [i, a] of hull.entries()) {
    const b = hull[(i + 1) % hull.length]!;
    nearest = Math.min(nearest, distanceToEdge(x, z, a.x, a.z, b.x, b.z));
    if ((b.x - a.x) * (z - a.z) - (b.z - a.z) * (x - a.x) < 0) inside = false;
  }
  return inside ? nearest : -nearest;
}
