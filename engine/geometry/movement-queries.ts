import type { Stance } from '../board/body.ts';
import type { LadderId, ModelId, ObjectiveId, OpeningId, PieceId } from '../identity/ids.ts';
import type { PlanPolygon } from '../space/polygon.ts';
import type { Millimetres, Share } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';
import type { GapFinding, GapQuery } from './measure-queries.ts';
import type { SightQuery, Source } from './queries.ts';

// ---------------------------------------------------------------------------------------------------------------- policies

/**
 * What movement costs and what it may do in one rule book, stated as data: a rule set fills it in, geometry goes by it. A cost is a length of
 * movement: one millimetre over level ordinary ground costs 1.
 */
export interface MovePolicy {
  /** Rises and falls up to this are walked over without a word. @clause SK-CLIMB-1 */
  readonly freeStep: Millimetres;
  /** Ground up to this steep (rise over run) is walked, along its slope; steeper faces are climbed. @clause SK-RAMP-1, 3 */
  readonly steepest: number;
  /** Whether a slope is measured along itself or as seen from above. */
  readonly slopes: 'along' | 'plan';
  /** What a millimetre of height costs on the way up and down, and the highest rise or fall that can be climbed; null: nothing is climbed. */
  readonly climbing: {
    readonly up: number;
    readonly down: number;
    readonly most: Millimetres;
    /** How deep one climbs down, where that is another height than `most`. */
    readonly mostDown?: Millimetres;
  } | null;
  /**
   * From how far a base joins a ladder, what a millimetre along it costs, and how far apart those on one keep, base to base; null: ladders are not
   * used. @clause SK-GEOM-9, SK-LADDER-5
   */
  readonly ladders: { readonly reach: Millimetres; readonly factor: number; readonly spacing: Millimetres } | null;
  /**
   * What difficult ground costs: each millimetre one over the factor of the piece, a third that was written with two digits being taken for a third or for
   * what it says; or no more than any other. @clause SK-MOVE-10, SK-MOVE-11
   */
  readonly difficult: 'by-its-factor' | 'with-exact-thirds' | 'as-any';
  /** Multiplies the whole cost, as for those who crawl or carry. */
  readonly slowed: number;
  /** From floor to floor of one piece one goes anywhere inside of it, as if there were a way up. Left out where one does not. @clause BT-CLIMB-4 */
  readonly throughFloors?: true;
  /** Which kinds of opening that are not shut can be climbed through when their sill is not a free step. */
  readonly climbedThrough: readonly ('window' | 'door' | 'hatch' | 'breach')[];
  /** All other models are in the way. */
  readonly passesThrough: readonly ModelId[];
  /** Nobody stands on an objective or goes over it. Left out where that is not so. @clause SK-VP-4 */
  readonly barredByMarks?: true;
  /** No point of the way may be nearer to these, base to base. */
  readonly keepsFrom: readonly { readonly model: ModelId; readonly gap: Millimetres }[];
  /** What stands: the middle of the base over its support, and at least so much of the base supported. @clause SK-CLIMB-6 */
  readonly stability: { readonly supported: Share; readonly sameHeight: Millimetres };
  /** The stance that is moved in, and how far around its axis it needs its height free. @clause SK-GEOM-12 */
  readonly stance: Stance;
  readonly headroom: Millimetres;
  /** Rises and falls together may not exceed this; null for no such limit. @clause BT-CLIMB-1 */
  readonly mostHeight: Millimetres | null;
}

/** One place that a path leads through. Between two places of the ground the axis goes straight, as seen from above. */
export type Waypoint =
  /** On the surface nearest to this height. */
  | { readonly kind: 'ground'; readonly at: BoardPoint }
  /** Resting on a ladder, with the base so high above its foot, measured upright. */
  | { readonly kind: 'ladder'; readonly piece: PieceId; readonly ladder: LadderId; readonly height: Millimetres };

/** What does this way cost? It begins where the model stands (or hangs on a ladder). */
export interface MoveQuery {
  readonly model: ModelId;
  readonly way: readonly Waypoint[];
  readonly policy: MovePolicy;
}

// ---------------------------------------------------------------------------------------------------------------- findings

/** What carries a mover: the table, a part, or a ladder. Never another model. */
export type Carrier =
  | Source
  | { readonly kind: 'table' }
  | { readonly kind: 'ladder'; readonly piece: PieceId; readonly ladder: LadderId };

/** Can a model stand here, and how well? */
export interface StandFinding {
  readonly at: BoardPoint;
  readonly on: Carrier;
  /** Share of the base that is supported, exact for round bases on flat faces. */
  readonly supported: Share;
  /** From the middle of the base to the border of the hull of what supports it: negative where it lies outside. */
  readonly centreInside: Millimetres;
  /** How much room there is over the place up to the nearest thing over its head; null where it has its height free. */
  readonly ceiling: Millimetres | null;
  /** Why it cannot stay here; empty where it can. */
  readonly hindered: readonly Hindrance[];
  /** Exactly on a limit, to within the tolerance. @clause SK-GEOM-14 */
  readonly close: boolean;
}

/** What keeps a model from standing at a place or going on. `missing` is how much would have to give way. */
export type Hindrance =
  | { readonly kind: 'in-the-way'; readonly by: Source; readonly missing: Millimetres }
  | { readonly kind: 'mark-in-the-way'; readonly mark: ObjectiveId; readonly missing: Millimetres }
  | { readonly kind: 'too-near'; readonly to: ModelId; readonly missing: Millimetres }
  | { readonly kind: 'too-high'; readonly by: Carrier; readonly height: Millimetres; readonly missing: Millimetres }
  /** `by` is what is left there, `onto` the floor that lies so deep. */
  | {
      readonly kind: 'too-deep';
      readonly by: Carrier;
      readonly onto: Carrier;
      readonly height: Millimetres;
      readonly missing: Millimetres;
    }
  /** The way comes to a floor over (`apart` is positive) or under the one that is meant, though it is no farther off than could be climbed. */
  | { readonly kind: 'another-floor'; readonly meant: Carrier; readonly apart: Millimetres }
  | { readonly kind: 'no-headroom'; readonly under: Source; readonly missing: Millimetres }
  | { readonly kind: 'tips'; readonly supported: Share; readonly missing: Millimetres }
  | { readonly kind: 'not-standable'; readonly by: Carrier }
  | { readonly kind: 'impassable'; readonly piece: PieceId }
  | { readonly kind: 'shut'; readonly piece: PieceId; readonly opening: OpeningId }
  | { readonly kind: 'ladder-out-of-reach'; readonly piece: PieceId; readonly ladder: LadderId; readonly missing: Millimetres }
  | {
      readonly kind: 'ladder-taken';
      readonly piece: PieceId;
      readonly ladder: LadderId;
      readonly by: ModelId;
      readonly missing: Millimetres;
    }
  | { readonly kind: 'table-edge'; readonly missing: Millimetres }
  | { readonly kind: 'too-much-height'; readonly missing: Millimetres };

/** What one stretch of a way is. `cross` goes over something that one need not be able to stand on. */
export type LegKind = 'walk' | 'step' | 'climb' | 'descend' | 'cross' | 'ladder';

/** One stretch of a way. What a step, climb or descent costs is charged where the axis meets the face. @clause SK-CLIMB-18 */
export interface MoveLeg {
  readonly kind: LegKind;
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  /** Along the surface or the ladder. */
  readonly length: Millimetres;
  /** Height gained and lost on it; a crossing has both. */
  readonly up: Millimetres;
  readonly down: Millimetres;
  /** What carries the mover here, or what it climbs. */
  readonly on: Carrier;
  /** The piece whose ground is difficult here, whatever it costs, and what all such pieces together make of a millimetre; 1 for ordinary going. */
  readonly difficult: { readonly piece: PieceId | null; readonly factor: number };
  /** The openings it leads through. */
  readonly through: readonly { readonly piece: PieceId; readonly opening: OpeningId }[];
  /** Dangerous pieces it touches. */
  readonly dangerous: readonly PieceId[];
  readonly cost: number;
  /** One may stop on it part-way; not on climbs and crossings. @clause SK-CLIMB-4, 10 */
  readonly divisible: boolean;
  /** The piece between whose floors it goes straight up or down. Left out elsewhere. @clause BT-CLIMB-4 */
  readonly insideOf?: PieceId;
}

/** What a way is made of, stretch by stretch, and where it ends. */
export interface MoveFinding {
  readonly legs: readonly MoveLeg[];
  /** Of all legs up to where the way ends or is barred. */
  readonly cost: number;
  readonly length: Millimetres;
  readonly up: Millimetres;
  readonly down: Millimetres;
  /** What bars the way, with the place of the axis there; null where it leads to its end. */
  readonly barred: { readonly at: BoardPoint; readonly hindrance: Hindrance } | null;
  /** How it stands at the end of the legs; null on a ladder. */
  readonly end: StandFinding | null;
}

/** How far along a way a mover comes with an allowance, and the last place at which it may end. @clause SK-CLIMB-4, 14, SK-LADDER-3 */
export interface StopFinding {
  readonly at: Waypoint;
  readonly cost: number;
  readonly stand: StandFinding | null;
}

/** How far does an allowance lead along a way? */
export interface StopQuery {
  readonly move: MoveQuery;
  readonly allowance: number;
}

/** The cheapest way to a place. */
export interface RouteQuery {
  readonly model: ModelId;
  readonly to: Waypoint;
  readonly policy: MovePolicy;
  /** Ways that cost more than this are not looked for; null for no limit. */
  readonly allowance: number | null;
}

export interface RouteFinding {
  readonly way: readonly Waypoint[];
  readonly move: MoveFinding;
}

/** Everything that can be come to with an allowance. */
export interface ReachQuery {
  readonly model: ModelId;
  readonly policy: MovePolicy;
  /** Ascending: one set of outlines for each, such as one action and two. */
  readonly allowances: readonly number[];
}

/** What can be come to on one surface: places of the axis where the model may end its move. */
export interface ReachedLevel {
  readonly on: Carrier;
  /** Lowest and highest place reached on it. */
  readonly heights: readonly [Millimetres, Millimetres];
  /** For each allowance the outlines of what is reached, with their holes. @frame board, seen from above */
  readonly within: readonly { readonly allowance: number; readonly outlines: readonly ReachOutline[]; readonly area: number }[];
}

export interface ReachOutline {
  readonly border: PlanPolygon;
  readonly holes: readonly PlanPolygon[];
}

/** All that is in reach, level by level, and on ladders. */
export interface ReachFinding {
  readonly levels: readonly ReachedLevel[];
  readonly ladders: readonly {
    readonly piece: PieceId;
    readonly ladder: LadderId;
    readonly from: Millimetres;
    readonly to: Millimetres;
    readonly cost: number;
  }[];
  /** The cheapest cost at which the axis comes to a place, by the finding itself; null where it is not reached. */
  costAt(at: BoardPoint): number | null;
}

/** A search for all that is in reach, step by step: what it has found is in reach whatever comes after it, and more may come. */
export interface ReachSearch {
  /** Looks a few ways further, for some milliseconds at most; false where nothing is left to look at, and what has been found is all there is. */
  goOn(): boolean;
  /** What has been found so far. @cost lays all of it out anew */
  found(): ReachFinding;
}

/** Which end of a move is nearest to something? */
export interface NearestEndQuery {
  readonly model: ModelId;
  readonly policy: MovePolicy;
  readonly allowance: number;
  /** What is gone for, and between what the gap is taken. */
  readonly towards: Omit<GapQuery, 'from'>;
  /** So near is near enough: nothing nearer is looked for. */
  readonly enough: Millimetres;
  /** Ends that are farther than this are not looked for; any end is where it is not told. */
  readonly farthest?: Millimetres;
  /** Models into whose bodies its own body may not press where it ends. */
  readonly bodiesApart: readonly ModelId[];
  /** Of each of these it ends near to at least one model: no farther seen from above than `level` and in height than `height`. */
  readonly keepsNear: readonly {
    readonly models: readonly ModelId[];
    readonly level: Millimetres;
    readonly height: Millimetres;
  }[];
}

/** The nearest end that was found, which may be where the model stands. */
export interface NearestEndFinding {
  readonly at: BoardPoint;
  readonly cost: number;
  readonly gap: GapFinding;
  /** How many squares of places were looked into. */
  readonly searched: number;
  /** By how much an end might be nearer among what was left when the search was given up; 0 where nothing was left. */
  readonly open: Millimetres;
}

/** The first place of a way at which somebody sees the mover. */
export interface FirstSeenQuery {
  readonly move: MoveQuery;
  /** The look at the mover, as from where the mover stands now; it is repeated along the way. */
  readonly look: SightQuery;
  readonly moreThan: Share;
}

export interface FirstSeenFinding {
  /** Cost and length of the way up to the place; it is found to 0.5 mm. */
  readonly at: BoardPoint;
  readonly length: Millimetres;
  readonly cost: number;
}

/** On which floors may a base stay, over each of many places of the plan? */
export interface StandingQuery {
  readonly model: ModelId;
  readonly policy: MovePolicy;
  /** @frame board @shape x z of each place; near places are best asked for together */
  readonly over: Float64Array;
}

/** The floors found, place by place, lowest first. */
export interface StandingFinding {
  /** Over which of the places asked for each of them is. */
  readonly places: Int32Array;
  readonly heights: Float64Array;
  readonly on: readonly Carrier[];
}

/** What can be asked about moving on one board. Same board and question, same answer, to the bit. */
export interface MoveQueries {
  /** All places over one another where the base could be set down at a plan position, lowest first, whether it may stay there or not. */
  stands(model: ModelId, x: Millimetres, z: Millimetres, policy: MovePolicy): readonly StandFinding[];
  /** Where of many places it may stay: what `stands` tells of each without hindrance, for much less. */
  standing(query: StandingQuery): StandingFinding;
  move(query: MoveQuery): MoveFinding;
  stop(query: StopQuery): StopFinding;
  route(query: RouteQuery): RouteFinding | null;
  reach(query: ReachQuery): ReachFinding;
  /** The same, for who wants to see something of it soon, or may want to leave it off. */
  openReach(query: ReachQuery): ReachSearch;
  nearestEnd(query: NearestEndQuery): NearestEndFinding;
  firstSeen(query: FirstSeenQuery): FirstSeenFinding | null;
}
