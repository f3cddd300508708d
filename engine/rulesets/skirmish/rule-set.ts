import type { Refusal } from '../../outcome/refusal.ts';
import type { Result } from '../../outcome/result.ts';
import { notInTheseRules } from '../../rules/not-answered.ts';
import type { RuleSet, Table, VerdictOn } from '../../rules/rule-set.ts';
import type { Question, QuestionKind } from '../../ruling/question.ts';
import { answerCoverOf } from './answer/cover-of.ts';
import { answerMove } from './answer/move.ts';
import { answerPickUp } from './answer/pick-up.ts';
import { answerReach } from './answer/reach.ts';
import { answerRoute } from './answer/route.ts';
import { answerSees } from './answer/sees.ts';
import { answerWorkOpening } from './answer/work-opening.ts';
import { SKIRMISH_SETTINGS } from './settings.ts';
import { SKIRMISH_ID, SKIRMISH_VERSION } from './verdict.ts';

/** Puts a question to the file that answers it. */
function answerAny(question: Question, table: Table): Result<VerdictOn<Question>, Refusal> {
  switch (question.kind) {
    case 'sees':
      return answerSees(question, table);
    case 'cover-of':
      return answerCoverOf(question, table);
    case 'move':
      return answerMove(question, table);
    case 'reach':
      return answerReach(question, table);
    case 'route':
      return answerRoute(question, table);
    case 'work-opening':
      return answerWorkOpening(question, table);
    case 'pick-up':
      return answerPickUp(question, table);
    case 'move-unit':
      return notInTheseRules(question.kind, SKIRMISH_ID);
  }
}

const ANSWERED: readonly QuestionKind[] = ['sees', 'cover-of', 'move', 'reach', 'route', 'work-opening', 'pick-up'];

/**
 * The 1/35 skirmish rules: who sees whom by head, shoulders and chest of a standing figure, what covers him, where he may go and what it costs, and which
 * doors and loads he reaches.
 */
export const skirmish: RuleSet = {
  id: SKIRMISH_ID,
  version: SKIRMISH_VERSION,
  ruler: 'cm',
  settings: SKIRMISH_SETTINGS,
  answers: ANSWERED,
  answer<Asked extends Question>(question: Asked, table: Table) {
    // The compiler cannot tell that the kind of the question decides which answer this is.
    return answerAny(question, table) as Result<VerdictOn<Asked>, Refusal>;
  },
};
