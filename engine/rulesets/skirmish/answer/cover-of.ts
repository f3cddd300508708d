import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import type { Table } from '../../../rules/rule-set.ts';
import type { CoverAnswer } from '../../../ruling/answer.ts';
import type { LookQuestion } from '../../../ruling/question.ts';
import type { LookVerdict } from '../../../ruling/verdict.ts';
import { type Argument, argue, join, NOTHING_TO_SAY } from '../argument.ts';
import { NO_COVER } from '../best-cover.ts';
import type { SkirmishReasonCode } from '../codes.ts';
import { compareCover, compareHiding, worthOf } from '../cover-candidate.ts';
import { sayWhatCoverIsWorth } from '../cover-worth.ts';
import { type Look, openLook } from '../look.ts';
import { findSighting, type Sighting } from '../sighting.ts';
import { giveVerdict } from '../verdict.ts';
import { type Weighing, weighCover } from '../weigh-cover.ts';

/**
 * What cover does the target have from the shooter, before armour piercing and range? From a squad it is what it is from the man for whom it is least.
 * @clause SK-COVER-1, SK-COVER-8 to SK-COVER-11, SK-COVER-18, SK-COVER-21, SK-PRONE-2, SK-LOS-8
 */
export function answerCoverOf(
  question: Extract<LookQuestion, { kind: 'cover-of' }>,
  table: Table,
): Result<LookVerdict<CoverAnswer, SkirmishReasonCode>, Refusal> {
  const look = openLook(question, table);
  if (!look.ok) return look;
  const sighting = findSighting(look.value);
  if (!sighting.ok) return sighting;
  const weighing = weighCover(look.value, sighting.value.view);
  const { best, elsewhere } = weighing;
  const { grade, concealOnly, closeRangeProof } = best.best?.cover ?? NO_COVER;
  const answer: CoverAnswer = {
    kind: 'cover-of',
    grade,
    value: worthOf(grade),
    concealOnly,
    closeRangeProof,
    from: best.best?.source ?? null,
    weighed: elsewhere
      .filter(({ together, byConduct }) => !together && !byConduct)
      .sort(compareHiding)
      .map(({ source, share, cover, reaches }) => ({ source: source!, share, grade: cover.grade, reaches: reaches.holds })),
  };
  const argument = argueCover(look.value, weighing, sighting.value);
  return succeed(giveVerdict({ question, agreed: look.value.agreed, table, answer, close: best.close, argument }));
}

function argueCover(look: Look, { best, elsewhere, lying, inquiry }: Weighing, sighting: Sighting): Argument {
  const { agreed, looker, target } = look;
  const chosen = best.best;
  const reaching = elsewhere.filter(({ reaches, cover }) => reaches.holds && cover.grade !== 'none');
  const shortfalls = elsewhere.filter(({ reaches }) => !reaches.holds).sort(compareHiding);
  const others = reaching.filter((one) => one !== chosen);
  const betterThanLying = lying.length > 0 && reaching.some(({ cover }) => compareCover(cover, lying[0]!.cover) < 0);
  const replaced = chosen?.source === null && betterThanLying;
  return join(
    chosen
      ? chosen.why
      : argue('SK-COVER-8', 'cover/none', { target: target.id, threshold: agreed.coverThresholdTerrain }, inquiry.evidence),
    target.body.kind === 'vehicle'
      ? argue('SK-COVER-18', 'cover/vehicle-judged-on-its-size', { target: target.id })
      : NOTHING_TO_SAY,
    chosen ? sayWhatCoverIsWorth(chosen.cover, target.body.kind === 'vehicle') : NOTHING_TO_SAY,
    replaced ? argue('SK-PRONE-2', 'cover/replaced-by-prone', { target: target.id }) : NOTHING_TO_SAY,
    chosen && others.length > 0 && !replaced
      ? argue('SK-COVER-9', 'cover/best-one-counts', { count: others.length + 1 }, inquiry.evidence)
      : NOTHING_TO_SAY,
    ...others.map(({ why }) => why),
    ...shortfalls.slice(0, 1).map(({ whyNot }) => whyNot),
    sighting.call.holds ? NOTHING_TO_SAY : argue('SK-LOS-11', 'cover/target-not-seen', { looker: looker.id, target: target.id }),
  );
}
