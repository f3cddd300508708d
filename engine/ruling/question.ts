import type { ModelId } from '../identity/ids.ts';

/** Every kind of question that a rule set answers. */
export const QUESTION_KINDS = ['sees', 'cover-of'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What is asked of a rule set. */
export type Question =
  /** Does the looker see the target? */
  | { readonly kind: 'sees'; readonly looker: ModelId; readonly target: ModelId }
  /** What cover does the target have from the shooter? */
  | { readonly kind: 'cover-of'; readonly shooter: ModelId; readonly target: ModelId };
