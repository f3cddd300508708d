import type { ShareBounds } from '../../space/quantity.ts';
import { LINE_NOISE } from '../../space/tolerance.ts';
import { areaOf, boxAround, boxesMeet, type ConvexPolygon, clip, edgesOf, takeOut } from './convex-polygon.ts';
import type { FlatShadows } from './flat-shadows.ts';
import { isSliver } from './share.ts';
import type { TargetCell } from './target-cells.ts';
import type { Uncut } from './uncovered-area.ts';

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

/** May a shadow that reaches among the target's parts hide something of it in this shape? `reach` is one over the depth of its farthest point. */
export function isUnder(
  shape: ConvexPolygon,
  { boxes, halves, starts, planes }: FlatShadows,
  shadow: number,
  reach: number,
): boolean {
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
export function partsIn(shapes: readonly ConvexPolygon[], cell: TargetCell): readonly (Uncut & { readonly cell: TargetCell })[] {
  const edges = edgesOf(cell.shape);
  const box = boxAround(cell.shape);
  return shapes.flatMap((shape) => {
    const part = boxesMeet(box, boxAround(shape)) ? clip(shape, edges) : null;
    return part ? [{ shape: part, surface: cell.surface, cell }] : [];
  });
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
