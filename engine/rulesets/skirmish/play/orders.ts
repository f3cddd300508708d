import type { Decide } from './acting.ts';
import { rollTraits } from './army-types/roll-traits.ts';
import { fireGun } from './crews/fire-gun.ts';
import { setUpGun } from './crews/set-up-gun.ts';
import { askForHelp, assist, nameAssistant } from './decide/assistant.ts';
import { charge } from './decide/charge.ts';
import { flee } from './decide/flee.ts';
import { move } from './decide/move.ts';
import { lookOut, workOpening } from './decide/openings.ts';
import { aim, recover, swapWeapon } from './decide/ready.ts';
import { activate, endOwnActivation, pass, rollInitiative } from './decide/round.ts';
import { shoot } from './decide/shoot.ts';
import { goProne, hide, standUp } from './decide/stance.ts';
import { strike } from './decide/strike.ts';
import { throwFlame } from './flame/throw-flame.ts';
import { takeToken } from './gear/take-token.ts';
import { launchRocket } from './grenades/launch-rocket.ts';
import { throwGrenade } from './grenades/throw.ts';
import { comeOut } from './hidden/come-out.ts';
import { shoutHurrah } from './hurrah.ts';
import { putDown } from './loads/put-down.ts';
import { takeUp } from './loads/take-up.ts';
import { goBehind, hunt, recall } from './partisans/go-behind.ts';
import { enter } from './reserves/enter.ts';
import { finishSetUp, place, reserve } from './set-up/place.ts';
import { scout, scoutNot } from './set-up/scout.ts';
import { rollForSetUp } from './set-up/who-begins.ts';
import { suppress } from './suppression/suppress.ts';
import { fieldWoman } from './women.ts';

/** Every order of the skirmish rules, with what decides on it. */
export const ORDERS = {
  'skirmish/roll-for-set-up': rollForSetUp,
  'skirmish/place': place,
  'skirmish/reserve': reserve,
  'skirmish/go-behind-the-lines': goBehind,
  'skirmish/hunt': hunt,
  'skirmish/name-assistant': nameAssistant,
  'skirmish/roll-traits': rollTraits,
  'skirmish/field-woman': fieldWoman,
  'skirmish/finish-set-up': finishSetUp,
  'skirmish/scout': scout,
  'skirmish/stay-behind': scoutNot,
  'skirmish/recall': recall,
  'skirmish/shout-hurrah': shoutHurrah,
  'skirmish/roll-initiative': rollInitiative,
  'skirmish/activate': activate,
  'skirmish/end-activation': endOwnActivation,
  'skirmish/pass': pass,
  'skirmish/enter': enter,
  'skirmish/come-out': comeOut,
  'skirmish/move': move,
  'skirmish/hide': hide,
  'skirmish/go-prone': goProne,
  'skirmish/stand-up': standUp,
  'skirmish/aim': aim,
  'skirmish/shoot': shoot,
  'skirmish/suppress': suppress,
  'skirmish/throw': throwGrenade,
  'skirmish/launch': launchRocket,
  'skirmish/charge': charge,
  'skirmish/strike': strike,
  'skirmish/flee': flee,
  'skirmish/work-opening': workOpening,
  'skirmish/look-out': lookOut,
  'skirmish/swap-weapon': swapWeapon,
  'skirmish/recover': recover,
  'skirmish/take-token': takeToken,
  'skirmish/assist': assist,
  'skirmish/ask-for-help': askForHelp,
  'skirmish/take-up': takeUp,
  'skirmish/put-down': putDown,
  'skirmish/set-up-gun': setUpGun,
  'skirmish/fire-gun': fireGun,
  'skirmish/throw-flame': throwFlame,
} as const satisfies Readonly<Record<`skirmish/${string}`, Decide>>;

export type SkirmishOrderKind = keyof typeof ORDERS;
