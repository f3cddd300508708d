import { type BoardPoint, type DistanceQuestion, fail, type Measured, type Result, type RuleSet } from '../../engine/index.ts';
import { makeSpeaker } from '../wording/speak.ts';
import type { Command, Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { type Given, RULED_OPTIONS } from './given.ts';
import { readLength, readMeasured } from './measured-wishes.ts';
import { titleOf } from './move.ts';
import { readChoice } from './numbers.ts';
import { readRuledBoard } from './read-ruled-board.ts';
import { sayDistance, sayNoDistance } from './say-distance.ts';
import { basisOf, setTable } from './set-table.ts';
import { type Misuse, misuse, type UsageFault } from './usage.ts';

/** `eyeline measure`: how far one thing is from another by every definition, and whether that is within a distance, wholly within, or contact. */
export const measureCommand: Command = {
  name: 'measure',
  options: {
    ...RULED_OPTIONS,
    from: { takes: 'value' },
    to: { takes: 'value' },
    within: { takes: 'value' },
    'in-sight': { takes: 'nothing' },
    wholly: { takes: 'nothing' },
    touching: { takes: 'nothing' },
    'after-move': { takes: 'value' },
    'moved-from': { takes: 'value' },
    move: { takes: 'value' },
    end: { takes: 'value' },
    coherency: { takes: 'nothing' },
  },
  files: { atLeast: 1, atMost: 1, called: 'BOARD' },
  run: (given, desk) =>
    askOf(given, desk, (read, ruleSet) => {
      const from = read('from');
      if (given.has('coherency') && !given.has('move')) return coherencyOf(from);
      const to = read('to');
      if (!from.ok || !to.ok) return fail([from, to].flatMap((one) => (one.ok ? [] : [one.problem])));
      return given.has('move') && !given.has('touching')
        ? closeInOf(given, from.value, to.value, ruleSet, read)
        : questionOf(given, from.value, to.value, ruleSet, read);
    }),
};

/** `eyeline closest`: which of several is the closest, and by how much. */
export const closestCommand: Command = {
  name: 'closest',
  options: { ...RULED_OPTIONS, to: { takes: 'value' }, among: { takes: 'values' } },
  files: { atLeast: 1, atMost: 1, called: 'BOARD' },
  run: (given, desk) =>
    askOf(given, desk, (read) => {
      const to = read('to');
      const among = given.values('among').map((text) => read('among', text));
      if (!to.ok || among.some((one) => !one.ok)) return fail([to, ...among].flatMap((one) => (one.ok ? [] : [one.problem])));
      if (among.length === 0) return fail([needs('--to', '--among')]);
      return { ok: true, value: { kind: 'closest', to: to.value, among: among.flatMap((one) => (one.ok ? [one.value] : [])) } };
    }),
};

const needs = (option: string, other: string): UsageFault => ({
  code: 'usage/needs-option',
  where: option,
  fill: { option, needs: other },
});

type Reading = (option: string, text?: string | null) => Result<Measured, UsageFault>;

async function askOf(
  given: Given,
  desk: Desk,
  question: (read: Reading, ruleSet: RuleSet) => Result<DistanceQuestion, readonly UsageFault[]>,
): Promise<ExitCode | Misuse> {
  const ruled = await readRuledBoard(given, desk);
  if (!ruled.ok) return ruled.problem;
  const { ruleSet, settings, file } = ruled.value;
  const { board } = file;
  const asked = question((option, text = given.value(option)) => {
    return text === null ? fail(needs('BOARD', `--${option}`)) : readMeasured(board, text, `--${option}`);
  }, ruleSet);
  if (!asked.ok) return misuse(...asked.problem);
  const table = setTable(file, settings);
  const outcome = ruleSet.answer(asked.value, table);
  const speaker = makeSpeaker({ language: desk.language, ruler: ruleSet.ruler, inMillimetres: given.has('mm'), board });
  if (given.has('json')) {
    const { kind } = asked.value;
    desk.host.out(`${JSON.stringify({ eyeline: kind, ...basisOf(table, ruleSet), outcome }, null, 2)}\n`);
  } else {
    const said = outcome.ok ? sayDistance(asked.value, outcome.value, speaker) : sayNoDistance(outcome.problem, speaker);
    desk.host.out(`${titleOf(table, ruleSet, speaker)}\n\n${said}`);
  }
  return outcome.ok ? EXITS.done : EXITS.refused;
}

const MOVES = ['long-enough', 'too-short'] as const;

/** The question that the options put. */
function questionOf(
  given: Given,
  from: Measured,
  to: Measured,
  ruleSet: RuleSet,
  read: Reading,
): Result<DistanceQuestion, readonly UsageFault[]> {
  const within = given.value('within');
  if (given.has('touching')) {
    if (within !== null || given.has('wholly'))
      return fail([{ code: 'usage/not-together', where: '--touching', fill: { options: '--touching, --within, --wholly' } }]);
    return touchingOf(given, from, to, ruleSet, read);
  }
  if (within === null) {
    if (given.has('wholly')) return fail([needs('--wholly', '--within')]);
    if (given.has('in-sight')) return fail([needs('--in-sight', '--within')]);
    return { ok: true, value: { kind: 'measure', from, to } };
  }
  const distance = readLength(within, '--within', ruleSet);
  if (!distance.ok) return fail([distance.problem]);
  const wholly = given.has('wholly');
  const seen = given.has('in-sight') ? { inSight: true } : {};
  return { ok: true, value: { kind: 'within', what: from, of: to, distance: distance.value, wholly, ...seen } };
}

/** A move as close as possible. */
function closeInOf(
  given: Given,
  from: Measured,
  goal: Measured,
  ruleSet: RuleSet,
  read: Reading,
): Result<DistanceQuestion, readonly UsageFault[]> {
  if (from.kind !== 'model') return fail([{ code: 'usage/only-a-model-moves', where: '--from', fill: { option: '--move' } }]);
  const allowance = readLength(given.value('move')!, '--move', ruleSet);
  if (!allowance.ok) return fail([allowance.problem]);
  const end = given.value('end');
  const wanted = end === null ? null : read('end', `at:${end}`);
  if (wanted && !wanted.ok) return fail([wanted.problem]);
  const at = wanted?.value.kind === 'point' ? wanted.value.at : null;
  const { model } = from;
  return {
    ok: true,
    value: { kind: 'close-in', model, goal, allowance: allowance.value, inCoherency: given.has('coherency'), end: at },
  };
}

function coherencyOf(of: Result<Measured, UsageFault>): Result<DistanceQuestion, readonly UsageFault[]> {
  if (!of.ok) return fail([of.problem]);
  if (of.value.kind !== 'unit') return fail([{ code: 'usage/only-of-a-unit', where: '--from', fill: { option: '--coherency' } }]);
  const { owner, unit } = of.value;
  return { ok: true, value: { kind: 'coherency', owner, unit } };
}

function touchingOf(
  given: Given,
  from: Measured,
  to: Measured,
  ruleSet: RuleSet,
  read: Reading,
): Result<DistanceQuestion, readonly UsageFault[]> {
  const move = readChoice(given, 'after-move', MOVES);
  if (!move.ok) return fail([move.problem]);
  if (from.kind !== 'model' || to.kind !== 'model')
    return fail([{ code: 'usage/only-between-models', where: '--touching', fill: { option: '--touching' } }]);
  const began = movedFrom(given, ruleSet, read);
  if (!began.ok) return began;
  const remembered = move.value === null ? null : { wasLongEnough: move.value === 'long-enough' };
  const known = began.value ?? remembered;
  const overhang = known && { ...known, turnIsOver: false };
  return { ok: true, value: { kind: 'contact', model: from.model, other: to.model, overhang } };
}

/** Where the move began that ended where the model stands, and how far it could go; null where nobody tells. */
function movedFrom(
  given: Given,
  ruleSet: RuleSet,
  read: Reading,
): Result<{ readonly from: BoardPoint; readonly allowance: number } | null, readonly UsageFault[]> {
  const [place, length] = [given.value('moved-from'), given.value('move')];
  if (place === null && length === null) return { ok: true, value: null };
  if (place === null || length === null)
    return fail([place === null ? needs('--move', '--moved-from') : needs('--moved-from', '--move')]);
  if (given.has('after-move'))
    return fail([{ code: 'usage/not-together', where: '--after-move', fill: { options: '--after-move, --moved-from' } }]);
  const at = read('moved-from', `at:${place}`);
  const allowance = readLength(length, '--move', ruleSet);
  if (!at.ok) return fail([at.problem]);
  if (!allowance.ok) return fail([allowance.problem]);
  const { value } = at;
  return { ok: true, value: value.kind === 'point' ? { from: value.at, allowance: allowance.value } : null };
}
