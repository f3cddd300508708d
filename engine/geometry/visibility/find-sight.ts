import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import type { ShareBounds } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import { findEyes } from '../measure/body-on-board.ts';
import type { Scene, SolidFilter } from '../mesh/scene.ts';
import type { EyePolicy, SeenRegion, SightFinding, SightQuery, SightRay, Source, StoppedRay } from '../queries.ts';
import { blockingSolids } from './blockers.ts';
import { blockingFigures, solidRegionsOf } from './blocking-figures.ts';
import { areaOf, type ConvexPolygon, centroidOf, distanceInside, edgesOf } from './convex-polygon.ts';
import { sourceAround } from './find-point.ts';
import { inverseDepthAt, unproject } from './image-frame.ts';
import {
  divideHidden,
  drawPicture,
  type HiddenBySource,
  type LookedAtCell,
  lookPast,
  type OpenView,
  openViewOf,
  visibleShare,
  visibleShareOfRegion,
} from './look.ts';
import { gatherOccluders, inDepthOrder, makeOccluder, type Occluder } from './occluders.ts';
import { compareShares } from './share.ts';
import { type Accuracy, shareOfLook } from './share-of-look.ts';
import { compareSources, nameOfSource } from './source-order.ts';
import { countedRegionsOf, middleOfTarget } from './target-faces.ts';
import { findWidestDisc } from './widest-disc.ts';
import { confirmWitness } from './witness.ts';

/**
 * Which share of a target does a looker see, region by region, and what hides the rest?
 * Shares are exact areas of the picture (see `visible-fragments.ts`); the bounds allow for rounding only. A looker with many eyes sees each
 * region with the eye that sees most of it, and the whole with the eye that sees most of the whole.
 * @clause SK-LOS-1 to 4, SK-LOS-13, SK-GEOM-1 to 3, SK-GEOM-23
 * @edge `eyeInside` is told when no eye is outside of all solids; otherwise eyes inside one are shut. A region that is seen edge on, or lies behind
 * the eye, has no area and is not seen
 * @breaks when the board has no such model
 * @cost of the order of a millisecond for one eye on a board of 100,000 triangles
 */
export function findSight(scene: Scene, board: Board, query: SightQuery): SightFinding {
  const { eyeInside, accept, views, figures } = openViews(scene, board, query);
  const looks = views.map((view) => ({ view, cells: lookPast(view, occludersBefore(scene, view, accept, figures)) }));
  const best = bestOf(looks, (look) => visibleShare(look.cells));
  const { view, cells } = best;
  const front = cells.filter((cell) => cell.front);
  const hidden = [...divideHidden(cells, nameOfSource)].sort(
    (a, b) => compareShares(a.share, b.share) || compareSources(a.source, b.source),
  );
  return {
    eyeInside,
    seen: view.regions.map((_, region) =>
      seenRegion(
        scene,
        bestOf(looks, (look) => visibleShareOfRegion(look.cells, region)),
        region,
        accept,
      ),
    ),
    whole: visibleShare(cells),
    widest: widestOf(front)?.diameter ?? 0,
    hiddenBy: hidden.map(({ source, share }) => ({ source, share })),
    stopped: hidden.map((by) => stoppedRay(view, by)),
    picture: drawPicture(view, cells),
  };
}

/** Which share of all asked regions together is seen? The same as the `whole` of `findSight`, with nothing else worked out. */
export function shareSeen(
  scene: Scene,
  board: Board,
  query: SightQuery,
  accuracy: Accuracy = 'exact',
): { readonly share: ShareBounds; readonly eyeInside: Source | null } {
  const target = modelOf(board, query.to);
  const accept = blockingSolids(query.blockers, [query.from, query.to]);
  const { eyes, eyeInside } = openEyes(scene, eyesOf(modelOf(board, query.from), query.eyes), accept);
  const bodies = blockingFigures(board, query.blockers, [query.from, query.to]).flatMap((figure) =>
    solidRegionsOf(figure).flatMap(({ faces }) => faces),
  );
  const shares = eyes.map((eye) => shareOfLook(scene, eye, target, query.target, accept, bodies, accuracy));
  // an eye whose share is known less well may be the one that sees most: the largest of several lies between the largest of their bounds
  const share = {
    atLeast: Math.max(...shares.map(({ atLeast }) => atLeast)),
    atMost: Math.max(...shares.map(({ atMost }) => atMost)),
  };
  return { share, eyeInside };
}

/** Where a model looks from. @frame board */
export const eyesOf = (model: Model, policy: EyePolicy): readonly BoardPoint[] =>
  policy.kind === 'point' ? [policy.at] : findEyes(model, policy.stance).map(({ at }) => at);

/** The eyes that are outside of all solids; all of them, with the solid that the first is inside of, when none is. */
export function openEyes(
  scene: Scene,
  eyes: readonly BoardPoint[],
  accept: SolidFilter,
): { readonly eyes: readonly BoardPoint[]; readonly eyeInside: Source | null } {
  if (eyes.length === 0) throw new BrokenInvariant('a body without eyes was asked what it sees');
  const inside = eyes.map((eye) => sourceAround(scene, eye, accept));
  const open = eyes.filter((_, index) => inside[index] === null);
  return open.length > 0 ? { eyes: open, eyeInside: null } : { eyes, eyeInside: inside[0]! };
}

interface Look {
  readonly view: OpenView;
  readonly cells: readonly LookedAtCell[];
}

/** A sight question made ready: what each open eye would see if nothing were in the way, and what may be. */
export interface OpenViews {
  readonly eyeInside: Source | null;
  readonly views: readonly OpenView[];
  /** The solids of the scene that can hide the target. */
  readonly accept: SolidFilter;
  /** Figures that hide as well: they are no solids of the scene. */
  readonly figures: readonly Model[];
}

/** Opens the eyes of a looker on a target. @breaks when the board has no such model */
export function openViews(scene: Scene, board: Board, query: SightQuery): OpenViews {
  const looker = modelOf(board, query.from);
  const target = modelOf(board, query.to);
  const accept = blockingSolids(query.blockers, [query.from, query.to]);
  const { eyes, eyeInside } = openEyes(scene, eyesOf(looker, query.eyes), accept);
  const centre = middleOfTarget(target, query.target);
  const views = eyes.map((eye) => openViewOf(eye, centre, countedRegionsOf(target, query.target, eye)));
  return { eyeInside, views, accept, figures: blockingFigures(board, query.blockers, [query.from, query.to]) };
}

/** Everything that stands before a target in the picture, nearest first. */
export function occludersBefore(
  scene: Scene,
  view: OpenView,
  accept: SolidFilter,
  figures: readonly Model[],
): readonly Occluder[] {
  if (view.cells.length === 0) return [];
  const solids = gatherOccluders(scene, view.frame, view.pyramid, accept);
  const bodies = figures.flatMap((figure) => occludersOfFigure(view, figure));
  return bodies.length > 0 ? inDepthOrder([...solids, ...bodies]) : solids;
}

const occludersOfFigure = (view: OpenView, figure: Model): readonly Occluder[] =>
  solidRegionsOf(figure).flatMap(({ faces }, region) =>
    faces.flatMap(
      (face, index) =>
        makeOccluder(view.frame, view.pyramid.window, { kind: 'model', model: figure.id }, face, [region, index]) ?? [],
    ),
  );

/** The one with the largest share; the first of those that share it. */
export function bestOf<Thing extends object>(
  things: readonly Thing[],
  shareOf: (thing: Thing) => ReturnType<typeof visibleShare>,
): Thing {
  let best = things[0]!;
  if (things.length === 1) return best;
  let most = shareOf(best);
  for (const thing of things.slice(1)) {
    const share = shareOf(thing);
    if (compareShares(most, share) <= 0) continue;
    best = thing;
    most = share;
  }
  return best;
}

/** The widest disc in what is seen of these cells. */
const widestOf = (cells: readonly LookedAtCell[]) =>
  findWidestDisc(
    cells.map(({ shape }) => shape),
    cells.flatMap(({ visible }) => visible),
    cells.flatMap(({ hidden }) => hidden.map(({ shape }) => shape)),
  );

function seenRegion(scene: Scene, { view, cells }: Look, index: number, accept: SolidFilter): SeenRegion {
  const { region, member } = view.regions[index]!;
  const own = cells.filter((cell) => cell.region === index);
  const share = visibleShareOfRegion(cells, index);
  const disc = share.atMost > 0 ? widestOf(own) : null;
  const witness = disc ? findWitness(scene, view, own, disc.centre, disc.diameter, accept) : null;
  return { region, member, share, widest: disc?.diameter ?? 0, witness };
}

/** A line to the surface at the middle of what is seen, or where that is too narrow, to the middle of the largest visible fragment. */
function findWitness(
  scene: Scene,
  view: OpenView,
  cells: readonly LookedAtCell[],
  middle: Vec2,
  width: number,
  accept: SolidFilter,
): SightRay {
  const fragments = cells.flatMap(({ visible }) => visible).sort((a, b) => areaOf(b) - areaOf(a));
  const places = [middle, ...fragments.slice(0, 4).map(centroidOf)];
  const rays = places.map((place) => {
    const { surface } = cellAt(cells, place);
    return { from: view.frame.eye, to: unproject(view.frame, place, inverseDepthAt(surface, place)) };
  });
  return confirmWitness(scene, view.frame, rays, width, accept);
}

/** The cell that a place of the picture lies in, or nearest to it among those that it just misses. */
function cellAt(cells: readonly LookedAtCell[], place: Vec2): LookedAtCell {
  const depthInside = (shape: ConvexPolygon) => Math.min(...edgesOf(shape).map((edge) => distanceInside(edge, place)));
  let best = cells[0]!;
  let deepest = -Infinity;
  for (const cell of cells) {
    const depth = depthInside(cell.shape);
    if (depth > deepest) [best, deepest] = [cell, depth];
  }
  return best;
}

/** A line to the middle of the largest shape that a source hides, and where it ends. */
function stoppedRay(view: OpenView, { source, fragments }: HiddenBySource): StoppedRay {
  let largest = fragments[0]!;
  for (const fragment of fragments) if (areaOf(fragment.shape) > areaOf(largest.shape)) largest = fragment;
  const place = centroidOf(largest.shape);
  const at = (inverseDepth: number): BoardPoint => unproject(view.frame, place, inverseDepth);
  return {
    from: view.frame.eye,
    aimedAt: at(inverseDepthAt(largest.cell.surface, place)),
    stoppedAt: at(inverseDepthAt(largest.by.plane, place)),
    by: source,
  };
}
