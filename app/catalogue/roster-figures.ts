import type { Board, Model, Roster, RosterFigure } from '../../engine/index.ts';
import { findMiniature, MINIATURE_IDS } from './miniatures.ts';

/** A figure that models of an army list may stand as: one of our own set, or a sculpt that stands on the table. */
export interface OfferedFigure {
  /** The same wherever the same figure is offered, today or another time. */
  readonly key: string;
  /** What it is called: in each language for one of our own, as on the table for others. */
  readonly name: { readonly en: string; readonly hu: string };
  readonly figure: RosterFigure;
}

const lookOf = ({ sculpt, body, base, armoured, stance }: Model): RosterFigure => ({ sculpt, body, base, armoured, stance });
const keyOf = ({ sculpt }: Pick<Model, 'sculpt'>): string =>
  sculpt.from === 'import' ? `mesh ${sculpt.mesh}` : `miniature ${sculpt.miniature}`;
/** Men of a unit are numbered. */
const withoutNumber = (name: string): string => name.replace(/\s+\d+$/, '');
const plain = (name: string): string => name.trim().toLowerCase();

/** All figures that a list's models may stand as. */
export function offeredFigures({ models }: Board): readonly OfferedFigure[] {
  const ours = MINIATURE_IDS.flatMap((miniature): OfferedFigure[] => {
    const found = findMiniature(miniature);
    if (!found) return [];
    const { name, body, base, armoured, sculptStance } = found;
    const figure: RosterFigure = { sculpt: { from: 'miniatures', miniature }, body, base, armoured, stance: sculptStance };
    return [{ key: keyOf(figure), name: { en: name.en, hu: name.hu }, figure }];
  });
  const sculpts = new Map<string, OfferedFigure>();
  for (const model of Object.values(models)) {
    const key = keyOf(model);
    const name = withoutNumber(model.name);
    if (model.sculpt.from === 'import' && !sculpts.has(key))
      sculpts.set(key, { key, name: { en: name, hu: name }, figure: lookOf(model) });
  }
  return [...sculpts.values(), ...ours];
}

/** The names that the models of a list have, each once. */
export const namesIn = ({ units }: Roster): readonly string[] => [
  ...new Set(units.flatMap(({ models }) => models.map(({ name }) => name))),
];

/**
 * Which figure do the models of each name stand as? The one that was chosen for the name, or else that of a model on the table that is called
 * so, or one of our own set of that name; none where nobody knows.
 */
export function boundFigures(
  roster: Roster,
  board: Board,
  chosenFor: (name: string) => string | null,
): ReadonlyMap<string, OfferedFigure> {
  const offered = offeredFigures(board);
  const byKey = (key: string | null) => offered.find((one) => one.key === key);
  const onTable = (name: string) =>
    Object.values(board.models).find((model) =>
      [model.profile, withoutNumber(model.name)].some((one) => plain(one) === plain(name)),
    );
  const bound = namesIn(roster).flatMap((name): [string, OfferedFigure][] => {
    const same = onTable(name);
    const called = offered.find((one) => [one.name.en, one.name.hu].some((own) => plain(own) === plain(name)));
    const found = byKey(chosenFor(name)) ?? (same && byKey(keyOf(same))) ?? called;
    return found ? [[name, found]] : [];
  });
  return new Map(bound);
}

/** The same, as the models of a list are put on a table by. */
export const figuresByName = (bound: ReadonlyMap<string, OfferedFigure>): ReadonlyMap<string, RosterFigure> =>
  new Map([...bound].map(([name, { figure }]) => [name, figure]));
