import type { Board } from '../../board/board.ts';
import { cross, distanceBetween, dot, scale, subtract, type Vec3 } from '../../space/vec3.ts';
import type { SightScene } from '../mesh/scene.ts';
import type { NearestSeenFinding, SightQuery } from '../queries.ts';
import { clip, edgesOf } from './convex-polygon.ts';
import { EVERYTHING, openLooks } from './find-sight.ts';
import { inverseDepthAt, unproject } from './image-frame.ts';
import { isInFront } from './picture-of-look.ts';
import { partsOfLook } from './share-of-look.ts';

/**
 * Which point of all that is seen of a target is the nearest to the eye that sees it? What is seen is a part of the target's faces bounded by straight lines, so
 * that the nearest point of each such part is its foot of the perpendicular, or on its border.
 * @clause SK-DIST-6
 * @edge the border of what is seen counts as seen; null where nothing is, and where every eye is inside of something
 * @breaks when the board has no such model @cost that of a look
 */
export function findNearestSeen(scene: SightScene, board: Board, query: SightQuery): NearestSeenFinding {
  const { eyeInside, looks } = openLooks(scene, board, query);
  if (eyeInside) return { nearest: null };
  let nearest: NearestSeenFinding['nearest'] = null;
  for (const look of looks) {
    const { eye } = look.frame;
    for (const { shape, cell } of partsOfLook(look, EVERYTHING).visible.filter(isInFront)) {
      for (const { shape: own, surface } of cell ? [cell] : look.cells().filter(({ front }) => front)) {
        const seen = cell ? shape : clip(shape, edgesOf(own));
        if (!seen) continue;
        const corners = seen.map((at) => unproject(look.frame, at, inverseDepthAt(surface, at)));
        const to = nearestOfFace(eye, corners);
        const distance = distanceBetween(eye, to);
        if (!nearest || distance < nearest.distance) nearest = { distance, from: eye, to };
      }
    }
  }
  return { nearest };
}

/** The point of a flat convex face that is the nearest to a point. @shape the corners in order around it */
function nearestOfFace(from: Vec3, corners: readonly Vec3[]): Vec3 {
  const first = corners[0]!;
  let normal: Vec3 = { x: 0, y: 0, z: 0 };
  for (let i = 2; i < corners.length; i++) {
    const one = cross(subtract(corners[i - 1]!, first), subtract(corners[i]!, first));
    normal = { x: normal.x + one.x, y: normal.y + one.y, z: normal.z + one.z };
  }
  const size = dot(normal, normal);
  if (size > 0) {
    const off = dot(normal, subtract(from, first)) / size;
    const foot = subtract(from, scale(normal, off));
    const isInside = corners.every((corner, i) => {
      const edge = subtract(corners[(i + 1) % corners.length]!, corner);
      return dot(normal, cross(edge, subtract(foot, corner))) >= 0;
    });
    if (isInside) return foot;
  }
  return corners
    .map((corner, i) => nearestOfEdge(from, corner, corners[(i + 1) % corners.length]!))
    .reduce((best, one) => (distanceBetween(from, one) < distanceBetween(from, best) ? one : best));
}

function nearestOfEdge(from: Vec3, start: Vec3, end: Vec3): Vec3 {
  const way = subtract(end, start);
  const size = dot(way, way);
  const share = size > 0 ? Math.min(1, Math.max(0, dot(subtract(from, start), way) / size)) : 0;
  return { x: start.x + way.x * share, y: start.y + way.y * share, z: start.z + way.z * share };
}
