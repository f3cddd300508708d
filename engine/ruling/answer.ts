import type { BodyRegion } from '../board/body.ts';
import type { CoverGrade } from '../board/terrain-piece.ts';
import type { LastingEffect } from '../board/zone.ts';
import type { AreaPassage } from '../geometry/area-queries.ts';
import type { Hindrance, MoveLeg, ReachedLevel, ReachFinding, Waypoint } from '../geometry/movement-queries.ts';
import type { Hider } from '../geometry/queries.ts';
import type { ClauseRef } from '../identity/clause.ts';
import type { ModelId, PieceId } from '../identity/ids.ts';
import type { Millimetres, ShareBounds } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';
import type { DistanceAnswer } from './measure-answer.ts';
import type { ShotAnswer } from './shot-answer.ts';
import type { TemplateAnswer } from './template-answer.ts';
import type { VehicleAnswer } from './vehicle-answer.ts';

/** The answer to `sees`. */
export interface SeesAnswer {
  readonly kind: 'sees';
  readonly sees: boolean;
  /** What counts for this rule set, region by region. */
  readonly regions: readonly {
    readonly region: BodyRegion;
    /** Which man of a squad; 0 for everyone else. */
    readonly member: number;
    readonly share: ShareBounds;
    readonly counts: boolean;
  }[];
  /** The share of all that counts. */
  readonly whole: ShareBounds;
  /** Greatest width of what is seen, at the target. */
  readonly widest: Millimetres;
}

/** The answer to `cover-of`. */
export interface CoverAnswer {
  readonly kind: 'cover-of';
  readonly grade: CoverGrade;
  /** What the rule set makes of the grade before short range and armour piercing (SK: 0, 1, 2); the more the better (BT: how many faces of a die save). */
  readonly value: number;
  /** What a die must show to save, null where none does. Left out by rules that have no cover saves. */
  readonly save?: number | null;
  readonly concealOnly: boolean;
  readonly closeRangeProof: boolean;
  /** The thing whose cover counts; null where there is none or the stance gives it. */
  readonly from: Hider | null;
  /** Every thing that was weighed, most hiding first. */
  readonly weighed: readonly {
    readonly source: Hider;
    readonly share: ShareBounds;
    readonly grade: CoverGrade;
    readonly reaches: boolean;
  }[];
}

/** The answer to a question about what passes between two models. */
export type LookAnswer = SeesAnswer | CoverAnswer;

/** One stretch of a way with the clause by which it costs what it costs. */
export interface PricedLeg extends MoveLeg {
  readonly clause: ClauseRef;
}

/** One stretch of a way through an area on which something lingers, with the clause that speaks of it; null where the rules have none. */
export interface RuledPassage extends AreaPassage {
  readonly of: LastingEffect['of'];
  readonly clause: ClauseRef | null;
}

/** The last place of a way at which its mover may end, for a way that it may not go to its end. */
export interface StopPlace {
  readonly at: Waypoint;
  readonly cost: Millimetres;
  readonly left: Millimetres;
}

/** What one way costs and whether it may be gone. */
interface PricedWay {
  readonly allowed: boolean;
  /** Of movement: what may be spent, what the way costs as far as it leads, and what is left of it at its end. */
  readonly allowance: Millimetres;
  readonly cost: Millimetres;
  readonly left: Millimetres;
  /** How many actions of a turn it takes. */
  readonly actions: number;
  readonly legs: readonly PricedLeg[];
  /** Height gained and lost. */
  readonly up: Millimetres;
  readonly down: Millimetres;
  /** What ends the way before its end; null where nothing does. */
  readonly barred: { readonly at: BoardPoint; readonly hindrance: Hindrance } | null;
  /** Null where the way may be gone to its end, and where it may end nowhere. */
  readonly stop: StopPlace | null;
  /** Whether a charge ends in melee with whom it is aimed at; null for every other order. */
  readonly arrives: boolean | null;
  /** Enemies who have a right to strike before the mover leaves. */
  readonly strikes: readonly ModelId[];
  /** Dangerous pieces for which a test falls due. */
  readonly dangerous: readonly PieceId[];
  /** Whether it takes a wound there, by the die that was rolled for it; null where none was, and where it does not go. */
  readonly hurt: boolean | null;
  /** Areas on which something lingers that the way leads through, as far as it leads. */
  readonly areas: readonly RuledPassage[];
}

/** The answer to `move`. */
export type MoveAnswer = PricedWay & { readonly kind: 'move' };

/** The answer to `route`: the cheapest way there, and what it costs; `way` is null where none leads there. */
export type RouteAnswer = PricedWay & { readonly kind: 'route'; readonly way: readonly Waypoint[] | null };

/** The answer to `reach`. */
export interface ReachAnswer {
  readonly kind: 'reach';
  /** What may be spent, ascending: one set of outlines for each. */
  readonly allowances: readonly Millimetres[];
  readonly levels: readonly ReachedLevel[];
  readonly ladders: ReachFinding['ladders'];
  /** Where one may come by but not stay: nearer than this to those of these that one sees from there, between head points. */
  readonly notNear: readonly { readonly model: ModelId; readonly distance: Millimetres }[];
  /** Pieces that must not be touched, though they are within reach. */
  readonly notOn: readonly PieceId[];
}

/** The answer to `move-unit`. */
export interface MoveUnitAnswer {
  readonly kind: 'move-unit';
  readonly allowed: boolean;
  /** Each model that goes somewhere, priced by itself. */
  readonly moves: readonly { readonly model: ModelId; readonly move: MoveAnswer }[];
  /** Whether the unit hangs together where all its models end, and the groups that do, largest first. */
  readonly coherent: boolean;
  readonly groups: readonly (readonly ModelId[])[];
  /** The pairs that hold the groups together or, between two groups, that are nearest. */
  readonly links: readonly {
    readonly one: ModelId;
    readonly other: ModelId;
    readonly gap: Millimetres;
    readonly holds: boolean;
  }[];
}

/** The answer to `work-opening`. */
export interface WorkOpeningAnswer {
  readonly kind: 'work-opening';
  readonly allowed: boolean;
  /** From the base edge to the opening, and how far is near enough. */
  readonly gap: Millimetres;
  readonly limit: Millimetres;
  readonly actions: number;
}

/** The answer to `pick-up`. */
export interface PickUpAnswer {
  readonly kind: 'pick-up';
  readonly allowed: boolean;
  /** Between the base edges, and how far is near enough. */
  readonly gap: Millimetres;
  readonly limit: Millimetres;
}

/** The answer to any question, told apart by the kind of question it answers. */
export type Answer =
  | LookAnswer
  | MoveAnswer
  | RouteAnswer
  | ReachAnswer
  | MoveUnitAnswer
  | WorkOpeningAnswer
  | PickUpAnswer
  | TemplateAnswer
  | DistanceAnswer
  | VehicleAnswer
  | ShotAnswer;
