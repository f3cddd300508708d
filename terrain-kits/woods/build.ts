import type { HeightCategory, PlanPoint, PlanPolygon } from '../../engine/kit.ts';
import { blob } from '../parts/blob.ts';
import { LEAVES_COVER, NO_COVER } from '../parts/cover.ts';
import { isWithin, naturalOutline, ringOfOutline } from '../parts/natural-outline.ts';
import { startPiece } from '../parts/piece-draft.ts';
import { stackedRings } from '../parts/round.ts';
import { type Chance, chanceOf } from '../parts/seeded.ts';
import { faultsAmong, type KitBuild, type KitValues, tooLarge } from '../terrain-kit.ts';
import type { WOODS_SHEET } from './sheet.ts';
import { addTree, trunkRadius } from './tree.ts';

type Woods = KitValues<typeof WOODS_SHEET>;

const FLOOR_HEIGHT = 1.5;
const BUSH_RADIUS = 9;

/** From trunk to trunk and from trunk to edge: nothing grows closer. */
const spacingOf = (height: number) => 4 * trunkRadius(height) + 6;

export const clashesOfWoods = (woods: Woods) =>
  faultsAmong([
    tooLarge(
      'trees',
      woods.trees,
      Math.floor((woods.length * woods.width) / (3.2 * spacingOf(woods.treeHeight) ** 2)),
      'length',
      'count',
    ),
  ]);

/** Places that keep apart from each other and from the edge: of several tries each takes the loneliest. */
function places(
  outline: PlanPolygon,
  count: number,
  apart: number,
  margin: number,
  taken: PlanPoint[],
  size: Woods,
  chance: Chance,
) {
  const found: PlanPoint[] = [];
  for (let n = 0; n < count; n++) {
    let best: PlanPoint | null = null;
    let loneliest = apart * apart;
    for (let attempt = 0, hits = 0; attempt < 120 && hits < 14; attempt++) {
      const p = { x: (chance.between(-1, 1) * size.length) / 2, z: (chance.between(-1, 1) * size.width) / 2 };
      if (!isWithin(outline, p, margin)) continue;
      hits++;
      const nearest = taken.reduce((least, q) => Math.min(least, (p.x - q.x) ** 2 + (p.z - q.z) ** 2), 1e9);
      if (nearest >= loneliest) {
        best = p;
        loneliest = nearest;
      }
    }
    if (!best) continue;
    taken.push(best);
    found.push(best);
  }
  return found;
}

export function buildWoods(woods: Woods): KitBuild {
  const draft = startPiece();
  const outline = naturalOutline(woods.length, woods.width, 22, 0.28, chanceOf(woods.seed, 'outline'));
  draft.part('floor', stackedRings([ringOfOutline(outline, 1, 0), ringOfOutline(outline, 0.97, FLOOR_HEIGHT)]), {
    material: 'earth',
    standable: true,
    cover: NO_COVER,
  });
  const taken: PlanPoint[] = [];
  const radius = trunkRadius(woods.treeHeight);
  const spots = places(
    outline,
    woods.trees,
    spacingOf(woods.treeHeight),
    2 * radius + 5,
    taken,
    woods,
    chanceOf(woods.seed, 'trees'),
  );
  spots.forEach((at, i) => {
    const chance = chanceOf(woods.seed, `tree ${i}`);
    const kind = woods.kinds === 'mixed' ? (i % 3 === 1 ? 'conifer' : 'broadleaf') : woods.kinds;
    const height = woods.treeHeight * chance.between(0.82, 1);
    addTree(draft, `tree-${i + 1}`, { kind, at, foot: FLOOR_HEIGHT, height, crownFrom: woods.crownFrom }, chance);
  });
  const bushes = places(
    outline,
    woods.bushes,
    BUSH_RADIUS + 2 * radius,
    BUSH_RADIUS + 3,
    taken,
    woods,
    chanceOf(woods.seed, 'bushes'),
  );
  bushes.forEach(({ x, z }, i) => {
    const chance = chanceOf(woods.seed, `bush ${i}`);
    const up = chance.between(7, 12);
    const across = chance.between(0.65, 1) * BUSH_RADIUS;
    draft.part(`bush-${i + 1}`, blob({ x, y: FLOOR_HEIGHT + up * 0.9, z }, { across, up }, 4, 7, 0.2, chance), {
      material: 'foliage',
      standable: false,
      cover: LEAVES_COVER,
    });
  });
  return draft.finish([outline], {
    area: true,
    soft: true,
    difficult: { factor: 0.5 },
    heightCategory: woods.heightCategory as HeightCategory,
  });
}
