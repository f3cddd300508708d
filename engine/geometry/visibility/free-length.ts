import type { BorderLines } from './border-lines.ts';
import { grownArray } from './grown-array.ts';

/** Which part of a line lies inside of something: surely from `surelyFrom` to `surelyTo`, and maybe from `from` to `to`. */
export interface PartOfLine {
  surelyFrom: number;
  surelyTo: number;
  from: number;
  to: number;
}

/** Two lines that are the same to the bit, with the same side inside. */
const isSameLine = (planes: Float64Array, p: number, q: number): boolean =>
  planes[p] === planes[q] && planes[p + 1] === planes[q + 1] && planes[p + 2] === planes[q + 2];
/** Two lines that are the same to the bit, each with the other's outside inside. */
const isTurnedLine = (planes: Float64Array, p: number, q: number): boolean =>
  planes[p] === -planes[q]! && planes[p + 1] === -planes[q + 1]! && planes[p + 2] === -planes[q + 2]!;

/**
 * Which part of a line, between `from` and `to`, lies inside of an owner's half-planes? False where none does. A half-plane that starts at `skipped` is
 * left out; one that ends at the same line holds nothing of it.
 * @shape `line` says where the line starts in the planes; places on it are told by their distance from its nearest point to the middle
 */
export function partWithin(
  { planes, starts, noise }: BorderLines,
  line: number,
  owner: number,
  skipped: number,
  from: number,
  to: number,
  part: PartOfLine,
): boolean {
  const la = planes[line]!;
  const lb = planes[line + 1]!;
  const lc = planes[line + 2]!;
  const px = -la * lc;
  const py = -lb * lc;
  let s0 = from;
  let s1 = to;
  let m0 = from;
  let m1 = to;
  for (let p = starts[owner]!; p < starts[owner + 1]!; p += 3) {
    if (p === skipped) continue;
    const a = planes[p]!;
    const b = planes[p + 1]!;
    const at = a * px + b * py + planes[p + 2]!;
    const slope = a * lb - b * la;
    const d0 = at + slope * m0;
    const d1 = at + slope * m1;
    if (d0 >= noise && d1 >= noise) continue;
    if (d0 < -noise && d1 < -noise) return false;
    if (d0 < noise && d1 < noise && d0 >= -noise && d1 >= -noise) {
      if (isSameLine(planes, p, line) || isTurnedLine(planes, p, line)) return false;
      s1 = -Infinity;
      continue;
    }
    const per = 1 / slope;
    const m = -(noise + at) * per;
    const s = (noise - at) * per;
    if (slope > 0) {
      if (m > m0) m0 = m;
      if (s > s0) s0 = s;
    } else {
      if (m < m1) m1 = m;
      if (s < s1) s1 = s;
    }
    if (m0 >= m1) return false;
  }
  part.surelyFrom = s0;
  part.surelyTo = Math.max(s1, s0);
  part.from = m0;
  part.to = m1;
  return true;
}

/** Measures what is free of lines, in room of its own. */
export interface FreeLengths {
  /** How much of what was measured since it was last set to 0 may be free or not. @unit millimetres */
  doubtful: number;
  /** How long the free parts of an owner's line are that `count` shadows of `near` may lie over. */
  along(lines: BorderLines, line: number, own: number, near: Int32Array, count: number, part: PartOfLine): number;
}

export function makeFreeLengths(): FreeLengths {
  // from where to where shadows may lie over the line, in the order of their starts
  let taken = new Float64Array(64);
  // where a shadow may lie over the line from and to, and where it surely does
  const over: PartOfLine = { surelyFrom: 0, surelyTo: 0, from: 0, to: 0 };

  /** In the order of their starts. */
  function takePart(count: number, from: number, to: number): void {
    if (2 * count + 2 > taken.length) taken = grownArray(taken, 2 * taken.length);
    const list = taken;
    let at = count;
    while (at > 0 && list[2 * at - 2]! > from) {
      list[2 * at] = list[2 * at - 2]!;
      list[2 * at + 1] = list[2 * at - 1]!;
      at--;
    }
    list[2 * at] = from;
    list[2 * at + 1] = to;
  }

  /** What of the sure part none of the taken parts lies over. */
  function leftBetween(count: number, from: number, to: number): number {
    const list = taken;
    let free = 0;
    let at = from;
    for (let k = 0; k < count && at < to; k++) {
      const start = list[2 * k]!;
      if (start > at) free += Math.min(start, to) - at;
      if (list[2 * k + 1]! > at) at = list[2 * k + 1]!;
    }
    if (at < to) free += to - at;
    return free;
  }

  function along(lines: BorderLines, line: number, own: number, near: Int32Array, count: number, part: PartOfLine): number {
    const { planes, boxes, noise } = lines;
    const { surelyFrom, surelyTo, from, to } = part;
    const la = planes[line]!;
    const lb = planes[line + 1]!;
    const lc = planes[line + 2]!;
    const px = -la * lc;
    const py = -lb * lc;
    const ax = px + lb * from;
    const bx = px + lb * to;
    const ay = py - la * from;
    const by = py - la * to;
    // a level or upright border may lie on the very side of a box, where rounding must not part them
    const x0 = Math.min(ax, bx) - noise;
    const x1 = Math.max(ax, bx) + noise;
    const y0 = Math.min(ay, by) - noise;
    const y1 = Math.max(ay, by) + noise;
    let some = 0;
    let doubtful = to - from - (surelyTo > surelyFrom ? surelyTo - surelyFrom : 0);
    for (let k = 0; k < count; k++) {
      const other = near[k]!;
      const box = 4 * other;
      if (boxes[box]! > x1 || boxes[box + 1]! > y1 || boxes[box + 2]! < x0 || boxes[box + 3]! < y0) continue;
      if (!findOver(lines, line, own, other, from, to)) continue;
      if (over.surelyFrom <= from && over.surelyTo >= to) return 0;
      doubtful += over.to - over.from - (over.surelyTo > over.surelyFrom ? over.surelyTo - over.surelyFrom : 0);
      takePart(some++, over.from, over.to);
    }
    lengths.doubtful += doubtful;
    return leftBetween(some, surelyFrom, surelyTo);
  }

  /**
   * Where another shadow lies over a line, into `over`; false where it does not. Of two on the same side of one line the later has it, and two that touch along it
   * leave nothing between them.
   */
  function findOver(
    { planes, starts, noise }: BorderLines,
    line: number,
    own: number,
    other: number,
    m0: number,
    m1: number,
  ): boolean {
    const la = planes[line]!;
    const lb = planes[line + 1]!;
    const lc = planes[line + 2]!;
    const px = -la * lc;
    const py = -lb * lc;
    let from = m0;
    let to = m1;
    let surelyFrom = m0;
    let surelyTo = m1;
    const end = starts[other + 1]!;
    for (let p = starts[other]!; p < end; p += 3) {
      const a = planes[p]!;
      const b = planes[p + 1]!;
      const at = a * px + b * py + planes[p + 2]!;
      const slope = a * lb - b * la;
      const d0 = at + slope * from;
      const d1 = at + slope * to;
      if (d0 >= noise && d1 >= noise) continue;
      if (d0 < -noise && d1 < -noise) return false;
      if (d0 < noise && d1 < noise && d0 >= -noise && d1 >= -noise) {
        if (isSameLine(planes, p, line)) {
          if (own === 0 || other < own) continue;
          return false;
        }
        if (isTurnedLine(planes, p, line)) {
          if (own !== 0) continue;
          return false;
        }
        surelyTo = -Infinity;
        continue;
      }
      const per = 1 / slope;
      const m = -(noise + at) * per;
      const s = (noise - at) * per;
      if (slope > 0) {
        if (m > from) from = m;
        if (s > surelyFrom) surelyFrom = s;
      } else {
        if (m < to) to = m;
        if (s < surelyTo) surelyTo = s;
      }
      if (from >= to) return false;
    }
    over.surelyFrom = surelyFrom;
    over.surelyTo = surelyTo;
    over.from = from;
    over.to = to;
    return true;
  }

  const lengths: FreeLengths = { doubtful: 0, along };
  return lengths;
}
