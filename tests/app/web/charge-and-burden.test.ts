import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDice } from '../../../app/web/panels/typed-number.ts';
import { select, undo } from '../../../app/web/session/board-intents.ts';
import { isAnswered } from '../../../app/web/session/drawn-way.ts';
import { changeMover, ordersOf, stateOf } from '../../../app/web/session/mover-state.ts';
import { agreementOf } from '../../../app/web/session/rule-set.ts';
import { playBy } from '../../../app/web/session/rules-intents.ts';
import { read, write } from '../../../app/web/session/session.ts';
import { takeTool } from '../../../app/web/session/view-intents.ts';
import { charge, chooseOrder, goTheWay, keepWay, leadTo } from '../../../app/web/session/way-intents.ts';
import { moveByTheRules } from '../../../app/web/tools/move-by-the-rules.ts';
import type { TablePointer } from '../../../app/web/tools/table-pointer.ts';
import { UNBURDENED } from '../../../engine/index.ts';
import { duelBoard, duellist } from '../../support/duel-board.ts';
import { lay } from './table-in-hand.ts';

const board = {
  ...duelBoard,
  models: { ...duelBoard.models, cili: duellist('cili', 'Cili', 'blue', 120, 150, 0) },
};
const way = () => read().way!;
const answer = () => {
  const { result } = way().ruling!;
  if (!result.ok) throw new Error(result.problem.code);
  return result.value.answer;
};
const over = (model: string | null): TablePointer => ({
  model,
  piece: null,
  ground: { x: 120, y: 0, z: 150 },
  x: 0,
  y: 0,
  touch: false,
  shift: false,
});

let stop = () => {};
beforeEach(() => {
  write({ tool: 'sight', selected: null, looker: null, target: null, way: null, ghost: null });
  lay(board);
  stop = keepWay();
  takeTool('move');
  select({ kind: 'model', id: 'anna' });
});
afterEach(() => stop());

test('only the orders that the rules of the table know are offered, and one that they do not know is left when they change', () => {
  chooseOrder('charge');
  playBy('battle');
  expect(ordersOf(agreementOf(read().document))).toEqual(['move']);
  expect(way().order).toBe('move');
  playBy('skirmish');
  expect(ordersOf(agreementOf(read().document))).toEqual(['move', 'two-moves', 'charge']);
});

describe('a charge', () => {
  test('is aimed at whom is clicked, leads straight up to the base, and says that it comes home', () => {
    chooseOrder('charge');
    moveByTheRules.press(over('cili'));
    moveByTheRules.release(over('cili'));
    expect(way()).toMatchObject({ model: 'anna', order: 'charge', target: 'cili' });
    // 120 between the middles, less two bases of 15 and a millimetre of air.
    expect(answer()).toMatchObject({ allowed: true, arrives: true, cost: 89, allowance: 150, actions: 1 });
    expect(isAnswered(way())).toBe(true);
  });

  test('has no answer until somebody is named, and is not aimed at friends', () => {
    chooseOrder('charge');
    leadTo({ kind: 'ground', at: { x: 50, y: 0, z: 150 } });
    expect(way().ruling?.result).toMatchObject({ ok: false, problem: { code: 'charge/nobody-named' } });
    charge('anna');
    expect(way().target).toBeNull();
    charge('cili');
    chooseOrder('move');
    expect(way().ruling?.question).toMatchObject({ order: 'move', target: null });
  });
});

describe('what a man bears', () => {
  test('slows him at once, stays with him, and can be taken back', () => {
    leadTo({ kind: 'ground', at: { x: 0, y: 0, z: 210 } });
    expect(answer()).toMatchObject({ allowed: true, allowance: 100 });
    changeMover('anna', { loaded: true });
    expect(answer()).toMatchObject({ allowed: false, allowance: 50 });
    changeMover('anna', { movement: 160 });
    expect(answer()).toMatchObject({ allowed: true, allowance: 80 });
    select({ kind: 'model', id: 'bela' });
    expect(way().state).toBe(UNBURDENED);
    select({ kind: 'model', id: 'anna' });
    expect(way().state).toEqual({ ...UNBURDENED, loaded: true, movement: 160 });
    undo();
    undo();
    expect(stateOf(read().document, 'anna')).toEqual(UNBURDENED);
  });

  test('dice are for one move', () => {
    changeMover('anna', { dice: [2, 5] });
    leadTo({ kind: 'ground', at: { x: 0, y: 0, z: 180 } });
    goTheWay();
    expect(read().document.board.models.anna?.pose.at.z).toBe(180);
    expect(stateOf(read().document, 'anna').dice).toEqual([]);
  });

  test('dice are typed as they lie there', () => {
    expect(readDice('2 5')).toEqual([2, 5]);
    expect(readDice(' 2, 5;6 ')).toEqual([2, 5, 6]);
    expect(readDice('')).toEqual([]);
    expect(readDice('two')).toBeNull();
    expect(readDice('2.5')).toBeNull();
  });
});
