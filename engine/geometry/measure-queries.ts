import type { ModelId, ObjectiveId, PieceId, ZoneId } from '../identity/ids.ts';
import type { PlanPolygon } from '../space/polygon.ts';
import type { Millimetres, Share } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';
import type { DistanceFinding } from './queries.ts';

/** The quarters of a table, as seen from the near edge. */
export const TABLE_QUARTERS = ['far-left', 'far-right', 'near-left', 'near-right'] as const;
/** One of `TABLE_QUARTERS`. */
export type TableQuarter = (typeof TABLE_QUARTERS)[number];

/** The four sides of a table, as seen from the near edge. */
export const TABLE_EDGES = ['far', 'near', 'left', 'right'] as const;
/** One of `TABLE_EDGES`. */
export type TableEdge = (typeof TABLE_EDGES)[number];

/** What a distance can be taken to or from. Flat areas are filled, and lie on the table unless they name a height. */
export type Place =
  | { readonly kind: 'model'; readonly model: ModelId }
  | { readonly kind: 'point'; readonly at: BoardPoint }
  | { readonly kind: 'line'; readonly from: BoardPoint; readonly to: BoardPoint }
  | { readonly kind: 'zone'; readonly zone: ZoneId }
  /** The middle of an objective, with its radius. */
  | { readonly kind: 'objective'; readonly objective: ObjectiveId }
  /** The ground that a piece takes, at the height where it is placed. */
  | { readonly kind: 'footprint'; readonly piece: PieceId }
  /** All solids of a piece, in space. */
  | { readonly kind: 'piece'; readonly piece: PieceId }
  | { readonly kind: 'edge'; readonly edge: TableEdge }
  /** One of the rectangles that a cross of two lines through the middle of the table leaves. @clause CR-QTR-1 */
  | { readonly kind: 'quarter'; readonly quarter: TableQuarter; readonly lineWidth: Millimetres }
  /** Any outline at all. @frame board */
  | { readonly kind: 'outline'; readonly outline: PlanPolygon; readonly height: Millimetres };

export const OVAL_SHAPES = ['ellipse', 'stadium'] as const;
/** What an oval base is taken for: an ellipse with its axes, or straight sides between two half circles. */
export type OvalShape = (typeof OVAL_SHAPES)[number];

/** As what a model counts when something is measured to or from it. Everything else counts as it is. */
export type ModelEnds =
  /** Its head points: of a squad the nearest man's, of a vehicle hull and turret. @clause SK-DIST-1 */
  | { readonly kind: 'heads' }
  /** Its base, flat; a vehicle by hull and turret. @clause SK-DIST-3, SK-DIST-6 */
  | { readonly kind: 'bases'; readonly ovals?: OvalShape }
  /** Its base as a solid so thick (0: flat); a model without a base by its whole body. @clause CR-MEAS-5, CR-MEAS-6 */
  | { readonly kind: 'base-solids'; readonly thickness: Millimetres; readonly ovals?: OvalShape }
  /** All of its body as it is posed. @clause CR-BC-5 */
  | { readonly kind: 'bodies' }
  /** The middle under its base. */
  | { readonly kind: 'axes' };

export const GAP_PARTS = ['straight', 'level', 'upright'] as const;
/** The straight line in space, or what of it lies level or upright: the gap seen from above, and that in height. */
export type GapPart = (typeof GAP_PARTS)[number];

/** How near is one place to another? Of several places on a side the nearest counts. */
export interface GapQuery {
  readonly from: readonly Place[];
  readonly to: readonly Place[];
  readonly ends: ModelEnds;
  readonly part: GapPart;
}

/** The nearest points of two places, and which of several places they belong to, by their numbers. */
export interface GapFinding extends DistanceFinding {
  readonly nearest: { readonly from: number; readonly to: number };
}

/** How far is the farthest point of some models from the nearest point of a place? Of several places each point has the one nearest to it. @clause CR-WITH-4, 9 */
export interface FarthestQuery extends Omit<GapQuery, 'part'> {
  readonly part: Exclude<GapPart, 'upright'>;
}

/** The farthest point of what was asked about, with the point that is nearest to it. */
export interface FarthestFinding extends DistanceFinding {
  /** Proven: no point is farther away than this. At most 1e-9 mm more than `distance`, or as many steps were taken as are ever taken. */
  readonly atMost: Millimetres;
}

/** Two neighbours of a chain. */
export interface ChainLink {
  readonly one: ModelId;
  readonly other: ModelId;
  readonly finding: DistanceFinding;
}

/** Which models are to be tied together, and between what their gaps are taken. */
export interface ChainQuery {
  readonly models: readonly ModelId[];
  readonly ends: ModelEnds;
  readonly part: GapPart;
}

/** How models hang together. */
export interface ChainFinding {
  /**
   * As few pairs as tie all models together, by the shortest gaps there are, nearest first: whatever distance holds neighbours together, the models that
   * form one group are those that links of at most this distance tie together.
   */
  readonly links: readonly ChainLink[];
}

/** How deep the shortest line between two bases runs through the ground of a piece. */
export interface DepthFinding {
  readonly depth: Millimetres;
  readonly line: DistanceFinding;
  /** The stretches of the line that lie over it. @frame board */
  readonly stretches: readonly { readonly from: BoardPoint; readonly to: BoardPoint }[];
}

/** Whether the shortest line between two bases crosses the smallest convex area around the bases of others, seen from above. */
export interface FightAcross {
  readonly line: DistanceFinding;
  /** Whose bases the area is around. */
  readonly around: readonly ModelId[];
  readonly crosses: boolean;
  /** How far the line passes from the area; 0 where it crosses or touches it. */
  readonly apart: Millimetres;
  /** How far the area reaches over a line that crosses it, on the side where it reaches less; else 0. */
  readonly over: Millimetres;
}

/** How much of a base lies in an area, seen from above. @unit square millimetres */
export interface ShareInArea {
  readonly area: number;
  readonly share: Share;
  /** How far the base would have to be pushed to be out of the area; 0 where it is out of it or only touches it. @unit millimetres */
  readonly depth: Millimetres;
  /** How far the base may be pushed, whichever way, and still lie wholly in the area; 0 where it does not. @unit millimetres */
  readonly slack: Millimetres;
}

/** How long is a tape that is laid from place to place? */
export interface GroundPathQuery {
  /** Each on a surface; at least two. */
  readonly places: readonly BoardPoint[];
}

export interface GroundPathFinding {
  /** From place to place straight through the air, all pieces together. */
  readonly straight: Millimetres;
  /** The same seen from above. */
  readonly plan: Millimetres;
  /** Laid on the ground, up and down everything that stands there. */
  readonly laid: Millimetres;
  /** Where it then lies, corner by corner. */
  readonly along: readonly BoardPoint[];
}

/** What can be measured on a board. */
export interface MeasureQueries {
  groundPath(query: GroundPathQuery): GroundPathFinding;
  gap(query: GapQuery): GapFinding;
  farthest(query: FarthestQuery): FarthestFinding;
  chain(query: ChainQuery): ChainFinding;
  shareInArea(model: ModelId, area: Place, ovals?: OvalShape): ShareInArea;
  /** Whose bodies does a model's own press into, where it stands? To touch is not to press in. */
  pressedInto(model: ModelId): readonly ModelId[];
  depth(from: ModelId, to: ModelId, piece: PieceId): DepthFinding;
  fightAcross(from: ModelId, to: ModelId, around: readonly ModelId[]): FightAcross;
}
