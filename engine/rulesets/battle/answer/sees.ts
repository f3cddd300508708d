import type { SightFinding } from '../../../geometry/queries.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import type { Table } from '../../../rules/rule-set.ts';
import type { SeesAnswer } from '../../../ruling/answer.ts';
import type { LookQuestion } from '../../../ruling/question.ts';
import type { LookVerdict } from '../../../ruling/verdict.ts';
import type { BattleReasonCode } from '../codes.ts';
import { openLook } from '../look.ts';
import { findSighting } from '../sighting.ts';
import { giveVerdict } from '../verdict.ts';

/** Does the looker see the target? @clause BT-LOS-1 to 3, BT-LOS-15, BT-AREA-1 to 12 */
export function answerSees(
  question: Extract<LookQuestion, { kind: 'sees' }>,
  table: Table,
): Result<LookVerdict<SeesAnswer, BattleReasonCode>, Refusal> {
  const look = openLook(question, table);
  if (!look.ok) return look;
  const sighting = findSighting(look.value);
  if (!sighting.ok) return sighting;
  const { call, sight } = sighting.value;
  const { counted, details } = sight;
  const regions = [...regionsOf(counted, true), ...(details ? regionsOf(details, false) : [])];
  const answer: SeesAnswer = { kind: 'sees', sees: call.holds, regions, whole: counted.whole, widest: counted.widest };
  return succeed(
    giveVerdict({ question, agreed: look.value.agreed, table, answer, close: call.close, argument: sighting.value }),
  );
}

const regionsOf = ({ seen }: SightFinding, counts: boolean): SeesAnswer['regions'] =>
  seen.flatMap(({ region, member, share }) => (region === 'silhouette' ? [] : [{ region, member, share, counts }]));
