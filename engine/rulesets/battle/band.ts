import type { Model } from '../../board/model.ts';
import { all } from '../../rules/call.ts';
import { isAtLeast, isWithin } from '../../rules/limits.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { argue, type Judgement, judge } from './argument.ts';
import type { BattleSettings } from './settings.ts';
import { reachTo } from './template-table.ts';

/**
 * Does the hole lie within the weapon's range, from the edge of the firer's base? @clause BT-ORD-7, BT-BARR-4, BT-RANGE-7
 * @edge exactly at the least and at the greatest range it does
 */
export function judgeBand(
  table: Table,
  agreed: BattleSettings,
  firer: Model,
  hole: BoardPoint,
  { least, most }: { readonly least: number; readonly most: number },
  clause: 'BT-ORD-7' | 'BT-BARR-4' | 'BT-BLAST-3',
): Judgement {
  const { distance, shown } = reachTo(table, firer, hole, 'straight');
  const closeBy = agreed.closeCallTolerance;
  const call = all(isWithin(distance, most, closeBy), isAtLeast(distance, least, least > 0 ? closeBy : 0));
  const fill = { model: firer.id, distance, least, most };
  return judge(
    call,
    call.holds ? argue(clause, 'place/within-band', fill, shown) : argue(clause, 'place/out-of-band', fill, shown),
  );
}
