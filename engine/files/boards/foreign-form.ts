import { z } from 'zod';
import type { Fault } from '../../outcome/fault.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import { checkForm } from '../json-document.ts';
import type { ForeignBoardFaultCode } from './foreign-board.ts';

/** A number that a map may hold: beyond these nobody draws, and sums of squares would lose what matters. */
const FURTHEST = 1e7;
export const mapNumber = z.number().min(-FURTHEST).max(FURTHEST);
/** A point as maps write it: x to the right, y downwards. */
export const mapPoint = z.object({ x: mapNumber, y: mapNumber });

/** More lines or corners than this no map has; a file that says so would keep a machine busy for nothing. */
const MOST_CORNERS = 200_000;

/** What a map of another program holds, as far as this form names it; everything else in it is passed over. */
export function checkForeign<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, readonly Fault<ForeignBoardFaultCode>[]> {
  return checkForm(schema, value);
}

/** The same lines, unless there are more corners than any map has. */
export function withinMeasure<Line>(
  lines: readonly Line[],
  cornersOf: (line: Line) => number,
): Result<readonly Line[], readonly Fault<ForeignBoardFaultCode>[]> {
  const count = lines.reduce((sum, line) => sum + cornersOf(line), 0);
  if (count <= MOST_CORNERS) return succeed(lines);
  return fail([{ code: 'foreign-board/beyond-measure', where: '', fill: { count, most: MOST_CORNERS } }]);
}

/** Is it a group of named values? */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
