import { beam, leaningPost } from '../parts/beam.ts';
import { box, groundRectangle, plate, rectangle } from '../parts/box.ts';
import { HEAVY_COVER, LIGHT_COVER } from '../parts/cover.ts';
import { addUprightLadder } from '../parts/ladder.ts';
import { type PieceDraft, type Stuff, startPiece } from '../parts/piece-draft.ts';
import { stackedRings } from '../parts/round.ts';
import { addSandbagRow } from '../parts/sandbags.ts';
import { chanceOf } from '../parts/seeded.ts';
import type { KitBuild, KitFault, KitValues } from '../terrain-kit.ts';
import type { WATCH_TOWER_SHEET } from './sheet.ts';

type Tower = KitValues<typeof WATCH_TOWER_SHEET>;

const WOOD: Stuff = { material: 'timber', standable: false, cover: LIGHT_COVER };
const DECK = 4;
const BOARDS = 2;
const HATCH = 36;
/** From the hatch to the parapet on its two sides. */
const HATCH_MARGIN = 4;
const BAG_DEPTH = 9;
/** What a hatch and a base of 30 mm beside it take of a platform between breast wall and post. */
const HATCH_AND_BASE = 64.5;

/** Bounds of the sheet leave room for the hatch in every tower. */
export const clashesOfWatchTower = (_tower: Tower): readonly KitFault[] => [];

const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

/** From which of the corners to the next the way to the ladder is: the east side, which whoever climbs has his back to. */
const WAY_IN = 0;
/** A figure of 5 cm walks in under what hangs at least so high there. */
const HEAD_ROOM = 55;

/**
 * Legs, the cross-bracing between them and a girt half-way up. Braces run into the legs and over each other, as bolted timber does. Low down the east side
 * has none of it, so that one comes to the ladder.
 */
function addFrame(draft: PieceDraft, tower: Tower) {
  const under = tower.platformHeight - DECK;
  const half = tower.platformSize / 2 - tower.legThickness / 2;
  const legAt = (corner: number, y: number) => {
    const [sx, sz] = CORNERS[corner % 4]!;
    const out = half + tower.splay * (1 - y / under);
    return { x: sx * out, y, z: sz * out };
  };
  const thin = tower.legThickness * 0.5;
  const isOpenAt = (corner: number, y: number) => corner === WAY_IN && y - thin / 2 < HEAD_ROOM;
  for (let corner = 0; corner < 4; corner++) {
    draft.part(`leg-${corner + 1}`, leaningPost(legAt(corner, 0), legAt(corner, under), tower.legThickness), WOOD);
    const bays = under > 90 ? 2 : 1;
    for (let bay = 0; bay < bays; bay++) {
      const low = Math.max(thin, (under * bay) / bays + under * 0.04);
      const high = (under * (bay + 1)) / bays - under * 0.04;
      const id = `brace-${corner + 1}-${bay + 1}`;
      if (!isOpenAt(corner, low)) {
        draft.part(`${id}-rising`, beam(legAt(corner, low), legAt(corner + 1, high), thin), WOOD);
        draft.part(`${id}-falling`, beam(legAt(corner, high), legAt(corner + 1, low), thin), WOOD);
      }
      const girt = (under * (bay + 1)) / bays;
      if (bay + 1 < bays && !isOpenAt(corner, girt))
        draft.part(`girt-${corner + 1}-${bay + 1}`, beam(legAt(corner, girt), legAt(corner + 1, girt), thin), WOOD);
    }
  }
}

/** Sandbags lie less deep where a base would have no place beside the hatch. */
const bagDepthOf = ({ platformSize }: Tower) => Math.min(BAG_DEPTH, platformSize - HATCH_AND_BASE);

/** Four breast walls round the platform that stand between its corner posts. */
function addParapet(draft: PieceDraft, tower: Tower) {
  const { platformHeight: deck, parapetHeight: height } = tower;
  const half = tower.platformSize / 2;
  const post = tower.legThickness;
  const inner = half - post;
  if (tower.parapet === 'sandbags') {
    const bag = { deep: bagDepthOf(tower), high: 7 };
    const rows = Math.max(1, Math.round(height / bag.high));
    for (let row = 0; row < rows; row++) {
      const y = deck + row * (height / rows);
      const size = { ...bag, high: height / rows };
      const lay = (id: string, along: 'x' | 'z', across: number, from: number, to: number) =>
        addSandbagRow(
          draft,
          {
            id: `${id}-${row + 1}`,
            along,
            across,
            from,
            to,
            bottom: y,
            ...size,
            staggered: row % 2 === 1,
            topmost: row + 1 === rows,
          },
          chanceOf(row, id),
        );
      lay('bags-front', 'x', half - bag.deep / 2, -inner, inner);
      lay('bags-back', 'x', -half + bag.deep / 2, -inner, inner);
      const between = half - Math.max(bag.deep, post);
      lay('bags-east', 'z', half - bag.deep / 2, -between, between);
      lay('bags-west', 'z', -half + bag.deep / 2, -between, between);
    }
    return;
  }
  const stuff: Stuff =
    tower.parapet === 'steel'
      ? { material: 'metal-sheet', standable: false, cover: HEAVY_COVER }
      : { ...WOOD, material: 'planks' };
  const boards = tower.parapet === 'steel' ? 1 : 3;
  const tall = height / boards;
  for (let board = 0; board < boards; board++) {
    // planks stand a hair apart in depth, so that each is seen
    const out = board % 2 === 0 ? 0 : 0.5;
    const low = deck + board * tall;
    const high = deck + (board + 1) * tall;
    const far = half - 0.6 + out;
    const near = far - BOARDS;
    const id = (side: string) => `parapet-${side}-${board + 1}`;
    draft.part(id('front'), box([-inner, low, near], [inner, high, far]), stuff);
    draft.part(id('back'), box([-inner, low, -far], [inner, high, -near]), stuff);
    draft.part(id('east'), box([near, low, -inner], [far, high, inner]), stuff);
    draft.part(id('west'), box([-far, low, -inner], [-near, high, inner]), stuff);
  }
}

export function buildWatchTower(tower: Tower): KitBuild {
  const draft = startPiece();
  const { platformHeight: deck, platformSize, legThickness: post } = tower;
  const half = platformSize / 2;
  addFrame(draft, tower);

  const inset = Math.max(post, tower.parapet === 'sandbags' ? bagDepthOf(tower) : BOARDS + 1);
  const hatchTo = half - inset - HATCH_MARGIN;
  const hatchFrom = hatchTo - HATCH;
  const hatchZ = [-half + inset + HATCH_MARGIN, -half + inset + HATCH_MARGIN + HATCH] as const;
  const platform = draft.part(
    'platform',
    plate(rectangle(-half, -half, half, half), [rectangle(hatchFrom, -hatchZ[1], hatchTo, -hatchZ[0])], deck, DECK),
    { ...WOOD, material: 'planks', standable: true },
  );
  draft.opening({
    id: 'hatch',
    kind: 'hatch',
    frame: {
      centre: { x: (hatchFrom + hatchTo) / 2, y: deck - DECK / 2, z: (hatchZ[0] + hatchZ[1]) / 2 },
      across: { x: 1, y: 0, z: 0 },
      through: { x: 0, y: 1, z: 0 },
      width: HATCH,
      height: HATCH,
      thickness: DECK,
    },
    infill: 'nothing',
    state: 'always-open',
    locks: 0,
    wall: platform,
    leaf: null,
  });
  addUprightLadder(draft, {
    id: 'ladder',
    // at the edge of the hatch that faces the platform, so that one reaches it from above as well
    foot: { x: hatchFrom + 3, y: 0, z: (hatchZ[0] + hatchZ[1]) / 2 },
    headHeight: deck,
    width: 16,
    rungsAlong: 'z',
  });
  addParapet(draft, tower);

  const eaves = deck + Math.max(tower.headroom, tower.parapetHeight + 6);
  const postTop = tower.roof ? eaves : deck + tower.parapetHeight + 3;
  CORNERS.forEach(([sx, sz], i) => {
    const x = [sx * half, sx * (half - post)];
    const z = [sz * half, sz * (half - post)];
    draft.part(`post-${i + 1}`, box([Math.min(...x), deck, Math.min(...z)], [Math.max(...x), postTop, Math.max(...z)]), WOOD);
  });
  if (tower.roof) {
    const square = (out: number, y: number) => CORNERS.map(([sx, sz]) => ({ x: sx * out, y, z: sz * out }));
    draft.part(
      'roof',
      stackedRings([square(half + 7, eaves), square(half + 7, eaves + 2), [{ x: 0, y: eaves + 2 + (half + 7) * 0.55, z: 0 }]]),
      { material: 'thatch', standable: false, cover: LIGHT_COVER },
    );
  }
  const foot = half + tower.splay;
  return draft.finish([groundRectangle(-foot, -foot, foot, foot)]);
}
