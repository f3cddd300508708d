import { fail, type Result, succeed } from '../../engine/index.ts';
import type { Given } from './given.ts';
import type { UsageFault } from './usage.ts';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** The number given to an option; null where it was not given. */
export function readNumber(given: Given, option: string): Result<number | null, UsageFault> {
  const text = given.value(option);
  if (text === null) return succeed(null);
  if (NUMBER.test(text)) return succeed(Number(text));
  return fail({ code: 'usage/not-a-number', where: `--${option}`, fill: { option: `--${option}`, text } });
}

/** A number above nothing. */
export function readPositive(given: Given, option: string): Result<number | null, UsageFault> {
  const number = readNumber(given, option);
  if (!number.ok || number.value === null || number.value > 0) return number;
  return fail({
    code: 'usage/not-above-nothing',
    where: `--${option}`,
    fill: { option: `--${option}`, text: given.value(option) ?? '' },
  });
}

/** A place of the table as it is typed: `12,-3.5`. @unit centimetres in, millimetres out */
export function readPlace(given: Given, option: string): Result<{ readonly x: number; readonly z: number } | null, UsageFault> {
  const text = given.value(option);
  if (text === null) return succeed(null);
  const [x, z, ...more] = text.split(',').map((part) => part.trim());
  if (x === undefined || z === undefined || more.length > 0 || !NUMBER.test(x) || !NUMBER.test(z))
    return fail({ code: 'usage/not-a-place', where: `--${option}`, fill: { option: `--${option}`, text } });
  return succeed({ x: Number(x) * 10, z: Number(z) * 10 });
}

/** One of a few words; null where the option was not given. */
export function readChoice<Choice extends string>(
  given: Given,
  option: string,
  among: readonly Choice[],
): Result<Choice | null, UsageFault> {
  const text = given.value(option);
  if (text === null) return succeed(null);
  const choice = among.find((known) => known === text);
  if (choice !== undefined) return succeed(choice);
  const fill = { option: `--${option}`, text, among: among.join(', ') };
  return fail({ code: 'usage/not-among-choices', where: `--${option}`, fill });
}

/** A point of the board as it is typed: `12,-3.5,4.5`, to the right, to the near edge, and up. @unit centimetres in, millimetres out */
export function readPoint(
  given: Given,
  option: string,
): Result<{ readonly x: number; readonly y: number; readonly z: number } | null, UsageFault> {
  const text = given.value(option);
  if (text === null) return succeed(null);
  const [x, z, y, ...more] = text.split(',').map((part) => part.trim());
  if (x === undefined || z === undefined || y === undefined || more.length > 0 || ![x, z, y].every((part) => NUMBER.test(part)))
    return fail({ code: 'usage/not-a-point', where: `--${option}`, fill: { option: `--${option}`, text } });
  return succeed({ x: Number(x) * 10, y: Number(y) * 10, z: Number(z) * 10 });
}

/** Numbers in a row, as profiles tell them: `10/20/30`. */
export function readRow(given: Given, option: string, such: string): Result<readonly number[] | null, UsageFault> {
  const text = given.value(option);
  if (text === null) return succeed(null);
  const parts = text.split('/').map((part) => part.trim());
  if (parts.every((part) => NUMBER.test(part))) return succeed(parts.map(Number));
  return fail({ code: 'usage/not-a-row', where: `--${option}`, fill: { option: `--${option}`, such, text } });
}
