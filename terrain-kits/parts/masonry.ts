import { BUNKER_COVER, HEAVY_COVER, LIGHT_COVER } from './cover.ts';
import type { Stuff } from './piece-draft.ts';

/** What walls can be built of. */
export const WALL_STUFFS = ['brick', 'stone', 'plaster', 'concrete', 'timber'] as const;
export type WallStuff = (typeof WALL_STUFFS)[number];

/** A wall of this stuff: masonry protects well, concrete at short range too, planks a little. @clause SK-TAB-TERRAIN */
export const stuffOfWall = (material: WallStuff): Stuff => ({
  material,
  standable: true,
  cover: material === 'concrete' ? BUNKER_COVER : material === 'timber' ? LIGHT_COVER : HEAVY_COVER,
});

/** Height of a course, which broken tops step by. */
export const COURSE_OF_WALL: Readonly<Record<WallStuff, number>> = { brick: 2.5, stone: 4, plaster: 3, concrete: 5, timber: 4 };
