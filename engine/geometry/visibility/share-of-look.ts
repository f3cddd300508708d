import type { Model } from '../../board/model.ts';
import type { Share, ShareBounds } from '../../space/quantity.ts';
import { EYE_MARGIN, LINE_NOISE } from '../../space/tolerance.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { Scene, SolidFilter } from '../mesh/scene.ts';
import type { TargetPolicy } from '../queries.ts';
import { areaOf, boxAround, boxesMeet, type ConvexPolygon, clip, edgesOf, perimeterOf, takeOut } from './convex-polygon.ts';
import { type FlatShadows, makeShadowCollector, type ShadowCollector } from './flat-shadows.ts';
import { type ImageFrame, lookTowards } from './image-frame.ts';
import { shareOf } from './share.ts';
import { lookingInto, type SightPyramid, sidesOfPyramid, WINDOW_MARGIN } from './sight-pyramid.ts';
import { pictureOfTarget } from './target-cells.ts';
import { countedRegionsOf, middleOfTarget, type TargetRegion } from './target-faces.ts';
import { cornersOnBoard, hullsInPicture, hullsOfTarget, middleOnBoard } from './target-hulls.ts';
import { type AreaCutter, type Enough, makeAreaCutter, type UncoveredArea, type Uncut } from './uncovered-area.ts';

/** When is a share known well enough? */
export type Accuracy =
  /** As exactly as rounding allows. */
  | 'exact'
  /** When its bounds are no further apart than this. */
  | { readonly within: Share }
  /** When it is settled whether the share is at least this, above nothing. */
  | { readonly atLeast: Share };

/** Room that one look after another works in. */
interface Workshop {
  readonly shadows: ShadowCollector;
  readonly cutter: AreaCutter;
}

let workshop: Workshop | null = null;

/**
 * Which share of a target does one eye see, all counted regions together? The `whole` of `findSight` for this eye, with nothing else worked out: not
 * which thing hides what, nor where the rest is.
 * @shape `figures` holds the flat faces of bodies that hide as well
 * @cost some hundred microseconds on a board of 100,000 triangles
 */
export function shareOfLook(
  scene: Scene,
  eye: Vec3,
  target: Model,
  policy: TargetPolicy,
  accept: SolidFilter,
  figures: readonly (readonly Vec3[])[],
  accuracy: Accuracy,
): ShareBounds {
  workshop ??= { shadows: makeShadowCollector(), cutter: makeAreaCutter() };
  const { shadows: collector, cutter } = workshop;
  const hulls = hullsOfTarget(target, policy);
  const frame = lookTowards(eye, hulls ? middleOnBoard(hulls, target) : middleOfTarget(target, policy));
  const front = () => pictureOfTarget(frame, countedRegionsOf(target, policy, eye)).cells.filter((cell) => cell.front);
  const corners = hulls ? cornersOnBoard(hulls, target) : cornersOf(countedRegionsOf(target, policy, eye));
  const hullsSeen = hulls && hullsInPicture(frame, corners, hulls.ends);
  // a body never hides itself, so that where everything in the way is before all of it only its outline counts
  const outline = hullsSeen && apart(hullsSeen);
  const whole: readonly Uncut[] = outline ?? front();
  if (whole.length === 0) return { atLeast: 0, atMost: 0 };
  const pyramid = pyramidAround(frame, whole, corners);
  collector.begin(frame, pyramid, corners);
  const visitor = { face: collector.add, outline: collector.addRim, place: collector.place };
  scene.gatherShadows(sidesOfPyramid(frame, pyramid), lookingInto(frame, pyramid), accept, visitor);
  for (const face of figures) collector.add(Float64Array.from(face.flatMap(({ x, y, z }) => [x, y, z])), face.length);
  const shadows = collector.collected();

  const area = whole.reduce((sum, { shape }) => sum + areaOf(shape), 0);
  const noise = LINE_NOISE * whole.reduce((sum, { shape }) => sum + perimeterOf(shape), 0);
  const enough = enoughFor(accuracy, area);
  if (!outline)
    return boundsOf(
      cutter.measure(whole, shadows, () => true, enough),
      area,
      noise,
    );
  const isBefore = (shadow: number) => shadows.isBefore[shadow] === 1;
  if (!anyAmong(shadows)) return boundsOf(cutter.measure(whole, shadows, isBefore, enough), area, noise);

  // first what stands before all of the target, then what reaches among its parts, which can only hide more
  const left: ConvexPolygon[] = [];
  const past = cutter.measure(whole, shadows, isBefore, enoughIfBelow(accuracy, area), (shape) => left.push(shape));
  const most = boundsOf(past, area, noise);
  if (most.atMost === 0 || past.open > NO_MORE * area) return { atLeast: 0, atMost: most.atMost };
  const parts = front().flatMap(({ shape: own, surface }) => {
    const edges = edgesOf(own);
    const box = boxAround(own);
    return left.flatMap((shape): Uncut[] => {
      const part = boxesMeet(box, boxAround(shape)) ? clip(shape, edges) : null;
      return part ? [{ shape: part, surface }] : [];
    });
  });
  const found = cutter.measure(parts, shadows, (shadow) => !isBefore(shadow), enough);
  const cuts = LINE_NOISE * parts.reduce((sum, { shape }) => sum + perimeterOf(shape), 0);
  const both = { ...found, leftOut: found.leftOut + past.leftOut, anyCovered: found.anyCovered || past.anyCovered };
  return boundsOf(both, area, noise + cuts);
}

const anyAmong = ({ count, isBefore }: FlatShadows): boolean => {
  for (let i = 0; i < count; i++) if (isBefore[i] === 0) return true;
  return false;
};

/** Shares of the whole that rounding may make of nothing: bounds no closer than this are not asked for. */
const NO_MORE = 1e-9;

function enoughFor(accuracy: Accuracy, whole: number): Enough {
  if (accuracy === 'exact') return () => false;
  if ('within' in accuracy) {
    const room = accuracy.within * whole;
    return ({ open }) => open <= room && open > 0;
  }
  const least = (accuracy.atLeast + NO_MORE) * whole;
  const most = (accuracy.atLeast - NO_MORE) * whole;
  return ({ uncovered, open }) => uncovered > least || uncovered + open < most;
}

/** Enough when so little is left that the share is settled to be below what is asked. */
function enoughIfBelow(accuracy: Accuracy, whole: number): Enough {
  if (typeof accuracy === 'string' || !('atLeast' in accuracy)) return () => false;
  const most = (accuracy.atLeast - NO_MORE) * whole;
  return ({ uncovered, open }) => uncovered + open < most;
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

/** Each place of overlapping outlines once. */
function apart(outlines: readonly ConvexPolygon[]): readonly Uncut[] {
  const uncut: Uncut[] = [];
  outlines.forEach((outline, index) => {
    let pieces: ConvexPolygon[] = [outline];
    for (const other of outlines.slice(0, index)) {
      const edges = edgesOf(other);
      pieces = pieces.flatMap((piece) => {
        const kept: ConvexPolygon[] = [];
        return takeOut(piece, edges, (rest) => kept.push(rest)) ? kept : [piece];
      });
    }
    for (const shape of pieces) uncut.push({ shape, surface: null });
  });
  return uncut;
}

const cornersOf = (regions: readonly TargetRegion[]): Float64Array =>
  Float64Array.from(regions.flatMap(({ faces }) => faces.flatMap((face) => face.flatMap(({ x, y, z }) => [x, y, z]))));

function pyramidAround({ eye, axis }: ImageFrame, whole: readonly Uncut[], corners: Float64Array): SightPyramid {
  const { minX, minY, maxX, maxY } = boxAround(...whole.map(({ shape }) => shape));
  let nearest = Infinity;
  let farthest = 0;
  for (let k = 0; k < corners.length; k += 3) {
    const depth = (corners[k]! - eye.x) * axis.x + (corners[k + 1]! - eye.y) * axis.y + (corners[k + 2]! - eye.z) * axis.z;
    nearest = Math.min(nearest, depth);
    farthest = Math.max(farthest, depth);
  }
  const window = {
    minX: minX - WINDOW_MARGIN,
    minY: minY - WINDOW_MARGIN,
    maxX: maxX + WINDOW_MARGIN,
    maxY: maxY + WINDOW_MARGIN,
  };
  return { window, nearest: Math.max(nearest, EYE_MARGIN) * (1 - 1e-9), farthest };
}
