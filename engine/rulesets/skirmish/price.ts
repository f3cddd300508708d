import type { MoveLeg } from '../../geometry/movement-queries.ts';
import type { PieceId } from '../../identity/ids.ts';
import type { PricedLeg } from '../../ruling/answer.ts';
import type { MoveEvidence } from '../../ruling/evidence.ts';
import { type Argument, argue, join, NOTHING_TO_SAY } from './argument.ts';
import type { SkirmishClause } from './clauses.ts';

/** Two lengths that differ by less are one: rounding. */
const ROUNDING = 1e-6;

/** Ground without a number makes a length twice as long. @clause SK-MOVE-10 */
const HALF = 2;

const isSlope = ({ kind, up, down }: MoveLeg) => kind === 'walk' && up + down > ROUNDING;
const isDifficult = ({ difficult }: MoveLeg) => difficult.factor > 1;
const sameLevel = ({ up, down }: MoveLeg) => Math.abs(up - down) <= ROUNDING;

/** By which clause does a stretch cost what it costs? */
function clauseOfLeg(leg: MoveLeg): SkirmishClause {
  switch (leg.kind) {
    case 'climb':
      return 'SK-CLIMB-3';
    case 'descend':
      return 'SK-CLIMB-8';
    case 'cross':
      return sameLevel(leg) ? 'SK-CLIMB-9' : 'SK-CLIMB-11';
    case 'ladder':
      return 'SK-LADDER-1';
    case 'step':
      return 'SK-CLIMB-1';
    case 'walk':
      if (isDifficult(leg)) return leg.difficult.factor === HALF ? 'SK-MOVE-10' : 'SK-MOVE-11';
      return isSlope(leg) ? 'SK-RAMP-1' : 'SK-MOVE-9';
  }
}

/** Every stretch with the clause that prices it. */
export const pricedLegs = (legs: readonly MoveLeg[]): readonly PricedLeg[] =>
  legs.map((leg) => ({ ...leg, clause: clauseOfLeg(leg) }));

const sum = (legs: readonly MoveLeg[], of: 'length' | 'cost' | 'up' | 'down') => legs.reduce((total, leg) => total + leg[of], 0);

/**
 * What the way costs, told once for each kind of going and each climb by itself.
 * @clause SK-MOVE-9 to 12, SK-RAMP-1, SK-RAMP-2, SK-CLIMB-1, SK-CLIMB-3, SK-CLIMB-8 to 13, SK-CLIMB-18, SK-LADDER-1, SK-DIST-9
 */
export function sayPrice(legs: readonly PricedLeg[], way: MoveEvidence): Argument<MoveEvidence> {
  const level = legs.filter(({ clause }) => clause === 'SK-MOVE-9');
  const slopes = legs.filter(({ clause }) => clause === 'SK-RAMP-1');
  const steps = legs.filter(({ kind }) => kind === 'step');
  const hard = new Map<PieceId, PricedLeg[]>();
  for (const leg of legs) {
    if (leg.kind !== 'walk' || !isDifficult(leg) || leg.difficult.piece === null) continue;
    hard.set(leg.difficult.piece, [...(hard.get(leg.difficult.piece) ?? []), leg]);
  }
  return join<MoveEvidence>(
    ...[...hard].map(([piece, within]) => {
      const fill = { piece, length: sum(within, 'length'), cost: sum(within, 'cost') };
      return within[0]!.clause === 'SK-MOVE-10'
        ? argue('SK-MOVE-10', 'cost/difficult', fill, way)
        : argue('SK-MOVE-11', 'cost/difficult-with-number', { ...fill, times: within[0]!.difficult.factor }, way);
    }),
    ...legs.map((leg) => sayClimb(leg, way)),
    slopes.length > 0 ? argue('SK-RAMP-1', 'cost/slope', { length: sum(slopes, 'length') }, way) : NOTHING_TO_SAY,
    steps.length > 0
      ? argue('SK-CLIMB-1', 'cost/free-step', { height: Math.max(...steps.map(({ up, down }) => Math.max(up, down))) }, way)
      : NOTHING_TO_SAY,
    level.length > 0 ? argue('SK-MOVE-9', 'cost/level', { length: sum(level, 'length') }, way) : NOTHING_TO_SAY,
  );
}

function sayClimb(leg: PricedLeg, way: MoveEvidence): Argument<MoveEvidence> {
  const { kind, up, down, cost, length } = leg;
  if (kind === 'climb') return argue('SK-CLIMB-3', 'cost/climb-up', { up, cost }, way);
  if (kind === 'descend') return argue('SK-CLIMB-8', 'cost/climb-down', { down, cost }, way);
  if (kind === 'ladder') return argue('SK-LADDER-1', 'cost/ladder', { length, cost }, way);
  if (kind !== 'cross') return NOTHING_TO_SAY;
  return sameLevel(leg)
    ? argue('SK-CLIMB-9', 'cost/cross', { up, cost }, way)
    : argue('SK-CLIMB-11', 'cost/cross-between-levels', { up, down, cost }, way);
}
