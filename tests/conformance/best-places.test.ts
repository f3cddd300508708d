import { describe, expect, test } from 'vitest';
import type { TemplateShape } from '../../engine/geometry/template-queries.ts';
import { type Board, battle, type Model, type Question, type RuleSet, type TerrainPiece } from '../../engine/index.ts';
import { blastBoard } from '../support/blast-board.ts';
import { chanceOf } from '../support/chance.ts';
import { madeOf } from '../support/kit-pieces.ts';
import { boardOf, box, man, piece } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';
import { circle, hitsBy, laid, placing, verdictOn } from '../support/template-questions.ts';

type Best = Extract<Question, { kind: 'best-placement' }>;

const DROP: TemplateShape = { kind: 'teardrop', length: 203, tipRadius: 5, broadRadius: 32 };
const red = (id: string, x: number, z: number, more: Partial<Model> = {}) =>
  man(id, x, z, { owner: 'red', unit: 'reds', ...more });
const blue = (id: string, x: number, z: number, more: Partial<Model> = {}) =>
  man(id, x, z, { owner: 'blue', unit: 'blues', ...more });
const seeking = (more: Partial<Best> = {}): Best => ({
  kind: 'best-placement',
  weapon: 'shell',
  shape: circle(100),
  firer: 'gun',
  target: null,
  ...more,
});
const bestOf = (board: Board, more: Partial<Best> = {}, rules?: RuleSet) =>
  verdictOn(seeking(more), board, rules ? { rules } : {}).answer;

/** Whom the rules themselves say a template hits that is laid there, where they allow it; nobody where they do not. */
function hitThere(board: Board, asked: Best, at: { x: number; y: number; z: number }, facing: number): readonly string[] {
  const template = laid(asked.shape!, at.x, at.z, facing, at.y);
  const { weapon, indirect = false, range = null, strength = null } = asked;
  const may = verdictOn(placing(template, asked.firer, { weapon, indirect, range, strength }), board).answer;
  if (!may.allowed) return [];
  const { hits } = verdictOn(hitsBy(template, { weapon, firer: asked.firer }), board).answer;
  const own = board.models[asked.firer]!.owner;
  const covered = hits.filter(({ under }) => under === 'partly' || under === 'wholly').map(({ model }) => board.models[model]!);
  if (covered.some(({ owner, id }) => owner === own && id !== asked.firer)) return [];
  return hits.filter(({ outcome }) => outcome === 'hit').map(({ model }) => model);
}

const wall = (x0: number, z0: number, x1: number, z1: number, high = 70): TerrainPiece =>
  piece(`wall ${x0} ${z0}`, { all: box(x0, 0, z0, x1, high, z1) });

describe('the best place of a burst', () => {
  test('SK-PROX-7: whoever is shielded from the burst does not count', () => {
    const board = boardOf([wall(-100, -2, 100, 2, 120)], [red('gun', 0, 400), blue('ann', 0, 30), blue('bob', 0, -30)]);
    // without the wall one circle hits both; with it each only by itself, whichever side it bursts on
    expect(bestOf({ ...board, pieces: {} })).toMatchObject({ most: 2, atMost: 2, proven: true });
    const best = bestOf(board);
    expect(best).toMatchObject({ most: 1, atMost: 1, proven: true });
    expect(best.places.map(({ models }) => models)).toEqual([['ann']]);
    // lobbed over the wall it hits the one behind it as well as the one before it
    expect(bestOf(board, { indirect: true }).places.map(({ models }) => models)).toEqual([['ann'], ['bob']]);
  });

  test('SK-PROX-7: on top of a low wall it sees both sides of it', () => {
    const board = boardOf([wall(-100, -2, 100, 2, 12)], [red('gun', 0, 400), blue('ann', 0, 30), blue('bob', 0, -30)]);
    expect(bestOf(board)).toMatchObject({ most: 2, proven: true });
  });

  test('SK-PROX-2: a shot that is aimed lies where the shooter sees, and a lob where air leads', () => {
    const closed = madeOf('ruined-house', { damage: 0, floors: 1, roof: 'flat', door: 'closed', wayUp: 'none' });
    const inside = boardOf([{ ...closed, id: 'house' }], [red('gun', 0, 500), blue('ann', 0, 0)]);
    const straight = bestOf(inside);
    for (const { at, facing } of straight.places) expect(hitThere(inside, seeking(), at, facing)).toEqual(['ann']);
    // a lob bursts on the roof
    expect(bestOf(inside, { indirect: true })).toMatchObject({ most: 0, proven: true });
  });

  test('SK-PROX-9: in a house of two floors it counts whom it reaches on its own height, and through the stairwell whom it sees', () => {
    const board = blastBoard();
    const asked = seeking({ firer: 'edit', shape: circle(160) });
    const { places, most } = verdictOn(asked, board).answer;
    expect(most).toBeGreaterThan(0);
    for (const { at, facing, models } of places) expect(hitThere(board, asked, at, facing)).toEqual(models);
  });

  test('SK-GREN-2: a grenade lies within a throw from head to head, up a bank too', () => {
    const bank = piece('bank', { all: box(150, 0, -100, 350, 60, 100) });
    const board = (x: number) =>
      boardOf([bank], [red('gun', 0, 0), blue('ann', x, 0, { pose: { at: { x, y: 60, z: 0 }, facing: 0 } })]);
    // 20 cm from head to a head over the place, 6 cm up: 19.08 cm along
    const reach = Math.sqrt(200 * 200 - 60 * 60) + 40 + 15;
    const asked = { weapon: 'grenade', shape: circle(80), strength: 5, indirect: true } as const;
    expect(bestOf(board(reach - 0.05), asked)).toMatchObject({ most: 1 });
    expect(bestOf(board(reach + 0.5), asked)).toMatchObject({ most: 0, proven: true });
  });

  test('SK-PROX-7, SK-FLAME-6: on random tables no place that is tried hits more than is proven, and each hits whom it says', () => {
    for (let seed = 2; seed <= 1 + soak(2); seed++) {
      const chance = chanceOf(seed);
      const walls = Array.from({ length: 4 }, () => {
        const [x, z, along] = [chance.between(-120, 120), chance.between(-120, 120), chance.between(20, 90)];
        return chance.between(0, 1) < 0.5 ? wall(x, z, x + along, z + 3, chance.between(15, 70)) : wall(x, z, x + 3, z + along);
      });
      const men = Array.from({ length: 6 }, (_, i) => blue(`m${i}`, chance.between(-100, 100), chance.between(-100, 100)));
      const board = boardOf(walls, [
        red('gun', 0, 260),
        red('pal', chance.between(-100, 100), chance.between(-100, 100)),
        ...men,
      ]);
      const flame = seed % 3 === 0;
      const asked = flame
        ? seeking({ weapon: 'flame', shape: DROP, range: { least: 0, most: 200 } })
        : seeking({ indirect: seed % 2 === 0 });
      const { most, atMost, places } = verdictOn(asked, board).answer;
      for (const { at, facing, models } of places) expect(hitThere(board, asked, at, facing), `seed ${seed}`).toEqual(models);
      for (let tried = 0; tried < 40; tried++) {
        const at = { x: chance.between(-120, 120), y: 0, z: chance.between(-120, flame ? 240 : 120) };
        const hit = hitThere(board, asked, at, flame ? chance.between(2, 4.3) : 0);
        expect(hit.length, `seed ${seed}`).toBeLessThanOrEqual(atMost);
        // what a quick hand finds the search finds as well
        expect(hit.length, `seed ${seed}`).toBeLessThanOrEqual(most);
      }
    }
  });
});

test('a best place is no close call where there is room: whoever it says it hits is surely hit', () => {
  const board = boardOf([], [red('gun', 0, 400), blue('ann', 0, 0), blue('bob', 60, 0), blue('cat', 30, 50), red('pal', 150, 0)]);
  for (const [weapon, rules] of [
    ['shell', undefined],
    ['barrage', battle],
    ['ordnance', battle],
  ] as const) {
    const { places, most } = bestOf(board, { weapon }, rules);
    expect(most).toBe(3);
    for (const { at, facing } of places) {
      const hits = verdictOn(hitsBy(laid(circle(100), at.x, at.z, facing, at.y), { weapon }), board, rules ? { rules } : {});
      expect(hits.confidence, weapon).toBe('clear');
      const lay = verdictOn(
        placing(laid(circle(100), at.x, at.z, facing, at.y), 'gun', { weapon }),
        board,
        rules ? { rules } : {},
      );
      expect(lay.answer.allowed, weapon).toBe(true);
      expect(lay.confidence, weapon).toBe('clear');
    }
  }
});

describe('the best place of flame', () => {
  test('SK-FLAME-3, SK-FLAME-4: the narrow end lies anywhere within range, also aside, so that it reaches along a row', () => {
    const row = [-60, 0, 60].map((x, i) => blue(`m${i}`, x, -160));
    const board = boardOf([], [red('gun', 0, 0), ...row]);
    const near = bestOf(board, { weapon: 'flame', shape: DROP, range: { least: 0, most: 0 } });
    expect(near.most).toBeLessThan(3);
    const asked = seeking({ weapon: 'flame', shape: DROP, range: { least: 0, most: 150 } });
    const best = verdictOn(asked, board).answer;
    expect(best).toMatchObject({ most: 3, atMost: 3, proven: true });
    const { at, facing } = best.places[0]!;
    expect(hitThere(board, asked, at, facing)).toEqual(['m0', 'm1', 'm2']);
  });

  test('SK-FLAME-6: who is shielded from the narrow end does not count', () => {
    const board = boardOf([wall(-200, -102, 200, -98)], [red('gun', 0, 0), blue('ann', 0, -60), blue('bob', 0, -140)]);
    const asked = { weapon: 'flame', shape: DROP, range: { least: 0, most: 60 } } as const;
    expect(bestOf({ ...board, pieces: {} }, asked)).toMatchObject({ most: 2 });
    expect(bestOf(board, asked)).toMatchObject({ most: 1 });
    expect(bestOf(board, asked).places.map(({ models }) => models)).toEqual([['ann']]);
  });
});

describe('the best place of the battle rules', () => {
  test('BT-BLAST-2: on the floor that it lies on, it does not count whoever stands on another', () => {
    const floor = piece('floor', { all: box(-100, 60, -100, 100, 64, 100) });
    const up = (id: string, x: number) => blue(id, x, 0, { pose: { at: { x, y: 64, z: 0 }, facing: 0 } });
    const board = boardOf([floor], [red('gun', 0, 300), blue('ann', 0, 0), up('bob', 30), up('cat', 60)]);
    const best = bestOf(board, { weapon: 'barrage', shape: circle(76.2) }, battle);
    expect(best).toMatchObject({ most: 2, atMost: 2, proven: true });
    expect(best.places.map(({ models }) => models)).toEqual([['bob', 'cat']]);
    expect(best.places[0]!.at.y).toBe(64);
  });

  test('BT-BLAST-12, BT-TMPL-10: nobody who fights may lie under a blast or flame, under barrage he may', () => {
    const board = boardOf([], [red('gun', 0, 300), red('zed', 0, 30), blue('ann', 0, 0), blue('bob', 0, -33)]);
    const asked = (weapon: Best['weapon']) => bestOf(board, { weapon, shape: circle(76.2) }, battle);
    expect(asked('barrage').places[0]!.models).toContain('ann');
    expect(asked('blast').places.flatMap(({ models }) => models)).not.toContain('ann');
  });

  test('BT-ORD-7: ordnance is laid over somebody whom the firer sees', () => {
    const board = boardOf([wall(-300, 150, 300, 154)], [red('gun', 0, 300), blue('ann', 0, 0)]);
    expect(bestOf(board, { weapon: 'ordnance', shape: circle(127) }, battle).most).toBe(0);
    expect(bestOf(board, { weapon: 'barrage', shape: circle(127) }, battle).most).toBe(1);
  });
});
