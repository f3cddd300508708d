import type { DriveTouch, PushWay, SurfaceStretch } from '../geometry/driving-queries.ts';
import type { ModelId } from '../identity/ids.ts';
import type { Pose } from '../space/frame.ts';
import type { Millimetres, Radians } from '../space/quantity.ts';

/** A side of a vehicle as profiles tell them. @clause SK-VARC-1 */
export type VehicleSide = 'front' | 'side' | 'rear' | 'top';

/** The answer to `side-of`. */
export interface SideOfAnswer {
  readonly kind: 'side-of';
  /** Of figures `front` or `rear`. */
  readonly side: VehicleSide;
  /** Both where it lies on the border of two and nothing told decides; else the one. */
  readonly among: readonly VehicleSide[];
}

/** The answer to `may-aim`. */
export interface MayAimAnswer {
  readonly kind: 'may-aim';
  readonly allowed: boolean;
  /** From where the weapon (or the figure) points to the target; to the left above 0. */
  readonly off: Radians;
  /** How far it can turn to either side. */
  readonly limit: Radians;
  /** Where the turret has to point against the hull; null for every other weapon. */
  readonly turret: Radians | null;
}

/** What follows from running into one thing. Dice are for the table. */
export interface Collision {
  readonly touch: DriveTouch;
  /** The hit of a man, and the same on the vehicle: strength, armour piercing, and how many; a squad takes as many as a die tells. */
  readonly hit: { readonly strength: number; readonly piercing: number; readonly hits: 'one' | 'd3' } | null;
  /** How often the vehicle, and the other one, roll on the table of damage; null where their points are not known. */
  readonly rolls: { readonly own: number | null; readonly other: number | null } | null;
  readonly stops: boolean;
}

/** Somebody who stands where the vehicle ends: by which ways he can be moved out, all of the shortest that are free. */
export interface PushedOut {
  readonly model: ModelId;
  readonly ways: readonly PushWay[];
  /** Where none is free: all of them, for the table to choose. */
  readonly blocked: readonly PushWay[];
}

/** The answer to `drive`. */
export interface DriveAnswer {
  readonly kind: 'drive';
  readonly allowed: boolean;
  readonly gear: number;
  /** How far it has to drive, and may. */
  readonly least: Millimetres;
  readonly most: Millimetres;
  readonly driven: Millimetres;
  readonly turned: Radians;
  readonly mostTurned: Radians;
  readonly collisions: readonly Collision[];
  readonly pushed: readonly PushedOut[];
  readonly surfaces: readonly SurfaceStretch[];
  /** Where a test for getting stuck falls due; null where none does. */
  readonly bogsAt: Millimetres | null;
  readonly leavesTable: boolean;
  /** Where it ends: at what stops it, or at the end of the way. */
  readonly end: Pose;
  /** What its gunners lose for the drive. */
  readonly penalty: number;
}

/** The answer to a question about vehicles. */
export type VehicleAnswer = SideOfAnswer | MayAimAnswer | DriveAnswer;
