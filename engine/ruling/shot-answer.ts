import type { PlacedTemplate } from '../geometry/template-queries.ts';
import type { ModelId } from '../identity/ids.ts';
import type { Millimetres } from '../space/quantity.ts';

/** The answer to `spread`. */
export interface SpreadAnswer {
  readonly kind: 'spread';
  /** Everybody who stands near enough beside the one who was hit, and whether the spread may hit him: one of them, as the shooter chooses. */
  readonly others: readonly {
    readonly model: ModelId;
    readonly gap: Millimetres;
    readonly allowed: boolean;
    readonly close: boolean;
  }[];
  /** Of the second hit; null where nobody said what the weapon prints. */
  readonly strength: number | null;
}

/** The answer to `gun-at-man`. */
export interface GunAtManAnswer {
  readonly kind: 'gun-at-man';
  readonly outcome: /** The man himself is hit. */
    | 'direct'
    /** It lands beside him: only its template counts, at his place. */
    | 'beside'
    /** It is driven aside. */
    | 'scatters'
    /** It has no effect. */
    | 'nothing';
  /** Where its template lies; null without one. */
  readonly template: PlacedTemplate | null;
  readonly force: { readonly strength: number; readonly piercing: number } | null;
}

/** The answer to `crew-misses`. */
export interface CrewMissesAnswer {
  readonly kind: 'crew-misses';
  readonly present: readonly ModelId[];
  readonly missing: number;
  /** How many dice fall due after a shot. */
  readonly dice: number;
  /** For how many rounds it is out; null before they were rolled. */
  readonly rounds: number | null;
}

export type ShotAnswer = SpreadAnswer | GunAtManAnswer | CrewMissesAnswer;
