import type { PlanPolygon } from '../../engine/kit.ts';
import { groundRectangle } from '../parts/box.ts';
import { HEAVY_COVER, LIGHT_COVER } from '../parts/cover.ts';
import { type PieceDraft, type Stuff, startPiece } from '../parts/piece-draft.ts';
import { type Ring, ringAt, stackedRings } from '../parts/round.ts';
import { type Chance, chanceOf } from '../parts/seeded.ts';
import { faultsAmong, type KitBuild, tooSmall } from '../terrain-kit.ts';
import { addContainer } from './container.ts';
import type { Yard } from './yard.ts';

const CRATE: Stuff = { material: 'planks', standable: true, cover: LIGHT_COVER };
const BARREL: Stuff = { material: 'metal-sheet', standable: true, cover: HEAVY_COVER };
/** Largest turn of a crate out of line, as a share of a right angle, and the room that takes. */
const ASKEW = 0.12;
const CELL = 1.24;
const GAP = 6;

export const clashesOfCratesAndContainers = (yard: Yard) =>
  faultsAmong([yard.container === 'none' && yard.crates === 0 ? tooSmall('barrels', yard.barrels, 1, 'crates', 'count') : null]);

interface Cell {
  readonly x: number;
  readonly z: number;
}

const planOf = (ring: Ring): PlanPolygon => ring.map(({ x, z }) => ({ x, z }));

/** A crate with battens round its foot and its lid. */
function addCrate(draft: PieceDraft, id: string, at: Cell, bottom: number, size: number, height: number, turn: number): Ring {
  const batten = size * 0.1;
  const ring = (side: number, y: number) => ringAt(at.x, y, at.z, 4, () => side * Math.SQRT1_2, undefined, 0.5 + turn);
  const inset = size * 0.94;
  draft.part(
    id,
    stackedRings([
      ring(size, bottom),
      ring(size, bottom + batten),
      ring(inset, bottom + batten),
      ring(inset, bottom + height - batten),
      ring(size, bottom + height - batten),
      ring(size, bottom + height),
    ]),
    CRATE,
  );
  return ring(size, bottom);
}

/** A steel drum with two beads. */
function addBarrel(draft: PieceDraft, id: string, at: Cell, height: number, turn: number, material: string): Ring {
  const radius = height * 0.33;
  const bead = radius * 1.06;
  const levels = [
    [0, bead],
    [0.03, bead],
    [0.05, radius],
    [0.32, radius],
    [0.345, bead],
    [0.37, radius],
    [0.63, radius],
    [0.655, bead],
    [0.68, radius],
    [0.95, radius],
    [0.97, bead],
    [1, bead],
  ] as const;
  const ring = (r: number, y: number) => ringAt(at.x, y, at.z, 12, () => r, undefined, turn);
  draft.part(id, stackedRings(levels.map(([share, r]) => ring(r, share * height))), { ...BARREL, material });
  return ring(bead, 0);
}

/** Places side by side in rows, so many to a row, the first row at `front` and on towards +z. */
const cellsInRows = (count: number, perRow: number, pitch: number, front: number): readonly Cell[] =>
  Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: ((i % perRow) - (inRow - 1) / 2) * pitch, z: front + (row + 0.5) * pitch };
  });

/** How many crates stand on each place: full stacks first, the last one lower. */
function stacksOf({ crates, stack }: Yard): readonly number[] {
  const places = Math.ceil(crates / stack);
  return Array.from({ length: places }, (_, i) => Math.min(stack, crates - i * stack));
}

export function buildCratesAndContainers(yard: Yard): KitBuild {
  const draft = startPiece();
  const chance = chanceOf(yard.seed, 'yard');
  const stacks = stacksOf(yard);
  const pitch = CELL * Math.max(yard.crates > 0 ? yard.crateSize : 0, yard.barrels > 0 ? yard.barrelHeight * 0.72 : 0);
  const places = stacks.length + yard.barrels;
  const hasContainer = yard.container !== 'none';
  const perRow = Math.max(1, hasContainer ? Math.floor(yard.containerLength / pitch) : Math.ceil(Math.sqrt(1.6 * places)));
  const depth = places === 0 ? 0 : Math.ceil(places / perRow) * pitch;
  const containerDepth = hasContainer ? yard.containerWidth + (places > 0 ? GAP : 0) : 0;
  const back = -(depth + containerDepth) / 2;

  const footprint: PlanPolygon[] = [];
  if (hasContainer) {
    addContainer(draft, yard, back + yard.containerWidth / 2);
    const x = yard.containerLength / 2;
    footprint.push(groundRectangle(-x, back, x, back + yard.containerWidth));
  }
  const cells = shuffled(cellsInRows(places, perRow, pitch, back + containerDepth), chance);
  stacks.forEach((high, i) => {
    footprint.push(planOf(addStack(draft, yard, cells[i]!, i + 1, high, chance)));
  });
  for (let i = 0; i < yard.barrels; i++) {
    const ring = addBarrel(
      draft,
      `barrel-${i + 1}`,
      cells[stacks.length + i]!,
      yard.barrelHeight,
      chance.between(0, 1),
      chance.happens(0.4) ? 'rust' : 'metal-sheet',
    );
    footprint.push(planOf(ring));
  }
  return draft.finish(footprint);
}

/** Crates on one another, each a little out of line and none larger than the one below. */
function addStack(draft: PieceDraft, { crateSize }: Yard, at: Cell, number: number, high: number, chance: Chance): Ring {
  let bottom = 0;
  let size = crateSize;
  let foot: Ring = [];
  for (let level = 1; level <= high; level++) {
    const height = crateSize * chance.between(0.8, 1);
    const ring = addCrate(draft, `crate-${number}-${level}`, at, bottom, size, height, chance.between(-ASKEW, ASKEW));
    if (level === 1) foot = ring;
    bottom += height;
    size *= chance.between(0.86, 1);
  }
  return foot;
}

function shuffled<Thing>(things: readonly Thing[], chance: Chance): readonly Thing[] {
  const left = [...things];
  for (let i = left.length - 1; i > 0; i--) {
    const j = chance.whole(0, i);
    [left[i], left[j]] = [left[j]!, left[i]!];
  }
  return left;
}
