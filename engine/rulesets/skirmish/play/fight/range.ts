import { isWithin } from '../../../../rules/limits.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import type { Weapon } from '../../tables/weapons.ts';
import { RANGE_ZONES, type RangeZone } from '../facts.ts';

/** In which zone of a weapon something lies; null beyond its range. @clause SK-SHOOT-3, SK-SHOOT-4 @edge exactly on a limit is the nearer zone */
export function zoneAt({ ranges }: Weapon, distance: Millimetres): RangeZone | null {
  const index = ranges.findIndex((limit) => isWithin(distance, limit, 0).holds);
  return RANGE_ZONES[index] ?? null;
}

/** The target number of a weapon in a zone. @clause SK-SHOOT-3 */
export const targetNumberIn = ({ targetNumbers }: Pick<Weapon, 'targetNumbers'>, zone: RangeZone): number =>
  targetNumbers[RANGE_ZONES.indexOf(zone)]!;
