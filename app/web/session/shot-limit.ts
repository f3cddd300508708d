import type { Millimetres } from '../../../engine/index.ts';
import type { RingStretch } from './ring.ts';

/** A distance from the one who shoots that his shot has to keep, as it lies on the table. */
export interface ShotLimit {
  readonly limit: Millimetres;
  readonly lines: readonly RingStretch[];
}
