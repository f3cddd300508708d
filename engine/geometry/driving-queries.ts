import type { ModelId, PieceId } from '../identity/ids.ts';
import type { Pose } from '../space/frame.ts';
import type { Millimetres, Radians, Share } from '../space/quantity.ts';
import type { BoardPoint, ModelPoint } from '../space/vec3.ts';
import type { Carrier, Hindrance, MovePolicy } from './movement-queries.ts';
import type { Sector, Source } from './queries.ts';

// ----------------------------------------------------------------------------------------------------------------- facings

/** On which side of a vehicle or squad a point lies, and how near it is to another side. @clause SK-VARC-1, SK-VARC-2, SK-VARC-4 */
export interface SectorFinding {
  readonly sector: Sector;
  /** On the other side of the nearest diagonal. */
  readonly beside: Sector;
  /** From the point to that diagonal, seen from above; 0 exactly on it. */
  readonly toDiagonal: Millimetres;
}

/** Before or behind the line of somebody's shoulders. @clause SK-MODEL-8 */
export interface FacingFinding {
  readonly half: 'front' | 'rear';
  /** How far the point lies before the line of the shoulders; below 0 behind it. */
  readonly ahead: Millimetres;
}

/** How high somebody stands over the hull of a vehicle, and how far away. @clause SK-VARC-3 */
export interface OverHullFinding {
  /** His base over the top of the hull, without turret; below 0 where he is lower. */
  readonly higherBy: Millimetres;
  /** Seen from above, to the nearest point of the outline of the hull; 0 over it. */
  readonly planDistance: Millimetres;
}

/** How a weapon is fixed to what bears it. @clause SK-MOUNT-1 to SK-MOUNT-6 */
export interface WeaponMount {
  /** Where it turns. @frame model */
  readonly at: ModelPoint;
  /** The middle of its arc against the front of the model; to the left above 0. */
  readonly bearing: Radians;
  /** How far it turns to either side of that; from π on it shoots all round. */
  readonly halfArc: Radians;
}

/** Can a weapon be brought to bear on a point? */
export interface ArcQuery {
  readonly model: ModelId;
  readonly mount: WeaponMount;
  readonly at: BoardPoint;
}

/** How a point lies to the arc of a weapon, seen from above: heights change no bearing. */
export interface ArcFinding {
  /** From the middle of the arc to the point: to the left above 0. */
  readonly off: Radians;
  /** How far the point lies outside of the arc, square to its nearer border; below 0 inside. Endlessly far inside where it shoots all round. */
  readonly outsideBy: Millimetres;
  /** From the mount to the point in space, and how steeply it has to be raised, as rise over run; null straight over or under the mount. */
  readonly distance: Millimetres;
  readonly rise: number | null;
}

// ----------------------------------------------------------------------------------------------------------------- driving

/** One part of a movement of a vehicle, in the order it is driven. */
export type DriveStep =
  /** Straight ahead; backwards below 0. */
  | { readonly kind: 'run'; readonly length: Millimetres }
  /** On the spot about its own place; to the left above 0. */
  | { readonly kind: 'turn'; readonly by: Radians };

/** What does this vehicle touch on its way, and what does it drive over? */
export interface DriveQuery {
  readonly model: ModelId;
  readonly way: readonly DriveStep[];
  /** Rises and falls of the ground up to this are driven over; what stands higher is in the way. @clause SK-TERR-6 */
  readonly step: Millimetres;
  /** Ground up to this steep (rise over run) is driven. */
  readonly steepest: number;
  /** What is passed no farther away than this is told, though it is not touched. */
  readonly narrowly: Millimetres;
}

/** What a vehicle may run into. */
export type DriveObstacle =
  | Source
  /** Ground that nobody goes into. */
  | { readonly kind: 'impassable'; readonly piece: PieceId }
  | { readonly kind: 'table-edge' };

/** Where on a way: at a share of one of its parts. */
export interface DrivePlace {
  /** Index of the part of the way. */
  readonly part: number;
  readonly share: Share;
  /** Driven up to there, and turned, all parts in absolute value. @clause SK-TURN-2 */
  readonly driven: Millimetres;
  readonly turned: Radians;
  readonly pose: Pose;
}

/** The first touch of one thing on the way that would be pressed into if the vehicle went on. */
export interface DriveTouch {
  readonly with: DriveObstacle;
  readonly at: DrivePlace;
  /** Where they touch: the middle of it where edges lie flush. */
  readonly point: BoardPoint;
  /** The same point on the vehicle. @frame model */
  readonly onVehicle: ModelPoint;
  /** The side of the vehicle that touches. @clause SK-COLL-3 */
  readonly side: SectorFinding;
  /** How far any part of it presses in before it comes out again or the part of the way ends: a graze has little of it. */
  readonly depth: Millimetres;
}

/** Something that a vehicle passes narrowly, or stops narrowly before, and touches nowhere on its way. */
export interface DriveMiss {
  readonly with: DriveObstacle;
  /** Where they are nearest, and how far apart there, seen from above. */
  readonly at: DrivePlace;
  readonly gap: Millimetres;
}

/** What the ground is like, as far as vehicles ask. @clause SK-TERR-2 */
export type DriveSurface = 'road' | 'ordinary' | 'difficult';

/** A stretch of the way of the vehicle's middle over one surface. */
export interface SurfaceStretch {
  readonly surface: DriveSurface;
  /** What makes it so; null for the table and ordinary ground. */
  readonly piece: PieceId | null;
  readonly from: Millimetres;
  readonly to: Millimetres;
  /** Where it begins. */
  readonly at: BoardPoint;
}

/** A fall of the ground under the middle that is deeper than a step. */
export interface DriveDrop {
  readonly at: DrivePlace;
  readonly to: Carrier;
  readonly height: Millimetres;
}

/** What a vehicle meets if nothing stops it. */
export interface DriveFinding {
  /** In the order of the way; of one thing only the first touch. */
  readonly touches: readonly DriveTouch[];
  /** In the order of the way; of one thing only the nearest place. */
  readonly misses: readonly DriveMiss[];
  readonly drops: readonly DriveDrop[];
  /** By the way driven; where it does not drive, the surface that it stands on, from 0 to 0. */
  readonly surfaces: readonly SurfaceStretch[];
  readonly end: DrivePlace;
  /** Where each part of the way ends, the last of them at `end`. */
  readonly partEnds: readonly DrivePlace[];
  /**
   * How far both ends of the final front edge (and of the final rear edge) lie beyond the line of the edge it started from, on the side of travel: the
   * nearer end counts. @clause SK-TURN-3, SK-TURN-5, SK-TURN-7
   */
  readonly advance: { readonly front: Millimetres; readonly rear: Millimetres };
}

/** One shortest way out of a vehicle's ground. */
export interface PushWay {
  readonly to: BoardPoint;
  readonly length: Millimetres;
  /** Unit direction in the plan of the board. */
  readonly towards: { readonly x: number; readonly z: number };
  /** What keeps it from being put there; empty where nothing does. */
  readonly blockedBy: readonly Hindrance[];
  /** How deep it falls where it loses its footing, onto what; null where it keeps it. @clause SK-CLIMB-17 */
  readonly fall: { readonly drop: Millimetres; readonly onto: Carrier } | null;
}

/** Where may a model be moved that stands where a vehicle ends its movement? */
export interface PushQuery {
  readonly model: ModelId;
  /** The vehicle, where it now stands. */
  readonly outOf: ModelId;
  /** What the pushed model needs to stand. */
  readonly policy: MovePolicy;
}

/** @clause SK-COLL-4 */
export interface PushFinding {
  /** It stands on the vehicle's ground. */
  readonly overlaps: boolean;
  /** Out of the vehicle's ground in each direction in which no way beside it is shorter, the shortest first; none where it does not stand there. */
  readonly ways: readonly PushWay[];
}

/** All that is asked about which way things face. */
export interface FacingQueries {
  /** On which side of a vehicle or squad does a point lie? @clause SK-VARC-2, SK-SQ-6 */
  sector(of: ModelId, at: BoardPoint): SectorFinding;
  /** Before or behind a figure? @clause SK-MODEL-8 */
  facing(of: ModelId, at: BoardPoint): FacingFinding;
  /** How high over a vehicle's hull is this place, and how far from it? @clause SK-VARC-3 */
  overHull(of: ModelId, at: BoardPoint): OverHullFinding;
  /** How does a point lie to the arc of a weapon? @clause SK-MOUNT-1 */
  arc(query: ArcQuery): ArcFinding;
}

/** All that is asked about vehicles that drive. */
export interface DrivingQueries {
  /** What does a vehicle meet on its way? @cost for each part of the way, the faces beside it times the slices of the hull */
  drive(query: DriveQuery): DriveFinding;
  /** By which shortest ways can a model be moved out from under a vehicle? */
  pushOut(query: PushQuery): PushFinding;
}
