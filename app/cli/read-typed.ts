import {
  type Board,
  type Fault,
  fail,
  type Game,
  type OfferNow,
  type Order,
  offersNow,
  type PlainData,
  type PlayedWith,
  positionOf,
  type Result,
  standingLines,
  succeed,
  throwBySeed,
  whoseTurn,
} from '../../engine/index.ts';
import { closestNames, plainName } from '../catalogue/closest-names.ts';
import { readWay } from './move-wishes.ts';
import { boardOfNames, GAME_VERBS, means, typed, verbOf, wordsOf } from './typed-order.ts';

/** Everything that can be wrong with an order as it is typed, before the game has seen it. */
export const TYPED_CODES = [
  'typed/no-such-order',
  'typed/no-such-side',
  'typed/which-of-these',
  'typed/not-meant',
  'typed/no-way',
  'typed/no-place',
  'typed/no-faces',
  'typed/no-option',
  'typed/not-a-line',
] as const;
type TypedFault = Fault<(typeof TYPED_CODES)[number]>;

/** An order and whose it is. */
export interface TypedOrder {
  readonly by: string;
  readonly order: Order;
}

type Reading = Result<TypedOrder, Fault>;
const wrong = (code: TypedFault['code'], fill: TypedFault['fill']) => fail({ code, where: '', fill } as TypedFault);

/**
 * The order that a line means: `activate kovacs`, `move 3,4 ; 5,6 facing 90`, `roll 4`, `red: concede`. Without a side before it, it is given by whoever must do
 * something now.
 * @faults what is no order, and what may mean several
 */
export function readTyped(line: string, game: Game, withWhat: PlayedWith): Reading {
  const board = boardOfNames(game);
  const sided = /^\s*(?:"([^"]+)"|([^\s":]+))\s*:\s*(.*)$/.exec(line);
  const side = sided ? (sided[1] ?? sided[2])! : null;
  const seat = side === null ? null : game.setup.seats.find((own) => means(side, own, board) === 'exactly');
  if (side !== null && seat === undefined) return wrong('typed/no-such-side', { side, sides: game.setup.seats.join(', ') });
  const [verb = '', ...words] = wordsOf(sided ? sided[3]! : line);
  const by = seat ?? whoseTurn(game, withWhat)[0] ?? game.setup.seats[0]!;
  return (
    readGameOrder(verb.toLowerCase(), words, by, seat ?? null, game) ??
    readBookOrder(verb.toLowerCase(), words, by, seat ?? null, game, withWhat)
  );
}

/** One of the game's own orders; null where the verb is none of them. */
function readGameOrder(verb: string, words: readonly string[], by: string, seat: string | null, game: Game): Reading | null {
  const { board, underWay } = positionOf(game);
  const given = (order: Order): Reading => succeed({ by, order });
  switch (verb as (typeof GAME_VERBS)[number]) {
    case 'agree':
    case 'decline':
    case 'concede':
      return given({ kind: verb });
    case 'settle':
      return given({ kind: 'settle', question: words[0] ?? '', outcome: words.slice(1).join(' ') });
    case 'back':
      return readBack(words, seat, by, game);
    case 'roll': {
      const bySeed = words.length === 0 ? throwBySeed(game) : null;
      if (bySeed) return succeed(bySeed);
      const faces = words.flatMap((word) => word.split(',')).map(Number);
      if (words.length === 0 || !faces.every(Number.isFinite)) return wrong('typed/no-faces', { text: words.join(' ') });
      return given({ kind: 'answer-roll', faces });
    }
    case 'choose': {
      const options = underWay?.request.kind === 'choice' ? underWay.request.options : [];
      const picked: string[] = [];
      for (const word of words) {
        const option =
          options.find(({ id }) => means(word, id, board) === 'exactly') ?? options.find(({ id }) => means(word, id, board));
        if (!option && underWay) return wrong('typed/no-option', { text: word, options: options.map(({ id }) => id).join(', ') });
        picked.push(option?.id ?? word);
      }
      return given({ kind: 'answer-choice', picked });
    }
    default:
      return null;
  }
}

/**
 * `back` is one line back, `back 3` three, `back to 12` to where twelve had been written. What was taken back already does not count again. Unless another side
 * is named, whoever wrote what is to be taken back wants it.
 */
function readBack(words: readonly string[], seat: string | null, by: string, { lines }: Game): Reading {
  const isPlace = words[0]?.toLowerCase() === 'to';
  const text = isPlace ? words[1] : words[0];
  const number = text === undefined ? 1 : Number(text);
  if (!Number.isInteger(number) || number < 0 || (isPlace && text === undefined))
    return wrong('typed/not-a-line', { text: words.join(' ') });
  const given = (to: number): Reading => succeed({ by: seat ?? lines[to]?.command.by ?? by, order: { kind: 'take-back', to } });
  if (isPlace) return given(number);
  const standing = standingLines(lines);
  return given(standing[Math.max(0, standing.length - number)] ?? (number > 0 ? 0 : lines.length));
}

/** An order of the rule book: one of those that are offered, or else as it was typed, so that the rules say why not. */
function readBookOrder(
  verb: string,
  words: readonly string[],
  by: string,
  seat: string | null,
  game: Game,
  withWhat: PlayedWith,
): Reading {
  const board = boardOfNames(game);
  const kind = withWhat.playing.orders.find((known) => verbOf({ kind: known }) === verb);
  if (kind === undefined) {
    const known = [...withWhat.playing.orders.map((one) => verbOf({ kind: one })), ...GAME_VERBS];
    const meant = closestNames(verb, known);
    return wrong('typed/no-such-order', { text: verb, count: meant.length, meant: meant.join(', ') });
  }
  const offers = offersNow(game, withWhat).filter(({ order, by: whose }) => order.kind === kind && whose === (seat ?? whose));
  let left: readonly OfferNow[] = offers;
  const rest: string[] = [];
  for (const word of words) {
    const exactly = left.filter(({ order }) => fieldsOf(order).some((id) => means(word, id, board) === 'exactly'));
    const inPart = left.filter(({ order }) => fieldsOf(order).some((id) => means(word, id, board)));
    const fitting = exactly.length > 0 ? exactly : inPart;
    if (fitting.length > 0 && rest.length === 0) left = fitting;
    else rest.push(word);
  }
  // what is a matter of yes or no is meant only where it is said, and what is offered as a whole only where nothing is added
  left = left.filter(({ order }) => flagsOf(order).every((flag) => words.includes(flag)));
  const whole = left.filter(({ open }) => !open);
  const fitting = rest.length > 0 ? left.filter(({ open }) => open) : whole.length > 0 ? whole : left;
  const [offer] = fitting;
  if (!offer) return readUnoffered(kind, words, by, board);
  const isOtherThan = (one: OfferNow) => (other: OfferNow) => typed(other.order, board) !== typed(one.order, board);
  if (fitting.some(isOtherThan(offer))) {
    const [first, ...others] = fitting.filter(({ refusal }) => refusal === null);
    if (!first || others.some(isOtherThan(first)))
      return wrong('typed/which-of-these', { text: verb, orders: fitting.map(({ order }) => typed(order, board)).join(', ') });
    return withWay(first, rest, board);
  }
  return withWay(offer, rest, board);
}

const fieldsOf = ({ kind: _kind, ...fields }: Order): readonly string[] => [
  ...Object.values(fields).filter((value): value is string => typeof value === 'string'),
  ...flagsOf(fields),
];

/** What an order says by a word of its own, as `hidden`. */
const flagsOf = (order: object): readonly string[] =>
  Object.entries(order).flatMap(([name, value]) => (value === true ? [name] : []));

/** An order that nobody offers, as it was typed: about a model, as far as one can tell. */
function readUnoffered(kind: string, words: readonly string[], by: string, board: Board): Reading {
  if (words.length === 0) return succeed({ by, order: { kind } });
  const [first = ''] = words;
  const models = Object.keys(board.models);
  const found = models.find((id) => means(first, id, board) === 'exactly') ?? models.find((id) => means(first, id, board));
  if (found === undefined) {
    const meant = closestNames(
      plainName(first),
      models.map((id) => board.models[id]!.name || id),
    );
    return wrong('typed/not-meant', { text: first, count: meant.length, meant: meant.join(', ') });
  }
  return succeed({ by, order: { kind, model: found } });
}

/** An offered order with the way, or the place, that was typed behind it. */
function withWay({ order, open, model, by }: OfferNow, words: readonly string[], board: Board): Reading {
  if (!open) return succeed({ by, order });
  const at = words.findIndex((word) => word.toLowerCase() === 'facing');
  const places = at < 0 ? words : words.slice(0, at);
  const degrees = at < 0 ? null : Number(words[at + 1]);
  const mover = model === null ? undefined : board.models[model];
  const isWay = open.includes('way');
  const isNone = places.length === 0 || !mover || Number.isNaN(degrees);
  if (isWay && isNone) return wrong('typed/no-way', { text: words.join(' ') });
  if (isNone || (!isWay && places.length > 1)) return wrong('typed/no-place', { text: words.join(' ') });
  const way = readWay(
    { files: [], value: () => null, values: (option) => (option === 'via' ? places : []), has: () => false },
    board,
    mover,
  );
  if (!way.ok) return way;
  const facing = degrees === null ? {} : { facing: (degrees * Math.PI) / 180 };
  if (isWay) return succeed({ by, order: { ...order, ...facing, way: way.value as unknown as PlainData } });
  const [first] = way.value;
  if (first?.kind !== 'ground') return wrong('typed/no-place', { text: words.join(' ') });
  return succeed({ by, order: { ...order, ...facing, at: { ...first.at } } });
}
