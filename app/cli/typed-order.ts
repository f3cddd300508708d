import { type Board, type Game, type Order, positionOf } from '../../engine/index.ts';
import { plainName } from '../catalogue/closest-names.ts';

/** The game's own orders, as they are typed. */
export const GAME_VERBS = ['roll', 'choose', 'back', 'agree', 'decline', 'settle', 'concede'] as const;

/** Words of a line as it is typed: names with blanks stand in double quotes. */
export const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|([^\s";]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** The word by which an order of a rule book is typed: `skirmish/go-prone` is `go-prone`. */
export const verbOf = ({ kind }: Order): string => kind.slice(kind.indexOf('/') + 1);

/** The board as it is spoken about: with everybody who ever takes part, wherever he is now. */
export function boardOfNames(game: Game): Board {
  const { board } = positionOf(game);
  return { ...board, models: { ...game.setup.board.models, ...board.models } };
}

/** What something on the board is called; what it is named by where it has no name. */
export const nameOnBoard = (id: string, board: Board): string =>
  board.models[id]?.name || board.pieces[id]?.name || board.sides[id]?.name || board.objectives[id]?.name || id;

/** Does a word mean this? Exactly, or by a part of its name. */
export function means(word: string, id: string, board: Board): 'exactly' | 'in part' | null {
  const plain = plainName(word);
  const name = plainName(nameOnBoard(id, board));
  if (word === id || plain === name) return 'exactly';
  return name.includes(plain) || id.includes(plain) ? 'in part' : null;
}

const quoted = (text: string) => (/[\s";]/.test(text) ? `"${text}"` : text);
const inCentimetres = (millimetres: number) => Number((millimetres / 10).toFixed(2)).toString();

/** An order as it is typed, so that whoever reads it can give it. */
export function typed(order: Order, board: Board): string {
  const { kind, ...fields } = order;
  const words = Object.entries(fields).flatMap(([field, value]): readonly string[] => {
    if (field === 'way' && Array.isArray(value)) return [value.map(typedPlace).join(' ; ')];
    if (field === 'facing' && typeof value === 'number') return ['facing', String(Math.round((value * 180) / Math.PI))];
    if (field === 'told') return [];
    if (Array.isArray(value)) return value.map((one) => quoted(nameOnBoard(String(one), board)));
    if (field === 'at') return [typedPlace({ kind: 'ground', at: value })];
    if (value === true) return [field];
    return typeof value === 'object' ? [] : [quoted(nameOnBoard(String(value), board))];
  });
  const verb = { 'answer-roll': 'roll', 'answer-choice': 'choose', 'take-back': 'back to' }[kind] ?? verbOf(order);
  // whom it is about comes first, whatever its fields are called
  const model = typeof fields.model === 'string' ? quoted(nameOnBoard(fields.model, board)) : null;
  const rest = model === null ? words : [model, ...words.filter((word) => word !== model)];
  return [verb, ...rest].join(' ');
}

function typedPlace(place: unknown): string {
  const { kind, at, piece, ladder, height } = place as {
    kind: string;
    at?: { x: number; y: number; z: number };
    piece?: string;
    ladder?: string;
    height?: number;
  };
  if (kind === 'ladder') return `${piece}/${ladder}@${inCentimetres(height ?? 0)}`;
  return at ? [at.x, at.z, at.y].map(inCentimetres).join(',') : '';
}
