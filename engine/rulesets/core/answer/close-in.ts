import { withModelMoved } from '../../../board/board-edit.ts';
import type { Model } from '../../../board/model.ts';
import type { Place } from '../../../geometry/measure-queries.ts';
import type { NearestEndFinding, NearestEndQuery } from '../../../geometry/movement-queries.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { join, NOTHING_TO_SAY } from '../../../rules/argument.ts';
import type { MeasuringBook } from '../../../rules/measuring/book.ts';
import { endsOf, measureBy } from '../../../rules/measuring/figures.ts';
import { findMeasured, modelsOf } from '../../../rules/measuring/find-measured.ts';
import { findMover } from '../../../rules/mover.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { CloseInQuestion } from '../../../ruling/measure-question.ts';
import { type Argument, argue } from '../argument.ts';
import { type CloseIn, demandOf } from '../close-in-demand.ts';
import { judgeEnd } from '../close-in-end.ts';
import { staysNear } from '../coherency.ts';
import { openMeasuring } from '../measuring.ts';
import { othersThan } from '../overhang.ts';
import { plainMove } from '../plain-move.ts';
import type { CoreSettings } from '../settings.ts';
import { giveVerdict } from '../verdict.ts';

/**
 * Where must a model end that is told to move as close as possible? In contact, or in range of an objective, where its move and its other restrictions
 * reach so far, and else as near as they let it; whoever is as near as can be stays. Of several such ends the mover's player has the choice.
 * @clause CR-ACAP-1 to 7, CR-EXT-3
 * @refuses what is not there, a goal that is neither model nor unit nor objective, the mover itself, and what is no length
 */
export function answerCloseIn(question: CloseInQuestion, table: Table): Result<VerdictOn<CloseInQuestion>, Refusal> {
  const opened = openMeasuring(table);
  if (!opened.ok) return opened;
  const { agreed, book } = opened.value;
  const found = findMover(table.board, question.model);
  if (!found.ok) return found;
  const mover = found.value;
  const goal = findMeasured(question.goal, book);
  if (!goal.ok) return goal;
  const isArea = goal.value.isArea && question.goal.kind !== 'quarter';
  const isModels = question.goal.kind === 'model' || question.goal.kind === 'unit';
  if (!isArea && !isModels) return fail({ code: 'goal/no-model-or-objective', clause: 'CR-ACAP-1', fill: {} });
  const to = goal.value.places.filter((place) => place.kind !== 'model' || place.model !== mover.id);
  if (to.length === 0) return fail({ code: 'measured/is-the-same', clause: null, fill: {} });
  if (!(question.allowance >= 0) || !Number.isFinite(question.allowance))
    return fail({ code: 'distance/not-a-length', clause: null, fill: {} });
  const { end } = question;
  if (end && ![end.x, end.y, end.z].every(Number.isFinite)) return fail({ code: 'way/leads-nowhere', clause: null, fill: {} });

  const { by } = book.counts({ kind: 'model', model: mover.id }, question.goal, null);
  const mates = question.inCoherency ? matesOf(mover, table) : [];
  const isMarker = question.goal.kind === 'objective' && agreed.objectiveMode === 'marker';
  const reach = isModels ? agreed.contactSlack : (isMarker ? agreed.objectiveRange : 0) + agreed.measureSlack;
  const query: NearestEndQuery = {
    model: mover.id,
    policy: plainMove(mover, question.allowance),
    allowance: question.allowance,
    towards: { to, ...endsOf(by, book) },
    enough: reach,
    keepsNear: staysNear(mates, agreed),
    bodiesApart: othersThan(mover.id, table.board),
  };
  const best = { query, finding: table.space.nearestEnd(query) };
  const here = measureBy(by, [{ kind: 'model', model: mover.id }], to, book, 'now');
  const closing: CloseIn = { isArea, reach, now: here.finding.distance, best: best.finding };
  const shown: Evidence = { id: 'nearest-end', kind: 'nearest-end', ...best };
  const demand = demandOf(closing, agreed, [shown, here.evidence]);
  const kept = isModels && demand.demands === 'nearest' ? sayKeptApart(mover, best.finding, to, book, agreed) : NOTHING_TO_SAY;
  const judged = end ? judgeEnd({ table, mover, end, by, to, book, mates, agreed, question }, closing, demand) : null;
  const givenUp =
    best.finding.open > 0 ? argue('CR-ACAP-7', 'close-in/search-given-up', { more: best.finding.open }) : NOTHING_TO_SAY;
  const { at, cost, gap } = best.finding;
  return succeed(
    giveVerdict({
      question,
      table,
      agreed,
      answer: {
        kind: 'close-in',
        demands: demand.demands,
        gap: closing.now,
        best: { at, cost, gap: gap.distance },
        limit: demand.limit,
        end: judged && { allowed: judged.call.holds, cost: judged.cost, gap: judged.gap },
      },
      close: best.finding.open > 0 || (judged?.call.close ?? false),
      argument: join(judged ?? NOTHING_TO_SAY, demand.argument, kept, givenUp),
    }),
  );
}

/** At the nearest end bodies touch where bases do not: a body that juts out is what keeps it from coming closer. @clause CR-BC-2 */
function sayKeptApart(
  mover: Model,
  { at }: NearestEndFinding,
  to: readonly Place[],
  book: MeasuringBook,
  { contactSlack }: CoreSettings,
): Argument {
  const { board, space } = book.table;
  const there = space.supposing(withModelMoved(board, mover.id, { ...mover.pose, at }));
  const own = [{ kind: 'model', model: mover.id } as const];
  const { finding, evidence } = measureBy('bodies', own, to, { ...book, table: { ...book.table, space: there } }, 'bodies');
  const nearest = to[finding.nearest.to];
  if (nearest?.kind !== 'model' || finding.distance > contactSlack) return NOTHING_TO_SAY;
  return argue('CR-BC-2', 'close-in/overhang-keeps-apart', { other: nearest.model }, evidence);
}

/** The other models of a model's unit. */
const matesOf = ({ id, owner, unit }: Model, { board }: Table) =>
  modelsOf(board, { kind: 'unit', owner, unit })
    .map(({ model }) => model)
    .filter((model) => model !== id);
