import type { Model } from '../../../board/model.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { all, any, YES } from '../../../rules/call.ts';
import { isAtLeast, isWithin } from '../../../rules/limits.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { agreedSettings } from '../../../rules/settings.ts';
import { checkTemplate } from '../../../rules/template.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { PlaceTemplateQuestion } from '../../../ruling/template-question.ts';
import { facingWay } from '../../../space/frame.ts';
import type { BoardPoint } from '../../../space/vec3.ts';
import { argue, type Judgement, join, judge } from '../argument.ts';
import { weaponPoint } from '../flight.ts';
import { looksAtPoint } from '../looks-at-point.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from '../settings.ts';
import { judgeThrow } from '../throw.ts';
import { giveVerdict, SKIRMISH_ID } from '../verdict.ts';
import { judgeLob } from './indirect-shot.ts';

const KNOWN = ['shell', 'grenade', 'flame'] as const;

/** May the template be laid here by this shooter? @clause SK-PROX-2, SK-IND-2, SK-IND-7, SK-GREN-2, SK-GREN-3, SK-FLAME-3 to 5, SK-GEOM-20 */
export function answerPlaceTemplate(
  question: PlaceTemplateQuestion,
  table: Table,
): Result<VerdictOn<PlaceTemplateQuestion>, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  const checked = checkTemplate(question, KNOWN, SKIRMISH_ID, table.board, [question.firer]);
  if (!checked.ok) return fail(checked.problem);
  const firer = table.board.models[question.firer]!;
  const { at } = question.template;
  const steps: readonly Judgement<Evidence>[] =
    question.weapon === 'flame'
      ? [
          judgeTip(question, table, agreed, firer),
          judgeBroadEnd(question, agreed, firer),
          judgeSight(table, agreed, firer, at, 'SK-FLAME-5'),
        ]
      : [
          question.indirect
            ? judgeLob(table, agreed, weaponPoint(table, firer), at)
            : judgeSight(table, agreed, firer, at, 'SK-PROX-2'),
          question.weapon === 'grenade' ? judgeThrow(question, table, agreed, firer, at) : judge<Evidence>(YES),
        ];
  const call = all(...steps.map((step) => step.call));
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'place-template', allowed: call.holds, misses: false },
      close: call.close,
      argument: join<Evidence>(...steps.filter((step) => !step.call.holds), ...steps),
    }),
  );
}

/** Is the narrow end near enough, from the edge of the shooter's base? @clause SK-FLAME-3, SK-GEOM-20 @edge exactly at the range holds */
function judgeTip(
  { template, range }: PlaceTemplateQuestion,
  table: Table,
  agreed: SkirmishSettings,
  firer: Model,
): Judgement<Evidence> {
  if (!range) return judge<Evidence>(YES);
  const { distance, from, to } = table.space.gap({
    from: [{ kind: 'model', model: firer.id }],
    to: [{ kind: 'point', at: template.at }],
    ends: { kind: 'bases' },
    part: 'straight',
  });
  const shown: Evidence = { id: 'tip', kind: 'distance', finding: { distance, from, to } };
  const call = isWithin(distance, range.most, agreed.closeCallTolerance);
  const fill = { model: firer.id, distance, limit: range.most };
  return judge<Evidence>(
    call,
    call.holds
      ? argue('SK-FLAME-3', 'flame/tip-within-range', fill, shown)
      : argue('SK-FLAME-3', 'flame/tip-too-far', fill, shown),
  );
}

/** The broad end is no nearer to the shooter's axis than the narrow end, seen from above. @clause SK-FLAME-4, SK-GEOM-20 @edge equally far holds */
function judgeBroadEnd({ template }: PlaceTemplateQuestion, agreed: SkirmishSettings, firer: Model): Judgement<Evidence> {
  const { shape, at, facing } = template;
  const length = shape.kind === 'circle' ? 0 : shape.length;
  const way = facingWay(facing);
  const away = (x: number, z: number) => {
    const dx = x - firer.pose.at.x;
    const dz = z - firer.pose.at.z;
    return Math.sqrt(dx * dx + dz * dz);
  };
  const tip = away(at.x, at.z);
  const broad = away(at.x + way.x * length, at.z + way.z * length);
  const call = isAtLeast(broad, tip, agreed.closeCallTolerance);
  const fill = { model: firer.id, tip, broad };
  return judge<Evidence>(
    call,
    call.holds ? argue('SK-FLAME-4', 'flame/points-away', fill) : argue('SK-FLAME-4', 'flame/points-back', fill),
  );
}

/** Does the shooter see the place, with any of his eyes? @clause SK-PROX-2, SK-FLAME-5, SK-LOS-12 */
function judgeSight(
  table: Table,
  agreed: SkirmishSettings,
  firer: Model,
  at: BoardPoint,
  clause: 'SK-PROX-2' | 'SK-FLAME-5',
): Judgement<Evidence> {
  const looks = looksAtPoint(table, agreed, firer, at);
  const call = any(...looks.map(({ clear, close }) => ({ holds: clear, close })));
  const model = firer.id;
  if (call.holds) return judge<Evidence>(call, argue(clause, 'place/point-seen', { model }));
  const stopped = looks[0]?.stopped;
  if (!stopped) return judge<Evidence>(call, argue(clause, 'place/nobody-looks', { model }));
  const shown: Evidence = { id: 'place', kind: 'stopped-ray', ray: stopped };
  const { by } = stopped;
  return judge<Evidence>(
    call,
    by.kind === 'part'
      ? argue(clause, 'place/hidden-by-piece', { model, piece: by.piece }, shown)
      : by.kind === 'zone'
        ? argue('SK-GEN-3', 'place/hidden-by-smoke', { model, zone: by.zone }, shown)
        : argue(clause, 'place/hidden-by-model', { model, by: by.model }, shown),
  );
}
