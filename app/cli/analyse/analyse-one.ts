import {
  type AnalysisWishes,
  type BoardAnalysis,
  type BoardWithMeshes,
  fail,
  planMaps,
  type Refusal,
  type Result,
  stepAnalysis,
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

/** Works step by step, and tells how far it is where somebody watches. */
function watched(steps: ReturnType<typeof stepAnalysis>, file: string, { host, language }: Desk) {
  const { say } = makeSpeaker({ language, ruler: 'mm' });
  let told = '';
  for (;;) {
    const step = steps.next();
    if (step.done) {
      if (told !== '') host.watch?.('');
      return step.value;
    }
    if (!host.watch) continue;
    const { part, done } = step.value;
    const line = say('analyse.progress', { file, part: say(`analysis/${part}`), done });
    if (line !== told) host.watch(line);
    told = line;
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
    afterMove: typed.afterMove,
    mend: typed.mend,
  };
  const planned = planMaps(table, typed.ruleSet, wishes);
  const refuse = (problem: Refusal) => {
    const { say } = makeSpeaker({ language: desk.language, ruler: 'mm', board: read.value.board });
    desk.host.err(`${file}: ${say(problem.code, problem.fill)}\n`);
    return fail(EXITS.refused);
  };
  if (!planned.ok) return refuse(planned.problem);
  const { figure, cell, maps } = wishes;
  const fields = await workOutMaps(
    read.value,
    { hash: table.boardHash, text: text.value },
    { wishes: { figure, cell, maps }, ruleSet: typed.ruleSet.id, settings },
    runner,
  );
  const found = planned.value.flatMap(({ from }, i) => (fields[i] ? [{ from, field: fields[i] }] : []));
  const steps = stepAnalysis(table, read.value.meshes, typed.ruleSet, wishes, found);
  const analysis = watched(steps, file, desk);
  if (analysis.ok) return succeed({ file, hash: table.boardHash, read: read.value, analysis: analysis.value });
  return refuse(analysis.problem);
}
