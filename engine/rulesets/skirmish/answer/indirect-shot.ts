import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { all, YES } from '../../../rules/call.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { agreedSettings } from '../../../rules/settings.ts';
import { checkTemplate } from '../../../rules/template.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { IndirectShotQuestion } from '../../../ruling/template-question.ts';
import type { BoardPoint } from '../../../space/vec3.ts';
import { type Argument, argue, type Judgement, join, judge, NOTHING_TO_SAY } from '../argument.ts';
import { flyTo, weaponPoint } from '../flight.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from '../settings.ts';
import { lobbedNumber } from '../template-numbers.ts';
import { judgeThrow } from '../throw.ts';
import { giveVerdict, SKIRMISH_ID } from '../verdict.ts';

const KNOWN = ['shell', 'grenade'] as const;

/** May the shot be lobbed? @clause SK-IND-1 to 4, SK-IND-6, SK-GREN-2 to 4, SK-PROX-8 */
export function answerIndirectShot(
  question: IndirectShotQuestion,
  table: Table,
): Result<VerdictOn<IndirectShotQuestion>, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  const checked = checkTemplate(question, KNOWN, SKIRMISH_ID, table.board, [question.firer]);
  if (!checked.ok) return fail(checked.problem);
  const { aim, needed } = question;
  const firer = table.board.models[question.firer]!;
  const lob = judgeLob(table, agreed, weaponPoint(table, firer), aim);
  const reach = question.weapon === 'grenade' ? judgeThrow(question, table, agreed, firer, aim) : judge<Evidence>(YES);
  const call = all(lob.call, reach.call);
  const { landed, evidence } = flyTo(table, agreed, firer, aim, true, null);
  const number = needed ? lobbedNumber(needed) : null;
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'indirect-shot', allowed: call.holds, needed: number, lands: landed.at },
      close: call.close,
      argument: join<Evidence>(
        argue('SK-IND-1', 'lob/needs-no-sight', { model: firer.id }),
        lob,
        reach,
        number === null
          ? NOTHING_TO_SAY
          : argue(question.weapon === 'grenade' ? 'SK-GREN-4' : 'SK-IND-4', 'lob/needs-number', { number }),
        sayCover(table, aim),
        argue('SK-PROX-8', 'scatter/lands-at', { x: landed.at.x, z: landed.at.z, height: landed.at.y }, ...evidence),
      ),
    }),
  );
}

/** Of all cover only that of an area counts in which the place lies. @clause SK-IND-6 @edge exactly on its border it lies in it */
function sayCover({ board, space }: Table, aim: BoardPoint): Argument<Evidence> {
  const from = [{ kind: 'point', at: aim }] as const;
  const areas = Object.values(board.pieces)
    .filter(({ traits, footprint }) => traits.area && footprint.length > 0)
    .filter(
      ({ id }) =>
        space.gap({ from, to: [{ kind: 'footprint', piece: id }], ends: { kind: 'bases' }, part: 'level' }).distance <= 0,
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return areas.length === 0
    ? argue('SK-IND-6', 'lob/no-cover-counts', {})
    : join<Evidence>(...areas.map(({ id }) => argue('SK-IND-6', 'lob/area-covers', { piece: id })));
}

/**
 * Is there a way through free air, straight in plan and never back? @clause SK-IND-2, SK-IND-3
 * @edge it is close where gaps lower by the tolerance would open or close it
 */
export function judgeLob(table: Table, agreed: SkirmishSettings, from: BoardPoint, to: BoardPoint): Judgement<Evidence> {
  const query = { from, to, leastGap: agreed.lobGap, glass: false } as const;
  const finding = table.space.lob(query);
  const nudged = Math.max(0, agreed.lobGap + (finding.clear ? agreed.closeCallTolerance : -agreed.closeCallTolerance));
  const close = table.space.lob({ ...query, leastGap: nudged }).clear !== finding.clear;
  const shown: Evidence = { id: 'lob', kind: 'lob', query, finding };
  const call = { holds: finding.clear, close };
  if (finding.clear) return judge<Evidence>(call, argue('SK-IND-2', 'lob/is-clear', {}, shown));
  const by = finding.closedBy?.by;
  if (by?.kind !== 'part') return judge<Evidence>(call, argue('SK-IND-3', 'lob/is-closed', {}, shown));
  return judge<Evidence>(call, argue('SK-IND-3', 'lob/is-closed-by', { piece: by.piece }, shown));
}
