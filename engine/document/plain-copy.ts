import { BrokenInvariant } from '../outcome/broken-invariant.ts';

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * A value as it would be read from its canonical text: keys in order, a zero without sign, nothing undefined. What is so already is given back as it is, so
 * that what was shared stays shared.
 * @breaks on a number that is not finite, and on anything that JSON can't hold
 */
export function plainCopy<Value>(value: Value): Value {
  return copied(value) as Value;
}

function copied(value: unknown): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new BrokenInvariant(`a document may hold no ${value}`);
    return value === 0 ? 0 : value;
  }
  if (typeof value !== 'object') throw new BrokenInvariant(`a document may hold no ${typeof value}`);
  if (Array.isArray(value)) {
    const items = value.map(copied);
    return items.every((item, i) => Object.is(item, value[i])) ? value : items;
  }
  const before = Object.entries(value);
  const fields = before
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => byCodeUnit(a, b))
    .map(([key, field]) => [key, copied(field)] as const);
  const after = Object.fromEntries(fields);
  const keys = Object.keys(after);
  const isSame =
    keys.length === before.length && before.every(([key, field], i) => key === keys[i] && Object.is(field, after[key]));
  return isSame ? value : after;
}

/** Can JSON hold this, as it is? */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'object' && Object.values(value).every((field) => field === undefined || isPlain(field));
}
