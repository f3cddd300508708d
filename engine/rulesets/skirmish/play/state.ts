import type { ModelId, SideId } from '../../../identity/ids.ts';
import type { BoardPoint } from '../../../space/vec3.ts';
import type { FigureId } from '../tables/figures.ts';
import type { BodyArmourId, HelmetId, MeleeWeaponId } from '../tables/protection.ts';
import type { WeaponId } from '../tables/weapons.ts';

/** Where somebody is in the battle. */
export type Whereabouts = 'table' | 'reserve' | 'out-of-action';

/** A single figure, as far as the battle changes it. Where it stands and how is the board's. @clause section 1.7 */
export interface Fighter {
  readonly model: ModelId;
  readonly side: SideId;
  readonly figure: FigureId;
  readonly weapons: readonly WeaponId[];
  readonly meleeWeapon: MeleeWeaponId;
  readonly armour: BodyArmourId | null;
  readonly helmet: HelmetId | null;
  /** The weapon that it shoots with now; null for somebody without one. */
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
  readonly broken: { readonly from: BoardPoint; readonly arrived: boolean } | null;
  /** Its next shot has +1 C. @clause SK-ACTION-8, 9 */
  readonly aiming: boolean;
  /** Shots that each of its weapons has fired in this round. */
  readonly shots: Readonly<Partial<Record<WeaponId, number>>>;
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
  /** Objectives that each side held when it was last looked at. @clause SK-VP-5 */
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
