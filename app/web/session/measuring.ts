import type { Measured, ToldKind } from '../../../engine/index.ts';
import { type Facings, NO_FACINGS } from './facings.ts';
import { type GroundTape, NO_GROUND_TAPE } from './ground-tape.ts';
import { NO_RING, type Ring } from './ring.ts';
import type { Tape } from './tape.ts';

/** What the tool for measuring has in hand. */
export const MEASURE_MODES = ['tape', 'path', 'ring', 'facing'] as const;
export type MeasureMode = (typeof MEASURE_MODES)[number];

/** Everything that is being measured on the table. */
export interface Measuring {
  readonly mode: MeasureMode;
  /** What somebody means who points at terrain: the piece, or the place on it. */
  readonly terrainIs: 'piece' | 'place';
  /** Where the next tape begins; null before that is chosen. */
  readonly from: Measured | null;
  readonly tapes: readonly Tape[];
  /** Whose figures are listed. */
  readonly current: Tape['id'] | null;
  /** Which of them is pointed at in the list. */
  readonly litFigure: ToldKind | null;
  /** A tape along several places. */
  readonly path: GroundTape;
  readonly ring: Ring;
  readonly facings: Facings;
}

export const NOTHING_MEASURED: Measuring = {
  mode: 'tape',
  terrainIs: 'piece',
  from: null,
  tapes: [],
  current: null,
  litFigure: null,
  path: NO_GROUND_TAPE,
  ring: NO_RING,
  facings: NO_FACINGS,
};

export const currentTape = ({ tapes, current }: Measuring): Tape | null => tapes.find(({ id }) => id === current) ?? null;
