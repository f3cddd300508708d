import type { HeightCategory, PartCover, TerrainPiece } from '../../board/terrain-piece.ts';

/** What a die must show to save: the fewer, the better. */
export type Save = 3 | 4 | 5 | 6;

/** The cover of a crater, and of an area in which nothing stands that gives any: what a wood gives. @clause BT-COVER-13 */
export const OPEN_AREA: PartCover = { grade: 'light', concealOnly: false, closeRangeProof: false };

/** Vehicles and wrecks cover like a wall. @clause BT-COVER-16 */
export const VEHICLE_COVER: PartCover = { grade: 'heavy', concealOnly: false, closeRangeProof: false };

/**
 * Which die saves whoever shelters behind such a part: 6 behind leaves, 5 behind wood, 4 behind stone and 3 behind what no shell breaks; null where it gives
 * no cover. @clause BT-COVER-13
 */
export function saveOf({ grade, concealOnly, closeRangeProof }: PartCover): Save | null {
  if (grade === 'none') return null;
  if (grade === 'heavy') return closeRangeProof ? 3 : 4;
  return concealOnly ? 6 : 5;
}

/** How many faces of a die save. */
export const facesThatSave = (save: Save): number => 7 - save;

/** An area counts as the best that stands in it. @clause BT-COVER-4, BT-COVER-13 */
export function coverOfArea({ parts }: TerrainPiece): PartCover {
  const [best] = Object.values(parts)
    .flatMap(({ cover }) => {
      const save = saveOf(cover);
      return save === null ? [] : [{ cover, save }];
    })
    .sort((a, b) => a.save - b.save);
  return best?.cover ?? OPEN_AREA;
}

/** Is terrain of a Category high enough for somebody of a class? As high as he is, or one lower unless it is low. @clause BT-COVER-7 */
export const isHighEnough = (category: HeightCategory, heightClass: HeightCategory): boolean =>
  category >= heightClass || (category === heightClass - 1 && category !== 1);
