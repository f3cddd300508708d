import type { Vec2, Vec3 } from '../../../engine/index.ts';
import type { FlatFace } from './flat-faces.ts';
import { type Box, boxAround, boxesMeet, type SeenFace, type SeenShares, type Shown, shownAs } from './seen-faces.ts';
import { shareHiddenBehind, sharesByPolygons } from './share-by-polygons.ts';
import { shareByStrips } from './share-by-strips.ts';

/** How near to the eye, along the way to the target's middle, nothing hides any more. @unit millimetres */
const NEAR = 0.1;

/** What lies no further before a face than this lies on it. @unit millimetres */
const FLUSH = 1e-9;

/** A look from an eye to the middle of a target: all points are given in its axes, x to the right, y up, z the way to go. */
export type IntoLook = (p: Vec3) => Vec3;

export function lookFrom(eye: Vec3, middle: Vec3): IntoLook {
  const way = { x: middle.x - eye.x, y: middle.y - eye.y, z: middle.z - eye.z };
  const far = Math.sqrt(way.x * way.x + way.y * way.y + way.z * way.z);
  const a = { x: way.x / far, y: way.y / far, z: way.z / far };
  const level = Math.sqrt(a.x * a.x + a.z * a.z);
  const r = level > 0 ? { x: -a.z / level, z: a.x / level } : { x: 1, z: 0 };
  // right × way, the looker's up
  const u = { x: -r.z * a.y, y: r.z * a.x - r.x * a.z, z: r.x * a.y };
  return (p) => {
    const x = p.x - eye.x;
    const y = p.y - eye.y;
    const z = p.z - eye.z;
    return { x: x * r.x + z * r.z, y: x * u.x + y * u.y + z * u.z, z: x * a.x + y * a.y + z * a.z };
  };
}

/** The points with a·x + b·y + c·z + d ≥ 0. */
interface Half {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

const heightOver = ({ a, b, c, d }: Half, p: Vec3): number => a * p.x + b * p.y + c * p.z + d;

/** The part of a flat shape on one side of a plane; null where there is none. */
function cutBy(half: Half, shape: readonly Vec3[]): readonly Vec3[] | null {
  const heights = shape.map((p) => heightOver(half, p));
  if (heights.every((height) => height >= 0)) return shape;
  if (heights.every((height) => height <= 0)) return null;
  const kept: Vec3[] = [];
  shape.forEach((q, i) => {
    const j = i === 0 ? shape.length - 1 : i - 1;
    const p = shape[j]!;
    const from = heights[j]!;
    const to = heights[i]!;
    if (from < 0 !== to < 0) {
      const t = from / (from - to);
      kept.push({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, z: p.z + (q.z - p.z) * t });
    }
    if (to >= 0) kept.push(q);
  });
  return kept.length < 3 ? null : kept;
}

const cutByAll = (halves: readonly Half[], shape: readonly Vec3[]): readonly Vec3[] | null =>
  halves.reduce<readonly Vec3[] | null>((rest, half) => rest && cutBy(half, rest), shape);

const BEFORE_THE_EYE: Half = { a: 0, b: 0, c: 1, d: -NEAR };

/** The side of a face's plane on which the eye is; null where the eye is behind the face (if that matters) or in its plane. */
function eyeSideOf(face: readonly Vec3[], sees: 'its front' | 'of either side' = 'its front'): Half | null {
  let a = 0;
  let b = 0;
  let c = 0;
  face.forEach((p, i) => {
    const q = face[(i + 1) % face.length]!;
    // The look's axes are left-handed: what runs anticlockwise seen from outside, runs clockwise in them.
    a -= (p.y - q.y) * (p.z + q.z);
    b -= (p.z - q.z) * (p.x + q.x);
    c -= (p.x - q.x) * (p.y + q.y);
  });
  const size = Math.sqrt(a * a + b * b + c * c);
  const middle = { x: mean(face, 'x'), y: mean(face, 'y'), z: mean(face, 'z') };
  const half = { a: a / size, b: b / size, c: c / size, d: -(a * middle.x + b * middle.y + c * middle.z) / size };
  if (half.d > 1e-9) return half;
  return half.d < -1e-9 && sees === 'of either side' ? { a: -half.a, b: -half.b, c: -half.c, d: -half.d } : null;
}

const mean = (face: readonly Vec3[], axis: 'x' | 'y' | 'z') => face.reduce((sum, p) => sum + p[axis], 0) / face.length;

/** Where a point shows: how far to the right and up for each step ahead. */
const shown = ({ x, y, z }: Vec3): Vec2 => ({ x: x / z, y: y / z });

/** A look at a target with all that may be in its way. */
export interface Look {
  /** What is seen past the blockers that are picked, as if no other stood there? */
  sharesSeen(pick?: (blocker: number) => boolean): SeenShares;
  /** The same of one region, or of the whole, without the library: slower, and right however many edges meet in one point. */
  shareByStrips(pick: (blocker: number) => boolean, region: number | 'whole'): number;
  /**
   * What share of the target is hidden by things of each name where they are the nearest that hide? Where things of two names lie flush either
   * may be the nearest: between `least` and `most` is what they share.
   * @cost grows with the square of the faces in sight
   */
  sharesOfNearest(nameOf: (blocker: number) => string): ReadonlyMap<string, { readonly least: number; readonly most: number }>;
  /** The blockers that show before the target at all. */
  readonly blockersInSight: ReadonlySet<number>;
  /** How many of their faces do. */
  readonly facesInSight: number;
}

/**
 * What is seen of a target by brute force: of every blocker's every face the part in the sight pyramid that lies before a face of the target,
 * taken out of that face's picture by polygon booleans.
 */
export function lookAt(
  eye: Vec3,
  middle: Vec3,
  regions: readonly (readonly FlatFace[])[],
  blockers: readonly { readonly faces: readonly FlatFace[]; readonly boxCorners: readonly Vec3[] }[],
): Look {
  const into = lookFrom(eye, middle);
  const targets = regions.flatMap((faces, region) =>
    faces.flatMap((face) => {
      const there = face.map(into);
      const eyeSide = eyeSideOf(there);
      const part = eyeSide && cutBy(BEFORE_THE_EYE, there);
      return part ? [{ region, eyeSide, ...shownAs(part.map(shown)), part }] : [];
    }),
  );
  const inSight: { readonly blocker: number; readonly part: readonly Vec3[]; readonly box: Box }[] = [];
  if (targets.length > 0) {
    const farthest = Math.max(...targets.flatMap(({ part }) => part.map(({ z }) => z)));
    const pyramid = pyramidAround(boxAround(targets.flatMap(({ shape }) => shape)), farthest);
    blockers.forEach(({ faces, boxCorners }, blocker) => {
      const corners = boxCorners.map(into);
      if (pyramid.some((half) => corners.every((corner) => heightOver(half, corner) < 0))) return;
      for (const face of faces) {
        const part = cutByAll(pyramid, face.map(into));
        if (part) inSight.push({ blocker, part, box: boxAround(part.map(shown)) });
      }
    });
  }
  const seenFaces = (pick: (blocker: number) => boolean): SeenFace[] => {
    const picked = inSight.filter(({ blocker }) => pick(blocker));
    return targets.map(({ region, shape, box, eyeSide }) => ({
      region,
      shape,
      box,
      before: whatLies(eyeSide, FLUSH, box, picked),
    }));
  };
  return {
    blockersInSight: new Set(inSight.map(({ blocker }) => blocker)),
    facesInSight: inSight.length,
    sharesSeen: (pick = () => true) => sharesByPolygons(seenFaces(pick), regions.length),
    shareByStrips: (pick, region) =>
      shareByStrips(seenFaces(pick).filter((face) => region === 'whole' || face.region === region)),
    sharesOfNearest(nameOf) {
      const faces = seenFaces(() => true);
      const names = [...new Set(inSight.map(({ blocker }) => nameOf(blocker)))];
      const nearestOf = (name: string, flush: number): SeenFace[] =>
        inSight.flatMap(({ blocker, part, box }) => {
          const eyeSide = nameOf(blocker) === name ? eyeSideOf(part, 'of either side') : null;
          const others = inSight.filter((other) => nameOf(other.blocker) !== name);
          return eyeSide ? [{ region: 0, ...shownAs(part.map(shown)), before: whatLies(eyeSide, flush, box, others) }] : [];
        });
      return new Map(
        names.map((name) => {
          const shareWith = (flush: number) => shareHiddenBehind(faces, nearestOf(name, flush));
          return [name, { least: shareWith(-FLUSH), most: shareWith(FLUSH) }];
        }),
      );
    },
  };
}

/** What of these lies before a plane, by more than `by`, and over a box of the picture. */
function whatLies(
  { a, b, c, d }: Half,
  by: number,
  box: Box,
  things: readonly { readonly part: readonly Vec3[]; readonly box: Box }[],
): Shown[] {
  const before = { a, b, c, d: d - by };
  return things.flatMap((thing) => {
    const nearer = boxesMeet(box, thing.box) ? cutBy(before, thing.part) : null;
    const there = nearer && shownAs(nearer.map(shown));
    return there && boxesMeet(box, there.box) ? [there] : [];
  });
}

/** The space in which something can hide the target: before the eye, no farther than the target, a little wider than it. */
function pyramidAround({ x0, x1, y0, y1 }: Box, farthest: number): Half[] {
  const wider = 0.013 * Math.max(x1 - x0, y1 - y0);
  return [
    BEFORE_THE_EYE,
    { a: 0, b: 0, c: -1, d: farthest },
    { a: 1, b: 0, c: -(x0 - wider), d: 0 },
    { a: -1, b: 0, c: x1 + wider, d: 0 },
    { a: 0, b: 1, c: -(y0 - wider), d: 0 },
    { a: 0, b: -1, c: y1 + wider, d: 0 },
  ];
}
