import type { LineFinding } from '../../../engine/index.ts';
import { LINE_TOLERANCE, type LineWish, SMOKE_HEIGHT } from '../../catalogue/lines-between-models.ts';

/** Each word that may be chosen for a line. */
export { IN_THE_WAY, LINE_PLACES, SMOKE_HEIGHT } from '../../catalogue/lines-between-models.ts';

/** Whether there is a straight line between the two who are asked about, by somebody's definition of a line. */
export interface StraightLine {
  readonly wish: LineWish;
  /** Of this line or, while the answer is waited for, of the one a moment ago. */
  readonly found: LineFinding | null;
  readonly asking: boolean;
  /** What broke in the engine over it. */
  readonly broke: string | null;
}

/** A gap that some books print as the smallest that lines go through. @unit millimetres */
export const SMALLEST_GAP = { width: 3, height: 3 } as const;

/** From any part of the one to any part of the other, without thickness. */
export const USUAL_LINE: LineWish = {
  starts: 'body',
  ends: 'body',
  height: null,
  thickness: 0,
  smallestGap: null,
  blocking: 'vehicles',
  smoke: SMOKE_HEIGHT,
  tolerance: LINE_TOLERANCE,
};
