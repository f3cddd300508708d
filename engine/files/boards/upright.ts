import type { PartCover, TerrainPart, TerrainTraits } from '../../board/terrain-piece.ts';
import type { MaterialId, PartId } from '../../identity/ids.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { PrismSolid } from '../../space/solid.ts';

/** A plan pushed upwards from one height to another. */
export const upright = (outline: readonly PlanPoint[], bottom: Millimetres, top: Millimetres): PrismSolid => ({
  kind: 'prism',
  origin: { x: 0, y: bottom, z: 0 },
  across: { x: 1, y: 0, z: 0 },
  // Across × along points upwards only where plans are read with z to the far side.
  along: { x: 0, y: 0, z: -1 },
  outline: outline.map(({ x, z }) => ({ x, y: 0 - z })),
  holes: [],
  depth: top - bottom,
});

export const HEAVY: PartCover = { grade: 'heavy', concealOnly: false, closeRangeProof: false };

export const partOf = (
  id: PartId,
  solid: TerrainPart['solid'],
  material: MaterialId,
  standable = false,
  cover: PartCover = HEAVY,
): TerrainPart => ({ id, solid, material, standable, cover });

export const PLAIN: TerrainTraits = {
  heightCategory: null,
  difficult: null,
  dangerous: false,
  impassable: false,
  soft: false,
  area: false,
};
