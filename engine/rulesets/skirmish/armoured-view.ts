import { type Argument, argue, NOTHING_TO_SAY } from './argument.ts';
import type { Look } from './look.ts';

/**
 * From an armoured vehicle one sees badly to the sides and the rear. That is a save of the target after a hit and changes no line of sight.
 * @clause SK-LOS-17, SK-VPROT-6, SK-VARC-2
 */
export function sayPoorView({ space, agreed, looker, target }: Look): Argument {
  if (!agreed.armouredSight || !looker.armoured || looker.body.kind !== 'vehicle') return NOTHING_TO_SAY;
  if (space.sector(looker.id, target.pose.at).sector === 'front') return NOTHING_TO_SAY;
  const save = target.body.kind === 'vehicle' ? 6 : 4;
  return argue('SK-LOS-17', 'sight/poor-view-from-armour', { looker: looker.id, target: target.id, save });
}
