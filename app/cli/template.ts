import { type RuleSet, type ScatterDirection, type Table, TEMPLATE_WEAPONS } from '../../engine/index.ts';
import { answerShot } from './answer-shot.ts';
import type { Command } from './command.ts';
import { findModel } from './find-model.ts';
import { type OptionSheet, RULED_OPTIONS } from './given.ts';
import { readLeftBehind } from './leave-behind.ts';
import { readLength } from './measured-wishes.ts';
import { readChoice, readNumber } from './numbers.ts';
import { readFacing, readNumbers, readShape, readSpot, readTemplate } from './template-wishes.ts';
import { misuse, type UsageFault } from './usage.ts';

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
    return answerShot(given, desk, questionOn, left.value);
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
    answerShot(given, desk, (table, ruleSet) => {
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
    moved: { takes: 'nothing' },
  },
  files: { atLeast: 2, atMost: 2, called: 'BOARD FIRER' },
  run: (given, desk) =>
    answerShot(given, desk, (table, ruleSet) => {
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
        ...(given.has('moved') ? { moved: true } : {}),
      };
    }),
};

/** `eyeline best-place`: where does a template hit most? */
export const bestPlaceCommand: Command = {
  name: 'best-place',
  options: {
    weapon: { takes: 'value' },
    circle: { takes: 'value' },
    teardrop: { takes: 'nothing' },
    cone: { takes: 'value' },
    target: { takes: 'value' },
    range: { takes: 'value' },
    strength: { takes: 'value' },
    lobbed: { takes: 'nothing' },
    ...RULED_OPTIONS,
  },
  files: { atLeast: 2, atMost: 2, called: 'BOARD FIRER' },
  run: (given, desk) =>
    answerShot(given, desk, (table, ruleSet) => {
      const firer = findModel(table.board, given.files[1]!, 'FIRER');
      const weapon = readChoice(given, 'weapon', TEMPLATE_WEAPONS);
      const isSized = ['circle', 'teardrop', 'cone'].some((name) => given.has(name));
      const shape = isSized ? readShape(given, ruleSet) : null;
      const range = readNumbers(given, 'range');
      const strength = readNumber(given, 'strength');
      const named = given.value('target');
      const target = named === null ? null : findModel(table.board, named, '--target');
      const wrong = [firer, weapon, range, strength, ...(shape ? [shape] : []), ...(target ? [target] : [])].flatMap((one) =>
        one.ok ? [] : [one.problem],
      );
      if (!firer.ok || !weapon.ok || !range.ok || !strength.ok || (shape && !shape.ok) || (target && !target.ok)) return wrong;
      const [least, most] = range.value.length > 1 ? range.value : [0, range.value[0]];
      const usual = given.has('teardrop') ? 'flame' : ruleSet.id === 'battle' ? 'blast' : 'shell';
      return {
        kind: 'best-placement',
        weapon: weapon.value ?? usual,
        shape: shape ? shape.value : null,
        firer: firer.value.id,
        target: target ? target.value.unit : null,
        range: most === undefined ? null : { least: least! * 10, most: most * 10 },
        strength: strength.value,
        indirect: given.has('lobbed'),
      };
    }),
};
