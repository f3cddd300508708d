import type { Refusal } from '../outcome/refusal.ts';
import type { Result } from '../outcome/result.ts';
import type { Evidence } from '../ruling/evidence.ts';
import type { Question, QuestionKind } from '../ruling/question.ts';
import type { Verdict } from '../ruling/verdict.ts';
import { notInTheseRules } from './not-answered.ts';
import type { Playing } from './playing.ts';
import type { AnswerTo, RuleSet, Table, VerdictOn } from './rule-set.ts';

/** What a book answers: a function for each kind of question that it has rules for. */
export type Answering = {
  readonly [Kind in QuestionKind]?: (
    question: Extract<Question, { readonly kind: Kind }>,
    table: Table,
  ) => Result<Verdict<AnswerTo<Extract<Question, { readonly kind: Kind }>>, string, Evidence, Question>, Refusal>;
};

/** Makes a rule set of a book and the questions it answers; any other question is turned down in so many words. */
export function openBook({
  by,
  playing = null,
  ...book
}: Omit<RuleSet, 'answers' | 'answer' | 'playing'> & { readonly by: Answering; readonly playing?: Playing | null }): RuleSet {
  return {
    ...book,
    playing,
    answers: Object.keys(by) as QuestionKind[],
    answer<Asked extends Question>(question: Asked, table: Table) {
      // The compiler cannot tell that the kind of a question finds the function that takes it.
      const answer = by[question.kind] as ((question: Asked, table: Table) => Result<VerdictOn<Asked>, Refusal>) | undefined;
      return answer ? answer(question, table) : notInTheseRules(question.kind, book.id);
    },
  };
}
