import type { BoardPoint } from '../../../engine/index.ts';

/** How long a tape is from place to place, and how it lies. */
export interface GroundTapeFound {
  readonly straight: number;
  readonly plan: number;
  readonly laid: number;
  readonly along: readonly BoardPoint[];
}

/** A tape along several places. */
export interface GroundTape {
  readonly places: readonly BoardPoint[];
  /** Its last place follows the pointer. */
  readonly held: boolean;
  readonly found: GroundTapeFound | null;
  readonly asking: boolean;
}

export const NO_GROUND_TAPE: GroundTape = { places: [], held: false, found: null, asking: false };
