import type { PlacedTemplate, TemplateShape } from '../geometry/template-queries.ts';
import type { ModelId, UnitId } from '../identity/ids.ts';
import type { Millimetres, Radians } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';

/** Everything that a template is laid for. A rule book knows some of them. */
export const TEMPLATE_WEAPONS = ['shell', 'grenade', 'flame', 'gas', 'blast', 'ordnance', 'barrage', 'barrage-ordnance'] as const;
/** What a template is laid for. */
export type TemplateWeapon = (typeof TEMPLATE_WEAPONS)[number];

/** How hard a shot hits, as the weapon's line prints it; null for what it does not print. */
export interface PrintedForce {
  readonly strength: number;
  readonly piercing: number;
  readonly templateStrength: number | null;
  readonly templatePiercing: number | null;
}

/** Who is under this template, and what kind of hit does each take? */
export interface TemplateHitsQuestion {
  readonly kind: 'template-hits';
  readonly weapon: TemplateWeapon;
  readonly template: PlacedTemplate;
  /** Who was hit directly as well; null where nobody was. */
  readonly direct: ModelId | null;
  /** Who laid it, where that has a say: from where flame comes. */
  readonly firer?: ModelId | null;
  readonly force: PrintedForce | null;
  /** Dice for those who are hit on a roll, in the order of their names. */
  readonly dice: readonly number[];
  /** Those who leap aside, with their reaction and the die that was rolled. */
  readonly dodges: readonly { readonly model: ModelId; readonly reaction: number; readonly die: number }[];
}

/** How a template of a salvo came to lie where it does. */
export interface SalvoShot {
  readonly first: PlacedTemplate;
  /** Those laid between the first and this. */
  readonly others: readonly PlacedTemplate[];
  /** The direction of the scatter die's arrow; null where it showed HIT. */
  readonly arrow: Radians | null;
}

/** May the template lie here? */
export interface PlaceTemplateQuestion {
  readonly kind: 'place-template';
  readonly weapon: TemplateWeapon;
  readonly template: PlacedTemplate;
  readonly firer: ModelId;
  /** The unit that was chosen; null where none has to be. */
  readonly target: UnitId | null;
  readonly range: { readonly least: Millimetres; readonly most: Millimetres } | null;
  /** It was lobbed: nobody needs to see where it lands. */
  readonly indirect: boolean;
  /** The thrower's strength, for what is thrown as far as one is strong. */
  readonly strength: number | null;
  readonly salvo: SalvoShot | null;
}

/** Which way something is driven aside. */
export type ScatterDirection =
  /** A direction that was rolled or turned. */
  | { readonly by: 'arrow'; readonly facing: Radians }
  /** The scatter die shows HIT. */
  | { readonly by: 'hit' }
  /** A die of six instead of the scatter die. */
  | { readonly by: 'd6'; readonly face: number };

/** Where does the shot land, with these dice? */
export interface ScatterQuestion {
  readonly kind: 'scatter';
  readonly weapon: TemplateWeapon;
  readonly firer: ModelId;
  readonly aim: BoardPoint;
  readonly indirect: boolean;
  /** The roll to hit, in rule books where how badly one misses says how far it goes. */
  readonly roll: { readonly skill: number; readonly needed: number; readonly natural: number } | null;
  readonly direction: ScatterDirection | null;
  /** Dice for how far it goes, in rule books that roll for that. */
  readonly dice: readonly number[];
}

/** May the shot be fired without sight, over what is between? */
export interface IndirectShotQuestion {
  readonly kind: 'indirect-shot';
  readonly weapon: TemplateWeapon;
  readonly firer: ModelId;
  readonly aim: BoardPoint;
  readonly range: { readonly least: Millimetres; readonly most: Millimetres } | null;
  /** The numbers to reach, as printed: for a straight shot and for a lobbed one. */
  readonly needed: { readonly straight: number; readonly lobbed: number | null } | null;
  readonly strength: number | null;
  /** How far the player guessed it to be before anybody measured, where the table agreed on guessing. */
  readonly estimate?: Millimetres | null;
  /** The one who fires has moved this turn. Left out where he has not. */
  readonly moved?: boolean;
}

/** Where does the template lie best? */
export interface BestPlacementQuestion {
  readonly kind: 'best-placement';
  readonly weapon: TemplateWeapon;
  /** Null for the size that the rules lay where a weapon names none. */
  readonly shape: TemplateShape | null;
  readonly firer: ModelId;
  /** The unit that was chosen; null for all enemies. */
  readonly target: UnitId | null;
  /** How far the weapon shoots; null, or left out, where nobody said. */
  readonly range?: { readonly least: Millimetres; readonly most: Millimetres } | null;
  /** The thrower's strength, for what is thrown as far as one is strong. */
  readonly strength?: number | null;
  /** It is lobbed: nobody needs to see where it lands. Left out where it is not. */
  readonly indirect?: boolean;
}

export type TemplateQuestion =
  | TemplateHitsQuestion
  | PlaceTemplateQuestion
  | ScatterQuestion
  | IndirectShotQuestion
  | BestPlacementQuestion;
