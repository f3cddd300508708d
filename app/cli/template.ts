import {
  type IndirectShotAnswer,
  type Question,
  type RuleSet,
  type ScatterAnswer,
  type ScatterDirection,
  type Table,
  TEMPLATE_WEAPONS,
  type TemplateHitsAnswer,
  type VerdictOn,
} from '../../engine/index.ts';
import { makeSpeaker, type Speaker } from '../wording/speak.ts';
import { readSettings } from './agreed.ts';
import { inColumns } from './columns.ts';
import type { Command, Desk } from './command.ts';
import { EXITS, type ExitCode } from './exit-codes.ts';
import { findModel } from './find-model.ts';
import { type Given, type OptionSheet, RULED_OPTIONS } from './given.ts';
import { type LeftBehind, leaveBehind, readLeftBehind } from './leave-behind.ts';
import { readLength } from './measured-wishes.ts';
import { titleOf } from './move.ts';
import { readRules } from './move-wishes.ts';
import { readChoice, readNumber } from './numbers.ts';
import { readBoard } from './read-board.ts';
import { sayReasons } from './say-reasons.ts';
import { basisOf, setTable } from './set-table.ts';
import { readFacing, readNumbers, readSpot, readTemplate } from './template-wishes.ts';
import { type Misuse, misuse, type UsageFault } from './usage.ts';

const COMMON: OptionSheet = {
  at: { takes: 'value' },
  weapon: { takes: 'value' },
  dice: { takes: 'value' },
  ...RULED_OPTIONS,
};

/** `eyeline template`: who is under a template, and what kind of hit does each take? */
export const templateCommand: Command = {
  name: 'template',
  options: {
    ...COMMON,
    circle: { takes: 'value' },
    teardrop: { takes: 'nothing' },
    cone: { takes: 'value' },
    facing: { takes: 'value' },
    direct: { takes: 'value' },
    firer: { takes: 'value' },
    stays: { takes: 'value' },
    out: { takes: 'value', short: 'o' },
  },
  files: { atLeast: 1, atMost: 1, called: 'BOARD' },
  run: (given, desk) => {
    const left = readLeftBehind(given);
    if (!left.ok) return Promise.resolve(misuse(left.problem));
    const questionOn = (table: Table, ruleSet: RuleSet) => {
      const template = readTemplate(given, table, ruleSet);
      const weapon = readChoice(given, 'weapon', TEMPLATE_WEAPONS);
      const dice = readNumbers(given, 'dice');
      const named = given.value('direct');
      const direct = named === null ? null : findModel(table.board, named, '--direct');
      const by = given.value('firer');
      const firer = by === null ? null : findModel(table.board, by, '--firer');
      const wrong: readonly UsageFault[] = [
        ...(template.ok ? [] : template.problem),
        ...[weapon, dice, ...(direct ? [direct] : []), ...(firer ? [firer] : [])].flatMap((one) => (one.ok ? [] : [one.problem])),
      ];
      if (!template.ok || !weapon.ok || !dice.ok || (direct && !direct.ok) || (firer && !firer.ok)) return wrong;
      const usual = given.has('teardrop') ? 'flame' : ruleSet.id === 'battle' ? 'blast' : 'shell';
      return {
        kind: 'template-hits' as const,
        weapon: weapon.value ?? usual,
        template: template.value,
        direct: direct?.value.id ?? null,
        firer: firer?.value.id ?? null,
        force: null,
        dice: dice.value,
        dodges: [],
      };
    };
    return answer(given, desk, questionOn, left.value);
  },
};

/** `eyeline scatter`: where does the shot land, with these dice? */
export const scatterCommand: Command = {
  name: 'scatter',
  options: {
    ...COMMON,
    roll: { takes: 'value' },
    direction: { takes: 'value' },
    d6: { takes: 'value' },
    stays: { takes: 'nothing' },
    lobbed: { takes: 'nothing' },
  },
  files: { atLeast: 2, atMost: 2, called: 'BOARD FIRER' },
  run: (given, desk) =>
    answer(given, desk, (table, ruleSet) => {
      const firer = findModel(table.board, given.files[1]!, 'FIRER');
      const aim = readSpot(given, 'at', table);
      const weapon = readChoice(given, 'weapon', TEMPLATE_WEAPONS);
      const dice = readNumbers(given, 'dice');
      const roll = readNumbers(given, 'roll');
      const facing = readFacing(given, 'direction');
      const face = readNumber(given, 'd6');
      const wrong = [firer, aim, weapon, dice, roll, facing, face].flatMap((one) => (one.ok ? [] : [one.problem]));
      if (!firer.ok || !aim.ok || !weapon.ok || !dice.ok || !roll.ok || !facing.ok || !face.ok) return wrong;
      const [skill, needed, natural] = roll.value;
      if (roll.value.length > 0 && (natural === undefined || roll.value.length > 3))
        return [{ code: 'usage/not-a-roll', where: '--roll', fill: { option: '--roll', text: given.value('roll') ?? '' } }];
      const direction: ScatterDirection | null = given.has('stays')
        ? { by: 'hit' }
        : face.value !== null
          ? { by: 'd6', face: face.value }
          : facing.value !== null
            ? { by: 'arrow', facing: facing.value }
            : null;
      return {
        kind: 'scatter',
        weapon: weapon.value ?? (ruleSet.id === 'battle' ? 'barrage' : 'shell'),
        firer: firer.value.id,
        aim: aim.value,
        indirect: given.has('lobbed'),
        roll: natural === undefined ? null : { skill: skill!, needed: needed!, natural },
        direction,
        dice: dice.value,
      };
    }),
};

/** `eyeline indirect`: may a shot be lobbed there? */
export const indirectCommand: Command = {
  name: 'indirect',
  options: {
    ...COMMON,
    range: { takes: 'value' },
    needed: { takes: 'value' },
    strength: { takes: 'value' },
    estimate: { takes: 'value' },
  },
  files: { atLeast: 2, atMost: 2, called: 'BOARD FIRER' },
  run: (given, desk) =>
    answer(given, desk, (table, ruleSet) => {
      const firer = findModel(table.board, given.files[1]!, 'FIRER');
      const aim = readSpot(given, 'at', table);
      const weapon = readChoice(given, 'weapon', TEMPLATE_WEAPONS);
      const range = readNumbers(given, 'range');
      const needed = readNumbers(given, 'needed');
      const strength = readNumber(given, 'strength');
      const guess = given.value('estimate');
      const estimate = guess === null ? null : readLength(guess, '--estimate', ruleSet);
      const wrong = [firer, aim, weapon, range, needed, strength, ...(estimate ? [estimate] : [])].flatMap((one) =>
        one.ok ? [] : [one.problem],
      );
      if (!firer.ok || !aim.ok || !weapon.ok || !range.ok || !needed.ok || !strength.ok || (estimate && !estimate.ok))
        return wrong;
      const [least, most] = range.value.length > 1 ? range.value : [0, range.value[0]];
      const [straight, lobbed] = needed.value;
      return {
        kind: 'indirect-shot',
        weapon: weapon.value ?? (ruleSet.id === 'battle' ? 'barrage' : 'shell'),
        firer: firer.value.id,
        aim: aim.value,
        range: most === undefined ? null : { least: least! * 10, most: most * 10 },
        needed: straight === undefined ? null : { straight, lobbed: lobbed ?? null },
        strength: strength.value,
        estimate: estimate ? estimate.value : null,
      };
    }),
};

type Asked = Extract<Question, { kind: 'template-hits' | 'scatter' | 'indirect-shot' }>;

/** Reads the board and the rules, puts the question, and tells the answer. */
async function answer(
  given: Given,
  desk: Desk,
  questionOn: (table: Table, ruleSet: RuleSet) => Asked | readonly UsageFault[],
  left: LeftBehind | null = null,
): Promise<ExitCode | Misuse> {
  const ruleSet = readRules(given);
  if (!ruleSet.ok) return misuse(ruleSet.problem);
  const settings = readSettings(given.values('setting'), ruleSet.value);
  if (!settings.ok) return misuse(...settings.problem);
  const read = await readBoard(given.files[0]!, desk);
  if (!read.ok) return read.problem;
  const table = setTable(read.value, settings.value);
  const question = questionOn(table, ruleSet.value);
  if (!('kind' in question)) return misuse(...question);
  const outcome = ruleSet.value.answer(question, table);
  const { board } = table;
  const speaker = makeSpeaker({ language: desk.language, ruler: ruleSet.value.ruler, inMillimetres: given.has('mm'), board });
  if (given.has('json')) {
    desk.host.out(`${JSON.stringify({ eyeline: question.kind, ...basisOf(table, ruleSet.value), outcome }, null, 2)}\n`);
  } else {
    const { say } = speaker;
    const said = outcome.ok
      ? sayVerdict(outcome.value, speaker)
      : [
          say('template.refused'),
          `    ${say(outcome.problem.code, outcome.problem.fill)}${outcome.problem.clause ? ` (${outcome.problem.clause})` : ''}`,
        ];
    desk.host.out(`${titleOf(table, ruleSet.value, speaker)}\n\n${said.join('\n')}\n`);
  }
  if (!outcome.ok) return EXITS.refused;
  return left && question.kind === 'template-hits' ? leaveBehind(left, question.template, read.value, speaker, desk) : EXITS.done;
}

function sayVerdict({ answer: found, because, confidence }: VerdictOn<Asked>, speaker: Speaker): readonly string[] {
  const { say } = speaker;
  const told =
    found.kind === 'template-hits'
      ? sayHits(found, speaker)
      : found.kind === 'scatter'
        ? sayScatter(found, speaker)
        : sayLob(found, speaker);
  return [
    ...told,
    ...(confidence === 'close-call' ? [`  ${say('template.close')}`] : []),
    `  ${say('ask.because')}`,
    ...sayReasons(because, speaker),
  ];
}

/** One line for each model that the template touches: what it takes, how much of its base is under it, and what for. */
function sayHits({ hits }: TemplateHitsAnswer, { say, share }: Speaker): readonly string[] {
  if (hits.length === 0) return [say('template.nobody')];
  const rows = hits.map((hit) => [
    say('template.model', { model: hit.model }),
    say(`template.${hit.outcome}`, { needs: hit.needs ?? 0 }),
    share(hit.share),
    say(`template.${hit.under}`),
  ]);
  return [say('template.title'), ...inColumns(rows, [2]).map((line) => `    ${line}`)];
}

const sayScatter = ({ hit, distance, lands, offTable }: ScatterAnswer, { say }: Speaker): readonly string[] => [
  hit ? say('scatter.hits') : say('scatter.misses', { distance }),
  `  ${offTable ? say('scatter.off') : say('scatter.lands', { x: lands.x, z: lands.z, height: lands.y })}`,
];

const sayLob = ({ allowed, lands }: IndirectShotAnswer, { say }: Speaker): readonly string[] => [
  allowed ? say('indirect.may') : say('indirect.may-not'),
  `  ${say('scatter.lands', { x: lands.x, z: lands.z, height: lands.y })}`,
];
