import { oncePer } from '../../../../document/once.ts';
import type { Settings } from '../../../../rules/settings.ts';
import { agreeing, type Table } from '../../../../rules/table.ts';

/**
 * The table for questions whose answer is acted on whether or not it is close: nobody asks how near it is to the other answer, and so that is not looked
 * for.
 */
export const decisive = oncePer((table: Table): Table => {
  const settings = withoutTolerance(table.settings);
  return settings === table.settings ? table : agreeing(table, settings);
});

const withoutTolerance = oncePer(
  (settings: Settings): Settings => (settings.closeCallTolerance === 0 ? settings : { ...settings, closeCallTolerance: 0 }),
);
