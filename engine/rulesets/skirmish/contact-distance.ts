import type { Measure } from '../../geometry/queries.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { SkirmishSettings } from './settings.ts';

/** Up to here a distance between figures is one of contact. @clause SK-DIST-2 */
export const CONTACT_DISTANCE: Millimetres = 20;

/** So much farther apart than their bases are the heads of two figures on bases of 30 mm. @clause SK-DIST-2 */
const HEADS_OVER_BASES: Millimetres = 30;

/** Between what a distance of contact is measured, as the table agreed. @clause SK-DIST-2, SK-MODEL-6 */
export const contactMeasure = ({ contactMeasure: agreed }: SkirmishSettings): Measure => (agreed === 'head' ? 'heads' : 'bases');

/** How near is near enough by that measure, where a limit is written for bases. @clause SK-DIST-2 */
export const contactLimit = ({ contactMeasure: agreed }: SkirmishSettings, limit: Millimetres): Millimetres =>
  agreed === 'head' ? limit + HEADS_OVER_BASES : limit;
