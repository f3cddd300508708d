import { LINE_NOISE, SLIVER } from '../../space/tolerance.ts';
import type { ConvexPolygon } from './convex-polygon.ts';
import { areaOfCorners, borderOfCorners, clipCorners, isSliverOfCorners, MOST_CORNERS } from './corner-list.ts';
import type { FlatShadows } from './flat-shadows.ts';
import type { InverseDepth } from './image-frame.ts';
import { makeRimCutter } from './rim-cutter.ts';

/** How much of some shapes nothing covers, while it is being worked out. @unit square millimetres */
export interface UncoveredArea {
  /** Surely uncovered: shapes that have been cut to the end. */
  uncovered: number;
  /** Not yet cut to the end. */
  open: number;
  /** Length of the borders of what is surely uncovered. */
  border: number;
  /** Area of the strips, covered or not, that are too narrow to be anything. */
  leftOut: number;
  /** Something is uncovered, or covered, that is not such a strip. */
  anyUncovered: boolean;
  anyCovered: boolean;
}

/** Says that what is known of the area will do. */
export type Enough = (area: UncoveredArea) => boolean;

/** A flat part of a target: its shape in the picture and how near it is; null when everything that is to be taken out is before all of it. */
export interface Uncut {
  readonly shape: ConvexPolygon;
  readonly surface: InverseDepth | null;
}

/** Is told of the parts that shapes are cut into, but for strips too narrow to be anything: of which shape they are, and which shadow covers them. */
export interface PartsTeller {
  uncovered?: (part: ConvexPolygon, shape: number) => void;
  covered?: (part: ConvexPolygon, shape: number, shadow: number) => void;
  /** Has a 1 put at each shadow that something was taken by. */
  took?: Uint8Array;
}

/** More shadows than this over one part of the picture and it is halved first: each half has fewer. */
const AT_ONCE = 64;
const HALVINGS = 10;

/** Works out areas in room of its own: not to be used by two callers at a time. */
export interface AreaCutter {
  /**
   * How much of these shapes do the listed shadows leave uncovered? Stops early when `enough` says so; `open` then holds what is left undone. What several
   * shadows cover is taken by the one that is listed first.
   * @shape the shapes do not overlap, or what is told of each is wanted, and not the sum; `teller` is told of convex parts
   */
  measure(
    shapes: readonly Uncut[],
    shadows: FlatShadows,
    listed: Int32Array,
    enough: Enough,
    teller?: PartsTeller,
  ): UncoveredArea;
}

export function makeAreaCutter(): AreaCutter {
  // shapes that wait, one upon another: corners, and for each where it starts, how many corners, which surface, how many shadows are done with
  let corners = new Float64Array(4096);
  let heads = new Int32Array(512);
  let waiting = 0;
  let top = 0;
  const current = new Float64Array(2 * MOST_CORNERS);
  const rest = new Float64Array(2 * MOST_CORNERS);
  const inside = new Float64Array(2 * MOST_CORNERS);
  const outside = new Float64Array(2 * MOST_CORNERS);
  const distances = new Float64Array(MOST_CORNERS);
  const cuts = new Uint8Array(64);
  const rimCutter = makeRimCutter();
  let shadows!: FlatShadows;
  let surfaces: readonly Uncut[] = [];
  let area!: UncoveredArea;
  let enough!: Enough;
  let teller: PartsTeller = {};

  function push(from: Float64Array, count: number, surface: number, done: number): void {
    if (top + 2 * count > corners.length) {
      const larger = new Float64Array(2 * corners.length + 2 * count);
      larger.set(corners);
      corners = larger;
    }
    if (4 * waiting + 4 > heads.length) {
      const larger = new Int32Array(2 * heads.length);
      larger.set(heads);
      heads = larger;
    }
    for (let i = 0; i < 2 * count; i++) corners[top + i] = from[i]!;
    heads[4 * waiting] = top;
    heads[4 * waiting + 1] = count;
    heads[4 * waiting + 2] = surface;
    heads[4 * waiting + 3] = done;
    waiting++;
    top += 2 * count;
  }

  function takeCovered(shape: Float64Array, count: number, surface: number, shadow: number): void {
    const itsArea = areaOfCorners(shape, count);
    area.open -= itsArea;
    if (isSliverOfCorners(shape, count, itsArea)) {
      area.leftOut += itsArea;
      return;
    }
    if (teller.took) teller.took[shadow] = 1;
    if (teller.covered) teller.covered(polygonOf(shape, count), surface, shadow);
    area.anyCovered = true;
  }

  function takeUncovered(shape: Float64Array, count: number, surface: number): void {
    const itsArea = areaOfCorners(shape, count);
    area.open -= itsArea;
    if (isSliverOfCorners(shape, count, itsArea)) {
      area.leftOut += itsArea;
      return;
    }
    if (teller.uncovered) teller.uncovered(polygonOf(shape, count), surface);
    area.anyUncovered = true;
    area.uncovered += itsArea;
    area.border += borderOfCorners(shape, count);
  }

  /** Cuts what waits above `floor` by the listed shadows until nothing waits there. False when it stopped early. */
  function cutAll(floor: number, list: Int32Array, listed: number): boolean {
    while (waiting > floor) {
      if (enough(area)) return false;
      waiting--;
      top = heads[4 * waiting]!;
      const count = heads[4 * waiting + 1]!;
      const surface = heads[4 * waiting + 2]!;
      let done = heads[4 * waiting + 3]!;
      let minX = Infinity;
      let minY = Infinity;
      let maxX = -Infinity;
      let maxY = -Infinity;
      for (let i = 0; i < 2 * count; i += 2) {
        const x = corners[top + i]!;
        const y = corners[top + i + 1]!;
        current[i] = x;
        current[i + 1] = y;
        if (x < minX) minX = x;
        if (x > maxX) maxX = x;
        if (y < minY) minY = y;
        if (y > maxY) maxY = y;
      }
      const { boxes } = shadows;
      let isOver = false;
      for (; done < listed && !isOver; done++) {
        const shadow = list[done]!;
        const box = 4 * shadow;
        if (boxes[box]! > maxX || boxes[box + 1]! > maxY || boxes[box + 2]! < minX || boxes[box + 3]! < minY) continue;
        if (shadows.rims[shadow] === shadows.rims[shadow + 1]) isOver = cutOne(count, surface, shadow, done + 1);
        else {
          const after = done + 1;
          rimCutter.cut(current, count, shadows, shadow, (shape, corner, isCovered) => {
            if (isCovered) takeCovered(shape, corner, surface, shadow);
            else push(shape, corner, surface, after);
          });
          isOver = true;
        }
      }
      if (!isOver) takeUncovered(current, count, surface);
    }
    return true;
  }

  const order = new Float64Array(3);

  /** Cuts the current shape along one shadow's borders. True when nothing of it is left as it was: what is outside waits, what is inside is covered. */
  function cutOne(count: number, surface: number, shadow: number, done: number): boolean {
    const { halves, starts, isBefore, planes } = shadows;
    const first = starts[shadow]!;
    const last = starts[shadow + 1]!;
    for (let half = first; half < last; half++) {
      const a = halves[3 * half]!;
      const b = halves[3 * half + 1]!;
      const c = halves[3 * half + 2]!;
      let anyInside = false;
      let anyOutside = false;
      for (let i = 0; i < 2 * count; i += 2) {
        const d = a * current[i]! + b * current[i + 1]! + c;
        if (d > LINE_NOISE) anyInside = true;
        else if (d < -LINE_NOISE) anyOutside = true;
      }
      if (!anyInside) return false;
      cuts[half - first] = anyOutside ? 1 : 0;
    }
    let isOrderCut = false;
    if (isBefore[shadow] === 0) {
      const { surface: behind } = surfaces[surface]!;
      if (behind) {
        const compared = compare(count, planes, 3 * shadow, behind);
        if (compared === NOT_BEFORE) return false;
        isOrderCut = compared === CROSSING;
      }
    }

    let left = count;
    for (let i = 0; i < 2 * count; i++) rest[i] = current[i]!;
    const markWaiting = waiting;
    const markTop = top;
    for (let half = isOrderCut ? first - 1 : first; half < last; half++) {
      let a: number;
      let b: number;
      let c: number;
      if (half < first) {
        a = order[0]!;
        b = order[1]!;
        c = order[2]!;
      } else {
        if (cuts[half - first] === 0) continue;
        a = halves[3 * half]!;
        b = halves[3 * half + 1]!;
        c = halves[3 * half + 2]!;
      }
      let anyInside = false;
      let anyOutside = false;
      for (let i = 0; i < left; i++) {
        const d = a * rest[2 * i]! + b * rest[2 * i + 1]! + c;
        const snapped = d > LINE_NOISE || d < -LINE_NOISE ? d : 0;
        distances[i] = snapped;
        if (snapped > 0) anyInside = true;
        else if (snapped < 0) anyOutside = true;
      }
      if (!anyInside) {
        // it misses the shape after all
        waiting = markWaiting;
        top = markTop;
        return false;
      }
      if (!anyOutside) continue;
      let ins = 0;
      let outs = 0;
      for (let i = 0, j = left - 1; i < left; j = i++) {
        const dp = distances[j]!;
        const dq = distances[i]!;
        const qx = rest[2 * i]!;
        const qy = rest[2 * i + 1]!;
        if ((dp > 0 && dq < 0) || (dp < 0 && dq > 0)) {
          const px = rest[2 * j]!;
          const py = rest[2 * j + 1]!;
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
      push(outside, outs >> 1, surface, done);
      left = ins >> 1;
      for (let i = 0; i < ins; i++) rest[i] = inside[i]!;
    }
    takeCovered(rest, left, surface, shadow);
    return true;
  }

  /** As `compareDepth` with the shadow first; where the two cross, `order` holds the half in which the shadow is nearer. */
  function compare(count: number, planes: Float64Array, plane: number, behind: InverseDepth): number {
    const x = planes[plane]!;
    const y = planes[plane + 1]!;
    const c = planes[plane + 2]!;
    let nearer = false;
    let farther = false;
    for (let i = 0; i < 2 * count; i += 2) {
      const f = x * current[i]! + y * current[i + 1]! + c;
      const s = behind.x * current[i]! + behind.y * current[i + 1]! + behind.c;
      const noise = SLIVER * Math.abs(f * s);
      if (f - s > noise) nearer = true;
      else if (s - f > noise) farther = true;
    }
    if (!nearer) return NOT_BEFORE;
    if (!farther) return ALL_BEFORE;
    const a = x - behind.x;
    const b = y - behind.y;
    const steepness = Math.sqrt(a * a + b * b);
    order[0] = a / steepness;
    order[1] = b / steepness;
    order[2] = (c - behind.c) / steepness;
    return CROSSING;
  }

  /** Cuts what waits above `floor`, halving the picture while too many shadows lie over it. */
  function cutHalving(floor: number, list: Int32Array, listed: number, halvings: number): boolean {
    if (waiting === floor) return true;
    let minX = Infinity;
    let minY = Infinity;
    let maxX = -Infinity;
    let maxY = -Infinity;
    for (let i = heads[4 * floor]!; i < top; i += 2) {
      const x = corners[i]!;
      const y = corners[i + 1]!;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
    const { boxes } = shadows;
    const near = new Int32Array(listed);
    let count = 0;
    for (let i = 0; i < listed; i++) {
      const box = 4 * list[i]!;
      if (boxes[box]! > maxX || boxes[box + 1]! > maxY || boxes[box + 2]! < minX || boxes[box + 3]! < minY) continue;
      near[count++] = list[i]!;
    }
    if (count <= AT_ONCE || halvings === 0) return cutAll(floor, near, count);
    const along = maxX - minX >= maxY - minY;
    const middle = along ? (minX + maxX) / 2 : (minY + maxY) / 2;
    // both halves of each shape, first the ones on the far side, then those on the near side above them
    const shapes = waiting - floor;
    const start = heads[4 * floor]!;
    const oldHeads = heads.slice(4 * floor, 4 * waiting);
    const oldCorners = corners.slice(start, top);
    for (const side of [1, -1]) {
      const sideFloor = side === 1 ? floor : waiting;
      if (side === 1) {
        waiting = floor;
        top = start;
      }
      for (let shape = 0; shape < shapes; shape++) {
        const kept = clipCorners(
          oldCorners,
          oldHeads[4 * shape]! - start,
          oldHeads[4 * shape + 1]!,
          along ? side : 0,
          along ? 0 : side,
          -side * middle,
          inside,
        );
        if (kept > 0) push(inside, kept, oldHeads[4 * shape + 2]!, 0);
      }
      if (side === 1) continue;
      if (!cutHalving(sideFloor, near, count, halvings - 1)) return false;
    }
    return cutHalving(floor, near, count, halvings - 1);
  }

  return {
    measure(shapes, nextShadows, listed, nextEnough, nextTeller = {}) {
      teller = nextTeller;
      shadows = nextShadows;
      surfaces = shapes;
      enough = nextEnough;
      area = { uncovered: 0, open: 0, border: 0, leftOut: 0, anyUncovered: false, anyCovered: false };
      waiting = 0;
      top = 0;
      shapes.forEach(({ shape }, surface) => {
        for (let i = 0; i < shape.length; i++) {
          current[2 * i] = shape[i]!.x;
          current[2 * i + 1] = shape[i]!.y;
        }
        push(current, shape.length, surface, 0);
        area.open += areaOfCorners(current, shape.length);
      });
      cutHalving(0, listed, listed.length, HALVINGS);
      return area;
    },
  };
}

const ALL_BEFORE = 0;
const NOT_BEFORE = 1;
const CROSSING = 2;

const polygonOf = (corners: Float64Array, count: number): ConvexPolygon =>
  Array.from({ length: count }, (_, i) => ({ x: corners[2 * i]!, y: corners[2 * i + 1]! }));
