import type { KitId, LadderId, MaterialId, MeshHash, OpeningId, PartId, PieceId } from '../identity/ids.ts';
import type { Pose } from '../space/frame.ts';
import type { PlanPolygon } from '../space/polygon.ts';
import type { Solid } from '../space/solid.ts';
import type { Ladder } from './ladder.ts';
import type { Opening } from './opening.ts';

/** How well something protects: the three degrees that rule books know. */
export const COVER_GRADES = ['none', 'light', 'heavy'] as const;
export type CoverGrade = (typeof COVER_GRADES)[number];

/** What sheltering behind a part is worth, before any rule book turns it into numbers. */
export interface PartCover {
  readonly grade: CoverGrade;
  /** It hides but stops little: bushes, reeds, high grass. */
  readonly concealOnly: boolean;
  /** It protects at short range as well: concrete and the like. */
  readonly closeRangeProof: boolean;
}

/** One solid of a piece: the body that every query sees. What is drawn may be prettier. */
export interface TerrainPart {
  readonly id: PartId;
  /** @frame piece */
  readonly solid: Solid;
  readonly material: MaterialId;
  /** A model may stand on its upper faces. */
  readonly standable: boolean;
  /** A straight flight of stairs: it is walked as the slope over its nosings, not step by step. Left out where it is none. */
  readonly stairs?: true;
  readonly cover: PartCover;
}

/** How high a piece counts, for rule books that judge by category: 1 low, 2 middle, 3 high; 4 where players agree that it towers over everything. */
export const HEIGHT_CATEGORIES = [1, 2, 3, 4] as const;
export type HeightCategory = (typeof HEIGHT_CATEGORIES)[number];

/** What the table agreed about a piece as a whole. */
export interface TerrainTraits {
  /** 1 low, 2 middle, 3 high, 4 exceptionally high, for rule books that judge terrain by category; null where nobody said. */
  readonly heightCategory: HeightCategory | null;
  /** Share of a move that is left in it (1/2, 1/3); null for ordinary going. */
  readonly difficult: { readonly factor: number } | null;
  /** Made to be driven on. Left out where it is not. */
  readonly road?: true;
  readonly dangerous: boolean;
  readonly impassable: boolean;
  /** Gives way: plants and cloth, through which one sees and shoots after a fashion. */
  readonly soft: boolean;
  /** Its footprint counts as a whole (woods, rubble), not only its solids. */
  readonly area: boolean;
}

/** Where a piece came from; enough to build it again. */
export type PieceOrigin =
  | {
      readonly by: 'kit';
      readonly kit: KitId;
      readonly version: number;
      readonly parameters: Readonly<Record<string, number | string | boolean>>;
    }
  /** Raised from the lines of a map, or put in the place of what another program had there. */
  | { readonly by: 'map'; readonly fileName: string; readonly author: string; readonly licence: string }
  | {
      readonly by: 'import';
      readonly mesh: MeshHash;
      readonly fileName: string;
      readonly author: string;
      readonly licence: string;
    };

/** A piece of terrain as placed on the table. */
export interface TerrainPiece {
  readonly id: PieceId;
  readonly name: string;
  /** @frame board */
  readonly pose: Pose;
  /** Left and right swapped, for boards that are mirrored for fairness. */
  readonly mirrored: boolean;
  readonly made: PieceOrigin;
  readonly parts: Readonly<Record<PartId, TerrainPart>>;
  readonly openings: Readonly<Record<OpeningId, Opening>>;
  readonly ladders: Readonly<Record<LadderId, Ladder>>;
  /** The ground it takes, as one or more polygons. @frame piece */
  readonly footprint: readonly PlanPolygon[];
  readonly traits: TerrainTraits;
}
