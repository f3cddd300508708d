import type { Waypoint } from '../geometry/movement-queries.ts';
import type { ModelId, OpeningId, PieceId, SideId, UnitId } from '../identity/ids.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { DistanceQuestion } from './measure-question.ts';
import type { ShotQuestion } from './shot-question.ts';
import type { TemplateQuestion } from './template-question.ts';
import type { VehicleQuestion } from './vehicle-question.ts';

/** Every kind of question that a rule set may answer. Which of them one does answer, it says itself. */
export const QUESTION_KINDS = [
  'sees',
  'cover-of',
  'move',
  'reach',
  'route',
  'move-unit',
  'work-opening',
  'pick-up',
  'template-hits',
  'place-template',
  'scatter',
  'indirect-shot',
  'best-placement',
  'measure',
  'within',
  'closest',
  'contact',
  'close-in',
  'coherency',
  'side-of',
  'may-aim',
  'drive',
  'spread',
  'gun-at-man',
  'crew-misses',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What passes between two models: what can be kept in a ruling. */
export type LookQuestion =
  /** Does the looker see the target? */
  | { readonly kind: 'sees'; readonly looker: ModelId; readonly target: ModelId }
  /** What cover does the target have from the shooter? */
  | { readonly kind: 'cover-of'; readonly shooter: ModelId; readonly target: ModelId };

/** Every order that a mover may be given. */
export const MOVE_ORDERS = ['move', 'two-moves', 'charge'] as const;
/** What a mover is told to do: one move, all actions of its turn in one movement, or a charge. */
export type MoveOrder = (typeof MOVE_ORDERS)[number];

/** Each way in which a weapon that slows may be borne. */
export const HEAVY_WEAPONS = ['none', 'alone', 'with-crew'] as const;
/** Whether the mover bears a weapon that slows it, and whether somebody helps. */
export type HeavyWeapon = (typeof HEAVY_WEAPONS)[number];

/** What has a say in how far somebody goes and is not on the board: numbers of the profile, what is borne, dice that were rolled. */
export interface MoverState {
  /** How far one move takes it by its profile; null for what the rule set gives to everybody. */
  readonly movement: Millimetres | null;
  /** It carries a load. */
  readonly loaded: boolean;
  readonly heavyWeapon: HeavyWeapon;
  /** It pulls something along on wheels. Left out where it does not. */
  readonly pulls?: boolean;
  /** Dice rolled before the move, as for difficult ground; empty where none were. */
  readonly dice: readonly number[];
  /** Enemies whom nobody has noticed: it need not keep away from them. Left out where there are none. */
  readonly unnoticed?: readonly ModelId[];
  /** Dice rolled for dangerous ground, one for each model that comes into some, in the order in which they go. Left out where none were. */
  readonly danger?: readonly number[];
}

/** Somebody with the profile of everybody, who bears nothing and for whom nothing was rolled. */
export const UNBURDENED: MoverState = { movement: null, loaded: false, heavyWeapon: 'none', dice: [] };

/** What is asked of somebody's movement. */
interface Ordered {
  readonly model: ModelId;
  readonly order: MoveOrder;
  /** Who is charged; null for every other order. */
  readonly target: ModelId | null;
  readonly state: MoverState;
}

/** May the model go this way, and what does it cost? */
export type MoveQuestion = Ordered & { readonly kind: 'move'; readonly way: readonly Waypoint[] };
/** Everything that the model may come to. */
export type ReachQuestion = Ordered & { readonly kind: 'reach' };
/** What is the cheapest way to a place, and may the model go it? */
export type RouteQuestion = Ordered & { readonly kind: 'route'; readonly to: Waypoint };

/** May these models of a unit go these ways, and does the unit stay together? Those that are not named stay where they are. */
export interface MoveUnitQuestion {
  readonly kind: 'move-unit';
  readonly owner: SideId;
  readonly unit: UnitId;
  readonly moves: readonly { readonly model: ModelId; readonly way: readonly Waypoint[] }[];
  readonly state: MoverState;
}

/** All that can be done to an opening that has a leaf. */
export const OPENING_WORKS = ['open', 'close', 'unlock', 'lock'] as const;
/** What is done to a door, shutter or hatch. */
export type OpeningWork = (typeof OPENING_WORKS)[number];

/** May the model open, shut, lock or unlock this opening from where it stands? */
export interface WorkOpeningQuestion {
  readonly kind: 'work-opening';
  readonly model: ModelId;
  readonly piece: PieceId;
  readonly opening: OpeningId;
  readonly work: OpeningWork;
  readonly hasKey: boolean;
}

/** May the model take up this load (a wounded comrade, a support weapon) from where it stands? */
export interface PickUpQuestion {
  readonly kind: 'pick-up';
  readonly model: ModelId;
  readonly load: ModelId;
  readonly state: MoverState;
}

/** What is asked of a rule set. */
export type Question =
  | LookQuestion
  | MoveQuestion
  | ReachQuestion
  | RouteQuestion
  | MoveUnitQuestion
  | WorkOpeningQuestion
  | PickUpQuestion
  | TemplateQuestion
  | DistanceQuestion
  | VehicleQuestion
  | ShotQuestion;
