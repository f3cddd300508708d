import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import type { Table } from '../../../rules/rule-set.ts';
import type { CoverAnswer } from '../../../ruling/answer.ts';
import type { Question } from '../../../ruling/question.ts';
import type { Verdict } from '../../../ruling/verdict.ts';
import { type Argument, argue, join, NOTHING_TO_SAY } from '../argument.ts';
import { type BestCover, NO_COVER, pickBestCover } from '../best-cover.ts';
import { coverSilhouette } from '../body-policy.ts';
import type { SkirmishReasonCode } from '../codes.ts';
import { type CoverCandidate, compareCover, compareHiding, worthOf } from '../cover-candidate.ts';
import { sayWhatCoverIsWorth } from '../cover-worth.ts';
import { type Look, openLook } from '../look.ts';
import { findModelsInFront, type ModelInFront, weighModels } from '../model-cover.ts';
import { weighOpening } from '../opening-cover.ts';
import { weighLyingDown } from '../prone-cover.ts';
import { findSighting, type Sighting } from '../sighting.ts';
import { type CoverInquiry, weighTerrain } from '../terrain-cover.ts';
import { giveVerdict } from '../verdict.ts';

/**
 * What cover does the target have from the shooter, before armour piercing and range? Judged from the eye that sees most of it.
 * @clause SK-COVER-1, SK-COVER-8 to SK-COVER-11, SK-COVER-18, SK-COVER-21, SK-PRONE-2, SK-LOS-8
 */
export function answerCoverOf(
  question: Extract<Question, { kind: 'cover-of' }>,
  table: Table,
): Result<Verdict<CoverAnswer, SkirmishReasonCode>, Refusal> {
  const look = openLook(question, table);
  if (!look.ok) return look;
  const sighting = findSighting(look.value);
  if (!sighting.ok) return sighting;
  const { view } = sighting.value;
  const eye = view.eyes.length === 1 ? view.eyes[0]! : sighting.value.sight.counted.picture.eye;
  const inFront = findModelsInFront(look.value, eye);
  const inquiry = inquire(look.value, eye, inFront);

  const elsewhere = [
    ...weighTerrain(look.value, inquiry),
    ...weighModels(look.value, inquiry, inFront),
    ...weighOpening(look.value, view, inquiry),
  ];
  const lying = weighLyingDown(look.value);
  const counting = lying.length > 0 && look.value.agreed.proneReplaces === 'replace' ? lying : [...lying, ...elsewhere];
  const best = pickBestCover(counting);
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
  const argument = argueCover(look.value, { best, elsewhere, lying, inquiry, sighting: sighting.value });
  return succeed(giveVerdict({ question, look: look.value, table, answer, close: best.close, argument }));
}

function inquire(look: Look, eye: CoverInquiry['eye'], inFront: readonly ModelInFront[]): CoverInquiry {
  const query = {
    from: look.looker.id,
    to: look.target.id,
    eyes: { kind: 'point', at: eye },
    target: coverSilhouette(look.target, look.agreed),
    models: {
      candidates: inFront.map(({ model }) => model.id),
      width: look.agreed.silhouetteWidth,
      stance: 'kneeling-stands',
    },
    glass: false,
  } as const;
  const finding = look.space.cover(query);
  return { query, finding, eye, evidence: { id: 'cover', kind: 'cover', finding } };
}

function argueCover(
  look: Look,
  weighed: {
    readonly best: BestCover;
    readonly elsewhere: readonly CoverCandidate[];
    readonly lying: readonly CoverCandidate[];
    readonly inquiry: CoverInquiry;
    readonly sighting: Sighting;
  },
): Argument {
  const { best, elsewhere, lying, inquiry, sighting } = weighed;
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
