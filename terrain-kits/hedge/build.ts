import type { HeightCategory, PolyhedronSolid } from '../../engine/kit.ts';
import { groundRectangle } from '../parts/box.ts';
import { LEAVES_COVER } from '../parts/cover.ts';
import { startPiece } from '../parts/piece-draft.ts';
import { type Ring, stackedRings } from '../parts/round.ts';
import { chanceOf } from '../parts/seeded.ts';
import { faultsAmong, type KitBuild, type KitValues, tooLarge } from '../terrain-kit.ts';
import type { HEDGE_SHEET } from './sheet.ts';

type Hedge = KitValues<typeof HEDGE_SHEET>;

/** The shortest bit of hedge beside a gap. */
const STUB = 10;
/** Narrower than this is no gap. */
const NARROWEST_GAP = 1;

export const clashesOfHedge = (hedge: Hedge) =>
  faultsAmong([tooLarge('gapWidth', hedge.gapWidth, hedge.length - 2 * STUB, 'length')]);

/** Half a cross-section from the ground over the top: how far out and how high, as shares. */
const SECTION = [
  [0.72, 0],
  [0.95, 0.3],
  [1, 0.62],
  [0.78, 0.9],
  [0.3, 1],
] as const;

/** A body of leaves along x: section after section, each a little different, rounded at both ends. It stays within its length, width and height. */
function leafyBody(hedge: Hedge, from: number, to: number, purpose: string): PolyhedronSolid {
  const chance = chanceOf(hedge.seed, purpose);
  const sections = Math.max(4, Math.round((to - from) / 7.5));
  const step = (to - from) / sections;
  const rings = Array.from({ length: sections + 1 }, (_, i): Ring => {
    const fromEnd = Math.min(i, sections - i);
    const rounded = fromEnd === 0 ? 0.62 : fromEnd === 1 ? 0.92 : 1;
    const swell = 1 - 0.14 * hedge.wildness * chance.between(0, 1);
    const isEnd = fromEnd === 0;
    const corner = (side: 1 | -1, [out, up]: readonly [number, number]) => {
      const ragged = 1 - 0.3 * hedge.wildness * chance.between(0, 1);
      const shift = isEnd ? 0 : step * 0.35 * hedge.wildness * chance.between(-1, 1);
      return {
        x: from + i * step + shift,
        y: up * hedge.height * rounded * swell * (up === 0 ? 1 : 1 - 0.18 * hedge.wildness * chance.between(0, 1)),
        // round and over from −z to +z: anticlockwise as seen from +x
        z: (side * out * ragged * rounded * hedge.thickness) / 2,
      };
    };
    return [...SECTION.map((share) => corner(-1, share)), ...SECTION.toReversed().map((share) => corner(1, share))];
  });
  return stackedRings(rings);
}

export function buildHedge(hedge: Hedge): KitBuild {
  const draft = startPiece();
  const half = hedge.length / 2;
  const reach = half - hedge.gapWidth / 2 - STUB;
  const middle = reach * (2 * hedge.gapPlace - 1);
  const runs =
    hedge.gapWidth < NARROWEST_GAP
      ? [['hedge', -half, half] as const]
      : [['hedge-west', -half, middle - hedge.gapWidth / 2] as const, ['hedge-east', middle + hedge.gapWidth / 2, half] as const];
  for (const [id, from, to] of runs)
    draft.part(id, leafyBody(hedge, from, to, id), { material: 'hedge', standable: false, cover: LEAVES_COVER });
  return draft.finish(
    runs.map(([, from, to]) => groundRectangle(from, -hedge.thickness / 2, to, hedge.thickness / 2)),
    { soft: true, difficult: { factor: 0.5 }, heightCategory: hedge.heightCategory as HeightCategory },
  );
}
