import {
  type BoardPoint,
  fail,
  type PlacedTemplate,
  type Result,
  type RuleSet,
  succeed,
  type Table,
  type TemplateShape,
} from '../../engine/index.ts';
import { teardropOf } from '../catalogue/standard-templates.ts';
import type { Given } from './given.ts';
import { readLength } from './measured-wishes.ts';
import { readNumber } from './numbers.ts';
import type { UsageFault } from './usage.ts';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** `--circle 8cm`, `--cone 60x20cm`, or the teardrop of the rule set. */
export function readShape(given: Given, ruleSet: RuleSet): Result<TemplateShape, UsageFault> {
  const named = ['circle', 'cone', 'teardrop'].filter((name) => given.has(name));
  if (named.length !== 1) {
    const fill = { options: '--circle, --teardrop, --cone' };
    return fail({ code: 'usage/one-of-these', where: '--circle', fill });
  }
  if (named[0] === 'teardrop') return succeed(teardropOf(ruleSet.id));
  if (named[0] === 'circle') {
    const diameter = readLength(given.value('circle') ?? '', '--circle', ruleSet);
    return diameter.ok ? succeed({ kind: 'circle', diameter: diameter.value }) : diameter;
  }
  const text = given.value('cone') ?? '';
  const [degrees, length, ...more] = text.split(/[x×]/).map(Number);
  if (degrees === undefined || length === undefined || more.length > 0 || !(degrees > 0 && degrees <= 180 && length > 0))
    return fail({ code: 'usage/not-a-cone', where: '--cone', fill: { option: '--cone', text } });
  return succeed({ kind: 'cone', angle: (degrees * Math.PI) / 180, length: length * 10 });
}

/** A place as it is typed, `12,-3.5` or with its height `12,-3.5,7.6`; without it on what is topmost there. @unit centimetres in, millimetres out */
export function readSpot(given: Given, option: string, { space }: Table): Result<BoardPoint, UsageFault> {
  const text = given.value(option);
  if (text === null)
    return fail({ code: 'usage/needs-option', where: `--${option}`, fill: { option: 'BOARD', needs: `--${option}` } });
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => NUMBER.test(part)))
    return fail({ code: 'usage/not-a-place', where: `--${option}`, fill: { option: `--${option}`, text } });
  const [x, z, y] = parts.map((part) => Number(part) * 10);
  if (y !== undefined) return succeed({ x: x!, y, z: z! });
  const blockers = { terrain: true, models: [], glass: false };
  return succeed(space.landing({ kind: 'from-above', over: { x: x!, y: 0, z: z! }, blockers }).at);
}

/** A direction as facings are typed: degrees, 0 to the near edge, 90 to the right. */
export function readFacing(given: Given, option: string): Result<number | null, UsageFault> {
  const degrees = readNumber(given, option);
  return degrees.ok ? succeed(degrees.value === null ? null : (degrees.value * Math.PI) / 180) : degrees;
}

/** The template where it lies. */
export function readTemplate(given: Given, table: Table, ruleSet: RuleSet): Result<PlacedTemplate, readonly UsageFault[]> {
  const shape = readShape(given, ruleSet);
  const at = readSpot(given, 'at', table);
  const facing = readFacing(given, 'facing');
  if (!shape.ok || !at.ok || !facing.ok) return fail([shape, at, facing].flatMap((one) => (one.ok ? [] : [one.problem])));
  return succeed({ shape: shape.value, at: at.value, facing: facing.value ?? 0 });
}

/** Whole numbers with commas between: `4,3`. */
export function readNumbers(given: Given, option: string): Result<readonly number[], UsageFault> {
  const text = given.value(option);
  if (text === null) return succeed([]);
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^\d+$/.test(part)))
    return fail({ code: 'usage/not-dice', where: `--${option}`, fill: { option: `--${option}`, text } });
  return succeed(parts.map(Number));
}
