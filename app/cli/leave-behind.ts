import {
  type BoardWithMeshes,
  fail,
  LASTING_EFFECTS,
  type LastingEffect,
  type PlacedTemplate,
  type Result,
  succeed,
  withZone,
  zoneOfTemplate,
} from '../../engine/index.ts';
import { markOn } from '../catalogue/lasting-marks.ts';
import type { Speaker } from '../wording/speak.ts';
import type { Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import type { Given } from './given.ts';
import { readChoice } from './numbers.ts';
import type { UsageFault } from './usage.ts';
import { writeBoard } from './write-board.ts';

/** What a template is to leave behind, and the file that the board with it is written to. */
export interface LeftBehind {
  readonly of: LastingEffect['of'];
  readonly out: string;
}

/** `--stays gas -o BOARD`; null where nothing is to stay. */
export function readLeftBehind(given: Given): Result<LeftBehind | null, UsageFault> {
  const of = readChoice(given, 'stays', LASTING_EFFECTS);
  if (!of.ok) return of;
  const out = given.value('out');
  if (of.value === null) return succeed(null);
  if (out === null) return fail({ code: 'usage/needs-option', where: '--stays', fill: { option: '--stays', needs: '-o' } });
  return succeed({ of: of.value, out });
}

/** Writes the board with the area that the template leaves behind, under the first free name. */
export async function leaveBehind(
  { of, out }: LeftBehind,
  template: PlacedTemplate,
  { board, meshes }: BoardWithMeshes,
  { say }: Speaker,
  desk: Desk,
): Promise<ExitCode> {
  const { id, level } = markOn(board, of);
  const marked = withZone(board, zoneOfTemplate(template, { id, name: say(`effect/${of}`), of, level }));
  const unwritten = await writeBoard(out, marked, meshes, desk);
  if (unwritten !== null) return unwritten;
  desk.host.err(`${say('template.stays', { effect: say(`effect/${of}`), zone: id, file: out })}\n`);
  return EXITS.done;
}
