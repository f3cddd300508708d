import { between, cross, dot, lengthOf, scale, subtract, type Vec3 } from '../../space/vec3.ts';
import type { HalfSpace, SightFilter, SightScene } from '../mesh/scene.ts';

/**
 * A rectangle inside of a closed solid. Whoever is outside of the solid sees nothing through it; and where it parts the corners of one convex thing from those
 * of another, no line from the one to the other passes it by.
 */
export interface FlatCore {
  readonly solid: number;
  /** A point of its plane, the unit normal of that, and unit directions along its sides. @frame board */
  readonly at: Vec3;
  readonly normal: Vec3;
  readonly along: Vec3;
  readonly across: Vec3;
  /** How far it reaches from `at` along both, and back. */
  readonly minAlong: number;
  readonly maxAlong: number;
  readonly minAcross: number;
  readonly maxAcross: number;
}

/** Nothing of the solid's surface comes so near to the rectangle. @unit millimetres */
const CLEAR = 1e-3;
/** A core is not made larger than this on either side of where it was begun. @unit millimetres */
const FARTHEST = 120;
/** Nor closer to its solid's surface than about this. @unit millimetres */
const FINE = 3;

/**
 * A rectangle inside of a solid that every line from an eye to these points goes through, made as large as it may be; null where none is found. It lies
 * half-way through the solid, flush with the surface that a line comes to or goes out of, or square to that line.
 * @shape `points`: x y z each @frame board
 */
export function findFlatCore(scene: SightScene, solid: number, eye: Vec3, aim: Vec3, points: Float64Array): FlatCore | null {
  if (!scene.solids[solid]!.closed) return null;
  const only: SightFilter = (_, index) => index === solid;
  const [entry, exit] = scene.allHits(eye, aim, only);
  if (!entry || !exit) return null;
  const at = between(eye, aim, (entry.t + exit.t) / 2);
  if (scene.solidsAround(at, only).length === 0) return null;
  const squares = [
    squareTo(scene.cornersOf(solid, entry.triangle)),
    subtract(aim, eye),
    squareTo(scene.cornersOf(solid, exit.triangle)),
  ];
  for (const square of squares) {
    const size = lengthOf(square);
    const core = size > 0 ? coreSquareTo(scene, solid, eye, at, scale(square, 1 / size), points) : null;
    if (core) return core;
  }
  return null;
}

function coreSquareTo(
  scene: SightScene,
  solid: number,
  eye: Vec3,
  at: Vec3,
  normal: Vec3,
  points: Float64Array,
): FlatCore | null {
  const level = Math.sqrt(normal.x * normal.x + normal.z * normal.z);
  const along = level > 1e-6 ? { x: normal.z / level, y: 0, z: -normal.x / level } : { x: 1, y: 0, z: 0 };
  const across = cross(normal, along);
  // what it has to reach: least and greatest along, least and greatest across
  const reach: Reach = [0, 0, 0, 0];
  for (let k = 0; k < points.length; k += 3) {
    const way = { x: points[k]! - eye.x, y: points[k + 1]! - eye.y, z: points[k + 2]! - eye.z };
    const t = dot(normal, subtract(at, eye)) / dot(normal, way);
    if (!(t > 0 && t < 1)) return null;
    const there = subtract({ x: eye.x + way.x * t, y: eye.y + way.y * t, z: eye.z + way.z * t }, at);
    const u = dot(along, there);
    const v = dot(across, there);
    reach[0] = Math.min(reach[0], u - 2 * CLEAR);
    reach[1] = Math.max(reach[1], u + 2 * CLEAR);
    reach[2] = Math.min(reach[2], v - 2 * CLEAR);
    reach[3] = Math.max(reach[3], v + 2 * CLEAR);
  }
  const isInside = ([minAlong, maxAlong, minAcross, maxAcross]: Reach): boolean => {
    let touched = false;
    const space = [
      slab(normal, at, -CLEAR),
      slab(scale(normal, -1), at, -CLEAR),
      slab(along, at, minAlong - CLEAR),
      slab(scale(along, -1), at, -maxAlong - CLEAR),
      slab(across, at, minAcross - CLEAR),
      slab(scale(across, -1), at, -maxAcross - CLEAR),
    ];
    scene.gather(
      space,
      (_, index) => index === solid,
      () => {
        touched = true;
      },
    );
    return !touched;
  };
  if (!isInside(reach)) return null;
  for (const side of [0, 1, 2, 3] as const) {
    const way = side % 2 === 0 ? -1 : 1;
    for (let step = FARTHEST / 2; step >= FINE; step /= 2) {
      const larger: Reach = [...reach];
      larger[side] += way * step;
      if (isInside(larger)) reach[side] = larger[side];
    }
  }
  const [minAlong, maxAlong, minAcross, maxAcross] = reach;
  return { solid, at, normal, along, across, minAlong, maxAlong, minAcross, maxAcross };
}

type Reach = [number, number, number, number];

/** A direction square to a triangle. */
function squareTo(c: Float64Array): Vec3 {
  const corner = (k: number): Vec3 => ({ x: c[k]!, y: c[k + 1]!, z: c[k + 2]! });
  return cross(subtract(corner(3), corner(0)), subtract(corner(6), corner(0)));
}

const slab = (normal: Vec3, at: Vec3, from: number): HalfSpace => ({ normal, offset: dot(normal, at) + from });

/**
 * Does every line from one of these eyes to one of these points go through the core? Then so does every line between places of the smallest convex spaces that
 * hold the ones and the others: those who see a point through a rectangle are a convex space, and so are the points that one sees through it.
 * @shape x y z each @frame board
 */
export function partsAll(core: FlatCore, eyes: Float64Array, points: Float64Array): boolean {
  const { at, normal, along, across, minAlong, maxAlong, minAcross, maxAcross } = core;
  let before = 0;
  for (let e = 0; e < eyes.length; e += 3) {
    const ex = eyes[e]! - at.x;
    const ey = eyes[e + 1]! - at.y;
    const ez = eyes[e + 2]! - at.z;
    const high = normal.x * ex + normal.y * ey + normal.z * ez;
    // all eyes lie on one side, clear of the plane, and all points on the other
    if (Math.abs(high) < 1 || high * before < 0) return false;
    before = high;
    for (let p = 0; p < points.length; p += 3) {
      const px = points[p]! - at.x;
      const py = points[p + 1]! - at.y;
      const pz = points[p + 2]! - at.z;
      const low = normal.x * px + normal.y * py + normal.z * pz;
      if (low * high > 0 || Math.abs(low) < CLEAR) return false;
      const t = high / (high - low);
      const x = ex + (px - ex) * t;
      const y = ey + (py - ey) * t;
      const z = ez + (pz - ez) * t;
      const u = along.x * x + along.y * y + along.z * z;
      if (u < minAlong || u > maxAlong) return false;
      const v = across.x * x + across.y * y + across.z * z;
      if (v < minAcross || v > maxAcross) return false;
    }
  }
  return true;
}
