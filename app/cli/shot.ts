import {
  type Board,
  type CrewMissesAnswer,
  type CrewMissesQuestion,
  findRuleSet,
  type GunAtManAnswer,
  type GunAtManQuestion,
  installedRuleSets,
  type Model,
  RANGE_ZONES,
  type Result,
  type SpreadAnswer,
  type SpreadQuestion,
  skirmish,
  type VerdictOn,
} from '../../engine/index.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import { readSettings } from './agreed.ts';
import type { Command, Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { findModel } from './find-model.ts';
import type { Given, OptionSheet } from './given.ts';
import { readLength } from './measured-wishes.ts';
import { titleOf } from './move.ts';
import { readChoice, readNumber } from './numbers.ts';
import { readBoard } from './read-board.ts';
import { sayReasons } from './say-reasons.ts';
import { basisOf, setTable } from './set-table.ts';
import { readFacing, readNumbers } from './template-wishes.ts';
import { type Misuse, misuse, type UsageFault } from './usage.ts';

type Asked = SpreadQuestion | GunAtManQuestion | CrewMissesQuestion;

const COMMON: OptionSheet = { setting: { takes: 'values' }, json: { takes: 'nothing' }, mm: { takes: 'nothing' } };
const faultsOf = (...read: readonly Result<unknown, UsageFault>[]) => read.flatMap((one) => (one.ok ? [] : [one.problem]));

/** `eyeline spread`: whom else may the spread of a shotgun hit? */
export const spreadCommand: Command = {
  name: 'spread',
  options: { ...COMMON, zone: { takes: 'value' }, strength: { takes: 'value' } },
  files: { atLeast: 3, atMost: 3, called: 'BOARD SHOOTER TARGET' },
  run: (given, desk) =>
    answer(given, desk, (board) => {
      const [shooter, target] = [findModel(board, given.files[1]!, 'SHOOTER'), findModel(board, given.files[2]!, 'TARGET')];
      const zone = readChoice(given, 'zone', RANGE_ZONES);
      const strength = readNumber(given, 'strength');
      if (!shooter.ok || !target.ok || !zone.ok || !strength.ok) return faultsOf(shooter, target, zone, strength);
      if (zone.value === null)
        return [{ code: 'usage/needs-option', where: '--zone', fill: { option: 'spread', needs: '--zone' } }];
      return {
        kind: 'spread',
        shooter: shooter.value.id,
        target: target.value.id,
        zone: zone.value,
        strength: strength.value,
      };
    }),
};

/** `eyeline gun`: what becomes of a big gun's shot at a man? */
export const gunCommand: Command = {
  name: 'gun',
  options: {
    ...COMMON,
    roll: { takes: 'value' },
    moved: { takes: 'value' },
    confirm: { takes: 'value' },
    circle: { takes: 'value' },
    force: { takes: 'value' },
    direction: { takes: 'value' },
    lobbed: { takes: 'nothing' },
  },
  files: { atLeast: 3, atMost: 3, called: 'BOARD FIRER TARGET' },
  run: (given, desk) =>
    answer(given, desk, (board) => {
      const [firer, target] = [findModel(board, given.files[1]!, 'FIRER'), findModel(board, given.files[2]!, 'TARGET')];
      const [roll, force] = [readNumbers(given, 'roll'), readNumbers(given, 'force')];
      const moved = readChoice(given, 'moved', ['target', 'weapon']);
      const [confirm, direction] = [readNumber(given, 'confirm'), readFacing(given, 'direction')];
      const wide = given.value('circle');
      const diameter = wide === null ? null : readLength(wide, '--circle', skirmish);
      const wrong = faultsOf(firer, target, roll, force, moved, confirm, direction, ...(diameter ? [diameter] : []));
      if (!firer.ok || !target.ok || !roll.ok || !force.ok || !moved.ok || !confirm.ok || !direction.ok) return wrong;
      if (diameter && !diameter.ok) return wrong;
      const [skill, needed, natural] = roll.value;
      const text = (option: string) => ({ option: `--${option}`, text: given.value(option) ?? '' });
      if (skill === undefined || needed === undefined || natural === undefined || roll.value.length > 3)
        return [{ code: 'usage/not-a-roll', where: '--roll', fill: text('roll') }];
      if (force.value.length !== 0 && force.value.length !== 2)
        return [{ code: 'usage/not-a-force', where: '--force', fill: text('force') }];
      const [strength, piercing] = force.value;
      return {
        kind: 'gun-at-man',
        firer: firer.value.id,
        target: target.value.id,
        roll: { skill, needed, natural },
        moved: { target: moved.value === 'target', weapon: moved.value === 'weapon' },
        confirm: confirm.value,
        direction: direction.value,
        indirect: given.has('lobbed'),
        diameter: diameter ? diameter.value : null,
        force: strength === undefined ? null : { strength, piercing: piercing!, templateStrength: null, templatePiercing: null },
      };
    }),
};

/** `eyeline crew`: how long is a gun out whose crew is not complete? */
export const crewCommand: Command = {
  name: 'crew',
  options: {
    ...COMMON,
    with: { takes: 'values' },
    weapon: { takes: 'value' },
    needed: { takes: 'value' },
    slow: { takes: 'value' },
    dice: { takes: 'value' },
  },
  files: { atLeast: 2, atMost: 2, called: 'BOARD OPERATOR' },
  run: (given, desk) =>
    answer(given, desk, (board) => {
      const operator = findModel(board, given.files[1]!, 'OPERATOR');
      const crew = given.values('with').map((name): Result<Model, UsageFault> => findModel(board, name, '--with'));
      const named = given.value('weapon');
      const weapon = named === null ? null : findModel(board, named, '--weapon');
      const [needed, slow, dice] = [readNumber(given, 'needed'), readNumber(given, 'slow'), readNumbers(given, 'dice')];
      const wrong = faultsOf(operator, ...crew, ...(weapon ? [weapon] : []), needed, slow, dice);
      if (!operator.ok || !needed.ok || !slow.ok || !dice.ok || (weapon && !weapon.ok)) return wrong;
      if (wrong.length > 0) return wrong;
      return {
        kind: 'crew-misses',
        operator: operator.value.id,
        weapon: weapon ? weapon.value.id : null,
        crew: crew.flatMap((one) => (one.ok ? [one.value.id] : [])),
        needed: needed.value,
        slow: slow.value ?? 0,
        dice: dice.value,
      };
    }),
};

/** Reads the board, puts the question to the rules that know it, and tells the answer. */
async function answer(
  given: Given,
  desk: Desk,
  questionOn: (board: Board) => Asked | readonly UsageFault[],
): Promise<ExitCode | Misuse> {
  const ruleSet = findRuleSet(installedRuleSets, skirmish.id)!;
  const settings = readSettings(given.values('setting'), ruleSet);
  if (!settings.ok) return misuse(...settings.problem);
  const read = await readBoard(given.files[0]!, desk);
  if (!read.ok) return read.problem;
  const table = setTable(read.value, settings.value);
  const question = questionOn(table.board);
  if (!('kind' in question)) return misuse(...question);
  const outcome = ruleSet.answer(question, table);
  if (given.has('json')) {
    desk.host.out(`${JSON.stringify({ eyeline: question.kind, ...basisOf(table, ruleSet), outcome }, null, 2)}\n`);
  } else {
    const inMillimetres = given.has('mm');
    const speaker = makeSpeaker({ language: desk.language, ruler: ruleSet.ruler, inMillimetres, board: table.board });
    const { say } = speaker;
    const told = outcome.ok
      ? tell(outcome.value, speaker)
      : [
          say('fired.refused'),
          `    ${say(outcome.problem.code, outcome.problem.fill)}${outcome.problem.clause ? ` (${outcome.problem.clause})` : ''}`,
        ];
    desk.host.out(`${titleOf(table, ruleSet, speaker)}\n\n${told.join('\n')}\n`);
  }
  return outcome.ok ? EXITS.done : EXITS.refused;
}

function tell({ answer: found, because, confidence }: VerdictOn<Asked>, speaker: Speaker): readonly string[] {
  const { say } = speaker;
  return [
    ...headOf(found, speaker),
    ...(confidence === 'close-call' ? [`  ${say('fired.close')}`] : []),
    `  ${say('ask.because')}`,
    ...sayReasons(because, speaker),
  ];
}

function headOf(found: SpreadAnswer | GunAtManAnswer | CrewMissesAnswer, { say }: Speaker): readonly string[] {
  switch (found.kind) {
    case 'spread':
      return found.others.length === 0
        ? [say('fired.nobody')]
        : found.others.map(({ model, allowed }) => say(allowed ? 'fired.may' : 'fired.may-not', { model }));
    case 'gun-at-man':
      return [say(`fired.${found.outcome}`)];
    case 'crew-misses':
      return [found.rounds === null ? say('fired.dice', { dice: found.dice }) : say('fired.rounds', { rounds: found.rounds })];
  }
}
