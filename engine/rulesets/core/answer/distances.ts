import { answersBy } from '../../../rules/measuring/answers-by.ts';
import { ruleOnClosest, ruleOnMeasure, ruleOnWithin } from '../../../rules/measuring/rule-on-distance.ts';
import type { WithinQuestion } from '../../../ruling/measure-question.ts';
import { openMeasuring } from '../measuring.ts';
import type { CoreSettings } from '../settings.ts';
import { giveVerdict } from '../verdict.ts';

const answer = answersBy(openMeasuring, giveVerdict);

/** How far is one thing from another? @clause CR-MEAS-3 to 8 */
export const answerMeasure = answer(ruleOnMeasure);

/** Is a model or unit within a distance of something, or wholly so? @clause CR-WITH-1 to 11, CR-QTR-3, CR-QTR-4, CR-EXT-6 */
export const answerWithin = answer<WithinQuestion>((question, book, agreed) => ruleOnWithin(asMeant(question, agreed), book));

/** Which is the closest? Of those equally close the controller of the one who asks chooses. @clause CR-CLOS-1 to 3 */
export const answerClosest = answer(ruleOnClosest);

/** Within an objective that is a marker means near enough to it. @clause CR-EXT-6 */
const asMeant = (question: WithinQuestion, { objectiveMode, objectiveRange }: CoreSettings): WithinQuestion =>
  question.of.kind === 'objective' && question.distance === 0 && objectiveMode === 'marker'
    ? { ...question, distance: objectiveRange }
    : question;
