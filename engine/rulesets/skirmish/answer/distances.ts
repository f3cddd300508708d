import { answersBy } from '../../../rules/measuring/answers-by.ts';
import { ruleOnClosest, ruleOnMeasure, ruleOnWithin } from '../../../rules/measuring/rule-on-distance.ts';
import { openMeasuring } from '../measuring.ts';
import { giveVerdict } from '../verdict.ts';

const answer = answersBy(openMeasuring, giveVerdict);

/** How far is one thing from another? @clause SK-DIST-1 to 8 */
export const answerMeasure = answer(ruleOnMeasure);

/** Is a model or unit within a distance of something? @clause SK-GEN-12, SK-DIST-1 to 7, SK-SETUP-4 */
export const answerWithin = answer(ruleOnWithin);

/** Which of these is the closest? @clause SK-DIST-1 to 7 */
export const answerClosest = answer(ruleOnClosest);
