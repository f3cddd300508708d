import {
  BrokenInvariant,
  findRuleSet,
  type Game,
  installedRuleSets,
  type ModelId,
  type OfferNow,
  type Order,
  positionOf,
  type Refusal,
  type SideId,
  throwBySeed,
  withLine,
} from '../../../../engine/index.ts';
import { peopleIn } from '../../../catalogue/computer-players.ts';
import { askAgain } from '../asking.ts';
import { forgetWhatIsGone } from '../board-intents.ts';
import { run } from '../errands.ts';
import { read, write } from '../session.ts';
import type { GameNow, LaidGame, Meshes, OrderOutcome, WeighedOrder } from './game-desk.ts';
import { sealOf } from './game-desk.ts';
import type { Play } from './play.ts';
import { isPointed, isSameOrder, lastOrder, requestOf, shownPosition } from './shown-game.ts';

/** Changes what the page knows of its game. */
export function writePlay(change: Partial<Play>): void {
  const { play } = read();
  if (play) write({ play: { ...play, ...change } });
}

// ----------------------------------------------------------------------------------------------------- beginning and leaving

const NOTHING_IN_HAND = {
  busy: false,
  refused: null,
  chosen: null,
  shownAt: null,
  openedLine: null,
  faces: [],
  handedTo: null,
  broke: null,
  halted: null,
  letGoOnAt: 0,
} as const;

/** Puts a game on the table that has been laid where it is played. What was on the table comes back when it is left. */
export function showGame({ game, now }: LaidGame, meshes: Meshes, wishes: Partial<Play> = {}): void {
  const { play, document, past, future } = read();
  const before = play?.before ?? { document, past, future };
  const { throwsAtOnce = false, handsOver = false } = play ?? {};
  write({
    play: { ...NOTHING_IN_HAND, game, meshes, now, throwsAtOnce, handsOver, doubt: null, computers: [], before, ...wishes },
    tool: 'play',
    dialog: null,
    start: false,
    hint: null,
    opened: null,
    coming: null,
    sheetTall: false,
    view: { kind: 'home' },
  });
  layPosition();
  selectActive();
  throwIfAtOnce();
}

/** Begins a game; `refused` hears why it cannot begin so. */
export function beginGame(setup: Game['setup'], meshes: Meshes, wishes: Partial<Play>, refused: (why: Refusal) => void): void {
  run('begin-game', { setup, meshes }, null, (begun) => {
    if (begun.ok) showGame(begun.value, meshes, wishes);
    else refused(begun.problem);
  });
}

/** Leaves the game, which the browser keeps, and puts back what was on the table before. */
export function leaveGame(): void {
  const { play } = read();
  if (!play) return;
  write({ play: null, ...play.before, tool: 'sight', ghost: null, selected: null, looker: null, target: null, ruling: null });
  forgetWhatIsGone();
  askAgain();
}

/** Lays the position that is looked at on the table, where every tool and question finds it. */
export function layPosition(): void {
  const { play } = read();
  if (!play) return;
  const { board } = shownPosition(play);
  const { ruleSet, settings } = play.game.setup;
  if (read().document.board !== board || read().document.agreed?.ruleSet !== ruleSet)
    write({
      document: { board, meshes: new Map(play.meshes), agreed: { ruleSet, settings } },
      past: [],
      future: [],
      ghost: null,
    });
  forgetWhatIsGone();
  askAgain();
}

// ------------------------------------------------------------------------------------------------------------------ orders

/** Gives an order to the game; what comes of it is shown when it comes back. */
export function giveOrder(by: SideId, order: Order): void {
  const { play } = read();
  if (!play || play.busy) return;
  writePlay({ busy: true, refused: null });
  const seal = sealOf(play.game);
  const broke = (details: string) => writePlay({ busy: false, broke: details });
  const then = (outcome: OrderOutcome) => {
    if (outcome.kind !== 'not-here') take(outcome, seal);
    else takeThere(() => run('give-order', { seal, by, order }, null, (again) => take(again, seal), broke), broke);
  };
  run('give-order', { seal, by, order }, null, then, broke);
}

/** Lays the game again where it is played: another one lies there, or the thread was lost. */
export function takeThere(then: () => void, broke: (details: string) => void): void {
  const { play } = read();
  if (!play) return;
  const { game, meshes } = play;
  run('take-game', { game: { setup: game.setup, lines: game.lines }, meshes }, null, (now) => now && then(), broke);
}

function take(outcome: OrderOutcome, seal: string): void {
  const { play } = read();
  if (!play || sealOf(play.game) !== seal) return;
  if (outcome.kind !== 'obeyed') {
    writePlay({ busy: false, refused: outcome.kind === 'refused' ? outcome.refusal : null });
    return;
  }
  const { line, now } = outcome;
  const game = foldIn(play.game, line);
  writePlay({ ...NOTHING_IN_HAND, game, now, handedTo: handedTo(play, now), letGoOnAt: play.letGoOnAt });
  layPosition();
  selectActive();
  if (positionOf(game).ending && !positionOf(play.game).ending) write({ dialog: 'result' });
  throwIfAtOnce();
}

/** The game with a line that was written where it is played. */
function foldIn(game: Game, { command, facts, hash }: Game['lines'][number]): Game {
  const playing = findRuleSet(installedRuleSets, game.setup.ruleSet)?.playing;
  if (!playing) throw new BrokenInvariant('a game is played by rules that are not here');
  const folded = withLine(game, command, facts, { playing });
  if (folded.lines.at(-1)?.hash !== hash) throw new BrokenInvariant('a line of the journal does not fit what the page has of it');
  return folded;
}

/** The one side whose turn it has become and was not, where people sit at the table who must not see each other's. */
function handedTo({ game, now: before, handsOver, computers }: Play, now: GameNow): SideId | null {
  const [side, other] = now.whose;
  if (!handsOver || side === undefined || other !== undefined || peopleIn(game, computers).length < 2) return null;
  return before.whose.includes(side) || computers.includes(side) ? null : side;
}

/** Whoever is handed the table says that he is there. */
export function takeOver(): void {
  writePlay({ handedTo: null });
  layPosition();
  selectActive();
  throwIfAtOnce();
}

/** Who is being activated is selected, so that his orders are seen at once. */
function selectActive(): void {
  const { play } = read();
  if (!play || play.shownAt !== null) return;
  const [model, other] = [...new Set(play.now.offers.map((offer) => offer.model))].filter((id) => id !== null);
  write({ looker: null, target: null, ruling: null });
  if (model !== undefined && other === undefined) write({ selected: { kind: 'model', id: model } });
}

// -------------------------------------------------------------------------------------------------------------- offers in hand

/** Takes an offer up without giving it yet: its way is drawn, or its odds are looked at. */
export function chooseOffer(offer: OfferNow | null): void {
  const { play } = read();
  if (!play) return;
  writePlay({ chosen: offer && { offer, weighed: null }, refused: null });
  write({ ghost: null, looker: null, target: null, ruling: null });
  if (!offer) {
    askAgain();
    return;
  }
  if (offer.model !== null) write({ selected: { kind: 'model', id: offer.model } });
  // of what is pointed out only the odds are known before
  if (isPointed(offer, read().document.board) && !offer.open?.includes('point')) return;
  weigh(offer.by, offer.order, (weighed) => {
    const { chosen } = read().play ?? {};
    if (!chosen || !isSameOrder(chosen.offer.order, offer.order)) return;
    writePlay({ chosen: { offer, weighed } });
    lookAlong(offer, weighed);
  });
}

/** Who shoots turns to his target, and the sight between the two is asked about as the rules ask about it. */
function lookAlong({ order, model }: OfferNow, { supposed, questions }: WeighedOrder): void {
  const look = questions.find((question) => question.kind === 'sees');
  if (!look || model === null || order.target === undefined) return;
  const ghost = supposed && { ...supposed, against: [], standable: true, byHand: false };
  write({ ghost, looker: look.looker, target: look.target, ruling: null, broke: null, lit: null });
  askAgain();
}

/** Has the engine say what it can of an order before it is given. */
export function weigh(
  by: SideId,
  order: Order,
  then: (weighed: WeighedOrder) => void,
  broke: (details: string) => void = (details) => writePlay({ broke: details }),
): void {
  const { play } = read();
  if (!play) return;
  const given = { seal: sealOf(play.game), by, order };
  const ask = (again: boolean) =>
    run(
      'weigh-order',
      given,
      null,
      (weighed) => {
        if (weighed) then(weighed);
        else if (again) takeThere(() => ask(false), broke);
      },
      broke,
    );
  ask(true);
}

/** Gives the offer that is in hand, or takes it up where there is something to say or to see before. */
export function pressOffer(offer: OfferNow): void {
  const { chosen } = read().play ?? {};
  const inHand = chosen && isSameOrder(chosen.offer.order, offer.order);
  if (offer.open) chooseOffer(inHand ? null : offer);
  else if (offer.order.target !== undefined && !inHand) chooseOffer(offer);
  else giveOrder(offer.by, offer.order);
}

// -------------------------------------------------------------------------------------------------------------- dice and choices

/** Throws what the seed gives for the throw that is waited for. */
export function throwDice(): void {
  const { play } = read();
  const fall = play && throwBySeed(play.game);
  if (fall) giveOrder(fall.by, fall.order);
}

function throwIfAtOnce(): void {
  const { play } = read();
  if (play?.throwsAtOnce && play.handedTo === null) throwDice();
}

export function setThrowsAtOnce(throwsAtOnce: boolean): void {
  writePlay({ throwsAtOnce });
  throwIfAtOnce();
}

export function setHandsOver(handsOver: boolean): void {
  writePlay({ handsOver, handedTo: null });
  layPosition();
}

/** Says what one die on the table shows. */
export function typeFace(die: number, face: number | null): void {
  const { play } = read();
  if (!play) return;
  const faces = [...play.faces];
  while (faces.length <= die) faces.push(null);
  faces[die] = face;
  writePlay({ faces, refused: null });
}

/** Gives the faces that were typed. */
export function giveFaces(): void {
  const { play } = read();
  const request = play && requestOf(play);
  if (request?.kind !== 'roll') return;
  giveOrder(request.roller, { kind: 'answer-roll', faces: play!.faces.filter((face) => face !== null) });
}

/** Picks these for whoever must choose. */
export function pick(picked: readonly string[]): void {
  const { play } = read();
  const request = play && requestOf(play);
  if (request?.kind === 'choice') giveOrder(request.chooser, { kind: 'answer-choice', picked });
}

// ------------------------------------------------------------------------------------------------------------ going back, ending

/** Would take back all after so many lines; the last order of a person unless told. Whose doing it was wants it; for the computer, whoever plays against it. */
export function takeBack(to?: number): void {
  const { play } = read();
  const line = play && (to === undefined ? lastOrder(play) : play.game.lines[to]);
  if (!line) return;
  const { by } = line.command;
  const [person = by] = peopleIn(play.game, play.computers);
  giveOrder(play.computers.includes(by) ? person : by, { kind: 'take-back', to: line.number });
}

/** Says yes or no to what another side proposes. */
export function answerProposal(by: SideId, agrees: boolean): void {
  giveOrder(by, { kind: agrees ? 'agree' : 'decline' });
}

export const concede = (by: SideId) => giveOrder(by, { kind: 'concede' });

// ----------------------------------------------------------------------------------------------------------------- looking back

/** Looks at the table as it stood after so many lines, or as it stands now. */
export function showAt(lines: number | null): void {
  const { play } = read();
  if (!play) return;
  const last = play.game.lines.length;
  const shownAt = lines === null || lines >= last ? null : Math.max(0, lines);
  writePlay({ shownAt, chosen: null });
  write({ ghost: null, looker: null, target: null, ruling: null });
  layPosition();
}

/** Opens what a line of the journal rests on, or shuts it. */
export const openLine = (openedLine: number | null) => writePlay({ openedLine });

/** Shows the line of sight between two as the table stood when an order was given. */
export function showLook(line: number, looker: ModelId, target: ModelId): void {
  showAt(line);
  write({ looker, target, ruling: null, broke: null, lit: null });
  askAgain();
}
