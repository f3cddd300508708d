import {
  type Argument as AnyArgument,
  type Judgement as AnyJudgement,
  arguesBy,
  join as joinAny,
  measured,
  NOTHING_TO_SAY,
} from '../../rules/argument.ts';
import type { Call } from '../../rules/call.ts';
import type { Evidence, LookEvidence } from '../../ruling/evidence.ts';
import type { SkirmishClause } from './clauses.ts';
import type { SkirmishReasonCode } from './codes.ts';

/** What a step of the rules says, and what it shows for it: findings about looks, unless told. */
export type Argument<Shown extends Evidence = LookEvidence> = AnyArgument<Shown, SkirmishReasonCode>;

/** A step of the rules with its outcome. */
export type Judgement<Shown extends Evidence = LookEvidence> = AnyJudgement<Shown, SkirmishReasonCode>;

export { measured, NOTHING_TO_SAY };

/** One reason, with the findings that it rests on. */
export const argue = arguesBy<SkirmishClause, SkirmishReasonCode>();

export const judge = <Shown extends Evidence = LookEvidence>(
  call: Call,
  ...parts: readonly Argument<Shown>[]
): Judgement<Shown> => ({ call, ...join(...parts) });

/** Several arguments as one, in this order. */
export const join = <Shown extends Evidence = LookEvidence>(...parts: readonly Argument<Shown>[]): Argument<Shown> =>
  joinAny<Shown, SkirmishReasonCode>(...parts);
