import type { TerrainKit } from '../terrain-kit.ts';
import { buildTrench, clashesOfTrench } from './build.ts';
import { TRENCH_SHEET } from './sheet.ts';

/** A trench on top of the table: two banks, a walkway between them, a step to fire from. */
export const trench: TerrainKit<typeof TRENCH_SHEET> = {
  id: 'trench',
  version: 1,
  sheet: TRENCH_SHEET,
  clashes: clashesOfTrench,
  build: buildTrench,
};
