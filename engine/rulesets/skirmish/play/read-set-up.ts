import type { Board } from '../../../board/board.ts';
import type { PlainData } from '../../../document/plain-data.ts';
import type { SideId } from '../../../identity/ids.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { refuse } from './acting.ts';
import { isFields, isNames } from './fields.ts';
import { SET_UP_ORDERS, type SetUp } from './set-up/set-up.ts';
import type { Battle } from './state.ts';

/** Nobody is set up nearer to a known enemy than the stop distance, unless a mission asks for more. @clause SK-MOVE-2 */
const USUAL_APART = 50;

const notUnderstood = (field: string) => refuse('forces/not-understood', 'SK-SETUP-6', { field });

/** Reads how the battle is set up: `{ order, first, apart }`. Null where everybody stands on the board already. @clause SK-SETUP-6 */
export function readSetUp(given: PlainData | undefined, seats: readonly SideId[]): Result<SetUp | null, Refusal> {
  if (given === undefined || given === null) return succeed(null);
  if (!isFields(given)) return notUnderstood('setUp');
  const { order = 'one-side-first', first = null, apart = USUAL_APART } = given;
  const known = SET_UP_ORDERS.find((one) => one === order);
  if (!known) return notUnderstood('setUp.order');
  if (first !== null && (typeof first !== 'string' || !seats.includes(first))) return notUnderstood('setUp.first');
  if (typeof apart !== 'number' || !(apart >= 0)) return notUnderstood('setUp.apart');
  const begins = first ?? (seats.length === 1 ? seats[0]! : null);
  return succeed({ order: known, step: begins === null ? 'who-begins' : 'placing', turn: begins, done: [], apart, scouts: [] });
}

/** Reads over which zones reserves come on: those in which their side is set up, unless a mission names others. @clause SK-RES-6 */
export function readEntries(
  given: PlainData | undefined,
  seats: readonly SideId[],
  board: Board,
): Result<Battle['entries'], Refusal> {
  const named = given ?? {};
  if (!isFields(named)) return notUnderstood('entries');
  const entries: Record<SideId, readonly string[]> = {};
  for (const side of seats) {
    const zones = named[side] ?? zonesOf(board, side);
    if (!isNames(zones) || !zones.every((zone) => Object.hasOwn(board.zones, zone))) return notUnderstood(`entries.${side}`);
    entries[side] = zones;
  }
  return succeed(entries);
}

/** The zones in which a side is set up. @clause SK-SETUP-4 */
export const zonesOf = ({ zones }: Board, side: SideId): readonly string[] =>
  Object.values(zones)
    .filter(({ kind, owner }) => kind === 'deployment' && owner === side)
    .map(({ id }) => id)
    .sort();
