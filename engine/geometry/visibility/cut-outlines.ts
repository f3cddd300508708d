import type { ShareBounds } from '../../space/quantity.ts';
import { LINE_NOISE } from '../../space/tolerance.ts';
import type { Accuracy } from '../many-queries.ts';
import { areaOf, type ConvexPolygon, perimeterOf } from './convex-polygon.ts';
import { boundsOf, enoughFor, enoughIfBelow, NO_MORE } from './known-enough.ts';
import type { Look } from './look.ts';
import { measureParts, type Parts } from './measured-parts.ts';
import { isUnder, partsIn } from './parts-of-target.ts';
import { measureBorders } from './share-by-borders.ts';
import type { TargetCell } from './target-cells.ts';
import type { UncoveredArea } from './uncovered-area.ts';

/** More parts of outlines than this under what reaches among the target's parts, and its cells are sooner cut by everything. */
const MOST_LEFT = 64;

/**
 * First what stands before all of the target is cut out of its outlines, then what reaches among its parts, which can only hide more. Where the first
 * leaves crumbs, as loose leaves do, the target is cut by cells instead.
 */
export function cutOutlines(look: Look, ordered: readonly number[], accuracy: Accuracy, told: Parts | null): ShareBounds {
  const { whole, area, noise, shadows } = look;
  const before = Int32Array.from(ordered.filter((shadow) => shadows.isBefore[shadow] === 1));
  const nearly = told ? null : measureBorders(look, ordered, before.length === ordered.length, accuracy);
  if (nearly) return nearly;
  const among = reachingAmong(look, ordered);
  if (among.length === 0) {
    const found = measureParts(shadows, whole, before, enoughFor(accuracy, area), told, () => null);
    return boundsOf(found, area, noise);
  }
  const past = cutPast(look, before, among, accuracy, told);
  if (isInCrumbs(past.left, told)) return cutByCells(look, ordered, accuracy);
  const most = boundsOf(past.found, area, noise);
  if (most.atMost === 0 || past.found.open > NO_MORE * area) return { atLeast: 0, atMost: most.atMost };
  return cutLeft(look, among, past, accuracy, told);
}

/** May a shadow that reaches among the parts of the target hide something in this shape? */
const isUnderSome = (shape: ConvexPolygon, { shadows, pyramid }: Look, among: Int32Array): boolean =>
  among.some((shadow) => isUnder(shape, shadows, shadow, 1 / pyramid.farthest));

/** The shadows that are not before all of the target, and may hide something of it all the same. */
const reachingAmong = ({ whole, shadows, pyramid }: Look, ordered: readonly number[]): Int32Array =>
  Int32Array.from(
    ordered.filter(
      (shadow) =>
        shadows.isBefore[shadow] === 0 && whole.some(({ shape }) => isUnder(shape, shadows, shadow, 1 / pyramid.farthest)),
    ),
  );

const isInCrumbs = (left: readonly ConvexPolygon[], told: Parts | null): boolean => !told && left.length > MOST_LEFT;

/** What is left of outlines behind all that stands before the target. */
interface LeftOfOutlines {
  readonly found: UncoveredArea;
  /** Where something that reaches among the parts of the target may hide more. */
  readonly left: readonly ConvexPolygon[];
  /** Where nothing does. */
  readonly free: { readonly area: number; readonly border: number };
}

function cutPast(look: Look, before: Int32Array, among: Int32Array, accuracy: Accuracy, told: Parts | null): LeftOfOutlines {
  const { whole, area, shadows } = look;
  const left: ConvexPolygon[] = [];
  const free = { area: 0, border: 0 };
  const isBelow = enoughIfBelow(accuracy, area);
  const enough = (known: UncoveredArea) => isInCrumbs(left, told) || isBelow(known);
  const seen = (shape: ConvexPolygon) => {
    if (isUnderSome(shape, look, among)) left.push(shape);
    else {
      free.area += areaOf(shape);
      free.border += perimeterOf(shape);
      told?.visible.push({ shape, cell: null });
    }
  };
  return { found: measureParts(shadows, whole, before, enough, told, () => null, seen), left, free };
}

/** The same by cells, each cut by everything. */
function cutByCells({ area, noise, shadows, cells }: Look, ordered: readonly number[], accuracy: Accuracy): ShareBounds {
  const front = cells().filter((cell) => cell.front);
  const border = front.reduce((sum, { shape }) => sum + perimeterOf(shape), 0);
  const found = measureParts(shadows, front, Int32Array.from(ordered), enoughFor(accuracy, area), null, (cell) => front[cell]!);
  return boundsOf(found, area, noise + LINE_NOISE * border);
}

/** What is left of the outlines, cell by cell, cut by what reaches among the parts of the target. */
function cutLeft(
  { area, noise, shadows, cells }: Look,
  among: Int32Array,
  { found: past, left, free }: LeftOfOutlines,
  accuracy: Accuracy,
  told: Parts | null,
): ShareBounds {
  const known = { uncovered: free.area, anyUncovered: free.area > 0, anyCovered: past.anyCovered };
  const cutCells = (own: readonly TargetCell[]): { readonly found: UncoveredArea; readonly border: number } => {
    const parts = own.flatMap((cell) => partsIn(left, cell));
    const found = measureParts(shadows, parts, among, enoughFor(accuracy, area, known), told, (part) => parts[part]!.cell);
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
