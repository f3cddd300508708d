import type { Model } from '../../../board/model.ts';
import type { ModelUnder } from '../../../geometry/template-queries.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { all, YES } from '../../../rules/call.ts';
import { isAtLeast } from '../../../rules/limits.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { agreedSettings } from '../../../rules/settings.ts';
import { checkTemplate } from '../../../rules/template.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { TemplateHit } from '../../../ruling/template-answer.ts';
import type { TemplateHitsQuestion } from '../../../ruling/template-question.ts';
import { type Argument, argue, join, NOTHING_TO_SAY } from '../argument.ts';
import { type Burst, judgeEnclosed, judgeShielded, judgeUnder, levelOf } from '../burst.ts';
import { coverAgainstBurst } from '../cover-against-burst.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from '../settings.ts';
import { forceOfTemplate, GAS_FORCE, leapOf } from '../template-numbers.ts';
import { giveVerdict, SKIRMISH_ID } from '../verdict.ts';

const KNOWN = ['shell', 'grenade', 'flame', 'gas'] as const;

/** One model with what the rules make of it. */
interface Ruled {
  readonly hit: TemplateHit;
  readonly close: boolean;
  readonly argument: Argument<Evidence>;
}

/**
 * Who is under the template, is seen from where it burst, and takes a hit? Everybody is weighed, friends and the shooter too.
 * @clause SK-PROX-4, SK-PROX-7 to 10, SK-PROX-12 to 14, SK-IMPACT-2, SK-IMPACT-4 to 8, SK-FLAME-1, SK-FLAME-6 to 8, SK-GREN-5 to 7, SK-GAS-4, SK-GAS-10, SK-GAS-11,
 * SK-COVER-19, SK-SQF-14, SK-GEOM-15, SK-GEOM-16
 */
export function answerTemplateHits(
  question: TemplateHitsQuestion,
  table: Table,
): Result<VerdictOn<TemplateHitsQuestion>, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  const checked = checkTemplate(question, KNOWN, SKIRMISH_ID, table.board, [
    question.direct,
    ...question.dodges.map(({ model }) => model),
  ]);
  if (!checked.ok) return fail(checked.problem);
  const { board, space } = table;
  const { template, weapon } = question;
  const impact = { ...template.at, y: template.at.y + agreed.burstHeight };
  const burst: Burst = { board, space, agreed, weapon, template, impact };
  const level = levelOf(burst);
  const query = { template, level, models: Object.keys(board.models).sort(), stance: 'kneeling-stands' } as const;
  const finding = space.under(query);
  const shown: Evidence = { id: 'under', kind: 'under', query, finding };
  const near = finding.models.filter(({ gap, model }) => gap <= agreed.closeCallTolerance || model === question.direct);
  const ruled = near.map((lie) => ruleOn(question, burst, lie, board.models[lie.model]!, shown));
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'template-hits', hits: ruled.map(({ hit }) => hit) },
      close: ruled.some(({ close }) => close),
      argument: join<Evidence>(
        ...ruled.map(({ argument }) => argument),
        near.length === 0 ? argue('SK-PROX-4', 'template/nobody-under', {}, shown) : NOTHING_TO_SAY,
        weapon === 'flame' ? argue('SK-FLAME-7', 'template/flame-spares-no-cover', {}) : NOTHING_TO_SAY,
      ),
    }),
  );
}

function ruleOn(question: TemplateHitsQuestion, burst: Burst, lie: ModelUnder, model: Model, shown: Evidence): Ruled {
  const under = judgeUnder(burst, levelOf(burst), lie, shown);
  const reached = under.call.holds || under.call.close;
  const seen = reached ? judgeShielded(burst, model) : { call: YES, ...NOTHING_TO_SAY };
  const enclosed = reached ? judgeEnclosed(burst, model) : { call: YES, ...NOTHING_TO_SAY };
  const dodge = under.call.holds ? ruleOnDodge(question, burst, lie, shown) : null;
  const isDirect = question.direct === model.id;
  const alsoUnder = isDirect && !burst.agreed.directAlsoTemplate ? { holds: false, close: false } : YES;
  const call = all(under.call, seen.call, enclosed.call, alsoUnder, dodge ? { holds: !dodge.escapes, close: dodge.close } : YES);
  const cover = call.holds ? coverAgainstBurst(burst, model) : null;
  const printed = question.force ? forceOfTemplate(question.force) : null;
  const force = printed ?? (burst.weapon === 'gas' ? GAS_FORCE.poison : null);
  const side = model.body.kind === 'vehicle' && call.holds ? burst.space.sector(model.id, burst.impact).sector : null;
  const strength = force ? Math.max(0, force.strength - (cover?.worth ?? 0)) : 0;
  return {
    hit: {
      model: model.id,
      under: lie.kind,
      share: lie.share,
      outcome: call.holds ? 'hit' : under.call.holds ? 'exempt' : 'not-under',
      close: call.close,
      needs: null,
      direct: isDirect,
      side,
      force: force && call.holds ? { strength, piercing: force.piercing } : null,
      cover: cover?.worth ?? 0,
      dodge: dodge ? { limit: dodge.limit, wayOut: dodge.wayOut, escapes: dodge.escapes } : null,
    },
    close: call.close,
    argument: join<Evidence>(
      isDirect ? argue('SK-IMPACT-2', 'template/direct-hit-too', { model: model.id }) : NOTHING_TO_SAY,
      isDirect && !burst.agreed.directAlsoTemplate
        ? argue('SK-IMPACT-7', 'template/direct-hit-alone', { model: model.id })
        : NOTHING_TO_SAY,
      under,
      seen,
      enclosed,
      dodge?.argument ?? NOTHING_TO_SAY,
      cover?.argument ?? NOTHING_TO_SAY,
      model.body.kind === 'squad' && call.holds ? sayHitsOnSquad(question, burst, model) : NOTHING_TO_SAY,
      side === 'front'
        ? argue('SK-IMPACT-8', 'template/hits-front', { model: model.id })
        : side === 'rear'
          ? argue('SK-IMPACT-8', 'template/hits-rear', { model: model.id })
          : side === 'side'
            ? argue('SK-IMPACT-8', 'template/hits-side', { model: model.id })
            : NOTHING_TO_SAY,
      force && call.holds
        ? argue(burst.weapon === 'gas' ? 'SK-GAS-4' : 'SK-IMPACT-4', 'template/force', {
            model: model.id,
            strength,
            piercing: force.piercing,
          })
        : NOTHING_TO_SAY,
    ),
  };
}

/** A large template and flame hit a squad with a die of six, a small one with a die of three. @clause SK-SQF-14 @edge exactly as wide as the agreed is small */
function sayHitsOnSquad(
  { template: { shape }, weapon }: TemplateHitsQuestion,
  { agreed }: Burst,
  { id }: Model,
): Argument<Evidence> {
  if (weapon === 'gas') return NOTHING_TO_SAY;
  const large = shape.kind !== 'circle' || shape.diameter > agreed.smallTemplateMax;
  return argue('SK-SQF-14', 'template/squad-takes-so-many', { model: id, sides: large ? 6 : 3 });
}

/** Whether a leap takes somebody out from under a grenade. What the ground on the way costs is asked of his move. @clause SK-GREN-5 to 7 */
function ruleOnDodge({ dodges, weapon }: TemplateHitsQuestion, { agreed }: Burst, { model, gap }: ModelUnder, shown: Evidence) {
  const rolled = weapon === 'grenade' ? dodges.find((one) => one.model === model) : undefined;
  if (!rolled) return null;
  const limit = leapOf(rolled.reaction, rolled.die);
  const wayOut = Math.max(0, -gap);
  const call = isAtLeast(limit, wayOut, agreed.closeCallTolerance);
  const fill = { model, limit, wayOut };
  return {
    limit,
    wayOut,
    escapes: call.holds,
    close: call.close,
    argument: call.holds
      ? argue('SK-GREN-7', 'template/leaps-clear', fill, shown)
      : argue('SK-GREN-6', 'template/leaps-too-short', fill, shown),
  };
}
