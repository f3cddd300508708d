import { describe, expect, test } from 'vitest';
import { thingsBetween } from '../../../engine/case/narrow-board.ts';
import { type Board, openSpace } from '../../../engine/index.ts';
import { rulingOn } from '../../support/rulings.ts';
import { boardOf, box, ground, man, piece } from '../../support/sight-board.ts';

/** A at the left and B at the right of the middle of the table, 400 mm apart. */
const a = man('a', -200, 0);
const b = man('b', 200, 0);
const crate = (id: string, x: number, z: number, y = 0) =>
  piece(id, { a: box(-10, 0, -10, 10, 20, 10) }, { pose: { at: { x, y, z }, facing: 0 } });

const between = (board: Board, reach: number) => {
  const { pieces, models } = thingsBetween(board, openSpace(board, new Map()).scene, a, b, reach);
  return [...pieces, ...models].sort();
};

describe('what may have a say between two models', () => {
  test('stands near the strip between them, at whatever height, and not beyond', () => {
    const board = boardOf(
      [
        crate('in-the-way', 0, 0),
        crate('below', 0, 0, -500),
        crate('beside', 0, 70),
        crate('far', 0, 200),
        crate('behind-b', 400, 0),
      ],
      [a, b, man('c', 20, 60), man('d', 20, 300)],
    );
    // a man reaches 15·√2 mm at most, a crate 10
    expect(between(board, 60)).toEqual(['a', 'b', 'below', 'beside', 'c', 'in-the-way']);
    expect(between(board, 10)).toEqual(['a', 'b', 'below', 'in-the-way']);
    expect(between(board, 300)).toEqual(['a', 'b', 'behind-b', 'below', 'beside', 'c', 'd', 'far', 'in-the-way']);
  });

  test('is found by its solids and by the ground it takes', () => {
    const woods = piece('woods', {}, { footprint: [ground(-50, -400, 50, 0)], pose: { at: { x: 0, y: 0, z: -40 }, facing: 0 } });
    const board = boardOf([woods], [a, b]);
    expect(between(board, 60)).toContain('woods');
  });

  test('is found the same way for two who stand in one place', () => {
    const board = boardOf([crate('near', 0, 30), crate('far', 0, 300)], [a, b]);
    const same = man('same', 0, 0);
    const { pieces } = thingsBetween(board, openSpace(board, new Map()).scene, same, same, 60);
    expect([...pieces]).toEqual(['near']);
  });
});

describe('the board of a ruling', () => {
  const zone = { id: 'z', name: 'Zone', kind: 'deployment', owner: null, outline: ground(0, 0, 10, 10) } as const;
  const board: Board = {
    ...boardOf(
      [crate('in-the-way', 0, 0), crate('far', 0, 400), crate('hiding-place', 0, -500), crate('elsewhere', -550, -550)],
      [a, { ...b, declared: { hidingBehind: 'hiding-place', lookingOut: null } }, man('c', 20, 500)],
    ),
    zones: { z: zone },
    objectives: { o: { id: 'o', name: 'Well', at: { x: 0, y: 0, z: 0 }, radius: 5 } },
    sides: {
      red: { id: 'red', name: 'Red', colour: '#aa2222' },
      blue: { id: 'blue', name: 'Blue', colour: '#2222aa' },
    },
    meta: { name: 'Yard', author: 'A', licence: 'MIT', notes: 'a long story' },
  };
  const { ruling } = rulingOn(board, 'a', 'b');

  test('holds what has a say and what its models refer to, and says how much is missing', () => {
    expect(Object.keys(ruling.board.pieces)).toEqual(['in-the-way', 'hiding-place']);
    expect(Object.keys(ruling.board.models)).toEqual(['a', 'b']);
    expect(ruling.leftOut).toEqual({ pieces: 2, models: 1 });
  });

  test('holds no zones, objectives, notes and sides that have no say', () => {
    expect([ruling.board.zones, ruling.board.objectives, Object.keys(ruling.board.sides)]).toEqual([{}, {}, ['red']]);
    expect(ruling.board.meta).toEqual({ name: 'Yard', author: 'A', licence: 'MIT', notes: '' });
  });

  test('holds every vehicle that the verdict names as one that might block', () => {
    const tank = { ...man('tank', 500, 500), body: { ...a.body, kind: 'vehicle' as const } };
    const named = rulingOn(boardOf([], [a, b, tank]), 'a', 'b');
    expect(Object.keys(named.ruling.board.models)).toContain('tank');
  });
});
