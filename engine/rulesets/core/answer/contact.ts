import { basesOverlap } from '../../../board/base-overlap.ts';
import type { GapQuery } from '../../../geometry/measure-queries.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { join } from '../../../rules/argument.ts';
import { all, any, callOf } from '../../../rules/call.ts';
import { isWithin } from '../../../rules/limits.ts';
import { findMover } from '../../../rules/mover.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { ContactQuestion, OverhangMove } from '../../../ruling/measure-question.ts';
import type { Millimetres } from '../../../space/quantity.ts';
import { argue, type Judgement, judge } from '../argument.ts';
import { openMeasuring } from '../measuring.ts';
import type { CoreSettings } from '../settings.ts';
import { giveVerdict } from '../verdict.ts';

/**
 * Do the bases of two models touch, or do they count as touching because the body of the enemy keeps them apart? The latter needs a move that would have
 * been long enough, which the table remembers, bodies that touch, and less than an inch between them; it ends with the turn.
 * @clause CR-BC-1 to 7 @refuses a model that is not there, and one that is asked about itself
 */
export function answerContact(question: ContactQuestion, table: Table): Result<VerdictOn<ContactQuestion>, Refusal> {
  const opened = openMeasuring(table);
  if (!opened.ok) return opened;
  const { agreed, book } = opened.value;
  const model = findMover(table.board, question.model);
  if (!model.ok) return model;
  const other = findMover(table.board, question.other);
  if (!other.ok) return other;
  if (question.model === question.other) return fail({ code: 'measured/is-the-same', clause: null, fill: {} });
  const between = (ends: GapQuery['ends'], part: GapQuery['part'] = 'straight') => {
    const [from, to] = [question.model, question.other].map((model) => [{ kind: 'model', model } as const]);
    const query: GapQuery = { from: from!, to: to!, ends, part };
    const finding = table.space.gap(query);
    return { gap: finding.distance, shown: { id: `gap:${ends.kind}`, kind: 'gap', query, finding } as const };
  };
  const bases = between(book.bases);
  const bodies = between({ kind: 'bodies' });
  const touching = judgeBases(agreed, bases, bases.gap === 0 && basesOverlap(model.value, other.value));
  const overhang = judgeOverhang(agreed, question.overhang, bodies);
  const call = any(touching.call, overhang.call);
  const contact = touching.call.holds ? 'bases' : overhang.call.holds ? 'overhang' : 'none';
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'contact', contact, gap: bases.gap, bodyGap: bodies.gap },
      close: call.close,
      argument: contact === 'overhang' ? join(overhang, touching) : contact === 'bases' ? touching : join(touching, overhang),
    }),
  );
}

interface Gap {
  readonly gap: Millimetres;
  readonly shown: Evidence;
}

/** @clause CR-BC-1, CR-BC-7 */
function judgeBases({ contactSlack }: CoreSettings, { gap, shown }: Gap, overlap: boolean): Judgement {
  const touch = isWithin(gap, contactSlack, 0);
  return judge(
    touch,
    ...(overlap ? [argue('CR-BC-7', 'contact/bases-overlap', {})] : []),
    touch.holds
      ? argue('CR-BC-1', 'contact/bases-touch', { gap }, shown)
      : argue('CR-BC-7', 'contact/bases-apart', { gap, limit: contactSlack }, shown),
  );
}

/** @clause CR-BC-2 to 6 */
function judgeOverhang(agreed: CoreSettings, move: OverhangMove | null, { gap, shown }: Gap): Judgement {
  if (!move) return judge(callOf(false), argue('CR-BC-2', 'contact/nobody-moved', {}));
  const touch = isWithin(gap, agreed.contactSlack, 0);
  const near = isWithin(gap, agreed.overhangReach, agreed.closeCallTolerance);
  const steps = [
    judge(callOf(move.wasLongEnough), ...(move.wasLongEnough ? [] : [argue('CR-BC-3', 'contact/move-too-short', {})])),
    judge(callOf(!move.turnIsOver), ...(move.turnIsOver ? [argue('CR-BC-6', 'contact/turn-is-over', {})] : [])),
    judge(
      touch,
      touch.holds
        ? argue('CR-BC-4', 'contact/bodies-touch', {}, shown)
        : argue('CR-BC-4', 'contact/bodies-apart', { gap }, shown),
    ),
    judge(
      near,
      near.holds
        ? argue('CR-BC-5', 'contact/bodies-near-enough', { gap, limit: agreed.overhangReach }, shown)
        : argue('CR-BC-5', 'contact/bodies-too-far', { gap, limit: agreed.overhangReach }, shown),
    ),
  ];
  const call = all(...steps.map((step) => step.call));
  return judge(
    call,
    ...(call.holds ? [argue('CR-BC-2', 'contact/overhang-counts', {})] : []),
    ...steps.filter((step) => !step.call.holds),
    ...steps,
  );
}
