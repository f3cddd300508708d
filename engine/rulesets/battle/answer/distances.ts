import { succeed } from '../../../outcome/result.ts';
import { join } from '../../../rules/argument.ts';
import { answersBy } from '../../../rules/measuring/answers-by.ts';
import { ruleOnClosest, ruleOnMeasure, ruleOnWithin } from '../../../rules/measuring/rule-on-distance.ts';
import type { Table } from '../../../rules/rule-set.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { MeasureQuestion, WithinQuestion } from '../../../ruling/measure-question.ts';
import { type Argument, argue } from '../argument.ts';
import type { BattleReasonCode } from '../codes.ts';
import { openMeasuring } from '../measuring.ts';
import { ruleOnRange } from '../range.ts';
import { giveVerdict } from '../verdict.ts';

const answer = answersBy(openMeasuring, giveVerdict);

/** How far is one thing from another, and between two models how deep through area terrain? @clause BT-MODEL-7, BT-AREA-2 */
export const answerMeasure = answer<MeasureQuestion>((question, book) => {
  const ruled = ruleOnMeasure(question, book);
  if (!ruled.ok) return ruled;
  const argument = join<Evidence, BattleReasonCode>(ruled.value.argument, ...depthsOf(question, book.table));
  return succeed({ ...ruled.value, argument });
});

/** Is a model or unit within a distance of something, or in range of somebody who shoots? @clause BT-MODEL-7, BT-RANGE-4, BT-RANGE-7 */
export const answerWithin = answer<WithinQuestion>((question, book, agreed) =>
  question.inSight ? ruleOnRange(question, book, agreed) : ruleOnWithin(question, book),
);

/** Which of these is the closest? @clause BT-PRIO-6, BT-PRIO-8 */
export const answerClosest = answer(ruleOnClosest);

/** How much of the line between two bases lies in each area that it runs through. What follows for sight is for the rules of sight. @clause BT-AREA-2 */
function depthsOf({ from, to }: MeasureQuestion, { board, space }: Table): readonly Argument[] {
  if (from.kind !== 'model' || to.kind !== 'model') return [];
  return Object.values(board.pieces)
    .filter(({ traits }) => traits.area)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id }) => {
      const finding = space.depth(from.model, to.model, id);
      const shown: Evidence = { id: `depth:${id}`, kind: 'depth', piece: id, finding };
      return finding.depth > 0 ? [argue('BT-AREA-2', 'area/line-runs-through', { piece: id, depth: finding.depth }, shown)] : [];
    });
}
