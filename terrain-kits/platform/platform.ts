import type { TerrainKit } from '../terrain-kit.ts';
import { buildPlatform, clashesOfPlatform } from './build.ts';
import { PLATFORM_SHEET } from './sheet.ts';

/** A raised deck, loading bay or bridge, with a ramp, stairs or a ladder at its ends. */
export const platform: TerrainKit<typeof PLATFORM_SHEET> = {
  id: 'platform',
  version: 2,
  sheet: PLATFORM_SHEET,
  clashes: clashesOfPlatform,
  build: buildPlatform,
};
