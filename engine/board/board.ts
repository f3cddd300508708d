import type { ModelId, ObjectiveId, PieceId, SideId, ZoneId } from '../identity/ids.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { Model } from './model.ts';
import type { TerrainPiece } from './terrain-piece.ts';
import type { Objective, Zone } from './zone.ts';

/** The version of the board document that this engine writes. */
export const BOARD_FORMAT = 1;

/** One of the players' forces. */
export interface Side {
  readonly id: SideId;
  readonly name: string;
  /** `#rrggbb` */
  readonly colour: string;
}

/** What people want to know about a board and no query looks at. */
export interface BoardMeta {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly notes: string;
}

/**
 * The tabletop as a document: plain, immutable, complete. Everything else (collision worlds, trees, meshes, pictures) is derived from it and
 * can be thrown away.
 * @unit millimetres @frame origin at the centre of the table's surface, x right, y up, z towards the near edge
 */
export interface Board {
  readonly format: typeof BOARD_FORMAT;
  readonly size: { readonly width: Millimetres; readonly depth: Millimetres };
  readonly sides: Readonly<Record<SideId, Side>>;
  readonly pieces: Readonly<Record<PieceId, TerrainPiece>>;
  readonly models: Readonly<Record<ModelId, Model>>;
  readonly zones: Readonly<Record<ZoneId, Zone>>;
  readonly objectives: Readonly<Record<ObjectiveId, Objective>>;
  readonly meta: BoardMeta;
}
