import type { Model } from '../../board/model.ts';
import type { MoveOrder, MoverState } from '../../ruling/question.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type Argument, argue, join, NOTHING_TO_SAY } from './argument.ts';
import { stanceOf } from './body-policy.ts';
import type { SkirmishSettings } from './settings.ts';

/** How far somebody goes: with one action, and with the order that was given. */
export interface Pace {
  /** M as it now is. */
  readonly movement: Millimetres;
  /** What one action gives, and what the whole order gives. */
  readonly action: Millimetres;
  readonly allowance: Millimetres;
  readonly why: Argument<never>;
}

/** What a heavy weapon takes off M, borne alone and with a second man. */
const HEAVY: Millimetres = 30;
const HEAVY_WITH_CREW: Millimetres = 10;

/** What of M is left to somebody who pulls something on wheels. @clause SK-ABIL-14 */
const PULLING = 0.75;

/** A characteristic is a whole number of centimetres; halves are rounded upwards. @clause SK-GEN-8 */
const wholeCentimetres = (value: Millimetres): Millimetres => Math.floor(value / 10 + 0.5) * 10;

/**
 * How far may this model go? What is subtracted from M comes first, then what halves it; M is a characteristic and rounded, the distance of a
 * crawl and of a charge is not.
 * @clause SK-STAT-1, SK-MOVE-1, SK-MOVE-13, SK-MOVE-15, SK-MOVE-16, SK-CREW-5, SK-LOAD-2, SK-ABIL-14, SK-PRONE-5, SK-PRONE-6, SK-ACT-11, SK-CHARGE-1
 */
export function findPace(agreed: SkirmishSettings, mover: Model, order: MoveOrder, state: MoverState): Pace {
  const printed = state.movement ?? agreed.movement;
  const slowed = state.heavyWeapon === 'alone' ? HEAVY : state.heavyWeapon === 'with-crew' ? HEAVY_WITH_CREW : 0;
  const borne = Math.max(0, printed - slowed);
  const movement = state.loaded ? wholeCentimetres(borne / 2) : state.pulls ? wholeCentimetres(borne * PULLING) : borne;
  const crawls = stanceOf(mover) === 'prone';
  const action = crawls ? movement / 2 : movement;
  const allowance = order === 'charge' ? movement * agreed.chargeFactor : order === 'two-moves' ? action * 2 : action;
  const model = mover.id;
  return {
    movement,
    action,
    allowance,
    why: join<never>(
      slowed === 0
        ? NOTHING_TO_SAY
        : state.heavyWeapon === 'alone'
          ? argue('SK-MOVE-13', 'pace/heavy-weapon', { model, printed, slowed, movement: borne })
          : argue('SK-CREW-5', 'pace/heavy-weapon-with-crew', { model, printed, slowed, movement: borne }),
      state.loaded
        ? argue('SK-LOAD-2', 'pace/loaded', { model, borne, movement })
        : state.pulls
          ? argue('SK-ABIL-14', 'pace/pulls', { model, borne, movement })
          : NOTHING_TO_SAY,
      crawls ? argue('SK-PRONE-5', 'pace/crawls', { model, movement, action }) : NOTHING_TO_SAY,
    ),
  };
}
