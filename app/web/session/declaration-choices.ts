import type { Declarations, Fill, ModelId, Refusal } from '../../../engine/index.ts';

/** One thing the owner may declare of a model where it stands. */
export interface DeclarationChoice {
  readonly key: string;
  readonly declared: Declarations;
  readonly allowed: boolean;
  readonly refusal: Refusal | null;
  readonly says: string;
  readonly fill: Fill;
}

export function useDeclarationChoices(_model: ModelId): readonly DeclarationChoice[] {
  return [];
}
