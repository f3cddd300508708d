import type { Refusal } from '../../outcome/refusal.ts';
import type { Result } from '../../outcome/result.ts';
import { notInTheseRules } from '../../rules/not-answered.ts';
import type { RuleSet, Table, VerdictOn } from '../../rules/rule-set.ts';
import type { Question, QuestionKind } from '../../ruling/question.ts';
import { answerMove } from './answer/move.ts';
import { answerMoveUnit } from './answer/move-unit.ts';
import { answerReach } from './answer/reach.ts';
import { answerRoute } from './answer/route.ts';
import { BATTLE_SETTINGS } from './settings.ts';
import { BATTLE_ID, BATTLE_VERSION } from './verdict.ts';

/** Puts a question to the file that answers it. */
function answerAny(question: Question, table: Table): Result<VerdictOn<Question>, Refusal> {
  switch (question.kind) {
    case 'move':
      return answerMove(question, table);
    case 'reach':
      return answerReach(question, table);
    case 'route':
      return answerRoute(question, table);
    case 'move-unit':
      return answerMoveUnit(question, table);
    case 'sees':
    case 'cover-of':
    case 'work-opening':
    case 'pick-up':
      return notInTheseRules(question.kind, BATTLE_ID);
  }
}

const ANSWERED: readonly QuestionKind[] = ['move', 'reach', 'route', 'move-unit'];

/** The battle rules, as far as they are here: where a model or a whole unit may move in the Movement phase. What they say of sight is not among it. */
export const battle: RuleSet = {
  id: BATTLE_ID,
  version: BATTLE_VERSION,
  ruler: 'inch',
  settings: BATTLE_SETTINGS,
  answers: ANSWERED,
  answer<Asked extends Question>(question: Asked, table: Table) {
    // The compiler cannot tell that the kind of the question decides which answer this is.
    return answerAny(question, table) as Result<VerdictOn<Asked>, Refusal>;
  },
};
