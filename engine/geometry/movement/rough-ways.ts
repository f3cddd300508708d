import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Bend } from './bend.ts';
import { halfway } from './fan-of-ways.ts';
import { endOf, type TracedWay } from './traced-way.ts';

/** A direction that differs from one of the sixteen by no more is that one. */
const SAME_LINE = 1e-9;

/** Something is in its way at its end, and not only a border. */
export const isBarred = ({ stopped, across }: TracedWay): boolean => stopped && !across;

/** @shape twice the turn, and so on */
export const turned = (a: PlanPoint, by: PlanPoint): PlanPoint => ({ x: a.x * by.x - a.z * by.z, z: a.x * by.z + a.z * by.x });

/** Sixteen unit directions, evenly spread by halving. */
function allRound(): readonly PlanPoint[] {
  let round: readonly PlanPoint[] = [
    { x: 1, z: 0 },
    { x: 0, z: 1 },
    { x: -1, z: 0 },
    { x: 0, z: -1 },
  ];
  for (let times = 0; times < 3; times++) {
    round = round.flatMap((one, i) => [one, halfway(one, round[(i + 1) % round.length]!)]);
  }
  return round;
}

const ALL_ROUND = allRound();

/** The same with a line among them, gone either way. */
function allRoundWith(line: PlanPoint | undefined): readonly PlanPoint[] {
  if (!line) return ALL_ROUND;
  const lines = [line, { x: -line.x, z: -line.z }];
  return ALL_ROUND.flatMap((one, i) => {
    const next = ALL_ROUND[(i + 1) % ALL_ROUND.length]!;
    const between = lines.filter((p) => one.x * p.z - one.z * p.x > SAME_LINE && p.x * next.z - p.z * next.x > SAME_LINE);
    return [one, ...between];
  });
}

/**
 * Rough directions of a fan, traced: all round, or from straight on to where what the way turns round is in the way.
 * @shape `turn` is a unit direction: the turn between two bends round something that is round; `step` how far a way goes between them
 */
export function roughWays(
  bend: Bend,
  trace: (towards: PlanPoint) => TracedWay,
  turn: PlanPoint,
  step: Millimetres,
): readonly TracedWay[] {
  if (!bend.turn) {
    const round = allRoundWith(bend.ahead).map(trace);
    return [...round, round[0]!];
  }
  const isBarredAtOnce = (way: TracedWay): boolean => isBarred(way) && endOf(way).along < 2 * step;
  const { towards, side } = bend.turn;
  const fan = [trace(towards)];
  let by = { x: turn.x, z: turn.z * side };
  // what is in the way straight on lies on the other side; then the turn, twice the turn and so on until it has gone half round
  const isFree = () => fan.some((way) => !isBarredAtOnce(way));
  while (by.z * side > 0 && !(isFree() && isBarredAtOnce(fan.at(-1)!))) {
    fan.push(trace(turned(towards, by)));
    by = turned(by, by);
  }
  if (!isBarredAtOnce(fan.at(-1)!)) fan.push(trace({ x: -towards.x, z: -towards.z }));
  return side > 0 ? fan : fan.reverse();
}
