import { BrokenInvariant } from '../outcome/broken-invariant.ts';

/** The order of keys in a canonical text. */
export const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new BrokenInvariant(`a document may hold no ${value}`);
  return String(value === 0 ? 0 : value);
}

/**
 * The one text of a plain value: keys sorted by code unit, no blanks, numbers in their shortest form that reads back the same, -0 as 0.
 * Two values that are equal as data have equal texts, whatever the order of their keys.
 * @breaks on a number that is not finite, and on anything that JSON can't hold
 * @example canonicalForm({ b: -0, a: [1.50] }) === '{"a":[1.5],"b":0}'
 */
export function canonicalForm(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalForm).join(',')}]`;
  if (typeof value !== 'object') throw new BrokenInvariant(`a document may hold no ${typeof value}`);
  return canonicalObject(fieldsOf(value).map(([key, field]) => [key, canonicalForm(field)]));
}

/** The canonical form of an object whose fields are canonical texts already, in any order. */
function canonicalObject(fields: readonly (readonly [key: string, text: string])[]): string {
  const sorted = [...fields].sort(([a], [b]) => byCodeUnit(a, b));
  return `{${sorted.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`;
}

const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => byCodeUnit(a, b));

/** Longest thing that is written on one line of a file. */
const LINE = 110;

/**
 * The canonical form laid out for people: what fits on a line stays on one, all else is indented by two blanks. Ends with a line end.
 * The same value always gives the same bytes.
 */
export function canonicalText(value: unknown): string {
  return `${laidOut(value, '')}\n`;
}

function laidOut(value: unknown, indent: string): string {
  if (value === null || typeof value !== 'object') return canonicalForm(value);
  const deeper = `${indent}  `;
  const list = Array.isArray(value);
  const items = list
    ? value.map((item) => laidOut(item, deeper))
    : fieldsOf(value).map(([key, field]) => `${JSON.stringify(key)}: ${laidOut(field, deeper)}`);
  const [open, close] = list ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return open + close;
  const gap = list ? '' : ' ';
  const length = items.reduce((sum, item) => sum + item.length + 2, indent.length + 2);
  if (length <= LINE && !items.some((item) => item.includes('\n'))) return `${open}${gap}${items.join(', ')}${gap}${close}`;
  return `${open}\n${items.map((item) => deeper + item).join(',\n')}\n${indent}${close}`;
}
