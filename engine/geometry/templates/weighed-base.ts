import type { Board } from '../../board/board.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { modelOf } from '../measure/board-things.ts';
import type { PlaceBand, UnderNeed } from '../template-queries.ts';
import { gapBetween, slackWithin } from './gap-of-regions.ts';
import { dotOf, plus } from './plan-edge.ts';
import { type PlanRegion, pointRegion, regionOfBase } from './plan-region.ts';

/** So much farther than touching a base must be under, or clear, for a place to be proposed: what a hand cannot set is no place. */
export const CLEARLY = 2 * CONTACT;

/** Less than this is rounding. */
const ROUNDING = 1e-6;

/** A base that has a say in where a template lies best. */
export interface WeighedBase {
  readonly id: ModelId;
  readonly region: PlanRegion;
  /** The radius of the disc that stands for it when borders are laid: its own where it is round. */
  readonly radius: number;
  /** Of the smallest disc about its middle that holds it, and of the largest that it holds. */
  readonly outer: number;
  readonly inner: number;
}

/** @breaks when the board has no such model */
export function weighedBase(board: Board, id: ModelId): WeighedBase {
  const region = regionOfBase(modelOf(board, id));
  const { discs, ellipse, normals, centre, reach } = region;
  if (discs.length === 1) return { id, region, radius: discs[0]!.radius, outer: discs[0]!.radius, inner: discs[0]!.radius };
  // of a base that is not round a disc between its width and its depth
  const across = reach({ x: 1, z: 0 }) + reach({ x: -1, z: 0 });
  const along = reach({ x: 0, z: 1 }) + reach({ x: 0, z: -1 });
  const axes = ellipse ? [ellipse.first, ellipse.second].map(sizeOf) : [];
  const outer = Math.max(...axes, ...discs.map((disc) => sizeOf(plus(disc.centre, centre, -1)) + disc.radius));
  const inner = Math.min(...axes, ...normals.map((n) => reach(n) - dotOf(n, centre)));
  return { id, region, radius: Math.sqrt(across * along) / 2, outer, inner };
}

const sizeOf = (way: PlanPoint): number => Math.sqrt(dotOf(way, way));

/** Does a template take a base as much as is needed, if it lies so much nearer than it does? @shape `slip` 0 for a template that lies where it lies */
export function takes(base: PlanRegion, template: PlanRegion, need: UnderNeed, slip = 0): boolean {
  if (need === 'wholly') return slackWithin(base, template) >= -CONTACT - slip;
  if (need === 'centre') return slackWithin(pointRegion(base.centre), template) >= -CONTACT - slip;
  return gapBetween(base, template) < -CONTACT + slip;
}

/** From what, and how far, the middle of a circle may lie, seen from above. */
export interface NearBase {
  readonly base: WeighedBase;
  readonly least: number;
  readonly most: number;
  /** How far off the ends of the band lie on the surfaces on which somebody stands. */
  readonly ends: readonly number[];
}

/**
 * A band as it can be seen from above, where what it is measured to lies no more than `drop` higher or lower: what lies out of it is surely too near or too
 * far. @shape `heights`: how much higher or lower it lies on the surfaces on which somebody stands
 */
export function nearOf(board: Board, { of, from, least, most }: PlaceBand, drop: number, heights: readonly number[]): NearBase {
  const base = weighedBase(board, of);
  const middle: WeighedBase = { ...base, region: pointRegion(base.region.centre), radius: 0, outer: 0, inner: 0 };
  return {
    base: from.kind === 'axis' ? middle : base,
    least: Math.sqrt(Math.max(0, least * least - drop * drop)),
    most,
    ends: heights.flatMap((height) =>
      [least, most].flatMap((end) => (end >= height ? [Math.sqrt(end * end - height * height)] : [])),
    ),
  };
}

/** Whether a place is so near and so far, give or take a slip. */
export function isInBand({ base, least, most }: NearBase, at: PlanPoint, slip = 0): boolean {
  const gap = Math.max(0, gapBetween(pointRegion(at), base.region));
  return gap >= least - ROUNDING - slip && gap <= most + ROUNDING + slip;
}
