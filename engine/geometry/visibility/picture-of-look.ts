import type { ShareBounds } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import { EYE_MARGIN } from '../../space/tolerance.ts';
import { type BoardPoint, between, dot, subtract, type Vec3 } from '../../space/vec3.ts';
import type { SightScene } from '../mesh/scene.ts';
import type { Hider, SightPicture, StoppedRay } from '../queries.ts';
import { areaOf, type ConvexPolygon, centroidOf, distanceInside, edgesOf } from './convex-polygon.ts';
import { type ImageFrame, inverseDepthAt, unproject } from './image-frame.ts';
import type { Look } from './look.ts';
import type { PartBehind } from './nearest-source.ts';
import { makeOccluder } from './occluders.ts';
import type { PartOfTarget } from './parts-of-target.ts';
import { measureArea, shareOf } from './share.ts';
import { compareSources, nameOfSource } from './source-order.ts';
import { outlinesInPicture, type TargetCell } from './target-cells.ts';

/** Is a part of the picture of the whole target, where each place counts once? */
export const isInFront = ({ cell }: PartOfTarget): boolean => cell?.front ?? true;

/** What is hidden by one source, where it is the nearest thing that hides. */
export interface HiddenBySource {
  readonly source: Hider;
  readonly share: ShareBounds;
  readonly parts: readonly PartBehind[];
}

/** How is the hidden part of the whole target divided among the sources that hide it? */
export function hiddenBySource(
  visible: readonly PartOfTarget[],
  hidden: readonly PartBehind[],
  leftOut: number,
): readonly HiddenBySource[] {
  const bySource = new Map<string, PartBehind[]>();
  for (const part of hidden) {
    const name = nameOfSource(part.source);
    const known = bySource.get(name);
    if (known) known.push(part);
    else bySource.set(name, [part]);
  }
  const measure = (parts: readonly PartOfTarget[]) => measureArea(parts.map(({ shape }) => shape));
  const seen = measure(visible);
  const areas = [...bySource.values()].map((parts) => ({ parts, ...measure(parts) }));
  const all = areas.reduce((sum, { area, noise }) => ({ area: sum.area + area, noise: sum.noise + noise }), {
    area: seen.area,
    noise: seen.noise + leftOut,
  });
  return areas.map(({ parts, area, noise, empty }) => {
    const rest = { area: all.area - area, noise: all.noise - noise, empty: areas.length === 1 && seen.empty };
    return { source: parts[0]!.source, share: shareOf({ area, noise, empty }, rest), parts };
  });
}

/** The picture as data: outlines of the regions, what is seen and what is hidden of them. */
export function drawPicture(look: Look, visible: readonly PartOfTarget[], hidden: readonly PartBehind[]): SightPicture {
  const { eye, centre, right, up } = look.frame;
  return {
    eye,
    centre,
    right,
    up,
    outlines: look
      .regions()
      .flatMap((region) =>
        outlinesInPicture(look.frame, region).map((outline) => ({ region: region.region, member: region.member, outline })),
      ),
    visible: visible.map(({ shape }) => shape),
    hidden: hidden.map(({ shape, source }) => ({ shape, by: source })),
  };
}

/** The point of a target that appears at a place of the picture. @shape `cells`: what of the target may appear there @frame board */
export const pointOnTarget = (frame: ImageFrame, cells: readonly TargetCell[], place: Vec2): BoardPoint =>
  unproject(frame, place, inverseDepthAt(cellAt(cells, place).surface, place));

/** The cell that a place of the picture lies in, or nearest to it among those that it just misses. */
function cellAt(cells: readonly TargetCell[], place: Vec2): TargetCell {
  const depthInside = (shape: ConvexPolygon) => Math.min(...edgesOf(shape).map((edge) => distanceInside(edge, place)));
  let best = cells[0]!;
  let deepest = -Infinity;
  for (const cell of cells) {
    const depth = depthInside(cell.shape);
    if (depth > deepest) [best, deepest] = [cell, depth];
  }
  return best;
}

/** For each source a line to the middle of the largest part that it hides, and where the line ends. */
export function stoppedRays(scene: SightScene, look: Look, hidden: readonly HiddenBySource[]): readonly StoppedRay[] {
  const cells = look.cells().filter((cell) => cell.front);
  return hidden.flatMap(({ source, parts }): readonly StoppedRay[] => {
    let largest = parts[0]!;
    for (const part of parts) if (areaOf(part.shape) > areaOf(largest.shape)) largest = part;
    const { frame } = look;
    const place = centroidOf(largest.shape);
    const aimedAt = pointOnTarget(frame, cells, place);
    const stoppedAt = whereStopped(scene, look, largest, place, aimedAt);
    return stoppedAt ? [{ from: frame.eye, aimedAt, stoppedAt, by: source }] : [];
  });
}

/** Where a line to a hidden place ends at the thing that hides it. @edge null only where rounding leads it past the rim of what hides a hair */
function whereStopped(
  scene: SightScene,
  look: Look,
  { owner, source }: PartBehind,
  place: Vec2,
  aimedAt: Vec3,
): BoardPoint | null {
  const { frame, pyramid, accept, standing } = look;
  const own = standing[owner - scene.solids.length];
  if (own) {
    const depths = own.faces.flatMap((face, index) => {
      const occluder = makeOccluder(frame, pyramid.window, owner, face, index);
      const covers = occluder?.halves.every((half) => distanceInside(half, place) >= 0);
      return occluder && covers ? [inverseDepthAt(occluder.plane, place)] : [];
    });
    return depths.length > 0 ? unproject(frame, place, Math.max(...depths)) : null;
  }
  const start = between(frame.eye, aimedAt, EYE_MARGIN / dot(subtract(aimedAt, frame.eye), frame.axis));
  const hit = scene.firstHit(
    start,
    aimedAt,
    (solid, index) => accept(solid, index) && compareSources(solid.source, source) === 0,
  );
  return hit ? between(start, aimedAt, hit.t) : null;
}
