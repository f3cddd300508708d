import type { ObjectiveId, SideId } from '../../../identity/ids.ts';

/** What a mission asks for beside the points that win. @clause SK-VP-1, SK-VP-2, SK-VP-9 */
export interface Mission {
  /** The round that ends the battle; null where none does. */
  readonly rounds: number | null;
  /** Whether objectives are counted at the end of each round, or only when the battle ends. */
  readonly counts: 'each-round' | 'at-the-end';
  /** What an objective is worth that is not worth one point. */
  readonly worth: Readonly<Record<ObjectiveId, number>>;
  /** What each who works behind the enemy's lines is worth at the end of a round. @clause SK-PART-3 */
  readonly harm: number;
  /** What an enemy is worth who is put out of action. */
  readonly losses: number;
  /** Who wins by holding an objective when the last round ends, and loses by not holding it; null where nobody does. */
  readonly keeper: { readonly side: SideId; readonly objective: ObjectiveId } | null;
}
