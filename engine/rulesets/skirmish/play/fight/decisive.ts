import type { Table } from '../../../../rules/rule-set.ts';

/**
 * The table for questions whose answer is acted on whether or not it is close: nobody asks how near it is to the other answer, and so that is not looked
 * for.
 */
export const decisive = (table: Table): Table =>
  table.settings.closeCallTolerance === 0 ? table : { ...table, settings: { ...table.settings, closeCallTolerance: 0 } };
