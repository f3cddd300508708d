import type { Model } from '../../board/model.ts';
import type { SightQuery } from '../../geometry/queries.ts';
import type { MeasuringBook } from '../../rules/measuring/book.ts';
import type { RuledDistance } from '../../rules/measuring/rule-on-distance.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { Figure, MeasureAnswer } from '../../ruling/measure-answer.ts';
import type { MeasureQuestion } from '../../ruling/measure-question.ts';
import { argue, join } from './argument.ts';
import { countedRegions, stanceOf } from './body-policy.ts';
import type { SkirmishReasonCode } from './codes.ts';
import { blockersOf } from './look.ts';
import type { SkirmishSettings } from './settings.ts';

type Ruled = RuledDistance<MeasureAnswer, SkirmishReasonCode>;

/**
 * From a figure to a vehicle the distance for shooting runs to the nearest point of the hull or turret that he sees. Where he sees none of it, the nearest point
 * stays what counts.
 * @clause SK-DIST-6
 */
export function toHullInSight(
  { from, to }: MeasureQuestion,
  { table: { board, space } }: MeasuringBook,
  agreed: SkirmishSettings,
  ruled: Ruled,
): Ruled {
  const modelOf = (one: MeasureQuestion['from']): Model | null =>
    one.kind === 'model' ? (board.models[one.model] ?? null) : null;
  const ends = [modelOf(from), modelOf(to)];
  const looker = ends.find((one) => one !== null && one.body.kind !== 'vehicle');
  const target = ends.find((one) => one !== null && one.body.kind === 'vehicle');
  if (!looker || !target || looker.body.eyes[stanceOf(looker)].length === 0) return ruled;
  const query: SightQuery = {
    from: looker.id,
    to: target.id,
    eyes: { kind: 'body', stance: stanceOf(looker) },
    target: { kind: 'body', stance: stanceOf(target), regions: countedRegions(target, agreed) },
    blockers: blockersOf({ board, space, agreed, looker, target }),
  };
  if (countedRegions(target, agreed).length === 0) return ruled;
  const finding = space.nearestSeen(query);
  const shown: Evidence = { id: 'nearest-seen', kind: 'nearest-seen', query, finding };
  const { nearest } = finding;
  const fill = { looker: looker.id, vehicle: target.id };
  if (!nearest)
    return {
      ...ruled,
      argument: join<Evidence>(argue('SK-DIST-6', 'measure/hull-unseen', fill, shown), ruled.argument),
    };
  const runsFrom = ends[0] === looker;
  const inSight: Figure = {
    by: 'in-sight',
    distance: nearest.distance,
    from: runsFrom ? nearest.from : nearest.to,
    to: runsFrom ? nearest.to : nearest.from,
    counts: true,
  };
  const figures = [inSight, ...ruled.answer.figures.map((one) => ({ ...one, counts: false }))];
  const reason = argue('SK-DIST-6', 'measure/hull-in-sight', { ...fill, gap: nearest.distance }, shown);
  return {
    ...ruled,
    answer: { ...ruled.answer, distance: nearest.distance, figures },
    // the general clause gives way; what it rests on is kept
    argument: { ...ruled.argument, because: reason.because, evidence: [...reason.evidence, ...ruled.argument.evidence] },
  };
}
