import type { TerrainKit } from '../terrain-kit.ts';
import { buildRuinedHouse, clashesOfRuinedHouse } from './build.ts';
import { RUINED_HOUSE_SHEET } from './sheet.ts';

/** A house that has seen a shell: walls with windows and a door, floors with a way up, as much roof as is left. */
export const ruinedHouse: TerrainKit<typeof RUINED_HOUSE_SHEET> = {
  id: 'ruined-house',
  version: 2,
  sheet: RUINED_HOUSE_SHEET,
  clashes: clashesOfRuinedHouse,
  build: buildRuinedHouse,
};
