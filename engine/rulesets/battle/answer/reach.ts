import type { ReachQuery } from '../../../geometry/movement-queries.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { join, NOTHING_TO_SAY } from '../../../rules/argument.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { ReachQuestion } from '../../../ruling/question.ts';
import { argue } from '../argument.ts';
import type { BattleReasonCode } from '../codes.ts';
import { agreedForBattle, openMovement } from '../movement.ts';
import { giveVerdict } from '../verdict.ts';

/**
 * Everything that the model may come to. Without a roll, difficult ground is told apart as what may not be touched.
 * @edge who changes floors twice, round something between, may come farther than is drawn
 * @clause BT-MOVE-4, BT-DIFF-2, BT-CLIMB-4
 */
export function answerReach(question: ReachQuestion, table: Table): Result<VerdictOn<ReachQuestion>, Refusal> {
  const settings = agreedForBattle(table);
  if (!settings.ok) return settings;
  const agreed = settings.value;
  const opened = openMovement(question, agreed, table);
  if (!opened.ok) return opened;
  const { mover, policy, allowance, rolled, board } = opened.value;
  const query: ReachQuery = { model: mover.id, policy, allowances: [allowance] };
  const { levels, ladders } = table.space.reach(query);
  const evidence: Evidence = { id: 'reach', kind: 'reach', query, finding: { levels, ladders } };
  const difficult = Object.values(board.pieces).filter(({ traits }) => traits.difficult !== null);
  const notOn = rolled === null ? difficult.map(({ id }) => id).sort() : [];
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      // Nobody ends a move part-way up, so that ladders are ways and no places.
      answer: { kind: 'reach', allowances: [allowance], levels, ladders: [], notNear: [], notOn },
      close: false,
      argument: join<Evidence, BattleReasonCode>(
        argue('BT-MOVE-4', 'distance/reach', { model: mover.id, allowance }, evidence),
        ...notOn.map((piece) => argue('BT-DIFF-2', 'ground/roll-first', { model: mover.id, piece })),
        ladders.length > 0 ? argue('BT-CLIMB-3', 'height/no-floor-part-way', { model: mover.id }) : NOTHING_TO_SAY,
      ),
    }),
  );
}
