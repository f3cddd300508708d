import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { LookQuestion } from '../ruling/question.ts';
import type { QuestionRefusalCode } from './refusal-codes.ts';
import type { Table } from './rule-set.ts';

/**
 * May a look be ruled on? Not where smoke lies between the two: no book that is here says what it hides, and how high it stands is for the table to say.
 * @refuses a look with smoke on some straight line between the two, seen from above
 */
export function mayLookPast(question: LookQuestion, { board, space }: Table): Result<null, Refusal<QuestionRefusalCode>> {
  const from = question.kind === 'sees' ? question.looker : question.shooter;
  const smoke = Object.values(board.zones).flatMap((zone) =>
    zone.kind === 'effect' && zone.effect?.of === 'smoke' ? [zone.id] : [],
  );
  const known = Object.hasOwn(board.models, from) && Object.hasOwn(board.models, question.target);
  if (smoke.length === 0 || !known) return succeed(null);
  const [zone] = space.areasBetween({ from, to: question.target, zones: smoke });
  return zone === undefined
    ? succeed(null)
    : fail({ code: 'sight/smoke-between', clause: null, fill: { looker: from, target: question.target, zone } });
}
