import type { BookFact } from '../../../game/fact.ts';
import type { ModelId, SideId } from '../../../identity/ids.ts';
import type { BoardPoint } from '../../../space/vec3.ts';
import type { WeaponId } from '../tables/weapons.ts';

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
  | 'work-opening';

/** All that happens under the skirmish rules and is not a change of the table. */
export type SkirmishFact =
  | { readonly kind: 'skirmish/initiative-won'; readonly side: SideId }
  | { readonly kind: 'skirmish/first-chosen'; readonly side: SideId }
  | { readonly kind: 'skirmish/activated'; readonly model: ModelId }
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
  | { readonly kind: 'skirmish/weapon-taken'; readonly model: ModelId; readonly weapon: WeaponId }
  | { readonly kind: 'skirmish/shot-fired'; readonly model: ModelId; readonly weapon: WeaponId; readonly shots: number }
  | { readonly kind: 'skirmish/missed'; readonly model: ModelId; readonly target: ModelId }
  | { readonly kind: 'skirmish/hit'; readonly model: ModelId; readonly target: ModelId; readonly headshot: boolean }
  | { readonly kind: 'skirmish/shocked'; readonly model: ModelId; readonly byHeadshot: boolean }
  | { readonly kind: 'skirmish/shock-shaken-off'; readonly model: ModelId }
  | { readonly kind: 'skirmish/unharmed'; readonly model: ModelId; readonly damage: number; readonly toughness: number }
  | { readonly kind: 'skirmish/wounded'; readonly model: ModelId; readonly damage: number; readonly wounds: number }
  | { readonly kind: 'skirmish/out-of-action'; readonly model: ModelId }
  | { readonly kind: 'skirmish/broke'; readonly model: ModelId; readonly from: BoardPoint }
  | { readonly kind: 'skirmish/held-nerve'; readonly model: ModelId }
  | { readonly kind: 'skirmish/reached-cover'; readonly model: ModelId }
  | { readonly kind: 'skirmish/rallied'; readonly model: ModelId }
  | { readonly kind: 'skirmish/points-scored'; readonly side: SideId; readonly points: number; readonly for: string };

export const isSkirmishFact = (fact: BookFact): fact is BookFact & SkirmishFact => fact.kind.startsWith('skirmish/');
