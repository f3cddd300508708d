import type { Millimetres } from '../../space/quantity.ts';
import type { Turn } from './trial.ts';

/** What a search for the nearest turn came to. */
export interface NearestTurn {
  /** Null where none was found within the limit. */
  readonly turn: Turn | null;
  readonly noFlipWithin: Millimetres;
  readonly by: 'proof' | 'search';
}
