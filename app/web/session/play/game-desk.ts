import {
  type Board,
  beginGame,
  dispatch,
  type Fault,
  fail,
  findRuleSet,
  type Game,
  type GameRecord,
  hashBoard,
  type Intent,
  installedRuleSets,
  type JournalDoubt,
  type MeshHash,
  type OfferNow,
  type Order,
  type OrderOdds,
  offersNow,
  type PlayedWith,
  type Pose,
  playOn,
  positionOf,
  type Question,
  type Refusal,
  type Result,
  type RuleSet,
  replayGame,
  type SideId,
  succeed,
  type TriangleMesh,
  type VerdictOn,
  whoseTurn,
} from '../../../../engine/index.ts';
import { nextOfComputers } from '../../../catalogue/computer-players.ts';
import { openGameText } from '../../../catalogue/open-game.ts';

/** Where a game is played: in the thread that carries its orders out. One game lies there at a time. */
export interface GameDesk {
  open: GameHere | null;
}
interface GameHere {
  readonly game: Game;
  readonly ruleSet: RuleSet;
  readonly withWhat: PlayedWith;
}

/** Who must do something now, and every order that may be given or may not. */
export interface GameNow {
  readonly whose: readonly SideId[];
  readonly offers: readonly OfferNow[];
  /** Which side holds each objective, null for none. */
  readonly holders: Readonly<Record<string, SideId | null>>;
}

export type Meshes = readonly (readonly [MeshHash, TriangleMesh])[];

/** A game that lies on the desk, and how it stands. */
export interface LaidGame {
  readonly game: Game;
  readonly now: GameNow;
}

/** A game out of a file: played again, up to the first line that cannot be. */
export interface GameOpening extends LaidGame {
  readonly meshes: Meshes;
  readonly doubt: JournalDoubt | null;
  /** It was begun under another version of its rules. */
  readonly otherVersion: boolean;
}

/** What came of an order: a line of the journal, or why it is turned down, or that the game does not lie here as whoever sent the order believes. */
export type OrderOutcome =
  | { readonly kind: 'obeyed'; readonly line: Game['lines'][number]; readonly now: GameNow }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'not-here' };

/** What the computer would do next, null where it is for somebody else; or that the game does not lie here as whoever asked believes. */
export type ComputerThought = { readonly kind: 'thought'; readonly next: Intent | null } | { readonly kind: 'not-here' };

/** What can be known of an order before it is given. */
export interface WeighedOrder {
  /** Why it would be turned down as it is; null where it would be obeyed. */
  readonly refusal: Refusal | null;
  readonly odds: OrderOdds | null;
  /** What the rules answer to the questions that it rests on. */
  readonly answers: readonly OrderAnswer[];
  /** All of these. A search for what is in reach is not run here: whoever wants to see that has it run. */
  readonly questions: readonly Question[];
  /** How somebody stands as the questions suppose it: a shooter has turned towards his target. */
  readonly supposed: { readonly model: string; readonly pose: Pose } | null;
}
type AnsweredQuestion = Extract<Question, { readonly kind: 'move' }>;
/** The price of the way that an order goes. */
export interface OrderAnswer {
  readonly question: AnsweredQuestion;
  readonly result: Result<VerdictOn<AnsweredQuestion>, Refusal>;
}

function nowOf({ game, withWhat }: GameHere): GameNow {
  const { board, state } = positionOf(game);
  const situation = { table: withWhat.tableOf(board), seats: game.setup.seats, state };
  return {
    whose: whoseTurn(game, withWhat),
    offers: offersNow(game, withWhat),
    holders: withWhat.playing.holders?.(situation) ?? {},
  };
}

/** Names a game as it stands: by the hash of its last line, and by how it began where there is none. */
export const sealOf = ({ lines, setup }: Game): string => lines.at(-1)?.hash ?? `begins on ${hashBoard(setup.board)}`;

/** Lays a game on the desk that begins now. @refuses forces that its rules do not allow */
export function layBegun(desk: GameDesk, setup: Game['setup'], meshes: Meshes): Result<LaidGame, Refusal> {
  const ruleSet = findRuleSet(installedRuleSets, setup.ruleSet);
  const withWhat = ruleSet && playOn(ruleSet, setup.settings, new Map(meshes));
  if (!ruleSet || !withWhat) return fail({ code: 'game/not-played', clause: null, fill: { ruleSet: setup.ruleSet } });
  const begun = beginGame(setup, withWhat);
  if (!begun.ok) return begun;
  desk.open = { game: begun.value, ruleSet, withWhat };
  return succeed({ game: begun.value, now: nowOf(desk.open) });
}

/** Lays a game on the desk that is believed: this page has folded it up itself. Null where it cannot even begin. */
export function layAgain(desk: GameDesk, { setup, lines }: Pick<GameRecord, 'setup' | 'lines'>, meshes: Meshes): GameNow | null {
  const ruleSet = findRuleSet(installedRuleSets, setup.ruleSet);
  const withWhat = ruleSet && playOn(ruleSet, setup.settings, new Map(meshes));
  const game = withWhat && replayGame(setup, lines, withWhat);
  if (!ruleSet || !withWhat || !game?.ok) return null;
  desk.open = { game: game.value, ruleSet, withWhat };
  return nowOf(desk.open);
}

/** Lays a game on the desk out of the text of its file, of which nothing is believed. @faults what cannot be read, and rules that are not here */
export function layOpened(desk: GameDesk, text: string): Result<GameOpening, readonly Fault[]> {
  const opened = openGameText(text);
  if (!opened.ok) return opened;
  const { record, ruleSet, withWhat, game, meshes, doubt } = opened.value;
  if (!game) return fail([{ code: 'journal/cannot-begin', where: 'setup', fill: {} }]);
  desk.open = { game, ruleSet, withWhat };
  const otherVersion = record.setup.version !== ruleSet.version;
  return succeed({ game, now: nowOf(desk.open), meshes: [...meshes], doubt, otherVersion });
}

/** Gives an order to the game that is known by this seal. */
export function giveOrderTo(desk: GameDesk, seal: string, by: SideId, order: Order): OrderOutcome {
  const { open } = desk;
  if (!open || sealOf(open.game) !== seal) return { kind: 'not-here' };
  const { game, withWhat } = open;
  const seen = game.lines.length;
  const done = dispatch(game, { id: `${seen}`, by, seen, order }, withWhat);
  if (!done.ok) return { kind: 'refused', refusal: done.problem };
  desk.open = { ...open, game: done.value };
  return { kind: 'obeyed', line: done.value.lines[seen]!, now: nowOf(desk.open) };
}

/** Thinks of the next order for those sides that the computer plays. Nothing is done yet, and asked again it thinks the same. */
export function thinkAhead(desk: GameDesk, seal: string, computers: readonly SideId[]): ComputerThought {
  const { open } = desk;
  if (!open || sealOf(open.game) !== seal) return { kind: 'not-here' };
  return { kind: 'thought', next: nextOfComputers(open.game, open.withWhat, computers) };
}

/** Says all that can be known of an order before it is given; null where the game does not lie here. */
export function weighOrder(desk: GameDesk, seal: string, by: SideId, order: Order): WeighedOrder | null {
  const { open } = desk;
  if (!open || sealOf(open.game) !== seal) return null;
  const { game, withWhat, ruleSet } = open;
  const { board, state } = positionOf(game);
  const { playing, tableOf } = withWhat;
  const situation = { table: tableOf(board), seats: game.setup.seats, state };
  const seen = game.lines.length;
  const tried = dispatch(game, { id: `${seen}`, by, seen, order }, withWhat);
  const grounds = playing.grounds(order, by, situation);
  const questions = grounds?.questions ?? [];
  const isMove = (question: Question): question is AnsweredQuestion => question.kind === 'move';
  return {
    refusal: tried.ok ? null : tried.problem,
    odds: playing.odds(order, by, situation),
    answers: questions
      .filter(isMove)
      .map((question) => ({ question, result: ruleSet.answer(question, tableOf(grounds!.board)) })),
    questions,
    supposed: grounds ? supposedBetween(board, grounds.board) : null,
  };
}

function supposedBetween(before: Board, { models }: Board): WeighedOrder['supposed'] {
  const changed = Object.values(models).find((model) => before.models[model.id] !== model);
  return changed ? { model: changed.id, pose: changed.pose } : null;
}
