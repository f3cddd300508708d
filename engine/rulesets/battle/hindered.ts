import type { Hindrance } from '../../geometry/movement-queries.ts';
import { describeHindrance, missingOf } from '../../rules/describe-hindrance.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import { argue, type Judgement, judge } from './argument.ts';
import type { BattleClause } from './clauses.ts';
import type { Movement } from './movement.ts';

/** The clause by which something is in the way. */
const CLAUSES: Readonly<Record<Hindrance['kind'], BattleClause>> = {
  'in-the-way': 'BT-MOVE-5',
  'mark-in-the-way': 'BT-MOVE-15',
  'too-near': 'BT-MOVE-8',
  'too-high': 'BT-CLIMB-1',
  'too-deep': 'BT-CLIMB-1',
  'another-floor': 'BT-MOVE-15',
  'no-headroom': 'BT-MOVE-15',
  tips: 'BT-CLIMB-3',
  'not-standable': 'BT-MOVE-15',
  impassable: 'BT-TERR-18',
  shut: 'BT-TERR-18',
  'ladder-out-of-reach': 'BT-CLIMB-1',
  'ladder-taken': 'BT-MOVE-5',
  'table-edge': 'BT-MOVE-14',
  'too-much-height': 'BT-CLIMB-1',
};

/** What no nudge of a model changes is never close; how it stands says itself whether it does so closely. */
const FIXED: readonly Hindrance['kind'][] = ['tips', 'too-high', 'too-deep', 'not-standable', 'impassable', 'shut'];

/** What something that hinders is called, and by which clause it does. @clause BT-MOVE-5, BT-MOVE-6, BT-MOVE-8, BT-MOVE-14, BT-MOVE-15, BT-TERR-18 */
export function sayHindered({ agreed, board, mover }: Movement, hindrance: Hindrance, shown: Evidence): Judgement {
  const { says, fill } = describeHindrance(board, mover.id, hindrance);
  const missing = missingOf(hindrance);
  const close = missing !== null && !FIXED.includes(hindrance.kind) && missing <= agreed.closeCallTolerance;
  // Between two models a base needs a gap of its own width: the clause of gaps, where it is a model that leaves none.
  const byModel = hindrance.kind === 'in-the-way' && hindrance.by.kind === 'model';
  const clause = says === 'way/impassable' ? 'BT-TERR-18' : byModel ? 'BT-MOVE-6' : CLAUSES[hindrance.kind];
  return judge({ holds: false, close }, argue(clause, says, fill, shown));
}
