import { describe, expect, test } from 'vitest';
import { walkAmong } from '../../../support/move-board.ts';
import { box, piece } from '../../../support/sight-board.ts';

/** A block whose face is 3 cm before Ann. */
const ledge = (height: number, from = 30) => piece('ledge', { block: box(from, 0, -150, from + 300, height, 150) });
const wall = (height: number, from = 20, thick = 5) => piece('wall', { wall: box(from, 0, -150, from + thick, height, 150) });

describe('climbing onto a ledge', () => {
  test('SK-EX-1: 3 cm to a ledge of 4 cm, 6 cm up it, and 1 cm remains on top', () => {
    const walk = walkAmong([ledge(40)]);
    const move = walk.move([40, 40, 0]);
    expect(move.legs.map(({ kind, cost }) => [kind, cost])).toEqual([
      ['walk', 30],
      ['climb', 60],
      ['walk', 10],
    ]);
    expect(move).toMatchObject({ cost: 100, up: 40, down: 0, barred: null });
    expect(move.end).toMatchObject({ at: { x: 40, y: 40, z: 0 }, hindered: [], on: { kind: 'part', piece: 'ledge' } });
    expect(walk.stop(100, [200, 40, 0])).toMatchObject({ at: { at: { x: 40, y: 40, z: 0 } }, cost: 100 });
  });

  test('SK-EX-31: 1.5 cm is free, 1.6 cm costs 2.4, 7.5 cm costs 11.25, and 7.6 cm cannot be climbed, for 1 mm', () => {
    const costOf = (height: number) => walkAmong([ledge(height)]).move([60, height, 0]).cost - 60;
    expect(costOf(15)).toBeCloseTo(0, 9);
    expect(costOf(16)).toBeCloseTo(24, 9);
    expect(costOf(75)).toBeCloseTo(112.5, 9);
    const { barred } = walkAmong([ledge(76)]).move([60, 76, 0]);
    expect(barred?.hindrance).toEqual({
      kind: 'too-high',
      by: { kind: 'part', piece: 'ledge', part: 'block' },
      height: 76,
      missing: 1,
    });
    expect(barred?.at.x).toBeCloseTo(15, 9);
  });

  test('SK-EX-32: a ledge of 7.5 cm is out of reach of one action, which ends at its foot, and within reach of two', () => {
    const walk = walkAmong([ledge(75)]);
    const foot = walk.stop(100, [200, 75, 0]);
    expect(foot.at.kind === 'ground' && foot.at.at.x).toBeCloseTo(15, 6);
    expect(foot.cost).toBeCloseTo(15, 6);
    expect(walk.stop(200, [200, 75, 0])).toMatchObject({ cost: 200, at: { at: { x: 87.5, y: 75 } } });
  });

  test('down costs what it is high, and nothing where it is a free step', () => {
    const down = (height: number) => walkAmong([ledge(height, -200)], { from: [80, height, 0] }).move([150, 0, 0]);
    expect(down(40).legs.map(({ kind, cost }) => [kind, cost])).toEqual([
      ['walk', 20],
      ['descend', 40],
      ['walk', 50],
    ]);
    expect(down(15).cost).toBeCloseTo(70, 9);
    expect(down(76).barred?.hindrance).toMatchObject({ kind: 'too-deep', height: 76, missing: 1 });
  });

  test.each([16, 40, 70])('a ledge of %i mm is climbed however flat its face is met, up and down', (height) => {
    for (const degrees of [30, 14, 10, 5]) {
      const aside = 90 / Math.tan((degrees * Math.PI) / 180);
      const run = Math.hypot(90, aside);
      const block = piece('ledge', { block: box(30, 0, -590, 330, height, 590) });
      const up = walkAmong([block], { from: [-15, 0, -aside / 2] }).move([75, height, aside / 2]);
      expect(up.barred, `up at ${degrees}`).toBeNull();
      expect(up.cost).toBeCloseTo(run + height * 1.5, 6);
      const down = walkAmong([block], { from: [75, height, -aside / 2] }).move([-15, 0, aside / 2]);
      expect(down.barred, `down at ${degrees}`).toBeNull();
      expect(down.cost).toBeCloseTo(run + height, 6);
    }
  });

  test('who is in a ledge along its face for longer than who comes straight up to it is barred', () => {
    const { barred } = walkAmong([ledge(40)], { from: [10, 0, -100] }).move([17, 0, -90], [17, 0, 20], [60, 40, 60]);
    expect(barred?.hindrance.kind).toBe('in-the-way');
  });

  test.each([2, 3, 4])('a face of %i mm is a free step, up and down, and no walk', (height) => {
    const up = walkAmong([ledge(height)]).move([50, height, 0]);
    expect(up.legs.map(({ kind, cost }) => [kind, cost])).toEqual([
      ['walk', 30],
      ['step', 0],
      ['walk', 20],
    ]);
    const down = walkAmong([ledge(height, -270)], { from: [0, height, 0] }).move([50, 0, 0]);
    expect(down.legs.map(({ kind, cost }) => [kind, cost])).toEqual([
      ['walk', 30],
      ['step', 0],
      ['walk', 20],
    ]);
  });

  test('one stands on the edge itself, exactly half supported and closely so, and not 1 mm before it', () => {
    const walk = walkAmong([ledge(40)]);
    expect(walk.move([30, 40, 0]).end).toMatchObject({ at: { x: 30, y: 40, z: 0 }, hindered: [], close: true });
    const stands = walk.stands(29, 0);
    expect(stands.map(({ at: { y }, hindered }) => [y, hindered.map(({ kind }) => kind)])).toEqual([[0, ['in-the-way']]]);
  });
});

describe('crossing a wall', () => {
  test('SK-EX-2: a wall of 5 cm costs 12.5 cm', () => {
    const { legs, barred } = walkAmong([wall(50, 20, 0.5)]).move([80, 0, 0]);
    expect(barred).toBeNull();
    expect(legs.map(({ kind }) => kind)).toEqual(['walk', 'cross', 'walk']);
    expect(legs[1]!.cost).toBeCloseTo(125.5, 9);
    expect(legs[1]).toMatchObject({ up: 50, down: 50, divisible: false });
  });

  test('SK-EX-33: 5 cm high, 5 mm thick and 2 cm away: 15 of 20 with two actions', () => {
    const walk = walkAmong([wall(50)]);
    expect(walk.stop(200, [300, 0, 0])).toMatchObject({ cost: 200, at: { at: { x: 75, y: 0 } } });
    expect(
      walk
        .move([25.1, 0, 0])
        .legs.slice(0, 2)
        .reduce((sum, { cost }) => sum + cost, 0),
    ).toBeCloseTo(150, 9);
    const foot = walk.stop(149.9, [300, 0, 0]);
    expect(foot.at.kind === 'ground' && foot.at.at.x).toBeCloseTo(5, 6);
  });

  test('SK-EX-34: 4 cm up on the near side and 2 cm down on the far side: 6 + 2', () => {
    const ground = piece('ground', { raised: box(25, 0, -150, 300, 20, 150) });
    const { legs } = walkAmong([wall(40), ground]).move([80, 20, 0]);
    expect(legs.filter(({ kind }) => kind === 'cross').map(({ cost, up, down }) => [cost, up, down])).toEqual([[85, 40, 20]]);
  });
});
