import type { Migration } from './migration.ts';

/** Format 2 keeps the two places of every turn that a verdict tells of; a file of format 1 never held them. */
export const rulingFrom1: Migration = {
  from: 1,
  change: (file) => ({ ...file, rulings: eachOf(file.rulings, withoutPlaces) }),
};

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Changes the things of a list that are records, and nothing of what is no list. */
const eachOf = (list: unknown, change: (thing: Fields) => unknown): unknown =>
  Array.isArray(list) ? list.map((thing: unknown) => (isRecord(thing) ? change(thing) : thing)) : list;

function withoutPlaces(ruled: Fields): unknown {
  const { outcome } = ruled;
  if (!isRecord(outcome) || !isRecord(outcome.value)) return ruled;
  const margins = eachOf(outcome.value.margins, (margin) => ({ ...margin, places: null }));
  return { ...ruled, outcome: { ...outcome, value: { ...outcome.value, margins } } };
}
