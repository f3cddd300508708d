import type { PlaceQuery } from '../../../geometry/template-queries.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { join, NOTHING_TO_SAY } from '../../../rules/argument.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { checkTemplate } from '../../../rules/template.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { BestPlacementQuestion } from '../../../ruling/template-question.ts';
import { argue } from '../argument.ts';
import type { BattleReasonCode } from '../codes.ts';
import { agreedForBattle } from '../movement.ts';
import { isSeen } from '../sighting.ts';
import { saySize, standardShape } from '../standard-shape.ts';
import { levelOf, toSpare } from '../template-table.ts';
import { BATTLE_ID, giveVerdict } from '../verdict.ts';

const KNOWN = ['blast', 'ordnance', 'barrage', 'barrage-ordnance', 'flame'] as const;

/**
 * Where may the template be laid so that most of the target lie under it, wholly or in part, on the floor that it lies on? The hole over one of them (whom the
 * firer sees, for a blast and for ordnance), nobody of one's own under it, nobody who fights under a blast or flame, and within range where one is told; flame
 * from the firer's own base.
 * @clause BT-BLAST-2, BT-BLAST-3, BT-BLAST-12, BT-ORD-4, BT-ORD-5, BT-ORD-7, BT-BARR-2, BT-BARR-4, BT-TMPL-1, BT-TMPL-2, BT-TMPL-10
 */
export function answerBestPlacement(
  question: BestPlacementQuestion,
  table: Table,
): Result<VerdictOn<BestPlacementQuestion>, Refusal> {
  const settings = agreedForBattle(table);
  if (!settings.ok) return settings;
  const agreed = settings.value;
  const { board } = table;
  const checked = checkTemplate(question, KNOWN, BATTLE_ID, board, [question.firer]);
  if (!checked.ok) return fail(checked.problem);
  const { weapon, target } = question;
  const shape = question.shape ?? standardShape(weapon, agreed);
  const firer = board.models[question.firer]!;
  const models = Object.values(board.models).sort((a, b) => (a.id < b.id ? -1 : 1));
  const targets = models.filter(({ owner, unit }) => owner !== firer.owner && (target ?? unit) === unit);
  const flame = weapon === 'flame';
  // what is laid over somebody unseen may not be laid there, or does nothing
  const mustSee = weapon === 'blast' || weapon === 'ordnance';
  const aimable = mustSee ? targets.filter((model) => isSeen(table, agreed, firer, model).seen) : targets;
  const { range = null } = question;
  const band = range && !flame ? ({ of: firer.id, from: { kind: 'base' }, ...range } as const) : null;
  const query: PlaceQuery = {
    shape,
    count: targets.map(({ id }) => id),
    need: 'partly',
    spare: toSpare(table, weapon, firer),
    reaches: { level: levelOf(agreed), stance: 'own' },
    ...(band ? { band } : {}),
    where: flame ? { kind: 'from-base', of: firer.id } : { kind: 'over-base', of: aimable.map(({ id }) => id) },
  };
  const finding = table.space.bestPlace(query);
  const shown: Evidence = { id: 'best', kind: 'best-place', query, finding };
  const { most, atMost, places, proven } = finding;
  const clause = flame ? 'BT-TMPL-1' : 'BT-BLAST-2';
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'best-placement', most, atMost, places, proven },
      close: false,
      argument: join<Evidence, BattleReasonCode>(
        most > 0
          ? argue(clause, 'best/hits-so-many', { count: most, places: places.length }, shown)
          : argue(clause, 'best/hits-nobody', {}, shown),
        proven ? NOTHING_TO_SAY : argue(clause, 'best/not-proven', { atMost }, shown),
        band ? argue(bandClause(weapon), 'best/within-band', { least: band.least, most: band.most }) : NOTHING_TO_SAY,
        mustSee ? argue(weapon === 'blast' ? 'BT-BLAST-3' : 'BT-ORD-7', 'best/where-seen', { model: firer.id }) : NOTHING_TO_SAY,
        flame || weapon === 'blast' ? argue(flame ? 'BT-TMPL-10' : 'BT-BLAST-12', 'best/spares-locked', {}) : NOTHING_TO_SAY,
        question.shape === null ? saySize(weapon, shape) : NOTHING_TO_SAY,
      ),
    }),
  );
}

/** By which clause a hole out of range is none. */
const bandClause = (weapon: BestPlacementQuestion['weapon']) =>
  weapon === 'blast' ? 'BT-BLAST-3' : weapon === 'ordnance' ? 'BT-ORD-7' : 'BT-BARR-4';
