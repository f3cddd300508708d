import type { NearestEndFinding } from '../../geometry/movement-queries.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { CloseInAnswer } from '../../ruling/measure-answer.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type Argument, argue } from './argument.ts';
import type { CoreSettings } from './settings.ts';

/** What was found of a move as close as possible. */
export interface CloseIn {
  /** It goes for an objective; else for models. */
  readonly isArea: boolean;
  /** So near is there: in contact, or in range. */
  readonly reach: Millimetres;
  readonly now: Millimetres;
  readonly best: NearestEndFinding;
}

/** What the end of such a move has to be. */
export interface Demand {
  readonly demands: CloseInAnswer['demands'];
  readonly limit: Millimetres;
  readonly argument: Argument;
}

/** @clause CR-ACAP-1 to 7 */
export function demandOf(
  { isArea, reach, now, best }: CloseIn,
  { measureSlack, acapTolerance }: CoreSettings,
  [end, here]: readonly [Evidence, Evidence],
): Demand {
  const { cost } = best;
  const gap = best.gap.distance;
  const say = (demands: Demand['demands'], limit: Millimetres, argument: Argument): Demand => ({ demands, limit, argument });
  if (isArea && now <= reach) return say('in-range', reach, argue('CR-ACAP-6', 'close-in/may-move-in-range', {}, here));
  if (isArea && gap <= reach) return say('in-range', reach, argue('CR-ACAP-4', 'close-in/must-be-in-range', { cost }, end));
  if (!isArea && (now <= reach || gap >= now - measureSlack))
    return say('no-move', now, argue('CR-ACAP-3', 'close-in/already-there', { gap: now }, now <= reach ? here : end));
  if (!isArea && gap <= reach) return say('contact', reach, argue('CR-ACAP-1', 'close-in/must-touch', { cost }, end));
  const limit = gap + acapTolerance;
  return say('nearest', limit, argue(isArea ? 'CR-ACAP-5' : 'CR-ACAP-2', 'close-in/comes-so-near', { gap, limit, cost }, end));
}
