import type { Board } from '../../board/board.ts';
import type { Vec2 } from '../../space/solid.ts';
import { between, type Vec3 } from '../../space/vec3.ts';
import type { Scene } from '../mesh/scene.ts';
import type { SightQuery } from '../queries.ts';
import { areaOf, centroidOf } from './convex-polygon.ts';
import { occludersBefore, openViews } from './find-sight.ts';
import { inverseDepthAt, unproject } from './image-frame.ts';
import { lookPast } from './look.ts';

/** So much of the way from a corner to the middle of a fragment a point is taken inside it. */
const INWARDS = 1 / 64;

/** What is seen of a target, one after the other: the middle of a fragment and its corners, taken inside a little. @frame board */
export interface SeenFragment {
  readonly middle: Vec3;
  readonly corners: readonly Vec3[];
}

/** The largest visible fragments of a target for each eye, so many of them. */
export function findSeenFragments(scene: Scene, board: Board, query: SightQuery, most: number): readonly SeenFragment[] {
  const { views, accept, figures } = openViews(scene, board, query);
  return views.flatMap((view) => {
    const visible = lookPast(view, occludersBefore(scene, view, accept, figures)).flatMap((cell) =>
      cell.visible.map((shape) => ({ shape, surface: cell.surface })),
    );
    return visible
      .sort((a, b) => areaOf(b.shape) - areaOf(a.shape))
      .slice(0, most)
      .map(({ shape, surface }): SeenFragment => {
        const at = (place: Vec2) => unproject(view.frame, place, inverseDepthAt(surface, place));
        const middle = at(centroidOf(shape));
        return { middle, corners: shape.map((corner) => between(at(corner), middle, INWARDS)) };
      });
  });
}

/** The middles of the largest visible fragments. @frame board */
export const findSeenMiddles = (scene: Scene, board: Board, query: SightQuery, most: number): readonly Vec3[] =>
  findSeenFragments(scene, board, query, most).map(({ middle }) => middle);
