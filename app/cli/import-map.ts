import { basename, dirname, join } from 'node:path';
import {
  boardOfForeign,
  type Fault,
  type ForeignBoard,
  type ForeignScale,
  hashBoard,
  proposeScale,
  readForeignBoardWith,
  SCALE_QUESTIONS,
  scaleForSquare,
} from '../../engine/index.ts';
import { boardWishes } from '../catalogue/board-wishes.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import { inColumns, wrapped } from './columns.ts';
import type { Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { readBytes } from './files.ts';
import type { Given, OptionSheet } from './given.ts';
import { readPositive } from './numbers.ts';
import { refuseFile, sayFault } from './say-faults.ts';
import { type Misuse, misuse, type UsageFault } from './usage.ts';
import { writeBoard } from './write-board.ts';

/** The questions of scale as options. @unit millimetres */
const ASKED: Readonly<Record<keyof ForeignScale, string>> = {
  square: 'square',
  wallHeight: 'wall-height',
  doorHeight: 'door-height',
  thickness: 'thickness',
  block: 'block',
  longest: 'longest',
  relief: 'relief',
};
export const SCALE_OPTIONS: OptionSheet = Object.fromEntries(Object.values(ASKED).map((option) => [option, { takes: 'value' }]));

/** `eyeline import` of a board that another program made: what is on it, what was left behind, and our own board of it. */
export async function importMap(file: string, bytes: Uint8Array, given: Given, desk: Desk): Promise<ExitCode | Misuse> {
  const beside = async (name: string) => {
    const found = await readBytes(desk.host, join(dirname(file), basename(name)));
    return found.ok ? found.value : null;
  };
  const read = await readForeignBoardWith({ name: basename(file), bytes }, beside);
  if (!read.ok) return refuseFile(file, read.problem, desk);
  const { value: foreign, faults } = read.value;
  const settled = settleScale(given, foreign);
  if ('usage' in settled) return settled;
  const speaker = makeSpeaker({ language: desk.language, ruler: 'mm' });
  const credits = {
    fileName: basename(file),
    author: given.value('author') ?? '',
    licence: given.value('licence') ?? '',
  };
  const made = boardOfForeign(foreign, settled.scale, boardWishes(speaker.say, credits));
  const name = given.value('name');
  const board = name === null ? made.board : { ...made.board, meta: { ...made.board.meta, name } };
  const out = given.value('out');
  if (out !== null) {
    const unwritten = await writeBoard(out, board, made.meshes, desk);
    if (unwritten !== null) return unwritten;
  }
  const notices = [...faults, ...made.notices];
  const table = {
    ...board.size,
    pieces: Object.keys(board.pieces).length,
    openings: Object.values(board.pieces).reduce((sum, piece) => sum + Object.keys(piece.openings).length, 0),
    models: Object.keys(board.models).length,
  };
  if (given.has('json')) {
    const holds = shortly(foreign);
    const written = out === null ? null : { file: out, board: hashBoard(board) };
    const told = { eyeline: 'import-board', file: basename(file), kind: foreign.kind, name: board.meta.name, holds, table };
    desk.host.out(`${JSON.stringify({ ...told, scale: settled.asked, notices, written }, null, 2)}\n`);
    return EXITS.done;
  }
  const rows = [
    [speaker.say('import.kind'), speaker.say(`import.kind-${foreign.kind}`)],
    [speaker.say('import.map-holds'), sayHolds(foreign, speaker)],
    [speaker.say('import.settings'), sayScale(settled.asked)],
    [speaker.say('import.table'), speaker.say('import.table-is', table)],
  ];
  desk.host.out(
    `${basename(file)}\n${inColumns(rows.filter(([, words]) => words !== ''))
      .map((line) => `  ${line}\n`)
      .join('')}`,
  );
  desk.host.out(sayNotices(notices, speaker));
  if (out !== null) desk.host.out(`\n${speaker.say('import.board-written', { file: out, name: board.meta.name })}\n`);
  return EXITS.done;
}

/** What there is to say of what was met on the way. */
export function sayNotices(notices: readonly Fault[], { say }: Speaker): string {
  if (notices.length === 0) return '';
  return `\n${say('import.notices')}\n${notices.map((notice) => `  ${wrapped(sayFault(notice, say), 100, '    ')}\n`).join('')}`;
}

/** The answers to the questions of this board: the proposed ones, and in their place what was given. */
function settleScale(
  given: Given,
  foreign: ForeignBoard,
): Misuse | { readonly scale: ForeignScale; readonly asked: Partial<ForeignScale> } {
  const asked: readonly (keyof ForeignScale)[] = SCALE_QUESTIONS[foreign.holds.layout];
  const faults: UsageFault[] = [];
  const options = asked.map((question) => `--${ASKED[question]}`).join(', ');
  const answers: Partial<Record<keyof ForeignScale, number>> = {};
  for (const [question, option] of Object.entries(ASKED) as [keyof ForeignScale, string][]) {
    if (!given.has(option)) continue;
    const number = readPositive(given, option);
    if (!number.ok) faults.push(number.problem);
    else if (!asked.includes(question))
      faults.push({ code: 'usage/only-for', where: `--${option}`, fill: { option: `--${option}`, options } });
    else if (number.value !== null) answers[question] = number.value;
  }
  if (faults.length > 0) return misuse(...faults);
  const proposed = answers.square === undefined ? proposeScale(foreign) : scaleForSquare(answers.square);
  const scale = { ...proposed, ...answers };
  return { scale, asked: Object.fromEntries(asked.map((question) => [question, scale[question]])) };
}

const sayScale = (asked: Partial<ForeignScale>): string =>
  (Object.entries(asked) as [keyof ForeignScale, number][])
    .map(([question, value]) => `--${ASKED[question]} ${Number(value.toFixed(2))}`)
    .join(' ');

/** What the file holds, in numbers. */
function shortly({ holds }: ForeignBoard) {
  switch (holds.layout) {
    case 'grid': {
      const { size, stands, walls, doors, slabs, figures } = holds;
      const counts = { walls: walls.length, doors: doors.length, floors: slabs.length, figures: figures.length };
      return { layout: holds.layout, size, stands, ...counts };
    }
    case 'things':
      return { layout: holds.layout, things: holds.things.length, shaped: holds.things.filter(({ mesh }) => mesh).length };
    case 'heights': {
      const known = holds.heights.filter((height) => Number.isFinite(height));
      const least = known.reduce((low, height) => Math.min(low, height), Number.POSITIVE_INFINITY);
      const most = known.reduce((high, height) => Math.max(high, height), Number.NEGATIVE_INFINITY);
      return { layout: holds.layout, columns: holds.columns, rows: holds.rows, least, most };
    }
  }
}

function sayHolds(foreign: ForeignBoard, { say, number }: Speaker): string {
  const told = shortly(foreign);
  switch (told.layout) {
    case 'grid': {
      const { size, walls, doors, floors, figures } = told;
      return say('import.map-lines', { squares: `${number(size.width)} × ${number(size.depth)}`, walls, doors, floors, figures });
    }
    case 'things':
      return say('import.map-things', { things: told.things, shaped: told.shaped });
    case 'heights': {
      const { columns, rows, least, most } = told;
      return say('import.map-heights', { columns, rows, least, most });
    }
  }
}
