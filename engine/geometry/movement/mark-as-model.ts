import type { Model } from '../../board/model.ts';
import { STANDARD_HEIGHT, standardBody } from '../../board/standard-body.ts';
import type { Objective } from '../../board/zone.ts';

/** A flagpole or the like that stands at an objective, as those see it who would go where it is: a round base, as high as a man. @clause SK-VP-4 */
export const markAsModel = ({ id, name, at, radius }: Objective): Model => ({
  id: `objective ${id}`,
  name,
  unit: '',
  owner: '',
  sculpt: { from: 'miniatures', miniature: '' },
  pose: { at, facing: 0 },
  stance: 'standing',
  base: { kind: 'round', diameter: 2 * radius },
  body: standardBody(STANDARD_HEIGHT),
  turret: 0,
  perch: null,
  declared: { hidingBehind: null, lookingOut: null },
  armoured: false,
  profile: '',
});
