import type { Model } from '../../../board/model.ts';
import type { Sector } from '../../../geometry/queries.ts';
import type { ModelUnder } from '../../../geometry/template-queries.ts';
import type { ModelId } from '../../../identity/ids.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { join, NOTHING_TO_SAY } from '../../../rules/argument.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { checkTemplate } from '../../../rules/template.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { TemplateHit } from '../../../ruling/template-answer.ts';
import type { TemplateHitsQuestion } from '../../../ruling/template-question.ts';
import { type Argument, argue } from '../argument.ts';
import type { BattleReasonCode } from '../codes.ts';
import { facesThatSave } from '../cover-save.ts';
import { agreedForBattle } from '../movement.ts';
import { findLosses } from '../possible-losses.ts';
import type { BattleSettings } from '../settings.ts';
import { flightOf, levelOf } from '../template-table.ts';
import { BATTLE_ID, giveVerdict } from '../verdict.ts';
import { weighCover } from '../weigh-cover.ts';

const KNOWN = ['blast', 'ordnance', 'barrage', 'barrage-ordnance', 'flame'] as const;

/** A base that lies under it only in part is hit on this. @clause BT-BLAST-5 */
const NEEDS = 4;

/** So high over the surface a shell is taken to burst: on it, and clear of it. */
const OVER_SURFACE = 1;

/**
 * Whom does the template hit: those wholly under it surely, those partly under it on a roll, and flame all of them?
 * @clause BT-BLAST-4 to 7, BT-ORD-11, BT-ORD-12, BT-TMPL-4, BT-TMPL-6, BT-TMPL-7, BT-BARR-9, BT-BARR-10, BT-BARR-14, BT-BARR-17
 * @edge dice are for those who lie partly under it, by their names; a base within the tolerance of lying otherwise is close
 */
export function answerTemplateHits(
  question: TemplateHitsQuestion,
  table: Table,
): Result<VerdictOn<TemplateHitsQuestion>, Refusal> {
  const settings = agreedForBattle(table);
  if (!settings.ok) return settings;
  const agreed = settings.value;
  const checked = checkTemplate(question, KNOWN, BATTLE_ID, table.board, [question.firer]);
  if (!checked.ok) return fail(checked.problem);
  const { template, weapon } = question;
  const query = { template, level: levelOf(agreed), models: Object.keys(table.board.models).sort(), stance: 'own' } as const;
  const finding = table.space.under(query);
  const shown: Evidence = { id: 'under', kind: 'under', query, finding };
  const near = finding.models.filter(({ gap }) => gap <= agreed.closeCallTolerance);
  let rolled = 0;
  const ruled = near.map((lie) => {
    const partly = lie.kind === 'partly' && lie.onLevel && weapon !== 'flame';
    const die = partly ? (question.dice[rolled++] ?? null) : null;
    return ruleOn(table, agreed, flightOf(question), lie, table.board.models[lie.model]!, die, shown);
  });
  const losses = findLosses(
    table,
    agreed,
    question,
    ruled.flatMap(({ hit }) => (hit.outcome === 'hit' ? [hit.model] : [])),
  );
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: {
        kind: 'template-hits',
        hits: ruled.map(({ hit, close }) => ({ ...hit, close })),
        ...(losses ? { losses: losses.models } : {}),
      },
      close: ruled.some(({ close }) => close) || (losses?.models.some(({ close }) => close) ?? false),
      argument: join<Evidence, BattleReasonCode>(
        ...ruled.map(({ argument }) => argument),
        near.length === 0 ? argue('BT-BLAST-4', 'template/nobody-under', {}, shown) : NOTHING_TO_SAY,
        weapon === 'flame' ? argue('BT-TMPL-6', 'template/no-cover-save', {}) : NOTHING_TO_SAY,
        losses?.argument ?? NOTHING_TO_SAY,
        weapon === 'barrage-ordnance' ? argue('BT-BARR-15', 'template/effect-as-ordnance', {}) : NOTHING_TO_SAY,
      ),
    }),
  );
}

function ruleOn(
  table: Table,
  agreed: BattleSettings,
  { weapon, template, firer = null }: TemplateHitsQuestion,
  lie: ModelUnder,
  model: Model,
  die: number | null,
  shown: Evidence,
): { readonly hit: Omit<TemplateHit, 'close'>; readonly close: boolean; readonly argument: Argument } {
  const closeBy = agreed.closeCallTolerance;
  const flame = weapon === 'flame';
  const nearEdge = Math.abs(lie.gap) <= closeBy;
  const nearWhole = !flame && lie.gap < 0 && Math.abs(lie.slack) <= closeBy;
  const fill = { model: model.id };
  const plain = { model: model.id, under: lie.kind, share: lie.share, direct: false, force: null, dodge: null } as const;
  const missed = (argument: Argument) => ({
    hit: { ...plain, outcome: 'not-under', needs: null, side: null, cover: 0 } as const,
    close: nearEdge && lie.onLevel,
    argument,
  });
  if (lie.kind === 'untouched')
    return missed(argue('BT-BLAST-6', 'template/not-under', { ...fill, share: lie.share, gap: Math.abs(lie.gap) }, shown));
  if (lie.kind === 'touched') return missed(argue('BT-BLAST-6', 'template/only-touched', fill, shown));
  if (!lie.onLevel) return missed(argue('BT-BARR-18', 'template/other-floor', fill, shown));
  const sure = flame || lie.kind === 'wholly';
  const outcome = sure ? 'hit' : die === null ? 'on-a-roll' : die >= NEEDS ? 'hit' : 'rolled-clear';
  const cover = weapon === 'barrage' ? coverFromBurst(table, agreed, model, template.at) : null;
  const armour = model.body.kind === 'vehicle' ? sideOf(table, weapon, model, template.at, firer) : null;
  return {
    hit: {
      ...plain,
      outcome,
      needs: sure ? null : NEEDS,
      side: armour?.side ?? null,
      cover: cover?.save ? facesThatSave(cover.save) : 0,
      ...(cover?.save ? { save: cover.save } : {}),
    },
    close: nearEdge || nearWhole || (cover?.close ?? false),
    argument: join<Evidence, BattleReasonCode>(
      lie.kind === 'wholly'
        ? argue(flame ? 'BT-TMPL-4' : 'BT-BLAST-4', 'template/wholly-under', fill, shown)
        : argue(flame ? 'BT-TMPL-4' : 'BT-BLAST-5', 'template/partly-under', { ...fill, share: lie.share }, shown),
      sure
        ? NOTHING_TO_SAY
        : die === null
          ? argue('BT-BLAST-5', 'template/rolls-for-it', { ...fill, needs: NEEDS })
          : die >= NEEDS
            ? argue('BT-BLAST-5', 'template/die-hits', { ...fill, die, needs: NEEDS })
            : argue('BT-BLAST-5', 'template/die-misses', { ...fill, die, needs: NEEDS }),
      cover?.argument ?? NOTHING_TO_SAY,
      armour?.argument ?? NOTHING_TO_SAY,
    ),
  };
}

/**
 * Which armour of a vehicle does it strike? Barrage that of the side, with the hole over the hull as well; flame that of the side on which the firer stands.
 * @clause BT-BARR-17, BT-TMPL-5 @edge null for weapons of which these clauses say nothing, and for flame that nobody is said to have laid
 */
function sideOf(
  table: Table,
  weapon: TemplateHitsQuestion['weapon'],
  model: Model,
  hole: TemplateHitsQuestion['template']['at'],
  firer: ModelId | null,
): { readonly side: Sector; readonly argument: Argument } | null {
  const fill = { model: model.id };
  if (weapon === 'barrage') {
    const finding = table.space.overHull(model.id, hole);
    const shown: Evidence = { id: `over:${model.id}`, kind: 'over-hull', of: model.id, at: hole, finding };
    const side = argue('BT-BARR-17', 'template/hits-side-armour', fill);
    const argument =
      finding.planDistance <= 0
        ? join<Evidence, BattleReasonCode>(argue('BT-BARR-17', 'template/hole-over-hull', fill, shown), side)
        : side;
    return { side: 'side', argument };
  }
  if (weapon !== 'flame' || firer === null) return null;
  const at = table.board.models[firer]!.pose.at;
  const finding = table.space.sector(model.id, at);
  const shown: Evidence = { id: `sector:${model.id}`, kind: 'sector', of: model.id, at, finding };
  const argument =
    finding.sector === 'front'
      ? argue('BT-TMPL-5', 'template/flame-hits-front', fill, shown)
      : finding.sector === 'rear'
        ? argue('BT-TMPL-5', 'template/flame-hits-rear', fill, shown)
        : argue('BT-TMPL-5', 'template/flame-hits-side', fill, shown);
  return { side: finding.sector, argument };
}

/** What saves somebody from what bursts in the middle of the template? @clause BT-BARR-10, BT-COVER-18 */
function coverFromBurst(table: Table, agreed: BattleSettings, target: Model, at: TemplateHitsQuestion['template']['at']) {
  const eye = { ...at, y: at.y + OVER_SURFACE };
  const { shelters, look } = weighCover({ table, agreed, from: { kind: 'burst', at, eye }, target });
  const best = shelters.find(({ call }) => call.holds);
  const turned = shelters.some(({ call, save }) => call.close && save !== null && (!best || save <= best.save!));
  const argument = best
    ? join<Evidence, BattleReasonCode>(
        argue('BT-BARR-10', 'template/cover-from-burst', { model: target.id, save: best.save! }),
        best,
      )
    : argue('BT-BARR-10', 'template/no-cover-from-burst', { model: target.id }, look.evidence);
  return { save: best?.save ?? null, close: turned, argument };
}
