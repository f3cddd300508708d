import type { ModelId, SideId } from '../../../../identity/ids.ts';
import type { Millimetres } from '../../../../space/quantity.ts';

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
