import type { Decide } from './acting.ts';
import { move } from './decide/move.ts';
import { aim, recover, swapWeapon } from './decide/ready.ts';
import { activate, endOwnActivation, pass, rollInitiative } from './decide/round.ts';
import { goProne, hide, standUp } from './decide/stance.ts';

/** Every order of the skirmish rules, with what decides on it. */
export const ORDERS = {
  'skirmish/roll-initiative': rollInitiative,
  'skirmish/activate': activate,
  'skirmish/end-activation': endOwnActivation,
  'skirmish/pass': pass,
  'skirmish/move': move,
  'skirmish/hide': hide,
  'skirmish/go-prone': goProne,
  'skirmish/stand-up': standUp,
  'skirmish/aim': aim,
  'skirmish/swap-weapon': swapWeapon,
  'skirmish/recover': recover,
} as const satisfies Readonly<Record<`skirmish/${string}`, Decide>>;

export type SkirmishOrderKind = keyof typeof ORDERS;
