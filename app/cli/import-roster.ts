import { basename } from 'node:path';
import { modelsIn, musterRoster, type RosterUnit, readRoster, withModel } from '../../engine/index.ts';
import { PLAIN_FIGURE } from '../catalogue/board-wishes.ts';
import { boundFigures, figuresByName } from '../catalogue/roster-figures.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import { inColumns } from './columns.ts';
import type { Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import type { Given } from './given.ts';
import { sayNotices } from './import-map.ts';
import { findSide } from './import-onto-board.ts';
import { readNumber, readPlace, readPositive } from './numbers.ts';
import { readBoard } from './read-board.ts';
import { refuseFile } from './say-faults.ts';
import { type Misuse, misuse } from './usage.ts';
import { writeBoard } from './write-board.ts';

/** The base of models of which nobody says what they stand on: the commonest there is. @unit millimetres */
const COMMON_BASE = 25;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** `eyeline import` of an army list: its units and models, and with `--into` all of them on a board. */
export async function importRoster(file: string, bytes: Uint8Array, given: Given, desk: Desk): Promise<ExitCode | Misuse> {
  const read = readRoster(bytes, basename(file));
  if (!read.ok) return refuseFile(file, read.problem, desk);
  const { value: roster, faults: notices } = read.value;
  const { units } = roster;
  const into = given.value('into');
  let added: { readonly file: string; readonly models: readonly string[] } | null = null;
  if (into !== null) {
    const at = readPlace(given, 'at');
    const facing = readNumber(given, 'facing');
    const height = readPositive(given, 'body');
    for (const wish of [at, facing, height]) if (!wish.ok) return misuse(wish.problem);
    if (!at.ok || !facing.ok || !height.ok || at.value === null)
      return misuse({ code: 'usage/needs-option', where: '--into', fill: { option: '--into', needs: '--at X,Z' } });
    const board = await readBoard(into, desk);
    if (!board.ok) return board.problem;
    const owner = findSide(board.value.board, given.value('owner'));
    if (typeof owner !== 'string') return misuse(owner);
    const models = musterRoster(roster, {
      owner,
      miniature: PLAIN_FIGURE,
      figures: figuresByName(boundFigures(roster, board.value.board, () => null)),
      at: at.value,
      facing: (facing.value ?? 180) * RADIANS_PER_DEGREE,
      taken: new Set(Object.keys(board.value.board.models)),
      base: { kind: 'round', diameter: COMMON_BASE },
      ...(height.value === null ? {} : { height: height.value }),
    });
    const next = models.reduce(withModel, board.value.board);
    const out = given.value('out') ?? into;
    const unwritten = await writeBoard(out, next, board.value.meshes, desk);
    if (unwritten !== null) return unwritten;
    added = { file: out, models: models.map(({ id }) => id) };
  }
  if (given.has('json')) {
    desk.host.out(`${JSON.stringify({ eyeline: 'roster', file: basename(file), ...roster, notices, added }, null, 2)}\n`);
    return EXITS.done;
  }
  const speaker = makeSpeaker({ language: desk.language, ruler: 'mm' });
  const { say } = speaker;
  const models = units.reduce((sum, unit) => sum + modelsIn(unit), 0);
  const rows = [
    [say('import.kind'), say(`import.kind-${roster.kind}`)],
    [say('roster.name'), [roster.name, roster.game].filter((words) => words !== '').join(', ')],
    [say('roster.costs'), sayCosts(roster.costs, roster.limits, speaker)],
    [say('roster.holds'), say('roster.holds-is', { units: units.length, models })],
  ];
  desk.host.out(
    `${basename(file)}\n${inColumns(rows.filter(([, words]) => words !== ''))
      .map((line) => `  ${line}\n`)
      .join('')}`,
  );
  for (const unit of units) desk.host.out(sayUnit(unit, speaker));
  desk.host.out(sayNotices(notices, speaker));
  if (added) desk.host.out(`\n${say('roster.added', { count: added.models.length, file: added.file })}\n`);
  return EXITS.done;
}

type Costs = RosterUnit['costs'];

function sayCosts(costs: Costs, limits: Costs, { number, say }: Speaker): string {
  return costs
    .map(({ name, value }) => {
      const limit = limits.find((one) => one.name === name && one.value >= 0);
      const spent = `${number(value)} ${name}`;
      return limit ? say('roster.of-limit', { spent, limit: limit.value }) : spent;
    })
    .join(', ');
}

/** A unit on a line, and each kind of its models on one of their own with what they carry. */
function sayUnit(unit: RosterUnit, speaker: Speaker): string {
  const { say, number } = speaker;
  const costs = unit.costs.map(({ name, value }) => `${number(value)} ${name}`).join(', ');
  const brackets = unit.brackets.length > 0 ? ` ${say('roster.brackets', { brackets: unit.brackets.join(', ') })}` : '';
  const lines = unit.models.map(({ name, count, weapons, base }) => {
    const carried = weapons.map((weapon) => (weapon.count > 1 ? `${weapon.count} × ${weapon.name}` : weapon.name)).join(', ');
    const stands =
      base === null || base.kind === 'none'
        ? ''
        : base.kind === 'round'
          ? ` (${say('import.base-round', { diameter: base.diameter })})`
          : ` (${say(`import.base-${base.kind}`, { width: base.width, depth: base.depth })})`;
    return `    ${count} × ${name}${stands}${carried === '' ? '' : `: ${carried}`}\n`;
  });
  return `\n  ${unit.name}: ${modelsIn(unit)}${costs === '' ? '' : `, ${costs}`}${brackets}\n${lines.join('')}`;
}
