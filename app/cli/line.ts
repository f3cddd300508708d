import { fail, hashBoard, type LineFinding, type LineQuery, openSpace, type Result, succeed } from '../../engine/index.ts';
import {
  IN_THE_WAY,
  LINE_PLACES,
  LINE_TOLERANCE,
  type LinePlace,
  lineBetween,
  SMOKE_HEIGHT,
} from '../catalogue/lines-between-models.ts';
import { nameOfHider } from '../wording/name-of-hider.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import { inColumns } from './columns.ts';
import type { Command } from './command.ts';
import { EXITS } from './exit-codes.ts';
import { findModel } from './find-model.ts';
import type { Given } from './given.ts';
import { readChoice, readNumber, readPositive } from './numbers.ts';
import { readBoard } from './read-board.ts';
import { misuse, type UsageFault } from './usage.ts';

/** `eyeline line`: is there a straight line between two models, as a rule book defines it? A fact about space: no rule set is asked. */
export const lineCommand: Command = {
  name: 'line',
  options: {
    from: { takes: 'value' },
    to: { takes: 'value' },
    starts: { takes: 'value' },
    ends: { takes: 'value' },
    height: { takes: 'value' },
    thickness: { takes: 'value' },
    gap: { takes: 'value' },
    blocking: { takes: 'value' },
    smoke: { takes: 'value' },
    tolerance: { takes: 'value' },
    json: { takes: 'nothing' },
    mm: { takes: 'nothing' },
  },
  files: { atLeast: 1, atMost: 1, called: 'BOARD' },
  async run(given, desk) {
    const from = given.value('from');
    const to = given.value('to');
    if (from === null || to === null)
      return misuse({ code: 'usage/both-or-neither', where: '--from', fill: { options: '--from, --to' } });
    const starts = readEnds(given, 'starts');
    const ends = readEnds(given, 'ends');
    const height = readPositive(given, 'height');
    const thickness = readNumber(given, 'thickness');
    const smoke = readNumber(given, 'smoke');
    const tolerance = readNumber(given, 'tolerance');
    const blocking = readChoice(given, 'blocking', IN_THE_WAY);
    const gap = readGap(given);
    const read = [starts, ends, height, thickness, smoke, tolerance, blocking, gap];
    const wrong = read.flatMap((one) => (one.ok ? [] : [one.problem]));
    if (
      wrong.length > 0 ||
      !starts.ok ||
      !ends.ok ||
      !height.ok ||
      !thickness.ok ||
      !smoke.ok ||
      !tolerance.ok ||
      !blocking.ok ||
      !gap.ok
    )
      return misuse(...wrong);
    for (const [option, value] of [
      ['--thickness', thickness.value],
      ['--smoke', smoke.value],
      ['--tolerance', tolerance.value],
    ] as const) {
      if (value !== null && value < 0)
        return misuse({ code: 'usage/below-nothing', where: option, fill: { option, text: String(value) } });
    }

    const file = await readBoard(given.files[0]!, desk);
    if (!file.ok) return file.problem;
    const { board, meshes } = file.value;
    const looker = findModel(board, from, '--from');
    const target = findModel(board, to, '--to');
    if (!looker.ok || !target.ok) return misuse(...[looker, target].flatMap((found) => (found.ok ? [] : [found.problem])));
    if (looker.value.id === target.value.id)
      return misuse({ code: 'usage/not-to-itself', where: '--to', fill: { model: looker.value.name } });
    const begin = starts.value ?? 'body';
    const query = lineBetween(board, looker.value, target.value, {
      starts: begin,
      ends: ends.value ?? begin,
      height: height.value,
      thickness: thickness.value ?? 0,
      smallestGap: gap.value,
      blocking: blocking.value ?? 'vehicles',
      smoke: smoke.value === 0 ? null : (smoke.value ?? SMOKE_HEIGHT),
      tolerance: tolerance.value ?? LINE_TOLERANCE,
    });
    const finding = openSpace(board, meshes).queries.line(query);
    if (given.has('json')) {
      const hash = hashBoard(board);
      const answer = { eyeline: 'line', board: { name: board.meta.name, hash }, query, finding };
      desk.host.out(`${JSON.stringify(answer, null, 2)}\n`);
      return EXITS.done;
    }
    const speaker = makeSpeaker({ language: desk.language, ruler: 'cm', inMillimetres: given.has('mm'), board });
    desk.host.out(`${sayLine(query, finding, [begin, ends.value ?? begin], speaker).join('\n')}\n`);
    return EXITS.done;
  },
};

/** Where lines may begin or end as it is typed: one of the words, or a point `right,near,up`. @unit centimetres in, millimetres out */
function readEnds(given: Given, option: 'starts' | 'ends'): Result<LinePlace | null, UsageFault> {
  const text = given.value(option);
  if (text === null || !text.includes(',')) return readChoice(given, option, LINE_PLACES);
  const [x, z, y, ...more] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (x === undefined || z === undefined || y === undefined || more.length > 0 || !Number.isFinite(x + y + z))
    return fail({ code: 'usage/not-a-point', where: `--${option}`, fill: { option: `--${option}`, text } });
  return succeed({ x: x * 10, y: y * 10, z: z * 10 });
}

/** A gap as it is typed: `3x3`, width by height. @unit millimetres */
function readGap(
  given: Given,
): { readonly ok: true; readonly value: LineQuery['smallestGap'] } | { readonly ok: false; readonly problem: UsageFault } {
  const text = given.value('gap');
  if (text === null) return succeed(null);
  const [width, height, ...more] = text.split(/[x×]/).map(Number);
  if (width !== undefined && height !== undefined && more.length === 0 && width > 0 && height > 0)
    return succeed({ width, height });
  return fail({ code: 'usage/not-a-gap', where: '--gap', fill: { option: '--gap', text } });
}

function sayLine(
  { from, to, thickness, smallestGap, tolerance }: LineQuery,
  { outcome, ray, stopped, proof, closeCall }: LineFinding,
  [starts, ends]: readonly [LinePlace, LinePlace],
  { say, length }: Speaker,
): readonly string[] {
  const asked = [
    say('line.asked', {
      starts: say(`line.from-${typeof starts === 'object' ? 'point' : starts}`),
      ends: say(`line.to-${typeof ends === 'object' ? 'point' : ends}`),
    }),
    ...(thickness > 0 ? [say('line.thickness', { thickness })] : []),
    ...(smallestGap ? [say('line.gap', { ...smallestGap })] : []),
  ].join(' ');
  const head = say(`line.${outcome}`, { looker: from, target: to });
  const place = ({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }) => [
    length(x),
    length(z),
    length(y),
  ];
  const columns = ['x', 'z', 'height'].map((column) => say(`ask.column-${column}`));
  const way = ray
    ? inColumns(
        [
          ['', ...columns],
          [say('line.begins'), ...place(ray.from)],
          [say('line.comes-to'), ...place(ray.to)],
        ],
        [1, 2, 3],
      )
    : [];
  return [
    asked,
    '',
    head,
    ...way.map((line) => `  ${line}`),
    ...(proof ? [`  ${say('line.proof', { ...proof })}`] : []),
    ...(stopped ? [`  ${say('line.stopped', { by: nameOfHider(stopped.by, { say }) })}`] : []),
    ...(closeCall ? [`  ${say(outcome === 'undecided' ? 'line.undecided-is-close' : 'line.close', { tolerance })}`] : []),
  ];
}
