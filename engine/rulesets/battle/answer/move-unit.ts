import { withModelMoved } from '../../../board/board-edit.ts';
import type { Model } from '../../../board/model.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { join, NOTHING_TO_SAY } from '../../../rules/argument.ts';
import { callOf } from '../../../rules/call.ts';
import { checkWay } from '../../../rules/mover.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { MoveUnitAnswer } from '../../../ruling/answer.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { MoveUnitQuestion } from '../../../ruling/question.ts';
import { type Argument, argue, type Judgement, judge } from '../argument.ts';
import type { BattleReasonCode } from '../codes.ts';
import { type Coherency, findCoherency, modelsOfUnit } from '../coherency.ts';
import { agreedForBattle, openMovement } from '../movement.ts';
import { type RuledWay, ruleOnWay } from '../rule-on-way.ts';
import { giveVerdict } from '../verdict.ts';

/**
 * May these models of a unit go these ways, one after the other, and does the unit form one chain where they end? Each is priced on the table as those
 * before it have left it; all have the pace of the slowest, and one roll.
 * @clause BT-MOVE-1, BT-MOVE-9, BT-DIFF-1, BT-COH-1 to 4, BT-COH-7
 */
export function answerMoveUnit(question: MoveUnitQuestion, table: Table): Result<VerdictOn<MoveUnitQuestion>, Refusal> {
  const settings = agreedForBattle(table);
  if (!settings.ok) return settings;
  const agreed = settings.value;
  const unit = modelsOfUnit(table.board, question.owner, question.unit);
  if (unit.length === 0) return fail({ code: 'unit/not-on-the-board', clause: null, fill: { unit: question.unit } });

  let now = table;
  let dice = question.state.danger ?? [];
  const ruled: { readonly model: Model; readonly way: RuledWay }[] = [];
  for (const { model: id, way } of question.moves) {
    const model = unit.find((one) => one.id === id);
    if (!model) return fail({ code: 'unit/has-no-such-model', clause: null, fill: { unit: question.unit, model: id } });
    const movement = openMovement({ model: id, order: 'move', state: question.state }, agreed, now);
    if (!movement.ok) return movement;
    const checked = checkWay(now.board, way);
    if (!checked.ok) return checked;
    const found = ruleOnWay(movement.value, checked.value, { name: `way:${id}`, dice });
    if (found.answer.hurt !== null) dice = dice.slice(1);
    ruled.push({ model, way: found });
    const end = found.answer.legs.at(-1)?.to ?? model.pose.at;
    const board = withModelMoved(now.board, id, { ...movement.value.mover.pose, at: end });
    now = { ...now, board, space: now.space.supposing(board) };
  }
  const before = findCoherency(table, agreed, unit);
  const after = findCoherency(now, agreed, unit);
  const together = judgeCoherency(question.unit, before, after, agreed.coherencyGap);
  const allowed = together.call.holds && ruled.every(({ way }) => way.answer.allowed);
  const refusing = ruled.filter(({ way }) => !way.answer.allowed);
  const answer: MoveUnitAnswer = {
    kind: 'move-unit',
    allowed,
    moves: ruled.map(({ model, way }) => ({ model: model.id, move: way.answer })),
    coherent: after.groups.length <= 1,
    groups: after.groups,
    links: after.links,
  };
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer,
      close: together.call.close || ruled.some(({ way }) => way.close),
      argument: join<Evidence, BattleReasonCode>(
        ...refusing.flatMap(({ model, way }): Argument[] => [
          argue('BT-MOVE-1', 'unit/model-may-not', { model: model.id }),
          way.argument,
        ]),
        together,
        unit.length > 1 ? argue('BT-MOVE-9', 'unit/slowest-sets-the-pace', { unit: question.unit }) : NOTHING_TO_SAY,
        ...ruled.map(({ way }) => way.argument),
      ),
    }),
  );
}

/** Is the unit one chain, or has a broken one been mended as far as it may be? @clause BT-COH-1, BT-COH-4, BT-COH-7 */
function judgeCoherency(unit: string, before: Coherency, after: Coherency, limit: number): Judgement {
  const widest = Math.max(0, ...after.links.map(({ gap }) => gap));
  const { close } = after;
  if (after.groups.length <= 1)
    return judge({ holds: true, close }, argue('BT-COH-1', 'coherency/holds', { unit, gap: widest, limit }));
  const count = after.groups.length;
  if (before.groups.length <= 1)
    return judge({ holds: false, close }, argue('BT-COH-1', 'coherency/breaks', { unit, count, gap: widest, limit }));
  const apart = ({ links }: Coherency) => links.reduce((sum, { gap, holds }) => sum + (holds ? 0 : gap), 0);
  const mended = count < before.groups.length || (count === before.groups.length && apart(after) < apart(before));
  return mended
    ? judge({ ...callOf(true), close }, argue('BT-COH-7', 'coherency/mended-in-part', { unit, count, gap: widest, limit }))
    : judge({ ...callOf(false), close }, argue('BT-COH-4', 'coherency/not-mended', { unit, count, gap: widest, limit }));
}
