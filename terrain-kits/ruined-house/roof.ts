import type { Vec2 } from '../../engine/kit.ts';
import { profileAlongX } from '../parts/box.ts';
import { LIGHT_COVER } from '../parts/cover.ts';
import type { PieceDraft } from '../parts/piece-draft.ts';
import { chanceOf } from '../parts/seeded.ts';
import { toMicrometre } from '../parts/top-edge.ts';
import { builtHeight, ROOF_SLOPE, type Ruin, type RuinedHouse } from './house-plan.ts';

const EAVES = 8;
const VERGE = 5;
const ROW = 16;
/** Upright thickness of a row of tiles at its upper and at its lower edge. */
const THIN = 3;
const THICK = 4.2;

/**
 * A pitched roof in rows of tiles, each as long as what still carries it. The lowest row lies flat on the wall, so that no
 * daylight comes in under it.
 */
export function addPitchedRoof(draft: PieceDraft, house: RuinedHouse, ruin: Ruin) {
  const height = builtHeight(house);
  const outer = house.width / 2;
  const inner = outer - house.wallThickness;
  const soundTip = house.length / 2 + VERGE;
  const chance = chanceOf(house.seed, 'roof');
  const underside = (out: number) => height + ROOF_SLOPE * (outer - out);
  const rows = Math.max(2, Math.round(inner / ROW));
  for (const side of [1, -1] as const) {
    for (let row = 0; row <= rows; row++) {
      // row 0 is the eaves, from the inner face of the wall outwards
      const low = row === 0 ? outer + EAVES : toMicrometre((inner * (rows - row + 1)) / rows);
      const high = row === 0 ? inner : toMicrometre((inner * (rows - row)) / rows);
      const carried = Math.max(ruin.soundFrom(1, side * low), ruin.soundFrom(1, side * high));
      const from = carried <= -house.length / 2 ? -soundTip : toMicrometre(carried + chance.between(1, 12));
      if (soundTip - from < 20) continue;
      const under = row === 0 ? [at(low), at(outer), { out: high, y: height }] : [at(low), at(high)];
      const outline: Vec2[] = [...under, { out: high, y: underside(high) + THIN }, { out: low, y: underside(low) + THICK }].map(
        ({ out, y }) => ({ x: -side * out, y: toMicrometre(y) }),
      );
      const ends = [ruin.soundEnd * from, ruin.soundEnd * soundTip] as const;
      draft.part(
        `roof-${side === 1 ? 'front' : 'back'}-${row + 1}`,
        profileAlongX(outline, Math.min(...ends), Math.max(...ends)),
        {
          material: 'tile',
          standable: false,
          cover: LIGHT_COVER,
        },
      );
    }
  }
  function at(out: number) {
    return { out, y: underside(out) };
  }
}
