import type { ClauseRef } from '../../../identity/clause.ts';
import type { Fill } from '../../../outcome/fill.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail } from '../../../outcome/result.ts';
import type { SkirmishOrderRefusalCode } from './refusal-codes.ts';

/** An order is turned down: why, by which clause, and what the sentence speaks of. */
export const refuse = (
  code: SkirmishOrderRefusalCode,
  clause: ClauseRef | null,
  fill: Fill = {},
): { readonly ok: false; readonly problem: Refusal<SkirmishOrderRefusalCode> } => fail({ code, clause, fill });
