import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { NO_WAY } from '../../../rules/no-way.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { RouteQuestion } from '../../../ruling/question.ts';
import { argue } from '../argument.ts';
import { mayTakeWay, openMovement } from '../movement.ts';
import { ruleOnWay } from '../rule-on-way.ts';
import { giveVerdict } from '../verdict.ts';

/** Ways are looked for up to so many times what the order gives: how to come there in two turns, not how to cross the table. */
const FARTHEST = 2;

/** What is the cheapest way to a place, and may the model go it? @clause SK-MOVE-1, SK-DIST-9 */
export function answerRoute(question: RouteQuestion, table: Table): Result<VerdictOn<RouteQuestion>, Refusal> {
  const opened = openMovement(question, table);
  if (!opened.ok) return opened;
  const place = mayTakeWay(opened.value, [question.to]);
  if (!place.ok) return place;
  const movement = opened.value;
  const { agreed, mover, policy, pace } = movement;
  const route = table.space.route({ model: mover.id, to: question.to, policy, allowance: pace.allowance * FARTHEST });
  if (route) {
    const { answer, ...ruled } = ruleOnWay(movement, route.way);
    return succeed(giveVerdict({ question, agreed, table, ...ruled, answer: { ...answer, kind: 'route', way: route.way } }));
  }
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { ...NO_WAY, allowance: pace.allowance, left: pace.allowance },
      close: false,
      argument: argue('SK-MOVE-18', 'route/none', { model: mover.id }),
    }),
  );
}
