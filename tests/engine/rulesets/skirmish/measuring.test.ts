import { describe, expect, test } from 'vitest';
import {
  type Board,
  type MeasureAnswer,
  type Model,
  type Question,
  skirmish,
  UNBURDENED,
  type Zone,
} from '../../../../engine/index.ts';
import { tableOf } from '../../../support/expect-verdict.ts';
import { squadOfTen, tank } from '../../../support/figures.ts';
import { at, boardOf, box, man, piece } from '../../../support/sight-board.ts';

const verdictOn = <Asked extends Question>(question: Asked, board: Board) => {
  const result = skirmish.answer(question, tableOf(board));
  if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
  return result.value;
};
const a = { kind: 'model', model: 'a' } as const;
const anna = man('a', 0, 0);
const measured = (to: Extract<Question, { kind: 'measure' }>['to'], board: Board) => {
  const { answer, because } = verdictOn({ kind: 'measure', from: a, to }, board);
  return { distance: answer.distance, clause: because[0]!.clause, figures: answer.figures };
};

test('SK-DIST-4: to a point of the ground it goes from head to a head over it, which is the distance in plan', () => {
  const found = measured({ kind: 'point', at: at(30, 0, 40) }, boardOf([], [anna]));
  expect(found).toMatchObject({ distance: expect.closeTo(50, 9), clause: 'SK-DIST-4' });
  expect(measured({ kind: 'point', at: at(30, 40, 0) }, boardOf([], [anna])).distance).toBeCloseTo(50, 9);
});

test('SK-DIST-5: to terrain it goes from the edge of the base to the nearest point of the piece', () => {
  const wall = piece('wall', { stone: box(50, 0, -40, 60, 30, 40) });
  expect(measured({ kind: 'terrain', piece: 'wall' }, boardOf([wall], [anna]))).toMatchObject({
    distance: expect.closeTo(35, 9),
    clause: 'SK-DIST-5',
  });
});

test('SK-DIST-6: to a vehicle it ends at the hull and not at a base, and in contact it begins at the edge of the base', () => {
  const hulk: Model = { ...man('t', 0, 0), ...tank(), id: 't', pose: { at: at(200, 0, 0), facing: 0 } };
  const board = boardOf([], [anna, hulk]);
  const { distance, figures } = measured({ kind: 'model', model: 't' }, board);
  expect(distance).toBeCloseTo(165, 9);
  expect(figures.find(({ by }) => by === 'bases')!.distance).toBeCloseTo(150, 9);
});

describe('SK-DIST-6: for shooting at a vehicle the nearest point counts that is seen of it', () => {
  const hulk: Model = { ...man('t', 0, 0), ...tank(), id: 't', pose: { at: at(200, 0, 0), facing: 0 } };
  const to = { kind: 'model', model: 't' } as const;
  /** The hull of the tank begins 165 mm in front of her. */
  const behind = (...solids: readonly ReturnType<typeof box>[]) => {
    const wall = piece('wall', Object.fromEntries(solids.map((solid, i) => [`s${i}`, solid])));
    return measured(to, boardOf(solids.length > 0 ? [wall] : [], [anna, hulk]));
  };

  test('all of it in sight it is the nearest point, with the clause of vehicles', () => {
    const { distance, clause, figures } = behind();
    expect(clause).toBe('SK-DIST-6');
    expect(distance).toBeCloseTo(165, 9);
    expect(figures.filter(({ counts }) => counts).map(({ by }) => by)).toEqual(['in-sight']);
    expect(figures.find(({ by }) => by === 'heads')!.distance).toBeCloseTo(165, 9);
  });

  test('a wall before the near part of it leaves what is seen beside the wall, and a closed form tells how far', () => {
    // the wall hides what lies to her left of a line through its end at (100, 40)
    const { distance, figures } = behind(box(100, 0, -400, 101, 200, 40));
    const seen = figures.find(({ by }) => by === 'in-sight')!;
    // past (100, 40), the near corner of the wall, the line from her eye comes to the side of the hull at x = 165
    const z = (40 / 100) * 165;
    expect(seen.to.z).toBeCloseTo(z, 6);
    expect(distance).toBeCloseTo(Math.sqrt(165 * 165 + z * z), 6);
    expect(distance).toBeGreaterThan(figures.find(({ by }) => by === 'heads')!.distance);
  });

  test('measured the other way round it is the same', () => {
    const wall = piece('wall', { all: box(100, 0, -400, 101, 200, 40) });
    const board = boardOf([wall], [anna, hulk]);
    const verdict = verdictOn({ kind: 'measure', from: a, to } as const, board);
    expect(verdict.because.map(({ says }) => says)).toContain('measure/hull-in-sight');
    const there = verdict.answer as MeasureAnswer;
    const back = verdictOn({ kind: 'measure', from: to, to: a } as const, board).answer as MeasureAnswer;
    expect(back.distance).toBe(there.distance);
    expect(back.figures[0]!.from).toEqual(there.figures[0]!.to);
  });

  test('within a distance, and the closest of several, it is the nearest point in sight as well', () => {
    const wall = piece('wall', { all: box(100, 0, -400, 101, 200, 40) });
    const board = boardOf([wall], [anna, hulk, man('m', 0, 170)]);
    const inSight = Math.sqrt(165 * 165 + 66 * 66);
    const within = (distance: number, what: typeof a | typeof to = a) =>
      verdictOn({ kind: 'within', what, of: what === a ? to : a, distance, wholly: false }, board);
    // the hull begins 165 mm off, what is seen of it 177.7 mm
    expect(within(170).answer).toMatchObject({ holds: false, by: 'in-sight', distance: expect.closeTo(inSight, 6) });
    expect(within(180).answer.holds).toBe(true);
    expect(within(170, to).answer.holds).toBe(false);
    expect(within(180).because.map(({ clause }) => clause)).toContain('SK-DIST-6');
    // within a hand's breadth it is contact, and goes from the base to the hull
    expect(within(20).answer.by).toBe('bases');
    const closest = verdictOn({ kind: 'closest', to: a, among: [to, { kind: 'model', model: 'm' }] }, board);
    expect(closest.answer.ranked.map(({ candidate }) => candidate)).toEqual([1, 0]);
    expect(closest.answer.ranked[1]!.distance).toBeCloseTo(inSight, 6);
    const open = verdictOn({ kind: 'closest', to: a, among: [to, { kind: 'model', model: 'm' }] }, { ...board, pieces: {} });
    expect(open.answer.ranked.map(({ candidate }) => candidate)).toEqual([0, 1]);
  });

  test('none of it in sight, the nearest point stays what counts, and that it is unseen is said', () => {
    const board = boardOf([piece('wall', { all: box(100, 0, -400, 101, 400, 400) })], [anna, hulk]);
    const verdict = verdictOn({ kind: 'measure', from: a, to } as const, board);
    expect((verdict.answer as MeasureAnswer).distance).toBeCloseTo(165, 9);
    expect(verdict.because.map(({ says }) => says)).toContain('measure/hull-unseen');
  });
});

test('SK-DIST-7: of a squad the nearest man counts from head to head', () => {
  const squad: Model = { ...man('s', 0, 0), ...squadOfTen(), id: 's', pose: { at: at(300, 0, 0), facing: 0 } };
  const eyes = squad.body.eyes.standing.map((eye) => Math.hypot(300 + eye.at.x, eye.at.z, eye.at.y - 45));
  expect(measured({ kind: 'model', model: 's' }, boardOf([], [anna, squad])).distance).toBeCloseTo(Math.min(...eyes), 9);
});

test('SK-DIST-8: the distance in plan, which an aircraft multiplies by its altitude, is told beside the one that counts', () => {
  const high = man('b', 300, 400, { y: 150 });
  const { figures } = measured({ kind: 'model', model: 'b' }, boardOf([], [anna, high]));
  expect(figures.find(({ by }) => by === 'axes')!.distance).toBe(500);
});

test('SK-SETUP-4: whoever is deployed stands in the zone with the whole base', () => {
  const zone: Zone = {
    id: 'ours',
    name: 'Ours',
    kind: 'deployment',
    owner: null,
    outline: [
      { x: -50, z: -50 },
      { x: 50, z: -50 },
      { x: 50, z: 50 },
      { x: -50, z: 50 },
    ],
  };
  const inside = (x: number, wholly: boolean) => {
    const board = { ...boardOf([], [man('a', x, 0)]), zones: { ours: zone } };
    const verdict = verdictOn({ kind: 'within', what: a, of: { kind: 'zone', zone: 'ours' }, distance: 0, wholly }, board);
    return { holds: verdict.answer.holds, clauses: verdict.because.map(({ clause }) => clause) };
  };
  expect(inside(34, true)).toEqual({ holds: true, clauses: expect.arrayContaining(['SK-SETUP-4']) });
  expect([inside(36, true).holds, inside(36, false).holds, inside(66, false).holds]).toEqual([false, true, false]);
});

const cloud: Zone = {
  id: 'cloud',
  name: 'Cloud',
  kind: 'effect',
  owner: null,
  outline: [
    { x: 100, z: -60 },
    { x: 220, z: -60 },
    { x: 220, z: 60 },
    { x: 100, z: 60 },
  ],
  effect: { of: 'gas', circle: null, floor: null },
};
const going = (from: number, to: number) => {
  const board = { ...boardOf([], [man('a', from, 0)]), zones: { cloud } };
  return verdictOn(
    {
      kind: 'move',
      model: 'a',
      order: 'move',
      target: null,
      state: UNBURDENED,
      way: [{ kind: 'ground', at: at(to, 0, 0) }],
    },
    board,
  ).because.filter(({ says }) => says.startsWith('area/'));
};

test('SK-GAS-4: who goes into gas takes a hit where the edge of the base gets there', () => {
  expect(going(40, 120)).toMatchObject([{ clause: 'SK-GAS-4', says: 'area/enters-gas', fill: { cost: expect.closeTo(45, 6) } }]);
  expect(going(0, 80)).toEqual([]);
});

test('SK-GAS-8: who begins in gas is hit once, and not again for going on in it', () => {
  expect(going(150, 200)).toMatchObject([{ clause: 'SK-GAS-8', says: 'area/begins-in-gas' }]);
});
