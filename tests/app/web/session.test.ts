import { beforeEach, describe, expect, test } from 'vitest';
import { moveModel, putBack, putDown, redo, setStance, turnSelected, undo } from '../../../app/web/session/board-intents.ts';
import { headlineOf } from '../../../app/web/session/ruling.ts';
import { read, write } from '../../../app/web/session/session.ts';
import { ask, closeQuestion, pickForSight, swapSides } from '../../../app/web/session/sight-intents.ts';
import { defaultSettings, hashBoard, installedRuleSets, openSpace } from '../../../engine/index.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { hold, lay } from './table-in-hand.ts';

beforeEach(() => lay(duelBoard));

const headline = () => headlineOf(read().ruling!.there);

describe('a question', () => {
  test('is asked by picking two models, and a third pick begins a new one', () => {
    pickForSight('anna');
    expect(read()).toMatchObject({ looker: 'anna', target: null, ruling: null });
    pickForSight('bela');
    expect(read()).toMatchObject({ looker: 'anna', target: 'bela' });
    expect(headline()).toBe('does-not-see');
    pickForSight('cili');
    expect(read()).toMatchObject({ looker: 'cili', target: null, ruling: null });
  });

  test('is answered by the rule set as it would be without the page', () => {
    ask('anna', 'bela');
    const ruleSet = installedRuleSets[0]!;
    const table = {
      board: duelBoard,
      boardHash: hashBoard(duelBoard),
      space: openSpace(duelBoard, new Map()).queries,
      settings: defaultSettings(ruleSet.settings),
    };
    expect(read().ruling?.there.sees).toEqual(ruleSet.answer({ kind: 'sees', looker: 'anna', target: 'bela' }, table));
    expect(read().ruling?.back?.sees).toEqual(ruleSet.answer({ kind: 'sees', looker: 'bela', target: 'anna' }, table));
    expect(read().ruling?.there.cover).toEqual(ruleSet.answer({ kind: 'cover-of', shooter: 'anna', target: 'bela' }, table));
  });

  test('is turned round and put away', () => {
    ask('anna', 'cili');
    swapSides();
    expect(read()).toMatchObject({ looker: 'cili', target: 'anna' });
    closeQuestion();
    expect(read()).toMatchObject({ looker: null, target: null, ruling: null });
  });

  test('about a model that is taken off the board is put away', () => {
    ask('anna', 'bela');
    write({ selected: { kind: 'model', id: 'bela' } });
    undo(); // nothing to take back: nothing happens
    expect(read().target).toBe('bela');
    lay({ ...duelBoard, models: { anna: duelBoard.models.anna! } });
    expect(read()).toMatchObject({ target: null, ruling: null, selected: null });
  });
});

describe('a held model', () => {
  test('is asked about where it is held, leaves no step behind when it is put back, and one when it is put down', async () => {
    ask('anna', 'bela');
    hold('anna', 230, 150);
    expect(headline()).toBe('sees');
    expect(read().ruling?.back).toBeNull();
    expect(read().document.board).toBe(duelBoard);
    putBack();
    expect(headline()).toBe('does-not-see');
    const steps = read().past.length;
    hold('anna', 230, 150);
    await putDown();
    expect(read().past.length).toBe(steps + 1);
    expect(read().document.board.models.anna?.pose.at).toMatchObject({ x: 230, z: 150 });
    expect(read().ruling?.back).not.toBeNull();
  });
});

describe('what was done', () => {
  test('is taken back and done again, the open question with it', async () => {
    ask('anna', 'bela');
    await moveModel('bela', () => ({ x: 240, z: -120 }));
    expect(headline()).toBe('sees');
    undo();
    expect(read().document.board).toBe(duelBoard);
    expect(headline()).toBe('does-not-see');
    redo();
    expect(headline()).toBe('sees');
    setStance('bela', 'prone');
    redo(); // a new deed leaves nothing to do again
    expect(read().document.board.models.bela?.stance).toBe('prone');
  });

  test('a turn keeps facings small', () => {
    write({ selected: { kind: 'model', id: 'anna' } });
    for (let turn = 0; turn < 30; turn++) turnSelected(Math.PI / 12);
    expect(Math.abs(read().document.board.models.anna!.pose.facing)).toBeLessThanOrEqual(Math.PI + 1e-9);
  });

  test('a model moved over open ground stands on the table', async () => {
    await moveModel('cili', () => ({ x: 230, z: -200 }));
    expect(read().document.board.models.cili?.pose.at).toEqual({ x: 230, y: 0, z: -200 });
  });
});
