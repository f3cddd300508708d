import type { ShareBounds } from '../../space/quantity.ts';
import { LINE_NOISE } from '../../space/tolerance.ts';
import type { Accuracy } from '../many-queries.ts';
import { shareOf } from './share.ts';
import type { Enough, UncoveredArea } from './uncovered-area.ts';

/** Shares of the whole that rounding may make of nothing: bounds no closer than this are not asked for. */
export const NO_MORE = 1e-9;

/** What is known beside what is measured. */
export type Before = Pick<UncoveredArea, 'uncovered' | 'anyUncovered' | 'anyCovered'>;
const NOTHING_BEFORE: Before = { uncovered: 0, anyUncovered: false, anyCovered: false };

export function enoughFor(accuracy: Accuracy, whole: number, before = NOTHING_BEFORE): Enough {
  if (typeof accuracy === 'string') return () => false;
  if ('within' in accuracy) {
    const room = accuracy.within * whole;
    return ({ open, anyUncovered, anyCovered }) =>
      open <= room && open > 0 && (anyUncovered || before.anyUncovered) && (anyCovered || before.anyCovered);
  }
  const least = (accuracy.atLeast + NO_MORE) * whole - before.uncovered;
  const most = (accuracy.atLeast - NO_MORE) * whole - before.uncovered;
  return ({ uncovered, open, anyUncovered }) =>
    uncovered > least || ((anyUncovered || before.anyUncovered) && uncovered + open < most);
}

/** Enough when something is seen and so little is left that the share is settled to be below what is asked. */
export function enoughIfBelow(accuracy: Accuracy, whole: number): Enough {
  if (typeof accuracy === 'string' || !('atLeast' in accuracy)) return () => false;
  const most = (accuracy.atLeast - NO_MORE) * whole;
  return ({ uncovered, open, anyUncovered }) => anyUncovered && uncovered + open < most;
}

export function boundsOf(
  { uncovered, open, border, leftOut, anyUncovered, anyCovered }: UncoveredArea,
  whole: number,
  noise: number,
): ShareBounds {
  const left = Math.max(0, open);
  const seen = { area: uncovered, noise: leftOut + LINE_NOISE * border, empty: !anyUncovered };
  const covered = { area: Math.max(0, whole - uncovered - left), noise, empty: !anyCovered };
  // what waits to be cut may be either; a hair of it is rounding
  if (!(left > 1e-9 * whole)) return shareOf(seen, covered);
  const slack = (seen.noise + covered.noise) / whole;
  return { atLeast: Math.max(0, uncovered / whole - slack), atMost: Math.min(1, (uncovered + left) / whole + slack) };
}
