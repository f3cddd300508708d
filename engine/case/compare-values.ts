/** Where two plain values differ, with what stands in each; undefined where one of them has nothing there. */
export interface ValueDifference {
  readonly where: string;
  readonly one: string | number | boolean | null | undefined;
  readonly other: string | number | boolean | null | undefined;
}

/**
 * Where do two plain values differ? Numbers are the same when they differ by no more than `slack`, as a share of the larger one where that is
 * above 1. Where one has an object or list and the other has none, the difference is told as a text of its kind.
 */
export function compareValues(one: unknown, other: unknown, slack = 0, where = ''): readonly ValueDifference[] {
  if (one === other) return [];
  if (typeof one === 'number' && typeof other === 'number') {
    return Math.abs(one - other) <= slack * Math.max(1, Math.abs(one), Math.abs(other)) ? [] : [{ where, one, other }];
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return Array.from({ length: Math.max(one.length, other.length) }, (_, i) =>
      compareValues(one[i], other[i], slack, `${where}[${i}]`),
    ).flat();
  }
  if (isObject(one) && isObject(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
    return keys.flatMap((key) => compareValues(one[key], other[key], slack, where === '' ? key : `${where}.${key}`));
  }
  return [{ where, one: shown(one), other: shown(other) }];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function shown(value: unknown): ValueDifference['one'] {
  if (Array.isArray(value)) return `[${value.length}]`;
  if (isObject(value)) return `{${Object.keys(value).sort().join(', ')}}`;
  return value as ValueDifference['one'];
}
