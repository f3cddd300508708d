import type { MeshHash } from '../identity/ids.ts';
import type { Millimetres } from './quantity.ts';
import type { Vec3 } from './vec3.ts';

/** A point of a flat outline. Which axes it lies on is said by what carries the outline. @unit millimetres */
export interface Vec2 {
  readonly x: number;
  readonly y: number;
}

/**
 * A body that occupies space. All but `mesh` are closed by construction; a `mesh` may be an open sheet and then has two sides.
 * Frames are those of the owner (a terrain piece or a model).
 */
export type Solid = ShapedSolid | MeshSolid;

/** A body that is closed by construction and needs nothing kept elsewhere. */
export type ShapedSolid = BoxSolid | PrismSolid | PolyhedronSolid;

/** A box square to its owner's axes. */
export interface BoxSolid {
  readonly kind: 'box';
  readonly min: Vec3;
  readonly max: Vec3;
}

/**
 * A flat outline, with holes where wanted, pushed along its normal: a wall with windows, a floor with a hatch.
 * A point (x, y) of the outline lies at `origin + x·across + y·along`; the body reaches from there to `+ depth` along `across × along`.
 * @shape `across` and `along` are of unit length and at right angles; outline and holes are simple polygons of any winding, holes inside the
 * outline and apart from each other
 */
export interface PrismSolid {
  readonly kind: 'prism';
  readonly origin: Vec3;
  readonly across: Vec3;
  readonly along: Vec3;
  readonly outline: readonly Vec2[];
  readonly holes: readonly (readonly Vec2[])[];
  readonly depth: Millimetres;
}

/** A closed body given by its corners and flat faces. @shape faces are convex, planar, wound anticlockwise as seen from outside, and meet edge to edge */
export interface PolyhedronSolid {
  readonly kind: 'polyhedron';
  readonly vertices: readonly Vec3[];
  readonly faces: readonly (readonly number[])[];
}

/** One group of an imported mesh, or all of it. The mesh itself is kept beside the board under its content hash, in millimetres and y up. */
export interface MeshSolid {
  readonly kind: 'mesh';
  readonly mesh: MeshHash;
  readonly group: string | null;
}
