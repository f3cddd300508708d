import type { ModelId } from '../../../../identity/ids.ts';
import type { Radians } from '../../../../space/quantity.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import type { WeaponId } from '../../tables/weapons.ts';
import type { SkirmishModifier } from '../modifiers.ts';
import type { Bearing } from './gun.ts';

/** All that happens to loads, to weapons that are served, and to those who serve them; and what is not fired at one man. */
export type CrewFact =
  /** Somebody has taken something up and has it with him. */
  | { readonly kind: 'skirmish/took-up'; readonly model: ModelId; readonly load: ModelId; readonly as: Bearing }
  | { readonly kind: 'skirmish/laid-down'; readonly model: ModelId; readonly load: ModelId }
  | { readonly kind: 'skirmish/gun-set-up'; readonly model: ModelId; readonly gun: ModelId }
  /** Somebody gives an action of his to what another fires. */
  | { readonly kind: 'skirmish/lent-a-hand'; readonly model: ModelId; readonly to: ModelId }
  /** A served weapon opens fire. */
  | {
      readonly kind: 'skirmish/gun-fired';
      readonly model: ModelId;
      readonly gun: ModelId;
      readonly weapon: WeaponId;
      readonly swept: boolean;
    }
  /** Something that bursts is fired at somebody or at a place, before its die. */
  | {
      readonly kind: 'skirmish/launched';
      readonly model: ModelId;
      readonly weapon: WeaponId;
      readonly target: ModelId | null;
      readonly at: BoardPoint;
      readonly lobbed: boolean;
      readonly needed: number;
      readonly modifiers: readonly SkirmishModifier[];
    }
  /** Flame was thrown: where its narrow end lies, and which way it points. */
  | {
      readonly kind: 'skirmish/flamed';
      readonly model: ModelId;
      readonly weapon: WeaponId;
      readonly target: ModelId | null;
      readonly at: BoardPoint;
      readonly facing: Radians;
    }
  /** A shot that would have hit a man lands beside him. */
  | { readonly kind: 'skirmish/landed-beside'; readonly model: ModelId; readonly target: ModelId; readonly natural: number }
  /** It is out for so many rounds more, as men were missing; or one round of that is over. */
  | { readonly kind: 'skirmish/gun-out'; readonly gun: ModelId; readonly rounds: number }
  | { readonly kind: 'skirmish/gun-nearer-ready'; readonly gun: ModelId; readonly left: number };

/** Every word for them. */
export const CREW_FACT_CODES = [
  'skirmish/took-up',
  'skirmish/laid-down',
  'skirmish/gun-set-up',
  'skirmish/lent-a-hand',
  'skirmish/gun-fired',
  'skirmish/launched',
  'skirmish/landed-beside',
  'skirmish/flamed',
  'skirmish/gun-out',
  'skirmish/gun-nearer-ready',
] as const;
