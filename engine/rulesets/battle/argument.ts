import {
  type Argument as AnyArgument,
  type Judgement as AnyJudgement,
  arguesBy,
  join as joined,
  NOTHING_TO_SAY,
} from '../../rules/argument.ts';
import type { Call } from '../../rules/call.ts';
import type { Evidence, LookEvidence } from '../../ruling/evidence.ts';
import type { BattleClause } from './clauses.ts';
import type { BattleReasonCode } from './codes.ts';

/** What a step of the rules says, and what it shows for it. */
export type Argument<Shown extends Evidence = Evidence> = AnyArgument<Shown, BattleReasonCode>;

/** What a step says that rests on looks alone. */
export type LookArgument = Argument<LookEvidence>;

/** A step of the rules with its outcome. */
export type Judgement<Shown extends Evidence = Evidence> = AnyJudgement<Shown, BattleReasonCode>;

/** A step that rests on looks alone, with its outcome. */
export type LookJudgement = Judgement<LookEvidence>;

/** One reason, with the findings that it rests on. */
export const argue = arguesBy<BattleClause, BattleReasonCode>();

/** Several arguments of these rules as one, in this order. */
export const join = <Shown extends Evidence>(...parts: readonly Argument<Shown>[]): Argument<Shown> => joined(...parts);

export const judge = <Shown extends Evidence = Evidence>(call: Call, ...parts: readonly Argument<Shown>[]): Judgement<Shown> => ({
  call,
  ...joined(...parts),
});

export { NOTHING_TO_SAY };
