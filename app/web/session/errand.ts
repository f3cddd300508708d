import {
  type Board,
  type BoardHash,
  type BoardPoint,
  type BoardSpace,
  type CoverAnswer,
  type DriveQuestion,
  type Fault,
  type FirstSighting,
  findFirstSightings,
  type Game,
  hashBoard,
  type ImportedMesh,
  installedRuleSets,
  type LineFinding,
  type LineQuery,
  type MarginFinding,
  type MarginQuery,
  type MeshHash,
  type MeshUnderstanding,
  type MeshWishes,
  type ModelId,
  type MoveUnitQuestion,
  makeRuling,
  type OpenedRuling,
  type Order,
  openRuling,
  questionsBetween,
  type Refusal,
  type Result,
  rulingLink,
  type SeesAnswer,
  type SideId,
  succeed,
  type TriangleMesh,
  understandMesh,
  type Verdict,
  type VerdictOn,
  writeRulingFile,
} from '../../../engine/index.ts';
import { findForeignLine, writeRulingPage } from '../../ruling-page/write-ruling-page.ts';
import type { Language } from '../../wording/speak.ts';
import type { DriveRuling } from './drawn-drive.ts';
import type { MoveQuestion, ReachQuestion, RouteQuestion, UnitRuling, WayRuling } from './drawn-way.ts';
import type { FacingsFound, FacingsQuestion } from './facings.ts';
import { type DeclarationChoice, findDeclarations } from './find-declarations.ts';
import { type Deed, type DeedsOf, findDeeds } from './find-deeds.ts';
import { findFacings } from './find-facings.ts';
import { findNoStops, type NoStops, type ReachedGround } from './find-no-stops.ts';
import { findRing } from './find-ring.ts';
import type { GroundTapeFound } from './ground-tape.ts';
import { askInLab, type LabErrands, openLab, planLab, stepLab, warmLab, workInLab } from './lab/lab-errands.ts';
import type { TemplateRuling, TemplateWish } from './laid-template.ts';
import { layTemplate, nextSurface } from './lay-template.ts';
import { findNearReach, type NearReach, rehearseReach } from './near-reach.ts';
import {
  type ComputerThought,
  type GameDesk,
  type GameNow,
  type GameOpening,
  giveOrderTo,
  type LaidGame,
  layAgain,
  layBegun,
  layOpened,
  type Meshes,
  type OrderOutcome,
  thinkAhead,
  type WeighedOrder,
  weighOrder,
} from './play/game-desk.ts';
import type { RingQuestion, RingStanding, RingStretch } from './ring.ts';
import { findRingLines } from './ring-lines.ts';
import { type Agreement, ruleSetOf } from './rule-set.ts';
import { type ReachDesk, type ReachStep, stepReach } from './search-reach.ts';
import type { MeasureQuestion, TapeRuling } from './tape.ts';
import type { BestQuestion, LobQuestion, Ruled, ScatterQuestion } from './template-questions.ts';

/** One model looking at another, and what the table agreed. */
export interface Look {
  readonly looker: ModelId;
  readonly target: ModelId;
  readonly agreed: Agreement;
}

/** A ruling file as it was opened: what it holds, and everything that speaks against it. */
export interface RulingOpening extends OpenedRuling {
  /** Where the page form says something else than the ruling in it; empty for the file form. */
  readonly pageFaults: readonly Fault[];
}

/** An order and whose it is, in the game that is known by this seal. */
interface OrderInGame {
  readonly seal: string;
  readonly by: SideId;
  readonly order: Order;
}

/** Everything the page has the engine do that may take long: what is given, and what comes back. */
export interface Errands extends LabErrands {
  /** How a mesh on the import desk is likely meant. */
  readonly 'understand-mesh': {
    readonly given: { readonly imported: ImportedMesh; readonly wishes: MeshWishes };
    readonly result: MeshUnderstanding | null;
  };
  /** Builds the derived world of the board, so that the first question finds it ready. */
  readonly follow: { readonly given: object; readonly result: null };
  readonly sees: { readonly given: Look; readonly result: Result<Verdict<SeesAnswer>, Refusal> };
  readonly cover: { readonly given: Look; readonly result: Result<Verdict<CoverAnswer>, Refusal> };
  /** What a way costs and whether it may be gone. */
  readonly move: {
    readonly given: { readonly question: MoveQuestion; readonly agreed: Agreement };
    readonly result: WayRuling['result'];
  };
  /** The same of a whole unit. */
  readonly 'move-unit': {
    readonly given: { readonly question: MoveUnitQuestion; readonly agreed: Agreement };
    readonly result: UnitRuling['result'];
  };
  /** Whether a vehicle may drive a way, and what follows. */
  readonly drive: {
    readonly given: { readonly question: DriveQuestion; readonly agreed: Agreement };
    readonly result: DriveRuling['result'];
  };
  /** The cheapest way to a place. */
  readonly route: {
    readonly given: { readonly question: RouteQuestion; readonly agreed: Agreement };
    readonly result: Result<VerdictOn<RouteQuestion>, Refusal>;
  };
  /** Who sees the mover first, and where on its way. */
  readonly 'first-sightings': {
    readonly given: { readonly question: MoveQuestion; readonly agreed: Agreement };
    readonly result: Result<readonly FirstSighting[], Refusal>;
  };
  /** One step of the search of this number for everything that a model may come to, as lines on the table. */
  readonly reach: {
    readonly given: { readonly search: number; readonly question: ReachQuestion; readonly agreed: Agreement };
    readonly result: ReachStep;
  };
  /** What of it is near, to be shown until the whole is found; null where nothing is told early. */
  readonly 'near-reach': {
    readonly given: { readonly question: ReachQuestion; readonly agreed: Agreement };
    readonly result: NearReach | null;
  };
  /** Looks for what is near one of the models, for nobody but the thread itself, which is the quicker the next time. */
  readonly 'rehearse-reach': { readonly given: { readonly turn: number; readonly agreed: Agreement }; readonly result: null };
  /** Where in reach a model may come by but not stay. */
  readonly 'no-stops': {
    readonly given: { readonly question: ReachQuestion; readonly ground: ReachedGround; readonly agreed: Agreement };
    readonly result: NoStops;
  };
  /** The ruling on two models as a file, a page, or a link to the page at `address`; null where it is too large for a link. */
  readonly ruling: {
    readonly given: Look & { readonly form: 'file' | 'page' | 'link'; readonly language: Language; readonly address: string };
    readonly result: string | null;
  };
  /** What may be declared of a model where it stands, and what speaks against it. */
  readonly declarations: {
    readonly given: { readonly model: ModelId; readonly agreed: Agreement };
    readonly result: readonly DeclarationChoice[];
  };
  /** What a model can do from where it stands, or what can be done to a piece by those who stand near. */
  readonly deeds: { readonly given: DeedsOf & { readonly agreed: Agreement }; readonly result: readonly Deed[] };
  /** How far one thing is from another, by every definition. */
  readonly measure: {
    readonly given: { readonly question: MeasureQuestion; readonly agreed: Agreement };
    readonly result: TapeRuling['result'];
  };
  /** How long a tape is that is laid from place to place. */
  readonly 'ground-path': { readonly given: { readonly places: readonly BoardPoint[] }; readonly result: GroundTapeFound };
  /** Who stands how to a ring around somebody. */
  readonly ring: { readonly given: RingQuestion; readonly result: Result<RingStanding, Refusal> };
  /** How the ring lies on the table. */
  readonly 'ring-lines': {
    readonly given: RingQuestion & Pick<RingStanding, 'by' | 'limit'>;
    readonly result: readonly RingStretch[];
  };
  /** Where a template comes to lie, who is under it, and whether it may lie there. */
  readonly 'lay-template': {
    readonly given: { readonly wish: TemplateWish; readonly agreed: Agreement };
    readonly result: TemplateRuling;
  };
  /** Where a shot lands with these dice. */
  readonly scatter: {
    readonly given: { readonly question: ScatterQuestion; readonly agreed: Agreement };
    readonly result: Ruled<ScatterQuestion>;
  };
  /** Whether a shot may be lobbed. */
  readonly 'indirect-shot': {
    readonly given: { readonly question: LobQuestion; readonly agreed: Agreement };
    readonly result: Ruled<LobQuestion>;
  };
  /** Where a template hits most. */
  readonly 'best-placement': {
    readonly given: { readonly question: BestQuestion; readonly agreed: Agreement };
    readonly result: Ruled<BestQuestion>;
  };
  /** The next floor over or under a place. */
  readonly 'next-surface': {
    readonly given: { readonly at: BoardPoint; readonly up: boolean; readonly agreed: Agreement };
    readonly result: BoardPoint;
  };
  /** Which side of a model everybody sees, and whom it can aim at. */
  readonly facings: { readonly given: FacingsQuestion; readonly result: Result<FacingsFound, Refusal> };
  /** Whether there is a straight line between two models, by some definition of lines. */
  readonly line: { readonly given: { readonly query: LineQuery }; readonly result: LineFinding };
  /** How far one of the two must be moved for an answer to turn. */
  readonly margin: { readonly given: { readonly query: MarginQuery }; readonly result: MarginFinding };
  /** A game that begins. */
  readonly 'begin-game': {
    readonly given: { readonly setup: Game['setup']; readonly meshes: Meshes };
    readonly result: Result<LaidGame, Refusal>;
  };
  /** A game out of its file. */
  readonly 'open-game': { readonly given: { readonly text: string }; readonly result: Result<GameOpening, readonly Fault[]> };
  /** A game that this page knows already: the thread that had it has failed, or has another one. */
  readonly 'take-game': {
    readonly given: { readonly game: Pick<Game, 'setup' | 'lines'>; readonly meshes: Meshes };
    readonly result: GameNow | null;
  };
  /** What comes of an order in a game. */
  readonly 'give-order': { readonly given: OrderInGame; readonly result: OrderOutcome };
  /** What the computer does next for the sides that it plays. */
  readonly 'think-ahead': {
    readonly given: { readonly seal: string; readonly computers: readonly SideId[] };
    readonly result: ComputerThought;
  };
  /** What can be known of it before it is given; null where the game is not there. */
  readonly 'weigh-order': { readonly given: OrderInGame; readonly result: WeighedOrder | null };
  readonly open: { readonly given: { readonly text: string }; readonly result: Result<RulingOpening, readonly Fault[]> };
}
export type ErrandKind = keyof Errands;

/** What an errand is run on: the derived world of a board, and every mesh it may need. */
export interface ErrandPlace {
  readonly space: () => BoardSpace;
  readonly meshes: ReadonlyMap<MeshHash, TriangleMesh>;
  /** Where a game is played; none where only questions are asked. */
  readonly desk?: GameDesk;
  /** Where searches for what is in reach are kept between their steps. */
  readonly reaches?: ReachDesk;
}

const noDesk = (): GameDesk => ({ open: null });

type Runners = { readonly [Kind in ErrandKind]: (given: Errands[Kind]['given'], place: ErrandPlace) => Errands[Kind]['result'] };

const RUNNERS: Runners = {
  'understand-mesh': ({ imported, wishes }) => understandMesh(imported, wishes),
  follow(_, { space }) {
    space();
    return null;
  },
  sees: ({ looker, target, agreed }, { space }) =>
    ruleSetOf(agreed).answer({ kind: 'sees', looker, target }, tableOf(space(), agreed)),
  cover: ({ looker, target, agreed }, { space }) =>
    ruleSetOf(agreed).answer({ kind: 'cover-of', shooter: looker, target }, tableOf(space(), agreed)),
  move: ({ question, agreed }, { space }) => ruleSetOf(agreed).answer(question, tableOf(space(), agreed)),
  'move-unit': ({ question, agreed }, { space }) => ruleSetOf(agreed).answer(question, tableOf(space(), agreed)),
  drive: ({ question, agreed }, { space }) => ruleSetOf(agreed).answer(question, tableOf(space(), agreed)),
  'first-sightings': ({ question, agreed }, { space }) =>
    findFirstSightings(question, tableOf(space(), agreed), ruleSetOf(agreed)),
  route: ({ question, agreed }, { space }) => ruleSetOf(agreed).answer(question, tableOf(space(), agreed)),
  reach: ({ search, question, agreed }, { space, reaches = { open: null } }) =>
    stepReach(reaches, search, question, tableOf(space(), agreed), ruleSetOf(agreed)),
  'near-reach': ({ question, agreed }, { space }) => findNearReach(question, tableOf(space(), agreed), ruleSetOf(agreed)),
  'rehearse-reach'({ turn, agreed }, { space }) {
    rehearseReach(turn, tableOf(space(), agreed), ruleSetOf(agreed));
    return null;
  },
  'no-stops': ({ question, ground, agreed }, { space }) =>
    findNoStops(question, ground, tableOf(space(), agreed), ruleSetOf(agreed)),
  ruling({ looker, target, agreed, form, language, address }, { space, meshes }) {
    const made = makeRuling({
      space: space(),
      meshes,
      ruleSet: ruleSetOf(agreed),
      settings: agreed.settings,
      questions: questionsBetween(looker, target),
    });
    if (form === 'page') return writeRulingPage(made, language);
    const text = writeRulingFile(made);
    return form === 'link' ? rulingLink(text, address) : text;
  },
  declarations: ({ model, agreed }, { space }) => findDeclarations(tableOf(space(), agreed), ruleSetOf(agreed), model),
  deeds: ({ agreed, ...asked }, { space }) => findDeeds(tableOf(space(), agreed), ruleSetOf(agreed), asked),
  measure: ({ question, agreed }, { space }) => ruleSetOf(agreed).answer(question, tableOf(space(), agreed)),
  'ground-path': (query, { space }) => space().queries.groundPath(query),
  ring: (question, { space }) => findRing(question, tableOf(space(), question.agreed), ruleSetOf(question.agreed)),
  'ring-lines': ({ by, limit, ...question }, { space }) =>
    findRingLines(question, { by, limit }, tableOf(space(), question.agreed), ruleSetOf(question.agreed)),
  'lay-template': ({ wish, agreed }, { space }) => layTemplate(wish, tableOf(space(), agreed), ruleSetOf(agreed)),
  scatter: ({ question, agreed }, { space }) => ruleSetOf(agreed).answer(question, tableOf(space(), agreed)),
  'indirect-shot': ({ question, agreed }, { space }) => ruleSetOf(agreed).answer(question, tableOf(space(), agreed)),
  'best-placement': ({ question, agreed }, { space }) => ruleSetOf(agreed).answer(question, tableOf(space(), agreed)),
  'next-surface': ({ at, up, agreed }, { space }) => nextSurface(at, up, tableOf(space(), agreed)),
  facings: (question, { space }) => findFacings(question, tableOf(space(), question.agreed), ruleSetOf(question.agreed)),
  line: ({ query }, { space }) => space().queries.line(query),
  margin: ({ query }, { space }) => space().queries.margin(query),
  'begin-game': ({ setup, meshes }, { desk = noDesk() }) => layBegun(desk, setup, meshes),
  'open-game': ({ text }, { desk = noDesk() }) => layOpened(desk, text),
  'take-game': ({ game, meshes }, { desk = noDesk() }) => layAgain(desk, game, meshes),
  'give-order': ({ seal, by, order }, { desk = noDesk() }) => giveOrderTo(desk, seal, by, order),
  'think-ahead': ({ seal, computers }, { desk = noDesk() }) => thinkAhead(desk, seal, computers),
  'weigh-order': ({ seal, by, order }, { desk = noDesk() }) => weighOrder(desk, seal, by, order),
  'lab-warm': (given, { space }) => warmLab(given, space()),
  'lab-plan': (given, { space }) => planLab(given, space()),
  'lab-open': (given, { space }) => openLab(given, space()),
  'lab-task': (given) => workInLab(given),
  'lab-step': (given, { space, meshes }) => stepLab(given, space(), meshes),
  'lab-verdict': (given, { space }) => askInLab(given, space()),
  open({ text }) {
    const opened = openRuling(text, installedRuleSets);
    if (!opened.ok) return opened;
    return succeed({ ...opened.value, pageFaults: foreignLine(text, opened.value) });
  },
};

/** The one road from the page to the engine's answers: taken in a thread of its own, or in the page where there are no threads. */
export const runErrand = <Kind extends ErrandKind>(
  kind: Kind,
  given: Errands[Kind]['given'],
  place: ErrandPlace,
): Errands[Kind]['result'] => RUNNERS[kind](given, place);

/** Only the same engine and rules word a page the same. */
function foreignLine(text: string, opened: OpenedRuling): readonly Fault[] {
  const isPage = /^\ufeff?\s*</.test(text);
  const line = isPage && opened.notices.length === 0 ? findForeignLine(text, opened) : null;
  return line === null ? [] : [{ code: 'ruling-page/says-otherwise', where: `line ${line}`, fill: {} }];
}

const hashes = new WeakMap<Board, BoardHash>();

function hashOf(board: Board): BoardHash {
  const known = hashes.get(board);
  if (known !== undefined) return known;
  const hash = hashBoard(board);
  hashes.set(board, hash);
  return hash;
}

/** What the rule set is asked about. */
export const tableOf = ({ board, queries }: BoardSpace, { settings }: Agreement) => ({
  board,
  boardHash: hashOf(board),
  space: queries,
  settings,
});
