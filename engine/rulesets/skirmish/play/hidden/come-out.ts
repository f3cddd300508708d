import { succeed } from '../../../../outcome/result.ts';
import { type Decide, refuse, whoIsActive } from '../acting.ts';
import { atOnce } from '../tell.ts';

/** In his activation somebody who lies in wait is hidden no more, as his owner likes, and then acts as usual. @clause SK-ABIL-30 */
export const comeOut: Decide = (order, by, situation) => {
  const active = whoIsActive(order, by, situation);
  if (!active.ok) return active;
  const { model, lyingInWait } = active.value;
  if (!lyingInWait) return refuse('action/not-in-wait', 'SK-ABIL-30', { model });
  return succeed(atOnce({ kind: 'skirmish/came-out', model }));
};
