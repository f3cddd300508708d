import type { StatedSize, StatedSizes } from '../board/stated-sizes.ts';
import type { Fault } from '../outcome/fault.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { Millimetres } from '../space/quantity.ts';

/** Everything that can be wrong with a sheet of stated sizes. */
export const STATED_SIZES_FAULT_CODES = [
  'stated/no-piece-column',
  'stated/no-such-column',
  'stated/piece-missing',
  'stated/not-a-length',
  'stated/sill-of-no-opening',
  'stated/too-many-cells',
] as const;
export type StatedSizesFaultCode = (typeof STATED_SIZES_FAULT_CODES)[number];

const COLUMNS = ['piece', 'opening', 'width', 'depth', 'height', 'sill'] as const;
type Column = (typeof COLUMNS)[number];
const isColumn = (text: string): text is Column => (COLUMNS as readonly string[]).includes(text);

/**
 * Reads what a pack states of its pieces: a table of text, cells apart by commas, semicolons or tabs, the columns named in its first line, in any order.
 * Lengths are millimetres; a cell left empty states nothing; a row with an opening states its sill. Lines that begin with # are remarks.
 * @faults each with its line
 */
export function readStatedSizes(
  text: string,
  tolerance: Millimetres,
): Result<StatedSizes, readonly Fault<StatedSizesFaultCode>[]> {
  const lines = text.split(/\r\n|\n|\r/).map((line, i) => ({ line: i + 1, text: line }));
  const rows = lines.filter(({ text }) => text.trim() !== '' && !text.trim().startsWith('#'));
  const faults: Fault<StatedSizesFaultCode>[] = [];
  const report = (code: StatedSizesFaultCode, line: number, fill: Fault['fill'] = {}) =>
    faults.push({ code, where: `line ${line}`, fill });
  const [head, ...body] = rows;
  const apart = /[;\t]/.exec(head?.text ?? '')?.[0] ?? ',';
  const cellsOf = (row: string) =>
    row
      .replace(/^\uFEFF/, '')
      .split(apart)
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const columns = cellsOf(head?.text ?? '').map((name) => name.toLowerCase());
  if (!columns.includes('piece')) report('stated/no-piece-column', head?.line ?? 1, { columns: COLUMNS.join(', ') });
  for (const name of columns)
    if (!isColumn(name)) report('stated/no-such-column', head?.line ?? 1, { column: name, columns: COLUMNS.join(', ') });
  if (faults.length > 0) return fail(faults);

  const pieces = new Map<string, StatedSize>();
  for (const { line, text: row } of body) {
    const cells = cellsOf(row);
    if (cells.length > columns.length) report('stated/too-many-cells', line, { count: cells.length, columns: columns.length });
    const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
    const lengthIn = (column: Column): Millimetres | null => {
      const written = cell(column);
      if (written === '') return null;
      if (/^(?:\d+\.?\d*|\.\d+)$/.test(written)) return Number(written);
      report('stated/not-a-length', line, { column, text: written });
      return null;
    };
    const piece = cell('piece');
    if (piece === '') {
      report('stated/piece-missing', line);
      continue;
    }
    const before = pieces.get(piece) ?? { piece, width: null, depth: null, height: null, sills: [] };
    const opening = cell('opening');
    const sill = lengthIn('sill');
    if (sill !== null && opening === '') report('stated/sill-of-no-opening', line);
    pieces.set(piece, {
      piece,
      width: lengthIn('width') ?? before.width,
      depth: lengthIn('depth') ?? before.depth,
      height: lengthIn('height') ?? before.height,
      sills: sill === null ? before.sills : [...before.sills, { opening, sill }],
    });
  }
  return faults.length > 0 ? fail(faults) : succeed({ pieces: [...pieces.values()], tolerance });
}
