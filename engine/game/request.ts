import type { ClauseRef } from '../identity/clause.ts';
import type { SideId } from '../identity/ids.ts';
import type { Fill } from '../outcome/fill.ts';

/** Dice that must be thrown before the game goes on. */
export interface RollRequest {
  readonly kind: 'roll';
  /** As written in the rule book: `d10`, `2d6`. */
  readonly dice: string;
  readonly roller: SideId;
  /** What is rolled for, a code of the rule set. */
  readonly purpose: string;
  readonly clause: ClauseRef;
  readonly fill: Fill;
}

/** One thing that can be chosen. */
export interface ChoiceOption {
  readonly id: string;
  /** A code of the rule set, worded like a reason. */
  readonly says: string;
  readonly fill: Fill;
}

/** Something that a player must decide before the game goes on. */
export interface ChoiceRequest {
  readonly kind: 'choice';
  readonly chooser: SideId;
  readonly purpose: string;
  readonly clause: ClauseRef;
  readonly fill: Fill;
  readonly options: readonly ChoiceOption[];
  /** How many of them are picked, each once. */
  readonly atLeast: number;
  readonly atMost: number;
}

/** What the game waits for. */
export type GameRequest = RollRequest | ChoiceRequest;

/** Where the faces of a throw come from. */
export type ThrowOrigin =
  /** Rolled at the table and typed in. */
  | { readonly from: 'hand' }
  /** Made of the seed that the game began with. */
  | { readonly from: 'seed' }
  /** Made of a secret of each side, told one after another against what they promised. */
  | { readonly from: 'promises'; readonly told: Readonly<Record<SideId, string>> };

/** What a request was answered with. */
export type RequestAnswer =
  | { readonly kind: 'faces'; readonly faces: readonly number[]; readonly origin: ThrowOrigin }
  | { readonly kind: 'picked'; readonly picked: readonly string[] };
