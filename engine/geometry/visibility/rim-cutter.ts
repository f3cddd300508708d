import { LINE_NOISE } from '../../space/tolerance.ts';
import { clipCorners, roomOfParts, USUAL_CORNERS } from './corner-list.ts';
import type { FlatShadows } from './flat-shadows.ts';
import { grownArray } from './grown-array.ts';

/** Is given a part of a shape, and whether it is covered. The corners are used again and must not be kept. */
export type PartTeller = (shape: Float64Array, count: number, isCovered: boolean) => void;

/** Cuts shapes along rims, in room of its own: not to be used by two callers at a time. */
export interface RimCutter {
  /** Cuts a shape into parts that the rim of one of the shadows covers wholly or not at all. @shape x y of each corner of a convex shape */
  cut(shape: Float64Array, count: number, shadows: FlatShadows, shadow: number, tell: PartTeller): void;
}

export function makeRimCutter(): RimCutter {
  // shapes lie one upon another, inner ones above those that they are parts of
  let room = new Float64Array(64 * USUAL_CORNERS);
  let given = new Float64Array(2 * USUAL_CORNERS);
  let edges: Float64Array = new Float64Array(0);
  let tell: PartTeller = () => {};
  let sides = new Float64Array(3 * USUAL_CORNERS);
  // edges of a rim that matter to a shape, by where they start; lists of inner shapes lie above those of outer ones
  let lists = new Int32Array(4096);
  let listsTop = 0;

  function cut(shape: Float64Array, count: number, shadows: FlatShadows, shadow: number, nextTell: PartTeller): void {
    const { rims } = shadows;
    edges = shadows.edges;
    tell = nextTell;
    const first = rims[shadow]!;
    const edgeCount = rims[shadow + 1]! - first;
    listsTop = 0;
    roomInLists(edgeCount);
    for (let i = 0; i < edgeCount; i++) lists[i] = 4 * (first + i);
    listsTop = edgeCount;
    if (2 * count > room.length) room = new Float64Array(4 * count);
    for (let i = 0; i < 2 * count; i++) room[i] = shape[i]!;
    cutByEdges(0, count, 0, edgeCount, 0, edgeCount);
  }

  function roomInLists(more: number): void {
    if (listsTop + more <= lists.length) return;
    const larger = new Int32Array(2 * (listsTop + more));
    larger.set(lists);
    lists = larger;
  }

  /**
   * Cuts a shape along that edge of a rim that runs longest through it, and both parts along the others. A part that no edge runs through is covered when
   * the rim goes round it.
   * @shape the shape begins at `at` of the room; two runs of `lists`: edges that may run through the shape, and edges that may lie to the right of some place in it
   */
  function cutByEdges(at: number, count: number, through: number, throughEnd: number, beside: number, besideEnd: number): void {
    let minX = Infinity;
    let minY = Infinity;
    let maxX = -Infinity;
    let maxY = -Infinity;
    let sideCount = 0;
    if (3 * count > sides.length) sides = new Float64Array(6 * count);
    const shape = room;
    const end = at + 2 * count;
    for (let i = at, j = end - 2; i < end; j = i, i += 2) {
      const cx = shape[i]!;
      const cy = shape[i + 1]!;
      if (cx < minX) minX = cx;
      if (cx > maxX) maxX = cx;
      if (cy < minY) minY = cy;
      if (cy > maxY) maxY = cy;
      const x = cx - shape[j]!;
      const y = cy - shape[j + 1]!;
      const length = Math.sqrt(x * x + y * y);
      if (!(length > 0)) continue;
      sides[sideCount] = -y / length;
      sides[sideCount + 1] = x / length;
      sides[sideCount + 2] = (y * shape[j]! - x * shape[j + 1]!) / length;
      sideCount += 3;
    }
    const mark = listsTop;
    roomInLists(throughEnd - through + besideEnd - beside);
    let longest = 4 * LINE_NOISE;
    let chosen = -1;
    for (let k = through; k < throughEnd; k++) {
      const e = lists[k]!;
      const px = edges[e]!;
      const py = edges[e + 1]!;
      const qx = edges[e + 2]!;
      const qy = edges[e + 3]!;
      if ((px < minX && qx < minX) || (px > maxX && qx > maxX) || (py < minY && qy < minY) || (py > maxY && qy > maxY)) continue;
      // the part of the edge that lies inside by more than rounding
      let from = 0;
      let to = 1;
      for (let s = 0; s < sideCount && from < to; s += 3) {
        const dp = sides[s]! * px + sides[s + 1]! * py + sides[s + 2]! - 2 * LINE_NOISE;
        const dq = sides[s]! * qx + sides[s + 1]! * qy + sides[s + 2]! - 2 * LINE_NOISE;
        if (dp < 0) {
          if (dq < 0) to = -1;
          else from = Math.max(from, dp / (dp - dq));
        } else if (dq < 0) to = Math.min(to, dp / (dp - dq));
      }
      if (!(from < to)) continue;
      lists[listsTop++] = e;
      const chord = (to - from) * Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py));
      if (chord > longest) {
        longest = chord;
        chosen = e;
      }
    }
    const throughTop = listsTop;
    for (let k = beside; k < besideEnd; k++) {
      const e = lists[k]!;
      const py = edges[e + 1]!;
      const qy = edges[e + 3]!;
      if ((py < minY && qy < minY) || (py > maxY && qy > maxY) || (edges[e]! < minX && edges[e + 2]! < minX)) continue;
      lists[listsTop++] = e;
    }
    const besideTop = listsTop;
    if (chosen < 0) {
      if (2 * count > given.length) given = new Float64Array(4 * count);
      for (let i = 0; i < 2 * count; i++) given[i] = shape[at + i]!;
      tell(given, count, isGoneRound(given, count, throughTop, besideTop));
      listsTop = mark;
      return;
    }
    const dx = edges[chosen + 2]! - edges[chosen]!;
    const dy = edges[chosen + 3]! - edges[chosen + 1]!;
    const length = Math.sqrt(dx * dx + dy * dy);
    const a = -dy / length;
    const b = dx / length;
    const c = (dy * edges[chosen]! - dx * edges[chosen + 1]!) / length;
    const needed = end + roomOfParts(count);
    if (needed > room.length) room = grownArray(room, 2 * needed);
    for (let side = 1; side >= -1; side -= 2) {
      const kept = clipCorners(room, at, count, side * a, side * b, side * c, room, end);
      if (kept > 0) cutByEdges(end, kept, mark, throughTop, throughTop, besideTop);
    }
    listsTop = mark;
  }

  /** Does a rim go round the middle of a shape? Only the edges in this run of `lists` can lie to the right of it. */
  function isGoneRound(shape: Float64Array, count: number, beside: number, besideEnd: number): boolean {
    let x = 0;
    let y = 0;
    for (let i = 0; i < 2 * count; i += 2) {
      x += shape[i]!;
      y += shape[i + 1]!;
    }
    x /= count;
    y /= count;
    let turns = 0;
    for (let k = beside; k < besideEnd; k++) {
      const e = lists[k]!;
      const py = edges[e + 1]!;
      const qy = edges[e + 3]!;
      if (py > y === qy > y) continue;
      const px = edges[e]!;
      const at = px + ((y - py) / (qy - py)) * (edges[e + 2]! - px);
      if (at > x) turns += qy > py ? 1 : -1;
    }
    return turns !== 0;
  }

  return { cut };
}
