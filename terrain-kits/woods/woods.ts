import type { TerrainKit } from '../terrain-kit.ts';
import { buildWoods, clashesOfWoods } from './build.ts';
import { WOODS_SHEET } from './sheet.ts';

/** A wood: an area with trees, under whose crowns one sees between the trunks. */
export const woods: TerrainKit<typeof WOODS_SHEET> = {
  id: 'woods',
  version: 1,
  sheet: WOODS_SHEET,
  clashes: clashesOfWoods,
  build: buildWoods,
};
