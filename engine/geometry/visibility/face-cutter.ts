import { LINE_NOISE } from '../../space/tolerance.ts';
import { roomOfParts, USUAL_CORNERS } from './corner-list.ts';
import { CROSSING, compareFlatDepth, NOT_BEFORE } from './flat-depth-order.ts';
import type { FlatShadows } from './flat-shadows.ts';
import { grownArray } from './grown-array.ts';
import type { InverseDepth } from './image-frame.ts';
import type { WaitingShape, WaitingShapes } from './waiting-shapes.ts';

/** Cuts shapes along the borders of flat faces, in room of its own: not to be used by two callers at a time. */
export interface FaceCutter {
  /** What of the shape that was cut last is covered. @shape x y of each corner */
  covered(): Float64Array;
  /**
   * Cuts a shape along one shadow's borders: what is outside of them is put to those that wait, with `done` shadows taken out of it. Says how many corners
   * what is inside has; 0 where nothing is, and then nothing is put to those that wait either.
   * @shape `behind`: the surface that the shape is a part of, as far as the shadow is not surely before it
   */
  cut(
    shape: WaitingShape,
    shadows: FlatShadows,
    shadow: number,
    behind: InverseDepth | null,
    waiting: WaitingShapes,
    done: number,
  ): number;
}

export function makeFaceCutter(): FaceCutter {
  let covered = new Float64Array(2 * USUAL_CORNERS);
  let inside = new Float64Array(2 * USUAL_CORNERS);
  let outside = new Float64Array(2 * USUAL_CORNERS);
  let distances = new Float64Array(USUAL_CORNERS);
  // 1 for half-planes of the shadow that do not hold all of the shape
  let cuts = new Uint8Array(64);
  const nearer = new Float64Array(3);
  let left = 0;

  /** Room for what is left, of so many corners, and for both parts of it. */
  function makeRoomFor(count: number): void {
    const room = roomOfParts(count);
    if (room <= covered.length) return;
    covered = grownArray(covered, 2 * room);
    inside = new Float64Array(2 * room);
    outside = new Float64Array(2 * room);
    distances = new Float64Array(room);
  }

  /** Which half-planes run through the shape? False where one of them holds nothing of it. */
  function findCuts({ corners, count }: WaitingShape, { halves, starts }: FlatShadows, shadow: number): boolean {
    const first = starts[shadow]!;
    const last = starts[shadow + 1]!;
    if (last - first > cuts.length) cuts = new Uint8Array(2 * (last - first));
    for (let half = first; half < last; half++) {
      const a = halves[3 * half]!;
      const b = halves[3 * half + 1]!;
      const c = halves[3 * half + 2]!;
      let anyInside = false;
      let anyOutside = false;
      for (let i = 0; i < 2 * count; i += 2) {
        const d = a * corners[i]! + b * corners[i + 1]! + c;
        if (d > LINE_NOISE) anyInside = true;
        else if (d < -LINE_NOISE) anyOutside = true;
      }
      if (!anyInside) return false;
      cuts[half - first] = anyOutside ? 1 : 0;
    }
    return true;
  }

  /** Cuts what is left along one border: the outside goes to those that wait. False where nothing is inside. */
  function cutAlong(a: number, b: number, c: number, surface: number, waiting: WaitingShapes, done: number): boolean {
    let anyInside = false;
    let anyOutside = false;
    makeRoomFor(left);
    for (let i = 0; i < left; i++) {
      const d = a * covered[2 * i]! + b * covered[2 * i + 1]! + c;
      const snapped = d > LINE_NOISE || d < -LINE_NOISE ? d : 0;
      distances[i] = snapped;
      if (snapped > 0) anyInside = true;
      else if (snapped < 0) anyOutside = true;
    }
    if (!anyInside) return false;
    if (!anyOutside) return true;
    let ins = 0;
    let outs = 0;
    for (let i = 0, j = left - 1; i < left; j = i++) {
      const dp = distances[j]!;
      const dq = distances[i]!;
      const qx = covered[2 * i]!;
      const qy = covered[2 * i + 1]!;
      if ((dp > 0 && dq < 0) || (dp < 0 && dq > 0)) {
        const px = covered[2 * j]!;
        const py = covered[2 * j + 1]!;
        const t = dp / (dp - dq);
        const x = px + (qx - px) * t;
        const y = py + (qy - py) * t;
        inside[ins++] = x;
        inside[ins++] = y;
        outside[outs++] = x;
        outside[outs++] = y;
      }
      if (dq >= 0) {
        inside[ins++] = qx;
        inside[ins++] = qy;
      }
      if (dq <= 0) {
        outside[outs++] = qx;
        outside[outs++] = qy;
      }
    }
    waiting.push(outside, outs >> 1, surface, done);
    left = ins >> 1;
    for (let i = 0; i < ins; i++) covered[i] = inside[i]!;
    return true;
  }

  function cut(
    shape: WaitingShape,
    shadows: FlatShadows,
    shadow: number,
    behind: InverseDepth | null,
    waiting: WaitingShapes,
    done: number,
  ): number {
    const { corners, count, surface } = shape;
    const { halves, starts, planes } = shadows;
    if (!findCuts(shape, shadows, shadow)) return 0;
    const order = behind ? compareFlatDepth(corners, count, planes, 3 * shadow, behind, nearer) : null;
    if (order === NOT_BEFORE) return 0;
    left = count;
    makeRoomFor(count);
    for (let i = 0; i < 2 * count; i++) covered[i] = corners[i]!;
    const mark = waiting.height();
    let isMissed = order === CROSSING && !cutAlong(nearer[0]!, nearer[1]!, nearer[2]!, surface, waiting, done);
    const first = starts[shadow]!;
    const last = starts[shadow + 1]!;
    for (let half = first; half < last && !isMissed; half++) {
      if (cuts[half - first] === 0) continue;
      isMissed = !cutAlong(halves[3 * half]!, halves[3 * half + 1]!, halves[3 * half + 2]!, surface, waiting, done);
    }
    if (!isMissed) return left;
    // it misses the shape after all
    waiting.dropTo(mark);
    return 0;
  }

  return { covered: () => covered, cut };
}
