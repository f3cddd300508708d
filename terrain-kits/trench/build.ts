import type { PolyhedronSolid, Vec2 } from '../../engine/kit.ts';
import { box, groundRectangle, plate, profileAlongX, rectangle } from '../parts/box.ts';
import { HEAVY_COVER, LIGHT_COVER, NO_COVER } from '../parts/cover.ts';
import { type PieceDraft, type Stuff, startPiece } from '../parts/piece-draft.ts';
import { type Ring, stackedRings } from '../parts/round.ts';
import { addSandbagRow } from '../parts/sandbags.ts';
import { chanceOf } from '../parts/seeded.ts';
import { toMicrometre } from '../parts/top-edge.ts';
import { frameInWall, type WallLine } from '../parts/wall.ts';
import { faultsAmong, type KitBuild, type KitValues, tooLarge } from '../terrain-kit.ts';
import type { TRENCH_SHEET } from './sheet.ts';

type Trench = KitValues<typeof TRENCH_SHEET>;

const EARTH: Stuff = { material: 'earth', standable: true, cover: HEAVY_COVER };
/** Level top of a bank: enough for a row of bags and a boot. */
const CREST = 14;
const BAG = { deep: 10, high: 5 };
/** The least of a bag row between two gaps. */
const BETWEEN_GAPS = 12;
/** How far earth runs out past the foot of its slope here and there. */
const SPILL = 9;
const REVETMENT = 1.5;
const BOARD = 5.5;
const BOARD_GAP = 1.6;
const DUCKBOARD_THICKNESS = 2;

export const clashesOfTrench = (trench: Trench) =>
  faultsAmong([
    tooLarge('fireStep', trench.fireStep, trench.bankHeight - 8, 'bankHeight'),
    trench.gaps === 0 || trench.bagRows === 0
      ? null
      : tooLarge('gapWidth', trench.gapWidth, trench.length / trench.gaps - BETWEEN_GAPS, 'gaps'),
  ]);

/** Lower than this it is no step. */
const hasFireStep = ({ fireStep }: Trench) => fireStep >= 1;

/** Where the bank towards the enemy begins (its inner face), and how wide both banks are at their foot. */
function sectionOf(trench: Trench) {
  const step = hasFireStep(trench) ? trench.fireStepDepth : 0;
  const slope = toMicrometre(trench.bankHeight / Math.tan(trench.slope));
  const front = {
    face: trench.walkway / 2,
    crestFrom: trench.walkway / 2 + step,
    crestTo: trench.walkway / 2 + step + CREST,
    foot: 0,
  };
  const back = { face: -trench.walkway / 2, crestTo: -trench.walkway / 2 - CREST, foot: 0 };
  return { front: { ...front, foot: front.crestTo + slope }, back: { ...back, foot: back.crestTo - slope } };
}

/** A cross-section given as z and y, as the profile that is pushed along x. */
const section = (points: readonly (readonly [number, number])[]): readonly Vec2[] => points.map(([z, y]) => ({ x: -z, y }));

export function buildTrench(trench: Trench): KitBuild {
  const draft = startPiece();
  const { front, back } = sectionOf(trench);
  const { bankHeight: top, fireStep } = trench;
  const half = trench.length / 2;

  if (hasFireStep(trench)) draft.part('fire-step', box([-half, 0, front.face], [half, fireStep, front.crestFrom]), EARTH);
  draft.part('bank-front', heapedBank(trench, 'front', front.crestFrom, front.crestTo, front.foot), EARTH);
  draft.part('bank-back', heapedBank(trench, 'back', back.face, back.crestTo, back.foot), EARTH);
  if (trench.closedEnds) {
    for (const [name, from, to] of [
      ['west', -half - CREST, -half],
      ['east', half, half + CREST],
    ] as const)
      draft.part(
        `bank-${name}`,
        profileAlongX(
          section([
            [back.foot, 0],
            [back.crestTo, top],
            [front.crestTo, top],
            [front.foot, 0],
          ]),
          from,
          to,
        ),
        EARTH,
      );
  }
  addRevetments(draft, trench);
  if (trench.duckboards) addDuckboards(draft, trench);
  if (trench.bagRows > 0) addBags(draft, trench);

  const end = half + (trench.closedEnds ? CREST : 0);
  return draft.finish([groundRectangle(-end, back.foot - SPILL, end, front.foot + SPILL)]);
}

/** A bank of earth along x: an upright face, a level crest, and a slope that runs out unevenly, never steeper than asked for. */
function heapedBank(trench: Trench, name: string, face: number, crest: number, foot: number): PolyhedronSolid {
  const chance = chanceOf(trench.seed, `bank ${name}`);
  const outwards = Math.sign(foot - face);
  const sections = Math.max(3, Math.round(trench.length / 16));
  return stackedRings(
    Array.from({ length: sections + 1 }, (_, i): Ring => {
      const x = i === sections ? trench.length / 2 : -trench.length / 2 + (i * trench.length) / sections;
      const out = foot + outwards * chance.between(0, SPILL);
      const ring = [
        { x, y: 0, z: face },
        { x, y: trench.bankHeight, z: face },
        { x, y: trench.bankHeight, z: crest },
        { x, y: 0, z: out },
      ];
      // anticlockwise as seen from +x
      return outwards > 0 ? ring : ring.toReversed();
    }),
  );
}

/** Boards that hold the earth back: on both faces and under the parapet. */
function addRevetments(draft: PieceDraft, trench: Trench) {
  const { front, back } = sectionOf(trench);
  const half = trench.length / 2;
  const wood: Stuff = { material: 'planks', standable: false, cover: LIGHT_COVER };
  const rows = (id: string, z: number, inwards: number, low: number, high: number) => {
    const count = Math.max(1, Math.round((high - low) / 9));
    for (let i = 0; i < count; i++) {
      const y = (share: number) => low + ((high - low) * share) / count;
      const thick = i % 2 === 0 ? REVETMENT : REVETMENT * 0.6;
      draft.part(
        `${id}-${i + 1}`,
        box([-half, y(i), Math.min(z, z + inwards * thick)], [half, y(i + 1), Math.max(z, z + inwards * thick)]),
        wood,
      );
    }
  };
  rows('revetment-back', back.face, 1, 0, trench.bankHeight);
  if (hasFireStep(trench)) rows('revetment-step', front.face, -1, 0, trench.fireStep);
  rows('revetment-front', front.crestFrom, -1, hasFireStep(trench) ? trench.fireStep : 0, trench.bankHeight);
}

/** Slatted boards along the walkway, in one piece with gaps between the slats. */
function addDuckboards(draft: PieceDraft, trench: Trench) {
  const half = trench.length / 2;
  const wide = Math.min(26, trench.walkway - 2 * REVETMENT - 4) / 2;
  const slats = Math.max(1, Math.floor((trench.length - BOARD) / (BOARD + BOARD_GAP)));
  const pitch = (trench.length - BOARD) / slats;
  const holes = Array.from({ length: slats }, (_, i) => {
    const from = toMicrometre(-half + i * pitch + BOARD);
    return rectangle(from, -wide + 2.5, toMicrometre(from + BOARD_GAP), wide - 2.5);
  });
  draft.part('duckboards', plate(rectangle(-half, -wide, half, wide), holes, DUCKBOARD_THICKNESS, DUCKBOARD_THICKNESS), {
    material: 'timber',
    standable: true,
    cover: NO_COVER,
  });
}

/** A sandbag parapet on the bank towards the enemy, with gaps to shoot through. */
function addBags(draft: PieceDraft, trench: Trench) {
  const { front } = sectionOf(trench);
  const half = trench.length / 2;
  const across = front.crestFrom + BAG.deep / 2 + 1;
  const bay = trench.length / Math.max(1, trench.gaps);
  const gaps = Array.from({ length: trench.gaps }, (_, i) => {
    const middle = -half + bay * (i + 0.5);
    return { from: toMicrometre(middle - trench.gapWidth / 2), to: toMicrometre(middle + trench.gapWidth / 2) };
  });
  const starts = [-half, ...gaps.map(({ to }) => to)];
  const ends = [...gaps.map(({ from }) => from), half];
  const beside: string[] = [];
  starts.forEach((from, run) => {
    const laid: string[] = [];
    for (let row = 0; row < trench.bagRows; row++) {
      laid.push(
        ...addSandbagRow(
          draft,
          {
            id: `parapet-${run + 1}-${row + 1}`,
            along: 'x',
            across,
            from,
            to: ends[run]!,
            bottom: trench.bankHeight + row * BAG.high,
            ...BAG,
            staggered: row % 2 === 1,
            topmost: row + 1 === trench.bagRows,
          },
          chanceOf(trench.seed, `bags ${run} ${row}`),
        ).slice(-1),
      );
    }
    beside.push(laid[0]!);
  });
  gaps.forEach(({ from, to }, i) => {
    const wall: WallLine = {
      origin: { x: from, y: trench.bankHeight, z: across - BAG.deep / 2 },
      across: { x: 1, y: 0, z: 0 },
      outward: { x: 0, y: 0, z: 1 },
      length: to - from,
      thickness: BAG.deep,
    };
    draft.opening({
      id: `gap-${i + 1}`,
      kind: 'loophole',
      frame: frameInWall(wall, { left: 0, right: to - from, bottom: 0, top: trench.bagRows * BAG.high }),
      infill: 'nothing',
      state: 'always-open',
      locks: 0,
      wall: beside[i]!,
      leaf: null,
    });
  });
}
