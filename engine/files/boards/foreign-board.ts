import type { OpeningState } from '../../board/opening.ts';
import type { CoverGrade, HeightCategory } from '../../board/terrain-piece.ts';
import type { Fault, WithFaults } from '../../outcome/fault.ts';
import type { Result } from '../../outcome/result.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres, Radians } from '../../space/quantity.ts';
import type { BoardWithMeshes } from '../board-file.ts';
import { DOCUMENT_FAULT_CODES } from '../json-document.ts';
import type { ImportedMesh, MeshFaultCode } from '../mesh/imported-mesh.ts';

/** Everything that keeps a board of another program from being read. */
export const FOREIGN_BOARD_FAULT_CODES = [
  'foreign-board/not-recognised',
  'foreign-board/dungeondraft-project',
  'foreign-board/nothing-on-it',
  'foreign-board/beyond-measure',
  'foreign-board/size-makes-no-sense',
  'foreign-board/not-a-square',
  'foreign-board/picture-unreadable',
  'foreign-board/coloured-picture',
  'foreign-board/too-many-heights',
  'foreign-board/only-voids',
  'foreign-board/row-too-short',
  'foreign-board/not-a-height',
  ...DOCUMENT_FAULT_CODES,
] as const;
/** An archive may be broken in its own ways. */
export type ForeignBoardFaultCode = (typeof FOREIGN_BOARD_FAULT_CODES)[number] | MeshFaultCode;

/** What was left behind, taken for something else, or assumed on the way from another program's board to ours. */
export const FOREIGN_BOARD_NOTICE_CODES = [
  'foreign-board/heights-not-stated',
  'foreign-board/size-not-stated',
  'foreign-board/hexagons',
  'foreign-board/wall-without-length',
  'foreign-board/wall-blocks-nothing',
  'foreign-board/wall-without-top',
  'foreign-board/wall-one-way',
  'foreign-board/wall-seen-through',
  'foreign-board/wall-passed-through',
  'foreign-board/wall-illusory',
  'foreign-board/wall-thicket',
  'foreign-board/curve-in-steps',
  'foreign-board/door-secret',
  'foreign-board/corners-left-out',
  'foreign-board/lights-left-out',
  'foreign-board/picture-left-out',
  'foreign-board/things-left-out',
  'foreign-board/marker-left-out',
  'foreign-board/states-left-out',
  'foreign-board/tilt-left-out',
  'foreign-board/mirrored-left-out',
  'foreign-board/mesh-missing',
  'foreign-board/mesh-unreadable',
  'foreign-board/words-not-read',
  'foreign-board/all-on-the-table',
  'foreign-board/voids-filled',
  'foreign-board/steps-of-height',
  'foreign-board/heights-thinned',
  'foreign-board/size-from-length',
  'foreign-board/relief-raised',
  'foreign-board/changed-elsewhere',
] as const;
export type ForeignBoardNoticeCode = (typeof FOREIGN_BOARD_NOTICE_CODES)[number];
/** One thing that was left behind, taken for something else, or assumed. */
export type ForeignBoardNotice = Fault<ForeignBoardNoticeCode>;

/** The programs and forms whose boards we read. */
export const FOREIGN_BOARD_KINDS = [
  'universal-vtt',
  'universal-vtt-2',
  'foundry-scene',
  'tabletop-simulator',
  'geo-tiff',
  'grey-png',
  'srtm',
  'raw-heights',
  'height-table',
] as const;
export type ForeignBoardKind = (typeof FOREIGN_BOARD_KINDS)[number];

/** How a line of a map is in the way: for sight and step, for steps alone (glass, force), for sight alone, or as plants are. */
export type LineNature = 'wall' | 'pane' | 'curtain' | 'thicket';

/**
 * A wall as maps have it: a line without thickness. @frame squares from the upper left corner of the map, z downwards
 * @unit squares; null where the file says nothing
 */
export interface ForeignWall {
  readonly points: readonly PlanPoint[];
  readonly bottom: number | null;
  readonly top: number | null;
  readonly is: LineNature;
  /** A thing standing about rather than a wall of the building. */
  readonly loose: boolean;
  /** Only who comes from this side of the line, as it runs, is stopped. */
  readonly oneWay: 'left' | 'right' | null;
}

/** What fills a gap in a wall and may be shut. @unit squares */
export interface ForeignDoor {
  readonly kind: 'door' | 'window';
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  readonly bottom: number | null;
  readonly top: number | null;
  readonly state: OpeningState;
  readonly secret: boolean;
  /** It stands in no gap of a wall line. */
  readonly freestanding: boolean;
}

/** A floor or roof. @unit squares */
export interface ForeignSlab {
  readonly name: string;
  readonly outline: readonly PlanPoint[];
  readonly top: number;
  readonly bottom: number | null;
}

/** A figure on the map. @unit squares */
export interface ForeignFigure {
  readonly name: string;
  readonly at: PlanPoint;
  readonly on: number;
  readonly width: number;
  readonly height: number | null;
  readonly facing: Radians;
  readonly side: 'friend' | 'foe' | 'neither';
}

/** A map of lines over a grid. */
export interface GridMap {
  readonly layout: 'grid';
  /** @unit squares */
  readonly size: { readonly width: number; readonly depth: number };
  /** What a square stands for, where the file says so: 5 feet. */
  readonly stands: { readonly length: number; readonly unit: string } | null;
  readonly walls: readonly ForeignWall[];
  readonly doors: readonly ForeignDoor[];
  readonly slabs: readonly ForeignSlab[];
  readonly figures: readonly ForeignFigure[];
}

/** A thing of a virtual table, whose looks lie elsewhere. @unit millimetres @frame board */
export interface ForeignThing {
  readonly name: string;
  readonly at: PlanPoint;
  readonly facing: Radians;
  readonly scale: { readonly x: number; readonly y: number; readonly z: number };
  readonly cover: CoverGrade;
  readonly area: boolean;
  readonly heightCategory: HeightCategory | null;
  /** Where its mesh is said to lie. */
  readonly meshAddress: string;
  readonly mesh: ImportedMesh | null;
}

/** What lies on a virtual table. */
export interface ThingsOnATable {
  readonly layout: 'things';
  readonly things: readonly ForeignThing[];
}

/** Heights of a landscape, row by row from its far edge. */
export interface HeightMap {
  readonly layout: 'heights';
  readonly columns: number;
  readonly rows: number;
  /** As many as columns × rows; no number where the file knows none. */
  readonly heights: Float32Array;
  /** How far apart two heights lie along columns and rows, in the unit of the heights; null where the file says nothing. */
  readonly spacing: { readonly x: number; readonly z: number } | null;
}

/** A board of another program, understood but not yet measured in millimetres. */
export interface ForeignBoard {
  readonly kind: ForeignBoardKind;
  readonly name: string;
  readonly holds: GridMap | ThingsOnATable | HeightMap;
  /** Our own board as it was when it was written in this form by us, and nothing of it was changed since. */
  readonly ours: BoardWithMeshes | null;
}

/** What reading a board of another program comes to: the board and what was left behind, or what keeps it from being read. */
export type ForeignBoardReading = Result<
  WithFaults<ForeignBoard, ForeignBoardNoticeCode>,
  readonly Fault<ForeignBoardFaultCode>[]
>;

/** The questions that turn a board of another program into millimetres; each has an answer to begin with. @unit millimetres */
export interface ForeignScale {
  /** Side of a square of the map. */
  readonly square: Millimetres;
  /** Height of walls of which the file states none. */
  readonly wallHeight: Millimetres;
  /** Height of doors and windows' heads of which the file states none. */
  readonly doorHeight: Millimetres;
  /** Thickness of a wall, of which maps know nothing. */
  readonly thickness: Millimetres;
  /** Side of the block that stands where a mesh did not come along. */
  readonly block: Millimetres;
  /** Longer side of a landscape. */
  readonly longest: Millimetres;
  /** How high the highest place of a landscape lies over its lowest. */
  readonly relief: Millimetres;
}
