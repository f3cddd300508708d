import { type Board, DRIVES, HEAVY_WEAPONS, type MoverState } from '../../../engine/index.ts';
import type { Driver } from './driver.ts';
import type { TableDocument } from './session.ts';

/** What was said of movers and vehicles, and is not on the board. */
export type Said = Pick<TableDocument, 'movers' | 'drivers'>;

export const saidOf = ({ movers, drivers }: TableDocument): Said => ({
  ...(movers ? { movers } : {}),
  ...(drivers ? { drivers } : {}),
});

/** What a browser kept of that, as far as it is of those who still stand on the board and is written as it is written today. */
export function readSaid(kept: unknown, { models }: Board): Said {
  if (!isRecord(kept)) return {};
  const of = <Value>(words: unknown, is: (value: unknown) => value is Value): Record<string, Value> | null => {
    if (!isRecord(words)) return null;
    const entries = Object.entries(words).flatMap(([id, value]) => (id in models && is(value) ? [[id, value] as const] : []));
    return entries.length > 0 ? Object.fromEntries(entries) : null;
  };
  const movers = of(kept.movers, isMover);
  const drivers = of(kept.drivers, isDriver);
  return { ...(movers ? { movers } : {}), ...(drivers ? { drivers } : {}) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumberOrNull = (value: unknown): value is number | null => value === null || isNumber(value);
const isListOf = (value: unknown, is: (one: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(is);
const isAmong = (value: unknown, names: readonly string[]): boolean => typeof value === 'string' && names.includes(value);

function isMover(value: unknown): value is MoverState {
  return (
    isRecord(value) &&
    isNumberOrNull(value.movement) &&
    isFlag(value.loaded) &&
    isAmong(value.heavyWeapon, HEAVY_WEAPONS) &&
    isListOf(value.dice, isNumber) &&
    (value.pulls === undefined || isFlag(value.pulls)) &&
    (value.unnoticed === undefined || isListOf(value.unnoticed, (one) => typeof one === 'string'))
  );
}

function isDriver(value: unknown): value is Driver {
  return (
    isRecord(value) &&
    isAmong(value.drive, DRIVES) &&
    isListOf(value.distances, isNumber) &&
    isListOf(value.turns, (turn) => isRecord(turn) && isNumber(turn.angle) && isFlag(turn.onTheSpot)) &&
    value.distances.length > 0 &&
    value.distances.length === value.turns.length &&
    isNumberOrNull(value.lastGear) &&
    isFlag(value.halved) &&
    isNumberOrNull(value.points) &&
    isFlag(value.wreck)
  );
}
