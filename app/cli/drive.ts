import {
  type DriveFinding,
  type DriveQuestion,
  type Refusal,
  type Result,
  skirmish,
  type VerdictOn,
} from '../../engine/index.ts';
import { makeSpeaker } from '../wording/speak.ts';
import { readSettings } from './agreed.ts';
import type { Command } from './command.ts';
import { readDriver, readDriveWay } from './drive-wishes.ts';
import { EXITS } from './exit-codes.ts';
import { findModel } from './find-model.ts';
import { ANSWER_OPTIONS } from './given.ts';
import { titleOf } from './move.ts';
import { readBoard } from './read-board.ts';
import { sayDrive } from './say-drive.ts';
import { basisOf, setTable } from './set-table.ts';
import { misuse } from './usage.ts';

/** Without rules a step is taken that every track takes, and ground up to 45°. @unit millimetres */
const STEP = 25;

/** `eyeline drive`: what a vehicle meets on a way; with its gears, whether it may drive so and what follows. */
export const driveCommand: Command = {
  name: 'drive',
  options: {
    model: { takes: 'value' },
    way: { takes: 'value' },
    gear: { takes: 'value' },
    drive: { takes: 'value' },
    distances: { takes: 'value' },
    turns: { takes: 'value' },
    'last-gear': { takes: 'value' },
    halved: { takes: 'nothing' },
    points: { takes: 'value' },
    other: { takes: 'values' },
    ...ANSWER_OPTIONS,
  },
  files: { atLeast: 1, atMost: 1, called: 'BOARD' },
  async run(given, desk) {
    const settings = readSettings(given.values('setting'), skirmish);
    if (!settings.ok) return misuse(...settings.problem);
    const name = given.value('model');
    if (name === null)
      return misuse({ code: 'usage/needs-option', where: '--model', fill: { option: 'drive', needs: '--model' } });
    const way = readDriveWay(given);
    if (!way.ok) return misuse(way.problem);
    const read = await readBoard(given.files[0]!, desk);
    if (!read.ok) return read.problem;
    const { board } = read.value;
    const model = findModel(board, name, '--model');
    if (!model.ok) return misuse(model.problem);
    const driver = readDriver(given, board);
    if (!driver.ok) return misuse(...driver.problem);

    const table = setTable(read.value, settings.value);
    const query = { model: model.value.id, way: way.value, step: STEP, steepest: 1, narrowly: 0 };
    const outcome = driver.value
      ? skirmish.answer({ kind: 'drive', model: model.value.id, way: way.value, ...driver.value }, table)
      : null;
    const finding = outcome ? findingOf(outcome) : table.space.drive(query);
    if (given.has('json')) {
      const told = outcome ? { ...basisOf(table, skirmish), outcome } : { ...basisOf(table, skirmish), query, finding };
      desk.host.out(`${JSON.stringify({ eyeline: 'drive', ...told }, null, 2)}\n`);
    } else {
      const speaker = makeSpeaker({ language: desk.language, ruler: skirmish.ruler, inMillimetres: given.has('mm'), board });
      const told = sayDrive({ model: model.value.id, way: way.value, finding, outcome, board }, speaker);
      desk.host.out(`${titleOf(table, skirmish, speaker)}\n\n${told.join('\n')}\n`);
    }
    return outcome && !outcome.ok ? EXITS.refused : EXITS.done;
  },
};

/** What the verdict rests on: the same drive as it was found. */
function findingOf(outcome: Result<VerdictOn<DriveQuestion>, Refusal>): DriveFinding | null {
  if (!outcome.ok) return null;
  for (const one of outcome.value.evidence) if (one.kind === 'drive') return one.finding;
  return null;
}
