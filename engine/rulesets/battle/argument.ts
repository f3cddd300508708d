import { type Argument as AnyArgument, type Judgement as AnyJudgement, arguesBy, join } from '../../rules/argument.ts';
import type { Call } from '../../rules/call.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { BattleClause } from './clauses.ts';
import type { BattleReasonCode } from './codes.ts';

/** What a step of the rules says, and what it shows for it. */
export type Argument = AnyArgument<Evidence, BattleReasonCode>;

/** A step of the rules with its outcome. */
export type Judgement = AnyJudgement<Evidence, BattleReasonCode>;

/** One reason, with the findings that it rests on. */
export const argue = arguesBy<BattleClause, BattleReasonCode>();

export const judge = (call: Call, ...parts: readonly Argument[]): Judgement => ({ call, ...join(...parts) });
