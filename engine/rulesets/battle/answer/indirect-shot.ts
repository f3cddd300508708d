import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { join, NOTHING_TO_SAY } from '../../../rules/argument.ts';
import { YES } from '../../../rules/call.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import { checkTemplate } from '../../../rules/template.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { IndirectShotQuestion } from '../../../ruling/template-question.ts';
import { CONTACT } from '../../../space/tolerance.ts';
import { argue, judge } from '../argument.ts';
import { judgeBand } from '../band.ts';
import type { BattleReasonCode } from '../codes.ts';
import { agreedForBattle } from '../movement.ts';
import { inTheWay } from '../template-table.ts';
import { BATTLE_ID, giveVerdict } from '../verdict.ts';

/** May barrage be fired at this place, and where does it burst? Nothing between stops it; a roof over the place does. @clause BT-BARR-1, BT-BARR-4, BT-BARR-18 */
export function answerIndirectShot(
  question: IndirectShotQuestion,
  table: Table,
): Result<VerdictOn<IndirectShotQuestion>, Refusal> {
  const settings = agreedForBattle(table);
  if (!settings.ok) return settings;
  const agreed = settings.value;
  const checked = checkTemplate(question, ['barrage'], BATTLE_ID, table.board, [question.firer]);
  if (!checked.ok) return fail(checked.problem);
  const { aim, range } = question;
  const firer = table.board.models[question.firer]!;
  const band = range ? judgeBand(table, agreed, firer, aim, range, 'BT-BARR-4') : judge(YES);
  const query = { kind: 'from-above', over: aim, blockers: inTheWay(table, ...Object.values(table.board.models)) } as const;
  const landed = table.space.landing(query);
  const shown: Evidence = { id: 'landing', kind: 'landing', query, finding: landed };
  const roof = landed.at.y > aim.y + CONTACT && landed.on?.kind === 'part' ? landed.on : null;
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'indirect-shot', allowed: band.call.holds, needed: null, lands: landed.at },
      close: band.call.close,
      argument: join<Evidence, BattleReasonCode>(
        argue('BT-BARR-1', 'lob/needs-no-sight', { model: firer.id }),
        band,
        roof ? argue('BT-BARR-18', 'lob/bursts-on-roof', { piece: roof.piece, height: landed.at.y }, shown) : NOTHING_TO_SAY,
        argue('BT-BARR-18', 'scatter/lands-at', { x: landed.at.x, z: landed.at.z, height: landed.at.y }, shown),
      ),
    }),
  );
}
