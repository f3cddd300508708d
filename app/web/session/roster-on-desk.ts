import type { Board, Roster } from '../../../engine/index.ts';
import { PLAIN_FIGURE } from '../../catalogue/board-wishes.ts';
import { boundFigures, namesIn, type OfferedFigure, offeredFigures } from '../../catalogue/roster-figures.ts';
import { rosterHabit } from './roster-habits.ts';

/** Whom the models of an army list stand as: all that is offered, and what holds for each name. */
export interface RosterOnDesk {
  readonly offered: readonly OfferedFigure[];
  readonly rows: readonly { readonly name: string; readonly key: string }[];
}

type Chosen = Readonly<Record<string, string>>;

/** Whom the models of the list stand as, by their names: as was chosen now or for an earlier list, or as whoever is called so. */
export const figuresOfRoster = (roster: Roster, board: Board, chosen: Chosen) =>
  boundFigures(roster, board, (name) => chosen[name] ?? rosterHabit(name));

/** The same as a list to choose from. */
export function rosterOnDesk(roster: Roster, board: Board, chosen: Chosen): RosterOnDesk {
  const bound = figuresOfRoster(roster, board, chosen);
  const rows = namesIn(roster).map((name) => ({ name, key: bound.get(name)?.key ?? `miniature ${PLAIN_FIGURE}` }));
  return { offered: offeredFigures(board), rows };
}
