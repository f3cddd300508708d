import type { Model } from '../../../board/model.ts';
import type { PlacedTemplate } from '../../../geometry/template-queries.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { join, NOTHING_TO_SAY } from '../../../rules/argument.ts';
import { all, type Call, callOf, not, YES } from '../../../rules/call.ts';
import { isWithin } from '../../../rules/limits.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { checkTemplate } from '../../../rules/template.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { PlaceTemplateQuestion } from '../../../ruling/template-question.ts';
import { facingWay } from '../../../space/frame.ts';
import { CONTACT } from '../../../space/tolerance.ts';
import { type Argument, argue, type Judgement, judge } from '../argument.ts';
import { judgeBand } from '../band.ts';
import type { BattleReasonCode } from '../codes.ts';
import { agreedForBattle } from '../movement.ts';
import type { BattleSettings } from '../settings.ts';
import { isSeen } from '../sighting.ts';
import { flightOf, levelOf, lockedWith, reachTo, toSpare, underHole } from '../template-table.ts';
import { BATTLE_ID, giveVerdict } from '../verdict.ts';

const KNOWN = ['blast', 'ordnance', 'barrage', 'barrage-ordnance', 'flame'] as const;

/** One placement, at this table. */
interface Placement {
  readonly question: PlaceTemplateQuestion;
  readonly table: Table;
  readonly agreed: BattleSettings;
  readonly firer: Model;
  /** Those whom it may be laid over: the enemies, or the unit of theirs that was chosen. */
  readonly targets: readonly Model[];
}

/**
 * May the template be laid here? What must hold for it to lie here, and for ordnance and barrage what must hold for it to do anything.
 * @clause BT-BLAST-2, BT-BLAST-3, BT-BLAST-12, BT-ORD-4 to 7, BT-BARR-2, BT-BARR-4, BT-TMPL-1 to 3, BT-TMPL-10, BT-SALVO-4 to 6, BT-SALVO-8
 */
export function answerPlaceTemplate(
  question: PlaceTemplateQuestion,
  table: Table,
): Result<VerdictOn<PlaceTemplateQuestion>, Refusal> {
  const settings = agreedForBattle(table);
  if (!settings.ok) return settings;
  const agreed = settings.value;
  const { board } = table;
  const checked = checkTemplate(question, KNOWN, BATTLE_ID, board, [question.firer]);
  if (!checked.ok) return fail(checked.problem);
  const firer = board.models[question.firer]!;
  const targets = Object.values(board.models).filter(
    ({ owner, unit }) => owner !== firer.owner && (question.target ?? unit) === unit,
  );
  const placement: Placement = { question: flightOf(question), table, agreed, firer, targets };
  const { weapon, salvo } = placement.question;
  // an arrow lays a template of a salvo wherever it points
  const byArrow = weapon === 'barrage' && salvo?.arrow != null;
  const may: readonly Judgement[] = byArrow
    ? [judgeSalvo(placement)]
    : weapon === 'flame'
      ? [judgeAtBase(placement), judgeFriends(placement), judgeLocked(placement), judgeMost(placement)]
      : weapon === 'barrage' && salvo
        ? [judgeSalvo(placement), judgeFriends(placement)]
        : weapon === 'blast'
          ? [judgeHole(placement), judgeFriends(placement), judgeLocked(placement), ...judgeEffect(placement)]
          : [judgeHole(placement), judgeFriends(placement)];
  const effect = weapon === 'ordnance' || (weapon === 'barrage' && !salvo) ? judgeEffect(placement) : [];
  const allowed = all(...may.map(({ call }) => call));
  const works = all(...effect.map(({ call }) => call), YES);
  const deciding = [...may, ...effect].filter(({ call }) => !call.holds);
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'place-template', allowed: allowed.holds, misses: allowed.holds && !works.holds },
      close: allowed.close || (allowed.holds && works.close),
      argument: join<Evidence, BattleReasonCode>(...deciding, ...may, ...effect, salvo ? sayResolution(agreed) : NOTHING_TO_SAY),
    }),
  );
}

/** The hole lies on the base of somebody it may be aimed at. @clause BT-BLAST-3, BT-ORD-5, BT-BARR-2 */
function judgeHole({ question, table, agreed, targets }: Placement): Judgement {
  const clause = question.weapon === 'blast' ? 'BT-BLAST-3' : question.weapon === 'ordnance' ? 'BT-ORD-5' : 'BT-BARR-2';
  const found = underHole(table, agreed, question.template.at, targets);
  if (!found) return judge(callOf(false), argue(clause, 'place/nobody-to-aim-at', {}));
  const { model, gap, call, shown } = found;
  return judge(
    call,
    call.holds
      ? argue(clause, 'place/hole-over', { model: model.id }, shown)
      : argue(clause, 'place/hole-beside', { model: model.id, gap }, shown),
  );
}

/** No part of anybody of one's own lies under it. @clause BT-BLAST-12, BT-ORD-4, BT-BARR-2, BT-TMPL-2 @edge touching is not under */
function judgeFriends({ question, table, agreed, firer }: Placement): Judgement {
  const { weapon, template } = question;
  const clause =
    weapon === 'blast' ? 'BT-BLAST-12' : weapon === 'ordnance' ? 'BT-ORD-4' : weapon === 'flame' ? 'BT-TMPL-2' : 'BT-BARR-2';
  const friends = Object.values(table.board.models).filter(
    ({ owner, id }) => owner === firer.owner && !(weapon === 'flame' && id === firer.id),
  );
  const query = { template, level: { kind: 'column' }, models: friends.map(({ id }) => id).sort(), stance: 'own' } as const;
  const finding = table.space.under(query);
  const shown: Evidence = { id: 'friends', kind: 'under', query, finding };
  const calls = finding.models.map(
    ({ kind, gap }): Call => ({
      holds: kind === 'partly' || kind === 'wholly',
      close: Math.abs(gap) <= agreed.closeCallTolerance,
    }),
  );
  const call = all(YES, ...calls.map(not));
  const covered = finding.models.find((_, i) => calls[i]!.holds);
  return judge(
    call,
    covered
      ? argue(clause, 'place/covers-friend', { model: covered.model, share: covered.share }, shown)
      : argue(clause, 'place/covers-no-friend', {}, shown),
  );
}

/** In range, and seen: without that a blast may not be laid, and ordnance and barrage do nothing. @clause BT-BLAST-3, BT-ORD-7, BT-BARR-4 */
function judgeEffect({ question, table, agreed, firer, targets }: Placement): readonly Judgement[] {
  const { weapon, range, template } = question;
  const clause = weapon === 'blast' ? 'BT-BLAST-3' : weapon === 'ordnance' ? 'BT-ORD-7' : 'BT-BARR-4';
  const inRange = range ? [judgeBand(table, agreed, firer, template.at, range, clause)] : [];
  const aimedAt = underHole(table, agreed, template.at, targets);
  if (weapon === 'barrage' || clause === 'BT-BARR-4' || !aimedAt?.call.holds) return inRange;
  const { seen, shown } = isSeen(table, agreed, firer, aimedAt.model);
  const fill = { model: aimedAt.model.id, firer: firer.id };
  return [
    ...inRange,
    judge(
      callOf(seen),
      seen ? argue(clause, 'place/model-seen', fill, shown) : argue(clause, 'place/model-not-seen', fill, shown),
    ),
  ];
}

/** No part of anybody who touches the base of an enemy lies under it. @clause BT-BLAST-12, BT-TMPL-10 */
function judgeLocked({ question, table, agreed, firer }: Placement): Judgement {
  const { weapon, template } = question;
  const models = Object.values(table.board.models).sort((a, b) => (a.id < b.id ? -1 : 1));
  const query = {
    template,
    level: { kind: 'column' },
    models: models.filter(({ owner }) => owner !== firer.owner).map(({ id }) => id),
    stance: 'own',
  } as const;
  const finding = table.space.under(query);
  const locked = finding.models.flatMap((lie) => {
    if (lie.gap > agreed.closeCallTolerance) return [];
    const foe = lockedWith(table, table.board.models[lie.model]!);
    const holds = lie.kind === 'partly' || lie.kind === 'wholly';
    return foe ? [{ model: lie.model, foe: foe.id, call: { holds, close: Math.abs(lie.gap) <= agreed.closeCallTolerance } }] : [];
  });
  const shown: Evidence = { id: 'locked', kind: 'under', query, finding };
  const covered = locked.find(({ call }) => call.holds);
  const fill = covered && { model: covered.model, foe: covered.foe };
  return judge(
    all(YES, ...locked.map(({ call }) => not(call))),
    fill ? argue(weapon === 'flame' ? 'BT-TMPL-10' : 'BT-BLAST-12', 'place/covers-locked', fill, shown) : NOTHING_TO_SAY,
  );
}

/** The narrow end touches the base of the firer. @clause BT-TMPL-1 */
function judgeAtBase({ question, table, agreed, firer }: Placement): Judgement {
  const { distance, shown } = reachTo(table, firer, question.template.at, 'level');
  const call = isWithin(distance, CONTACT, distance > CONTACT ? agreed.closeCallTolerance : 0);
  return judge(
    call,
    call.holds
      ? argue('BT-TMPL-1', 'place/touches-base', { model: firer.id }, shown)
      : argue('BT-TMPL-1', 'place/off-base', { model: firer.id, gap: distance }, shown),
  );
}

/** It covers as many of the target as any direction would that spares friends. @clause BT-TMPL-1, BT-TMPL-3 @edge not proven to be the most, it is close */
function judgeMost({ question, table, agreed, firer, targets }: Placement): Judgement {
  const { template } = question;
  const ids = targets.map(({ id }) => id).sort();
  const reaches = { level: levelOf(agreed), stance: 'own' } as const;
  const under = { template, models: ids, ...reaches } as const;
  const covered = table.space
    .under(under)
    .models.filter(({ kind, onLevel }) => onLevel && (kind === 'partly' || kind === 'wholly')).length;
  const query = {
    shape: template.shape,
    count: ids,
    need: 'partly',
    spare: toSpare(table, 'flame', firer),
    where: { kind: 'from-base', of: firer.id },
    reaches,
  } as const;
  const finding = table.space.bestPlace(query);
  const shown: Evidence = { id: 'best', kind: 'best-place', query, finding };
  const call: Call = { holds: covered >= finding.most && covered > 0, close: covered > 0 && !finding.proven };
  return judge(
    call,
    call.holds
      ? argue('BT-TMPL-1', 'place/covers-most', { count: covered }, shown)
      : argue('BT-TMPL-1', 'place/could-cover-more', { count: covered, most: finding.most }, shown),
  );
}

/** @clause BT-SALVO-7 */
const sayResolution = ({ salvoResolution }: BattleSettings): Argument =>
  salvoResolution === 'pooled'
    ? argue('BT-SALVO-7', 'salvo/all-together', {})
    : argue('BT-SALVO-7', 'salvo/one-after-another', {});

/** How far apart the middles of two circles are that touch from outside. */
const sumOfRadii = (one: PlacedTemplate, other: PlacedTemplate): number =>
  [one, other].reduce((sum, { shape }) => sum + (shape.kind === 'circle' ? shape.diameter / 2 : 0), 0);

/**
 * Does a further template of a salvo lie where it must: where the arrow points, touching the first, or on a HIT touching any?
 * @clause BT-SALVO-4, BT-SALVO-5, BT-SALVO-6 @edge off by the tolerance is where it must lie: nobody lays it more finely
 */
function judgeSalvo({ question, agreed }: Placement): Judgement {
  const { template, salvo } = question;
  const { first, others, arrow } = salvo!;
  const off = (x: number, z: number) => {
    const dx = template.at.x - x;
    const dz = template.at.z - z;
    return Math.sqrt(dx * dx + dz * dz);
  };
  if (arrow !== null) {
    const way = facingWay(arrow);
    const run = sumOfRadii(first, template);
    const distance = off(first.at.x + way.x * run, first.at.z + way.z * run);
    const call = callOf(isWithin(distance, agreed.closeCallTolerance, 0).holds);
    return judge(
      call,
      call.holds
        ? argue('BT-SALVO-4', 'salvo/where-the-arrow-points', {})
        : argue('BT-SALVO-4', 'salvo/not-where-the-arrow-points', { distance }),
    );
  }
  const misses = [first, ...others].map((one) => Math.abs(off(one.at.x, one.at.z) - sumOfRadii(one, template)));
  const distance = Math.min(...misses);
  const call = callOf(isWithin(distance, agreed.closeCallTolerance, 0).holds);
  return judge(
    call,
    call.holds ? argue('BT-SALVO-5', 'salvo/touches-one', {}) : argue('BT-SALVO-5', 'salvo/touches-none', { distance }),
  );
}
