import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { all } from '../../../rules/call.ts';
import { isWithin } from '../../../rules/limits.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { Evidence, LookEvidence } from '../../../ruling/evidence.ts';
import type { RangeZone, SpreadQuestion } from '../../../ruling/shot-question.ts';
import { type Argument, argue, join, NOTHING_TO_SAY } from '../argument.ts';
import { contactLimit, contactMeasure } from '../contact-distance.ts';
import { openLook } from '../look.ts';
import { findSighting } from '../sighting.ts';
import { giveVerdict } from '../verdict.ts';

/** At most so far beside the one who was hit. @clause SK-SHOT-5 */
const BESIDE = 20;

/** How much a shot is stronger or weaker there. @clause SK-SHOT-1 @example E 2 is 0 at long range and 3 at short (SK-EX-54) */
const BY_ZONE: Readonly<Record<RangeZone, number>> = { short: 1, medium: 0, long: -2 };

/**
 * Whom else may the spread of a shotgun hit? At medium and long range one other enemy at most 2 cm beside the one who was hit, if the shooter sees him.
 * @clause SK-SHOT-1, SK-SHOT-5, SK-SHOT-6, SK-DIST-2 @edge exactly 2 cm is near enough
 * @refuses whom nobody can look at, and a shooter who cannot look
 */
export function answerSpread(question: SpreadQuestion, table: Table): Result<VerdictOn<SpreadQuestion>, Refusal> {
  const { shooter, target, zone } = question;
  const hit = openLook({ kind: 'sees', looker: shooter, target }, table);
  if (!hit.ok) return hit;
  const { agreed } = hit.value;
  const strength = question.strength === null ? null : Math.max(0, question.strength + BY_ZONE[zone]);
  const limit = contactLimit(agreed, BESIDE);
  const near = Object.values(table.board.models)
    .filter(({ id, owner }) => id !== target && owner !== hit.value.looker.owner)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id }) => {
      const finding = table.space.distance(target, id, contactMeasure(agreed));
      const reach = isWithin(finding.distance, limit, agreed.closeCallTolerance);
      return reach.holds || reach.close ? [{ id, finding, reach }] : [];
    });
  const others: { model: string; gap: number; allowed: boolean; close: boolean }[] = [];
  const said: Argument<Evidence>[] = [];
  for (const { id, finding, reach } of zone === 'short' ? [] : near) {
    const look = openLook({ kind: 'sees', looker: shooter, target: id }, table);
    if (!look.ok) return look;
    const sighting = findSighting(look.value);
    if (!sighting.ok) return fail(sighting.problem);
    const call = all(reach, sighting.value.call);
    const shown: LookEvidence = { id: `beside:${id}`, kind: 'distance', finding };
    const fill = { model: id, target, gap: finding.distance, limit };
    others.push({ model: id, gap: finding.distance, allowed: call.holds, close: call.close });
    said.push(
      !reach.holds
        ? argue('SK-SHOT-5', 'spread/too-far', fill, shown)
        : call.holds
          ? argue('SK-SHOT-5', 'spread/may-hit', fill, shown)
          : argue('SK-SHOT-5', 'spread/not-seen', { model: id, shooter }, shown),
      reach.holds ? named(sighting.value, id) : NOTHING_TO_SAY,
    );
  }
  const nobody = others.every(({ allowed }) => !allowed);
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'spread', others, strength },
      close: others.some(({ close }) => close),
      argument: join<Evidence>(
        zone === 'short'
          ? argue('SK-SHOT-5', 'spread/not-at-short-range', {})
          : nobody
            ? argue('SK-SHOT-5', 'spread/nobody', { target })
            : NOTHING_TO_SAY,
        ...said,
        strength === null || nobody ? NOTHING_TO_SAY : argue('SK-SHOT-6', 'spread/strength', { strength }),
      ),
    }),
  );
}

/** The same argument with names of its own, for looks at several enemies name their findings alike. */
const named = ({ because, evidence, margins }: Argument, of: string): Argument<Evidence> => ({
  because: because.map((reason) => ({ ...reason, shownBy: reason.shownBy.map((id) => `${of}:${id}`) })),
  evidence: evidence.map((one) => ({ ...one, id: `${of}:${one.id}` })),
  margins,
});
