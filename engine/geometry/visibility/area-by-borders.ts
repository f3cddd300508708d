import { LINE_NOISE } from '../../space/tolerance.ts';
import { type BorderLines, loadBorders, makeBorderLines, offOfShape } from './border-lines.ts';
import type { FlatShadows } from './flat-shadows.ts';
import { makeFreeLengths, type PartOfLine, partWithin } from './free-length.ts';
import { makeShadowGrid } from './shadow-grid.ts';
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

const NOTHING: AreaByBorders = { uncovered: 0, border: 0, noise: 0 };

export function makeBorderMeasurer(): BorderMeasurer {
  const lines = makeBorderLines();
  const grid = makeShadowGrid();
  const lengths = makeFreeLengths();
  const part: PartOfLine = { surelyFrom: 0, surelyTo: 0, from: 0, to: 0 };

  /** Twice the area that the free parts of all borders go round, seen from the middle of the shape, and how long they are. */
  function walk(): { readonly twice: number; readonly border: number } {
    const { count, planes, starts } = lines;
    let border = 0;
    let twice = 0;
    for (let own = 0; own < count; own++) {
      const near = own > 0 ? grid.findNear(own) : grid.listAll();
      for (let line = starts[own]!; line < starts[own + 1]!; line += 3) {
        if (!findBorder(lines, own, line, part)) continue;
        const free = lengths.along(lines, line, own, grid.near(), near, part);
        border += free;
        twice += own === 0 ? planes[line + 2]! * free : -planes[line + 2]! * free;
      }
    }
    return { twice, border };
  }

  function measure(shape: Uncut, shadows: FlatShadows, listed: Int32Array): AreaByBorders {
    if (!loadBorders(lines, shape, shadows, listed)) return NOTHING;
    const off = offOfShape(lines);
    if (off > LINE_NOISE) return { ...NOTHING, noise: Infinity };
    grid.sort(lines);
    lengths.doubtful = 0;
    const { twice, border } = walk();
    const { reach } = lines;
    return { uncovered: twice / 2, border, noise: (reach * lengths.doubtful) / 2 + LINE_NOISE * border + 8 * reach * off };
  }

  return { measure };
}

/** Which part of one of its lines is an owner's border within the shape, into `part`? False where none is. */
function findBorder(lines: BorderLines, own: number, line: number, part: PartOfLine): boolean {
  const { reach, within } = lines;
  if (!partWithin(lines, line, own, line, -2 * reach, 2 * reach, part)) return false;
  if (own === 0 || within[own] !== 0) return true;
  const { surelyFrom, surelyTo } = part;
  if (!partWithin(lines, line, 0, -1, part.from, part.to, part)) return false;
  part.surelyFrom = Math.max(surelyFrom, part.surelyFrom);
  part.surelyTo = Math.min(surelyTo, part.surelyTo);
  return true;
}
