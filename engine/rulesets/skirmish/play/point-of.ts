import type { PlainData } from '../../../document/plain-data.ts';
import type { BoardPoint } from '../../../space/vec3.ts';

/** A place in an order, on the table itself unless it says how high. */
export function pointOf(given: PlainData | undefined): BoardPoint | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const { x, y = 0, z } = given as Readonly<Record<string, unknown>>;
  const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
  return isNumber(x) && isNumber(y) && isNumber(z) ? { x, y, z } : null;
}
