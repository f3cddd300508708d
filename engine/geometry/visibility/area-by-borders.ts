import { LINE_NOISE, SLIVER } from '../../space/tolerance.ts';
import type { ConvexPolygon } from './convex-polygon.ts';
import type { FlatShadows } from './flat-shadows.ts';
import type { InverseDepth } from './image-frame.ts';
import type { Uncut } from './uncovered-area.ts';

/** How much of a shape nothing covers. @unit square millimetres */
export interface AreaByBorders {
  readonly uncovered: number;
  /** Length of the borders of what is uncovered. @unit millimetres */
  readonly border: number;
  /** The truth is no farther off than this; without end where the shape is not convex but for rounding, which is for others to measure. */
  readonly noise: number;
}

/** Measures in room of its own: not to be used by two callers at a time. */
export interface BorderMeasurer {
  /**
   * How much of a convex shape do the listed shadows leave uncovered? It walks along the borders of all of them and of the shape, and adds up the area
   * that the free parts go round: nothing is cut, so that thousands of loose leaves cost only as much as they lie over one another.
   *
   * A place of a border is free where it is surely outside of all other shadows. Where rounding might turn that, its length counts as doubtful and widens
   * `noise`. Borders that are the same line to the bit are no doubt: of two shadows on the same side of it the later has it, and two that touch along it
   * leave nothing between them.
   * @shape shadows with half-planes. What is not surely before all of the shape covers it where it is nearer than its surface
   * @cost linear in the shadows, times how many lie over one another
   */
  measure(shape: Uncut, shadows: FlatShadows, listed: Int32Array): AreaByBorders;
}

const MOST_CELLS = 64;

export function makeBorderMeasurer(): BorderMeasurer {
  // the shape's own half-planes, and those of each shadow that does not hold all of the shape, about the middle of the shape
  let planes = new Float64Array(3 * 1024);
  let starts = new Int32Array(257);
  let boxes = new Float64Array(4 * 256);
  // 1 for shadows that lie wholly inside of the shape
  let within = new Uint8Array(256);
  let count = 0;
  // a grid over the shape: which shadows reach into each cell
  const cellStarts = new Int32Array(MOST_CELLS * MOST_CELLS + 1);
  let cellShadows = new Int32Array(1024);
  let met = new Int32Array(256);
  let near = new Int32Array(256);
  let round = 0;
  let noise = 0;
  let reach = 0;
  // what lies along a line: where a shadow surely covers it and where it may
  let maybe = new Float64Array(64);
  const found = new Float64Array(4);

  /** The shape is owner 0, shadows are numbered from 1. False when one of them covers all of the shape. */
  function load({ shape, surface }: Uncut, shadows: FlatShadows, listed: Int32Array, ox: number, oy: number): boolean {
    let top = 0;
    for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
      const px = shape[j]!.x - ox;
      const py = shape[j]!.y - oy;
      const dx = shape[i]!.x - ox - px;
      const dy = shape[i]!.y - oy - py;
      const length = Math.sqrt(dx * dx + dy * dy);
      if (!(length > 0)) continue;
      planes[top] = -dy / length;
      planes[top + 1] = dx / length;
      planes[top + 2] = (dy * px - dx * py) / length;
      top += 3;
    }
    starts[0] = 0;
    starts[1] = top;
    count = 1;
    const { halves, starts: from, boxes: all } = shadows;
    for (let i = 0; i < listed.length; i++) {
      const shadow = listed[i]!;
      const box = 4 * shadow;
      if (
        all[box]! - ox > boxes[2]! ||
        all[box + 1]! - oy > boxes[3]! ||
        all[box + 2]! - ox < boxes[0]! ||
        all[box + 3]! - oy < boxes[1]!
      )
        continue;
      const first = from[shadow]!;
      const last = from[shadow + 1]!;
      if (count + 2 > starts.length) {
        starts = grown(starts, 2 * starts.length);
        boxes = grown(boxes, 4 * starts.length);
        within = grown(within, starts.length);
      }
      if (top + 3 * (last - first) + 3 > planes.length) planes = grown(planes, 2 * planes.length + 3 * (last - first));
      let own = top;
      let isAside = false;
      for (let half = first; half < last && !isAside; half++) {
        const a = halves[3 * half]!;
        const b = halves[3 * half + 1]!;
        const c = halves[3 * half + 2]! + a * ox + b * oy;
        let least = Infinity;
        let most = -Infinity;
        for (let k = 0; k < shape.length; k++) {
          const d = a * (shape[k]!.x - ox) + b * (shape[k]!.y - oy) + c;
          if (d < least) least = d;
          if (d > most) most = d;
        }
        if (most <= -noise) isAside = true;
        if (least >= noise) continue;
        planes[own] = a;
        planes[own + 1] = b;
        planes[own + 2] = c;
        own += 3;
      }
      if (isAside) continue;
      if (surface && shadows.isBefore[shadow] === 0) {
        const side = compare(shape, shadows.planes, 3 * shadow, surface);
        if (side === NOT_BEFORE) continue;
        if (side === CROSSING) {
          planes[own] = nearer[0]!;
          planes[own + 1] = nearer[1]!;
          planes[own + 2] = nearer[2]! + nearer[0]! * ox + nearer[1]! * oy;
          own += 3;
        }
      }
      if (own === top) return false;
      boxes[4 * count] = Math.max(all[box]! - ox, boxes[0]!);
      boxes[4 * count + 1] = Math.max(all[box + 1]! - oy, boxes[1]!);
      boxes[4 * count + 2] = Math.min(all[box + 2]! - ox, boxes[2]!);
      boxes[4 * count + 3] = Math.min(all[box + 3]! - oy, boxes[3]!);
      within[count] = isBoxWithin(all[box]! - ox, all[box + 1]! - oy, all[box + 2]! - ox, all[box + 3]! - oy);
      top = own;
      count++;
      starts[count] = top;
    }
    return true;
  }

  /** Does a box lie inside of all half-planes of the shape? */
  function isBoxWithin(minX: number, minY: number, maxX: number, maxY: number): number {
    for (let p = 0; p < starts[1]!; p += 3) {
      const a = planes[p]!;
      const b = planes[p + 1]!;
      if (a * (a > 0 ? minX : maxX) + b * (b > 0 ? minY : maxY) + planes[p + 2]! < noise) return 0;
    }
    return 1;
  }

  const nearer = new Float64Array(3);

  /** As `compareDepth` with the shadow first; where the two cross, `nearer` holds the half in which the shadow is nearer. */
  function compare(shape: ConvexPolygon, all: Float64Array, plane: number, behind: InverseDepth): number {
    const x = all[plane]!;
    const y = all[plane + 1]!;
    const c = all[plane + 2]!;
    let isNearer = false;
    let isFarther = false;
    for (let k = 0; k < shape.length; k++) {
      const f = x * shape[k]!.x + y * shape[k]!.y + c;
      const s = behind.x * shape[k]!.x + behind.y * shape[k]!.y + behind.c;
      const flush = SLIVER * Math.abs(f * s);
      if (f - s > flush) isNearer = true;
      else if (s - f > flush) isFarther = true;
    }
    if (!isNearer) return NOT_BEFORE;
    if (!isFarther) return ALL_BEFORE;
    const a = x - behind.x;
    const b = y - behind.y;
    const steepness = Math.sqrt(a * a + b * b);
    nearer[0] = a / steepness;
    nearer[1] = b / steepness;
    nearer[2] = (c - behind.c) / steepness;
    return CROSSING;
  }

  let across = 0;
  let perX = 0;
  let perY = 0;

  /** Sorts the shadows into the grid. */
  function spread(): void {
    across = Math.max(1, Math.min(MOST_CELLS, Math.round(Math.sqrt(count))));
    perX = across / (boxes[2]! - boxes[0]!);
    perY = across / (boxes[3]! - boxes[1]!);
    const cells = across * across;
    cellStarts.fill(0, 0, cells + 1);
    for (let pass = 0; pass < 2; pass++) {
      for (let i = 1; i < count; i++) {
        const x0 = columnOf(boxes[4 * i]!);
        const x1 = columnOf(boxes[4 * i + 2]!);
        const y1 = rowOf(boxes[4 * i + 3]!);
        for (let y = rowOf(boxes[4 * i + 1]!); y <= y1; y++) {
          for (let x = x0; x <= x1; x++) {
            const cell = y * across + x;
            if (pass === 0) cellStarts[cell + 1]!++;
            else cellShadows[cellStarts[cell]!++] = i;
          }
        }
      }
      if (pass === 0) {
        for (let cell = 0; cell < cells; cell++) cellStarts[cell + 1]! += cellStarts[cell]!;
        if (cellStarts[cells]! > cellShadows.length) cellShadows = new Int32Array(2 * cellStarts[cells]!);
      }
    }
    // each start has moved to its end, which is where the next one began
    for (let cell = cells; cell > 0; cell--) cellStarts[cell] = cellStarts[cell - 1]!;
    cellStarts[0] = 0;
  }

  const columnOf = (x: number): number => Math.min(across - 1, Math.max(0, ((x - boxes[0]!) * perX) | 0));
  const rowOf = (y: number): number => Math.min(across - 1, Math.max(0, ((y - boxes[1]!) * perY) | 0));

  /** The other shadows whose boxes meet that of a shadow, into `near`; says how many. */
  function findNear(own: number): number {
    round++;
    met[own] = round;
    let found = 0;
    const minX = boxes[4 * own]!;
    const minY = boxes[4 * own + 1]!;
    const maxX = boxes[4 * own + 2]!;
    const maxY = boxes[4 * own + 3]!;
    const x0 = columnOf(minX);
    const x1 = columnOf(maxX);
    const y1 = rowOf(maxY);
    for (let y = rowOf(minY); y <= y1; y++) {
      for (let k = cellStarts[y * across + x0]!; k < cellStarts[y * across + x1 + 1]!; k++) {
        const other = cellShadows[k]!;
        if (met[other] === round) continue;
        met[other] = round;
        const box = 4 * other;
        if (boxes[box]! > maxX || boxes[box + 1]! > maxY || boxes[box + 2]! < minX || boxes[box + 3]! < minY) continue;
        near[found++] = other;
      }
    }
    return found;
  }

  /**
   * Which part of a line lies inside of an owner's half-planes, into `found`: surely from, to, and maybe from, to. `skipped` is left out. False where
   * none does.
   */
  function along(
    line: number,
    owner: number,
    skipped: number,
    onSame: boolean,
    onOpposite: boolean,
    from: number,
    to: number,
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
      const c = planes[p + 2]!;
      const at = a * px + b * py + c;
      const slope = a * lb - b * la;
      const d0 = at + slope * m0;
      const d1 = at + slope * m1;
      if (d0 >= noise && d1 >= noise) continue;
      if (d0 < -noise && d1 < -noise) return false;
      if (d0 < noise && d1 < noise && d0 >= -noise && d1 >= -noise) {
        if (a === la && b === lb && c === lc) {
          if (!onSame) return false;
        } else if (a === -la && b === -lb && c === -lc) {
          if (!onOpposite) return false;
        } else s1 = -Infinity;
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
    found[0] = s0;
    found[1] = Math.max(s1, s0);
    found[2] = m0;
    found[3] = m1;
    return true;
  }

  /** How long borders are that are in doubt. */
  const doubts = new Float64Array(1);

  /** How far a corner of the shape lies outside of its sides' half-planes: a side next to nothing long may be turned any way. */
  function offOf(shape: ConvexPolygon, ox: number, oy: number): number {
    let most = 0;
    for (let p = 0; p < starts[1]!; p += 3) {
      for (const { x, y } of shape) {
        most = Math.max(most, -(planes[p]! * (x - ox) + planes[p + 1]! * (y - oy) + planes[p + 2]!));
      }
    }
    return most;
  }

  /** How long the free parts of a line are that `nearCount` shadows may lie over. @shape `m0` to `m1` may be a border, `s0` to `s1` surely is */
  function freeAlong(line: number, own: number, nearCount: number, s0: number, s1: number, m0: number, m1: number): number {
    const own3 = planes;
    const first = starts;
    const box = boxes;
    const nears = near;
    const slack = noise;
    const la = own3[line]!;
    const lb = own3[line + 1]!;
    const lc = own3[line + 2]!;
    const px = -la * lc;
    const py = -lb * lc;
    const ax = px + lb * m0;
    const bx = px + lb * m1;
    const ay = py - la * m0;
    const by = py - la * m1;
    // a level or upright border may lie on the very side of a box, where rounding must not part them
    const x0 = Math.min(ax, bx) - slack;
    const x1 = Math.max(ax, bx) + slack;
    const y0 = Math.min(ay, by) - slack;
    const y1 = Math.max(ay, by) + slack;
    let some = 0;
    let doubtful = m1 - m0 - (s1 > s0 ? s1 - s0 : 0);
    for (let k = 0; k < nearCount; k++) {
      const other = nears[k]!;
      if (box[4 * other]! > x1 || box[4 * other + 1]! > y1 || box[4 * other + 2]! < x0 || box[4 * other + 3]! < y0) continue;
      let from = m0;
      let to = m1;
      let surely = m0;
      let until = m1;
      let isApart = false;
      const end = first[other + 1]!;
      for (let p = first[other]!; p < end; p += 3) {
        const a = own3[p]!;
        const b = own3[p + 1]!;
        const at = a * px + b * py + own3[p + 2]!;
        const slope = a * lb - b * la;
        const d0 = at + slope * from;
        const d1 = at + slope * to;
        if (d0 >= slack && d1 >= slack) continue;
        if (d0 < -slack && d1 < -slack) {
          isApart = true;
          break;
        }
        if (d0 < slack && d1 < slack && d0 >= -slack && d1 >= -slack) {
          const c = own3[p + 2]!;
          if (a === la && b === lb && c === lc) {
            if (own === 0 || other < own) continue;
            isApart = true;
            break;
          }
          if (a === -la && b === -lb && c === -lc) {
            if (own !== 0) continue;
            isApart = true;
            break;
          }
          until = -Infinity;
          continue;
        }
        const per = 1 / slope;
        const m = -(slack + at) * per;
        const s = (slack - at) * per;
        if (slope > 0) {
          if (m > from) from = m;
          if (s > surely) surely = s;
        } else {
          if (m < to) to = m;
          if (s < until) until = s;
        }
        if (from >= to) {
          isApart = true;
          break;
        }
      }
      if (isApart) continue;
      if (surely <= m0 && until >= m1) return 0;
      doubtful += to - from - (until > surely ? until - surely : 0);
      if (2 * some + 2 > maybe.length) maybe = grown(maybe, 2 * maybe.length);
      const list = maybe;
      // in the order of their starts
      let at = some++;
      while (at > 0 && list[2 * at - 2]! > from) {
        list[2 * at] = list[2 * at - 2]!;
        list[2 * at + 1] = list[2 * at - 1]!;
        at--;
      }
      list[2 * at] = from;
      list[2 * at + 1] = to;
    }
    doubts[0]! += doubtful;
    let free = 0;
    let at = s0;
    const list = maybe;
    for (let k = 0; k < some && at < s1; k++) {
      const start = list[2 * k]!;
      if (start > at) free += Math.min(start, s1) - at;
      if (list[2 * k + 1]! > at) at = list[2 * k + 1]!;
    }
    if (at < s1) free += s1 - at;
    return free;
  }

  function measure(uncut: Uncut, shadows: FlatShadows, listed: Int32Array): AreaByBorders {
    const { shape } = uncut;
    let minX = Infinity;
    let minY = Infinity;
    let maxX = -Infinity;
    let maxY = -Infinity;
    for (const { x, y } of shape) {
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
    reach = Math.sqrt(boxes[2]! * boxes[2]! + boxes[3]! * boxes[3]!);
    noise = ROUNDING * (1 + reach + Math.abs(ox) + Math.abs(oy));
    if (!load(uncut, shadows, listed, ox, oy)) return NOTHING;
    const off = offOf(shape, ox, oy);
    if (off > LINE_NOISE) return { ...NOTHING, noise: Infinity };
    if (count > met.length) {
      met = new Int32Array(2 * count);
      near = new Int32Array(2 * count);
      round = 0;
    }
    spread();
    doubts[0] = 0;
    let border = 0;
    let twice = 0;
    for (let own = 0; own < count; own++) {
      let nearCount = 0;
      if (own > 0) nearCount = findNear(own);
      else for (let other = 1; other < count; other++) near[nearCount++] = other;
      for (let line = starts[own]!; line < starts[own + 1]!; line += 3) {
        if (!along(line, own, line, false, false, -2 * reach, 2 * reach)) continue;
        let s0 = found[0]!;
        let s1 = found[1]!;
        let m0 = found[2]!;
        let m1 = found[3]!;
        if (own > 0 && within[own] === 0) {
          if (!along(line, 0, -1, false, false, m0, m1)) continue;
          s0 = Math.max(s0, found[0]!);
          s1 = Math.min(s1, found[1]!);
          m0 = found[2]!;
          m1 = found[3]!;
        }
        const free = freeAlong(line, own, nearCount, s0, s1, m0, m1);
        border += free;
        twice += own === 0 ? planes[line + 2]! * free : -planes[line + 2]! * free;
      }
    }
    return { uncovered: twice / 2, border, noise: (reach * doubts[0]!) / 2 + LINE_NOISE * border + 8 * reach * off };
  }

  return { measure };
}

const ALL_BEFORE = 0;
const NOT_BEFORE = 1;
const CROSSING = 2;

/** Rounding of a distance from a line, as a share of the coordinates that it is worked out from: some ten times what it can be. */
const ROUNDING = 1e-14;

const NOTHING: AreaByBorders = { uncovered: 0, border: 0, noise: 0 };

function grown<Kind extends Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(
  old: Kind,
  length: number,
): Kind {
  const larger = new (old.constructor as new (length: number) => Kind)(length);
  larger.set(old);
  return larger;
}
