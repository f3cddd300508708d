import type { ModelId } from '../identity/ids.ts';
import type { Millimetres, Radians } from '../space/quantity.ts';
import type { PrintedForce } from './template-question.ts';

/** The parts of a weapon's range, nearest first. */
export const RANGE_ZONES = ['short', 'medium', 'long'] as const;
/** In which part of its range a shot was fired. */
export type RangeZone = (typeof RANGE_ZONES)[number];

/** Who else may be hit by a shot that spreads, beside the one whom it hit? */
export interface SpreadQuestion {
  readonly kind: 'spread';
  readonly shooter: ModelId;
  readonly target: ModelId;
  readonly zone: RangeZone;
  /** As the weapon prints it; null where nobody said. */
  readonly strength: number | null;
}

/** What becomes of a shot of a big gun at a man? */
export interface GunAtManQuestion {
  readonly kind: 'gun-at-man';
  readonly firer: ModelId;
  readonly target: ModelId;
  readonly roll: { readonly skill: number; readonly needed: number; readonly natural: number };
  /** Who moved in its last activation. */
  readonly moved: { readonly target: boolean; readonly weapon: boolean };
  /** The die that confirms a direct hit; null where none was rolled. */
  readonly confirm: number | null;
  /** Which way it is driven aside where it misses. */
  readonly direction: Radians | null;
  readonly indirect: boolean;
  /** How wide its template is; null for a weapon without. */
  readonly diameter: Millimetres | null;
  readonly force: PrintedForce | null;
}

/** How long is a gun out whose crew is not complete? */
export interface CrewMissesQuestion {
  readonly kind: 'crew-misses';
  readonly operator: ModelId;
  /** The gun where it is a model of its own. */
  readonly weapon: ModelId | null;
  /** The other men who belong to it. */
  readonly crew: readonly ModelId[];
  /** How many men it takes; null for as many as the rules say. */
  readonly needed: number | null;
  /** The number of a weapon that is slow; 0 for one that is not. */
  readonly slow: number;
  readonly dice: readonly number[];
}

export type ShotQuestion = SpreadQuestion | GunAtManQuestion | CrewMissesQuestion;
