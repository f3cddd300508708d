import type { Sector } from '../geometry/queries.ts';
import type { BestPlace, UnderKind } from '../geometry/template-queries.ts';
import type { ModelId } from '../identity/ids.ts';
import type { Millimetres, Radians, Share } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';

/** What becomes of one model that a template touches or covers. */
export interface TemplateHit {
  readonly model: ModelId;
  readonly under: UnderKind;
  /** The part of its base that is under the template. */
  readonly share: Share;
  readonly outcome: /** It takes a hit. */
    | 'hit'
    /** It takes one where a die shows at least `needs`, and none was rolled. */
    | 'on-a-roll'
    /** The die for it was too low. */
    | 'rolled-clear'
    /** The template covers it, and the rules exempt it. */
    | 'exempt'
    /** The template does not reach it. */
    | 'not-under';
  /** It is too close to call whether it takes one. */
  readonly close: boolean;
  /** What a die has to show; null where none is rolled. */
  readonly needs: number | null;
  /** It was hit directly, and takes a hit for that as well. */
  readonly direct: boolean;
  /** The side of a vehicle that is hit. */
  readonly side: Sector | null;
  /** With what strength and piercing the template hits it; null where nobody said what the weapon prints. */
  readonly force: { readonly strength: number; readonly piercing: number } | null;
  /** What cover against the template is worth. */
  readonly cover: number;
  /** What a die must show for that cover to save. Left out where there is none, and by rules that have no cover saves. */
  readonly save?: number;
  /** How far it may leap, and how far it must to be out from under it; null where it does not leap. */
  readonly dodge: { readonly limit: Millimetres; readonly wayOut: Millimetres; readonly escapes: boolean } | null;
}

/** Whether a model of a unit that was hit may be taken off for it. */
export interface PossibleLoss {
  readonly model: ModelId;
  /** From the base of the one who laid it. */
  readonly distance: Millimetres;
  readonly within: boolean;
  readonly close: boolean;
}

/** The answer to `template-hits`. */
export interface TemplateHitsAnswer {
  readonly kind: 'template-hits';
  readonly hits: readonly TemplateHit[];
  /** Of the units that were hit, who may be taken off, where losses must be within range and it is known who fired. */
  readonly losses?: readonly PossibleLoss[];
}

/** The answer to `place-template`. */
export interface PlaceTemplateAnswer {
  readonly kind: 'place-template';
  readonly allowed: boolean;
  /** It lies there lawfully and does nothing all the same: the shot misses. */
  readonly misses: boolean;
}

/** The answer to `scatter`. */
export interface ScatterAnswer {
  readonly kind: 'scatter';
  readonly hit: boolean;
  readonly direction: Radians | null;
  readonly distance: Millimetres;
  readonly lands: BoardPoint;
  readonly offTable: boolean;
  /** Something stopped it before it was where the dice would have it. */
  readonly stopped: boolean;
}

/** The answer to `indirect-shot`. */
export interface IndirectShotAnswer {
  readonly kind: 'indirect-shot';
  readonly allowed: boolean;
  /** The number to reach; null where nobody said what the weapon prints. */
  readonly needed: number | null;
  /** Where it bursts if nothing drives it aside. */
  readonly lands: BoardPoint;
}

/** The answer to `best-placement`. */
export interface BestPlacementAnswer {
  readonly kind: 'best-placement';
  /** How many are hit at the best place that was found, and how many it is proven that none hits more than. */
  readonly most: number;
  readonly atMost: number;
  readonly places: readonly BestPlace[];
  readonly proven: boolean;
}

export type TemplateAnswer = TemplateHitsAnswer | PlaceTemplateAnswer | ScatterAnswer | IndirectShotAnswer | BestPlacementAnswer;
