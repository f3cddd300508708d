import type { PartCover } from '../../engine/kit.ts';

/** What the usual stuff of a table is worth as cover. @clause SK-TAB-TERRAIN */
export const NO_COVER: PartCover = { grade: 'none', concealOnly: false, closeRangeProof: false };
/** Planks, trunks, corrugated roofs. */
export const LIGHT_COVER: PartCover = { grade: 'light', concealOnly: false, closeRangeProof: false };
/** Brick, stone, earth, sandbags. */
export const HEAVY_COVER: PartCover = { grade: 'heavy', concealOnly: false, closeRangeProof: false };
/** Concrete and steel: proof at short range too. */
export const BUNKER_COVER: PartCover = { grade: 'heavy', concealOnly: false, closeRangeProof: true };
/** Leaves: they hide as well at short range as at long, and stop nothing. */
export const LEAVES_COVER: PartCover = { grade: 'light', concealOnly: true, closeRangeProof: true };
