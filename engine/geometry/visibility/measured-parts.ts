import type { ConvexPolygon } from './convex-polygon.ts';
import type { FlatShadows } from './flat-shadows.ts';
import type { HiddenPart, PartOfTarget } from './parts-of-target.ts';
import type { TargetCell } from './target-cells.ts';
import {
  type AreaCutter,
  type Enough,
  makeAreaCutter,
  type PartsTeller,
  type UncoveredArea,
  type Uncut,
} from './uncovered-area.ts';

/** Where the parts are put that a target is cut into, by those who want them. */
export interface Parts {
  readonly visible: PartOfTarget[];
  readonly hidden: HiddenPart[];
  leftOut: number;
}

let cutter: AreaCutter | null = null;

/** Measures with the one cutter, and tells the parts where they are wanted; `seen` is told of the uncovered ones instead, where it is given. */
export function measureParts(
  shadows: FlatShadows,
  shapes: readonly Uncut[],
  list: Int32Array,
  enough: Enough,
  told: Parts | null,
  cellOf: (shape: number) => TargetCell | null,
  seen?: (shape: ConvexPolygon) => void,
): UncoveredArea {
  cutter ??= makeAreaCutter();
  const { owners } = shadows;
  const tell: PartsTeller = {};
  if (seen) tell.uncovered = seen;
  else if (told) tell.uncovered = (shape, of) => told.visible.push({ shape, cell: cellOf(of) });
  if (told) tell.covered = (shape, of, by) => told.hidden.push({ shape, cell: cellOf(of), owner: owners[by]! });
  const found = cutter.measure(shapes, shadows, list, enough, tell);
  if (told) told.leftOut += found.leftOut;
  return found;
}
