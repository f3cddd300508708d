import type { Question, Refusal, Result, VerdictOn } from '../../../engine/index.ts';

export type HitsQuestion = Extract<Question, { readonly kind: 'template-hits' }>;
export type PlaceQuestion = Extract<Question, { readonly kind: 'place-template' }>;
export type ScatterQuestion = Extract<Question, { readonly kind: 'scatter' }>;
export type LobQuestion = Extract<Question, { readonly kind: 'indirect-shot' }>;
export type BestQuestion = Extract<Question, { readonly kind: 'best-placement' }>;

export type Ruled<Asked extends Question> = Result<VerdictOn<Asked>, Refusal>;
export type TemplateHit = VerdictOn<HitsQuestion>['answer']['hits'][number];
