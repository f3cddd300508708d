import type { Fill } from '../../outcome/fill.ts';
import type { Evidence, LookEvidence } from '../../ruling/evidence.ts';
import type { Reason, VerdictMargin } from '../../ruling/verdict.ts';
import type { Call } from './call.ts';
import type { SkirmishClause } from './clauses.ts';
import type { SkirmishReasonCode } from './codes.ts';

/** What a step of the rules says, and what it shows for it: findings about looks, unless told. */
export interface Argument<Shown extends Evidence = LookEvidence> {
  readonly because: readonly Reason<SkirmishReasonCode>[];
  readonly evidence: readonly Shown[];
  readonly margins: readonly VerdictMargin[];
}

/** A step of the rules with its outcome. */
export interface Judgement<Shown extends Evidence = LookEvidence> extends Argument<Shown> {
  readonly call: Call;
}

export const NOTHING_TO_SAY: Argument<never> = { because: [], evidence: [], margins: [] };

/** No reason by itself, but how firmly the others stand. */
export const measured = (margins: readonly VerdictMargin[]): Argument => ({ ...NOTHING_TO_SAY, margins });

/** One reason, with the findings that it rests on. */
export function argue<Shown extends Evidence = never>(
  clause: SkirmishClause,
  says: SkirmishReasonCode,
  fill: Fill,
  ...shown: readonly Shown[]
): Argument<Shown> {
  return { because: [{ clause, says, fill, shownBy: shown.map(({ id }) => id) }], evidence: shown, margins: [] };
}

export const judge = <Shown extends Evidence = LookEvidence>(
  call: Call,
  ...parts: readonly Argument<Shown>[]
): Judgement<Shown> => ({ call, ...join(...parts) });

/** Several arguments as one, in this order. A finding that several rest on is kept once, and so is a reason that was given before. */
export function join<Shown extends Evidence = LookEvidence>(...parts: readonly Argument<Shown>[]): Argument<Shown> {
  const evidence = new Map(parts.flatMap((part) => part.evidence).map((one) => [one.id, one] as const));
  const because = new Map(parts.flatMap((part) => part.because).map((one) => [JSON.stringify(one), one] as const));
  const margins = new Map(parts.flatMap((part) => part.margins).map((one) => [JSON.stringify(one.query), one] as const));
  return { because: [...because.values()], evidence: [...evidence.values()], margins: [...margins.values()] };
}
