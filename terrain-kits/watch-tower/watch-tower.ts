import type { TerrainKit } from '../terrain-kit.ts';
import { buildWatchTower, clashesOfWatchTower } from './build.ts';
import { WATCH_TOWER_SHEET } from './sheet.ts';

/** A tower on four legs, with a platform, a breast wall, a roof and a ladder through a hatch. */
export const watchTower: TerrainKit<typeof WATCH_TOWER_SHEET> = {
  id: 'watch-tower',
  version: 1,
  sheet: WATCH_TOWER_SHEET,
  clashes: clashesOfWatchTower,
  build: buildWatchTower,
};
