import { basesOverlap } from '../../../board/base-overlap.ts';
import type { GapQuery } from '../../../geometry/measure-queries.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { join } from '../../../rules/argument.ts';
import { any } from '../../../rules/call.ts';
import { isWithin } from '../../../rules/limits.ts';
import { findMover } from '../../../rules/mover.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { ContactQuestion } from '../../../ruling/measure-question.ts';
import { argue, type Judgement, judge } from '../argument.ts';
import { openMeasuring } from '../measuring.ts';
import { judgeOverhang, type ShownGap } from '../overhang.ts';
import type { CoreSettings } from '../settings.ts';
import { giveVerdict } from '../verdict.ts';

/**
 * Do the bases of two models touch, or do they count as touching because the body of the enemy keeps them apart?
 * @clause CR-BC-1 to 7 @refuses a model that is not there, one that is asked about itself, and a move that is none
 */
export function answerContact(question: ContactQuestion, table: Table): Result<VerdictOn<ContactQuestion>, Refusal> {
  const opened = openMeasuring(table);
  if (!opened.ok) return opened;
  const { agreed, book } = opened.value;
  const model = findMover(table.board, question.model);
  if (!model.ok) return model;
  const other = findMover(table.board, question.other);
  if (!other.ok) return other;
  const { overhang: move } = question;
  if (move && 'from' in move) {
    if (![move.from.x, move.from.y, move.from.z].every(Number.isFinite))
      return fail({ code: 'way/leads-nowhere', clause: null, fill: {} });
    if (!(move.allowance >= 0) || !Number.isFinite(move.allowance))
      return fail({ code: 'distance/not-a-length', clause: null, fill: {} });
  }
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
  const pair = { mover: model.value, other: other.value, bases, bodies, book, agreed };
  const overhang = judgeOverhang(pair, question.overhang);
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

/** @clause CR-BC-1, CR-BC-7 */
function judgeBases({ contactSlack }: CoreSettings, { gap, shown }: ShownGap, overlap: boolean): Judgement {
  const touch = isWithin(gap, contactSlack, 0);
  return judge(
    touch,
    ...(overlap ? [argue('CR-BC-7', 'contact/bases-overlap', {})] : []),
    touch.holds
      ? argue('CR-BC-1', 'contact/bases-touch', { gap }, shown)
      : argue('CR-BC-7', 'contact/bases-apart', { gap, limit: contactSlack }, shown),
  );
}
