import type { ShareBounds } from '../../space/quantity.ts';
import { LINE_NOISE } from '../../space/tolerance.ts';
import type { Accuracy } from '../many-queries.ts';
import { type BorderMeasurer, makeBorderMeasurer } from './area-by-borders.ts';
import { coarsenRims } from './coarse-rims.ts';
import { areaOf, boxAround, boxesMeet, type ConvexPolygon, clip, edgesOf, perimeterOf, takeOut } from './convex-polygon.ts';
import type { FlatShadows } from './flat-shadows.ts';
import type { Look } from './look.ts';
import { largestFirst, nearestFirst, type Taken } from './shadow-order.ts';
import { isSliver, shareOf } from './share.ts';
import type { TargetCell } from './target-cells.ts';
import {
  type AreaCutter,
  type Enough,
  makeAreaCutter,
  type PartsTeller,
  type UncoveredArea,
  type Uncut,
} from './uncovered-area.ts';

/** A part of the target's picture; `cell` is null for a part of its outline that is seen or hidden whatever lies under it. */
export interface PartOfTarget {
  readonly shape: ConvexPolygon;
  readonly cell: TargetCell | null;
}

export interface HiddenPart extends PartOfTarget {
  /** One of the things that hide all of it: not always the nearest. */
  readonly owner: number;
}

/** A target cut up into what is seen and what is hidden: convex shapes. Those of outlines and of cells in front do not overlap and are the whole. */
export interface PartsOfTarget {
  readonly share: ShareBounds;
  readonly visible: readonly PartOfTarget[];
  readonly hidden: readonly HiddenPart[];
  /** Area of the strips, seen or hidden, that were too narrow to be anything. */
  readonly leftOut: number;
}

let cutter: AreaCutter | null = null;
let borders: BorderMeasurer | null = null;

/**
 * Which share of a target does a look see, all counted regions together, past those things that count?
 * @cost some hundred microseconds on a board of 100,000 triangles
 */
export const shareOfLook = (look: Look, taken: Taken, accuracy: Accuracy): ShareBounds =>
  accuracy === 'as-sight' ? partsOfLook(look, taken).share : cutLook(look, taken, accuracy, null);

/** The same share, exactly, with the parts that are seen and hidden. Of a region that lies behind others the parts behind them are told as well. */
export function partsOfLook(look: Look, taken: Taken): PartsOfTarget {
  const visible: PartOfTarget[] = [];
  const hidden: HiddenPart[] = [];
  const parts = { visible, hidden, leftOut: 0 };
  const share = cutLook(look, taken, 'exact', parts);
  return { share, ...parts };
}

interface Parts {
  readonly visible: PartOfTarget[];
  readonly hidden: HiddenPart[];
  leftOut: number;
}

function cutLook(look: Look, taken: Taken, accuracy: Accuracy, told: Parts | null): ShareBounds {
  const { whole, isOutlined, area, noise, shadows, cells } = look;
  if (whole.length === 0) return { atLeast: 0, atMost: 0 };
  const ordered = told ? nearestFirst(shadows, taken) : largestFirst(shadows, taken);
  if (isOutlined) return (told ? null : cutNearly(look, ordered, accuracy)) ?? cutOutlines(look, ordered, accuracy, told);
  const list = Int32Array.from(ordered);
  const found = measure(shadows, whole, list, enoughFor(accuracy, area), told, (cell) => (whole as readonly TargetCell[])[cell]!);
  const behind = told ? cells().filter((cell) => !cell.front) : [];
  measure(
    shadows,
    behind,
    list,
    () => false,
    told,
    (cell) => behind[cell]!,
  );
  return boundsOf(found, area, noise);
}

/** More parts of outlines than this under what reaches among the target's parts, and its cells are sooner cut by everything. */
const MOST_LEFT = 64;

/**
 * First what stands before all of the target is cut out of its outlines, then what reaches among its parts, which can only hide more. Where the first
 * leaves crumbs, as loose leaves do, the target is cut by cells instead.
 */
function cutOutlines(look: Look, ordered: readonly number[], accuracy: Accuracy, told: Parts | null): ShareBounds {
  const { whole, area, noise, shadows, cells, pyramid } = look;
  const before = Int32Array.from(ordered.filter((shadow) => shadows.isBefore[shadow] === 1));
  if (!told) {
    const nearly = measureBorders(look, ordered, before.length === ordered.length, accuracy);
    if (nearly) return nearly;
  }
  const reach = 1 / pyramid.farthest;
  const among = Int32Array.from(
    ordered.filter(
      (shadow) => shadows.isBefore[shadow] === 0 && whole.some(({ shape }) => isUnder(shape, shadows, shadow, reach)),
    ),
  );
  if (among.length === 0) {
    return boundsOf(
      measure(shadows, whole, before, enoughFor(accuracy, area), told, () => null),
      area,
      noise,
    );
  }
  const left: ConvexPolygon[] = [];
  const free = { area: 0, border: 0 };
  const isBelow = enoughIfBelow(accuracy, area);
  const isInCrumbs = () => !told && left.length > MOST_LEFT;
  const past = measure(
    shadows,
    whole,
    before,
    (known) => isInCrumbs() || isBelow(known),
    told,
    () => null,
    (shape) => {
      if (among.some((shadow) => isUnder(shape, shadows, shadow, reach))) left.push(shape);
      else {
        free.area += areaOf(shape);
        free.border += perimeterOf(shape);
        told?.visible.push({ shape, cell: null });
      }
    },
  );
  if (isInCrumbs()) {
    const front = cells().filter((cell) => cell.front);
    const border = front.reduce((sum, { shape }) => sum + perimeterOf(shape), 0);
    const found = measure(shadows, front, Int32Array.from(ordered), enoughFor(accuracy, area), null, (cell) => front[cell]!);
    return boundsOf(found, area, noise + LINE_NOISE * border);
  }
  const most = boundsOf(past, area, noise);
  if (most.atMost === 0 || past.open > NO_MORE * area) return { atLeast: 0, atMost: most.atMost };
  const known = { uncovered: free.area, anyUncovered: free.area > 0, anyCovered: past.anyCovered };
  const cutCells = (own: readonly TargetCell[]): { readonly found: UncoveredArea; readonly border: number } => {
    const parts = own.flatMap((cell) => partsIn(left, cell));
    const found = measure(shadows, parts, among, enoughFor(accuracy, area, known), told, (part) => parts[part]!.cell);
    return { found, border: parts.reduce((sum, { shape }) => sum + perimeterOf(shape), 0) };
  };
  const cellsLeft = left.length > 0 ? cells() : [];
  const { found, border } = cutCells(cellsLeft.filter((cell) => cell.front));
  if (told) cutCells(cellsLeft.filter((cell) => !cell.front));
  const both: UncoveredArea = {
    uncovered: free.area + found.uncovered,
    open: found.open,
    border: free.border + found.border,
    leftOut: past.leftOut + found.leftOut,
    anyUncovered: free.area > 0 || found.anyUncovered,
    anyCovered: past.anyCovered || found.anyCovered,
  };
  return boundsOf(both, area, noise + LINE_NOISE * border);
}

/** From so many edges on it pays to straighten rims. */
const MANY_EDGES = 48;
/** How much of what an answer may be off straightened rims may take. */
const FOR_RIMS = 0.35;

/** The same where it need not be exact and rims have many edges, which are straightened. Null where that is not so, or next to nothing is seen or hidden. */
function cutNearly(look: Look, ordered: readonly number[], accuracy: Accuracy): ShareBounds | null {
  if (typeof accuracy === 'string' || !('within' in accuracy)) return null;
  const { area, pyramid, shadows } = look;
  if (shadows.rims[shadows.count]! < MANY_EDGES) return null;
  const { within } = accuracy;
  const coarse = coarsenRims(shadows, pyramid.window, FOR_RIMS * within * area);
  const found = cutOutlines({ ...look, shadows: coarse.shadows }, ordered, { within: (1 - 2 * FOR_RIMS) * within }, null);
  const off = coarse.off / area;
  const atLeast = found.atLeast - off;
  const atMost = found.atMost + off;
  return atLeast > NEXT_TO_NOTHING && atMost < 1 - NEXT_TO_NOTHING ? { atLeast, atMost } : null;
}

/** From so many faces on it is quicker to walk along their borders than to cut along them. */
const MANY_FACES = 48;

/**
 * Nearly the same, where it need not be exact and very many faces and no rims are in the way, such as loose leaves: the area
 * is told by the borders of the faces. Null where there are few of them, or next to nothing is seen or hidden: that is for cutting to settle.
 */
function measureBorders(look: Look, ordered: readonly number[], isAllBefore: boolean, accuracy: Accuracy): ShareBounds | null {
  if (typeof accuracy === 'string' || !('within' in accuracy)) return null;
  const { whole, area, noise, shadows, cells } = look;
  const faces = Int32Array.from(ordered.filter((shadow) => shadows.rims[shadow] === shadows.rims[shadow + 1]));
  if (faces.reduce((sum, shadow) => sum + shadows.isBefore[shadow]!, 0) < MANY_FACES) return null;
  if (faces.length < ordered.length) return null;
  const shapes: readonly Uncut[] = isAllBefore ? whole : cells().filter((cell) => cell.front);
  let off = noise;
  borders ??= makeBorderMeasurer();
  let uncovered = 0;
  for (const shape of shapes) {
    const found = borders.measure(shape, shadows, faces);
    uncovered += found.uncovered;
    off += found.noise;
    if (!isAllBefore) off += LINE_NOISE * perimeterOf(shape.shape);
  }
  const atLeast = (uncovered - off) / area;
  const atMost = (uncovered + off) / area;
  return atLeast > NEXT_TO_NOTHING && atMost < 1 - NEXT_TO_NOTHING && atMost - atLeast < accuracy.within
    ? { atLeast, atMost }
    : null;
}

/** @unit share of the whole */
const NEXT_TO_NOTHING = 1e-3;

/** Measures with the one cutter, and tells the parts where they are wanted; `seen` is told of the uncovered ones instead, where it is given. */
function measure(
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

/** May a shadow that reaches among the target's parts hide something of it in this shape? `reach` is one over the depth of its farthest point. */
function isUnder(shape: ConvexPolygon, { boxes, halves, starts, planes }: FlatShadows, shadow: number, reach: number): boolean {
  const { minX, minY, maxX, maxY } = boxAround(shape);
  const box = 4 * shadow;
  if (boxes[box]! > maxX || boxes[box + 1]! > maxY || boxes[box + 2]! < minX || boxes[box + 3]! < minY) return false;
  const x = planes[3 * shadow]!;
  const y = planes[3 * shadow + 1]!;
  const c = planes[3 * shadow + 2]!;
  if (shape.every((corner) => x * corner.x + y * corner.y + c < reach)) return false;
  for (let half = starts[shadow]!; half < starts[shadow + 1]!; half++) {
    const a = halves[3 * half]!;
    const b = halves[3 * half + 1]!;
    const d = halves[3 * half + 2]!;
    if (shape.every((corner) => a * corner.x + b * corner.y + d <= LINE_NOISE)) return false;
  }
  return true;
}

/** What of these shapes lies in a cell. */
function partsIn(shapes: readonly ConvexPolygon[], cell: TargetCell): readonly (Uncut & { readonly cell: TargetCell })[] {
  const edges = edgesOf(cell.shape);
  const box = boxAround(cell.shape);
  return shapes.flatMap((shape) => {
    const part = boxesMeet(box, boxAround(shape)) ? clip(shape, edges) : null;
    return part ? [{ shape: part, surface: cell.surface, cell }] : [];
  });
}

/** Shares of the whole that rounding may make of nothing: bounds no closer than this are not asked for. */
const NO_MORE = 1e-9;

/** What is known beside what is measured. */
type Before = Pick<UncoveredArea, 'uncovered' | 'anyUncovered' | 'anyCovered'>;
const NOTHING_BEFORE: Before = { uncovered: 0, anyUncovered: false, anyCovered: false };

function enoughFor(accuracy: Accuracy, whole: number, before = NOTHING_BEFORE): Enough {
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
function enoughIfBelow(accuracy: Accuracy, whole: number): Enough {
  if (typeof accuracy === 'string' || !('atLeast' in accuracy)) return () => false;
  const most = (accuracy.atLeast - NO_MORE) * whole;
  return ({ uncovered, open, anyUncovered }) => anyUncovered && uncovered + open < most;
}

function boundsOf(
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

/** Which parts of these lie in a region, each place once? @shape `outlines` of the region's bodies, which may overlap */
export function partsOfRegion<Part extends PartOfTarget>(
  parts: readonly Part[],
  region: number,
  outlines: readonly ConvexPolygon[],
): { readonly parts: readonly Part[]; readonly leftOut: number } {
  const borders = outlines.map((outline) => ({ edges: edgesOf(outline), box: boxAround(outline) }));
  let leftOut = 0;
  const found: Part[] = [];
  for (const part of parts) {
    if (part.cell) {
      if (part.cell.region === region) found.push(part);
      continue;
    }
    let rest: readonly ConvexPolygon[] = [part.shape];
    for (const { edges, box } of borders) {
      const next: ConvexPolygon[] = [];
      for (const shape of rest) {
        const taken = boxesMeet(boxAround(shape), box) ? takeOut(shape, edges, (piece) => next.push(piece)) : null;
        if (!taken) next.push(shape);
        else if (isSliver(taken)) leftOut += areaOf(taken);
        else found.push({ ...part, shape: taken });
      }
      rest = next;
    }
  }
  return { parts: found, leftOut };
}
