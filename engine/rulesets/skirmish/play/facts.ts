import type { Model } from '../../../board/model.ts';
import type { BookFact } from '../../../game/fact.ts';
import type { ModelId, SideId } from '../../../identity/ids.ts';
import type { Millimetres } from '../../../space/quantity.ts';
import type { BoardPoint } from '../../../space/vec3.ts';
import type { WeaponId } from '../tables/weapons.ts';
import type { ArmyFact } from './army-facts.ts';
import type { CrewFact } from './crews/facts.ts';
import type { SkirmishModifier } from './modifiers.ts';

/** How a weapon is fired in one Shoot action. @clause SK-ROF-10 to 17 */
export const FIRE_MODES = ['single', 'burst', 'sweep'] as const;
export type FireMode = (typeof FIRE_MODES)[number];

/** What a weapon is loaded with for one Shoot action. @clause SK-ITEM-4 */
export type Ammunition = 'plain' | 'armour-piercing';

/** How far off a target is, as a weapon counts it. @clause SK-SHOOT-3 */
export const RANGE_ZONES = ['short', 'medium', 'long'] as const;
export type RangeZone = (typeof RANGE_ZONES)[number];

/** Every action of SK-ACTION that somebody may spend. */
export type ActionKind =
  | 'pass'
  | 'move'
  | 'hide'
  | 'go-prone'
  | 'stand-up'
  | 'shoot'
  | 'aim'
  | 'charge'
  | 'strike'
  | 'recover'
  | 'swap-weapon'
  | 'work-opening'
  | 'take-token'
  | 'assist'
  | 'take-up'
  | 'set-up-gun';

/** All that happens under the skirmish rules and is not a change of the table. */
export type SkirmishFact =
  | CrewFact
  /** It is this side's turn to set up. */
  | { readonly kind: 'skirmish/sets-up'; readonly side: SideId }
  /** Somebody was set up; hidden he lies in wait. */
  | { readonly kind: 'skirmish/placed'; readonly model: ModelId; readonly hidden: boolean }
  | { readonly kind: 'skirmish/put-in-reserve'; readonly model: ModelId }
  | { readonly kind: 'skirmish/set-up-finished'; readonly side: SideId }
  /** Before the first round these go ahead, this side first. */
  | { readonly kind: 'skirmish/scouts-go-ahead'; readonly side: SideId; readonly models: readonly ModelId[] }
  /** One of them has gone ahead or stayed; next is the side of the next, if there is one. */
  | { readonly kind: 'skirmish/scouted'; readonly model: ModelId; readonly next: SideId | null }
  | { readonly kind: 'skirmish/battle-begins' }
  | { readonly kind: 'skirmish/arrives'; readonly model: ModelId }
  | { readonly kind: 'skirmish/did-not-arrive'; readonly model: ModelId }
  | { readonly kind: 'skirmish/came-on'; readonly model: ModelId }
  /** Who lay in wait was found, or lies in wait no more. */
  | { readonly kind: 'skirmish/spotted'; readonly model: ModelId; readonly by: ModelId }
  | { readonly kind: 'skirmish/came-out'; readonly model: ModelId }
  /** The table has said of a look that was too close to call whether one sees the other; `look` names the two as they stand. @clause SK-GEN-3, SK-GEN-4 */
  | {
      readonly kind: 'skirmish/ruled-seen' | 'skirmish/ruled-unseen';
      readonly model: ModelId;
      readonly target: ModelId;
      readonly look: string;
    }
  | { readonly kind: 'skirmish/initiative-won'; readonly side: SideId }
  | { readonly kind: 'skirmish/first-chosen'; readonly side: SideId }
  | { readonly kind: 'skirmish/activated'; readonly model: ModelId }
  /** Somebody without training dares nothing the first time. */
  | { readonly kind: 'skirmish/froze'; readonly model: ModelId }
  | {
      readonly kind: 'skirmish/acted';
      readonly model: ModelId;
      readonly action: ActionKind;
      /** Actions that it took. */
      readonly actions: number;
    }
  | { readonly kind: 'skirmish/activation-ended'; readonly model: ModelId; readonly next: SideId | null }
  | { readonly kind: 'skirmish/round-ended'; readonly round: number }
  | { readonly kind: 'skirmish/withdrew'; readonly side: SideId }
  | { readonly kind: 'skirmish/stood-firm'; readonly side: SideId }
  | { readonly kind: 'skirmish/weapon-taken'; readonly model: ModelId; readonly weapon: WeaponId | null }
  /** What did not reload in this round may be loaded again in the next. */
  | { readonly kind: 'skirmish/reloaded'; readonly model: ModelId; readonly weapon: WeaponId }
  | {
      readonly kind: 'skirmish/opened-fire';
      readonly model: ModelId;
      readonly target: ModelId;
      readonly weapon: WeaponId;
      readonly mode: FireMode;
      readonly ammunition: Ammunition;
    }
  /** More ammunition than others have is spent on one more Shoot action. @clause SK-ITEM-17 */
  | { readonly kind: 'skirmish/extra-ammunition-used'; readonly model: ModelId }
  /** One shot, as it stands before its die: what must be thrown, and what that is made of. */
  | {
      readonly kind: 'skirmish/shot-fired';
      readonly model: ModelId;
      readonly target: ModelId;
      readonly weapon: WeaponId;
      readonly zone: RangeZone;
      readonly distance: Millimetres;
      readonly needed: number;
      readonly modifiers: readonly SkirmishModifier[];
    }
  /** One strike, as it stands before its die. */
  | {
      readonly kind: 'skirmish/struck-out';
      readonly model: ModelId;
      readonly target: ModelId;
      readonly needed: number;
      readonly modifiers: readonly SkirmishModifier[];
    }
  /** A shot to keep somebody down, before its dice. */
  | {
      readonly kind: 'skirmish/suppressing';
      readonly model: ModelId;
      readonly target: ModelId;
      readonly weapon: WeaponId;
      readonly zone: RangeZone;
      readonly needed: number;
      readonly modifiers: readonly SkirmishModifier[];
    }
  | { readonly kind: 'skirmish/suppression-failed'; readonly model: ModelId; readonly target: ModelId }
  /** A hit of it waits for whether its target comes into sight. */
  | {
      readonly kind: 'skirmish/suppressed';
      readonly model: ModelId;
      readonly by: ModelId;
      readonly weapon: WeaponId;
      readonly zone: RangeZone;
      readonly headshot: boolean;
    }
  /** What somebody with such markers does about them. */
  | { readonly kind: 'skirmish/falls-back'; readonly model: ModelId }
  | { readonly kind: 'skirmish/carries-on'; readonly model: ModelId }
  | { readonly kind: 'skirmish/markers-lifted'; readonly model: ModelId }
  | { readonly kind: 'skirmish/marker-bites'; readonly model: ModelId; readonly by: ModelId }
  /** Something that bursts is thrown at somebody or at a place, before its die. */
  | {
      readonly kind: 'skirmish/threw';
      readonly model: ModelId;
      readonly weapon: WeaponId;
      readonly target: ModelId | null;
      readonly at: BoardPoint;
      readonly lobbed: boolean;
      readonly needed: number;
      readonly modifiers: readonly SkirmishModifier[];
    }
  /** Where it burst, and by how much it was driven aside. */
  | { readonly kind: 'skirmish/burst-at'; readonly model: ModelId; readonly at: BoardPoint; readonly aside: Millimetres }
  /** Somebody leapt away before it burst, or tried to: that took one of his actions. */
  | { readonly kind: 'skirmish/leapt'; readonly model: ModelId; readonly clear: boolean }
  | { readonly kind: 'skirmish/unnoticed-by-burst'; readonly model: ModelId }
  | { readonly kind: 'skirmish/strike-declined'; readonly model: ModelId; readonly target: ModelId }
  | { readonly kind: 'skirmish/missed'; readonly model: ModelId; readonly target: ModelId; readonly natural: number }
  | {
      readonly kind: 'skirmish/hit';
      readonly model: ModelId;
      readonly target: ModelId;
      readonly natural: number;
      readonly headshot: boolean;
    }
  /** A hit of a shotgun also hit somebody beside its target. */
  | { readonly kind: 'skirmish/spread'; readonly model: ModelId; readonly target: ModelId; readonly beside: ModelId }
  /** Who was charged has shot at the charger, with one of his coming actions. */
  | { readonly kind: 'skirmish/reacted'; readonly model: ModelId; readonly target: ModelId }
  /** A shot struck what covered its target. */
  | { readonly kind: 'skirmish/struck-cover'; readonly model: ModelId; readonly target: ModelId; readonly covering: ModelId }
  | { readonly kind: 'skirmish/shocked'; readonly model: ModelId; readonly byHeadshot: boolean }
  | { readonly kind: 'skirmish/shock-shaken-off'; readonly model: ModelId }
  | { readonly kind: 'skirmish/dived'; readonly model: ModelId }
  /** What a hit came to, with all that made it stronger or weaker. */
  | {
      readonly kind: 'skirmish/damage-rolled';
      readonly model: ModelId;
      readonly faces: readonly number[];
      readonly armourPiercing: number;
      readonly modifiers: readonly SkirmishModifier[];
      /** Null where a natural 1 does nothing at all. */
      readonly damage: number | null;
      readonly toughness: number;
    }
  | { readonly kind: 'skirmish/unharmed'; readonly model: ModelId }
  | { readonly kind: 'skirmish/wounded'; readonly model: ModelId; readonly wounds: number }
  | { readonly kind: 'skirmish/out-of-action'; readonly model: ModelId }
  /** Somebody is left lying as he is here: he takes no part any more, but is not out of action. */
  | { readonly kind: 'skirmish/lies-wounded'; readonly model: ModelId; readonly as: Model }
  /** Enemies have come together: neither still takes aim. */
  | { readonly kind: 'skirmish/came-to-blows'; readonly model: ModelId; readonly target: ModelId }
  | { readonly kind: 'skirmish/broke'; readonly model: ModelId; readonly by: ModelId | null; readonly from: BoardPoint }
  | { readonly kind: 'skirmish/held-nerve'; readonly model: ModelId }
  /** Where somebody who is broken runs to. */
  | { readonly kind: 'skirmish/runs-for'; readonly model: ModelId; readonly to: BoardPoint }
  | { readonly kind: 'skirmish/reached-cover'; readonly model: ModelId }
  | { readonly kind: 'skirmish/rallied'; readonly model: ModelId }
  /** Points are taken from a side, which never has fewer than none. @clause SK-VP-3 */
  | { readonly kind: 'skirmish/points-lost'; readonly side: SideId; readonly points: number; readonly for: string }
  | ArmyFact
  | { readonly kind: 'skirmish/points-scored'; readonly side: SideId; readonly points: number; readonly for: string };

export const isSkirmishFact = (fact: BookFact): fact is BookFact & SkirmishFact => fact.kind.startsWith('skirmish/');
