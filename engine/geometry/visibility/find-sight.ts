import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import type { ShareBounds } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { Accuracy } from '../many-queries.ts';
import { modelOf } from '../measure/board-things.ts';
import { findEyes } from '../measure/body-on-board.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import type { EyePolicy, SeenRegion, SightFinding, SightQuery, SightRay, Source } from '../queries.ts';
import { blockingSolids } from './blockers.ts';
import { blockingFigures, solidRegionsOf } from './blocking-figures.ts';
import { cloudAround, veilAround } from './clouds.ts';
import { areaOf, type ConvexPolygon, centroidOf } from './convex-polygon.ts';
import { sourceAround } from './find-point.ts';
import { type Look, openLook, type Standing } from './look.ts';
import { nearestSources } from './nearest-source.ts';
import { type PartOfTarget, type PartsOfTarget, partsOfRegion } from './parts-of-target.ts';
import { drawPicture, hiddenBySource, isInFront, pointOnTarget, stoppedRays } from './picture-of-look.ts';
import { placeTarget } from './placed-target.ts';
import { compareShares, measureArea, shareOf } from './share.ts';
import { partsOfLook, shareOfLook } from './share-of-look.ts';
import { compareSources } from './source-order.ts';
import { outlinesInPicture } from './target-cells.ts';
import { type Disc, findWidestDisc } from './widest-disc.ts';
import { confirmWitness } from './witness.ts';

/**
 * Which share of a target does a looker see, region by region, and what hides the rest?
 * Shares are exact areas of the picture (see `share-of-look.ts`); the bounds allow for rounding only. A looker with many eyes sees each
 * region with the eye that sees most of it, and the whole with the eye that sees most of the whole.
 * @clause SK-LOS-1 to 4, SK-LOS-13, SK-GEOM-1 to 3, SK-GEOM-23
 * @edge `eyeInside` is told when no eye is outside of all solids; otherwise eyes inside one are shut. A region that is seen edge on, or lies behind
 * the eye, has no area and is not seen
 * @breaks when the board has no such model
 * @cost less than a millisecond for one eye on a board of 100,000 triangles
 */
export function findSight(scene: SightScene, board: Board, query: SightQuery): SightFinding {
  const { eyeInside, looks, accept } = openLooks(scene, board, query);
  const views = looks.map((look): View => ({ look, parts: partsOfLook(look, EVERYTHING) }));
  const best = bestOf(views, ({ parts }) => parts.share);
  const { look, parts } = best;
  const front = { visible: parts.visible.filter(isInFront), hidden: parts.hidden.filter(isInFront) };
  const behind = nearestSources(scene, look, front.hidden);
  const hidden = [...hiddenBySource(front.visible, behind, parts.leftOut)].sort(
    (a, b) => compareShares(a.share, b.share) || compareSources(a.source, b.source),
  );
  const ofRegion = views.map((view) => regionsIn(view));
  const seen = look.regions().map((_, region) =>
    bestOf(
      ofRegion.map((regions) => regions[region]!),
      ({ share }) => share,
    ),
  );
  const onlyOne = seen.length === 1 && seen[0]!.view === best ? seenRegion(scene, seen[0]!, accept) : null;
  return {
    eyeInside,
    seen: onlyOne ? [onlyOne] : seen.map((region) => seenRegion(scene, region, accept)),
    whole: parts.share,
    widest: onlyOne?.widest ?? widestOf(look.whole, front.visible, front.hidden)?.diameter ?? 0,
    hiddenBy: hidden.map(({ source, share }) => ({ source, share })),
    stopped: stoppedRays(scene, look, hidden),
    picture: drawPicture(look, front.visible, behind),
  };
}

/** Which share of all asked regions together is seen? The same as the `whole` of `findSight`, with nothing else worked out. */
export function shareSeen(
  scene: SightScene,
  board: Board,
  query: SightQuery,
  accuracy: Accuracy = 'exact',
): { readonly share: ShareBounds; readonly eyeInside: Source | null } {
  const { looks, eyeInside } = openLooks(scene, board, query);
  const shares = looks.map((look) => shareOfLook(look, EVERYTHING, accuracy));
  // an eye whose share is known less well may be the one that sees most: the largest of several lies between the largest of their bounds
  const share = {
    atLeast: Math.max(...shares.map(({ atLeast }) => atLeast)),
    atMost: Math.max(...shares.map(({ atMost }) => atMost)),
  };
  return { share, eyeInside };
}

/** Everything in the way counts. */
export const EVERYTHING = () => true;

/** Where a model looks from. @frame board */
export const eyesOf = (model: Model, policy: EyePolicy): readonly BoardPoint[] =>
  policy.kind === 'point' ? [policy.at] : findEyes(model, policy.stance).map(({ at }) => at);

/** The eyes that are outside of all solids; all of them, with the solid that the first is inside of, when none is. */
export function openEyes(
  scene: SightScene,
  eyes: readonly BoardPoint[],
  accept: SightFilter,
): { readonly eyes: readonly BoardPoint[]; readonly eyeInside: Source | null } {
  if (eyes.length === 0) throw new BrokenInvariant('a body without eyes was asked what it sees');
  const inside = eyes.map((eye) => sourceAround(scene, eye, accept));
  const open = eyes.filter((_, index) => inside[index] === null);
  return open.length > 0 ? { eyes: open, eyeInside: null } : { eyes, eyeInside: inside[0]! };
}

/** Who looks at whom, and past what. */
export interface OpenSight {
  readonly eyeInside: Source | null;
  /** The open eyes: in no solid, and in no cloud either where another is in none. @frame board */
  readonly eyes: readonly BoardPoint[];
  readonly target: Model;
  /** The solids of the scene that can hide the target. */
  readonly accept: SightFilter;
  /** Figures that hide as well: they are no solids of the scene. */
  readonly figures: readonly Model[];
}

/** Opens the eyes of a looker. @breaks when the board has no such model */
export function openSight(scene: SightScene, board: Board, { from, to, eyes: policy, blockers }: SightQuery): OpenSight {
  const looker = modelOf(board, from);
  const target = modelOf(board, to);
  const accept = blockingSolids(blockers, [from, to]);
  const { eyes: open, eyeInside } = openEyes(scene, eyesOf(looker, policy), accept);
  // an eye in a cloud sees nothing: it is shut while another is not
  const clear = open.filter((eye) => !cloudAround(scene, eye));
  const eyes = clear.length > 0 ? clear : open;
  return { eyeInside, eyes, target, accept, figures: blockingFigures(board, blockers, [from, to]) };
}

/** The looks of all open eyes of a looker, to be used side by side. @breaks when the board has no such model */
export function openLooks(
  scene: SightScene,
  board: Board,
  query: SightQuery,
): { readonly eyeInside: Source | null; readonly looks: readonly Look[]; readonly accept: SightFilter } {
  const { eyeInside, eyes, target, accept, figures } = openSight(scene, board, query);
  const standing = standingFigures(figures);
  const placed = placeTarget(target, query.target);
  const looks = eyes.map((eye, place) =>
    openLook(scene, { eye, target: placed, accept, standing: withVeil(scene, eye, standing) }, place),
  );
  return { eyeInside, looks, accept };
}

/** Figures as things that stand in the way. */
export const standingFigures = (figures: readonly Model[]): readonly Standing[] =>
  figures
    .map(
      (figure): Standing => ({
        source: { kind: 'model', model: figure.id },
        faces: solidRegionsOf(figure).flatMap(({ faces }) => faces),
      }),
    )
    .sort((a, b) => compareSources(a.source, b.source));

/** What stands before an eye, with the cloud that it is in. */
export function withVeil(scene: SightScene, eye: BoardPoint, standing: readonly Standing[]): readonly Standing[] {
  const cloud = cloudAround(scene, eye);
  return cloud ? [...standing, veilAround(eye, cloud)] : standing;
}

/** The one with the largest share; the first of those that share it. */
function bestOf<Thing extends object>(things: readonly Thing[], shareOf: (thing: Thing) => ShareBounds): Thing {
  let best = things[0]!;
  for (const thing of things.slice(1)) if (compareShares(shareOf(best), shareOf(thing)) > 0) best = thing;
  return best;
}

interface View {
  readonly look: Look;
  readonly parts: PartsOfTarget;
}

/** What one eye sees of one region. What lies behind other regions counts: a body never hides itself. */
interface RegionInView {
  readonly view: View;
  readonly region: number;
  readonly outline: readonly ConvexPolygon[];
  readonly visible: readonly PartOfTarget[];
  readonly hidden: readonly PartOfTarget[];
  readonly share: ShareBounds;
}

const regionsIn = (view: View): readonly RegionInView[] =>
  view.look.regions().map((placed, region) => {
    const { look, parts } = view;
    const outline = look.isOutlined
      ? outlinesInPicture(look.frame, placed)
      : look
          .cells()
          .filter((cell) => cell.region === region)
          .map(({ shape }) => shape);
    const visible = partsOfRegion(parts.visible, region, outline);
    const hidden = partsOfRegion(parts.hidden, region, outline);
    const leftOut = parts.leftOut + visible.leftOut + hidden.leftOut;
    const share = shareOf(measureArea(shapesOf(visible.parts), leftOut), measureArea(shapesOf(hidden.parts), leftOut));
    return { view, region, outline, visible: visible.parts, hidden: hidden.parts, share };
  });

const shapesOf = (parts: readonly { readonly shape: ConvexPolygon }[]): readonly ConvexPolygon[] =>
  parts.map(({ shape }) => shape);

/** The widest disc in what is seen of some shapes. */
const widestOf = (
  outline: readonly { readonly shape: ConvexPolygon }[],
  visible: readonly PartOfTarget[],
  hidden: readonly PartOfTarget[],
): Disc | null => findWidestDisc(shapesOf(outline), shapesOf(visible), shapesOf(hidden));

function seenRegion(
  scene: SightScene,
  { view, region: index, outline, visible, hidden, share }: RegionInView,
  accept: SightFilter,
): SeenRegion {
  const { region, member } = view.look.regions()[index]!;
  const disc = share.atMost > 0 ? findWidestDisc(outline, shapesOf(visible), shapesOf(hidden)) : null;
  const witness = disc ? findWitness(scene, view.look, index, visible, disc.centre, disc.diameter, accept) : null;
  return { region, member, share, widest: disc?.diameter ?? 0, witness };
}

/** A line to the surface at the middle of what is seen, or where that is too narrow, to the middle of the largest visible part. */
function findWitness(
  scene: SightScene,
  look: Look,
  region: number,
  visible: readonly PartOfTarget[],
  middle: Vec2,
  width: number,
  accept: SightFilter,
): SightRay {
  const cells = look.cells().filter((cell) => cell.region === region);
  const largest = shapesOf(visible).toSorted((a, b) => areaOf(b) - areaOf(a));
  const places = [middle, ...largest.slice(0, 4).map(centroidOf)];
  const rays = places.map((place) => ({ from: look.frame.eye, to: pointOnTarget(look.frame, cells, place) }));
  return confirmWitness(scene, look.frame, rays, width, accept);
}
