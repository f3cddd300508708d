import type { Opening, Solid, TerrainPiece } from '../../engine/index.ts';

/** A box of so many millimetres, its middle under `at`, its bottom at `from`. */
export const blockSolid = (width: number, height: number, depth: number, from = 0, x = 0, z = 0): Solid => ({
  kind: 'box',
  min: { x: x - width / 2, y: from, z: z - depth / 2 },
  max: { x: x + width / 2, y: from + height, z: z + depth / 2 },
});

export interface CrateWish {
  readonly at?: { readonly x: number; readonly z: number; readonly y?: number };
  readonly facing?: number;
  readonly mirrored?: boolean;
  readonly footprint?: readonly [number, number];
  readonly openings?: readonly Opening[];
  readonly mesh?: string;
}

/** A piece made of these solids, each a part of its own. */
export function pieceOfSolids(id: string, solids: readonly Solid[], wish: CrateWish = {}): TerrainPiece {
  const { at = { x: 0, z: 0 }, facing = 0, mirrored = false, footprint, openings = [] } = wish;
  const [width, depth] = footprint ?? [0, 0];
  return {
    id,
    name: id,
    pose: { at: { x: at.x, y: at.y ?? 0, z: at.z }, facing },
    mirrored,
    made: { by: 'kit', kit: 'sketch', version: 1, parameters: {} },
    parts: Object.fromEntries(
      solids.map((solid, i) => [
        `part-${i + 1}`,
        {
          id: `part-${i + 1}`,
          solid,
          material: 'brick',
          standable: true,
          cover: { grade: 'heavy', concealOnly: false, closeRangeProof: false },
        },
      ]),
    ),
    openings: Object.fromEntries(openings.map((opening) => [opening.id, opening])),
    ladders: {},
    footprint: footprint
      ? [
          [
            { x: -width / 2, z: -depth / 2 },
            { x: width / 2, z: -depth / 2 },
            { x: width / 2, z: depth / 2 },
            { x: -width / 2, z: depth / 2 },
          ],
        ]
      : [],
    traits: { heightCategory: null, difficult: null, dangerous: false, impassable: false, soft: false, area: false },
  };
}

/** A crate of so many millimetres. */
export const crate = (id: string, width: number, height: number, depth: number, wish: CrateWish = {}): TerrainPiece =>
  pieceOfSolids(id, [blockSolid(width, height, depth)], wish);
