import type { Refusal } from '../../outcome/refusal.ts';
import type { Result } from '../../outcome/result.ts';
import type { AnswerTo, RuleSet, Table } from '../../rules/rule-set.ts';
import type { Question } from '../../ruling/question.ts';
import type { Verdict } from '../../ruling/verdict.ts';
import { answerCoverOf } from './answer/cover-of.ts';
import { answerSees } from './answer/sees.ts';
import { SKIRMISH_SETTINGS } from './settings.ts';
import { SKIRMISH_ID, SKIRMISH_VERSION } from './verdict.ts';

/** The 1/35 skirmish rules: who sees whom by head, shoulders and chest of a standing figure, and what covers him. */
export const skirmish: RuleSet = {
  id: SKIRMISH_ID,
  version: SKIRMISH_VERSION,
  ruler: 'cm',
  settings: SKIRMISH_SETTINGS,
  answer<Asked extends Question>(question: Asked, table: Table) {
    const verdict = question.kind === 'sees' ? answerSees(question, table) : answerCoverOf(question, table);
    // The compiler cannot tell that the kind of the question decides which answer this is.
    return verdict as Result<Verdict<AnswerTo<Asked>>, Refusal>;
  },
};
