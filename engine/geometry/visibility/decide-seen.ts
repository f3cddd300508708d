import type { Board } from '../../board/board.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { Scene, SolidFilter } from '../mesh/scene.ts';
import type { SightQuery, Source } from '../queries.ts';
import { areaOf, centroidOf, distanceInside, edgesOf } from './convex-polygon.ts';
import { occludersBefore, openViews } from './find-sight.ts';
import { inverseDepthAt, project, unproject } from './image-frame.ts';
import type { OpenView } from './look.ts';
import { isSliver } from './share.ts';
import type { TargetCell } from './target-cells.ts';
import { cutIntoFragments } from './visible-fragments.ts';
import { isClear } from './witness.ts';

/** Whether anything of a target is seen: nothing more is worked out than that takes. */
export interface SeenDecision {
  readonly seen: boolean;
  readonly eyeInside: Source | null;
  /** A point of the target that is seen; null where none is. @frame board */
  readonly point: Vec3 | null;
}

/** A place shows something when the rays to it and to four places this far around it are free. @unit millimetres of the picture */
const AROUND = 0.005;

/** Rays are tried to the middles of so many of the largest cells of a view. */
const MIDDLES = 6;

/**
 * Is anything of the target seen, whatever its share? The same cells, occluders and fragments as in `findSight`, but it stops as soon as the answer
 * is known: at a bundle of free rays, at the first visible fragment, or when all cells are hidden. It is so exactly when
 * `findSight(…).whole.atMost > 0`.
 * @shape `hints`: points of the target to try first @cost a few rays where the target is well seen; a whole look where it is hidden
 */
export function decideSeen(scene: Scene, board: Board, query: SightQuery, hints: readonly Vec3[] = []): SeenDecision {
  const { eyeInside, views, accept, figures } = openViews(scene, board, query);
  if (figures.length === 0) {
    for (const view of views) {
      const point = pointByRays(scene, view, accept, hints);
      if (point) return { seen: true, eyeInside, point };
    }
  }
  for (const view of views) {
    const occluders = occludersBefore(scene, view, accept, figures);
    for (const cell of view.cells) {
      const fragment = cutIntoFragments(cell.shape, cell.surface, occluders).visible.find((shape) => !isSliver(shape));
      if (fragment) {
        const middle = centroidOf(fragment);
        return { seen: true, eyeInside, point: unproject(view.frame, middle, inverseDepthAt(cell.surface, middle)) };
      }
    }
  }
  return { seen: false, eyeInside, point: null };
}

function pointByRays(scene: Scene, view: OpenView, accept: SolidFilter, hints: readonly Vec3[]): Vec3 | null {
  const { frame, cells } = view;
  for (const hint of hints) {
    const place = project(frame, hint);
    const cell = cells.find(({ shape }) => edgesOf(shape).every((edge) => distanceInside(edge, place) > 2 * AROUND));
    const point = cell ? pointOfBundle(scene, view, accept, cell, place) : null;
    if (point) return point;
  }
  const largest = [...cells].sort((a, b) => areaOf(b.shape) - areaOf(a.shape)).slice(0, MIDDLES);
  for (const cell of largest) {
    const point = pointOfBundle(scene, view, accept, cell, centroidOf(cell.shape));
    if (point) return point;
  }
  return null;
}

const BUNDLE = [
  [0, 0],
  [AROUND, 0],
  [-AROUND, 0],
  [0, AROUND],
  [0, -AROUND],
] as const;

/** The point at a place of the picture, if it and all around it is free. */
function pointOfBundle(
  scene: Scene,
  { frame }: OpenView,
  accept: SolidFilter,
  { surface }: TargetCell,
  place: { readonly x: number; readonly y: number },
): Vec3 | null {
  const pointAt = (x: number, y: number) => unproject(frame, { x, y }, inverseDepthAt(surface, { x, y }));
  const isFree = BUNDLE.every(([x, y]) =>
    isClear(scene, frame, { from: frame.eye, to: pointAt(place.x + x, place.y + y) }, accept),
  );
  return isFree ? pointAt(place.x, place.y) : null;
}
