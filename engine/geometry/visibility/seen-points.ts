import type { Board } from '../../board/board.ts';
import { between, type Vec3 } from '../../space/vec3.ts';
import type { Scene } from '../mesh/scene.ts';
import type { SightQuery } from '../queries.ts';
import { areaOf, centroidOf } from './convex-polygon.ts';
import { occludersBefore, openViews } from './find-sight.ts';
import { inverseDepthAt, unproject } from './image-frame.ts';
import { lookPast } from './look.ts';

/** So much of the way from a corner to the middle of a fragment a point is taken inside it. */
const INWARDS = 1 / 64;

/**
 * Points of the target that are seen: for each eye the middles of its largest visible fragments, and after each its corners, taken inside a little.
 * @frame board
 */
export function findSeenPoints(scene: Scene, board: Board, query: SightQuery, fragments: number): readonly Vec3[] {
  const { views, accept, figures } = openViews(scene, board, query);
  return views.flatMap((view) => {
    const visible = lookPast(view, occludersBefore(scene, view, accept, figures)).flatMap((cell) =>
      cell.visible.map((shape) => ({ shape, surface: cell.surface })),
    );
    return visible
      .sort((a, b) => areaOf(b.shape) - areaOf(a.shape))
      .slice(0, fragments)
      .flatMap(({ shape, surface }) => {
        const at = (place: { readonly x: number; readonly y: number }) =>
          unproject(view.frame, place, inverseDepthAt(surface, place));
        const middle = at(centroidOf(shape));
        return [middle, ...shape.map((corner) => between(at(corner), middle, INWARDS))];
      });
  });
}
