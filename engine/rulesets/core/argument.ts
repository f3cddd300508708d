import { type Argument as AnyArgument, type Judgement as AnyJudgement, arguesBy, join } from '../../rules/argument.ts';
import type { Call } from '../../rules/call.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { CoreClause } from './clauses.ts';
import type { CoreReasonCode } from './codes.ts';

/** What a step of the rules says, and what it shows for it. */
export type Argument = AnyArgument<Evidence, CoreReasonCode>;

/** A step of the rules with its outcome. */
export type Judgement = AnyJudgement<Evidence, CoreReasonCode>;

/** One reason, with the findings that it rests on. */
export const argue = arguesBy<CoreClause, CoreReasonCode>();

export const judge = (call: Call, ...parts: readonly Argument[]): Judgement => ({ call, ...join(...parts) });
