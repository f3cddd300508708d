import type { Model } from '../../../board/model.ts';
import type { ModelId, ObjectiveId, SideId, ZoneId } from '../../../identity/ids.ts';
import type { Millimetres } from '../../../space/quantity.ts';
import type { BoardPoint } from '../../../space/vec3.ts';
import type { AbilityId } from '../tables/abilities.ts';
import type { FigureId } from '../tables/figures.ts';
import type { ItemId } from '../tables/items.ts';
import type { BodyArmourId, HelmetId, MeleeWeaponId } from '../tables/protection.ts';
import type { WeaponId } from '../tables/weapons.ts';
import type { RangeZone } from './facts.ts';

/**
 * Where somebody is in the battle: on the table, still to be set up, in reserve, at the border of the table and about to come onto it, or out of action.
 * @clause SK-SETUP-6, SK-RES-1, SK-RES-6
 */
export type Whereabouts = 'table' | 'unplaced' | 'reserve' | 'arriving' | 'out-of-action';

/** Somebody flees: from where the loss came, whether he has come to where he runs, and where that is once it is known. @clause SK-MOR-3 to 7 */
export interface Rout {
  /** Who caused the loss; null where nobody did on purpose. @clause SK-MOR-9 */
  readonly by: ModelId | null;
  readonly from: BoardPoint;
  readonly arrived: boolean;
  readonly to: BoardPoint | null;
}

/** A hit of suppressive fire that waits for whether its target comes into sight. @clause SK-SUPP-6 */
export interface Marker {
  readonly by: ModelId;
  readonly weapon: WeaponId;
  readonly zone: RangeZone;
  readonly headshot: boolean;
}

/** A single figure, as far as the battle changes it. Where it stands and how is the board's. @clause section 1.7 */
export interface Fighter {
  readonly model: ModelId;
  readonly side: SideId;
  readonly figure: FigureId;
  readonly weapons: readonly WeaponId[];
  readonly meleeWeapon: MeleeWeaponId;
  readonly armour: BodyArmourId | null;
  readonly helmet: HelmetId | null;
  readonly abilities: readonly AbilityId[];
  readonly items: readonly ItemId[];
  /** The firearm in its hands; null where it holds its melee weapon or nothing. @clause SK-ACTION-19 */
  readonly inHand: WeaponId | null;
  readonly whereabouts: Whereabouts;
  /** As what it was bought. @clause SK-ARMY-4 to 8 */
  readonly group: ArmyGroup;
  /** Rounds in which it rolled to arrive and did not. @clause SK-RES-4 */
  readonly waited: number;
  /** Hits that keep it down until it is settled what it does about them. @clause SK-SUPP-6 */
  readonly markers: readonly Marker[];
  /** What it does about them in this activation; null while that is not settled. @clause SK-SUPP-7 */
  readonly underFire: 'falls-back' | 'carries-on' | null;
  /** It was set up hidden and nobody has spotted it. @clause SK-ABIL-25 */
  readonly lyingInWait: boolean;
  /** It has had its activation of this round. */
  readonly activated: boolean;
  /** Actions of this round that it has spent before its activation. @clause SK-GREN-9 */
  readonly pledged: number;
  /** It has had an activation in this battle. @clause SK-ABIL-2, SK-ABIL-17 */
  readonly everActivated: boolean;
  readonly woundsLeft: number;
  /** 0 to 2. @clause SK-SHOCK-2 */
  readonly shocks: number;
  /** The round in which a headshot shocked it, in which it does not recover. @clause SK-HEAD-4 */
  readonly dazedInRound: number | null;
  /** It flees whoever put a comrade out of action, and has reached cover from him or not yet. @clause SK-MOR-3 to 6 */
  readonly broken: Rout | null;
  /** Its next shot has +1 C. @clause SK-ACTION-8, 9 */
  readonly aiming: boolean;
  /** Shoot actions that each of its weapons has had in this round, and how many of them were sweeps. @clause SK-ROF-7, SK-ROF-17 */
  readonly shots: Readonly<Partial<Record<WeaponId, number>>>;
  readonly sweeps: Readonly<Partial<Record<WeaponId, number>>>;
  /** Shots that each of its weapons has fired since it was loaded. @clause SK-ROF-2, SK-ROF-4 */
  readonly spent: Readonly<Partial<Record<WeaponId, number>>>;
  /** It has moved, lain down, stood up or hidden in this round, and reloads no front-loader in it. @clause SK-ROF-3 */
  readonly stirred: boolean;
  /** It has moved in this activation. */
  readonly moved: boolean;
}

/** What a figure counts as in its army. @clause SK-ARMY-4 to 8 */
export const ARMY_GROUPS = ['officer', 'private', 'ally', 'specialist'] as const;
export type ArmyGroup = (typeof ARMY_GROUPS)[number];

/** What part of a battle or of a round is being played. */
export type Stage = 'set-up' | 'initiative' | 'activations' | 'over';

/** Whether one side sets up everybody and then the other, or each one figure in turn. */
export const SET_UP_ORDERS = ['one-side-first', 'in-turn'] as const;

/** How far the set-up has come. @clause SK-SETUP-6 */
export interface SetUp {
  readonly order: (typeof SET_UP_ORDERS)[number];
  /** Who begins is rolled for; figures are set up; scouts go ahead. */
  readonly step: 'who-begins' | 'placing' | 'scouting';
  /** Whose turn it is to set up or to scout. */
  readonly turn: SideId | null;
  /** Who sets up no more. */
  readonly done: readonly SideId[];
  /** So far from every enemy who can be known of, head to head, somebody is set up at least. */
  readonly apart: Millimetres;
  /** Who may still go ahead. @clause SK-ABIL-4 */
  readonly scouts: readonly ModelId[];
}

/** What a mission asks for beside the points that win. @clause SK-VP-1, SK-VP-2, SK-VP-9 */
export interface Mission {
  /** The round that ends the battle; null where none does. */
  readonly rounds: number | null;
  /** Whether objectives are counted at the end of each round, or only when the battle ends. */
  readonly counts: 'each-round' | 'at-the-end';
  /** What an objective is worth that is not worth one point. */
  readonly worth: Readonly<Record<ObjectiveId, number>>;
  /** What an enemy is worth who is put out of action. */
  readonly losses: number;
  /** Who wins by holding an objective when the last round ends, and loses by not holding it; null where nobody does. */
  readonly keeper: { readonly side: SideId; readonly objective: ObjectiveId } | null;
}

/** The battle, beside the board. Plain data. */
export interface Battle {
  /** 1 for the first. */
  readonly round: number;
  readonly stage: Stage;
  /** Whose turn it is to activate somebody. */
  readonly turn: SideId | null;
  /** Who began this round. */
  readonly first: SideId | null;
  /** Who is being activated, and how many actions he has left. */
  readonly active: { readonly model: ModelId; readonly actions: number } | null;
  readonly fighters: Readonly<Record<ModelId, Fighter>>;
  readonly victoryPoints: Readonly<Record<SideId, number>>;
  /** Single figures that each side began with. @clause SK-WITH-2 */
  readonly began: Readonly<Record<SideId, number>>;
  /** The victory points that win. @clause SK-VP-2 */
  readonly target: number;
  /** Null once the battle has begun. */
  readonly setUp: SetUp | null;
  /** Those who begin off the table, as they will come onto it. */
  readonly roster: Readonly<Record<ModelId, Model>>;
  /** Over which zones each side's reserves come on. @clause SK-RES-6 */
  readonly entries: Readonly<Record<SideId, readonly ZoneId[]>>;
  readonly mission: Mission;
  /** What the table has said of looks that were too close to call: it holds for the same look until the battle ends. @clause SK-GEN-4 */
  readonly precedents: readonly { readonly look: string; readonly sees: boolean }[];
}

/** A figure by its model. */
export const fighterOf = (battle: Battle, model: ModelId): Fighter | null =>
  Object.hasOwn(battle.fighters, model) ? battle.fighters[model]! : null;

/** Everybody of a side who must still be activated in this round: those in reserve, shocked and broken among them. @clause SK-ACT-3 */
export const waitingOf = (battle: Battle, side: SideId): readonly Fighter[] =>
  Object.values(battle.fighters).filter(
    ({ side: whose, activated, whereabouts }) =>
      whose === side && !activated && whereabouts !== 'out-of-action' && whereabouts !== 'unplaced',
  );

/** What may change about a figure. */
export type Changes = Partial<Omit<Fighter, 'model' | 'side'>>;

/** The battle with something changed about one figure. */
export function withFighter(battle: Battle, model: ModelId, change: (fighter: Fighter) => Changes): Battle {
  const fighter = battle.fighters[model];
  return fighter ? { ...battle, fighters: { ...battle.fighters, [model]: { ...fighter, ...change(fighter) } } } : battle;
}

/** Everybody of a side who must still be set up. @clause SK-SETUP-6 */
export const unplacedOf = (battle: Battle, side: SideId): readonly Fighter[] =>
  Object.values(battle.fighters).filter((fighter) => fighter.side === side && fighter.whereabouts === 'unplaced');

/** Everybody who is on the table. */
export const onTable = (battle: Battle): readonly Fighter[] =>
  Object.values(battle.fighters).filter(({ whereabouts }) => whereabouts === 'table');
