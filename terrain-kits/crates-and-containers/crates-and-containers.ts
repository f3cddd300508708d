import type { TerrainKit } from '../terrain-kit.ts';
import { buildCratesAndContainers, clashesOfCratesAndContainers } from './build.ts';
import { CRATES_AND_CONTAINERS_SHEET } from './sheet.ts';

/** A steel container with doors, and crates and drums before it. */
export const cratesAndContainers: TerrainKit<typeof CRATES_AND_CONTAINERS_SHEET> = {
  id: 'crates-and-containers',
  version: 1,
  sheet: CRATES_AND_CONTAINERS_SHEET,
  clashes: clashesOfCratesAndContainers,
  build: buildCratesAndContainers,
};
