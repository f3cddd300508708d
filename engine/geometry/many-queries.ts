import type { ModelId } from '../identity/ids.ts';
import type { Millimetres, Share } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';
import type { SightBlockers, Source, TargetPolicy } from './queries.ts';

/** When is a share known well enough? */
export type Accuracy =
  /** As exactly as rounding allows. */
  | 'exact'
  /** As exactly, and summed up in the order in which `sight` does, so that it is the `whole` of that to the last bit. */
  | 'as-sight'
  /** When its bounds are no further apart than this; a target that is wholly hidden, or wholly seen, is told as just that. */
  | { readonly within: Share }
  /** When it is settled whether the share is at least this, above nothing; one that all of is hidden by what stands before it is told as just that. */
  | { readonly atLeast: Share };

/** Which share of one target is seen from each of many places? What it would be for a looker with its eye there. */
export interface SharesQuery {
  /** Whose body is never in the way; null where nobody looks. */
  readonly from: ModelId | null;
  readonly to: ModelId;
  readonly target: TargetPolicy;
  readonly blockers: SightBlockers;
  /** @frame board @shape x y z of each place */
  readonly eyes: Float64Array;
  readonly accuracy: Accuracy;
}

/** The shares seen from many places, in the order of these. */
export interface SharesFinding {
  /** Proven bounds of each. */
  readonly atLeast: Float64Array;
  readonly atMost: Float64Array;
  /** The places that are inside of a solid part, and of which: what is seen from there cannot be trusted, and the rules must say what follows. */
  readonly inside: readonly { readonly eye: number; readonly by: Source }[];
}

/** Which share would be seen, from one place, of a model if it stood at each of many places? It keeps its facing. */
export interface SharesThereQuery {
  /** Whose body is never in the way; null where nobody looks. */
  readonly from: ModelId | null;
  /** Who is thought to stand there. It is never in the way where it stands now. */
  readonly to: ModelId;
  readonly target: TargetPolicy;
  readonly blockers: SightBlockers;
  readonly eye: BoardPoint;
  /** Under the middle of its base, each. @frame board @shape x y z of each place */
  readonly places: Float64Array;
  readonly accuracy: Accuracy;
}

/** The shares seen of a model at many places, in the order of these. */
export interface SharesThereFinding {
  /** Proven bounds of each. */
  readonly atLeast: Float64Array;
  readonly atMost: Float64Array;
  /** The solid part that the eye is inside of, if any: then nothing above can be trusted and the rules must say what follows. */
  readonly eyeInside: Source | null;
}

/** Which of many straight lines are free? */
export interface ClearLinesQuery {
  /** @frame board @shape x y z of where each begins and x y z of where it ends */
  readonly lines: Float64Array;
  readonly blockers: SightBlockers;
}

/** How wide is a level strip along a line that nothing reaches into? */
export interface FreeWidthQuery {
  /** Both at one height. @frame board */
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  /** Nothing farther to either side is looked for. */
  readonly most: Millimetres;
  readonly blockers: SightBlockers;
}

/** How far it reaches to the left and to the right of the line, looking from where it begins. */
export interface FreeWidthFinding {
  readonly left: Millimetres;
  readonly right: Millimetres;
}

/** What can be asked of many places at once. */
export interface ManyQueries {
  /** Which share of one target is seen from each of many places: the `whole` of `sight` for an eye there. @cost much less than as many looks */
  shares(query: SharesQuery): SharesFinding;
  /** Which share would be seen from one place of a model at each of many: the `whole` of `sight` if it stood there. @cost less than as many looks */
  sharesThere(query: SharesThereQuery): SharesThereFinding;
  /** Which of many straight lines are free, as `point` tells of one: 1 for each that is free. @cost some tenths of a microsecond each */
  clearLines(query: ClearLinesQuery): Uint8Array;
  /** Which share of each of many lines is free before something is met; 1 where nothing is. Figures that are no vehicles stop none. */
  firstStops(query: ClearLinesQuery): Float64Array;
  freeWidth(query: FreeWidthQuery): FreeWidthFinding;
}
