import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { all } from '../../../rules/call.ts';
import { findMeasured } from '../../../rules/measuring/find-measured.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { CoherencyQuestion } from '../../../ruling/measure-question.ts';
import { argue, judge } from '../argument.ts';
import { tieOf } from '../coherency.ts';
import { openMeasuring } from '../measuring.ts';
import { giveVerdict } from '../verdict.ts';

/**
 * Does a unit hang together? Each model has a neighbour near enough, and none is too far from any other; who is tied to whom beyond that does not matter.
 * @clause CR-EXT-3 @refuses a unit that is not there, and one of a single model, of which nothing is asked
 */
export function answerCoherency(question: CoherencyQuestion, table: Table): Result<VerdictOn<CoherencyQuestion>, Refusal> {
  const opened = openMeasuring(table);
  if (!opened.ok) return opened;
  const { agreed, book } = opened.value;
  const { owner, unit } = question;
  const found = findMeasured({ kind: 'unit', owner, unit }, book);
  if (!found.ok) return found;
  const models = found.value.places.flatMap((place) => (place.kind === 'model' ? [place.model] : []));
  if (models.length < 2) return fail({ code: 'unit/is-one-model', clause: 'CR-EXT-3', fill: { unit } });
  const ties = models.map((model) =>
    tieOf(
      model,
      models.filter((other) => other !== model),
      table.space,
      book.bases,
      agreed,
    ),
  );
  const call = all(...ties.flatMap(({ held, spread }) => [held, spread]));
  const widest = ties.reduce((best, one) => (one.farthest.level > best.farthest.level ? one : best)).farthest.level;
  const highest = Math.max(...ties.map(({ farthest }) => farthest.height));
  const { coherencyReach: reach, coherencySpread: limit } = agreed;
  const spread = all(...ties.map((tie) => tie.spread));
  const spoken = judge(
    call,
    ...ties
      .filter(({ held }) => !held.holds)
      .map(({ model, level: gap, shown }) => argue('CR-EXT-3', 'coherency/alone', { model, gap, limit: reach }, shown)),
    spread.holds
      ? argue('CR-EXT-3', 'coherency/spread', { gap: widest, height: highest, limit })
      : argue('CR-EXT-3', 'coherency/too-spread', { gap: widest, height: highest, limit }),
    ...ties
      .filter(({ held }) => held.holds)
      .map(({ model, neighbour, level: gap, shown }) =>
        argue('CR-EXT-3', 'coherency/held-by', { model, neighbour, gap, limit: reach }, shown),
      ),
  );
  return succeed(
    giveVerdict({
      question,
      table,
      agreed,
      answer: {
        kind: 'coherency',
        holds: call.holds,
        models: ties.map(({ model, neighbour, level, height, held, spread: wide }) => ({
          model,
          neighbour,
          level,
          height,
          holds: held.holds && wide.holds,
        })),
        spread: { level: widest, height: highest },
      },
      close: call.close,
      argument: spoken,
    }),
  );
}
