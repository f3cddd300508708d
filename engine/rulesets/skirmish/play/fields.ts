import type { PlainData } from '../../../document/plain-data.ts';

/** Data with names, as the forces of a battle are given. */
export type Fields = Readonly<Record<string, PlainData | undefined>>;

export const isFields = (value: PlainData | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Is this a name out of a table? */
export const isNameIn = <Known extends object>(known: Known, name: PlainData | undefined): name is keyof Known & string =>
  typeof name === 'string' && Object.hasOwn(known, name);

/** Names and nothing else. */
export const isNames = (value: PlainData | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

export const isWholeNumber = (value: PlainData | undefined, atLeast: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= atLeast;
