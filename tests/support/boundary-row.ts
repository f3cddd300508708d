import { expect } from 'vitest';
import { nextDown, nextUp } from './next-number.ts';

/** Every case of a border that every measure is tried at. */
export const BOUNDARIES = [
  'exactly at the limit',
  'one step of rounding below',
  'one step of rounding above',
  'just touching',
  'about one middle',
  'without any size',
  'on the edge of the table',
] as const;
export type Boundary = (typeof BOUNDARIES)[number];

/** What is tried in one case; or why there is no such case of this measure. */
export type BoundaryRow = Readonly<Record<Boundary, (() => void) | string>>;

export interface Said {
  readonly holds: boolean;
  readonly close: boolean;
}

/** Two numbers that must be the same to a millionth of a micrometre, or what must simply be so. */
type Pair = readonly [found: number, expected: number];

/** What must be known of a measure to try it at all its borders: it depends on one number. */
export interface Measured {
  /** What is measured, and what it is by a closed form. */
  readonly value?: (x: number) => number;
  readonly form?: (x: number) => number;
  /** What the rules say of it, where the limit is met, and what they say exactly there and one step of rounding to either side. */
  readonly says?: (x: number) => Said;
  readonly limit?: number;
  readonly atLimit?: boolean;
  /** It holds beyond the limit, and not before it. */
  readonly grows?: boolean;
  /** So far before and beyond the limit it is clear. */
  readonly clear?: number;
  /** Whether the limit is one of feet and inches that the table may settle; a solid body is no close call. */
  readonly isCall?: boolean;
  readonly touch: number | string;
  readonly middle: number | string;
  readonly none: (() => Pair) | string;
  readonly edge: (() => Pair) | string;
}

const near = ([found, expected]: Pair) => expect(Math.abs(found - expected)).toBeLessThan(1e-6);

/** All cases of one measure. */
export function rowOf(measured: Measured): BoundaryRow {
  const {
    value,
    form,
    says,
    limit,
    atLimit = true,
    grows = false,
    clear = 5,
    isCall = true,
    touch,
    middle,
    none,
    edge,
  } = measured;
  const meets = (x: number) => {
    if (value && form) near([value(x), form(x)]);
    if (says && limit !== undefined) expect(says(x)).toEqual({ holds: atLimit, close: isCall });
  };
  const at = limit ?? (typeof touch === 'number' ? touch : 0);
  const pair = (given: (() => Pair) | string) => (typeof given === 'string' ? given : () => near(given()));
  const valueAt = (x: number | string) => {
    if (typeof x === 'string') return x;
    return () => {
      if (!value || !form) throw new Error('a case without a value');
      for (const place of [x, nextDown(x), nextUp(x)]) near([value(place), form(place)]);
    };
  };
  return {
    'exactly at the limit': () => {
      meets(at);
      if (!says || limit === undefined) return;
      const [before, beyond] = [says(limit - clear), says(limit + clear)];
      expect([before, beyond]).toEqual([
        { holds: !grows, close: false },
        { holds: grows, close: false },
      ]);
    },
    'one step of rounding below': () => meets(nextDown(at)),
    'one step of rounding above': () => meets(nextUp(at)),
    'just touching': valueAt(touch),
    'about one middle': valueAt(middle),
    'without any size': pair(none),
    'on the edge of the table': pair(edge),
  };
}
