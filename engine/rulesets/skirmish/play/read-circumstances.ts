import type { SideId } from '../../../identity/ids.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { type Fields, isFields, isNames } from './fields.ts';
import { ARMY_TYPES, type ArmyType, TABLE_EDGES, type TableEdge } from './force-words.ts';
import { refuse } from './refuse.ts';
import type { Battle } from './state.ts';

type Circumstances = Pick<Battle, 'home' | 'armyTypes' | 'waterEdges'>;

/** Reads in what war the battle is fought: `{ home, armyTypes: { <side>: type }, waterEdges }`. @clause SK-SETUP-12, SK-ATYPE-1, SK-ABIL-41 */
export function readCircumstances(
  { home = null, armyTypes: types = {}, waterEdges = [] }: Fields,
  seats: readonly SideId[],
): Result<Circumstances, Refusal> {
  const notUnderstood = (field: string) => refuse('forces/not-understood', 'SK-SETUP-12', { field });
  if (home !== null && !(typeof home === 'string' && seats.includes(home))) return notUnderstood('home');
  if (!isFields(types)) return notUnderstood('armyTypes');
  const armyTypes: Record<SideId, ArmyType> = {};
  for (const [side, given] of Object.entries(types)) {
    const type = ARMY_TYPES.find((known) => known === given);
    if (!type || !seats.includes(side)) return notUnderstood(`armyTypes.${side}`);
    armyTypes[side] = type;
  }
  if (!isNames(waterEdges) || !waterEdges.every(isTableEdge)) return notUnderstood('waterEdges');
  return succeed({ home, armyTypes, waterEdges: waterEdges as readonly TableEdge[] });
}

const isTableEdge = (name: string): name is TableEdge => TABLE_EDGES.some((edge) => edge === name);

/** Everybody of whom it is not said otherwise is of the type of his army; lists may mix. @clause SK-ATYPE-1 */
export const sidesTyped = (fighters: Battle['fighters'], types: Battle['armyTypes']): Battle['fighters'] =>
  Object.fromEntries(
    Object.entries(fighters).map(([id, fighter]) => [
      id,
      { ...fighter, armyType: fighter.armyType ?? types[fighter.side] ?? null },
    ]),
  );
