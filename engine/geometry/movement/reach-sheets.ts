import type { Millimetres } from '../../space/quantity.ts';
import type { Carrier, ReachedLevel } from '../movement-queries.ts';
import type { WayPricing } from './price-way.ts';
import { outline } from './reach-outline.ts';
import { acrossPatch, placeOnPatch, type ReachPatch } from './reach-patches.ts';
import { isSameCarrier } from './traced-way.ts';

/** Outlines are looked for on a raster of so much, and their corners then found on its lines. */
export const RASTER: Millimetres = 2;
/** So many squares of the raster are taken for standable together where their corners are and all of it is reached: less than half a base. */
const BLOCK = 4;
/** Corners of outlines are found to this. */
const BORDER: Millimetres = 0.2;
/** Two places over one another on one part are one where they are so near. */
const ONE_LEVEL: Millimetres = 2;
/** Places side by side on the raster that differ by more are on surfaces over one another. */
const STEEPEST_STEP: Millimetres = 2.5 * RASTER;

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

/** What is reached with each allowance, surface by surface, as outlines of the places where the model may stay. */
export function levelsOf(
  pricing: WayPricing,
  patches: readonly ReachPatch[],
  allowances: readonly number[],
): readonly ReachedLevel[] {
  return sheetsOf(patches).flatMap((sheet): ReachedLevel[] => {
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
