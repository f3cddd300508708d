import type { HeightCategory, PlanPolygon, PolyhedronSolid } from '../../engine/kit.ts';
import { beam } from '../parts/beam.ts';
import { brokenBlock, reachBelow } from '../parts/broken-block.ts';
import { LIGHT_COVER } from '../parts/cover.ts';
import { naturalOutline, ringOfOutline } from '../parts/natural-outline.ts';
import { startPiece } from '../parts/piece-draft.ts';
import { type Ring, stackedRings } from '../parts/round.ts';
import { type Chance, chanceOf } from '../parts/seeded.ts';
import type { KitBuild, KitFault, KitValues } from '../terrain-kit.ts';
import type { RUBBLE_SHEET } from './sheet.ts';

type Rubble = KitValues<typeof RUBBLE_SHEET>;

export const clashesOfRubble = (_rubble: Rubble): readonly KitFault[] => [];

/** Height of the mound at a share of the way out from its middle, before its own roughness. */
const moundAt = (height: number, out: number) => height * (1 - out) ** 1.15;

/** How much of the whole height is heap; blocks and beams stick out of it. */
const MOUND_SHARE = 0.78;
const LEVELS = [1, 0.82, 0.6, 0.36, 0.14] as const;

/** The heap itself: rougher the farther in. */
function mound(rubble: Rubble, outline: PlanPolygon, chance: Chance): PolyhedronSolid {
  const rings = LEVELS.map((share, level): Ring => {
    if (level === 0) return ringOfOutline(outline, 1, 0);
    return outline.map(({ x, z }) => {
      const s = share * chance.between(0.93, 1.07);
      return { x: x * s, y: Math.max(0.6, moundAt(rubble.height * MOUND_SHARE, share) * chance.between(0.65, 1.15)), z: z * s };
    });
  });
  return stackedRings(rings);
}

export function buildRubble(rubble: Rubble): KitBuild {
  const draft = startPiece();
  const outline = naturalOutline(rubble.length, rubble.width, 18, 0.4, chanceOf(rubble.seed, 'outline'));
  draft.part('mound', mound(rubble, outline, chanceOf(rubble.seed, 'mound')), {
    material: 'rubble',
    standable: true,
    cover: LIGHT_COVER,
  });
  const small = Math.min(1.25, Math.min(rubble.length, rubble.width) / 130);
  const spot = (chance: Chance, farthest: number) => {
    const toward = outline[chance.whole(0, outline.length - 1)]!;
    const out = Math.sqrt(chance.between(0, farthest * farthest));
    return { x: toward.x * out, z: toward.z * out, out };
  };
  for (let i = 0; i < rubble.chunks; i++) {
    const chance = chanceOf(rubble.seed, `chunk ${i}`);
    const { x, z, out } = spot(chance, 0.8);
    const big = (3.5 + 12 * chance.between(0, 1) ** 3) * small;
    const size = { x: big * chance.between(0.9, 1.8), y: big * chance.between(0.4, 0.8), z: big };
    // no block reaches down through the table
    const y = Math.max(reachBelow(size), moundAt(rubble.height * MOUND_SHARE, out) + size.y * 0.2);
    draft.part(`chunk-${i + 1}`, brokenBlock({ x, y, z }, size, chance), {
      material: rubble.of,
      standable: false,
      cover: LIGHT_COVER,
    });
  }
  for (let i = 0; i < rubble.beams; i++) {
    const chance = chanceOf(rubble.seed, `beam ${i}`);
    const { x, z, out } = spot(chance, 0.45);
    const long = chance.between(26, 48) * small;
    const turn = chance.between(0, 2 * Math.PI);
    const rise = chance.between(0.05, 0.5) * long;
    const y = Math.max(2.5, moundAt(rubble.height * MOUND_SHARE, out) * 0.8);
    draft.part(
      `beam-${i + 1}`,
      beam({ x, y, z }, { x: x + long * 0.4 * Math.cos(turn), y: y + rise, z: z + long * 0.4 * Math.sin(turn) }, 2.6),
      {
        material: 'timber',
        standable: false,
        cover: LIGHT_COVER,
      },
    );
  }
  return draft.finish([outline], {
    area: true,
    difficult: { factor: 0.5 },
    heightCategory: rubble.heightCategory as HeightCategory,
  });
}
