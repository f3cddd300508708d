import type { Fault } from '../outcome/fault.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';

/** Dice that are thrown together, and what is made of their faces: `2d6`, `d6*2`, `d10+1`. @clause SK-GEN-7, BT-DICE-1 to 3 */
export interface DiceRoll {
  /** How many dice are added together. */
  readonly dice: number;
  /** Which faces a die shows: 1 to this. */
  readonly sides: number;
  /** The sum is multiplied by this, and then the last number is added. */
  readonly times: number;
  readonly plus: number;
}

/** Everything that can be wrong with dice that somebody wrote down. */
export const DICE_FAULT_CODES = ['dice/not-understood', 'dice/too-many', 'dice/wrong-count', 'dice/no-such-face'] as const;
export type DiceFaultCode = (typeof DICE_FAULT_CODES)[number];

/** No rule of any book throws as many. */
export const MOST_DICE = 100;
/** A die with more faces is none that anybody has. */
export const MOST_SIDES = 100;

const NOTATION = /^(\d*)d(\d+)(?:\*(\d+))?(?:([+-])(\d+))?$/;
const MOST_NUMBER = 10_000;

/**
 * Reads dice as rule books write them, in capitals or not, with spaces or without: a number in front adds so many dice, a number behind multiplies
 * what they show, and one with a sign is added at the end. A d3 is a die of three faces.
 * @clause SK-GEN-7, SK-GEN-9, BT-DICE-1 to 3
 * @faults for what is no dice, for no dice at all, and for more than anybody throws
 */
export function parseDice(text: string): Result<DiceRoll, Fault<DiceFaultCode>> {
  const found = NOTATION.exec(text.toLowerCase().replaceAll(' ', '').replace('×', '*').replace('−', '-'));
  if (!found) return fail({ code: 'dice/not-understood', where: text, fill: { text } });
  const [, dice = '', sides = '', times, sign, plus] = found;
  const roll: DiceRoll = {
    dice: dice === '' ? 1 : Number(dice),
    sides: Number(sides),
    times: times === undefined ? 1 : Number(times),
    plus: plus === undefined ? 0 : sign === '-' ? -Number(plus) : Number(plus),
  };
  if (roll.dice < 1 || roll.sides < 2 || roll.times < 1)
    return fail({ code: 'dice/not-understood', where: text, fill: { text } });
  if (roll.dice > MOST_DICE || roll.sides > MOST_SIDES || roll.times > MOST_NUMBER || Math.abs(roll.plus) > MOST_NUMBER)
    return fail({ code: 'dice/too-many', where: text, fill: { text, dice: MOST_DICE, sides: MOST_SIDES } });
  return succeed(roll);
}

/** The shortest way to write a roll; reading it gives the same roll. */
export function writeDice({ dice, sides, times, plus }: DiceRoll): string {
  const sum = `${dice === 1 ? '' : dice}d${sides}`;
  return `${sum}${times === 1 ? '' : `*${times}`}${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}`;
}

/** What faces come to by a roll. @shape as many faces as dice; `checkFaces` says whether they are */
export const totalOf = ({ times, plus }: DiceRoll, faces: readonly number[]): number =>
  faces.reduce((sum, face) => sum + face, 0) * times + plus;

/** Can these faces have been thrown, as when they are typed in by hand? @faults for too many or too few, and for the first that no die has */
export function checkFaces(roll: DiceRoll, faces: readonly number[]): Result<readonly number[], Fault<DiceFaultCode>> {
  if (faces.length !== roll.dice)
    return fail({ code: 'dice/wrong-count', where: '', fill: { wanted: roll.dice, given: faces.length } });
  const odd = faces.findIndex((face) => !Number.isInteger(face) || face < 1 || face > roll.sides);
  if (odd >= 0) return fail({ code: 'dice/no-such-face', where: `[${odd}]`, fill: { face: faces[odd]!, sides: roll.sides } });
  return succeed(faces);
}
