import type { Board } from '../../board/board.ts';
import type { StatedSizes } from '../../board/stated-sizes.ts';
import type { Scene } from '../../geometry/mesh/scene.ts';
import type { PieceId } from '../../identity/ids.ts';
import type { Fault } from '../../outcome/fault.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { MeshLibrary } from '../../space/triangle-mesh.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { PieceBody } from '../surfaces/piece-bodies.ts';

/** What the check of a table for printing and play can find. */
export const CHECK_CODES = [
  'check/part-open',
  'check/part-faces-disagree',
  'check/parts-float',
  'check/piece-tips',
  'check/piece-rocks',
  'check/pieces-overlap',
  'check/beyond-its-footprint',
  'check/footprint-too-large',
  'check/width-differs',
  'check/depth-differs',
  'check/height-differs',
  'check/sill-differs',
  'check/sill-above-eyes',
  'check/opening-filled',
  'check/door-too-narrow',
  'check/door-too-low',
  'check/gap-too-narrow',
] as const;
export type CheckCode = (typeof CHECK_CODES)[number];

/** One thing that was found, with its figures (lengths in millimetres) in its fill. `where` is a path into the board. */
export interface CheckFinding extends Fault<CheckCode> {
  /** The pieces it is about. */
  readonly pieces: readonly PieceId[];
  /** The place to look at. @frame board */
  readonly at: BoardPoint;
}

/** Who is to use the table, and what was said of its pieces. */
export interface CheckWishes {
  /** Diameters of the bases that are to pass and stand. @shape ascending, at least one */
  readonly bases: readonly Millimetres[];
  /** Of whoever is to pass through doors, and to look over sills standing. */
  readonly height: Millimetres;
  readonly eyes: Millimetres;
  readonly stated: StatedSizes;
}

/** A board made ready for being checked. */
export interface CheckedBoard {
  readonly board: Board;
  readonly meshes: MeshLibrary;
  readonly bodies: readonly PieceBody[];
  readonly scene: Scene;
  readonly wishes: CheckWishes;
}
