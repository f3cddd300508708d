import { CROSSING, compareFlatDepth, NOT_BEFORE } from './flat-depth-order.ts';
import type { FlatShadows } from './flat-shadows.ts';
import { grownArray } from './grown-array.ts';
import type { Uncut } from './uncovered-area.ts';

/**
 * The borders of a shape and of the shadows that reach into it, as half-planes about the middle of the shape. Owner 0 is the shape, the shadows are
 * numbered from 1. All of it is overwritten by the next shape.
 */
export interface BorderLines {
  /** How many owners there are, the shape among them. */
  count: number;
  /** @shape a, b, c of each half-plane: inside is a·x + b·y + c ≥ 0. Of a shadow only those that do not hold all of the shape */
  planes: Float64Array;
  /** Where the half-planes of each owner start in `planes`; one more at the end. */
  starts: Int32Array;
  /** @shape least x y, greatest x y of each owner, within those of the shape */
  boxes: Float64Array;
  /** 1 for shadows that lie wholly inside of the shape. */
  within: Uint8Array;
  /** The corners of the shape, about its middle farthest out at `reach`. @shape x y of each, in the picture */
  corners: Float64Array;
  corner: number;
  reach: number;
  /** The middle of the shape in the picture. */
  x: number;
  y: number;
  /** A distance from a line may be off by so much. */
  noise: number;
}

export const makeBorderLines = (): BorderLines => ({
  count: 0,
  planes: new Float64Array(3 * 1024),
  starts: new Int32Array(257),
  boxes: new Float64Array(4 * 256),
  within: new Uint8Array(256),
  corners: new Float64Array(2 * 64),
  corner: 0,
  reach: 0,
  x: 0,
  y: 0,
  noise: 0,
});

/** Rounding of a distance from a line, as a share of the coordinates that it is worked out from: some ten times what it can be. */
const ROUNDING = 1e-14;

/** Takes in a shape and what of the listed shadows reaches into it. False when one of them covers all of the shape. */
export function loadBorders(lines: BorderLines, { shape, surface }: Uncut, shadows: FlatShadows, listed: Int32Array): boolean {
  loadShape(lines, shape);
  for (let i = 0; i < listed.length; i++) {
    const shadow = listed[i]!;
    if (isBoxAside(lines, shadows.boxes, 4 * shadow)) continue;
    makeRoomFor(lines, shadows.starts[shadow + 1]! - shadows.starts[shadow]!);
    const first = lines.starts[lines.count]!;
    let top = loadHalves(lines, shadows, shadow, first);
    if (top === ASIDE) continue;
    if (surface && shadows.isBefore[shadow] === 0) {
      const order = compareFlatDepth(lines.corners, lines.corner, shadows.planes, 3 * shadow, surface, nearer);
      if (order === NOT_BEFORE) continue;
      if (order === CROSSING) top = putPlane(lines, top, nearer[0]!, nearer[1]!, nearer[2]!);
    }
    if (top === first) return false;
    endShadow(lines, shadows.boxes, 4 * shadow, top);
  }
  return true;
}

const nearer = new Float64Array(3);

/** The shape itself: its box about its middle, and the half-planes of its sides. */
function loadShape(lines: BorderLines, shape: Uncut['shape']): void {
  const corner = shape.length;
  if (2 * corner > lines.corners.length) lines.corners = new Float64Array(4 * corner);
  const { corners, boxes } = lines;
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let k = 0; k < corner; k++) {
    const { x, y } = shape[k]!;
    corners[2 * k] = x;
    corners[2 * k + 1] = y;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  const ox = (minX + maxX) / 2;
  const oy = (minY + maxY) / 2;
  boxes[0] = minX - ox;
  boxes[1] = minY - oy;
  boxes[2] = maxX - ox;
  boxes[3] = maxY - oy;
  lines.corner = corner;
  lines.x = ox;
  lines.y = oy;
  lines.reach = Math.sqrt(boxes[2]! * boxes[2]! + boxes[3]! * boxes[3]!);
  lines.noise = ROUNDING * (1 + lines.reach + Math.abs(ox) + Math.abs(oy));
  makeRoomFor(lines, corner);
  const { planes, starts } = lines;
  let top = 0;
  for (let i = 0, j = 2 * corner - 2; i < 2 * corner; j = i, i += 2) {
    const px = corners[j]! - ox;
    const py = corners[j + 1]! - oy;
    const dx = corners[i]! - ox - px;
    const dy = corners[i + 1]! - oy - py;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (!(length > 0)) continue;
    planes[top] = -dy / length;
    planes[top + 1] = dx / length;
    planes[top + 2] = (dy * px - dx * py) / length;
    top += 3;
  }
  starts[0] = 0;
  starts[1] = top;
  lines.count = 1;
}

const isBoxAside = ({ boxes, x, y }: BorderLines, all: Float64Array, box: number): boolean =>
  all[box]! - x > boxes[2]! || all[box + 1]! - y > boxes[3]! || all[box + 2]! - x < boxes[0]! || all[box + 3]! - y < boxes[1]!;

/** Room for one more owner with so many half-planes, and the one in which it is nearer. */
function makeRoomFor(lines: BorderLines, halves: number): void {
  const { count, starts } = lines;
  if (count + 2 > starts.length) {
    lines.starts = grownArray(starts, 2 * starts.length);
    lines.boxes = grownArray(lines.boxes, 4 * lines.starts.length);
    lines.within = grownArray(lines.within, lines.starts.length);
  }
  const { planes } = lines;
  const needed = (count > 0 ? lines.starts[count]! : 0) + 3 * halves + 3;
  if (needed > planes.length) lines.planes = grownArray(planes, 2 * planes.length + 3 * halves);
}

const ASIDE = -1;

/** The half-planes of a shadow that do not hold all of the shape, from `top` on; says where they end, or that one of them holds nothing of it. */
function loadHalves(lines: BorderLines, { halves, starts }: FlatShadows, shadow: number, top: number): number {
  const { corners, corner, planes, x, y, noise } = lines;
  let end = top;
  for (let half = 3 * starts[shadow]!; half < 3 * starts[shadow + 1]!; half += 3) {
    const a = halves[half]!;
    const b = halves[half + 1]!;
    const c = halves[half + 2]! + a * x + b * y;
    let least = Infinity;
    let most = -Infinity;
    for (let k = 0; k < 2 * corner; k += 2) {
      const d = a * (corners[k]! - x) + b * (corners[k + 1]! - y) + c;
      if (d < least) least = d;
      if (d > most) most = d;
    }
    if (most <= -noise) return ASIDE;
    if (least >= noise) continue;
    planes[end] = a;
    planes[end + 1] = b;
    planes[end + 2] = c;
    end += 3;
  }
  return end;
}

/** A half-plane of the picture, moved to the middle of the shape. */
function putPlane({ planes, x, y }: BorderLines, top: number, a: number, b: number, c: number): number {
  planes[top] = a;
  planes[top + 1] = b;
  planes[top + 2] = c + a * x + b * y;
  return top + 3;
}

/** The shadow counts: its half-planes end at `top`. */
function endShadow(lines: BorderLines, all: Float64Array, box: number, top: number): void {
  const { boxes, count, x, y } = lines;
  const minX = all[box]! - x;
  const minY = all[box + 1]! - y;
  const maxX = all[box + 2]! - x;
  const maxY = all[box + 3]! - y;
  boxes[4 * count] = Math.max(minX, boxes[0]!);
  boxes[4 * count + 1] = Math.max(minY, boxes[1]!);
  boxes[4 * count + 2] = Math.min(maxX, boxes[2]!);
  boxes[4 * count + 3] = Math.min(maxY, boxes[3]!);
  lines.within[count] = isBoxWithin(lines, minX, minY, maxX, maxY);
  lines.count = count + 1;
  lines.starts[count + 1] = top;
}

/** Does a box lie inside of all half-planes of the shape? */
function isBoxWithin({ planes, starts, noise }: BorderLines, minX: number, minY: number, maxX: number, maxY: number): number {
  for (let p = 0; p < starts[1]!; p += 3) {
    const a = planes[p]!;
    const b = planes[p + 1]!;
    if (a * (a > 0 ? minX : maxX) + b * (b > 0 ? minY : maxY) + planes[p + 2]! < noise) return 0;
  }
  return 1;
}

/** How far a corner of the shape lies outside of its sides' half-planes: a side next to nothing long may be turned any way. */
export function offOfShape({ planes, starts, corners, corner, x, y }: BorderLines): number {
  let most = 0;
  for (let p = 0; p < starts[1]!; p += 3) {
    for (let k = 0; k < 2 * corner; k += 2) {
      most = Math.max(most, -(planes[p]! * (corners[k]! - x) + planes[p + 1]! * (corners[k + 1]! - y) + planes[p + 2]!));
    }
  }
  return most;
}
