import { succeed } from '../../../../outcome/result.ts';
import { type Decide, refuse } from '../acting.ts';
import { rollOff } from '../roll-off.ts';
import { tell } from '../tell.ts';

/** Both throw, again until they differ; whoever throws more sets up first, and is not asked. @clause SK-SETUP-6, SK-GEN-15 */
export const rollForSetUp: Decide = (_order, _by, { state, seats }) => {
  if (state.setUp?.step !== 'who-begins') return refuse('set-up/not-now', 'SK-SETUP-6');
  return succeed(function* (play) {
    const side = yield* rollOff(seats, (of) => ({ purpose: 'purpose/set-up-first', clause: 'SK-SETUP-6', fill: { side: of } }));
    tell(play, { kind: 'skirmish/sets-up', side });
  });
};
