import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { checkWay } from '../../../rules/mover.ts';
import { NO_WAY } from '../../../rules/no-way.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { RouteQuestion } from '../../../ruling/question.ts';
import { argue } from '../argument.ts';
import { agreedForBattle, openMovement } from '../movement.ts';
import { ruleOnWay } from '../rule-on-way.ts';
import { giveVerdict } from '../verdict.ts';

/** Ways are looked for up to so many times what the order gives: how to come there in two turns, not how to cross the table. */
const FARTHEST = 2;

/** What is the cheapest way to a place, and may the model go it? @clause BT-MOVE-4 */
export function answerRoute(question: RouteQuestion, table: Table): Result<VerdictOn<RouteQuestion>, Refusal> {
  const settings = agreedForBattle(table);
  if (!settings.ok) return settings;
  const agreed = settings.value;
  const opened = openMovement(question, agreed, table);
  if (!opened.ok) return opened;
  const place = checkWay(table.board, [question.to]);
  if (!place.ok) return place;
  const { mover, policy, allowance } = opened.value;
  const route = table.space.route({ model: mover.id, to: question.to, policy, allowance: allowance * FARTHEST });
  if (!route) {
    const argument = argue('BT-MOVE-15', 'distance/no-way', { model: mover.id });
    const answer = { ...NO_WAY, allowance, left: allowance };
    return succeed(giveVerdict({ question, agreed, table, answer, close: false, argument }));
  }
  const { answer, close, argument } = ruleOnWay(opened.value, route.way);
  return succeed(giveVerdict({ question, agreed, table, answer: { ...answer, kind: 'route', way: route.way }, close, argument }));
}
