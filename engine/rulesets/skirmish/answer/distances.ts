import { succeed } from '../../../outcome/result.ts';
import { answersBy } from '../../../rules/measuring/answers-by.ts';
import { ruleOnClosest, ruleOnMeasure, ruleOnWithin } from '../../../rules/measuring/rule-on-distance.ts';
import type { MeasureQuestion } from '../../../ruling/measure-question.ts';
import { toHullInSight } from '../hull-in-sight.ts';
import { openMeasuring } from '../measuring.ts';
import { giveVerdict } from '../verdict.ts';

const answer = answersBy(openMeasuring, giveVerdict);

/** How far is one thing from another? @clause SK-DIST-1 to 8 */
export const answerMeasure = answer((question: MeasureQuestion, book, agreed) => {
  const ruled = ruleOnMeasure(question, book);
  return ruled.ok ? succeed(toHullInSight(question, book, agreed, ruled.value)) : ruled;
});

/** Is a model or unit within a distance of something? @clause SK-GEN-12, SK-DIST-1 to 7, SK-SETUP-4 */
export const answerWithin = answer(ruleOnWithin);

/** Which of these is the closest? @clause SK-DIST-1 to 7 */
export const answerClosest = answer(ruleOnClosest);
