import type { Model } from '../../board/model.ts';
import type { NearestSeenFinding, SightQuery } from '../../geometry/queries.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { MeasuringBook, SeenDistance } from '../../rules/measuring/book.ts';
import type { RuledDistance } from '../../rules/measuring/rule-on-distance.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { Figure, MeasureAnswer } from '../../ruling/measure-answer.ts';
import type { MeasureQuestion } from '../../ruling/measure-question.ts';
import { argue, join } from './argument.ts';
import { countedRegions, stanceOf } from './body-policy.ts';
import type { SkirmishReasonCode } from './codes.ts';
import { blockersOf } from './look.ts';
import type { SkirmishSettings } from './settings.ts';

type Ruled = RuledDistance<MeasureAnswer, SkirmishReasonCode>;

/** A figure and a vehicle, and the point of the vehicle that he sees nearest to his eye. */
interface LookAtHull {
  readonly looker: Model;
  readonly vehicle: Model;
  /** It is measured from the figure to the vehicle. */
  readonly runsFrom: boolean;
  readonly query: SightQuery;
  readonly finding: NearestSeenFinding;
}

/** Null where it is not a figure with eyes and a vehicle with a hull that something is measured between. */
function lookAtHull({ board, space }: Table, agreed: SkirmishSettings, from: ModelId, to: ModelId): LookAtHull | null {
  const ends = [board.models[from], board.models[to]];
  const looker = ends.find((one) => one && one.body.kind !== 'vehicle');
  const vehicle = ends.find((one) => one?.body.kind === 'vehicle');
  if (!looker || !vehicle || looker.body.eyes[stanceOf(looker)].length === 0) return null;
  const regions = countedRegions(vehicle, agreed);
  if (regions.length === 0) return null;
  const query: SightQuery = {
    from: looker.id,
    to: vehicle.id,
    eyes: { kind: 'body', stance: stanceOf(looker) },
    target: { kind: 'body', stance: stanceOf(vehicle), regions },
    blockers: blockersOf({ board, space, agreed, looker, target: vehicle }),
  };
  return { looker, vehicle, runsFrom: looker.id === from, query, finding: space.nearestSeen(query) };
}

/** The nearest point in sight, from where to where it is measured; null where nothing is seen. */
function endsInSight({ runsFrom, finding: { nearest } }: LookAtHull): SeenDistance['nearest'] {
  if (!nearest) return null;
  const { distance, from, to } = nearest;
  return runsFrom ? { distance, from, to } : { distance, from: to, to: from };
}

/** How far a vehicle is for shooting, as far as it is seen. @clause SK-DIST-6 */
export function seenOfHull(table: Table, agreed: SkirmishSettings, from: ModelId, to: ModelId): SeenDistance | null {
  const look = lookAtHull(table, agreed, from, to);
  if (!look) return null;
  const { query, finding, looker, vehicle } = look;
  const evidence: Evidence = { id: `nearest-seen:${looker.id}:${vehicle.id}`, kind: 'nearest-seen', query, finding };
  return { nearest: endsInSight(look), clause: 'SK-DIST-6', evidence };
}

/**
 * From a figure to a vehicle the distance for shooting runs to the nearest point of the hull or turret that he sees. Where he sees none of it, the nearest point
 * stays what counts.
 * @clause SK-DIST-6
 */
export function toHullInSight(
  { from, to }: MeasureQuestion,
  { table }: MeasuringBook,
  agreed: SkirmishSettings,
  ruled: Ruled,
): Ruled {
  const look = from.kind === 'model' && to.kind === 'model' ? lookAtHull(table, agreed, from.model, to.model) : null;
  if (!look) return ruled;
  const { query, finding } = look;
  const shown: Evidence = { id: 'nearest-seen', kind: 'nearest-seen', query, finding };
  const nearest = endsInSight(look);
  const fill = { looker: look.looker.id, vehicle: look.vehicle.id };
  if (!nearest)
    return {
      ...ruled,
      argument: join<Evidence>(argue('SK-DIST-6', 'measure/hull-unseen', fill, shown), ruled.argument),
    };
  const inSight: Figure = { by: 'in-sight', ...nearest, counts: true };
  const figures = [inSight, ...ruled.answer.figures.map((one) => ({ ...one, counts: false }))];
  const reason = argue('SK-DIST-6', 'measure/hull-in-sight', { ...fill, gap: nearest.distance }, shown);
  return {
    ...ruled,
    answer: { ...ruled.answer, distance: nearest.distance, figures },
    // the general clause gives way; what it rests on is kept
    argument: { ...ruled.argument, because: reason.because, evidence: [...reason.evidence, ...ruled.argument.evidence] },
  };
}
