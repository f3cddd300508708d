import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type BoardPoint, distanceBetween } from '../../space/vec3.ts';
import type { Carrier, MovePolicy, ReachedLevel, ReachFinding, ReachQuery } from '../movement-queries.ts';
import { type Bend, startOf } from './bend.ts';
import { groundNearby } from './ground-nearby.ts';
import type { GroundLadder, MoveGround } from './move-ground.ts';
import { moverOf } from './mover.ts';
import { heightOfLadder, ladderOf, pointOfLadder } from './on-ladders.ts';
import { openPricing, placeOf, type WayPricing } from './price-way.ts';
import { outline } from './reach-outline.ts';
import { acrossPatch, patchesOf, placeOnPatch, type ReachPatch } from './reach-patches.ts';
import { throughFloorsOf } from './reach-through-floors.ts';
import { type SpreadLimits, spreadFrom } from './spread.ts';
import { NO_GOAL } from './still-to-pay.ts';
import { isSameCarrier, planDistance } from './traced-way.ts';

/** Outlines are looked for on a raster of so much, and their corners then found on its lines. */
const RASTER: Millimetres = 2;
/** So many squares of the raster are taken for standable together where their corners are and all of it is reached: less than half a base. */
const BLOCK = 4;
/** Corners of outlines are found to this. */
const BORDER: Millimetres = 0.2;
/** Two places over one another on one part are one where they are so near. */
const ONE_LEVEL: Millimetres = 2;
/** Places side by side on the raster that differ by more are on surfaces over one another. */
const STEEPEST_STEP: Millimetres = 2.5 * RASTER;
/** Between two bends round something round a way turns by so much: its arcs are at most half a per cent too long. */
const TURN = { x: 0.97, z: Math.sqrt(1 - 0.97 * 0.97) };

/** One surface of one carrier, on its own part of the raster. */
interface Sheet {
  readonly on: Carrier;
  readonly raster: Raster;
  /** For every place what it costs, Infinity where it is not reached, how high it lies, and whether the model may stand there. */
  readonly costs: Float64Array;
  readonly heights: Float64Array;
  readonly stands: Uint8Array;
}

const NOT_ASKED = 0;
const STANDS = 1;
const FALLS = 2;

/**
 * Everything that a model can come to with its allowances, and end its move there, level by level.
 *
 * Cheapest ways are spread from where it stands (see `spreadFrom`); between neighbouring ways cost and height are interpolated, exactly on flat ground.
 * @frame board
 * @cost grows with the border of what is reached and with what stands about there, not with the board
 */
export function findReach(whole: MoveGround, query: ReachQuery): ReachFinding {
  const { allowances, model, policy } = query;
  const most = Math.max(0, ...allowances);
  const { x, z } = placeNow(whole, query);
  const { reach } = moverOf(whole.board, model, policy);
  // nothing farther away than this can matter
  const far = most / policy.slowed + 2 * (reach + policy.headroom) + 4 * RASTER;
  const ground = groundNearby(whole, model, policy, { x, z }, far);
  const pricing = openPricing(ground, model, policy);
  const start = startOf(ground, pricing);
  const ladders = ground.ladders.filter(
    ({ foot, head }) => Math.min(planDistance(foot, start.node.at), planDistance(head, start.node.at)) < far,
  );
  const throughFloors = throughFloorsOf(ground, pricing);
  const limits: SpreadLimits = {
    allowance: most + 2 * RASTER,
    turn: TURN,
    reach,
    alongSlopes: policy.slopes === 'along',
    ladders: policy.ladders ? ladders : [],
    toPay: NO_GOAL,
  };
  const patches: ReachPatch[] = [];
  const bends: Bend[] = [];
  for (const beginning of [start, ...throughFloors.beginnings(start)]) {
    const spread = spreadFrom(pricing, beginning, limits);
    for (let settled = spread.next(); settled; settled = spread.next()) {
      patches.push(...settled.fans.flatMap(patchesOf));
      bends.push(settled.bend);
    }
  }
  // one by one: there may be more of them than a call takes arguments
  for (const patch of throughFloors.over(patches, start)) patches.push(patch);
  const sheets = sheetsOf(patches);
  const levels = sheets.flatMap((sheet): ReachedLevel[] => {
    const { raster, costs, heights } = sheet;
    const mayStand = pricing.mayStandOn(sheet.on);
    const stands = standingOn(sheet, mayStand);
    const within = allowances.map((allowance) => {
      const isInside = (column: number, row: number) => costs[row * raster.columns + column]! <= allowance && stands(column, row);
      const crossing = (column: number, row: number, outsideColumn: number, outsideRow: number) => {
        const from = { x: raster.x(column), z: raster.z(row) };
        const to = { x: raster.x(outsideColumn), z: raster.z(outsideRow) };
        const inside = row * raster.columns + column;
        const outside = outsideRow * raster.columns + outsideColumn;
        const isReached = costs[outside]! < Infinity;
        let share = 1;
        if (isReached && costs[outside]! > allowance) share = (allowance - costs[inside]!) / (costs[outside]! - costs[inside]!);
        if (!isReached || !stands(outsideColumn, outsideRow)) {
          const rise = isReached ? heights[outside]! - heights[inside]! : 0;
          let [low, high] = [0, share];
          while ((high - low) * RASTER > BORDER) {
            const middle = (low + high) / 2;
            const x = from.x + (to.x - from.x) * middle;
            const z = from.z + (to.z - from.z) * middle;
            if (mayStand(x, z, heights[inside]! + rise * middle, ONE_LEVEL)) low = middle;
            else high = middle;
          }
          share = low;
        }
        return { x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share };
      };
      return { allowance, ...outline({ columns: raster.columns, rows: raster.rows, isInside, crossing }) };
    });
    if (within.every(({ area }) => area === 0)) return [];
    return [{ on: sheet.on, heights: heightsOf(sheet), within }];
  });
  return { levels, ladders: laddersOf(ladders, bends, policy, most), costAt: (at) => cheapestAt(patches, at) };
}

function placeNow(ground: MoveGround, { model, policy }: ReachQuery): PlanPoint {
  const place = placeOf(moverOf(ground.board, model, policy));
  return place.kind === 'ground' ? place.at : pointOfLadder(ladderOf(ground, place), place.height);
}

/** Between which heights of each ladder the mover may rest. */
function laddersOf(
  ladders: readonly GroundLadder[],
  bends: readonly Bend[],
  { ladders: rule, slowed }: MovePolicy,
  allowance: number,
): ReachFinding['ladders'] {
  const rate = (rule?.factor ?? 1) * slowed;
  return ladders.flatMap((ladder) => {
    const whole = heightOfLadder(ladder);
    const slant = distanceBetween(ladder.foot, ladder.head) / whole;
    const joined = bends.flatMap((bend) => {
      const before = bend.before?.place.kind === 'ladder' ? bend.before : bend;
      const { place, node } = before;
      return place.kind === 'ladder' && place.ladder === ladder.ladder && place.piece === ladder.piece
        ? [{ height: place.height, cost: node.cost }]
        : [];
    });
    if (joined.length === 0) return [];
    const within = (cost: number) => (rate * slant > 0 ? Math.max(0, allowance - cost) / (rate * slant) : whole);
    const from = Math.max(0, Math.min(...joined.map(({ height, cost }) => height - within(cost))));
    const to = Math.min(whole, Math.max(...joined.map(({ height, cost }) => height + within(cost))));
    return [{ piece: ladder.piece, ladder: ladder.ladder, from, to, cost: Math.min(...joined.map(({ cost }) => cost)) }];
  });
}

function heightsOf({ costs, heights, stands }: Sheet): readonly [Millimetres, Millimetres] {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < costs.length; i++) {
    if (stands[i] !== STANDS) continue;
    low = Math.min(low, heights[i]!);
    high = Math.max(high, heights[i]!);
  }
  return [low, high];
}

/** A part of the raster, whose lines are the same for all. */
interface Raster {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  x(column: number): Millimetres;
  z(row: number): Millimetres;
}

/** The lines of the raster keep off round numbers, on which the edges of terrain lie. */
const COLUMN_OFFSET = 0.37;
const ROW_OFFSET = 0.41;

/** The raster over some patches, with a free rim. */
function rasterOver(patches: readonly ReachPatch[]): Raster {
  const least = (of: (patch: ReachPatch) => number) =>
    Math.floor(patches.reduce((low, patch) => Math.min(low, of(patch)), Infinity) / RASTER) - 2;
  const most = (of: (patch: ReachPatch) => number) =>
    Math.ceil(patches.reduce((high, patch) => Math.max(high, of(patch)), -Infinity) / RASTER) + 2;
  const left = least(({ low }) => low.x);
  const top = least(({ low }) => low.z);
  return {
    left,
    top,
    columns: most(({ high }) => high.x) - left + 1,
    rows: most(({ high }) => high.z) - top + 1,
    x: (column) => (left + column + COLUMN_OFFSET) * RASTER,
    z: (row) => (top + row + ROW_OFFSET) * RASTER,
  };
}

/** What every place of the raster costs, surface by surface. */
function sheetsOf(patches: readonly ReachPatch[]): readonly Sheet[] {
  const carriers: ReachPatch[][] = [];
  for (const patch of patches) {
    const known = carriers.find(([first]) => isSameCarrier(first!.on, patch.on));
    if (known) known.push(patch);
    else carriers.push([patch]);
  }
  return carriers.flatMap(sheetsOfCarrier);
}

function sheetsOfCarrier(patches: readonly ReachPatch[]): readonly Sheet[] {
  const raster = rasterOver(patches);
  const { left, top, columns, rows } = raster;
  const sheets: Sheet[] = [];
  const sheetFor = (name: number, height: Millimetres): Sheet => {
    // floors over one another of one part are different sheets
    const known = sheets.find((sheet) => goesOn(sheet, name, height));
    if (known) return known;
    const sheet: Sheet = {
      on: patches[0]!.on,
      raster,
      costs: new Float64Array(columns * rows).fill(Infinity),
      heights: new Float64Array(columns * rows),
      stands: new Uint8Array(columns * rows),
    };
    sheets.push(sheet);
    return sheet;
  };
  for (const patch of patches) {
    const lastRow = Math.floor(patch.high.z / RASTER - ROW_OFFSET) - top;
    for (let row = Math.ceil(patch.low.z / RASTER - ROW_OFFSET) - top; row <= lastRow; row++) {
      const z = raster.z(row);
      const span = acrossPatch(patch, z);
      if (!span) continue;
      const lastColumn = Math.floor(span[1] / RASTER - COLUMN_OFFSET) - left;
      for (let column = Math.ceil(span[0] / RASTER - COLUMN_OFFSET) - left; column <= lastColumn; column++) {
        const found = placeOnPatch(patch, { x: raster.x(column), z });
        if (!found) continue;
        const name = row * columns + column;
        const { costs, heights } = sheetFor(name, found.height);
        if (found.cost >= costs[name]!) continue;
        costs[name] = found.cost;
        heights[name] = found.height;
      }
    }
  }
  return sheets;
}

/** A place of this height would be part of a surface: it is near what is known of it there and beside it. */
function goesOn({ costs, heights, raster }: Sheet, name: number, height: Millimetres): boolean {
  if (costs[name]! < Infinity) return Math.abs(heights[name]! - height) < ONE_LEVEL;
  return [name - 1, name + 1, name - raster.columns, name + raster.columns].every(
    (beside) => costs[beside] === Infinity || Math.abs(heights[beside]! - height) < STEEPEST_STEP,
  );
}

/** Where the model may stand on a sheet, asked for at as few places as possible. */
function standingOn(
  { raster, costs, heights, stands }: Sheet,
  mayStand: ReturnType<WayPricing['mayStandOn']>,
): (column: number, row: number) => boolean {
  const { columns } = raster;
  const ask = (column: number, row: number): boolean => {
    const name = row * columns + column;
    if (costs[name] === Infinity) return false;
    if (stands[name] === NOT_ASKED) {
      stands[name] = mayStand(raster.x(column), raster.z(row), heights[name]!, ONE_LEVEL) ? STANDS : FALLS;
    }
    return stands[name] === STANDS;
  };
  const isAllReached = (column: number, row: number, size: number): boolean => {
    for (let r = row; r <= row + size; r++) {
      for (let c = column; c <= column + size; c++) if (!(costs[r * columns + c]! < Infinity)) return false;
    }
    return true;
  };
  const isFree = (column: number, row: number, size: number): boolean =>
    isAllReached(column, row, size) && [0, size].every((c) => [0, size].every((r) => ask(column + c, row + r)));
  const tried = new Map<number, boolean>();
  /** Whether a block about a place is free as a whole, or a quarter of it, and so on. */
  const isInFreeBlock = (column: number, row: number): boolean => {
    for (let size = BLOCK; size > 1; size /= 2) {
      const left = column - (column % size);
      const top = row - (row % size);
      const name = (top * columns + left) * BLOCK + size - 1;
      let free = tried.get(name);
      if (free === undefined) {
        free = isFree(left, top, size);
        tried.set(name, free);
      }
      if (free) return true;
    }
    return false;
  };
  return (column, row) => {
    const name = row * columns + column;
    if (costs[name] === Infinity) return false;
    if (stands[name] !== NOT_ASKED) return stands[name] === STANDS;
    if (!isInFreeBlock(column, row)) return ask(column, row);
    stands[name] = STANDS;
    return true;
  };
}

function cheapestAt(patches: readonly ReachPatch[], at: BoardPoint): number | null {
  let least: number | null = null;
  for (const patch of patches) {
    if (at.x < patch.low.x || at.x > patch.high.x || at.z < patch.low.z || at.z > patch.high.z) continue;
    const found = placeOnPatch(patch, at);
    if (found && Math.abs(found.height - at.y) < ONE_LEVEL && (least === null || found.cost < least)) least = found.cost;
  }
  return least;
}
