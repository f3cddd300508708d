import { type Characteristics, FIGURES, type ProfileChanges } from '../tables/figures.ts';
import type { Fighter } from './state.ts';

/** What somebody is made of: his kind by the table, with all that makes him different. @clause SK-STAT-1 to 11, SK-WOM-2, SK-ATYPE-8 to 13 */
export function profileOf({ figure, changes }: Pick<Fighter, 'figure' | 'changes'>): Characteristics {
  const usual: Characteristics = FIGURES[figure];
  const differs = Object.entries(changes) as [keyof Characteristics, number][];
  return differs.length === 0 ? usual : { ...usual, ...sums(usual, differs) };
}

const sums = (usual: Characteristics, differs: readonly (readonly [keyof Characteristics, number])[]) =>
  Object.fromEntries(differs.map(([name, more]) => [name, usual[name] + more]));

/** What changes on top of what has changed already. */
export const changedBy = (before: ProfileChanges, more: ProfileChanges): ProfileChanges =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(more)] as (keyof Characteristics)[])].map((name) => [
      name,
      (before[name] ?? 0) + (more[name] ?? 0),
    ]),
  );
