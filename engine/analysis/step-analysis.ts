import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { RuleSet, Table } from '../rules/rule-set.ts';
import { ENGINE_VERSION } from '../ruling/engine-version.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { MeshLibrary } from '../space/triangle-mesh.ts';
import { type AnalysisWishes, type BoardAnalysis, planMaps } from './board-analysis.ts';
import { checkTable } from './checks/check-table.ts';
import { stepMends } from './fairness/find-mends.ts';
import { figureOf } from './figure-asked.ts';
import { findChokePoints } from './find-choke-points.ts';
import { stepExposures } from './find-exposures.ts';
import { stepField } from './find-field.ts';
import { stepFloors } from './find-floors.ts';
import { stepLanes, usualLaneWidth } from './find-lanes.ts';
import { stepTimes } from './find-times.ts';
import type { LabRefusalCode } from './refusal-codes.ts';
import { findSymmetry } from './symmetry/find-symmetry.ts';

/** What an analysis is made of, in the order in which it is done. */
export type AnalysisPart = 'maps' | 'exposures' | 'lanes' | 'times' | 'floors' | 'mends' | 'check';

/** What is being done, and how much of that part is. */
export interface AnalysisStep {
  readonly part: AnalysisPart;
  readonly done: number;
}

/** Whoever looks after a move sets out from the middles of squares so large: each start costs some tenths of a second. */
const STARTS_APART: Millimetres = 100;
/** Whoever hurries to an objective sets out from the middles of squares no smaller than these. */
const HURRY_APART: Millimetres = 50;
/** Lines of lanes begin in squares no smaller than these: they are pushed and turned from there. */
const LANES_APART: Millimetres = 60;
/** So many lanes, and so many ways of making a table fairer, are told. */
const LANES_TOLD = 10;
const MENDS_TOLD = 5;

type Refused = Refusal<LabRefusalCode>;
type Steps<Outcome> = Generator<AnalysisStep, Outcome>;

/**
 * All that there is to know of a board, part by part.
 * @shape `maps`: where they have been worked out before, on whichever machines; null where it is to be done here
 * @refuses as `planMaps`; what a table has nothing for (no zones, no objectives, rules without moves) is left out
 * @cost seconds, and minutes after a move and for what would mend it
 */
export function* stepAnalysis(
  table: Table,
  meshes: MeshLibrary,
  ruleSet: RuleSet | null,
  wishes: AnalysisWishes,
  maps: BoardAnalysis['maps'] | null,
): Steps<Result<BoardAnalysis, Refused>> {
  const worked = maps ? succeed(maps) : yield* mapsOf(table, ruleSet, wishes);
  if (!worked.ok) return worked;
  const { figure, cell, afterMove } = wishes;
  const [first] = worked.value;
  const areOfZones = first?.from.kind === 'zone';
  const asked = { figure, cell, starts: afterMove ? STARTS_APART : null, ofTable: true };
  const exposures = areOfZones ? yield* part('exposures', stepExposures(table, ruleSet, asked)) : null;
  const lanes = first ? yield* lanesOf(table, ruleSet, wishes) : null;
  const hurry = { figure, cell: Math.max(HURRY_APART, cell) };
  const hasObjectives = areOfZones && Object.keys(table.board.objectives).length > 0;
  const times = hasObjectives ? yield* part('times', stepTimes(table, ruleSet, hurry)) : null;
  const floors = first ? yield* part('floors', stepFloors(table, ruleSet, figure, first.field)) : null;
  const mends =
    wishes.mend && areOfZones
      ? yield* part('mends', stepMends(table, meshes, ruleSet, { figure, cell, most: MENDS_TOLD }))
      : null;
  yield { part: 'check', done: 0 };
  const findings = checkTable(table.board, meshes, wishes.check);
  yield { part: 'check', done: 0.5 };
  return succeed({
    wishes,
    findings,
    symmetry: findSymmetry(table.board, meshes),
    maps: worked.value,
    exposures: toldOf(exposures),
    lanes,
    times: toldOf(times),
    chokePoints: first ? findChokePoints(first.field) : null,
    floors: toldOf(floors),
    mends,
    engine: ENGINE_VERSION,
  });
}

const toldOf = <Value>(found: Result<Value, Refused> | null): Value | null => (found?.ok ? found.value : null);

function* part<Outcome>(name: AnalysisPart, steps: Generator<{ readonly done: number }, Outcome>): Steps<Outcome> {
  yield { part: name, done: 0 };
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield { part: name, done: step.value.done };
  }
}

function* mapsOf(table: Table, ruleSet: RuleSet | null, wishes: AnalysisWishes): Steps<Result<BoardAnalysis['maps'], Refused>> {
  const planned = planMaps(table, ruleSet, wishes);
  if (!planned.ok) return fail(planned.problem);
  const maps: BoardAnalysis['maps'][number][] = [];
  for (const [i, { from, plan }] of planned.value.entries()) {
    const steps = stepField(table, ruleSet, plan);
    let step = steps.next();
    for (; !step.done; step = steps.next()) yield { part: 'maps', done: (i + step.value.done) / planned.value.length };
    maps.push({ from, field: step.value });
  }
  return succeed(maps);
}

function* lanesOf(table: Table, ruleSet: RuleSet | null, { figure, cell }: AnalysisWishes): Steps<BoardAnalysis['lanes']> {
  const made = figureOf(table.board, figure);
  if (!made.ok) return null;
  const question = { figure, cell: Math.max(LANES_APART, cell), leastWidth: usualLaneWidth(made.value) };
  const all = yield* part('lanes', stepLanes(table, ruleSet, { ...question, most: LANES_TOLD, within: null }));
  if (!all.ok) return null;
  const zones: NonNullable<BoardAnalysis['lanes']>['zones'][number][] = [];
  const deployment = Object.values(table.board.zones).filter(({ kind }) => kind === 'deployment');
  for (const zone of deployment.map(({ id }) => id).sort()) {
    const own = yield* part('lanes', stepLanes(table, ruleSet, { ...question, most: 1, within: zone }));
    if (own.ok) zones.push({ zone, lane: own.value.lanes[0] ?? null });
  }
  return { table: all.value, zones };
}
