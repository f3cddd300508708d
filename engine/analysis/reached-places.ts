import type { Model } from '../board/model.ts';
import type { MovePolicy } from '../geometry/movement-queries.ts';
import type { Table } from '../rules/table.ts';
import type { Seek } from './field-plan.ts';
import type { PlaceGrid } from './place-grid.ts';
import { openCosts } from './seek/cost-to-come.ts';
import { boardStoodOn, findStandingPlaces } from './standing-places.ts';

/** From where a figure goes, how, and how far. */
export type Going = Omit<Extract<Seek, { kind: 'cost-to-come' }>, 'kind'>;

/** Where a figure comes from some starts. */
export interface ReachedPlaces {
  /** So many places it sets out from. */
  readonly starts: number;
  /** Where it sets out from, and then where it comes to, in the middles of squares. @shape x y z each @frame board */
  readonly at: Float64Array;
  /** As much of the table as squares have places that it comes to. @unit square millimetres */
  readonly area: number;
}

/**
 * Where can a figure come from wherever it starts?
 * @shape yields how much is done, start by start
 * @cost some tenths of a second a start on ordinary tables
 */
export function* stepReached(
  table: Table,
  figure: Model,
  standing: MovePolicy,
  going: Going,
  grid: PlaceGrid,
): Generator<{ readonly done: number }, ReachedPlaces> {
  const { starts } = going;
  const costs = openCosts(table, figure, { kind: 'cost-to-come', ...going });
  const count = starts.length / 3;
  for (let start = 0; start < count; start++) {
    costs.look(start);
    yield { done: (start + 1) / count };
  }
  const bare = table.space.supposing(boardStoodOn(table.board, figure));
  const cells = Array.from({ length: grid.columns * grid.rows }, (_, index) => index);
  const { at } = findStandingPlaces(bare, figure, standing, grid, cells);
  const found = costs.at(at).atMost;
  const reached = at.filter((_, k) => found[Math.floor(k / 3)]! < Infinity);
  const all = new Float64Array(starts.length + reached.length);
  all.set(starts);
  all.set(reached, starts.length);
  return { starts: count, at: all, area: (reached.length / 3) * grid.cell * grid.cell };
}
