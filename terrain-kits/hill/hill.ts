import type { TerrainKit } from '../terrain-kit.ts';
import { buildHill, clashesOfHill } from './build.ts';
import { HILL_SHEET } from './sheet.ts';

/** A hill with slopes to walk up, or with terraces to climb. */
export const hill: TerrainKit<typeof HILL_SHEET> = {
  id: 'hill',
  version: 1,
  sheet: HILL_SHEET,
  clashes: clashesOfHill,
  build: buildHill,
};
