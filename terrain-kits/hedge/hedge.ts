import type { TerrainKit } from '../terrain-kit.ts';
import { buildHedge, clashesOfHedge } from './build.ts';
import { HEDGE_SHEET } from './sheet.ts';

/** A hedge: it hides, and stops nothing. */
export const hedge: TerrainKit<typeof HEDGE_SHEET> = {
  id: 'hedge',
  version: 1,
  sheet: HEDGE_SHEET,
  clashes: clashesOfHedge,
  build: buildHedge,
};
