import { afterEach, beforeEach, expect, test } from 'vitest';
import { askForLine, keepLine, wishLine } from '../../../app/web/session/line-intents.ts';
import { read, write } from '../../../app/web/session/session.ts';
import { ask } from '../../../app/web/session/sight-intents.ts';
import { withZone, zoneOfTemplate } from '../../../engine/index.ts';
import { at, boardOf, box, man, piece } from '../../support/sight-board.ts';
import { hold, lay } from './table-in-hand.ts';

/** Anna and Bob with a wall between them that has a slit of 2 mm. */
const slit = piece('wall', { left: box(-300, 0, 95, -1, 100, 105), right: box(1, 0, 95, 300, 100, 105) });

let stop = () => {};
beforeEach(() => {
  write({ tool: 'sight', selected: null, looker: null, target: null, ruling: null, ghost: null, line: null });
  lay(boardOf([slit], [man('anna', 0, 0), man('bob', 0, 200)]));
  stop = keepLine();
  ask('anna', 'bob');
});
afterEach(() => {
  stop();
  write({ line: null, ghost: null });
});

const outcome = () => read().line!.found!.outcome;

test('a line of no thickness goes through a slit of 2 mm, a rod of 3 mm does not', () => {
  askForLine(true);
  expect(outcome()).toBe('free');
  wishLine({ thickness: 3 });
  expect(outcome()).toBe('blocked');
  expect(read().line!.found!.proof).not.toBeNull();
});

test('nothing is asked before it is wished, nor while somebody is held, and it follows who is asked about', () => {
  expect(read().line).toBeNull();
  askForLine(true);
  hold('bob', 500, 200);
  expect(read().line!.found).toBeNull();
  write({ ghost: null });
  expect(outcome()).toBe('free');
  lay(boardOf([piece('wall', { all: box(-300, 0, 95, 300, 100, 105) })], [man('anna', 0, 0), man('bob', 0, 200)]));
  expect(outcome()).toBe('blocked');
  wishLine({ starts: at(0, 400, 0) });
  expect(outcome()).toBe('free');
  askForLine(false);
  expect(read().line).toBeNull();
});

test('smoke between the two is in the way until it is wished away', () => {
  const template = { shape: { kind: 'circle', diameter: 80 }, at: at(0, 0, 100), facing: 0 } as const;
  const smoke = zoneOfTemplate(template, { id: 'smoke', name: 'Smoke', of: 'smoke', level: 'this-floor' });
  lay(withZone(boardOf([], [man('anna', 0, 0), man('bob', 0, 200)]), smoke));
  askForLine(true);
  expect(outcome()).toBe('blocked');
  wishLine({ smoke: null });
  expect(outcome()).toBe('free');
});
