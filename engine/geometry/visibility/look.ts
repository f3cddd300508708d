import type { ShareBounds } from '../../space/quantity.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { SightPicture, Source } from '../queries.ts';
import { areaOf, boxAround, boxesMeet, type ConvexPolygon } from './convex-polygon.ts';
import { type ImageFrame, inverseDepthAt, lookTowards } from './image-frame.ts';
import type { Occluder } from './occluders.ts';
import { isSliver, type MeasuredArea, measureArea, shareOf } from './share.ts';
import { type SightPyramid, WINDOW_MARGIN } from './sight-pyramid.ts';
import { outlinesInPicture, pictureOfTarget, type TargetCell } from './target-cells.ts';
import type { TargetRegion } from './target-faces.ts';
import { cutIntoFragments, type HiddenFragment } from './visible-fragments.ts';

/** A target as one eye would see it if nothing were in the way. */
export interface OpenView {
  readonly frame: ImageFrame;
  readonly regions: readonly TargetRegion[];
  readonly cells: readonly TargetCell[];
  readonly pyramid: SightPyramid;
}

/** A cell of the target with what is seen and what is hidden of it. */
export interface LookedAtCell extends TargetCell {
  readonly visible: readonly ConvexPolygon[];
  readonly hidden: readonly HiddenFragment[];
  /** Area of the strips of both kinds that were too narrow to be anything. */
  readonly leftOut: number;
}

/** How would an eye see these regions, whose middle is `centre`, if nothing were in the way? */
export function openViewOf(eye: Vec3, centre: Vec3, regions: readonly TargetRegion[]): OpenView {
  const frame = lookTowards(eye, centre);
  const { cells, farthest } = pictureOfTarget(frame, regions);
  const { minX, minY, maxX, maxY } = boxAround(...cells.map(({ shape }) => shape));
  const window = {
    minX: minX - WINDOW_MARGIN,
    minY: minY - WINDOW_MARGIN,
    maxX: maxX + WINDOW_MARGIN,
    maxY: maxY + WINDOW_MARGIN,
  };
  return { frame, regions, cells, pyramid: { window, nearest: nearestOf(cells), farthest } };
}

/** A depth that no cell is nearer than, short of it by what rounding may make of it. */
function nearestOf(cells: readonly TargetCell[]): number {
  let most = 0;
  for (const { shape, surface } of cells) for (const at of shape) most = Math.max(most, inverseDepthAt(surface, at));
  return (1 - 1e-9) / most;
}

/** What of the target do these things leave to be seen? Strips that are rounding noise are left out, seen or hidden. */
export function lookPast(view: OpenView, occluders: readonly Occluder[]): readonly LookedAtCell[] {
  const before = occludersByMember(view, occluders);
  return view.cells.map((cell) => {
    const { visible, hidden } = cutIntoFragments(cell.shape, cell.surface, before.get(view.regions[cell.region]!.member)!);
    let leftOut = 0;
    const isReal = (shape: ConvexPolygon): boolean => {
      if (!isSliver(shape)) return true;
      leftOut += areaOf(shape);
      return false;
    };
    return { ...cell, visible: visible.filter(isReal), hidden: hidden.filter(({ shape }) => isReal(shape)), leftOut };
  });
}

/** What is anywhere near each man of the target in the picture, so that not every cell of a squad looks through all that stands before the others. */
function occludersByMember(view: OpenView, occluders: readonly Occluder[]): ReadonlyMap<number, readonly Occluder[]> {
  const shapes = new Map<number, ConvexPolygon[]>();
  for (const { region, shape } of view.cells) {
    const { member } = view.regions[region]!;
    const known = shapes.get(member);
    if (known) known.push(shape);
    else shapes.set(member, [shape]);
  }
  if (shapes.size === 1) return new Map([...shapes.keys()].map((member) => [member, occluders]));
  return new Map(
    [...shapes].map(([member, own]) => {
      const box = boxAround(...own);
      return [member, occluders.filter((occluder) => boxesMeet(box, occluder.box))];
    }),
  );
}

const leftOutOf = (cells: readonly LookedAtCell[]): number => cells.reduce((sum, { leftOut }) => sum + leftOut, 0);
const visibleOf = (cells: readonly LookedAtCell[]): MeasuredArea =>
  measureArea(
    cells.flatMap(({ visible }) => visible),
    leftOutOf(cells),
  );
const hiddenOf = (cells: readonly LookedAtCell[]): MeasuredArea =>
  measureArea(
    cells.flatMap(({ hidden }) => hidden.map(({ shape }) => shape)),
    leftOutOf(cells),
  );

/** Which share of one region is seen? What lies behind other regions counts: a body never hides itself. */
export function visibleShareOfRegion(cells: readonly LookedAtCell[], region: number): ShareBounds {
  const own = cells.filter((cell) => cell.region === region);
  return shareOf(visibleOf(own), hiddenOf(own));
}

/** Which share of all regions together is seen, each place of the picture counted once? */
export function visibleShare(cells: readonly LookedAtCell[]): ShareBounds {
  const front = cells.filter((cell) => cell.front);
  return shareOf(visibleOf(front), hiddenOf(front));
}

/** Which share of all regions together is hidden? */
export function hiddenShare(cells: readonly LookedAtCell[]): ShareBounds {
  const front = cells.filter((cell) => cell.front);
  return shareOf(hiddenOf(front), visibleOf(front));
}

/** What is hidden by one source, where it is the nearest thing that hides. */
export interface HiddenBySource {
  readonly source: Source;
  readonly share: ShareBounds;
  readonly fragments: readonly (HiddenFragment & { readonly cell: LookedAtCell })[];
}

/** How is the hidden part of the whole target divided among the sources that hide it? In the order in which they are first met. */
export function divideHidden(cells: readonly LookedAtCell[], nameOf: (source: Source) => string): readonly HiddenBySource[] {
  const front = cells.filter((cell) => cell.front);
  const bySource = new Map<string, (HiddenFragment & { readonly cell: LookedAtCell })[]>();
  for (const cell of front) {
    for (const fragment of cell.hidden) {
      const name = nameOf(fragment.by.source);
      const known = bySource.get(name);
      if (known) known.push({ ...fragment, cell });
      else bySource.set(name, [{ ...fragment, cell }]);
    }
  }
  const visible = visibleOf(front);
  return [...bySource].map(([name, fragments]) => {
    const others = [...bySource].flatMap(([other, theirs]) => (other === name ? [] : theirs));
    const rest = measureArea(others.map(({ shape }) => shape));
    const allElse = { area: rest.area + visible.area, noise: rest.noise + visible.noise, empty: rest.empty && visible.empty };
    return {
      source: fragments[0]!.by.source,
      share: shareOf(measureArea(fragments.map(({ shape }) => shape)), allElse),
      fragments,
    };
  });
}

/** The picture as data: outlines of the regions, what is seen and what is hidden of them. */
export function drawPicture(view: OpenView, cells: readonly LookedAtCell[]): SightPicture {
  const { eye, centre, right, up } = view.frame;
  const front = cells.filter((cell) => cell.front);
  return {
    eye,
    centre,
    right,
    up,
    outlines: view.regions.flatMap((region) =>
      outlinesInPicture(view.frame, region).map((outline) => ({ region: region.region, member: region.member, outline })),
    ),
    visible: front.flatMap(({ visible }) => visible),
    hidden: front.flatMap(({ hidden }) => hidden.map(({ shape, by }) => ({ shape, by: by.source }))),
  };
}
