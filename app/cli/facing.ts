import {
  type BoardPoint,
  fail,
  type MayAimAnswer,
  type Model,
  type MountedWeapon,
  type Refusal,
  type Result,
  type SideOfAnswer,
  type SideStrengths,
  skirmish,
  succeed,
  type Table,
  WEAPON_MOUNTS,
} from '../../engine/index.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import { readSettings } from './agreed.ts';
import type { Command } from './command.ts';
import { EXITS } from './exit-codes.ts';
import { findModel } from './find-model.ts';
import { ANSWER_OPTIONS, type Given } from './given.ts';
import { titleOf } from './move.ts';
import { readChoice, readNumber, readPoint, readRow } from './numbers.ts';
import { readBoard } from './read-board.ts';
import { sayReasons } from './say-reasons.ts';
import { basisOf, setTable } from './set-table.ts';
import { misuse, type UsageFault } from './usage.ts';

const DEGREE = Math.PI / 180;

/** `eyeline facing`: which side of something does somebody see, and can he aim at it? */
export const facingCommand: Command = {
  name: 'facing',
  options: {
    of: { takes: 'value' },
    from: { takes: 'value' },
    at: { takes: 'value' },
    strengths: { takes: 'value' },
    weapon: { takes: 'value' },
    bearing: { takes: 'value' },
    turn: { takes: 'value' },
    'on-the-roof': { takes: 'nothing' },
    ...ANSWER_OPTIONS,
  },
  files: { atLeast: 1, atMost: 1, called: 'BOARD' },
  async run(given, desk) {
    const settings = readSettings(given.values('setting'), skirmish);
    if (!settings.ok) return misuse(...settings.problem);
    const at = readPoint(given, 'at');
    const strengths = readStrengths(given);
    const weapon = readWeapon(given);
    const wrong = [at, strengths, weapon].flatMap((one) => (one.ok ? [] : [one.problem]));
    if (!at.ok || !strengths.ok || !weapon.ok) return misuse(...wrong);
    const name = given.value('of');
    if (name === null) return misuse({ code: 'usage/needs-option', where: '--of', fill: { option: 'facing', needs: '--of' } });
    const from = given.value('from');
    if ((from === null) === (at.value === null))
      return misuse({ code: 'usage/needs-option', where: '--from', fill: { option: '--of', needs: '--from' } });

    const read = await readBoard(given.files[0]!, desk);
    if (!read.ok) return read.problem;
    const { board } = read.value;
    const of = findModel(board, name, '--of');
    const attacker = from === null ? succeed(null) : findModel(board, from, '--from');
    if (!of.ok || !attacker.ok) return misuse(...[of, attacker].flatMap((one) => (one.ok ? [] : [one.problem])));
    const table = setTable(read.value, settings.value);
    const where = attacker.value
      ? ({ kind: 'model', model: attacker.value.id } as const)
      : ({ kind: 'point', at: at.value as BoardPoint } as const);
    const side = skirmish.answer({ kind: 'side-of', of: of.value.id, from: where, strengths: strengths.value }, table);
    const aim = aimOf(attacker.value, of.value, weapon.value, table);
    if (given.has('json')) {
      desk.host.out(`${JSON.stringify({ eyeline: 'facing', ...basisOf(table, skirmish), side, aim }, null, 2)}\n`);
    } else {
      const speaker = makeSpeaker({ language: desk.language, ruler: skirmish.ruler, inMillimetres: given.has('mm'), board });
      const told = [
        ...saySide(side, of.value, attacker.value, speaker),
        ...(aim && attacker.value ? ['', ...sayAim(aim, of.value, attacker.value, speaker)] : []),
      ];
      desk.host.out(`${titleOf(table, skirmish, speaker)}\n\n${told.join('\n')}\n`);
    }
    return side.ok && (aim?.ok ?? true) ? EXITS.done : EXITS.refused;
  },
};

/** Vehicles are asked with the weapon that was named; without one nothing is asked of them. */
function aimOf(shooter: Model | null, target: Model, weapon: MountedWeapon | null, table: Table) {
  if (!shooter || (shooter.body.kind === 'vehicle') !== (weapon !== null)) return null;
  return skirmish.answer({ kind: 'may-aim', shooter: shooter.id, target: target.id, weapon }, table);
}

type Outcome<Answer> = Result<
  {
    readonly answer: Answer;
    readonly confidence: string;
    readonly because: Parameters<typeof sayReasons>[0];
  },
  Refusal
>;

const sayRefused = ({ code, fill, clause }: Refusal, { say }: Speaker): string[] => [
  say('facing.refused'),
  `    ${say(code, fill)}${clause ? ` (${clause})` : ''}`,
];

function saySide(outcome: Outcome<SideOfAnswer>, of: Model, from: Model | null, speaker: Speaker): string[] {
  const { say } = speaker;
  if (!outcome.ok) return sayRefused(outcome.problem, speaker);
  const { answer, confidence, because } = outcome.value;
  const who = from ? from.name || from.id : say('facing.a-point');
  const [side, beside] = answer.among;
  const fill = { from: who, of: of.id, side: side ?? answer.side, beside: beside ?? '' };
  const hasSides = of.body.kind !== 'figure';
  const head = !hasSides
    ? say(answer.side === 'front' ? 'facing.in-front' : 'facing.behind', { from: who, of: of.id })
    : beside
      ? say('facing.vehicle-either', fill)
      : say('facing.vehicle', { from: who, of: of.id, side: answer.side });
  return [
    head,
    ...(confidence === 'close-call' ? [`  ${say('facing.close')}`] : []),
    `  ${say('ask.because')}`,
    ...sayReasons(because, speaker),
  ];
}

function sayAim(outcome: Outcome<MayAimAnswer>, of: Model, shooter: Model, speaker: Speaker): string[] {
  const { say } = speaker;
  if (!outcome.ok) return sayRefused(outcome.problem, speaker);
  const { answer, confidence, because } = outcome.value;
  const { turret } = answer;
  return [
    say(answer.allowed ? 'facing.may-aim' : 'facing.may-not-aim', { shooter: shooter.id, of: of.id }),
    ...(turret === null ? [] : [`  ${say(turret < 0 ? 'facing.turret-right' : 'facing.turret', { bearing: Math.abs(turret) })}`]),
    ...(confidence === 'close-call' ? [`  ${say('facing.close')}`] : []),
    `  ${say('ask.because')}`,
    ...sayReasons(because, speaker),
  ];
}

/** `--strengths 9/7/6/5`: front, side, rear, top. */
function readStrengths(given: Given): Result<SideStrengths | null, UsageFault> {
  const row = readRow(given, 'strengths', 'F/S/R/T: 38/26/20/14');
  if (!row.ok || row.value === null) return row.ok ? succeed(null) : row;
  const [front, side, rear, top] = row.value;
  if (row.value.length === 4) return succeed({ front: front!, side: side!, rear: rear!, top: top! });
  const fill = { option: '--strengths', such: '38/26/20/14', text: given.value('strengths') ?? '' };
  return fail({ code: 'usage/not-a-row', where: '--strengths', fill });
}

/** The weapon that a vehicle aims with. @unit degrees in, radians out */
function readWeapon(given: Given): Result<MountedWeapon | null, UsageFault> {
  const mount = readChoice(given, 'weapon', WEAPON_MOUNTS);
  const bearing = readNumber(given, 'bearing');
  const turn = readNumber(given, 'turn');
  if (!mount.ok) return mount;
  if (!bearing.ok) return bearing;
  if (!turn.ok) return turn;
  if (mount.value === null) return succeed(null);
  return succeed({
    mount: mount.value,
    at: null,
    bearing: (bearing.value ?? 0) * DEGREE,
    turn: turn.value === null ? null : turn.value * DEGREE,
    crewOut: given.has('on-the-roof'),
  });
}
