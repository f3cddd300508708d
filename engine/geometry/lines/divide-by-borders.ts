import { LINE_NOISE } from '../../space/tolerance.ts';
import type { ConvexPolygon, FlatBox } from '../visibility/convex-polygon.ts';

/** A straight piece of the border of a flat thing, run so that its inside is always on the same hand. Which hand does not matter. */
export interface Border {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Whose border it is: things overlap without a say in each other. */
  readonly of: number;
}

/**
 * A window divided into what things take up and what they leave free: convex shapes that do not overlap.
 * @shape each by its lower left, lower right, upper right and upper left corner
 */
export interface Division {
  readonly taken: readonly ConvexPolygon[];
  readonly free: readonly ConvexPolygon[];
}

/** A border that runs upwards, within the height of the window. */
interface Rising {
  readonly low: number;
  readonly high: number;
  /** x at `low`, and how it grows with y. */
  readonly x: number;
  readonly slope: number;
  /** +1 where the border ran upwards, −1 where it ran downwards. */
  readonly turn: number;
  readonly of: number;
}

const xAt = ({ x, low, slope }: Rising, y: number): number => x + (y - low) * slope;

/**
 * What of a window do these things take up, and what is free? A place is taken up by a thing whose border goes round it.
 * @cost about the square of the number of borders in the window
 */
export function divideByBorders(borders: readonly Border[], window: FlatBox): Division {
  const rising = borders.flatMap((border) => risingParts(border, window)).sort((a, b) => a.low - b.low);
  const levels = levelsOf(rising, window);
  const left: Rising = { low: window.minY, high: window.maxY, x: window.minX, slope: 0, turn: 0, of: -1 };
  const right: Rising = { ...left, x: window.maxX };
  const division = { taken: [] as ConvexPolygon[], free: [] as ConvexPolygon[] };
  let open: Strip[] = [];
  let active: Rising[] = [];
  let next = 0;
  for (let level = 1; level < levels.length; level++) {
    const bottom = levels[level - 1]!;
    const top = levels[level]!;
    if (!(top - bottom > LINE_NOISE)) continue;
    const middle = (bottom + top) / 2;
    while (next < rising.length && rising[next]!.low < middle) active.push(rising[next++]!);
    active = active.filter(({ high }) => high > middle);
    open = extend(open, stripsAt(active, middle, left, right), bottom, top, division);
  }
  for (const strip of open) close(strip, division);
  return division;
}

/** A part of the window between two borders, over some height. */
interface Strip {
  readonly left: Rising;
  readonly right: Rising;
  readonly isTaken: boolean;
  readonly bottom: number;
  top: number;
}

/** What lies between the borders at one height, from left to right: taken or free by turns. */
function stripsAt(active: readonly Rising[], y: number, left: Rising, right: Rising): Omit<Strip, 'bottom' | 'top'>[] {
  const inOrder = active.map((border) => ({ border, x: xAt(border, y) })).sort((a, b) => a.x - b.x);
  const turns = new Map<number, number>();
  const strips: Omit<Strip, 'bottom' | 'top'>[] = [];
  let around = 0;
  let from = left;
  for (const { border, x } of inOrder) {
    const before = turns.get(border.of) ?? 0;
    const after = before + border.turn;
    turns.set(border.of, after);
    const now = around + (after === 0 ? 0 : 1) - (before === 0 ? 0 : 1);
    if ((around === 0) !== (now === 0)) {
      const isTaken = around > 0;
      const end = x > right.x ? right : border;
      if (xAt(from, y) < xAt(end, y)) strips.push({ left: from, right: end, isTaken });
      from = x < left.x ? left : border;
    }
    around = now;
    if (x > right.x) return strips;
  }
  if (xAt(from, y) < right.x) strips.push({ left: from, right, isTaken: around > 0 });
  return strips;
}

/** Goes on with the strips that lie between the same borders as below, and closes the others. */
function extend(
  open: readonly Strip[],
  strips: readonly Omit<Strip, 'bottom' | 'top'>[],
  bottom: number,
  top: number,
  division: { taken: ConvexPolygon[]; free: ConvexPolygon[] },
): Strip[] {
  const goingOn = new Set<Strip>();
  const now = strips.map((strip): Strip => {
    const below = open.find(
      (one) =>
        one.left === strip.left &&
        one.right === strip.right &&
        one.isTaken === strip.isTaken &&
        bottom - one.top <= LINE_NOISE &&
        !goingOn.has(one),
    );
    if (!below) return { ...strip, bottom, top };
    goingOn.add(below);
    below.top = top;
    return below;
  });
  for (const strip of open) if (!goingOn.has(strip)) close(strip, division);
  return now;
}

function close({ left, right, isTaken, bottom, top }: Strip, { taken, free }: { taken: ConvexPolygon[]; free: ConvexPolygon[] }) {
  const shape = [
    { x: xAt(left, bottom), y: bottom },
    { x: xAt(right, bottom), y: bottom },
    { x: xAt(right, top), y: top },
    { x: xAt(left, top), y: top },
  ];
  (isTaken ? taken : free).push(shape);
}

/** A border within the height of the window; what lies left of the window is moved to its left side, where it only says what begins there. */
function risingParts({ x0, y0, x1, y1, of }: Border, { minX, minY, maxX, maxY }: FlatBox): readonly Rising[] {
  if (y0 === y1) return [];
  const turn = y1 > y0 ? 1 : -1;
  const [ax, ay, bx, by] = turn > 0 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (bx - ax) / (by - ay);
  const low = Math.max(ay, minY);
  const high = Math.min(by, maxY);
  if (!(low < high)) return [];
  const atLow = low === ay ? ax : ax + (low - ay) * slope;
  const atHigh = high === by ? bx : ax + (high - ay) * slope;
  if (atLow > maxX && atHigh > maxX) return [];
  const whole: Rising = { low, high, x: atLow, slope: (atHigh - atLow) / (high - low), turn, of };
  if (atLow >= minX && atHigh >= minX) return [whole];
  const outside = { x: minX, slope: 0 };
  if (atLow <= minX && atHigh <= minX) return [{ ...whole, ...outside }];
  const crossing = low + (minX - atLow) / whole.slope;
  if (!(crossing > low && crossing < high)) return [whole];
  const inside = { x: minX, slope: whole.slope };
  return atLow < minX
    ? [
        { ...whole, ...outside, high: crossing },
        { ...whole, ...inside, low: crossing },
      ]
    : [
        { ...whole, high: crossing },
        { ...whole, ...outside, low: crossing },
      ];
}

/** All heights at which a border begins, ends, or crosses another, ascending. */
function levelsOf(rising: readonly Rising[], { minY, maxY }: FlatBox): readonly number[] {
  const levels = [minY, maxY];
  rising.forEach((one, i) => {
    levels.push(one.low, one.high);
    for (let j = i + 1; j < rising.length && rising[j]!.low < one.high; j++) {
      const other = rising[j]!;
      const low = other.low;
      const high = Math.min(one.high, other.high);
      const before = xAt(one, low) - xAt(other, low);
      const after = xAt(one, high) - xAt(other, high);
      if (before * after < 0) levels.push(low + ((high - low) * before) / (before - after));
    }
  });
  return levels.sort((a, b) => a - b);
}
