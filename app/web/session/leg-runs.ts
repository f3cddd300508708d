import type { Carrier, MoveAnswer } from '../../../engine/index.ts';

export type Leg = MoveAnswer['legs'][number];

/** Neighbouring stretches that are told as one, and which they are. */
export interface LegRun {
  readonly leg: Leg;
  readonly first: number;
  readonly last: number;
  /** How many free steps are taken in it. */
  readonly steps: number;
  /** All that price it, each once. */
  readonly clauses: readonly string[];
}

/** The clauses, and what a stretch leads over, are told with each in a list, and not in one line. */
type Told = 'with-carrier-and-clause' | 'in-one-line';

/** What the sentences call a carrier by: the table by nothing. */
export const carrierId = (on: Carrier): string => (on.kind === 'table' ? '' : on.kind === 'model' ? on.model : on.piece);

/** The stretches of a way, neighbours of one kind as one, and walking that is broken by free steps, as over rubble, as one too. */
export function runsOfLegs(legs: readonly Leg[], told: Told): readonly LegRun[] {
  const runs: LegRun[] = [];
  legs.forEach((leg, i) => {
    const before = runs.at(-1);
    const one = { leg, first: i, last: i, steps: leg.kind === 'step' ? 1 : 0, clauses: [leg.clause] };
    const clauseGoesOn = told === 'in-one-line' || before?.leg.clause === leg.clause;
    if (before?.leg.kind === leg.kind && clauseGoesOn && isSameGround(before.leg, leg, told)) {
      runs[runs.length - 1] = together(before, one);
    } else runs.push(one);
  });
  return overRoughGround(runs, told);
}

const isSameGround = (one: Leg, next: Leg, told: Told) =>
  one.difficult.factor === next.difficult.factor && (told === 'in-one-line' || carrierId(one.on) === carrierId(next.on));

const isOnFoot = ({ leg: { kind } }: LegRun) => kind === 'walk' || kind === 'step';

/** A list tells a single step for itself, which has its own clause; what lies between several is too short to be told. */
const STEPS_OF_ROUGH_GROUND = { 'with-carrier-and-clause': 2, 'in-one-line': 1 } as const;

/** Joins walking and free steps that take turns. */
function overRoughGround(runs: readonly LegRun[], told: Told): readonly LegRun[] {
  const joined: LegRun[] = [];
  for (let i = 0; i < runs.length; ) {
    const from = runs[i]!;
    let end = i + 1;
    while (end < runs.length && isOnFoot(from) && isOnFoot(runs[end]!) && isSameGround(from.leg, runs[end]!.leg, told)) end++;
    const onFoot = runs.slice(i, end);
    const isRough = onFoot.length > 1 && onFoot.filter(({ leg }) => leg.kind === 'step').length >= STEPS_OF_ROUGH_GROUND[told];
    joined.push(...(isRough ? [asWalking(onFoot)] : onFoot));
    i = end;
  }
  return joined;
}

/** Rough ground as one walk. */
const asWalking = (onFoot: readonly LegRun[]): LegRun => {
  const run = onFoot.reduce(together);
  return { ...run, leg: { ...run.leg, kind: 'walk' } };
};

const together = (one: LegRun, next: LegRun): LegRun => ({
  leg: {
    ...one.leg,
    to: next.leg.to,
    cost: one.leg.cost + next.leg.cost,
    length: one.leg.length + next.leg.length,
    up: one.leg.up + next.leg.up,
    down: one.leg.down + next.leg.down,
  },
  first: one.first,
  last: next.last,
  steps: one.steps + next.steps,
  clauses: [...new Set([...one.clauses, ...next.clauses])],
});
