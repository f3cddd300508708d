import type { TerrainKit } from '../terrain-kit.ts';
import { buildFence, clashesOfFence } from './build.ts';
import { FENCE_SHEET } from './sheet.ts';

/** A fence of planks, pickets or rails, with a gate. */
export const fence: TerrainKit<typeof FENCE_SHEET> = {
  id: 'fence',
  version: 1,
  sheet: FENCE_SHEET,
  clashes: clashesOfFence,
  build: buildFence,
};
