import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { ModelId } from '../../identity/ids.ts';
import { facingWay } from '../../space/frame.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { modelOf } from '../measure/board-things.ts';
import type { PlaceBand, PlaceQuery } from '../template-queries.ts';
import { gapBetween, slackWithin } from './gap-of-regions.ts';
import { type PlanRegion, pointRegion } from './plan-region.ts';
import { regionInPose, type TemplatePose } from './template-pose.ts';
import { isInBand, type NearBase, nearOf, takes, type WeighedBase, weighedBase } from './weighed-base.ts';

/** Whom a template would lie on, seen from above, and where it may lie at all. */
export interface PlaceTrial {
  readonly counted: readonly WeighedBase[];
  readonly spared: readonly WeighedBase[];
  /** Those on whose bases the middle of a circle must lie; none where it may lie anywhere. */
  readonly over: readonly WeighedBase[];
  readonly near: NearBase | null;
  /** Whose base it is laid from. */
  readonly firer: Model | null;
  readonly own: WeighedBase | null;
  /** How long it is from the point that it is placed by. */
  readonly length: number;
  /**
   * Of some bases, those that it covers where it lies, or may cover wherever it lies so near to there: null where it may not lie there (or anywhere near).
   * @shape `shift` how far its point may be moved, `turn` by how much it may be turned
   */
  covered(pose: TemplatePose, among: readonly WeighedBase[], shift?: number, turn?: number): readonly WeighedBase[] | null;
}

/** @shape `heights`: between which everything lies that it can be laid on */
export function openPlaceTrial(
  board: Board,
  { shape, count, need, spare, where, band }: PlaceQuery,
  [low, high]: readonly [number, number],
): PlaceTrial {
  const counted = [...count].sort().map((id) => weighedBase(board, id));
  const spared = [...spare].sort().map((id) => weighedBase(board, id));
  const over = where.kind === 'over-base' ? [...where.of].sort().map((id) => weighedBase(board, id)) : [];
  const near =
    band && (where.kind === 'over-base' || where.kind === 'anywhere') ? nearInPlan(board, band, count, [low, high]) : null;
  const firer = where.kind === 'from-base' || where.kind === 'near-base' ? modelOf(board, where.of) : null;
  const own = firer && weighedBase(board, firer.id);
  const length = shape.kind === 'circle' ? 0 : shape.length;
  const most = where.kind === 'near-base' ? where.most : null;

  const mayLie = (pose: TemplatePose, region: PlanRegion, shift: number, turn: number): boolean => {
    const point = pointRegion(pose.at);
    if (where.kind === 'over-base' && !over.some((one) => slackWithin(point, one.region) >= -shift)) return false;
    if (near && !isInBand(near, pose.at, shift)) return false;
    if (most !== null && firer && own) {
      if (gapBetween(point, own.region) > most + shift) return false;
      if (endsApart(firer, pose, length) < -2 * shift - length * turn) return false;
    }
    return !spared.some((one) => gapBetween(one.region, region) < -CONTACT - shift - length * turn);
  };

  return {
    counted,
    spared,
    over,
    near,
    firer,
    own,
    length,
    covered: (pose, among, shift = 0, turn = 0) => {
      const region = regionInPose(shape, pose);
      if (!mayLie(pose, region, shift, turn)) return null;
      const slip = shift + length * turn;
      return among.filter((one) => takes(one.region, region, need, slip));
    },
  };
}

/** By how much the far end of a template is farther from a model's middle than its narrow end. */
function endsApart({ pose: { at: own } }: Model, { at, facing }: TemplatePose, length: number): number {
  const way = facingWay(facing);
  const away = ({ x, z }: PlanPoint) => Math.sqrt((x - own.x) * (x - own.x) + (z - own.z) * (z - own.z));
  return away({ x: at.x + way.x * length, z: at.z + way.z * length }) - away(at);
}

/** The band as it is seen from above. */
function nearInPlan(board: Board, band: PlaceBand, count: readonly ModelId[], between: readonly number[]): NearBase {
  const { y } = modelOf(board, band.of).pose.at;
  const [start, over] = band.from.kind === 'axis' ? [y + band.from.height, band.from.over] : [y, 0];
  const above = (height: number) => Math.abs(height + over - start);
  const stood = [...new Set(count.map((id) => above(modelOf(board, id).pose.at.y)))].sort((a, b) => a - b);
  return nearOf(board, band, Math.max(...between.map(above)), stood);
}
