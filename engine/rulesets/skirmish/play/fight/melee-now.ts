import type { ModelId } from '../../../../identity/ids.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { inMelee } from '../../melee.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { type Battle, type Fighter, onTable } from '../state.ts';
import { decisive } from './decisive.ts';

/** Enemies with whom somebody is in melee as the table stands. @clause SK-CC-1, SK-CC-2, SK-CC-9 */
export function opponentsOf({ table: asked, state }: Situation<Battle>, model: ModelId): readonly Fighter[] {
  const table = decisive(asked);
  const own = table.board.models[model];
  const side = state.fighters[model]?.side;
  if (!own) return [];
  const agreed = table.settings as SkirmishSettings;
  return onTable(state)
    .filter((other) => other.side !== side && !other.lyingInWait && table.board.models[other.model])
    .filter((other) => inMelee(table, agreed, own, table.board.models[other.model]!).call.holds)
    .sort((a, b) => (a.model < b.model ? -1 : 1));
}
