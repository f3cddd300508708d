import type { Model } from '../../../board/model.ts';
import type { ModelId, SideId, ZoneId } from '../../../identity/ids.ts';
import type { BoardPoint } from '../../../space/vec3.ts';
import type { AbilityId } from '../tables/abilities.ts';
import type { FigureId, ProfileChanges } from '../tables/figures.ts';
import type { ItemId } from '../tables/items.ts';
import type { BodyArmourId, HelmetId, MeleeWeaponId } from '../tables/protection.ts';
import type { WeaponAbility, WeaponId } from '../tables/weapons.ts';
import type { Bearing, Gun } from './crews/gun.ts';
import type { ActionKind, RangeZone } from './facts.ts';
import type { ArmyGroup, ArmyType, TableEdge, Woman } from './force-words.ts';
import type { Mission } from './mission.ts';
import type { SetUp } from './set-up/set-up.ts';

/**
 * Where somebody is in the battle: on the table, still to be set up, in reserve, at the border of the table and about to come onto it, at work behind the
 * enemy's lines or after those who are, lying wounded, or out of action.
 * @clause SK-SETUP-6, SK-SETUP-7, SK-RES-1, SK-RES-6, SK-PART-1, SK-PART-8, SK-DMG-9
 */
export type Whereabouts =
  | 'table'
  | 'unplaced'
  | 'reserve'
  | 'arriving'
  | 'behind-the-lines'
  | 'hunting'
  | 'lying-wounded'
  | 'out-of-action';

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
  /** What makes it different from others of its kind. @clause SK-WOM-2, SK-ATYPE-8 to 13 */
  readonly changes: ProfileChanges;
  readonly weapons: readonly WeaponId[];
  readonly meleeWeapon: MeleeWeaponId;
  readonly armour: BodyArmourId | null;
  readonly helmet: HelmetId | null;
  readonly abilities: readonly AbilityId[];
  readonly items: readonly ItemId[];
  /** What its weapons can do beside what the table says of them. @clause SK-ABIL-3, SK-ABIL-9 */
  readonly weaponAbilities: Readonly<Partial<Record<WeaponId, readonly WeaponAbility[]>>>;
  /** The sides whose flags it carries: its own, and any that it has taken. @clause SK-ITEM-12, SK-ITEM-14 */
  readonly flags: readonly SideId[];
  /** What can be used once in a battle and has been. @clause SK-ITEM-17 */
  readonly usedUp: readonly ItemId[];
  /** Nobody has lost points by aiming at it. @clause SK-ABIL-39 */
  readonly spared: boolean;
  /** A woman by default, one who may be or has been fielded as one; null where nothing is said. @clause SK-WOM-1, SK-WOM-3 */
  readonly woman: Woman | null;
  /** What kind of army it belongs to, where that is in play. @clause SK-ATYPE-1 */
  readonly armyType: ArmyType | null;
  /** How well it is camouflaged. @clause SK-CAMO-2 to 7 */
  readonly camouflage: number;
  /** What its size adds to the number that a shot at it takes. @clause SK-SHOOT-9 */
  readonly size: number;
  /** What exchanges with a price of their own have cost beside what it carries. @clause SK-ARMY-3 */
  readonly paidApart: number;
  /** The sniper whom it assists. @clause SK-ABIL-22 */
  readonly assists: ModelId | null;
  /** The round in which its assistant has helped it, and whether its next shot still has that. @clause SK-ABIL-23, SK-ABIL-24 */
  readonly helped: { readonly round: number; readonly ready: boolean } | null;
  /** It comes from behind the enemy's lines. @clause SK-PART-5, SK-PART-7 */
  readonly fromBehind: boolean;
  /** Actions other than Pass that it has spent in this battle, and all of this activation. @clause SK-CAMO-1, SK-ATYPE-2 */
  readonly hasActed: boolean;
  readonly deeds: readonly ActionKind[];
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
  /** Actions that it had left when its activation of this round ended, and has not lent since. @clause SK-CREW-3 */
  readonly unspent: number;
  /** What it takes along, if anything. @clause SK-LOAD-1, SK-LOAD-5 */
  readonly bears: { readonly load: ModelId; readonly as: Bearing } | null;
  /** It has had an activation in this battle. @clause SK-ABIL-2, SK-ABIL-17 */
  readonly everActivated: boolean;
  readonly woundsLeft: number;
  /** The round in which it went out of action. @clause SK-ITEM-15 */
  readonly fellIn: number | null;
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
  /** Shoot actions of this round with what it throws or serves. @clause SK-ROF-1, SK-ACTION-18 */
  readonly served: number;
  /** Shots that each of its weapons has fired since it was loaded. @clause SK-ROF-2, SK-ROF-4 */
  readonly spent: Readonly<Partial<Record<WeaponId, number>>>;
  /** Weapons that it has shot with in this battle. @clause SK-ABIL-3, SK-ABIL-37, SK-ABIL-38 */
  readonly everShot: readonly WeaponId[];
  /** It has moved, lain down, stood up or hidden in this round, and reloads no front-loader in it. @clause SK-ROF-3 */
  readonly stirred: boolean;
  /** It has moved in this activation, and in its last one. @clause SK-WPN-14 */
  readonly moved: boolean;
  readonly movedLast: boolean;
}

/** What part of a battle or of a round is being played. */
export type Stage = 'set-up' | 'initiative' | 'activations' | 'over';

/** What somebody who went out of action leaves where he fell. @clause SK-ITEM-14, SK-ITEM-19 */
export interface Token {
  /** Whose it was. */
  readonly of: ModelId;
  readonly at: BoardPoint;
  readonly gear: Gear;
}
/** All that can be carried and taken. */
export type Gear = Pick<
  Fighter,
  'weapons' | 'spent' | 'meleeWeapon' | 'armour' | 'helmet' | 'items' | 'flags' | 'weaponAbilities' | 'usedUp'
>;

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
  /** Weapons that are served, each by its own model. */
  readonly guns: Readonly<Record<ModelId, Gun>>;
  readonly victoryPoints: Readonly<Record<SideId, number>>;
  /** Single figures that each side began with. @clause SK-WITH-2 */
  readonly began: Readonly<Record<SideId, number>>;
  /** The victory points that win. @clause SK-VP-2 */
  readonly target: number;
  /** Null once the battle has begun. */
  readonly setUp: SetUp | null;
  /** Those who begin off the table, and whatever may be taken along, as they will come onto it. */
  readonly roster: Readonly<Record<ModelId, Model>>;
  /** Over which zones each side's reserves come on. @clause SK-RES-6 */
  readonly entries: Readonly<Record<SideId, readonly ZoneId[]>>;
  readonly mission: Mission;
  /** Whose home is fought over. @clause SK-SETUP-12 */
  readonly home: SideId | null;
  readonly armyTypes: Readonly<Record<SideId, ArmyType>>;
  /** Edges beyond which there is water. @clause SK-ABIL-41 */
  readonly waterEdges: readonly TableEdge[];
  /** What lies about, by whose it was. */
  readonly tokens: Readonly<Record<ModelId, Token>>;
  /** The round of each side's one Hurrah, and whether it works. @clause SK-ABIL-10 to 13 */
  readonly hurrahs: Readonly<Record<SideId, { readonly round: number; readonly works: boolean }>>;
  /** For whom it was rolled what he is like. @clause SK-ATYPE-7 */
  readonly rolledFor: readonly ModelId[];
  /** What the table has said of looks that were too close to call: it holds for the same look until the battle ends. @clause SK-GEN-4 */
  readonly precedents: readonly { readonly look: string; readonly sees: boolean }[];
}

/** A figure by its model. */
export const fighterOf = (battle: Battle, model: ModelId): Fighter | null =>
  Object.hasOwn(battle.fighters, model) ? battle.fighters[model]! : null;

/** A served weapon by its model. */
export const gunOf = (battle: Battle, model: ModelId): Gun | null =>
  Object.hasOwn(battle.guns, model) ? battle.guns[model]! : null;

/** Everybody of a side who must still be activated in this round: those in reserve, shocked and broken among them. @clause SK-ACT-3 */
export const waitingOf = (battle: Battle, side: SideId): readonly Fighter[] =>
  Object.values(battle.fighters).filter(
    ({ side: whose, activated, whereabouts }) => whose === side && !activated && MUST_ACT.has(whereabouts),
  );

/** @clause SK-ACT-3, SK-PART-8 */
const MUST_ACT: ReadonlySet<Whereabouts> = new Set(['table', 'reserve', 'arriving']);

/** What may change about a figure. */
export type Changes = Partial<Omit<Fighter, 'model' | 'side'>>;

/** The battle with something changed about one figure. */
export function withFighter(battle: Battle, model: ModelId, change: (fighter: Fighter) => Changes): Battle {
  const fighter = battle.fighters[model];
  return fighter ? { ...battle, fighters: { ...battle.fighters, [model]: { ...fighter, ...change(fighter) } } } : battle;
}

/** The battle with something changed about a served weapon. */
export function withGun(battle: Battle, model: ModelId, change: (gun: Gun) => Partial<Gun>): Battle {
  const gun = gunOf(battle, model);
  return gun ? { ...battle, guns: { ...battle.guns, [model]: { ...gun, ...change(gun) } } } : battle;
}

/** Everybody of a side who must still be set up. @clause SK-SETUP-6 */
export const unplacedOf = (battle: Battle, side: SideId): readonly Fighter[] =>
  Object.values(battle.fighters).filter((fighter) => fighter.side === side && fighter.whereabouts === 'unplaced');

/** Everybody who is on the table. */
export const onTable = (battle: Battle): readonly Fighter[] =>
  Object.values(battle.fighters).filter(({ whereabouts }) => whereabouts === 'table');
