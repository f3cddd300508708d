import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bendTape,
  dropGroundTape,
  holdTapeAt,
  keepGroundTape,
  leadTape,
  nudgeTapeEnd,
  takeBackTape,
} from '../../../app/web/session/ground-tape-intents.ts';
import { NOTHING_MEASURED } from '../../../app/web/session/measuring.ts';
import { read, write } from '../../../app/web/session/session.ts';
import { withoutPiece } from '../../../engine/index.ts';
import { at, boardOf, box, man, piece } from '../../support/sight-board.ts';
import { lay } from './table-in-hand.ts';

const path = () => read().measuring.path;
const point = (x: number, z: number, y = 0) => ({ kind: 'point', at: at(x, y, z) }) as const;

let stop = () => {};
beforeEach(() => {
  write({ measuring: { ...NOTHING_MEASURED, mode: 'path' } });
  lay(boardOf([piece('wall', { block: box(-100, 0, 195, 100, 40, 205) })], [man('bob', 0, 0)]));
  stop = keepGroundTape();
});
afterEach(() => stop());

test('a tape bends at every click, and is told laid on the ground, through the air and from above', () => {
  leadTape({ kind: 'model', model: 'bob' });
  expect(path().found).toBeNull();
  leadTape(point(0, 150));
  leadTape(point(60, 150));
  expect(path().found).toMatchObject({ laid: expect.closeTo(210, 6), plan: expect.closeTo(210, 6) });
  takeBackTape();
  expect(path().found!.laid).toBeCloseTo(150, 6);
});

test('over a wall it is longer by twice its height until the wall is taken away', () => {
  leadTape(point(0, 100));
  leadTape(point(0, 300));
  expect(path().found!.laid).toBeCloseTo(280, 6);
  const { document } = read();
  write({ document: { ...document, board: withoutPiece(document.board, 'wall') } });
  expect(path().found!.laid).toBeCloseTo(200, 6);
});

test('its end follows the pointer until a click, and is led with the keys over the surface nearest in height', () => {
  leadTape(point(0, 100));
  holdTapeAt(point(0, 120));
  holdTapeAt(point(0, 140));
  expect(path().places).toHaveLength(2);
  leadTape(point(0, 180));
  expect(path().places).toHaveLength(2);
  bendTape();
  nudgeTapeEnd(0, 20);
  expect(path().places.at(-1)).toEqual(at(0, 40, 200));
  nudgeTapeEnd(0, 20);
  expect(path().places.at(-1)).toEqual(at(0, 0, 220));
  expect(dropGroundTape()).toBe(true);
  expect(dropGroundTape()).toBe(false);
});
