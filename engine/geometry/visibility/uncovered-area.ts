import type { ConvexPolygon } from './convex-polygon.ts';
import { areaOfCorners, borderOfCorners, clipCorners, isSliverOfCorners, roomOfParts, USUAL_CORNERS } from './corner-list.ts';
import { makeFaceCutter } from './face-cutter.ts';
import type { FlatShadows } from './flat-shadows.ts';
import type { InverseDepth } from './image-frame.ts';
import { makeRimCutter } from './rim-cutter.ts';
import { makeWaitingShapes, type WaitingBox, type WaitingShape } from './waiting-shapes.ts';

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
  const waiting = makeWaitingShapes();
  const current: WaitingShape = { corners: new Float64Array(2 * USUAL_CORNERS), count: 0, surface: 0, done: 0 };
  const box: WaitingBox = { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  let half = new Float64Array(2 * USUAL_CORNERS);
  const faceCutter = makeFaceCutter();
  const rimCutter = makeRimCutter();
  let shadows!: FlatShadows;
  let shapes: readonly Uncut[] = [];
  let area!: UncoveredArea;
  let enough!: Enough;
  let teller: PartsTeller = {};

  /** Is a part too narrow to be anything? It is done with in any case. */
  function isLeftOut(part: Float64Array, count: number, itsArea: number): boolean {
    area.open -= itsArea;
    if (!isSliverOfCorners(part, count, itsArea)) return false;
    area.leftOut += itsArea;
    return true;
  }

  function takeCovered(part: Float64Array, count: number, surface: number, shadow: number): void {
    if (isLeftOut(part, count, areaOfCorners(part, count))) return;
    if (teller.took) teller.took[shadow] = 1;
    if (teller.covered) teller.covered(polygonOf(part, count), surface, shadow);
    area.anyCovered = true;
  }

  function takeUncovered({ corners, count, surface }: WaitingShape): void {
    const itsArea = areaOfCorners(corners, count);
    if (isLeftOut(corners, count, itsArea)) return;
    if (teller.uncovered) teller.uncovered(polygonOf(corners, count), surface);
    area.anyUncovered = true;
    area.uncovered += itsArea;
    area.border += borderOfCorners(corners, count);
  }

  /** Takes one shadow out of the current shape. True when nothing is left of it as it was: what is outside waits, what is inside is covered. */
  function takeOne(shadow: number, done: number): boolean {
    const { surface } = current;
    if (shadows.rims[shadow] !== shadows.rims[shadow + 1]) {
      rimCutter.cut(current.corners, current.count, shadows, shadow, (part, count, isCovered) => {
        if (isCovered) takeCovered(part, count, surface, shadow);
        else waiting.push(part, count, surface, done);
      });
      return true;
    }
    const behind = shadows.isBefore[shadow] === 0 ? shapes[surface]!.surface : null;
    const count = faceCutter.cut(current, shadows, shadow, behind, waiting, done);
    if (count > 0) takeCovered(faceCutter.covered(), count, surface, shadow);
    return count > 0;
  }

  /** Cuts what waits above `floor` by the listed shadows until nothing waits there. False when it stopped early. */
  function cutAll(floor: number, list: Int32Array, listed: number): boolean {
    while (waiting.height() > floor) {
      if (enough(area)) return false;
      waiting.pop(current, box);
      let isOver = false;
      for (let at = current.done; at < listed && !isOver; at++) {
        const shadow = list[at]!;
        if (meetsBox(shadows, shadow, box)) isOver = takeOne(shadow, at + 1);
      }
      if (!isOver) takeUncovered(current);
    }
    return true;
  }

  /** Which of the listed shadows may lie over what waits above `floor`? */
  function listOver(list: Int32Array, listed: number): { readonly near: Int32Array; readonly count: number } {
    const near = new Int32Array(listed);
    let count = 0;
    for (let i = 0; i < listed; i++) if (meetsBox(shadows, list[i]!, box)) near[count++] = list[i]!;
    return { near, count };
  }

  /** Cuts what waits above `floor`, halving the picture while too many shadows lie over it. */
  function cutHalving(floor: number, list: Int32Array, listed: number, halvings: number): boolean {
    if (waiting.height() === floor) return true;
    waiting.boxAbove(floor, box);
    const { minX, minY, maxX, maxY } = box;
    const { near, count } = listOver(list, listed);
    if (count <= AT_ONCE || halvings === 0) return cutAll(floor, near, count);
    const along = maxX - minX >= maxY - minY;
    const middle = along ? (minX + maxX) / 2 : (minY + maxY) / 2;
    const whole = waiting.takeAbove(floor);
    const pushHalves = (side: 1 | -1): void => {
      const { corners, heads } = whole;
      for (let head = 0; head < heads.length; head += 4) {
        const [a, b] = along ? [side, 0] : [0, side];
        const room = roomOfParts(heads[head + 1]!);
        if (room > half.length) half = new Float64Array(2 * room);
        const kept = clipCorners(corners, heads[head]!, heads[head + 1]!, a, b, -side * middle, half);
        if (kept > 0) waiting.push(half, kept, heads[head + 2]!, 0);
      }
    };
    // the halves on the far side wait below those on the near side
    pushHalves(1);
    const nearFloor = waiting.height();
    pushHalves(-1);
    return cutHalving(nearFloor, near, count, halvings - 1) && cutHalving(floor, near, count, halvings - 1);
  }

  return {
    measure(nextShapes, nextShadows, listed, nextEnough, nextTeller = {}) {
      teller = nextTeller;
      shadows = nextShadows;
      shapes = nextShapes;
      enough = nextEnough;
      area = { uncovered: 0, open: 0, border: 0, leftOut: 0, anyUncovered: false, anyCovered: false };
      waiting.dropTo(0);
      shapes.forEach(({ shape }, surface) => {
        if (2 * shape.length > current.corners.length) current.corners = new Float64Array(4 * shape.length);
        const { corners } = current;
        for (let i = 0; i < shape.length; i++) {
          corners[2 * i] = shape[i]!.x;
          corners[2 * i + 1] = shape[i]!.y;
        }
        waiting.push(corners, shape.length, surface, 0);
        area.open += areaOfCorners(corners, shape.length);
      });
      cutHalving(0, listed, listed.length, HALVINGS);
      return area;
    },
  };
}

function meetsBox({ boxes }: FlatShadows, shadow: number, { minX, minY, maxX, maxY }: WaitingBox): boolean {
  const at = 4 * shadow;
  return !(boxes[at]! > maxX || boxes[at + 1]! > maxY || boxes[at + 2]! < minX || boxes[at + 3]! < minY);
}

const polygonOf = (corners: Float64Array, count: number): ConvexPolygon =>
  Array.from({ length: count }, (_, i) => ({ x: corners[2 * i]!, y: corners[2 * i + 1]! }));
