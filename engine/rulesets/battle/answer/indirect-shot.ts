import type { Model } from '../../../board/model.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { join, NOTHING_TO_SAY } from '../../../rules/argument.ts';
import { YES } from '../../../rules/call.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { checkTemplate } from '../../../rules/template.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { IndirectShotQuestion } from '../../../ruling/template-question.ts';
import { CONTACT } from '../../../space/tolerance.ts';
import type { BoardPoint } from '../../../space/vec3.ts';
import { argue, judge } from '../argument.ts';
import { judgeBand } from '../band.ts';
import type { BattleReasonCode } from '../codes.ts';
import { agreedForBattle } from '../movement.ts';
import { inTheWay, reachTo } from '../template-table.ts';
import { BATTLE_ID, giveVerdict } from '../verdict.ts';

/**
 * May barrage be fired at this place, and where does it burst? Nothing between stops it; a roof over the place does. @clause BT-BARR-1, BT-BARR-4, BT-BARR-12, BT-BARR-16, BT-BARR-18
 * @refuses a guess where the table does not guess, and none where it does
 */
export function answerIndirectShot(
  question: IndirectShotQuestion,
  table: Table,
): Result<VerdictOn<IndirectShotQuestion>, Refusal> {
  const settings = agreedForBattle(table);
  if (!settings.ok) return settings;
  const agreed = settings.value;
  const checked = checkTemplate(question, ['barrage', 'barrage-ordnance'], BATTLE_ID, table.board, [question.firer]);
  if (!checked.ok) return fail(checked.problem);
  const { range, estimate = null, moved = false, weapon } = question;
  const firer = table.board.models[question.firer]!;
  const guesses = agreed.barrageGuess === 'estimate';
  if (guesses && (estimate === null || !(estimate >= 0 && Number.isFinite(estimate))))
    return fail({ code: 'lob/needs-estimate', clause: 'BT-BARR-12', fill: { firer: firer.id } });
  if (!guesses && estimate !== null) return fail({ code: 'lob/nobody-guesses', clause: 'BT-BARR-12', fill: {} });
  const aim = estimate === null ? question.aim : placeOfEstimate(table, firer, question.aim, estimate);
  const band = range ? judgeBand(table, agreed, firer, aim, range, 'BT-BARR-4') : judge(YES);
  const onTheMove = moved && weapon === 'barrage-ordnance' && firer.body.kind === 'vehicle';
  const query = { kind: 'from-above', over: aim, blockers: inTheWay(table, ...Object.values(table.board.models)) } as const;
  const landed = table.space.landing(query);
  const shown: Evidence = { id: 'landing', kind: 'landing', query, finding: landed };
  const roof = landed.at.y > aim.y + CONTACT && landed.on?.kind === 'part' ? landed.on : null;
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'indirect-shot', allowed: band.call.holds && !onTheMove, needed: null, lands: landed.at },
      close: band.call.close && !onTheMove,
      argument: join<Evidence, BattleReasonCode>(
        onTheMove ? argue('BT-BARR-16', 'lob/vehicle-moved', { model: firer.id }) : NOTHING_TO_SAY,
        argue('BT-BARR-1', 'lob/needs-no-sight', { model: firer.id }),
        estimate === null ? NOTHING_TO_SAY : argue('BT-BARR-12', 'lob/laid-as-estimated', { estimate, x: aim.x, z: aim.z }),
        band,
        roof ? argue('BT-BARR-18', 'lob/bursts-on-roof', { piece: roof.piece, height: landed.at.y }, shown) : NOTHING_TO_SAY,
        argue('BT-BARR-18', 'scatter/lands-at', { x: landed.at.x, z: landed.at.z, height: landed.at.y }, shown),
      ),
    }),
  );
}

/** The place that is so far from the edge of the firer's base, on the straight line to what it is aimed at. @edge an aim on the base itself stays @clause BT-BARR-12 */
function placeOfEstimate(table: Table, firer: Model, aim: BoardPoint, estimate: number): BoardPoint {
  const { distance, shown } = reachTo(table, firer, aim, 'level');
  if (!(distance > 0) || shown.kind !== 'distance') return aim;
  const { from } = shown.finding;
  const share = estimate / distance;
  return { x: from.x + (aim.x - from.x) * share, y: aim.y, z: from.z + (aim.z - from.z) * share };
}
