import type { Hindrance, MoveFinding } from '../../geometry/movement-queries.ts';
import { YES } from '../../rules/call.ts';
import { describeHindrance, missingOf } from '../../rules/describe-hindrance.ts';
import type { MoveEvidence } from '../../ruling/evidence.ts';
import { argue, type Judgement, judge, NOTHING_TO_SAY } from './argument.ts';
import type { SkirmishClause } from './clauses.ts';
import type { Movement } from './movement.ts';

/** The clause by which something is in the way. */
const CLAUSES: Readonly<Record<Hindrance['kind'], SkirmishClause>> = {
  'in-the-way': 'SK-MODEL-12',
  'mark-in-the-way': 'SK-VP-4',
  'too-near': 'SK-MOVE-2',
  'too-high': 'SK-CLIMB-2',
  'too-deep': 'SK-CLIMB-8',
  'another-floor': 'SK-MOVE-18',
  'no-headroom': 'SK-GEOM-12',
  tips: 'SK-CLIMB-6',
  'not-standable': 'SK-MOVE-18',
  impassable: 'SK-MODEL-12',
  shut: 'SK-DOOR-2',
  'ladder-out-of-reach': 'SK-GEOM-9',
  'ladder-taken': 'SK-LADDER-5',
  'table-edge': 'SK-GEOM-13',
  'too-much-height': 'SK-CLIMB-2',
};

/** A climb that somebody who lies could make standing. @clause SK-PRONE-9 */
function clauseOf({ policy }: Movement, hindrance: Hindrance): SkirmishClause {
  const climbs = hindrance.kind === 'too-high' || hindrance.kind === 'too-deep' || hindrance.kind === 'ladder-out-of-reach';
  return climbs && policy.stance === 'prone' ? 'SK-PRONE-9' : CLAUSES[hindrance.kind];
}

/** What no nudge of a model changes is never close: heights of what stands on the table are agreed. How it stands says itself whether it does so closely. */
const FIXED: readonly Hindrance['kind'][] = [
  'tips',
  'too-high',
  'too-deep',
  'not-standable',
  'impassable',
  'shut',
  'too-much-height',
];

/** Whether something that hinders does so by no more than can be measured at a table. */
function isClose({ agreed }: Movement, hindrance: Hindrance): boolean {
  const missing = missingOf(hindrance);
  return missing !== null && !FIXED.includes(hindrance.kind) && missing <= agreed.closeCallTolerance;
}

function sayHindered(movement: Movement, hindrance: Hindrance, way: MoveEvidence): Judgement<MoveEvidence> {
  const { says, fill } = describeHindrance(movement.board, movement.mover.id, hindrance);
  const call = { holds: false, close: isClose(movement, hindrance) };
  return judge<MoveEvidence>(call, argue(clauseOf(movement, hindrance), says, fill, way));
}

/** Does the way lead to its end? @clause SK-CLIMB-2, SK-MODEL-12, SK-VP-4, SK-DOOR-2, SK-GEOM-9 to 13 */
export function leadsThrough(movement: Movement, { barred }: MoveFinding, way: MoveEvidence): Judgement<MoveEvidence> {
  return barred ? sayHindered(movement, barred.hindrance, way) : judge<MoveEvidence>(YES);
}

/**
 * May the model stay where the way ends? On a ladder it may; elsewhere it must stand there without tipping, clear of everything, with the whole base on
 * the table.
 * @clause SK-MOVE-18, SK-CLIMB-6, SK-MODEL-12, SK-GEOM-12 to 14, SK-LADDER-3
 */
export function mayStay(movement: Movement, { end }: MoveFinding, way: MoveEvidence): Judgement<MoveEvidence> {
  if (end === null) return judge<MoveEvidence>(YES);
  const [first] = end.hindered;
  if (first) {
    const said = sayHindered(movement, first, way);
    return { ...said, call: { ...said.call, close: said.call.close || end.close } };
  }
  if (!end.close) return judge<MoveEvidence>(YES, NOTHING_TO_SAY);
  const { supported } = end;
  return judge<MoveEvidence>(
    { ...YES, close: true },
    argue('SK-GEOM-14', 'stand/exactly-on-the-limit', { model: movement.mover.id, supported }, way),
  );
}
