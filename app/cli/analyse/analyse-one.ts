import {
  type AnalysisWishes,
  analyseBoard,
  type BoardAnalysis,
  type BoardWithMeshes,
  fail,
  planMaps,
  type Result,
  stepExposures,
  stepMends,
  succeed,
  usualMaps,
} from '../../../engine/index.ts';
import { makeSpeaker } from '../../wording/speak.ts';
import { readCheckWishes } from '../check.ts';
import type { Desk } from '../command.ts';
import { EXITS, type ExitCode } from '../exit-codes.ts';
import { readText } from '../files.ts';
import type { Given } from '../given.ts';
import { readBoard } from '../read-board.ts';
import { refuseFile } from '../say-faults.ts';
import { setTable } from '../set-table.ts';
import type { Misuse } from '../usage.ts';
import { figureOfCheck, settingsOfAnalysis, type TypedAnalysis } from './analyse-wishes.ts';
import { type TileRunner, workOutMaps } from './work-here.ts';

/** Whoever looks after a move sets out from the middles of squares so large: each start costs some tenths of a second. @unit millimetres */
const STARTS_APART = 100;
/** So many ways of making a table fairer are told. */
const MENDS_TOLD = 5;

/** What comes of work that is done step by step. */
function lastOf<Outcome>(steps: Generator<unknown, Outcome>): Outcome {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A board that was analysed. */
export interface Analysed {
  readonly file: string;
  readonly hash: string;
  readonly read: BoardWithMeshes;
  readonly analysis: BoardAnalysis;
}

/** Analyses the board of a file; where that cannot be done, what is wrong has been said. */
export async function analyseFile(
  file: string,
  given: Given,
  typed: TypedAnalysis,
  runner: TileRunner | null,
  desk: Desk,
): Promise<Result<Analysed, ExitCode | Misuse>> {
  const read = await readBoard(file, desk);
  if (!read.ok) return read;
  const text = await readText(desk.host, file);
  if (!text.ok) return fail(refuseFile(file, text.problem, desk));
  const check = await readCheckWishes(given, read.value.board, desk);
  if (!check.ok) return check;
  const settings = settingsOfAnalysis(typed.ruleSet);
  const table = setTable(read.value, settings);
  const wishes: AnalysisWishes = {
    figure: figureOfCheck(check.value),
    cell: typed.cell,
    maps: typed.maps ?? usualMaps(table),
    check: check.value,
  };
  const planned = planMaps(table, typed.ruleSet, wishes);
  if (!planned.ok) {
    const { say } = makeSpeaker({ language: desk.language, ruler: 'mm', board: read.value.board });
    desk.host.err(`${file}: ${say(planned.problem.code, planned.problem.fill)}\n`);
    return fail(EXITS.refused);
  }
  const { figure, cell, maps } = wishes;
  const fields = await workOutMaps(
    read.value,
    { hash: table.boardHash, text: text.value },
    { wishes: { figure, cell, maps }, ruleSet: typed.ruleSet.id, settings },
    runner,
  );
  const found = planned.value.flatMap(({ from }, i) => (fields[i] ? [{ from, field: fields[i] }] : []));
  const isOfZones = maps === 'zones' && found.length > 0;
  const asked = { figure, cell, starts: typed.afterMove ? STARTS_APART : null };
  const exposed = isOfZones ? lastOf(stepExposures(table, typed.ruleSet, asked)) : null;
  const mends =
    typed.mend && isOfZones
      ? lastOf(stepMends(table, read.value.meshes, typed.ruleSet, { figure, cell, most: MENDS_TOLD }))
      : null;
  const analysis = analyseBoard(table, read.value.meshes, wishes, {
    maps: found,
    exposures: exposed?.ok ? exposed.value : null,
    mends,
  });
  return succeed({ file, hash: table.boardHash, read: read.value, analysis });
}
