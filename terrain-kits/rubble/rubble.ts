import type { TerrainKit } from '../terrain-kit.ts';
import { buildRubble, clashesOfRubble } from './build.ts';
import { RUBBLE_SHEET } from './sheet.ts';

/** A field of rubble: a rough heap with broken blocks and beams. */
export const rubble: TerrainKit<typeof RUBBLE_SHEET> = {
  id: 'rubble',
  version: 1,
  sheet: RUBBLE_SHEET,
  clashes: clashesOfRubble,
  build: buildRubble,
};
