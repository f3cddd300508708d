import { describe, expect, test } from 'vitest';
import {
  type Board,
  type Model,
  type MoveAnswer,
  type MoveOrder,
  type Settings,
  skirmish,
  type TerrainPiece,
  UNBURDENED,
  type Verdict,
  type Waypoint,
} from '../../../../engine/index.ts';
import { tableOf } from '../../../support/expect-verdict.ts';
import { madeOf } from '../../../support/kit-pieces.ts';
import { at, boardOf, man } from '../../../support/sight-board.ts';

const place = (x: number, z: number, y = 0): Waypoint => ({ kind: 'ground', at: at(x, y, z) });

/** May Ann go this way, by the skirmish rules? */
function move(
  board: Board,
  way: readonly Waypoint[],
  order: MoveOrder = 'two-moves',
  settings: Settings = {},
): Verdict<MoveAnswer> {
  const result = skirmish.answer(
    { kind: 'move', model: 'ann', order, target: null, state: UNBURDENED, way },
    tableOf(board, settings),
  );
  if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
  return result.value;
}

const named = (piece: TerrainPiece, id: string): TerrainPiece => ({ ...piece, id, name: id });
const withAnn = (pieces: readonly TerrainPiece[], x: number, z: number, more: Partial<Model> & { readonly y?: number } = {}) =>
  boardOf(pieces, [man('ann', x, z, more)]);

const ledge = (height: number) =>
  named(
    madeOf('platform', {
      carriedBy: 'block',
      height,
      length: 200,
      width: 200,
      east: 'nothing',
      west: 'nothing',
      parapetHeight: 0,
    }),
    'ledge',
  );

describe('SK-GEOM-9: joining a ladder', () => {
  const tower = named(madeOf('watch-tower', { platformHeight: 120, roof: false }), 'tower');
  const foot = tower.ladders.ladder!.foot;
  /** Away from the tower, straight out from its ladder. */
  const out = (by: number): readonly [number, number] => {
    const away = Math.sqrt(foot.x * foot.x + foot.z * foot.z);
    return [foot.x + (foot.x / away) * by, foot.z + (foot.z / away) * by];
  };
  const up = (height: number): Waypoint => ({ kind: 'ladder', piece: 'tower', ladder: 'ladder', height });

  test('from 2.5 cm away it is within reach, and the way of the axis to its line is paid', () => {
    const { answer } = move(withAnn([tower], ...out(25)), [up(60)]);
    expect(answer).toMatchObject({ allowed: true });
    expect(answer.cost).toBeCloseTo(25 + 60, 6);
    expect(answer.legs.at(-1)).toMatchObject({ kind: 'ladder', up: 60, clause: 'SK-LADDER-1' });
  });

  test('SK-LADDER-1, SK-LADDER-2: up 12 cm and off at the top, both at the price of level ground', () => {
    const top = tower.ladders.ladder!.head.y;
    const [x, z] = out(25);
    const { answer } = move(withAnn([tower], x, z), [up(top), place(0, 0, top)]);
    expect(answer.allowed).toBe(true);
    expect(answer.legs.filter(({ kind }) => kind === 'ladder').reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(120, 6);
    expect(answer.legs.some(({ kind }) => kind === 'climb')).toBe(false);
  });

  test('SK-PRONE-9: who lies uses no ladder', () => {
    const table = tableOf(withAnn([tower], ...out(25), { stance: 'prone' }));
    const asked = { kind: 'move', model: 'ann', order: 'move', target: null, state: UNBURDENED, way: [up(20)] } as const;
    expect(skirmish.answer(asked, table)).toMatchObject({ problem: { code: 'ladder/not-while-prone', clause: 'SK-PRONE-9' } });
  });
});

describe('SK-GEOM-10: climbing aslant', () => {
  test('the axis pays its slanting way and the height, wherever it meets the face', () => {
    const { answer } = move(withAnn([ledge(40)], -130, -30), [place(-90, 10, 40)]);
    expect(answer).toMatchObject({ allowed: true, up: 40 });
    expect(answer.cost).toBeCloseTo(Math.sqrt(2) * 40 + 60, 6);
  });
});

describe('SK-GEOM-11, SK-RAMP-2: steps and stairs', () => {
  const stairs = named(
    madeOf('platform', {
      carriedBy: 'block',
      height: 60,
      length: 200,
      width: 100,
      east: 'nothing',
      west: 'stairs',
      parapetHeight: 0,
    }),
    'stairs',
  );
  const marked = Object.values(stairs.parts).filter((part) => part.stairs);
  const unmarked = {
    ...stairs,
    parts: Object.fromEntries(Object.entries(stairs.parts).map(([id, { stairs: _, ...part }]) => [id, part])),
  };
  const way = [place(-60, 0, 60)];

  test('stairs that are marked cost the slope over their nosings, those that are not only what they cover of the ground', () => {
    expect(marked).toHaveLength(1);
    const start = -220;
    const slope = move(withAnn([stairs], start, 0), way);
    const steps = move(withAnn([unmarked], start, 0), way);
    expect(steps.answer).toMatchObject({ allowed: true, up: 60 });
    expect(steps.answer.cost).toBeCloseTo(160, 6);
    expect(slope.answer.allowed).toBe(true);
    expect(slope.answer.cost).toBeGreaterThan(165);
    expect(slope.because.map(({ says }) => says)).toContain('cost/slope');
    expect(steps.because.map(({ says }) => says)).toContain('cost/free-step');
  });
});

describe('what a verdict on a move says', () => {
  test('SK-MOVE-9, SK-CLIMB-3: the cost of its stretches adds up, and each has its clause', () => {
    const { answer } = move(withAnn([ledge(40)], -130, 0), [place(-90, 0, 40)]);
    expect(answer.legs.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(answer.cost, 9);
    expect(answer.legs.map(({ clause }) => clause)).toEqual(['SK-MOVE-9', 'SK-CLIMB-3', 'SK-MOVE-9']);
  });

  test('a way that is parted costs the same', () => {
    const board = withAnn([ledge(40)], -130, 0);
    const whole = move(board, [place(-90, 0, 40)]).answer.cost;
    expect(move(board, [place(-120, 0), place(-95, 0, 40), place(-90, 0, 40)]).answer.cost).toBeCloseTo(whole, 9);
  });

  test('using up all movement on open ground is not close, a climb that does is, and so is a hair too much', () => {
    const flat = withAnn([], 0, 0);
    expect(move(flat, [place(100, 0)], 'move').confidence).toBe('clear');
    expect(move(flat, [place(100.5, 0)], 'move')).toMatchObject({ confidence: 'close-call', answer: { allowed: false } });
    expect(move(flat, [place(102, 0)], 'move')).toMatchObject({ confidence: 'clear', answer: { allowed: false } });
  });

  test('where it must stop it may end, and no hair farther', () => {
    const board = withAnn([ledge(75)], -160, 0);
    const { answer } = move(board, [place(-60, 0, 75)], 'move');
    expect(answer).toMatchObject({ allowed: false, stop: { at: { kind: 'ground' } } });
    const stop = answer.stop!.at;
    if (stop.kind !== 'ground') throw new Error('it stands on the ground');
    expect(move(board, [stop], 'move').answer.allowed).toBe(true);
    expect(move(board, [place(stop.at.x + 1, 0)], 'move').answer.allowed).toBe(false);
  });

  test('a place where nobody can stand says so, whatever movement is left', () => {
    const { answer, because } = move(withAnn([ledge(40)], -130, 0), [place(-106, 0)], 'move');
    expect(answer.allowed).toBe(false);
    expect(because[0]?.says).toBe('way/piece-in-the-way');
  });

  test('somebody who is not there, no way at all, and ladders that are not there are turned down', () => {
    const table = tableOf(withAnn([ledge(40)], -130, 0));
    const ask = (model: string, way: readonly Waypoint[]) => {
      const result = skirmish.answer({ kind: 'move', model, order: 'move', target: null, state: UNBURDENED, way }, table);
      return result.ok ? 'answered' : result.problem.code;
    };
    expect(ask('nobody', [place(0, 0)])).toBe('mover/not-on-the-board');
    expect(ask('ann', [])).toBe('way/leads-nowhere');
    for (const nowhere of [Number.NaN, Infinity]) {
      expect(ask('ann', [place(-120, 0), place(nowhere, 0)])).toBe('way/leads-nowhere');
      expect(ask('ann', [{ kind: 'ladder', piece: 'ledge', ladder: 'ladder', height: nowhere }])).toBe('way/leads-nowhere');
    }
    expect(ask('ann', [{ kind: 'ladder', piece: 'tower', ladder: 'ladder', height: 10 }])).toBe('piece/not-on-the-board');
    expect(ask('ann', [{ kind: 'ladder', piece: 'ledge', ladder: 'ladder', height: 10 }])).toBe('ladder/not-on-the-piece');
  });

  test('nobody rests beyond the ends of a ladder', () => {
    const tower: TerrainPiece = { ...madeOf('watch-tower', { platformHeight: 120 }), id: 'tower' };
    const { foot } = tower.ladders.ladder!;
    const table = tableOf(withAnn([tower], foot.x + 25, foot.z));
    const ask = (height: number) => {
      const way: readonly Waypoint[] = [{ kind: 'ladder', piece: 'tower', ladder: 'ladder', height }];
      const result = skirmish.answer(
        { kind: 'move', model: 'ann', order: 'two-moves', target: null, state: UNBURDENED, way },
        table,
      );
      return result.ok ? result.value.answer.allowed : result.problem.code;
    };
    expect([0, 120].map(ask)).toEqual([true, true]);
    expect([-0.1, 120.1, 9990].map(ask)).toEqual(['ladder/not-so-high', 'ladder/not-so-high', 'ladder/not-so-high']);
  });

  test('charging whom nobody sees is not forbidden (SK-CHARGE-3), and a name that nobody has is', () => {
    const table = tableOf(withAnn([], 0, 0));
    const result = skirmish.answer(
      { kind: 'move', model: 'ann', order: 'charge', target: 'ghost', state: UNBURDENED, way: [place(10, 0)] },
      table,
    );
    expect(result.ok ? 'answered' : result.problem.code).toBe('target/not-on-the-board');
  });
});
