import type { Refusal } from '../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import { isWithin } from '../../rules/limits.ts';
import type { MeasuringBook } from '../../rules/measuring/book.ts';
import { measureBy } from '../../rules/measuring/figures.ts';
import { findMeasured } from '../../rules/measuring/find-measured.ts';
import type { RuledDistance } from '../../rules/measuring/rule-on-distance.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { WithinAnswer } from '../../ruling/measure-answer.ts';
import type { WithinQuestion } from '../../ruling/measure-question.ts';
import { argue, join } from './argument.ts';
import type { BattleReasonCode } from './codes.ts';
import type { BattleSettings } from './settings.ts';
import { isSeen } from './sighting.ts';

/**
 * Is a unit in range of a model that shoots: is the nearest of those whom he sees near enough? Nobody whom he does not see counts.
 * @clause BT-RANGE-4, BT-RANGE-7 @edge exactly at the range is in range
 * @refuses what is not one model and a model or unit, and wholly, of which these rules know nothing
 */
export function ruleOnRange(
  question: WithinQuestion,
  book: MeasuringBook,
  agreed: BattleSettings,
): Result<RuledDistance<WithinAnswer, BattleReasonCode>, Refusal> {
  const { what, of, distance: limit, wholly } = question;
  const { table } = book;
  const [shooter, target] = what.kind === 'model' ? [what, of] : [of, what];
  const [from, to] = [findMeasured(shooter, book), findMeasured(target, book)];
  if (!from.ok) return from;
  if (!to.ok) return to;
  const models = to.value.places.flatMap((place) => (place.kind === 'model' ? [place.model] : []));
  if (shooter.kind !== 'model' || models.length === 0) return fail({ code: 'measured/not-a-model', clause: null, fill: {} });
  if (wholly) return fail({ code: 'wholly/not-in-these-rules', clause: null, fill: { ruleSet: book.ruleSet } });
  if (models.includes(shooter.model)) return fail({ code: 'measured/is-the-same', clause: null, fill: {} });
  if (!(limit >= 0) || !Number.isFinite(limit)) return fail({ code: 'distance/not-a-length', clause: null, fill: {} });
  const firer = table.board.models[shooter.model]!;
  const { by } = book.counts(shooter, target, limit);
  const ruled = models.map((model) => {
    const { finding, evidence } = measureBy(by, from.value.places, [{ kind: 'model', model }], book, `${by}:${model}`);
    const { seen, shown } = isSeen(table, agreed, firer, table.board.models[model]!);
    return { model, distance: finding.distance, evidence, seen, shown, call: isWithin(finding.distance, limit, book.closeBy) };
  });
  const seen = ruled.filter((one) => one.seen).sort((a, b) => a.distance - b.distance);
  const nearest = seen[0];
  const distance = nearest?.distance ?? Math.min(...ruled.map((one) => one.distance));
  const fillOf = (one: { readonly model: string; readonly distance: number }) => ({
    model: one.model,
    firer: firer.id,
    gap: one.distance,
    limit,
  });
  const unseen = ruled.filter((one) => !one.seen && one.distance < distance);
  return succeed({
    answer: {
      kind: 'within',
      holds: nearest?.call.holds ?? false,
      by,
      distance,
      limit,
      models: ruled.map((one) => ({ model: one.model, distance: one.distance, holds: one.seen && one.call.holds })),
    },
    close: nearest?.call.close ?? false,
    argument: join<Evidence>(
      !nearest
        ? argue('BT-RANGE-4', 'range/nobody-seen', { firer: firer.id }, ...ruled.map(({ shown }) => shown))
        : nearest.call.holds
          ? argue('BT-RANGE-4', 'range/near-enough', fillOf(nearest), nearest.evidence, nearest.shown)
          : argue('BT-RANGE-4', 'range/too-far', fillOf(nearest), nearest.evidence, nearest.shown),
      ...unseen.map((one) =>
        argue('BT-RANGE-4', 'range/nearer-unseen', { model: one.model, gap: one.distance }, one.evidence, one.shown),
      ),
    ),
  });
}
