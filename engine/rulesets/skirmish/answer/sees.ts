import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import type { Table } from '../../../rules/rule-set.ts';
import type { SeesAnswer } from '../../../ruling/answer.ts';
import type { LookQuestion } from '../../../ruling/question.ts';
import type { LookVerdict } from '../../../ruling/verdict.ts';
import { join } from '../argument.ts';
import { sayPoorView } from '../armoured-view.ts';
import type { SkirmishReasonCode } from '../codes.ts';
import type { CountedSight } from '../counted-sight.ts';
import { openLook } from '../look.ts';
import { findSighting } from '../sighting.ts';
import { giveVerdict } from '../verdict.ts';
import { findUndeclaredOutlook } from '../window-exception.ts';

/** Does the looker see the target? @clause SK-LOS-1 to SK-LOS-17 */
export function answerSees(
  question: Extract<LookQuestion, { kind: 'sees' }>,
  table: Table,
): Result<LookVerdict<SeesAnswer, SkirmishReasonCode>, Refusal> {
  const look = openLook(question, table);
  if (!look.ok) return look;
  const sighting = findSighting(look.value);
  if (!sighting.ok) return sighting;
  const { call, sight } = sighting.value;
  const answer: SeesAnswer = {
    kind: 'sees',
    sees: call.holds,
    regions: regionsOf(sight),
    whole: sight.counted.whole,
    widest: sight.counted.widest,
  };
  const couldLookOut = call.holds ? null : findUndeclaredOutlook(look.value, look.value.looker);
  const argument = join(sighting.value, ...(couldLookOut ? [couldLookOut] : []), sayPoorView(look.value));
  return succeed(giveVerdict({ question, agreed: look.value.agreed, table, answer, close: call.close, argument }));
}

function regionsOf({ counted, uncounted }: CountedSight): SeesAnswer['regions'] {
  const entries = (finding: CountedSight['counted'] | null, counts: boolean) =>
    (finding?.seen ?? []).flatMap(({ region, member, share }) =>
      region === 'silhouette' ? [] : [{ region, member, share, counts }],
    );
  return [...entries(counted, true), ...entries(uncounted, false)];
}
