import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { reachesShare } from '../../../rules/limits.ts';
import type { Table } from '../../../rules/rule-set.ts';
import type { CoverAnswer } from '../../../ruling/answer.ts';
import type { LookEvidence } from '../../../ruling/evidence.ts';
import type { LookQuestion } from '../../../ruling/question.ts';
import type { LookVerdict } from '../../../ruling/verdict.ts';
import { argue, join, type LookArgument, NOTHING_TO_SAY } from '../argument.ts';
import type { BattleReasonCode } from '../codes.ts';
import { facesThatSave } from '../cover-save.ts';
import { type Look, openLook } from '../look.ts';
import type { Shelter } from '../shelter.ts';
import { findSighting } from '../sighting.ts';
import { giveVerdict } from '../verdict.ts';
import { type CoverLook, weighCover } from '../weigh-cover.ts';

/** A vehicle of which so much is hidden is hull-down. @clause BT-COVER-20 */
const HALF = 0.5;

/**
 * Which cover save does the target have from the firer? Whether a unit has it as a whole is for whoever rules on all of its models.
 * @clause BT-COVER-3 to 8, BT-COVER-13, BT-COVER-16, BT-COVER-19, BT-COVER-20
 */
export function answerCoverOf(
  question: Extract<LookQuestion, { kind: 'cover-of' }>,
  table: Table,
): Result<LookVerdict<CoverAnswer, BattleReasonCode>, Refusal> {
  const opened = openLook(question, table);
  if (!opened.ok) return opened;
  const look = opened.value;
  const sighting = findSighting(look);
  if (!sighting.ok) return sighting;
  const { agreed, looker, target } = look;
  const { shelters, look: covered } = weighCover({ table, agreed, from: { kind: 'firer', model: looker }, target });
  const isVehicle = target.body.kind === 'vehicle';
  const best = isVehicle ? undefined : shelters.find(({ call }) => call.holds);
  const answer: CoverAnswer = {
    kind: 'cover-of',
    grade: best?.cover.grade ?? 'none',
    value: best?.save ? facesThatSave(best.save) : 0,
    save: best?.save ?? null,
    concealOnly: best?.cover.concealOnly ?? false,
    closeRangeProof: best?.cover.closeRangeProof ?? false,
    from: best?.source ?? null,
    weighed: shelters.flatMap(({ source, share, cover, call }) =>
      source ? [{ source, share, grade: cover.grade, reaches: call.holds }] : [],
    ),
  };
  const argument = join<LookEvidence>(
    isVehicle ? sayVehicle(look, covered) : sayShelters(look, covered, shelters, best),
    sighting.value.call.holds
      ? NOTHING_TO_SAY
      : argue('BT-COVER-6', 'cover/target-not-seen', { looker: looker.id, target: target.id }),
  );
  const close = isVehicle ? isHullDown(covered).close : isTurned(shelters, best);
  return succeed(giveVerdict({ question, agreed, table, answer, close, argument }));
}

/** Could the save be another, were what is close otherwise? */
const isTurned = (shelters: readonly Shelter[], best: Shelter | undefined): boolean =>
  (best?.call.close ?? false) ||
  shelters.some(({ call, save }) => call.close && !call.holds && save !== null && save < (best?.save ?? 7));

function sayShelters(
  { target, agreed }: Look,
  { evidence }: CoverLook,
  shelters: readonly Shelter[],
  best: Shelter | undefined,
): LookArgument {
  const open = argue('BT-COVER-5', 'cover/in-the-open', { target: target.id, threshold: agreed.coverMinFraction }, evidence);
  return join<LookEvidence>(best ?? open, ...shelters.filter((one) => one !== best));
}

const isHullDown = ({ finding }: CoverLook) => reachesShare(finding.byTerrain, HALF);

function sayVehicle({ target }: Look, look: CoverLook): LookArgument {
  const { atLeast, atMost } = look.finding.byTerrain;
  const fill = { target: target.id, share: (atLeast + atMost) / 2 };
  return isHullDown(look).holds
    ? argue('BT-COVER-20', 'cover/vehicle-hull-down', fill, look.evidence)
    : argue('BT-COVER-20', 'cover/vehicle-takes-no-saves', fill, look.evidence);
}
