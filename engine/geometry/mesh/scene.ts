import type { Millimetres } from '../../space/quantity.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { Hider, Source } from '../queries.ts';
import type { FlatScene } from './flat-scene.ts';
import type { NearestHits, Rays } from './kernels/ray-batch.ts';

/** One solid as it stands on the board: a terrain part, or one region of a model's solid body (hull, turret); where one looks, a cloud as well. */
export interface SceneSolid<Of extends Hider = Source> {
  readonly source: Of;
  /** A pane that one sees through unless the policy says that glass blocks. */
  readonly glass: boolean;
  /** Along every edge as many triangles run one way as the other: only then has it an inside. */
  readonly closed: boolean;
}

/** Which solids of the scene take part in a question. */
export type SolidFilter<Of extends Hider = Source> = (solid: SceneSolid<Of>, index: number) => boolean;

/** The half-space of points p with normal · p ≥ offset. */
export interface HalfSpace {
  readonly normal: Vec3;
  readonly offset: number;
}

/** Where one looks from, and what lies far enough away to be looked at. */
export interface LookingFrom {
  readonly at: Vec3;
  /** Nothing nearer to `at` than this is looked at: a solid that comes so near is visited as a whole. */
  readonly margin: Millimetres;
  readonly beyond: HalfSpace;
  /** What lies in front of the one who looks, and can be drawn in a picture. */
  readonly inFront: HalfSpace;
}

/** What is told of the things that stand before a target. Arrays are used again between calls and must not be kept. */
export interface ShadowVisitor {
  /**
   * Where a triangle lies: surely before all of the target and wholly in front of the one who looks, behind all of the target or otherwise hiding
   * nothing, or neither.
   */
  place(corners: Float64Array): 'before' | 'nowhere' | 'among';
  /** A flat convex face. @shape x y z of each of its corners, in order round it */
  face(corners: Float64Array, count: number, solid: number): void;
  /**
   * The rim of all that one solid covers, as directed edges: places that it goes round, anticlockwise as seen from the one who looks, are covered.
   * @shape x y z of the start and x y z of the end of each edge
   */
  outline(edges: Float64Array, count: number, solid: number): void;
}

export interface SceneHit {
  /** Share of the way from the ray's start to its end, 0 to 1. */
  readonly t: number;
  /** Index into `solids`. */
  readonly solid: number;
  /** Index of the triangle within that solid's mesh. */
  readonly triangle: number;
}

/**
 * The triangles of a whole board under one top tree, with a tree per mesh below it that copies of the mesh share.
 * @frame board
 */
export interface Scene<Of extends Hider = Source> {
  readonly solids: readonly SceneSolid<Of>[];
  /**
   * The nearest triangle between two points, from either side of the triangle. No ray slips through a shared edge or corner.
   * @edge a triangle that holds the ray in its plane does not stop it; a hit at either end counts; equal ends give null
   */
  firstHit(from: Vec3, to: Vec3, accept: SolidFilter<Of>): SceneHit | null;
  /** Is anything between two points? The same as asking whether there is a first hit, and quicker. */
  isBlocked(from: Vec3, to: Vec3, accept: SolidFilter<Of>): boolean;
  /**
   * The same for many rays at once: 1 for each that is blocked. The answers are those of `isBlocked`, whichever kernel the machine can run.
   * @cost some tenths of a microsecond a ray on a board of 100,000 triangles
   */
  areBlocked(rays: Rays, accept: SolidFilter<Of>): Uint8Array;
  /** `firstHit` for many rays at once. */
  firstHits(rays: Rays, accept: SolidFilter<Of>): NearestHits;
  /** Every crossing between two points, nearest first; crossings of connected triangles of one solid at one distance (ONE_CROSSING) count once. */
  allHits(from: Vec3, to: Vec3, accept: SolidFilter<Of>): readonly SceneHit[];
  /**
   * Visits every triangle that may touch the given convex space (those of boxes that straddle it are visited as well; the visitor decides).
   * `corners` holds the three corners, x y z each; it is reused between visits and must not be kept.
   */
  gather(
    space: readonly HalfSpace[],
    accept: SolidFilter<Of>,
    visit: (corners: Float64Array, solid: number, triangle: number) => void,
  ): void;
  /**
   * Visits every flat convex face (triangles that lie flush are one) that may touch the given convex space. Of closed solids that lie wholly
   * before `from.beyond` only the faces that look at the point `from.at` are visited: seen from there, they cover what the whole solid
   * covers.
   * @shape `corners` holds x y z of each of the `count` corners, anticlockwise as seen from outside; it is reused between visits and must not be
   * kept. `triangle` is one of the face's
   */
  gatherFaces(
    space: readonly HalfSpace[],
    from: LookingFrom,
    accept: SolidFilter<Of>,
    visit: (corners: Float64Array, count: number, solid: number, triangle: number) => void,
  ): void;
  /**
   * Tells what may hide something in a convex space from someone who looks into it, as few outlines and faces as cover the same places of the picture.
   * Closed solids that lie in front of the one who looks and wholly before the target are told by their outlines, and so is what lies before the
   * target of large meshes; all else by its faces, as in `gatherFaces`.
   * @shape `chosen`: only these solids are looked at, in this order
   */
  gatherShadows(
    space: readonly HalfSpace[],
    from: LookingFrom,
    accept: SolidFilter<Of>,
    visitor: ShadowVisitor,
    chosen?: readonly number[] | null,
  ): void;
  /** The solids whose boxes touch a convex space, in the order in which `gatherShadows` comes to them. @shape `among`: only these are asked, in their order */
  solidsTouching(space: readonly HalfSpace[], accept: SolidFilter<Of>, among?: readonly number[] | null): readonly number[];
  /** The closed solids that a point is inside of. @edge a point exactly on a surface is outside */
  solidsAround(at: Vec3, accept: SolidFilter<Of>): readonly number[];
  /** The three corners of a triangle, x y z each, wound anticlockwise as seen from outside. */
  cornersOf(solid: number, triangle: number): Float64Array;
  /** Smallest and largest corner of a solid. */
  boundsOf(solid: number): { readonly min: Vec3; readonly max: Vec3 };
  /** All that rays need to know of the scene, as plain arrays: what other threads are given. */
  flat(): FlatScene;
}

/** All that may hide something from an eye. */
export type SightScene = Scene<Hider>;
/** Which of them take part in a look. */
export type SightFilter = SolidFilter<Hider>;
