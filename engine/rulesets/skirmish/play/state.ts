import type { ModelId, SideId } from '../../../identity/ids.ts';
import type { BoardPoint } from '../../../space/vec3.ts';
import type { AbilityId } from '../tables/abilities.ts';
import type { FigureId } from '../tables/figures.ts';
import type { BodyArmourId, HelmetId, MeleeWeaponId } from '../tables/protection.ts';
import type { WeaponId } from '../tables/weapons.ts';

/** Where somebody is in the battle. */
export type Whereabouts = 'table' | 'reserve' | 'out-of-action';

/** Somebody flees: from where the loss came, whether he has come to where he runs, and where that is once it is known. @clause SK-MOR-3 to 7 */
export interface Rout {
  /** Who caused the loss; null where nobody did on purpose. @clause SK-MOR-9 */
  readonly by: ModelId | null;
  readonly from: BoardPoint;
  readonly arrived: boolean;
  readonly to: BoardPoint | null;
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
  /** The firearm in its hands; null where it holds its melee weapon or nothing. @clause SK-ACTION-19 */
  readonly inHand: WeaponId | null;
  readonly whereabouts: Whereabouts;
  /** It has had its activation of this round. */
  readonly activated: boolean;
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

/** What part of a round is being played. */
export type Stage = 'initiative' | 'activations' | 'over';

/** The battle, beside the board. Plain data. */
export interface Battle {
  /** 1 for the first. */
  readonly round: number;
  readonly stage: Stage;
  /** Whose turn it is to activate somebody. */
  readonly turn: SideId | null;
  /** Who is being activated, and how many actions he has left. */
  readonly active: { readonly model: ModelId; readonly actions: number } | null;
  readonly fighters: Readonly<Record<ModelId, Fighter>>;
  readonly victoryPoints: Readonly<Record<SideId, number>>;
  /** Single figures that each side began with. @clause SK-WITH-2 */
  readonly began: Readonly<Record<SideId, number>>;
  /** The victory points that win. @clause SK-VP-2 */
  readonly target: number;
}

/** A figure by its model. */
export const fighterOf = (battle: Battle, model: ModelId): Fighter | null =>
  Object.hasOwn(battle.fighters, model) ? battle.fighters[model]! : null;

/** Everybody of a side who must still be activated in this round: those in reserve, shocked and broken among them. @clause SK-ACT-3 */
export const waitingOf = (battle: Battle, side: SideId): readonly Fighter[] =>
  Object.values(battle.fighters).filter(
    (fighter) => fighter.side === side && !fighter.activated && fighter.whereabouts !== 'out-of-action',
  );

/** Everybody who is on the table. */
export const onTable = (battle: Battle): readonly Fighter[] =>
  Object.values(battle.fighters).filter(({ whereabouts }) => whereabouts === 'table');
