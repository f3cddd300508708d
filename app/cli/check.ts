import {
  type Board,
  type CheckFinding,
  type CheckWishes,
  checkTable,
  type Fault,
  fail,
  hashBoard,
  NOTHING_STATED,
  type Result,
  readStatedSizes,
  succeed,
  usualCheck,
} from '../../engine/index.ts';
import { closestNames } from '../catalogue/closest-names.ts';
import { makeSpeaker } from '../wording/speak.ts';
import type { Command, Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { readText } from './files.ts';
import type { Given } from './given.ts';
import { readPositive, readRow } from './numbers.ts';
import { readBoard } from './read-board.ts';
import { refuseFile } from './say-faults.ts';
import { type Misuse, misuse, type UsageFault } from './usage.ts';

/** What a check may be told to go by. */
export const CHECK_OPTIONS = {
  base: { takes: 'value' },
  height: { takes: 'value' },
  eyes: { takes: 'value' },
  stated: { takes: 'value' },
  tolerance: { takes: 'value' },
} as const;

/** `eyeline check`: what whoever prints, builds or lays out a table should look at. */
export const checkCommand: Command = {
  name: 'check',
  options: {
    ...CHECK_OPTIONS,
    json: { takes: 'nothing' },
  },
  files: { atLeast: 1, atMost: 1, called: 'BOARD' },
  async run(given, desk) {
    const file = given.files[0]!;
    const read = await readBoard(file, desk);
    if (!read.ok) return read.problem;
    const { board, meshes } = read.value;
    const wishes = await readCheckWishes(given, board, desk);
    if (!wishes.ok) return wishes.problem;
    const found = checkTable(board, meshes, wishes.value);
    const exit = found.length > 0 ? EXITS.found : EXITS.done;
    if (given.has('json')) {
      const { bases, height, eyes } = wishes.value;
      desk.host.out(
        `${JSON.stringify({ eyeline: 'check', hash: hashBoard(board), bases, height, eyes, findings: found }, null, 2)}\n`,
      );
      return exit;
    }
    desk.host.out(sayCheck(found, file, board, wishes.value, desk));
    return exit;
  },
};

/** What the check is to go by: what was typed, else what the men on the board are like. */
export async function readCheckWishes(given: Given, board: Board, desk: Desk): Promise<Result<CheckWishes, ExitCode | Misuse>> {
  const usual = usualCheck(board);
  const bases = readRow(given, 'base', '25/32/40');
  const height = readPositive(given, 'height');
  const eyes = readPositive(given, 'eyes');
  const tolerance = readPositive(given, 'tolerance');
  const wrong = [bases, height, eyes, tolerance].flatMap((one): readonly UsageFault[] => (one.ok ? [] : [one.problem]));
  if (!bases.ok || !height.ok || !eyes.ok || !tolerance.ok) return fail(misuse(...wrong));
  if (bases.value?.some((base) => !(base > 0)))
    return fail(
      misuse({ code: 'usage/not-above-nothing', where: '--base', fill: { option: '--base', text: given.value('base') ?? '' } }),
    );
  const wishes = {
    bases: bases.value ? [...new Set(bases.value)].sort((a, b) => a - b) : usual.bases,
    height: height.value ?? usual.height,
    eyes: eyes.value ?? usual.eyes,
  };
  const sheet = given.value('stated');
  if (sheet === null) return succeed({ ...wishes, stated: NOTHING_STATED });
  const text = await readText(desk.host, sheet);
  const stated = text.ok ? readStatedSizes(text.value, tolerance.value ?? NOTHING_STATED.tolerance) : text;
  if (!stated.ok) return fail(refuseFile(sheet, stated.problem, desk));
  const unknown = stated.value.pieces.flatMap((one): readonly Fault[] => {
    const piece = board.pieces[one.piece];
    if (!piece)
      return [
        { code: 'stated/no-such-piece', where: '', fill: { piece: one.piece, ...meant(one.piece, Object.keys(board.pieces)) } },
      ];
    return one.sills.flatMap(({ opening }) =>
      piece.openings[opening]
        ? []
        : [
            {
              code: 'stated/no-such-opening',
              where: '',
              fill: { piece: one.piece, opening, ...meant(opening, Object.keys(piece.openings)) },
            },
          ],
    );
  });
  return unknown.length > 0 ? fail(refuseFile(sheet, unknown, desk)) : succeed({ ...wishes, stated: stated.value });
}

/** What a sheet speaks of and the board does not have. */
export const STATED_OF_NOTHING_CODES = ['stated/no-such-piece', 'stated/no-such-opening'] as const;

const meant = (wanted: string, known: readonly string[]) => {
  const names = closestNames(wanted, known);
  return { count: names.length, meant: names.join(', ') };
};

/** Each finding as a sentence, and the place to look at in the centimetres that `--at` takes. */
function sayCheck(found: readonly CheckFinding[], file: string, board: Board, wishes: CheckWishes, { language }: Desk): string {
  const { say, number, length } = makeSpeaker({ language, ruler: 'mm', board });
  const head = say('check.for', {
    board: board.meta.name || file,
    bases: wishes.bases.map(length).join(', '),
    height: wishes.height,
    eyes: wishes.eyes,
  });
  if (found.length === 0) return `${head}\n${say('check.nothing-found')}\n`;
  const lines = found.map(({ code, fill, at }) => `  ${say(code, fill)}\n    ${say('check.at', placeIn(at, number))}`);
  return `${head}\n${say('check.found', { count: found.length })}\n\n${lines.join('\n')}\n`;
}

/** A place in centimetres, as `--at` takes it. */
const placeIn = ({ x, y, z }: CheckFinding['at'], number: (value: number) => string) => {
  const inCentimetres = (value: number) => number(Math.round(value) / 10);
  return { x: inCentimetres(x), z: inCentimetres(z), height: inCentimetres(y) };
};
