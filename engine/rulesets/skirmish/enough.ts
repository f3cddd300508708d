import type { MoveFinding, MoveLeg, StopFinding } from '../../geometry/movement-queries.ts';
import { isWithin } from '../../rules/limits.ts';
import type { MoveEvidence } from '../../ruling/evidence.ts';
import { type Argument, argue, type Judgement, join, judge, NOTHING_TO_SAY } from './argument.ts';
import { stanceOf } from './body-policy.ts';
import type { SkirmishClause } from './clauses.ts';
import type { Movement } from './movement.ts';

/** The clause that says how far the order goes. */
export function clauseOfAllowance({ order, mover }: Movement): SkirmishClause {
  if (order === 'charge') return 'SK-CHARGE-1';
  if (order === 'two-moves') return 'SK-ACT-11';
  return stanceOf(mover) === 'prone' ? 'SK-PRONE-5' : 'SK-MOVE-1';
}

/**
 * Is the movement enough for the way? Whoever ends on open ground chose where to stop, so that using up all of it is not close; a climb, a crossing and
 * whatever goes beyond is close when it is so by no more than the tolerance.
 * @clause SK-MOVE-1, SK-ACT-11, SK-CHARGE-1, SK-PRONE-5, SK-GEN-12 @edge exactly all of the movement is enough
 */
export function isEnough(movement: Movement, finding: MoveFinding, way: MoveEvidence): Judgement<MoveEvidence> {
  const { agreed, mover, pace } = movement;
  const { allowance } = pace;
  const within = isWithin(finding.cost, allowance, agreed.closeCallTolerance);
  const chosen = within.holds && finding.legs.at(-1)?.divisible !== false;
  const call = { holds: within.holds, close: within.close && !chosen };
  const fill = { model: mover.id, cost: finding.cost, allowance };
  const clause = clauseOfAllowance(movement);
  return judge<MoveEvidence>(
    call,
    call.holds
      ? argue(clause, 'move/enough', { ...fill, left: Math.max(0, allowance - finding.cost) }, way)
      : argue(clause, 'move/too-far', { ...fill, missing: finding.cost - allowance }, way),
    call.holds ? NOTHING_TO_SAY : sayWhatWouldDo(movement, finding),
  );
}

/** Both actions together would be enough, or nothing ever is. @clause SK-CLIMB-5, SK-CLIMB-7, SK-ACT-11 */
function sayWhatWouldDo({ order, mover, pace }: Movement, { cost, legs }: MoveFinding): Argument<never> {
  const both = pace.action * 2;
  const split = mover.body.kind !== 'squad' && stanceOf(mover) !== 'prone';
  const model = mover.id;
  const highest = legs.filter(({ divisible }) => !divisible).reduce((most, leg) => Math.max(most, leg.cost), 0);
  if (highest > both) return argue('SK-CLIMB-7', 'climb/never-enough', { model, cost: highest, allowance: both });
  if (order !== 'move' || !split || !isWithin(cost, both, 0).holds) return NOTHING_TO_SAY;
  const climbs = legs.some(({ kind }) => kind === 'climb' || kind === 'cross' || kind === 'descend');
  return climbs
    ? argue('SK-CLIMB-5', 'climb/two-actions-would-do', { model, cost, allowance: both })
    : argue('SK-ACT-11', 'move/two-actions-would-do', { model, cost, allowance: both });
}

/** The stretch on which the movement runs out. */
function cutLeg(legs: readonly MoveLeg[], allowance: number): MoveLeg | null {
  let spent = 0;
  for (const leg of legs) {
    spent += leg.cost;
    if (!isWithin(spent, allowance, 0).holds) return leg;
  }
  return null;
}

/** Where it must stop, and why there. @clause SK-CLIMB-4, SK-CLIMB-10, SK-CLIMB-14, SK-LADDER-3, SK-MOVE-1 */
export function sayWhereItStops(
  movement: Movement,
  finding: MoveFinding,
  stop: StopFinding,
  evidence: MoveEvidence,
): Argument<MoveEvidence> {
  const { mover, pace } = movement;
  const cut = cutLeg(finding.legs, pace.allowance);
  const fill = { model: mover.id, cost: stop.cost, left: Math.max(0, pace.allowance - stop.cost) };
  if (stop.at.kind === 'ladder')
    return argue('SK-LADDER-3', 'stop/on-the-ladder', { ...fill, piece: stop.at.piece, height: stop.at.height }, evidence);
  return join<MoveEvidence>(
    cut?.kind === 'climb' || cut?.kind === 'descend'
      ? argue('SK-CLIMB-4', 'climb/not-part-way', { model: mover.id })
      : NOTHING_TO_SAY,
    cut?.kind === 'cross' ? argue('SK-CLIMB-10', 'climb/crossing-not-part-way', { model: mover.id }) : NOTHING_TO_SAY,
    cut && !cut.divisible
      ? argue('SK-CLIMB-14', 'stop/at-the-foot', fill, evidence)
      : argue(cut ? clauseOfAllowance(movement) : 'SK-MOVE-18', 'stop/farthest-place', fill, evidence),
  );
}
