import { expect } from 'vitest';
import {
  canonicalForm,
  chooseAtRandom,
  dispatch,
  findJournalDoubt,
  type Order,
  offersOf,
  playByCounsel,
  positionOf,
  readGameFile,
  recordOf,
  replayGame,
  throwBySeed,
  writeGameFile,
} from '../../engine/index.ts';
import type { Chance } from './chance.ts';
import type { GamePlayer } from './game-board.ts';

/** What nobody may say, whatever the game: it is refused, and nothing breaks. */
const NONSENSE: readonly unknown[] = [
  'constructor',
  '__proto__',
  '',
  'Z',
  -1,
  1e9,
  null,
  [],
  {},
  [null],
  [{ kind: 'ground' }],
  true,
];

/** An order that somebody might send who means no good, or whose program is broken. */
function nonsense({ game, withWhat }: GamePlayer, { oneOf }: Chance): Order {
  const kinds = [...withWhat.playing.orders, 'answer-roll', 'answer-choice', 'take-back', 'settle', 'promise', 'toString'];
  const model = oneOf([...Object.keys(positionOf(game).board.models), 'constructor']);
  const fields = ['model', 'way', 'piece', 'weapon', 'target', 'faces', 'picked', 'told', 'to', 'question', 'promise', 'by'];
  return { kind: oneOf(kinds), model, [oneOf(fields)]: oneOf(NONSENSE), [oneOf(fields)]: oneOf(NONSENSE) } as Order;
}

/** Whatever is offered is obeyed, and whatever is offered with a reason against it is turned down for that reason. Nothing of it happens. */
function holdOffers(player: GamePlayer): void {
  const { game, withWhat, position } = player;
  if (position.ending || position.underWay || position.open) return;
  const { playing, tableOf } = withWhat;
  const situation = { table: tableOf(position.board), seats: game.setup.seats, state: position.state };
  const awaited = playing.awaited(situation);
  const offers = awaited.flatMap((by) => offersOf(playing, by, situation).map((offer) => ({ by, offer })));
  expect(offers.some(({ offer }) => offer.refusal === null)).toBe(true);
  for (const { by, offer } of offers) {
    if (offer.open) continue;
    const said = dispatch(game, player.commandOf(by, offer.order), withWhat);
    expect([offer.order, said.ok ? null : said.problem]).toEqual([offer.order, offer.refusal]);
  }
}

/** What was played is the same once it has gone through a file. */
function holdFile({ game, withWhat }: GamePlayer): void {
  const read = readGameFile(writeGameFile({ record: recordOf(game), meshes: new Map() }));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const { setup, lines } = read.value.record;
  const again = replayGame(setup, lines, withWhat);
  if (!again.ok) throw new Error(again.problem.code);
  expect(again.value.lines.map(({ hash }) => hash)).toEqual(game.lines.map(({ hash }) => hash));
  const { board, ...rest } = positionOf(again.value);
  expect(rest).toEqual({ ...positionOf(game), board: undefined, ...rest });
  expect(canonicalForm(positionOf(again.value))).toBe(canonicalForm(positionOf(game)));
  expect(board).toEqual(positionOf(game).board);
  expect(again.value.throws).toBe(game.throws);
}

/** All that is offered is tried before one of so many orders. */
const LOOKS = 4;

/** One game by players without a plan, who now and then want to go back or talk nonsense; all that must hold of a game holds of it. */
export function playAtRandom(player: GamePlayer, commands: number, chance: Chance, looks = LOOKS): void {
  const pick = (count: number) => chance.whole(0, count - 1);
  for (let given = 0; given < commands && !player.position.ending; given++) {
    const before = player.game;
    const by = chance.oneOf(before.setup.seats);
    if (chance.whole(0, 3) === 0) {
      const odd = nonsense(player, chance);
      const said = player.tries(by, odd);
      if (said !== 'done') expect(player.game).toBe(before);
      continue;
    }
    if (chance.whole(0, 14) === 0) player.tries(by, { kind: 'take-back', to: pick(before.lines.length + 1) });
    else {
      if (chance.whole(0, looks - 1) === 0) holdOffers(player);
      const next = throwBySeed(before) ?? chooseAtRandom(before, player.withWhat, pick);
      if (!next) throw new Error('nobody can do anything, and the game has not ended');
      const said = player.tries(next.by, next.order);
      if (said !== 'done') {
        // only a way or a place may turn out to be none once it has been pointed out
        expect(['way', 'at'].some((field) => field in next.order)).toBe(true);
        expect(player.game).toBe(before);
      }
    }
    if (given % 50 === 49) holdFile(player);
  }
  holdJournal(player);
}

/** A game that the computer plays for these sides, and somebody without a plan for the others: each of its orders is obeyed. */
export function playByComputer(player: GamePlayer, sides: readonly string[], commands: number, chance: Chance): void {
  const pick = (count: number) => chance.whole(0, count - 1);
  for (let given = 0; given < commands && !player.position.ending; given++) {
    const before = player.game;
    const thought = throwBySeed(before) ?? sides.map((side) => playByCounsel(before, player.withWhat, side, pick)).find(Boolean);
    const next = thought ?? chooseAtRandom(before, player.withWhat, pick);
    if (!next) throw new Error('nobody can do anything, and the game has not ended');
    const said = player.tries(next.by, next.order);
    if (thought) expect([next.order, said]).toEqual([next.order, 'done']);
    if (said !== 'done') expect(player.game).toBe(before);
    if (given % 50 === 49) holdFile(player);
  }
}

/** The whole game is the same out of its file, and played again from its commands. */
export function holdJournal(player: GamePlayer): void {
  holdFile(player);
  const { game, withWhat } = player;
  expect(findJournalDoubt(game.setup, game.lines, withWhat, recordOf(game).seal)).toBeNull();
}
