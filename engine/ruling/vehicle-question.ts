import type { DriveStep } from '../geometry/driving-queries.ts';
import type { ModelId } from '../identity/ids.ts';
import type { Millimetres, Radians } from '../space/quantity.ts';
import type { BoardPoint, ModelPoint } from '../space/vec3.ts';

/** How strong a vehicle is on each of its sides: numbers of its profile. */
export type SideStrengths = Readonly<Record<'front' | 'side' | 'rear' | 'top', number>>;

/** Which side of a vehicle, or which half of a figure, does an attacker or a point of impact lie on? */
export interface SideOfQuestion {
  readonly kind: 'side-of';
  readonly of: ModelId;
  readonly from: { readonly kind: 'model'; readonly model: ModelId } | { readonly kind: 'point'; readonly at: BoardPoint };
  /** What decides between two sides that lie equally near; null where nobody told. */
  readonly strengths: SideStrengths | null;
}

/** Each way in which a weapon can be fixed to a vehicle. */
export const WEAPON_MOUNTS = ['hull', 'rigid', 'turret', 'cupola'] as const;

/** A weapon of a vehicle, as its profile tells it. */
export interface MountedWeapon {
  readonly mount: (typeof WEAPON_MOUNTS)[number];
  /** Where it turns; null for the turret's own axis, or the place of the vehicle. @frame model */
  readonly at: ModelPoint | null;
  /** Where a hull weapon points, against the front of the vehicle: to the left above 0. */
  readonly bearing: Radians;
  /** How far the turret turns in a round; null for what it turns unless told otherwise. */
  readonly turn: Radians | null;
  /** Somebody stands on the roof, who can use the weapon of the cupola. */
  readonly crewOut: boolean;
}

/** Can this weapon, or this figure, aim at the target? Sight and range are other questions. */
export interface MayAimQuestion {
  readonly kind: 'may-aim';
  readonly shooter: ModelId;
  readonly target: ModelId;
  /** Null for what figures carry. */
  readonly weapon: MountedWeapon | null;
}

/** Each drive that profiles know. */
export const DRIVES = ['plain', 'all-wheel', 'half-track', 'tracked'] as const;
/** How a vehicle is driven: decides which gears it may use on which ground. */
export type Drive = (typeof DRIVES)[number];

/** What has a say in how a vehicle drives and is not on the board. */
export interface DriverState {
  readonly drive: Drive;
  /** How far each gear goes at most, from gear 1 on. */
  readonly distances: readonly Millimetres[];
  /** How far each gear turns at most, from gear 1 on, and whether it may turn on the spot. */
  readonly turns: readonly { readonly angle: Radians; readonly onTheSpot: boolean }[];
  /** The gear of the last round; null where it is not known. */
  readonly lastGear: number | null;
  /** Damage halves how far it goes. */
  readonly halved: boolean;
  /** What it can still take; null where nobody told. */
  readonly points: number | null;
  /** The same of vehicles that it may run into, and which of them are wrecks. */
  readonly others: readonly { readonly model: ModelId; readonly points: number | null; readonly wreck: boolean }[];
}

/** May the vehicle drive this way in this gear, and what follows from it? */
export interface DriveQuestion {
  readonly kind: 'drive';
  readonly model: ModelId;
  /** −1 backwards, 0 standing. */
  readonly gear: number;
  readonly way: readonly DriveStep[];
  readonly state: DriverState;
}

/** What is asked about vehicles, and about who faces where. */
export type VehicleQuestion = SideOfQuestion | MayAimQuestion | DriveQuestion;
