import type { Model } from '../../../board/model.ts';
import type { LevelPolicy, ModelUnder } from '../../../geometry/template-queries.ts';
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
import { coverOfGround } from '../in-area.ts';
import { agreedForBattle } from '../movement.ts';
import type { BattleSettings } from '../settings.ts';
import { inTheWay, NOTHING, regionsOf } from '../template-table.ts';
import { BATTLE_ID, giveVerdict } from '../verdict.ts';

const KNOWN = ['blast', 'ordnance', 'barrage', 'flame'] as const;

/** A base that lies under it only in part is hit on this. @clause BT-BLAST-5 */
const NEEDS = 4;

/** So high over the surface a shell is taken to burst: on it, and clear of it. */
const OVER_SURFACE = 1;

/**
 * Whom does the template hit: those wholly under it surely, those partly under it on a roll, and flame all of them?
 * @clause BT-BLAST-4 to 6, BT-ORD-11, BT-TMPL-4, BT-TMPL-6, BT-BARR-9, BT-BARR-10, BT-BARR-17
 * @edge dice are for those who lie partly under it, by their names; a base within the tolerance of lying otherwise is close
 */
export function answerTemplateHits(
  question: TemplateHitsQuestion,
  table: Table,
): Result<VerdictOn<TemplateHitsQuestion>, Refusal> {
  const settings = agreedForBattle(table);
  if (!settings.ok) return settings;
  const agreed = settings.value;
  const checked = checkTemplate(question, KNOWN, BATTLE_ID, table.board, []);
  if (!checked.ok) return fail(checked.problem);
  const { template, weapon } = question;
  const level: LevelPolicy = { kind: agreed.templateLevel === 'column' ? 'column' : 'this-floor' };
  const query = { template, level, models: Object.keys(table.board.models).sort(), stance: 'own' } as const;
  const finding = table.space.under(query);
  const shown: Evidence = { id: 'under', kind: 'under', query, finding };
  const near = finding.models.filter(({ gap }) => gap <= agreed.closeCallTolerance);
  let rolled = 0;
  const ruled = near.map((lie) => {
    const partly = lie.kind === 'partly' && lie.onLevel && weapon !== 'flame';
    const die = partly ? (question.dice[rolled++] ?? null) : null;
    return ruleOn(table, agreed, question, lie, table.board.models[lie.model]!, die, shown);
  });
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'template-hits', hits: ruled.map(({ hit, close }) => ({ ...hit, close })) },
      close: ruled.some(({ close }) => close),
      argument: join<Evidence, BattleReasonCode>(
        ...ruled.map(({ argument }) => argument),
        near.length === 0 ? argue('BT-BLAST-4', 'template/nobody-under', {}, shown) : NOTHING_TO_SAY,
        weapon === 'flame' ? argue('BT-TMPL-6', 'template/no-cover-save', {}) : NOTHING_TO_SAY,
      ),
    }),
  );
}

function ruleOn(
  table: Table,
  agreed: BattleSettings,
  { weapon, template }: TemplateHitsQuestion,
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
  const isVehicle = model.body.kind === 'vehicle';
  return {
    hit: {
      ...plain,
      outcome,
      needs: sure ? null : NEEDS,
      side: weapon === 'barrage' && isVehicle ? 'side' : null,
      cover: cover?.covered ? 1 : 0,
    },
    close: nearEdge || nearWhole,
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
      weapon === 'barrage' && isVehicle ? argue('BT-BARR-17', 'template/hits-side-armour', fill) : NOTHING_TO_SAY,
    ),
  };
}

/** Does the model stand in cover, or does terrain stand between the middle of the template and it? @clause BT-BARR-10 */
function coverFromBurst(table: Table, agreed: BattleSettings, model: Model, at: TemplateHitsQuestion['template']['at']) {
  const ground = coverOfGround(table, agreed, model);
  if (ground) return { covered: true, argument: ground };
  const { query, sight } = table.space.burst({
    from: { ...at, y: at.y + OVER_SURFACE },
    to: model.id,
    target: { kind: 'body', stance: model.stance, regions: regionsOf(model) },
    blockers: { ...inTheWay(table, model), models: [] },
  });
  const shown: Evidence = { id: `burst:${model.id}`, kind: 'sight', query, finding: sight };
  const covered = sight.whole.atMost < 1 - NOTHING;
  const fill = { model: model.id };
  const argument = covered
    ? argue('BT-BARR-10', 'template/cover-from-burst', fill, shown)
    : argue('BT-BARR-10', 'template/no-cover-from-burst', fill, shown);
  return { covered, argument };
}
