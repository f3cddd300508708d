import { afterEach, beforeEach, expect, test } from 'vitest';
import { commit, removeSelected, select, undo } from '../../../app/web/session/board-intents.ts';
import { newBoard } from '../../../app/web/session/file-intents.ts';
import { currentTape, NOTHING_MEASURED } from '../../../app/web/session/measuring.ts';
import { stepOutOfMeasuring, takeMeasure, takeUpMeasured } from '../../../app/web/session/measuring-intents.ts';
import { playBy } from '../../../app/web/session/rules-intents.ts';
import { read, write } from '../../../app/web/session/session.ts';
import { countedFigure, figuresOf, type Tape } from '../../../app/web/session/tape.ts';
import {
  beginTape,
  chooseEnd,
  dropTape,
  keepTapes,
  layTape,
  listFiguresOf,
  pickForTape,
  stretchTo,
  takeEnd,
  takeUpTape,
} from '../../../app/web/session/tape-intents.ts';
import { measuredAt } from '../../../app/web/tools/measure.ts';
import type { TablePointer } from '../../../app/web/tools/table-pointer.ts';
import { type Measured, withModelMoved } from '../../../engine/index.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { lay } from './table-in-hand.ts';

const who = (model: string): Measured => ({ kind: 'model', model });
const place = (x: number, z: number): Measured => ({ kind: 'point', at: { x, y: 0, z } });
const tapes = () => read().measuring.tapes;
const current = () => currentTape(read().measuring)!;
const told = (tape: Tape) => [countedFigure(tape)?.by, countedFigure(tape)?.distance];

let stop = () => {};
beforeEach(() => {
  write({ measuring: NOTHING_MEASURED });
  lay(duelBoard);
  stop = keepTapes();
});
afterEach(() => stop());

test('a tape between two men tells every definition, and marks the one that these rules go by', () => {
  pickForTape(who('anna'));
  expect(tapes()).toEqual([]);
  pickForTape(who('bela'));
  expect(told(current())).toEqual(['heads', 270]);
  expect(figuresOf(current()).map(({ by, distance }) => [by, distance])).toContainEqual(['bases', 240]);
  playBy('battle');
  expect(told(current())).toEqual(['bases', 240]);
  undo();
  expect(told(current())).toEqual(['heads', 270]);
});

test('a tape in hand is measured wherever its end is, and lies on the table only when it is laid down', () => {
  beginTape(who('anna'));
  stretchTo(place(0, 250));
  stretchTo(place(100, 150));
  expect(told(current())).toEqual(['heads', 100]);
  stretchTo(who('anna'));
  expect(tapes()).toEqual([]);
  stretchTo(who('cili'));
  dropTape();
  expect(tapes()).toEqual([]);
  beginTape(who('anna'));
  stretchTo(place(100, 150));
  layTape();
  takeEnd(current().id, 'to');
  stretchTo(place(50, 150));
  layTape();
  expect(tapes().map(told)).toEqual([['heads', 50]]);
});

test('several tapes stay, follow those who move, go with those who are removed, and are taken up one by one', () => {
  for (const end of ['bela', 'cili']) {
    pickForTape(who('anna'));
    pickForTape(who(end));
  }
  chooseEnd('to', { kind: 'edge', edge: 'near' });
  expect(tapes().map(told)).toEqual([
    ['heads', 270],
    ['level', 135],
  ]);
  const { document } = read();
  commit({ ...document, board: withModelMoved(document.board, 'anna', { at: { x: 0, y: 0, z: 160 }, facing: 0 }) });
  expect(tapes().map(told)).toEqual([
    ['heads', 280],
    ['level', 125],
  ]);
  select({ kind: 'model', id: 'bela' });
  removeSelected();
  expect(tapes().map(told)).toEqual([['level', 125]]);
  takeUpTape(tapes()[0]!.id);
  expect(tapes()).toEqual([]);
});

test('another table has none of the tapes of the one before', () => {
  pickForTape(who('anna'));
  pickForTape(place(0, 0));
  lay({ ...duelBoard, meta: { ...duelBoard.meta, name: 'another' } });
  expect(tapes()).toEqual([]);
});

test('what is measured is what is pointed at: a man, a piece or the place on it, the edge of the table beyond it', () => {
  const at = (wish: Partial<TablePointer>) =>
    measuredAt({ model: null, piece: null, ground: null, x: 0, y: 0, touch: false, shift: false, ...wish });
  const ground = { x: 10, y: 80, z: 0 };
  expect(at({ model: 'anna', ground })).toEqual(who('anna'));
  expect(at({ piece: 'screen', ground })).toEqual({ kind: 'terrain', piece: 'screen' });
  expect(at({ piece: 'screen', ground, shift: true })).toEqual({ kind: 'point', at: ground });
  expect(at({ ground: { x: 10, y: 0, z: 200 } })).toEqual(place(10, 200));
  expect(at({ ground: { x: -340, y: 0, z: 310 } })).toEqual({ kind: 'edge', edge: 'left' });
  expect(at({ ground: { x: 0, y: 0, z: 296 } })).toEqual({ kind: 'edge', edge: 'near' });
  expect(at({})).toBe(null);
});

test('a step back lets go of the tape in hand, then of the one that is listed, and the tapes stay', () => {
  pickForTape(who('anna'));
  pickForTape(who('bela'));
  pickForTape(who('cili'));
  expect([stepOutOfMeasuring(), stepOutOfMeasuring()]).toEqual([true, false]);
  listFiguresOf(tapes()[0]!.id);
  expect([stepOutOfMeasuring(), stepOutOfMeasuring(), tapes().length]).toEqual([true, false, 1]);
  listFiguresOf(tapes()[0]!.id);
  takeUpMeasured();
  expect(tapes()).toEqual([]);
});

test('nothing that was measured stays when another board is laid on the table', () => {
  pickForTape(who('anna'));
  pickForTape(who('bela'));
  expect(tapes()).toHaveLength(1);
  takeMeasure('ring');
  newBoard();
  expect(read().measuring).toEqual({ ...NOTHING_MEASURED, mode: 'ring' });
});
