import { type ErrandPlace, runErrand } from '../../app/web/session/errand.ts';
import type { NearReach } from '../../app/web/session/near-reach.ts';
import type { ReachLines } from '../../app/web/session/reach-lines.ts';
import type { Agreement } from '../../app/web/session/rule-set.ts';
import type { ReachDesk } from '../../app/web/session/search-reach.ts';
import type { Question, Refusal, Result } from '../../engine/index.ts';

interface ReachInSteps {
  readonly whole: Result<ReachLines, Refusal>;
  /** What was shown before, in that order. */
  readonly early: readonly NearReach[];
}

/** Searches step by step, as the page does, until all is found. */
export function reachInSteps(
  question: Extract<Question, { readonly kind: 'reach' }>,
  agreed: Agreement,
  place: ErrandPlace,
): ReachInSteps {
  const reaches: ReachDesk = { open: null };
  const early: NearReach[] = [];
  for (;;) {
    const { whole, soFar } = runErrand('reach', { search: 1, question, agreed }, { ...place, reaches });
    if (soFar) early.push(soFar);
    if (whole) return { whole, early };
  }
}
