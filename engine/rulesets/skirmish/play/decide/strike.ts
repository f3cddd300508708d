import { succeed } from '../../../../outcome/result.ts';
import { type Decide, refuse, whoActs } from '../acting.ts';
import { spend } from '../end-activation.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { strikeOnce } from '../fight/strike-once.ts';
import { enemyIn } from '../fight/targets.ts';

/** Strikes one of those he is in melee with. @clause SK-ACTION-12, SK-CC-3, SK-CC-4, SK-CC-7, SK-PRONE-7, SK-WPN-2 */
export const strike: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const enemy = enemyIn(order, by, situation);
  if (!enemy.ok) return enemy;
  const striker = acting.value.model.id;
  const target = enemy.value.model.id;
  if (!opponentsOf(situation, striker).some(({ model }) => model === target))
    return refuse('strike/not-in-melee', 'SK-CC-1', { model: striker, target });
  return succeed(function* (play) {
    yield* strikeOnce(play, striker, target);
    yield* spend(play, striker, 'strike');
  });
};
