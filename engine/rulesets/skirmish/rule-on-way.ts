import type { MoveFinding, MoveQuery, StopFinding, StopQuery, Waypoint } from '../../geometry/movement-queries.ts';
import { all, YES } from '../../rules/call.ts';
import { isWithin } from '../../rules/limits.ts';
import { findPassages, type Passages } from '../../rules/passages.ts';
import type { MoveAnswer } from '../../ruling/answer.ts';
import type { Evidence, MoveEvidence } from '../../ruling/evidence.ts';
import { type Argument, argue, join, NOTHING_TO_SAY } from './argument.ts';
import { arrives, endsNearer } from './charge.ts';
import { isEnough, sayWhereItStops } from './enough.ts';
import { sayFall } from './fall.ts';
import { leadsThrough, mayStay } from './hindered.ts';
import { tableAfter, whoMayStrike } from './melee.ts';
import type { Movement } from './movement.ts';
import { pricedLegs, sayPrice } from './price.ts';
import { keepsItsDistance, lastPlaceAway } from './stop-distance.ts';

/** What the rules make of one way: the answer, whether it is close, and why. */
export interface RuledWay {
  readonly answer: MoveAnswer;
  readonly close: boolean;
  readonly argument: Argument<Evidence>;
}

/**
 * May the model go this way, and what does it cost? First what ends the way or the movement, whichever comes first; then whether it may stay where the
 * way ends; then what the way is made of.
 * @clause SK-MOVE-1, SK-MOVE-2, SK-MOVE-4, SK-MOVE-18, SK-ACT-11, SK-CHARGE-1 to 8
 */
export function ruleOnWay(movement: Movement, way: readonly Waypoint[]): RuledWay {
  const { table, mover, pace, policy, order } = movement;
  const query: MoveQuery = { model: mover.id, way, policy };
  const finding = table.space.move(query);
  const evidence: MoveEvidence = { id: 'way', kind: 'way', query, finding };

  const enough = isEnough(movement, finding, evidence);
  const through = leadsThrough(movement, finding, evidence);
  const stays = finding.barred ? { ...through, call: YES } : mayStay(movement, finding, evidence);
  const comes = all(enough.call, through.call);
  const endPlace = way.at(-1)!;
  const end = comes.holds || comes.close ? placeOfEnd(finding) : null;
  const after = end && tableAfter(movement, end, endPlace);
  const distance = after && stays.call.holds ? keepsItsDistance(movement, after) : null;
  const nearer = after && order === 'charge' ? endsNearer(movement, after) : null;
  const call = all(comes, stays.call, ...(distance ? [distance.call] : []), ...(nearer ? [nearer.call] : []));

  const tooNear = distance !== null && !distance.call.holds;
  const back = tooNear ? lastPlaceAway(movement, query, finding.cost) : null;
  const stop = back ? shown(back) : comes.holds && stays.call.holds ? null : findStop(movement, query);
  const arrival = order === 'charge' ? judgeArrival(movement, finding, call.holds, after, stop) : null;
  const { strikes, why } = whoMayStrike(movement);
  const decisive: readonly (Argument<Evidence> | null)[] = !enough.call.holds
    ? [enough]
    : !through.call.holds
      ? [through]
      : !stays.call.holds
        ? [stays]
        : distance && !distance.call.holds
          ? [distance]
          : nearer && !nearer.call.holds
            ? [nearer]
            : [enough];
  const legs = pricedLegs(finding.legs);
  const spent = call.holds || !stop ? finding.cost : stop.finding.cost;
  const passages = findPassages(table, mover.id, finding, { gas: 'SK-GAS-4' });
  return {
    answer: {
      kind: 'move',
      allowed: call.holds,
      allowance: pace.allowance,
      cost: finding.cost,
      left: Math.max(0, pace.allowance - finding.cost),
      actions: isWithin(spent, pace.action, 0).holds ? 1 : 2,
      legs,
      up: finding.up,
      down: finding.down,
      barred: finding.barred,
      stop: stop && { at: stop.finding.at, cost: stop.finding.cost, left: Math.max(0, pace.allowance - stop.finding.cost) },
      arrives: arrival ? arrival.call.holds : null,
      strikes: strikes.map(({ id }) => id),
      dangerous: [...new Set(finding.legs.flatMap(({ dangerous }) => dangerous))].sort(),
      hurt: null,
      areas: passages.areas,
    },
    close: call.close || (arrival?.call.close ?? false),
    argument: join<Evidence>(
      ...decisive.map((one) => one ?? NOTHING_TO_SAY),
      stop && tooNear ? sayWhereItKeepsAway(movement, stop) : NOTHING_TO_SAY,
      stop && !tooNear ? sayWhereItStops(movement, finding, stop.finding, stop.evidence) : NOTHING_TO_SAY,
      arrival ?? NOTHING_TO_SAY,
      sayActions(movement, spent),
      why,
      sayFall(movement, query, finding, evidence),
      sayGas(movement, passages, spent),
      sayPrice(legs, evidence),
      pace.why,
      ...[through, stays, ...(distance ? [distance] : [])],
    ),
  };
}

/** Where the mover's axis is when it has come to the end of the way. */
const placeOfEnd = ({ end, legs }: MoveFinding) => end?.at ?? legs.at(-1)?.to ?? null;

function findStop({ table, pace }: Movement, move: MoveQuery) {
  const query = { move, allowance: pace.allowance };
  return shown({ query, finding: table.space.stop(query) });
}

const shown = ({ query, finding }: { readonly query: StopQuery; readonly finding: StopFinding }) => {
  const evidence: MoveEvidence = { id: 'stop', kind: 'stop', query, finding };
  return { finding, evidence };
};

/** Where it stops on its way to an enemy. @clause SK-MOVE-2 */
function sayWhereItKeepsAway(
  { mover, agreed }: Movement,
  { finding, evidence }: ReturnType<typeof shown>,
): Argument<MoveEvidence> {
  return argue('SK-MOVE-2', 'stop/keeps-away', { model: mover.id, cost: finding.cost, limit: agreed.noStopZone }, evidence);
}

/** Where a charge ends, there it is asked who is met: at the end of the way, or where the movement runs out. */
function judgeArrival(
  movement: Movement,
  finding: MoveFinding,
  allowed: boolean,
  after: ReturnType<typeof tableAfter> | null,
  stop: ReturnType<typeof findStop> | null,
) {
  if (allowed && after) return arrives(movement, after);
  const at = stop?.finding.stand?.at ?? placeOfEnd(finding);
  return at ? arrives(movement, tableAfter(movement, at, stop?.finding.at ?? null)) : null;
}

/** Who goes into gas is hit once a round; who begins in it was hit by that cloud already. @clause SK-GAS-4, SK-GAS-8 */
function sayGas({ mover }: Movement, { areas, shown: evidence }: Passages, spent: number): Argument<Evidence> {
  const clouds = areas.filter(({ of, zone }, i) => of === 'gas' && areas.findIndex((one) => one.zone === zone) === i);
  return join<Evidence>(
    ...clouds.map(({ zone, enters }) =>
      enters === null
        ? argue('SK-GAS-8', 'area/begins-in-gas', { model: mover.id, zone }, evidence)
        : isWithin(enters.cost, spent, 0).holds
          ? argue('SK-GAS-4', 'area/enters-gas', { model: mover.id, zone, cost: enters.cost }, evidence)
          : NOTHING_TO_SAY,
    ),
  );
}

/** How many of its two actions the order takes. @clause SK-CHARGE-2, SK-ACT-11 */
function sayActions({ order, pace, mover }: Movement, spent: number): Argument<never> {
  const one = isWithin(spent, pace.action, 0).holds;
  const fill = { model: mover.id, cost: spent, movement: pace.action };
  if (order === 'charge')
    return one ? argue('SK-CHARGE-2', 'charge/takes-one-action', fill) : argue('SK-CHARGE-2', 'charge/takes-both-actions', fill);
  if (order === 'two-moves' && !one) return argue('SK-ACT-11', 'move/takes-both-actions', fill);
  return NOTHING_TO_SAY;
}
