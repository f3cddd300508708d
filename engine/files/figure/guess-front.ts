import type { Millimetres, Radians } from '../../space/quantity.ts';
import { type Guess, guess } from './guess.ts';
import type { PlanSpread, Trunk } from './measure-trunk.ts';

/** How much broader than deep shoulders are, in the roots of their second moments. */
const CLEARLY_BROADER = 1.3;
/** How far toes reach before the ankles at least, as a share of the height. */
const TOES = 0.024;
const QUARTER: Radians = Math.PI / 2;

/**
 * How far must a placed figure be turned, in quarters, for it to face the front? By habit a file has it facing the front already. Shoulders
 * that clearly lie the other way speak against that, and toes tell front from back.
 */
export function guessFront(trunk: Trunk | null, foot: Millimetres, height: Millimetres): Guess<Radians> {
  const byHabit = guess<Radians>(0, 'possible', 'front-guess/by-habit');
  const tall = height - foot;
  if (!trunk?.isMan) return byHabit;
  const shoulders = trunk.spread(foot + tall * 0.5, foot + tall * 0.82, 'whole');
  const arms = trunk.spread(foot + tall * 0.6, foot + tall * 0.85, 'all');
  const shoes = trunk.spread(foot, foot + tall * 0.06, 'all');
  const ankles = trunk.spread(foot + tall * 0.09, foot + tall * 0.14, 'all');
  if (!shoulders || !arms || !shoes || !ankles) return byHabit;
  const toes = { x: (shoes.x - ankles.x) / tall, z: (shoes.z - ankles.z) / tall };
  const across = broaderThanDeep(shoulders);
  const outstretched = broaderThanDeep(arms);
  if (across >= CLEARLY_BROADER) {
    // The line of the shoulders lies across: front or back, and the habit has it to the front.
    if (toes.z < -TOES && Math.abs(toes.z) > Math.abs(toes.x)) return guess<Radians>(2 * QUARTER, 'possible', 'front-guess/toes');
    return guess<Radians>(0, toes.z > TOES ? 'likely' : 'possible', 'front-guess/shoulders');
  }
  if (1 / across >= CLEARLY_BROADER || 1 / outstretched >= 2 * CLEARLY_BROADER) {
    // What looks along x comes to look along z by a turn of a quarter back.
    return guess<Radians>(toes.x >= 0 ? 3 * QUARTER : QUARTER, 'possible', 'front-guess/shoulders');
  }
  return byHabit;
}

const broaderThanDeep = ({ xx, zz }: PlanSpread): number => Math.sqrt(xx / Math.max(zz, 1e-9));
