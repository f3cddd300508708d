import type { Refusal } from '../../outcome/refusal.ts';
import { type Result, succeed } from '../../outcome/result.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { ClosestQuestion, MeasureQuestion, WithinQuestion } from '../../ruling/measure-question.ts';
import type { Verdict } from '../../ruling/verdict.ts';
import type { AnswerTo, Table } from '../rule-set.ts';
import type { MeasuringBook } from './book.ts';
import type { RuledDistance } from './rule-on-distance.ts';

/** What every book that measures is asked. */
type Asked = MeasureQuestion | WithinQuestion | ClosestQuestion;

/** The verdict that belongs to a question. */
type VerdictOn<Question extends Asked> = Verdict<AnswerTo<Question>, string, Evidence, Question>;

/** A book opened at a table: what was agreed there, and how it measures under it. */
export interface OpenedBook<Agreed> {
  readonly agreed: Agreed;
  readonly book: MeasuringBook;
}

/** What a verdict on a distance is written from. */
interface Spoken<Agreed, Code extends string, Question extends Asked> extends RuledDistance<AnswerTo<Question>, Code> {
  readonly question: Question;
  readonly agreed: Agreed;
  readonly table: Table;
}

/**
 * How one book answers questions about distances: it opens, rules, and gives its verdict. What it makes of a question is its own, or what all books make of it.
 * @refuses what the book does not leave to the players, and whatever the ruling refuses
 */
export const answersBy =
  <Agreed, Code extends string>(
    open: (table: Table) => Result<OpenedBook<Agreed>, Refusal>,
    give: <Question extends Asked>(spoken: Spoken<Agreed, Code, Question>) => VerdictOn<Question>,
  ) =>
  <Question extends Asked>(
    rule: (question: Question, book: MeasuringBook, agreed: Agreed) => Result<RuledDistance<AnswerTo<Question>, Code>, Refusal>,
  ) =>
  (question: Question, table: Table): Result<VerdictOn<Question>, Refusal> => {
    const opened = open(table);
    if (!opened.ok) return opened;
    const { agreed, book } = opened.value;
    const ruled = rule(question, book, agreed);
    return ruled.ok ? succeed(give<Question>({ question, agreed, table, ...ruled.value })) : ruled;
  };
