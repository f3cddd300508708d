import type { ClauseRef } from '../identity/clause.ts';
import type { Fill } from '../outcome/fill.ts';
import type { Evidence } from '../ruling/evidence.ts';
import type { Reason, VerdictMargin } from '../ruling/verdict.ts';
import type { Call } from './call.ts';

/** What a step of some rules says, and what it shows for it. */
export interface Argument<Shown extends Evidence = Evidence, Code extends string = string> {
  readonly because: readonly Reason<Code>[];
  readonly evidence: readonly Shown[];
  readonly margins: readonly VerdictMargin[];
}

/** A step of some rules with its outcome. */
export interface Judgement<Shown extends Evidence = Evidence, Code extends string = string> extends Argument<Shown, Code> {
  readonly call: Call;
}

export const NOTHING_TO_SAY: Argument<never, never> = { because: [], evidence: [], margins: [] };

/** No reason by itself, but how firmly the others stand. */
export const measured = (margins: readonly VerdictMargin[]): Argument<never, never> => ({ ...NOTHING_TO_SAY, margins });

/** Several arguments as one, in this order. A finding that several rest on is kept once, and so is a reason that was given before. */
export function join<Shown extends Evidence, Code extends string>(
  ...parts: readonly Argument<Shown, Code>[]
): Argument<Shown, Code> {
  const evidence = new Map(parts.flatMap((part) => part.evidence).map((one) => [one.id, one] as const));
  const because = new Map(parts.flatMap((part) => part.because).map((one) => [JSON.stringify(one), one] as const));
  const margins = new Map(parts.flatMap((part) => part.margins).map((one) => [JSON.stringify(one.query), one] as const));
  return { because: [...because.values()], evidence: [...evidence.values()], margins: [...margins.values()] };
}

/** How one book gives a reason: by its own clauses, in its own codes, with the findings that the reason rests on. */
export const arguesBy =
  <Clause extends ClauseRef, Code extends string>() =>
  <Shown extends Evidence = never>(
    clause: Clause,
    says: Code,
    fill: Fill,
    ...shown: readonly Shown[]
  ): Argument<Shown, Code> => ({
    because: [{ clause, says, fill, shownBy: shown.map(({ id }) => id) }],
    evidence: shown,
    margins: [],
  });
