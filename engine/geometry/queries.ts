import type { BodyRegion, Stance } from '../board/body.ts';
import type { ModelId, OpeningId, PartId, PieceId, ZoneId } from '../identity/ids.ts';
import type { PlanPoint } from '../space/polygon.ts';
import type { Millimetres, Share, ShareBounds } from '../space/quantity.ts';
import type { Vec2 } from '../space/solid.ts';
import type { BoardPoint } from '../space/vec3.ts';

/** What stands in the way: a part of a terrain piece, or a model. */
export type Source =
  | { readonly kind: 'part'; readonly piece: PieceId; readonly part: PartId }
  | { readonly kind: 'model'; readonly model: ModelId };

/** What hides something: what stands in the way, or a cloud over a zone. */
export type Hider = Source | { readonly kind: 'zone'; readonly zone: ZoneId };

// ---------------------------------------------------------------------------------------------------------------- policies

/** Where one looks from. */
export type EyePolicy =
  /** The eyes of the looker's body in this stance; a squad looks from the eye of each man. */
  | { readonly kind: 'body'; readonly stance: Stance }
  /** One given point, such as an eye moved into an opening. */
  | { readonly kind: 'point'; readonly at: BoardPoint };

/** What of the target is looked at. */
export type TargetPolicy =
  /** These regions of the target's body in this stance, turned with the model. */
  | { readonly kind: 'body'; readonly stance: Stance; readonly regions: readonly BodyRegion[] }
  /** An upright rectangle over the target's place, turned to the looker; one for each man of a squad, hull and turret for a vehicle. */
  | { readonly kind: 'silhouette'; readonly stance: Stance; readonly width: Millimetres; readonly height: Millimetres };

/** Which things can hide the target. The looker and the target themselves never do. */
export interface BlockerPolicy {
  readonly terrain: boolean;
  /** Models that block with their solid bodies: hull and turret of a vehicle, all regions of a figure (in the stance it is in). */
  readonly models: readonly ModelId[];
  /** Glass in a window blocks. */
  readonly glass: boolean;
}

/**
 * What lies over a zone and lets nobody look through, such as smoke: the zone's plan shape, upright from one height to another. It hides whatever is seen only
 * through it, all that is in it, and everything from an eye that is in it.
 */
export interface Cloud {
  readonly zone: ZoneId;
  /** @frame board */
  readonly bottom: Millimetres;
  readonly top: Millimetres;
}

/** Which things can hide something from an eye: what stands in the way, and clouds where any count. */
export interface SightBlockers extends BlockerPolicy {
  readonly clouds?: readonly Cloud[] | undefined;
  /** Pieces that hide nothing, whatever solids they have: the trees of a wood that is judged by its outline. */
  readonly without?: readonly PieceId[] | undefined;
}

// ------------------------------------------------------------------------------------------------------------------- sight

/** Which share of the target does the looker see, and what hides the rest? */
export interface SightQuery {
  readonly from: ModelId;
  readonly to: ModelId;
  readonly eyes: EyePolicy;
  readonly target: TargetPolicy;
  readonly blockers: SightBlockers;
}

/** A line from an eye to a point that it sees: anyone can check it with a ruler. @frame board */
export interface SightRay {
  readonly from: BoardPoint;
  readonly to: BoardPoint;
}

/** A line from an eye that ends at what stops it. @frame board */
export interface StoppedRay {
  readonly from: BoardPoint;
  readonly aimedAt: BoardPoint;
  readonly stoppedAt: BoardPoint;
  readonly by: Hider;
}

/** How much of one region of one man is seen, by the eye that sees most of it. A hull is one region, of however many solids it is made. */
export interface SeenRegion {
  readonly region: BodyRegion | 'silhouette';
  readonly member: number;
  readonly share: ShareBounds;
  /** Diameter of the largest disc that fits into what is seen, on the image plane at the target. */
  readonly widest: Millimetres;
  /** The eye that sees most of it, and a line to the middle of what is seen; null where nothing is. */
  readonly witness: SightRay | null;
}

/** What one thing hides of the target, of what no nearer thing hides already. All of them and what is seen add up to the whole. */
export interface HiddenShare {
  readonly source: Hider;
  /** The part of the whole target that this source hides, where it is the nearest thing that does. */
  readonly share: ShareBounds;
}

/** A flat shape of the looker's picture. @unit millimetres at the target's distance @frame image: x right, y up, as the looker sees it */
export type ImagePolygon = readonly Vec2[];

/** What the looker sees, as data: the card and the overlay draw exactly this. */
export interface SightPicture {
  readonly eye: BoardPoint;
  /** The point of the target that the picture is centred on; the image plane goes through it at right angles to the line from the eye. */
  readonly centre: BoardPoint;
  /** Unit directions of the image's x and y. @frame board */
  readonly right: BoardPoint;
  readonly up: BoardPoint;
  /** The outline of each region, before anything hides it: of one that is made of several solids the outline of each. */
  readonly outlines: readonly {
    readonly region: BodyRegion | 'silhouette';
    readonly member: number;
    readonly outline: ImagePolygon;
  }[];
  /** Convex shapes that do not overlap and together are what is seen. */
  readonly visible: readonly ImagePolygon[];
  /** Convex shapes that do not overlap and together are what is hidden. */
  readonly hidden: readonly { readonly shape: ImagePolygon; readonly by: Hider }[];
}

/** What geometry found about one look. It says nothing about rules. */
export interface SightFinding {
  /** The solid part that the eye is inside of, if any: then nothing below can be trusted and the rules must say what follows. */
  readonly eyeInside: Source | null;
  /** One entry for each region (and man) asked for, for the eye that sees most of it. */
  readonly seen: readonly SeenRegion[];
  /** The share of all asked regions together, for the eye that sees most. */
  readonly whole: ShareBounds;
  readonly widest: Millimetres;
  readonly hiddenBy: readonly HiddenShare[];
  /** A few lines that are stopped, one for each hiding source, to its largest hidden shape. */
  readonly stopped: readonly StoppedRay[];
  /** For the eye that sees most. */
  readonly picture: SightPicture;
}

/** The point of all that is seen of a target that is the nearest to an eye, and that eye; null where nothing is seen. */
export interface NearestSeenFinding {
  readonly nearest: { readonly distance: Millimetres; readonly from: BoardPoint; readonly to: BoardPoint } | null;
}

// ------------------------------------------------------------------------------------------------------------------- lines

/** Where a straight line may begin, or end, on a model. */
export type LineEnds =
  /** At one given point. */
  | { readonly kind: 'point'; readonly at: BoardPoint }
  /** At an eye of its body in this stance. */
  | { readonly kind: 'eyes'; readonly stance: Stance }
  /** At any point of these regions of its body. */
  | { readonly kind: 'body'; readonly stance: Stance; readonly regions: readonly BodyRegion[] }
  /** At any point of the upright solid over its base, this high. */
  | { readonly kind: 'volume'; readonly height: Millimetres };

/**
 * Is there a straight line from one model to another that nothing is in the way of? All lines are asked about, not a choice of them.
 * A line of some thickness is a straight tube: around a line from end to end, a disc of that diameter and an upright rectangle of the gap's size, square to
 * the line, touch nothing in the way but from outside. The ends are flat.
 */
export interface LineQuery {
  readonly from: ModelId;
  readonly to: ModelId;
  readonly starts: LineEnds;
  readonly ends: LineEnds;
  /** Diameter of the line; 0 for a line without thickness. */
  readonly thickness: Millimetres;
  /** The smallest gap that lines may go through, its level width and its height; null where any gap will do. */
  readonly smallestGap: { readonly width: Millimetres; readonly height: Millimetres } | null;
  readonly blockers: BlockerPolicy;
  /** Smoke on the table is in the way, so high over the floor that it lies on. Left out where it is in nobody's way. */
  readonly smoke?: Millimetres;
  /** It is a close call where everything in the way being thicker or thinner by this would turn the answer. 0 asks nothing of the kind. */
  readonly tolerance: Millimetres;
}

/** There is a free line; there is none, which is proven; or neither could be shown. */
export type LineOutcome = 'free' | 'blocked' | 'undecided';

/** Whether there is a free line between two models. */
export interface LineFinding {
  readonly outcome: LineOutcome;
  /** A free line, which anyone can check; null where none is known. */
  readonly ray: SightRay | null;
  /** One of the lines that were tried, and what stops it; null where the first that was tried is free. */
  readonly stopped: StoppedRay | null;
  /** What the proof rests on where all lines are blocked: planes across the way, and pieces of the looker that none of them leaves a line for. */
  readonly proof: { readonly screens: number; readonly pieces: number } | null;
  /** It is undecided, or the tolerance would turn it. */
  readonly closeCall: boolean;
}

// ------------------------------------------------------------------------------------------------------------------- cover

/** How much of the target's silhouette does each thing hide by itself, as if nothing else stood there? */
export interface CoverQuery {
  readonly from: ModelId;
  readonly to: ModelId;
  readonly eyes: EyePolicy;
  readonly target: TargetPolicy;
  /** Models that may cover, each with its own silhouette (or hull and turret). */
  readonly models: { readonly candidates: readonly ModelId[]; readonly width: Millimetres; readonly stance: CoveringStance };
  readonly glass: boolean;
}

/** As what covering models hide: in the stance they are in, or with those who kneel counted as standing. */
export type CoveringStance = 'own' | 'kneeling-stands';

/** What one terrain piece hides of the target, by itself and part by part. */
export interface PieceCover {
  readonly piece: PieceId;
  /** Hidden by this piece alone. */
  readonly share: ShareBounds;
  /** What each of its parts hides by itself, most first. */
  readonly parts: readonly { readonly part: PartId; readonly share: ShareBounds }[];
}

/** What geometry found about what stands before a target. Which of it is cover, and what it is worth, is for a rule set to say. */
export interface CoverFinding {
  readonly eyeInside: Source | null;
  readonly pieces: readonly PieceCover[];
  readonly models: readonly { readonly model: ModelId; readonly share: ShareBounds }[];
  /** Hidden by all terrain together, by all covering models together. */
  readonly byTerrain: ShareBounds;
  readonly byModels: ShareBounds;
  /** What each of the given pieces together hides: the union, used when no single one suffices. */
  readonly picture: SightPicture;
}

/** How much of the target do exactly these pieces (or models) hide together? */
export interface UnionQuery {
  readonly cover: CoverQuery;
  readonly pieces: readonly PieceId[];
  readonly models: readonly ModelId[];
}

// ------------------------------------------------------------------------------------------------------------------ margin

/** Something that a look shows to hold or not to hold. */
export type SightPredicate =
  /** More than this share of what is counted is seen. */
  | { readonly kind: 'seen'; readonly look: SightQuery; readonly moreThan: Share }
  /** At least this share of the target is hidden by exactly these pieces and models together. */
  | { readonly kind: 'hidden'; readonly look: UnionQuery; readonly atLeast: Share };

/** Which of the two is moved; the other stays where it is. */
export type Mover = 'looker' | 'target';

/**
 * How far must a model be moved, on the surface it stands on, for the answer to turn? It keeps its facing; a given eye (a `point` policy) moves
 * along with the looker.
 */
export interface MarginQuery {
  readonly predicate: SightPredicate;
  readonly mover: Mover;
  /** Nothing is looked for beyond this displacement. */
  readonly limit: Millimetres;
  /** What turns within this displacement is too close to call. */
  readonly tolerance: Millimetres;
}

/** What a model that is moved comes up against. */
export type Barrier =
  /** The surface that carries it ends under the middle of its base, or drops. */
  | { readonly kind: 'no-ground' }
  /** Its base or body would press into this. */
  | { readonly kind: 'in-the-way'; readonly by: Source }
  /** The middle of its base would leave the table. */
  | { readonly kind: 'table-edge' }
  /** All its eyes would be inside something solid. */
  | { readonly kind: 'eye-inside'; readonly by: Source };

/** One place that a model was moved to for an answer, with all that was found from there. */
export interface MarginPlace {
  /** Where the model stands. @frame board */
  readonly at: BoardPoint;
  readonly displacement: Millimetres;
  readonly holds: boolean;
  readonly finding:
    | { readonly kind: 'seen'; readonly query: SightQuery; readonly found: SightFinding }
    | { readonly kind: 'hidden'; readonly query: UnionQuery; readonly share: ShareBounds };
}

/** The nearest turn of an answer that was found, with the places on both sides of it. */
export interface MarginFlip {
  readonly displacement: Millimetres;
  /** Unit direction in the plan of the board. */
  readonly towards: { readonly x: number; readonly z: number };
  /** It is still turned 0.2 mm further on; if not, this is a strip that no hand can set a model into, and still a turn. */
  readonly lasts: boolean;
  /** The answer is still what it is, here; and no longer, here: at most 0.1 mm apart. */
  readonly short: MarginPlace;
  readonly beyond: MarginPlace;
}

/** How firmly an answer stands against a push. */
export interface MarginFinding {
  /** What the answer is where the models stand. */
  readonly holds: boolean;
  /** Null where nothing turns it within the limit. */
  readonly flip: MarginFlip | null;
  /** No displacement shorter than this turns the answer: proven, as `findMargin` says. 0 where nothing is. */
  readonly noFlipWithin: Millimetres;
  /** Whether that reaches to the flip, or to the limit. Otherwise what lies between was only searched. */
  readonly by: 'proof' | 'search';
  /** What the model came up against nearer than the flip (or the limit): the nearest of each kind. It is not moved past these. */
  readonly barred: readonly { readonly displacement: Millimetres; readonly barrier: Barrier }[];
  /** It turns within the tolerance, or the bounds of the share lie on both sides of the threshold where the models stand. @clause SK-GEOM-3 */
  readonly closeCall: boolean;
}

// ------------------------------------------------------------------------------------------------------- place and distance

/** Is the straight line from an eye to a point free? @clause SK-LOS-12 */
export interface PointQuery {
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  readonly blockers: SightBlockers;
}

/** Whether a straight line is free, how long it is, and where it is stopped if it is not. */
export interface PointFinding {
  readonly clear: boolean;
  readonly stopped: StoppedRay | null;
  readonly distance: Millimetres;
}

/** Does a model stand directly behind something, as seen from a point? @clause SK-HIDE-1, SK-COVER-10 */
export interface BehindQuery {
  readonly model: ModelId;
  readonly viewer: BoardPoint;
  readonly shelter:
    | { readonly kind: 'piece'; readonly piece: PieceId }
    /** One part alone: the front wall of a house, not its floor or the wall at the back. */
    | { readonly kind: 'part'; readonly piece: PieceId; readonly part: PartId }
    | { readonly kind: 'model'; readonly model: ModelId };
}

/** How a model stands to the thing it may be sheltering behind. */
export interface BehindFinding {
  /** The plan-view line from the viewer to the model's axis goes over the shelter. */
  readonly crossed: boolean;
  /**
   * How high the shelter stands over that line, above the surface the model stands on, up to the first gap that one could look through: to the
   * sill of a window, not to the roof. 0 where it only begins over the model's head; null when not crossed.
   */
  readonly heightAcross: Millimetres | null;
  /** From the model's base edge to the nearest point of the shelter (its base edge, for a model). */
  readonly gap: Millimetres;
}

/** How far does a viewer stand above a piece, and how far away? @clause SK-LOS-16, SK-GEOM-7 */
export interface AboveFinding {
  /** Height of the viewer's supporting surface over the highest point of the piece; negative when below. */
  readonly higherBy: Millimetres;
  /** Plan distance from the viewer's axis to the piece's footprint; 0 inside it. */
  readonly planDistance: Millimetres;
}

/** How does a sight line run through a piece's footprint? @clause SK-COVER-8 */
export interface AreaFinding {
  readonly baseCentreInside: boolean;
  /** Length of the sight line over the footprint and under the piece's top. */
  readonly depth: Millimetres;
}

/** How much of the straight line between two points runs through a cloud? @frame board */
export interface CloudDepthQuery {
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  readonly cloud: Cloud;
}

/** The length of a line in a cloud, and where it runs there. */
export interface CloudDepthFinding {
  readonly depth: Millimetres;
  readonly stretches: readonly SightRay[];
}

/** Where is the eye of a model that looks out of an opening? @clause SK-LOS-5 to 8, SK-GEOM-8 */
export interface OpeningEyeFinding {
  /** The point of the opening, half-way through the wall, nearest to the head. */
  readonly eye: BoardPoint;
  /** From the model's base edge to the wall that holds the opening. */
  readonly gapToWall: Millimetres;
  /** How far the model's axis lies outside the opening's width, along the wall; 0 within it. */
  readonly beside: Millimetres;
  /** How far the model's place lies from the middle plane of the wall, along the opening's `through`: the sign says on which side. */
  readonly side: Millimetres;
  /** The opening can be looked through now: open, or filled with glass or bars only. */
  readonly open: boolean;
}

export const MEASURES = ['heads', 'bases', 'plan'] as const;
/** Between what a distance is taken: head points, nearest base edges in space, or axes seen from above. */
export type Measure = (typeof MEASURES)[number];

/** A distance and the two points it was taken between. @unit millimetres */
export interface DistanceFinding {
  readonly distance: Millimetres;
  readonly from: BoardPoint;
  readonly to: BoardPoint;
}

/** How near is a model's base to an opening, and does it stand in its frame? @clause SK-DOOR-1, SK-DOOR-6 */
export interface OpeningGapFinding extends DistanceFinding {
  readonly standsIn: boolean;
}

/** A side of a vehicle, seen from above. @clause SK-VARC-1 */
export type Sector = 'front' | 'side' | 'rear';

/** On what does a model put down here come to stand? */
export interface FootingFinding {
  /** Height of the surface that carries it. */
  readonly height: Millimetres;
  readonly on: Source | { readonly kind: 'table' };
  readonly standable: boolean;
  /** Terrain and models that its base or body would overlap there. */
  readonly overlaps: readonly Source[];
}

/** A surface over a place of the table that something can lie on. */
export interface SurfaceFinding {
  readonly height: Millimetres;
  readonly on: Source | { readonly kind: 'table' };
}

// ------------------------------------------------------------------------------------------------------------------- the port

/** All that may be asked about the space of one board. Same board and question, same answer, to the bit. */
export interface SpaceQueries {
  sight(query: SightQuery): SightFinding;
  /** Which point of all that is seen of the target is the nearest to the eye that sees it? @clause SK-DIST-6 */
  nearestSeen(query: SightQuery): NearestSeenFinding;
  cover(query: CoverQuery): CoverFinding;
  hiddenTogether(query: UnionQuery): ShareBounds;
  /** How far must looker or target be moved for the answer to turn? @cost far more than the look itself: up to some tenths of a second */
  margin(query: MarginQuery): MarginFinding;
  point(query: PointQuery): PointFinding;
  /** @cost some milliseconds where a line is free or all are plainly blocked; up to some seconds where it is close */
  line(query: LineQuery): LineFinding;
  behind(query: BehindQuery): BehindFinding;
  above(viewer: ModelId, piece: PieceId): AboveFinding;
  /** `stance` is the target's own unless told. */
  area(from: BoardPoint, to: ModelId, piece: PieceId, stance?: Stance): AreaFinding;
  cloudDepth(query: CloudDepthQuery): CloudDepthFinding;
  /** All smoke on the table, as clouds that are so high over the floor that it lies on. */
  smoke(height: Millimetres): readonly Cloud[];
  /** `stance` is the model's own unless told. */
  openingEye(model: ModelId, piece: PieceId, opening: OpeningId, stance?: Stance): OpeningEyeFinding;
  distance(from: ModelId, to: ModelId, between: Measure): DistanceFinding;
  /** From the edge of the base to the room of the opening's hole. */
  openingGap(model: ModelId, piece: PieceId, opening: OpeningId): OpeningGapFinding;
  /** The eyes of a model's body in a stance. @frame board */
  eyes(model: ModelId, stance: Stance): readonly { readonly member: number; readonly at: BoardPoint }[];
  /** The solid part that a point is inside of. @edge a point exactly on a surface is outside */
  solidAt(at: BoardPoint): Source | null;
  /** Every surface over a place of the plan that something can lie on, from above downwards, the table last. */
  surfacesAt(at: PlanPoint): readonly SurfaceFinding[];
}

/** What the physics of the board can answer once it is loaded. */
export interface GroundQueries {
  /** Lets a model down at a plan position from just above `below`, and says on what it comes to stand. */
  footing(model: ModelId, at: BoardPoint): FootingFinding;
}
