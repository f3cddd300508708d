import type { ModelId } from '../identity/ids.ts';
import type { Millimetres, Radians, Share } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';
import type {
  BlockerPolicy,
  CoveringStance,
  SightBlockers,
  SightFinding,
  SightQuery,
  Source,
  StoppedRay,
  TargetPolicy,
} from './queries.ts';

/** A flat shape that is laid on the table to see who is under it. */
export type TemplateShape =
  | { readonly kind: 'circle'; readonly diameter: Millimetres }
  /** The smallest convex shape around two discs: a narrow end and a broad one. The length is over all. */
  | {
      readonly kind: 'teardrop';
      readonly length: Millimetres;
      readonly tipRadius: Millimetres;
      readonly broadRadius: Millimetres;
    }
  /** What lies within a length of a point and within an angle of at most half a turn. */
  | { readonly kind: 'cone'; readonly angle: Radians; readonly length: Millimetres };

/**
 * A template where it lies. `at` is the middle of a circle, the narrow end of a teardrop, the point of a cone, on the surface that carries it; `facing`
 * is where the narrow end points from, and means nothing for a circle.
 * @frame board
 */
export interface PlacedTemplate {
  readonly shape: TemplateShape;
  readonly at: BoardPoint;
  readonly facing: Radians;
}

/** How high and how low a template reaches. */
export type LevelPolicy =
  /** Only to those who stand on the floor that it lies on. */
  | { readonly kind: 'this-floor' }
  /** To bodies of which some part is within a radius in height of a point so high above the surface. */
  | { readonly kind: 'sphere'; readonly radius: Millimetres; readonly above: Millimetres }
  /** To everybody over and under it. */
  | { readonly kind: 'column' };

/** Who is under a template, how far, and on which level? */
export interface UnderQuery {
  readonly template: PlacedTemplate;
  readonly level: LevelPolicy;
  readonly models: readonly ModelId[];
  readonly stance: CoveringStance;
}

/** How a base lies to a template seen from above. Touching is to share no more than a border. */
export type UnderKind = 'untouched' | 'touched' | 'partly' | 'wholly';

/** How one model lies to a template. */
export interface ModelUnder {
  readonly model: ModelId;
  readonly kind: UnderKind;
  /** The part of its base's area that is under the template, exact but for rounding. */
  readonly share: Share;
  /** From the base's edge to the template's; below 0 the shortest way that would bring the base out from under it. */
  readonly gap: Millimetres;
  /** How far a base that is wholly under it may be moved anywhere before it sticks out; below 0 as far as it sticks out. */
  readonly slack: Millimetres;
  /** From the middle of the base to the template's edge; below 0 as deep as it lies inside. */
  readonly centreGap: Millimetres;
  /** In height, from the middle of the sphere (or the surface where the policy is none) to the nearest part of the body. */
  readonly apart: Millimetres;
  /** The floor or ceiling that parts the two surfaces; null where they are one floor. */
  readonly floorBetween: Source | null;
  /** The level policy reaches it. */
  readonly onLevel: boolean;
}

export interface UnderFinding {
  readonly models: readonly ModelUnder[];
}

/** What of a model can be seen from where something bursts? */
export interface BurstQuery {
  readonly from: BoardPoint;
  readonly to: ModelId;
  readonly target: TargetPolicy;
  readonly blockers: BlockerPolicy;
}

/** The look from the burst, as asked of the one kernel of sight: anybody may put it again. */
export interface BurstFinding {
  readonly query: SightQuery;
  readonly sight: SightFinding;
}

/** Where does something come down that is shot, thrown or driven aside? */
export type LandingQuery =
  /** Along the straight line from a weapon or eye to what it was aimed at. */
  | {
      readonly kind: 'straight';
      readonly from: BoardPoint;
      readonly towards: BoardPoint;
      readonly blockers: BlockerPolicy;
    }
  /** Level, from a point over a surface to over another place, and down there. */
  | { readonly kind: 'aside'; readonly from: BoardPoint; readonly over: BoardPoint; readonly blockers: BlockerPolicy }
  /** From the sky, straight down. */
  | { readonly kind: 'from-above'; readonly over: BoardPoint; readonly blockers: BlockerPolicy };

/** What something lands on. */
export type Landed = Source | { readonly kind: 'table' };

export interface LandingFinding {
  /** Where it lies: on a surface, or just before what stopped it. */
  readonly at: BoardPoint;
  /** Null beyond the edge of the table, where there is nothing. */
  readonly on: Landed | null;
  /** What it ran into before it was where it was meant to be. */
  readonly stopped: StoppedRay | null;
  readonly offTable: boolean;
}

/**
 * Can something be lobbed from one point to another? Its way is straight seen from above and never turns back, and may rise and fall as it likes.
 * @clause SK-IND-2, SK-IND-3
 */
export interface LobQuery {
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  /** Gaps lower than this let nothing through. */
  readonly leastGap: Millimetres;
  readonly glass: boolean;
}

export interface LobFinding {
  readonly clear: boolean;
  /** A way through free air, from bend to bend, as far as one leads. */
  readonly way: readonly BoardPoint[];
  /** What closes the air where no way leads on; null where one arrives. */
  readonly closedBy: { readonly by: Source; readonly at: BoardPoint } | null;
}

/** What a base must be for a template to count it. */
export type UnderNeed = 'partly' | 'centre' | 'wholly';

/** How far the middle of a circle may lie from a model, in space. @edge exactly at both ends it may */
export interface PlaceBand {
  readonly of: ModelId;
  readonly from: /** From the edge of its base. */
    | { readonly kind: 'base' }
    /** From a point on its axis to so far over the place, as from head to head. */
    | { readonly kind: 'axis'; readonly height: Millimetres; readonly over: Millimetres };
  readonly least: Millimetres;
  readonly most: Millimetres;
}

/** On which of the surfaces over a place a template may lie. */
export type LandingSurface =
  /** On what is topmost, as what falls from the sky. */
  | {
      readonly kind: 'topmost';
      readonly blockers: BlockerPolicy;
      /** It must be possible to lob something there. */
      readonly lobbed: Pick<LobQuery, 'from' | 'leastGap' | 'glass'> | null;
    }
  /** On each that can be seen from one of these points. */
  | { readonly kind: 'seen'; readonly from: readonly BoardPoint[]; readonly blockers: SightBlockers };

/** What bursts where a template lies: it hits whom it covers, and nobody who is shielded from it. */
export interface BurstOfPlace {
  /** So high over the surface it bursts. */
  readonly above: Millimetres;
  /** Those who are hit only where some of this is seen from the burst; everybody else is hit unseen. */
  readonly looks: readonly { readonly model: ModelId; readonly target: TargetPolicy }[];
  readonly blockers: BlockerPolicy;
}

/** Where does a template lie best? */
export interface PlaceQuery {
  readonly shape: TemplateShape;
  /** Those whom it should hit, and what is needed for that. */
  readonly count: readonly ModelId[];
  readonly need: UnderNeed;
  /** Those of whom no part may be under it, seen from above. */
  readonly spare: readonly ModelId[];
  /** Left out where any distance will do, and for what is laid from a base. */
  readonly band?: PlaceBand;
  readonly where: /** The middle of the circle lies on the base of one of these. */
    | { readonly kind: 'over-base'; readonly of: readonly ModelId[] }
    /** The middle of the circle lies anywhere. */
    | { readonly kind: 'anywhere' }
    /** The narrow end touches this base, and the template points straight away from its middle. */
    | { readonly kind: 'from-base'; readonly of: ModelId }
    /** The narrow end lies no farther from this base, in space, and the other end no nearer to its middle, seen from above, than the narrow end. */
    | { readonly kind: 'near-base'; readonly of: ModelId; readonly most: Millimetres };
  /** How high and low it reaches; left out where everybody over and under it counts. */
  readonly reaches?: { readonly level: LevelPolicy; readonly stance: CoveringStance };
  /** Left out for the surface of the model that it is laid over or from, and for what is topmost where it may lie anywhere. */
  readonly lands?: LandingSurface;
  /** Left out where everybody counts whom it covers, shielded or not. */
  readonly burst?: BurstOfPlace;
}

/** One of the best places, and whom it hits there. */
export interface BestPlace {
  /** @frame board */
  readonly at: { readonly x: Millimetres; readonly y: Millimetres; readonly z: Millimetres };
  readonly facing: Radians;
  readonly models: readonly ModelId[];
}

export interface PlaceFinding {
  /** How many it hits at the best place that was found; 0 where it can lie nowhere or hit nobody. */
  readonly most: number;
  /** It is proven that it can nowhere hit more than this. */
  readonly atMost: number;
  /** A place for each choice of models that are as many, of those that were found, by their names. */
  readonly places: readonly BestPlace[];
  /** No place hits more. */
  readonly proven: boolean;
}

/** What may be asked about templates and what comes flying, on one board. Same board and question, same answer, to the bit. */
export interface TemplateQueries {
  under(query: UnderQuery): UnderFinding;
  burst(query: BurstQuery): BurstFinding;
  landing(query: LandingQuery): LandingFinding;
  lob(query: LobQuery): LobFinding;
  bestPlace(query: PlaceQuery): PlaceFinding;
}
