import type { Board } from '../../board/board.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import { EYE_MARGIN, LINE_NOISE } from '../../space/tolerance.ts';
import type { BoardPoint, Vec3 } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import type { Scene, SightScene } from '../mesh/scene.ts';
import type { BurstOfPlace, LandingSurface, PlaceQuery } from '../template-queries.ts';
import { blockingSolids } from '../visibility/blockers.ts';
import { blockingFigures, solidRegionsOf } from '../visibility/blocking-figures.ts';
import { findPoint } from '../visibility/find-point.ts';
import { shareSeen } from '../visibility/find-sight.ts';
import { findSurfaces } from '../visibility/surfaces-at.ts';
import { countedRegionsOf } from '../visibility/target-faces.ts';
import { findLanding } from './find-landing.ts';
import { findLob } from './find-lob.ts';
import { heightsOfBody, reachedOnLevel } from './find-under.ts';
import { isSurelyParted } from './floors-between.ts';
import { gapBetween, slackWithin } from './gap-of-regions.ts';
import { pointRegion } from './plan-region.ts';
import { cornersOver, openShut } from './surely-shut.ts';
import { type Heights, surfaceHeights } from './surface-heights.ts';
import type { PlaceSquare, SearchWork } from './template-pose.ts';
import { type WeighedBase, weighedBase } from './weighed-base.ts';

/** A share smaller than this is rounding, not something seen. */
const NOTHING = 1e-9;

/** What goes on over the plan: on what a template lies at a place, whom it reaches from there, and who is seen from where it bursts. */
export interface AbovePlace {
  heightsAt(at: PlanPoint): readonly number[];
  /** Of those whom it covers, whom it hits from there. */
  hitFrom(at: BoardPoint, covered: readonly WeighedBase[]): readonly WeighedBase[];
  /** Of those whom it may cover, the most that it can hit from any one place of a square, and all who are hit from some. */
  mostFrom(
    square: PlaceSquare,
    covered: readonly WeighedBase[],
  ): { readonly most: number; readonly some: readonly WeighedBase[] };
}

/** @shape `within`: all places that are asked about; `past`: the scene that the landing surface is seen through */
export function openAbovePlace(
  scene: Scene,
  past: SightScene,
  board: Board,
  query: PlaceQuery,
  within: PlaceSquare,
  work: SearchWork,
): AbovePlace {
  const { lands, reaches, burst, where } = query;
  const over = where.kind === 'over-base' ? [...where.of].sort().map((id) => weighedBase(board, id)) : [];
  const heightOf = (id: ModelId): number => modelOf(board, id).pose.at.y;
  const covers = (one: WeighedBase, at: PlanPoint, slip: number) => slackWithin(pointRegion(at), one.region) >= -slip;
  const shields = burst ? openShields(scene, board, burst, within, work) : null;
  const hides = lands ? openHiding(scene, past, board, lands, within, work) : null;

  const heightsAt = (at: PlanPoint): readonly number[] => {
    work.left -= 1;
    if (lands?.kind === 'topmost') {
      const { at: to } = findLanding(scene, board, { kind: 'from-above', over: { ...at, y: 0 }, blockers: lands.blockers });
      if (lands.lobbed) work.left -= 4;
      return !lands.lobbed || findLob(scene, board, { ...lands.lobbed, to }).clear ? [to.y] : [];
    }
    if (lands) {
      const heights = findSurfaces(scene, board, at).map(({ height }) => height);
      return heights.filter((y) => {
        const to = { ...at, y: y + EYE_MARGIN };
        return lands.from.some((from) => findPoint(past, board, { from, to, blockers: lands.blockers }).clear);
      });
    }
    if (where.kind === 'over-base') return distinct(over.filter((one) => covers(one, at, 0)).map(({ id }) => heightOf(id)));
    if (where.kind === 'anywhere')
      return findSurfaces(scene, board, at)
        .slice(0, 1)
        .map(({ height }) => height);
    return [heightOf(where.of)];
  };

  const hitFrom = (at: BoardPoint, covered: readonly WeighedBase[]): readonly WeighedBase[] => {
    const from = { ...at, y: at.y + (burst?.above ?? 0) };
    return covered.filter(({ id }) => {
      if (reaches && !reachedOnLevel(scene, modelOf(board, id), at, reaches.level, reaches.stance).onLevel) return false;
      const look = burst?.looks.find(({ model }) => model === id);
      if (!burst || !look) return true;
      work.left -= 4;
      const asked = {
        from: id,
        to: id,
        eyes: { kind: 'point', at: from },
        target: look.target,
        blockers: burst.blockers,
      } as const;
      const { share, eyeInside } = shareSeen(scene, board, asked);
      return eyeInside === null && share.atLeast > NOTHING;
    });
  };

  /** Between which heights it may lie anywhere in a square. */
  const heightsOver = (square: PlaceSquare): readonly Heights[] => {
    if (where.kind === 'over-base' && !lands) {
      const slip = Math.sqrt(square.halfX * square.halfX + square.halfZ * square.halfZ);
      return distinct(over.filter((one) => covers(one, square.at, slip)).map(({ id }) => heightOf(id))).map((y) => [y, y]);
    }
    if (where.kind === 'from-base' && !lands) return [[heightOf(where.of), heightOf(where.of)]];
    work.left -= 1;
    return surfaceHeights(scene, square, lands?.kind === 'topmost' ? blockingSolids(lands.blockers, []) : null);
  };

  const isReached = ({ id }: WeighedBase, [low, high]: Heights): boolean => {
    if (!reaches || reaches.level.kind === 'column') return true;
    const model = modelOf(board, id);
    if (reaches.level.kind === 'this-floor') return !isSurelyParted(scene, model.pose.at, [low, high]);
    const { radius, above } = reaches.level;
    const [foot, top] = heightsOfBody(model, reaches.stance);
    return foot - (high + above) <= radius + LINE_NOISE && low + above - top <= radius + LINE_NOISE;
  };

  const limit = farthestFrom(board, query);
  const isTooFar = ({ at, halfX, halfZ }: PlaceSquare, [low, high]: Heights): boolean => {
    if (!limit) return false;
    const slip = Math.sqrt(halfX * halfX + halfZ * halfZ);
    const along = Math.max(0, gapBetween(pointRegion(at), limit.base) - slip);
    const up = Math.max(0, low - limit.height, limit.height - high);
    return along * along + up * up > (limit.most + EYE_MARGIN) * (limit.most + EYE_MARGIN);
  };

  const mostFrom = (square: PlaceSquare, covered: readonly WeighedBase[]) => {
    if (!reaches && !burst && !lands) return { most: covered.length, some: covered };
    let most = 0;
    const some = new Set<WeighedBase>();
    for (const heights of heightsOver(square)) {
      if (isTooFar(square, heights) || hides?.(cornersOver(square, heights, EYE_MARGIN))) continue;
      const bursts = cornersOver(square, heights, burst?.above ?? 0);
      const hit = covered.filter((one) => {
        if (!isReached(one, heights)) return false;
        if (!shields) return true;
        return !shields(one.id, bursts);
      });
      most = Math.max(most, hit.length);
      for (const one of hit) some.add(one);
    }
    return { most, some: covered.filter((one) => some.has(one)) };
  };

  return { heightsAt, hitFrom, mostFrom };
}

const distinct = (heights: readonly number[]): readonly number[] => [...new Set(heights)].sort((a, b) => b - a);

/** Is somebody surely shielded from all of some places? */
function openShields(
  scene: Scene,
  board: Board,
  { looks, blockers }: BurstOfPlace,
  within: PlaceSquare,
  work: SearchWork,
): (model: ModelId, from: readonly Vec3[]) => boolean {
  const ways = new Map(
    looks.map(({ model, target }) => {
      const corners = countedRegionsOf(modelOf(board, model), target, { x: 0, y: 0, z: 0 }).flatMap(({ faces }) => faces.flat());
      const figures = blockingFigures(board, blockers, [model]).flatMap(solidRegionsOf);
      return [model, openShut(scene, within, blockingSolids(blockers, [model]), figures, corners, work)];
    }),
  );
  return (model, from) => ways.get(model)?.(from) ?? false;
}

/** Can surely nothing lie on any of some places: nobody sees them who would have to, or there is a roof over all of them? */
function openHiding(scene: Scene, past: SightScene, board: Board, lands: LandingSurface, within: PlaceSquare, work: SearchWork) {
  const { blockers } = lands;
  const figures = blockingFigures(board, blockers, []).flatMap(solidRegionsOf);
  const accept = blockingSolids(blockers, []);
  if (lands.kind === 'topmost') {
    const top = Math.max(0, ...scene.solids.map((_, solid) => scene.boundsOf(solid).max.y)) + 1;
    const isShut = openShut(scene, within, accept, [], cornersOver(within, [top, top], 0), work);
    return (places: readonly Vec3[]): boolean =>
      isShut(
        places,
        places.map((place) => ({ ...place, y: top })),
      );
  }
  const ways = lands.from.map((eye) => openShut(past, within, accept, figures, [eye], work));
  return (places: readonly Vec3[]): boolean => ways.every((isShut) => isShut(places));
}

/** Between which heights lies everything that a template can be laid on? */
export function heightsToLieOn(scene: Scene, board: Board, { where, lands }: PlaceQuery): Heights {
  const models = where.kind === 'over-base' ? where.of : where.kind === 'anywhere' ? [] : [where.of];
  const heights = models.map((id) => modelOf(board, id).pose.at.y);
  if (heights.length > 0 && !lands) return [Math.min(...heights), Math.max(...heights)];
  return [0, Math.max(0, ...scene.solids.map((_, solid) => scene.boundsOf(solid).max.y))];
}

/** What a place may be no farther from than so much, in space: a base, and how high a place lies that is as high as it. */
function farthestFrom(board: Board, { where, band }: PlaceQuery) {
  const of = where.kind === 'near-base' ? where.of : where.kind === 'from-base' ? null : (band?.of ?? null);
  if (of === null) return null;
  const { region } = weighedBase(board, of);
  const { y } = modelOf(board, of).pose.at;
  if (where.kind === 'near-base') return { base: region, height: y, most: where.most };
  const { from, most } = band!;
  return from.kind === 'base'
    ? { base: region, height: y, most }
    : { base: pointRegion(region.centre), height: y + from.height - from.over, most };
}
