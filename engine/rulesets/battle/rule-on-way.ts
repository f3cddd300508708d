import type { MoveFinding, MoveLeg, MoveQuery, Waypoint } from '../../geometry/movement-queries.ts';
import type { ModelId } from '../../identity/ids.ts';
import { join, NOTHING_TO_SAY } from '../../rules/argument.ts';
import { all, callOf, YES } from '../../rules/call.ts';
import { isWithin } from '../../rules/limits.ts';
import { findPassages } from '../../rules/passages.ts';
import type { MoveAnswer, PricedLeg } from '../../ruling/answer.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import { type Argument, argue, type Judgement, judge } from './argument.ts';
import type { BattleReasonCode } from './codes.ts';
import { sayHindered } from './hindered.ts';
import { INCH, type Movement } from './movement.ts';

/** What the rules make of one way: the answer, whether it is close, and why. */
export interface RuledWay {
  readonly answer: MoveAnswer;
  readonly close: boolean;
  readonly argument: Argument;
}

/**
 * May the model go this way? A roll comes before difficult ground is touched; then what ends the way or the movement, whichever comes first; then whether
 * it may stay where the way ends.
 * @clause BT-MOVE-4 to 8, BT-MOVE-14 to 16, BT-DIFF-1, BT-DIFF-2, BT-CLIMB-1 to 4, BT-DANG-1, BT-DANG-2, BT-DANG-4
 */
export function ruleOnWay(
  movement: Movement,
  way: readonly Waypoint[],
  { name = 'way', dice = movement.danger }: { readonly name?: string; readonly dice?: readonly number[] } = {},
): RuledWay {
  const { table, mover, allowance, policy, agreed } = movement;
  const query: MoveQuery = { model: mover.id, way, policy };
  const finding = table.space.move(query);
  const evidence: Evidence = { id: name, kind: 'way', query, finding };

  const rolled = isRolledFor(movement, finding, evidence);
  const enough = isEnough(movement, finding, evidence);
  const through = finding.barred ? sayHindered(movement, finding.barred.hindrance, evidence) : judge(YES);
  const stays = finding.barred ? judge(YES) : mayStay(movement, finding, evidence);
  const steps = [rolled, enough, through, stays];
  const call = all(...steps.map((step) => step.call));
  const decisive = steps.find((step) => !step.call.holds) ?? enough;

  const stop = call.holds || !rolled.call.holds ? null : findStop(movement, query, name);
  const dangerous = [...new Set(finding.legs.flatMap((leg) => leg.dangerous))].sort();
  const die = call.holds && dangerous.length > 0 ? (dice[0] ?? null) : null;
  return {
    answer: {
      kind: 'move',
      allowed: call.holds,
      allowance,
      cost: finding.cost,
      left: Math.max(0, allowance - finding.cost),
      actions: 1,
      legs: finding.legs.map((leg): PricedLeg => ({ ...leg, clause: clauseOfLeg(leg) })),
      up: finding.up,
      down: finding.down,
      barred: finding.barred,
      stop: stop && { at: stop.finding.at, cost: stop.finding.cost, left: Math.max(0, allowance - stop.finding.cost) },
      arrives: null,
      strikes: [],
      dangerous,
      hurt: die === null ? null : die === WOUNDS,
      areas: findPassages(table, mover.id, finding, {}).areas,
    },
    close: call.close,
    argument: join<Evidence, BattleReasonCode>(
      decisive,
      stop && !enough.call.holds && finding.legs.some(({ divisible }) => !divisible)
        ? argue('BT-CLIMB-3', 'height/no-floor-part-way', { model: mover.id })
        : NOTHING_TO_SAY,
      stop
        ? argue('BT-MOVE-4', 'distance/farthest-place', { model: mover.id, cost: stop.finding.cost }, stop.evidence)
        : NOTHING_TO_SAY,
      ...steps,
      sayHeight(movement, finding, evidence),
      ...sayFloors(movement, finding, evidence),
      ...dangerous.map((piece) => argue('BT-DANG-1', 'ground/dangerous', { model: mover.id, piece }, evidence)),
      sayDanger(mover.id, die),
      ...movement.startsNear.map(({ id }) =>
        argue('BT-MOVE-16', 'enemy/starts-too-near', { model: mover.id, other: id, limit: agreed.enemyGap }),
      ),
    ),
  };
}

/** On this a model takes a wound. @clause BT-DANG-1 */
const WOUNDS = 1;

/** What came of the die for dangerous ground. @clause BT-DANG-1, BT-DANG-2 */
function sayDanger(model: ModelId, die: number | null): Argument {
  if (die === null) return NOTHING_TO_SAY;
  return die === WOUNDS
    ? argue('BT-DANG-2', 'ground/takes-a-wound', { model, die })
    : argue('BT-DANG-1', 'ground/comes-through', { model, die });
}

function findStop({ table, allowance }: Movement, move: MoveQuery, name: string) {
  const query = { move, allowance };
  const finding = table.space.stop(query);
  const evidence: Evidence = { id: `${name}:stop`, kind: 'stop', query, finding };
  return { finding, evidence };
}

const ROUNDING = 1e-6;

/** By which clause does a stretch cost what it costs? */
function clauseOfLeg(leg: MoveLeg): string {
  if (leg.insideOf !== undefined) return 'BT-CLIMB-4';
  if (leg.up + leg.down > ROUNDING) return 'BT-CLIMB-1';
  return leg.difficult.piece !== null ? 'BT-DIFF-1' : 'BT-MOVE-4';
}

const difficultPieces = ({ legs }: MoveFinding) => [...new Set(legs.flatMap(({ difficult }) => difficult.piece ?? []))].sort();

/** Was there a roll before difficult ground is touched? @clause BT-DIFF-1 to 3, BT-DIFF-7, BT-DIFF-8 */
function isRolledFor({ mover, rolled, allowance }: Movement, finding: MoveFinding, evidence: Evidence): Judgement {
  const [piece] = difficultPieces(finding);
  if (rolled === null)
    return piece === undefined
      ? judge(YES)
      : judge(callOf(false), argue('BT-DIFF-2', 'ground/roll-first', { model: mover.id, piece }, evidence));
  return judge(
    YES,
    argue('BT-DIFF-1', 'ground/rolled', { model: mover.id, die: Math.round(rolled / INCH), allowance }),
    argue('BT-DIFF-7', 'ground/counts-as-moved', { model: mover.id }),
  );
}

/** Is the movement enough for the way? Who ends on open ground chose where to stop. @clause BT-MOVE-4 @edge exactly all of it is enough */
function isEnough({ agreed, mover, allowance }: Movement, { cost, legs }: MoveFinding, evidence: Evidence): Judgement {
  const within = isWithin(cost, allowance, agreed.closeCallTolerance);
  const chosen = within.holds && legs.at(-1)?.divisible !== false;
  const fill = { model: mover.id, cost, allowance };
  return judge(
    { holds: within.holds, close: within.close && !chosen },
    within.holds
      ? argue('BT-MOVE-4', 'distance/enough', { ...fill, left: Math.max(0, allowance - cost) }, evidence)
      : argue('BT-MOVE-4', 'distance/too-far', { ...fill, missing: cost - allowance }, evidence),
  );
}

/** May it stay there? A ladder is no floor. @clause BT-MOVE-15, BT-CLIMB-3 */
function mayStay(movement: Movement, { end }: MoveFinding, evidence: Evidence): Judgement {
  if (end === null)
    return judge(callOf(false), argue('BT-CLIMB-3', 'height/no-floor-part-way', { model: movement.mover.id }, evidence));
  const [first] = end.hindered;
  if (!first) return judge({ holds: true, close: end.close });
  const said = sayHindered(movement, first, evidence);
  return { ...said, call: { holds: false, close: said.call.close || end.close } };
}

/** Between which pieces' floors it goes straight up or down. @clause BT-CLIMB-4 */
function sayFloors({ mover }: Movement, { legs }: MoveFinding, evidence: Evidence): readonly Argument[] {
  const pieces = [...new Set(legs.flatMap(({ insideOf }) => insideOf ?? []))].sort();
  return pieces.map((piece) => {
    const height = legs.reduce((sum, leg) => (leg.insideOf === piece ? sum + leg.up + leg.down : sum), 0);
    return argue('BT-CLIMB-4', 'height/between-floors', { model: mover.id, piece, height }, evidence);
  });
}

/** What the height of the way counts for. @clause BT-CLIMB-1, BT-CLIMB-2 */
function sayHeight({ agreed, mover, allowance, rolled }: Movement, { up, down }: MoveFinding, evidence: Evidence): Argument {
  const height = up + down;
  if (height <= ROUNDING) return NOTHING_TO_SAY;
  const fill = { model: mover.id, height, allowance };
  return join<Evidence, BattleReasonCode>(
    agreed.verticalMovement === 'separate'
      ? argue('BT-CLIMB-1', 'height/free', fill, evidence)
      : argue('BT-CLIMB-1', 'height/shared', fill, evidence),
    rolled === null ? NOTHING_TO_SAY : argue('BT-CLIMB-2', 'height/limited-by-roll', { model: mover.id, allowance }),
  );
}
