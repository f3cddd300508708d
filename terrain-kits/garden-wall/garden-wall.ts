import type { TerrainKit } from '../terrain-kit.ts';
import { buildGardenWall, clashesOfGardenWall } from './build.ts';
import { GARDEN_WALL_SHEET } from './sheet.ts';

/** A garden wall of brick or stone, with a coping and a gate. */
export const gardenWall: TerrainKit<typeof GARDEN_WALL_SHEET> = {
  id: 'garden-wall',
  version: 1,
  sheet: GARDEN_WALL_SHEET,
  clashes: clashesOfGardenWall,
  build: buildGardenWall,
};
