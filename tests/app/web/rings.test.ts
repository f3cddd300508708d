import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOTHING_MEASURED } from '../../../app/web/session/measuring.ts';
import { keepRing, ringAround, widenRing } from '../../../app/web/session/ring-intents.ts';
import { playBy } from '../../../app/web/session/rules-intents.ts';
import { read, write } from '../../../app/web/session/session.ts';
import { type Board, defaultSettings, hashBoard, openSpace, skirmish, type TerrainPiece } from '../../../engine/index.ts';
import { duelBoard, duellist } from '../../support/duel-board.ts';
import { lay } from './table-in-hand.ts';

const ring = () => read().measuring.ring;
function standing() {
  const { standing } = ring();
  if (!standing?.ok) throw new Error('the ring has no answer');
  return standing.value;
}

let stop = () => {};
beforeEach(() => {
  write({ measuring: NOTHING_MEASURED });
  lay(duelBoard);
  stop = keepRing();
});
afterEach(() => stop());

test('a ring tells who is within it, who wholly, and who stands exactly on it: that is too close to call', () => {
  playBy('core');
  ringAround({ kind: 'model', model: 'anna' });
  widenRing(240);
  const told = () => standing().models.map(({ model, within, close, wholly }) => [model, within, close, wholly?.holds]);
  expect(told()).toEqual([
    ['cili', true, false, false],
    ['bela', true, true, false],
  ]);
  widenRing(280);
  expect(told()).toEqual([
    ['cili', true, false, true],
    ['bela', true, false, true],
  ]);
  expect(standing().closest?.models).toEqual(['cili']);
});

test('of two who are equally near both are told as the closest', () => {
  lay({ ...duelBoard, models: { ...duelBoard.models, dora: duellist('dora', 'Dóra', 'blue', -230, 60, 0) } });
  ringAround({ kind: 'model', model: 'anna' });
  expect([...standing().closest!.models].sort()).toEqual(['cili', 'dora']);
});

test('rules that know no such word leave out wholly, and a ring goes with the one it was laid around', () => {
  ringAround({ kind: 'model', model: 'anna' });
  expect(standing().models[0]?.wholly).toBe(null);
  const { anna, ...others } = duelBoard.models;
  lay({ ...duelBoard, models: others });
  expect(anna && ring().of).toBe(null);
});

test('a ring lies on the table, on the platform and on the wall, everywhere exactly so far away as it says', () => {
  const platform: TerrainPiece = {
    ...duelBoard.pieces.screen!,
    id: 'platform',
    pose: { at: { x: -140, y: 0, z: 150 }, facing: 0 },
    parts: {
      top: {
        ...duelBoard.pieces.screen!.parts.wall!,
        id: 'top',
        solid: { kind: 'box', min: { x: -50, y: 0, z: -50 }, max: { x: 50, y: 40, z: 50 } },
      },
    },
  };
  const board: Board = { ...duelBoard, pieces: { ...duelBoard.pieces, platform } };
  lay(board);
  ringAround({ kind: 'model', model: 'anna' });
  widenRing(168);
  const ends = ring().lines.flat();
  const heights = [...new Set(ends.map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
  expect(heights).toEqual([0, 40, 80]);
  const table = {
    board,
    boardHash: hashBoard(board),
    space: openSpace(board, new Map()).queries,
    settings: defaultSettings(skirmish.settings),
  };
  for (const at of ends) {
    const measured = skirmish.answer(
      { kind: 'measure', from: { kind: 'model', model: 'anna' }, to: { kind: 'point', at } },
      table,
    );
    expect(measured.ok && measured.value.answer.distance).toBeCloseTo(168, 0);
  }
  // Under the platform nobody stands, and beside it the ring goes on along the ground.
  const under = ends.filter(({ x, y, z }) => y < 1 && Math.abs(x + 140) < 49 && Math.abs(z - 150) < 49);
  expect(under).toEqual([]);
});
