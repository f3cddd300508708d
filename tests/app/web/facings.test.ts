import { afterEach, beforeEach, expect, test } from 'vitest';
import { aimWith, faceAt, faceOf, keepFacings } from '../../../app/web/session/facing-intents.ts';
import { NOTHING_MEASURED } from '../../../app/web/session/measuring.ts';
import { playBy } from '../../../app/web/session/rules-intents.ts';
import { read, write } from '../../../app/web/session/session.ts';
import type { Board } from '../../../engine/index.ts';
import { duelBoard, duellist } from '../../support/duel-board.ts';
import { tank } from '../../support/figures.ts';
import { lay } from './table-in-hand.ts';

const facings = () => read().measuring.facings;
function found() {
  const { found } = facings();
  if (!found?.ok) throw new Error('the facings have no answer');
  return found.value;
}
const stance = (model: string) => {
  const one = found().models.find((other) => other.model === model)!;
  return [
    one.side.ok && one.side.value.answer.side,
    one.aim.ok && one.aim.value.answer.allowed,
    one.aim.ok && one.aim.value.close,
  ];
};

/** A tank in the middle that looks to the near edge, and men around it. */
const tankBoard: Board = {
  ...duelBoard,
  pieces: {},
  models: {
    tank: { ...duellist('tank', 'The tank', 'red', 0, 0, 0), ...tank() },
    front: duellist('front', 'Front', 'blue', 0, 250, Math.PI),
    left: duellist('left', 'Left', 'blue', 250, 0, 0),
    rear: duellist('rear', 'Rear', 'blue', 0, -250, 0),
  },
};

let stop = () => {};
beforeEach(() => {
  write({ measuring: NOTHING_MEASURED });
  lay(duelBoard);
  stop = keepFacings();
});
afterEach(() => stop());

test('of a man it is told who stands before the line of his shoulders, and whom he can aim at', () => {
  faceOf({ kind: 'model', model: 'anna' });
  expect([stance('bela'), stance('cili')]).toEqual([
    ['front', true, false],
    ['front', true, false],
  ]);
  expect(found().borders).toHaveLength(1);
  faceAt({ kind: 'model', model: 'bela' });
  expect(facings()).toMatchObject({ of: 'anna', other: 'bela' });
});

test('the sides of a tank meet at its diagonals, and each weapon reaches as far round as it is fixed', () => {
  lay(tankBoard);
  faceOf({ kind: 'model', model: 'tank' });
  expect([stance('front'), stance('left'), stance('rear')]).toEqual([
    ['front', true, false],
    ['side', false, false],
    ['rear', false, false],
  ]);
  expect(found().borders).toHaveLength(4);
  // Each border lies on a line through the middle of the hull.
  for (const [near, far] of found().borders) expect(near.x * far.z - near.z * far.x).toBeCloseTo(0, 4);
  aimWith({ bearing: Math.PI / 2 });
  expect([stance('front')[1], stance('left')[1]]).toEqual([false, true]);
  aimWith({ mount: 'cupola', crewOut: true });
  expect(found().models.every(({ aim }) => aim.ok && aim.value.answer.allowed)).toBe(true);
  aimWith({ crewOut: false });
  expect(found().models.some(({ aim }) => aim.ok && aim.value.answer.allowed)).toBe(false);
});

test('rules that know no sides refuse, and facings go with the one whose they are', () => {
  faceOf({ kind: 'model', model: 'anna' });
  playBy('core');
  expect(facings().found).toMatchObject({ ok: false, problem: { code: 'question/not-in-these-rules' } });
  const { bela, cili } = duelBoard.models;
  lay({ ...duelBoard, models: { bela: bela!, cili: cili! } });
  expect(facings().of).toBe(null);
});
