import { afterAll, describe, expect, test } from 'vitest';
import { moveModel, setStance } from '../../../../app/web/session/board-intents.ts';
import { giveOrderTo, layBegun, sealOf } from '../../../../app/web/session/play/game-desk.ts';
import {
  answerProposal,
  leaveGame,
  showAt,
  takeBack,
  takeOver,
  writePlay,
} from '../../../../app/web/session/play/game-intents.ts';
import { offersIn } from '../../../../app/web/session/play/offers-about.ts';
import { reportOf } from '../../../../app/web/session/play/report.ts';
import { resultOf } from '../../../../app/web/session/play/result.ts';
import { read } from '../../../../app/web/session/session.ts';
import { en } from '../../../../app/wording/en.ts';
import { installedRuleSets } from '../../../../engine/index.ts';
import { duelBoard } from '../../../support/duel-board.ts';
import { lay } from '../table-in-hand.ts';
import { beginOn, dice, give, playNow, withActive } from './table-at-play.ts';

// The session is one for all test files: a game that is left on the table keeps the others from editing it.
afterAll(leaveGame);

const begin = () => {
  lay(duelBoard);
  beginOn(duelBoard);
  withActive('red', 'anna');
};
const shootCili = () => {
  give('red', { kind: 'skirmish/shoot', model: 'anna', target: 'cili', mode: 'single' });
  dice([8], [9]);
};
const told = () => reportOf(playNow().game).map(({ order, takenBack }) => [order.kind, takenBack]);

describe('a game on the page', () => {
  test('lies on the table as any board, springs back from every edit, and gives the table back when it is left', async () => {
    begin();
    const { board } = read().document;
    setStance('anna', 'prone');
    await moveModel('anna', () => ({ x: 0, z: 0 }));
    expect(read().document.board).toBe(board);
    expect(read().told?.code).toBe('told.in-play');
    expect(read().past).toEqual([]);
    leaveGame();
    expect(read().document.board).toBe(duelBoard);
    expect(read().play).toBe(null);
  });

  test('goes back at once where nothing came out by it, and asks the others where dice have fallen; both stay in the report', () => {
    begin();
    give('red', { kind: 'skirmish/aim', model: 'anna' });
    takeBack();
    expect(told().slice(-2)).toEqual([
      ['skirmish/aim', true],
      ['take-back', false],
    ]);
    shootCili();
    takeBack();
    expect(playNow().now.whose).toEqual(['blue']);
    answerProposal('blue', false);
    expect(told().slice(-1)).toEqual([['decline', false]]);
    expect(read().document.board.models.cili).toBe(undefined);
    takeBack();
    answerProposal('blue', true);
    expect(told().find(([kind]) => kind === 'skirmish/shoot')).toEqual(['skirmish/shoot', true]);
    expect(read().document.board.models.cili).toBeDefined();
  });

  test('tells an order with its dice and what they came to as one entry of the report', () => {
    begin();
    shootCili();
    const shot = reportOf(playNow().game).at(-1)!;
    expect(shot.order.kind).toBe('skirmish/shoot');
    expect([shot.line, shot.until]).toEqual([5, 7]);
    expect(shot.told.map(({ fact }) => fact.kind)).toContain('skirmish/out-of-action');
  });

  test('is looked at as it stood at any line, and offers nothing while it is', () => {
    begin();
    shootCili();
    showAt(5);
    expect(read().document.board.models.cili).toBeDefined();
    expect(offersIn(playNow())).toEqual([]);
    showAt(null);
    expect(read().document.board.models.cili).toBe(undefined);
    expect(offersIn(playNow()).length).toBeGreaterThan(0);
  });

  test('is laid again from its lines where another game has taken its place', () => {
    begin();
    const { game } = playNow();
    const desk = { open: null };
    layBegun(desk, game.setup, []);
    expect(giveOrderTo(desk, sealOf(game), 'red', { kind: 'skirmish/aim', model: 'anna' })).toEqual({ kind: 'not-here' });
    const first = playNow();
    beginOn(duelBoard, null, 7); // another game lies where orders are carried out
    writePlay({ ...first });
    give('red', { kind: 'skirmish/aim', model: 'anna' });
    expect(playNow().game.lines.length).toBe(game.lines.length + 1);
  });

  test('is handed over when the turn goes to another, and offers nothing until he says that he is there', () => {
    begin();
    writePlay({ handsOver: true });
    give('red', { kind: 'skirmish/end-activation', model: 'anna' });
    expect(playNow().handedTo).toBe('blue');
    expect(offersIn(playNow())).toEqual([]);
    takeOver();
    expect(offersIn(playNow()).map(({ order }) => order.model)).toEqual(['bela', 'cili']);
  });

  test('ends with who has won, what each side lost and how the dice fell', () => {
    begin();
    shootCili();
    give('red', { kind: 'skirmish/end-activation', model: 'anna' });
    give('blue', { kind: 'skirmish/activate', model: 'bela' });
    give('blue', { kind: 'skirmish/end-activation', model: 'bela' });
    dice([6, 6]);
    const { ending, sides } = resultOf(playNow().game);
    expect(ending).toMatchObject({ winner: 'red', by: 'ending/withdrew' });
    expect(sides.map(({ lost, began }) => [lost, began])).toEqual([
      [1, 2],
      [0, 1],
    ]);
    expect(sides[0]!.dice).toEqual([{ sides: 6, thrown: 3, average: 6 }]);
    expect(read().dialog).toBe('result');
  });
});

test('every order of the rules, and all that they leave to the players, has words on the page', () => {
  const words = new Set(Object.keys(en));
  const hasWords = (key: string) => [...words].some((known) => known === key || known.startsWith(`${key}-`));
  for (const { playing, settings } of installedRuleSets.filter((rules) => rules.playing !== null)) {
    expect(playing!.orders.filter((kind) => !hasWords(`order-of/${kind}`))).toEqual([]);
    expect(Object.keys(settings).filter((name) => !words.has(`agree/${name}`))).toEqual([]);
    const choices = Object.entries(settings).flatMap(([name, setting]) =>
      setting.kind === 'choice' ? setting.among.map((one) => `agree/${name}-${one}`) : [],
    );
    expect(choices.filter((key) => !words.has(key))).toEqual([]);
  }
});
