import type { Refusal } from '../../outcome/refusal.ts';
import { type Result, succeed } from '../../outcome/result.ts';
import type { MeasuringBook } from '../../rules/measuring/book.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { Measured } from '../../ruling/measure-question.ts';
import { agreedForBattle } from './movement.ts';
import type { BattleSettings } from './settings.ts';
import { BATTLE_ID } from './verdict.ts';

/** What was agreed at this table, and how the battle rules measure under it. @refuses what these rules do not leave to the players */
export function openMeasuring(table: Table): Result<{ readonly agreed: BattleSettings; readonly book: MeasuringBook }, Refusal> {
  const agreed = agreedForBattle(table);
  return agreed.ok ? succeed({ agreed: agreed.value, book: bookOf(table, agreed.value) }) : agreed;
}

/** Everything is measured from the edge of the base, in space unless agreed otherwise; to the ground that terrain takes, as seen from above. */
const bookOf = (table: Table, agreed: BattleSettings): MeasuringBook => ({
  table,
  ruleSet: BATTLE_ID,
  bases: { kind: 'bases' },
  ovals: 'ellipse',
  thickness: 0,
  counts: (from, to) => ({ by: isGround(from) || isGround(to) || !agreed.measure3d ? 'level' : 'bases', clause: 'BT-MODEL-7' }),
  headOverPoint: 0,
  piecesAre: 'ground',
  limitFor: (limit) => limit,
  clauses: {
    within: 'BT-RANGE-7',
    unitWithin: 'BT-MODEL-7',
    inArea: () => 'BT-MODEL-6',
    wholly: null,
    unitWholly: 'BT-MODEL-6',
    whollyInArea: () => null,
    closest: 'BT-PRIO-8',
    tie: 'BT-PRIO-6',
  },
  whollyOfUnit: 'union',
  slack: 0,
  closeBy: agreed.closeCallTolerance,
});

const isGround = ({ kind }: Measured) => ['terrain', 'zone', 'objective', 'quarter', 'edge'].includes(kind);
