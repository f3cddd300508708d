import { beam } from '../parts/beam.ts';
import { brokenBlock, reachBelow } from '../parts/broken-block.ts';
import { LIGHT_COVER } from '../parts/cover.ts';
import type { PieceDraft } from '../parts/piece-draft.ts';
import { chanceOf } from '../parts/seeded.ts';
import type { Ruin, RuinedHouse } from './house-plan.ts';
import type { WayUp } from './way-up.ts';

/** Largest block, so that it can be stepped over. */
const LARGEST = 11;
/** Floor that is kept free behind a door, and round the way up. */
const KEPT_FREE = 34;

/** What fell inwards where the house is gone: blocks and broken boards on the ground, clear of the door and of the way up. */
export function addDebris(draft: PieceDraft, house: RuinedHouse, ruin: Ruin, way: WayUp | null) {
  if (house.damage < 0.1) return;
  const chance = chanceOf(house.seed, 'debris');
  const end = house.length / 2 - house.wallThickness - LARGEST;
  const side = house.width / 2 - house.wallThickness - LARGEST;
  const wanted = Math.round(house.damage * Math.min(34, (house.length * house.width) / 900));
  let blocks = 0;
  let boards = 0;
  for (let attempt = 0; attempt < 6 * wanted && blocks + boards < wanted; attempt++) {
    const x = chance.between(-end, end);
    const z = chance.between(-side, side);
    const chanceToLie = 1.05 - 1.25 * ruin.intactAt(x, z);
    const byDoor = Math.abs(x) < house.doorWidth && Math.abs(z) > side - KEPT_FREE;
    const byWayUp = way !== null && ruin.soundEnd * x > way.footAt - KEPT_FREE && ruin.soundSide * z > side - 2 * KEPT_FREE;
    if (!chance.happens(Math.max(0, chanceToLie)) || byDoor || byWayUp) continue;
    if (house.walls !== 'timber' && chance.happens(0.8)) {
      const big = 3 + (LARGEST - 3) * chance.between(0, 1) ** 2;
      const size = { x: big, y: big * chance.between(0.45, 0.75), z: big * chance.between(0.6, 1) };
      blocks++;
      // plaster is skin deep: what breaks out is brick
      const material = house.walls === 'plaster' ? 'brick' : house.walls;
      draft.part(`debris-${blocks}`, brokenBlock({ x, y: reachBelow(size), z }, size, chance), {
        material,
        standable: false,
        cover: LIGHT_COVER,
      });
    } else {
      const turn = chance.between(0, 2 * Math.PI);
      const half = LARGEST * 0.9;
      const dx = half * Math.cos(turn);
      const dz = half * Math.sin(turn);
      boards++;
      draft.part(
        `board-${boards}`,
        beam({ x: x - dx, y: 1.2, z: z - dz }, { x: x + dx, y: chance.between(1.2, 6), z: z + dz }, 1.6),
        { material: 'timber', standable: false, cover: LIGHT_COVER },
      );
    }
  }
}
