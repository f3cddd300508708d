import { DRIVES, type DriverState, type ModelId } from '../../../engine/index.ts';
import { commit } from './board-intents.ts';
import { type Driver, UNTOLD } from './driver.ts';
import { read, type TableDocument } from './session.ts';

/** Each drive that profiles know, for those who choose. */
export { DRIVES };

export const driverOf = ({ drivers }: TableDocument, model: ModelId): Driver => drivers?.[model] ?? UNTOLD;

/** Whether somebody has said what this vehicle can do. */
export const isTold = ({ drivers }: TableDocument, model: ModelId): boolean => drivers?.[model] !== undefined;

/** The same table with something else said of a vehicle. */
export function withDriver(document: TableDocument, model: ModelId, change: Partial<Driver>): TableDocument {
  return { ...document, drivers: { ...document.drivers, [model]: { ...driverOf(document, model), ...change } } };
}

/** Says what a vehicle can do: one step that can be taken back. */
export const changeDriver = (model: ModelId, change: Partial<Driver>) => commit(withDriver(read().document, model, change));

/** Writes another number into one gear. @unit millimetres and radians */
export function changeGear(
  model: ModelId,
  gear: number,
  change: { distance?: number; angle?: number; onTheSpot?: boolean },
): void {
  const { distances, turns } = driverOf(read().document, model);
  const { distance, ...turn } = change;
  changeDriver(model, {
    distances: distances.map((before, i) => (i === gear - 1 ? (distance ?? before) : before)),
    turns: turns.map((before, i) => (i === gear - 1 ? { ...before, ...turn } : before)),
  });
}

/** The most gears forward that a vehicle has. */
export const MOST_GEARS = 4;

/** Adds a gear like the last one, or takes the last one away. */
export function setGears(model: ModelId, count: number): void {
  const { distances, turns } = driverOf(read().document, model);
  const fill = <Of>(row: readonly Of[]): readonly Of[] =>
    Array.from({ length: count }, (_, i) => row[Math.min(i, row.length - 1)]!);
  changeDriver(model, { distances: fill(distances), turns: fill(turns) });
}

/** All that rules ask of the driver of a vehicle, with what is said of every other vehicle. */
export function driverStateOf(document: TableDocument, model: ModelId): DriverState {
  const { wreck: _, ...own } = driverOf(document, model);
  const others = Object.entries(document.drivers ?? {}).flatMap(([other, { points, wreck }]) =>
    other !== model && other in document.board.models ? [{ model: other, points: wreck ? null : points, wreck }] : [],
  );
  return { ...own, others };
}
