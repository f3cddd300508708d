import { type BoardWithMeshes, fail, type Result, type RuleSet, type Settings, succeed } from '../../engine/index.ts';
import { readSettings } from './agreed.ts';
import type { Desk } from './command.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Given } from './given.ts';
import { readRules } from './move-wishes.ts';
import { readBoard } from './read-board.ts';
import { type Misuse, misuse } from './usage.ts';

/** A board, and by which rules and which agreements it is asked about. */
export interface RuledBoard {
  readonly ruleSet: RuleSet;
  readonly settings: Settings;
  readonly file: BoardWithMeshes;
}

/** The board of the first file with the rules and settings that were typed; where they cannot be had, what is to be said or ended with. */
export async function readRuledBoard(given: Given, desk: Desk): Promise<Result<RuledBoard, ExitCode | Misuse>> {
  const ruleSet = readRules(given);
  if (!ruleSet.ok) return fail(misuse(ruleSet.problem));
  const settings = readSettings(given.values('setting'), ruleSet.value);
  if (!settings.ok) return fail(misuse(...settings.problem));
  const file = await readBoard(given.files[0]!, desk);
  return file.ok ? succeed({ ruleSet: ruleSet.value, settings: settings.value, file: file.value }) : file;
}
