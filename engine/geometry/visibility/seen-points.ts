import type { Board } from '../../board/board.ts';
import type { Vec2 } from '../../space/solid.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { SightScene } from '../mesh/scene.ts';
import type { SightQuery } from '../queries.ts';
import { areaOf, centroidOf } from './convex-polygon.ts';
import { openLooks } from './find-sight.ts';
import { isInFront, pointOnTarget } from './picture-of-look.ts';
import { partsOfLook } from './share-of-look.ts';

/** So much of the way from a corner to the middle of a fragment a point is taken inside it. */
const INWARDS = 1 / 64;

/** What is seen of a target, one after the other: the middle of a fragment and its corners, taken inside a little. @frame board */
export interface SeenFragment {
  readonly middle: Vec3;
  readonly corners: readonly Vec3[];
}

/** The largest visible fragments of a target for each eye, so many of them. */
export function findSeenFragments(scene: SightScene, board: Board, query: SightQuery, most: number): readonly SeenFragment[] {
  const { looks } = openLooks(scene, board, query);
  return looks.flatMap((look) => {
    const visible = partsOfLook(look, () => true).visible.filter(isInFront);
    const largest = visible.toSorted((a, b) => areaOf(b.shape) - areaOf(a.shape)).slice(0, most);
    const cells = look.cells().filter((cell) => cell.front);
    return largest.map(({ shape }): SeenFragment => {
      const at = (place: Vec2) => pointOnTarget(look.frame, cells, place);
      const middle = centroidOf(shape);
      return { middle: at(middle), corners: shape.map((corner) => at(towards(corner, middle))) };
    });
  });
}

const towards = (corner: Vec2, middle: Vec2): Vec2 => ({
  x: corner.x + (middle.x - corner.x) * INWARDS,
  y: corner.y + (middle.y - corner.y) * INWARDS,
});

/** The middles of the largest visible fragments. @frame board */
export const findSeenMiddles = (scene: SightScene, board: Board, query: SightQuery, most: number): readonly Vec3[] =>
  findSeenFragments(scene, board, query, most).map(({ middle }) => middle);
