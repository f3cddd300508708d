import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result } from '../outcome/result.ts';
import type { QuestionKind } from '../ruling/question.ts';
import type { QuestionRefusalCode } from './refusal-codes.ts';

/** Turns down a kind of question that a rule set has no rules for, by the name of the rule set. */
export const notInTheseRules = (kind: QuestionKind, ruleSet: string): Result<never, Refusal<QuestionRefusalCode>> =>
  fail({ code: 'question/not-in-these-rules', clause: null, fill: { kind, ruleSet } });
