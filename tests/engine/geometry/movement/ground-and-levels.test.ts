import { describe, expect, test } from 'vitest';
import type { MoveFinding } from '../../../../engine/geometry/movement-queries.ts';
import type { TerrainPiece } from '../../../../engine/index.ts';
import { madeOf } from '../../../support/kit-pieces.ts';
import { walkAmong } from '../../../support/move-board.ts';
import { box, ground, man, piece } from '../../../support/sight-board.ts';

const kindsOf = ({ legs }: MoveFinding) => legs.map(({ kind }) => kind);

/** A ramp that rises along +x, with level ground behind it. */
const ramp = (from: number, run: number, rise: number): TerrainPiece =>
  piece('ramp', {
    slope: {
      kind: 'prism',
      origin: { x: from, y: 0, z: -60 },
      across: { x: 1, y: 0, z: 0 },
      along: { x: 0, y: 1, z: 0 },
      outline: [
        { x: 0, y: 0 },
        { x: run, y: 0 },
        { x: run, y: rise },
      ],
      holes: [],
      depth: 120,
    },
    top: box(from + run, 0, -60, from + run + 200, rise, 60),
  });

/** Steps of one height and depth that rise along +x to a level top; each is a block of its own or all are one part marked as stairs. */
function steps(count: number, rise: number, run: number, marked: boolean): TerrainPiece {
  const solids = Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`step-${i + 1}`, box(20 + i * run, 0, -60, 20 + count * run, (i + 1) * rise, 60)]),
  );
  const top = { top: box(20 + count * run, 0, -60, 320 + count * run, count * rise, 60) };
  if (!marked) return piece('steps', { ...solids, ...top });
  const outline = [
    { x: 0, y: 0 },
    { x: count * run, y: 0 },
  ];
  for (let i = count; i > 0; i--) outline.push({ x: i * run, y: i * rise }, { x: (i - 1) * run, y: i * rise });
  const made = piece('steps', {
    flight: {
      kind: 'prism',
      origin: { x: 20, y: 0, z: -60 },
      across: { x: 1, y: 0, z: 0 },
      along: { x: 0, y: 1, z: 0 },
      outline,
      holes: [],
      depth: 120,
    },
    ...top,
  });
  return { ...made, parts: { ...made.parts, flight: { ...made.parts.flight!, stairs: true } } };
}

describe('ramps and stairs', () => {
  test('SK-EX-36: a ramp with a run of 4 and a rise of 3 costs 5 cm', () => {
    const move = walkAmong([ramp(20, 40, 30)]).move([100, 30, 0]);
    expect(move.legs.map(({ kind, cost }) => [kind, Math.round(cost * 1e6) / 1e6])).toEqual([
      ['walk', 20],
      ['walk', 50],
      ['walk', 40],
    ]);
    expect(walkAmong([ramp(20, 40, 30)], { policy: { slopes: 'plan' } }).move([100, 30, 0]).cost).toBeCloseTo(100, 9);
  });

  test('SK-RAMP-3: 45 degrees are walked, steeper is climbed for its height and walked for its length', () => {
    expect(walkAmong([ramp(20, 40, 40)]).move([100, 40, 0]).cost).toBeCloseTo(20 + 40 * Math.sqrt(2) + 40, 9);
    const steep = walkAmong([ramp(20, 40, 41)]).move([100, 41, 0]);
    expect(kindsOf(steep)).toEqual(['walk', 'climb', 'walk']);
    expect(steep.cost).toBeCloseTo(20 + 40 + 41 * 1.5 + 40, 9);
  });

  test('SK-GEOM-11: eleven steps of 1.5 cm cost their horizontal length; the same marked as stairs cost the slope', () => {
    const [run, rise] = [20, 15];
    const end = [20 + 11 * run + 60, 11 * rise, 0] as const;
    const bare = walkAmong([steps(11, rise, run, false)]).move(end);
    expect(bare.barred).toBeNull();
    expect(bare.cost).toBeCloseTo(20 + 11 * run + 60, 9);
    expect(new Set(kindsOf(bare))).toEqual(new Set(['walk', 'step']));
    const marked = walkAmong([steps(11, rise, run, true)]).move(end);
    expect(marked.barred).toBeNull();
    expect(marked.cost).toBeCloseTo(20 + 11 * Math.sqrt(run * run + rise * rise) + 60, 6);
    expect(new Set(kindsOf(marked))).toEqual(new Set(['walk']));
  });

  test('stairs of a kit cost as much as a ramp of the same run and rise', () => {
    const costOf = (east: string) => walkAmong([madeOf('platform', { east })], { from: [260, 0, 0] }).move([0, 60, 0]);
    expect(costOf('stairs').barred).toBeNull();
    expect(costOf('stairs').cost).toBeCloseTo(costOf('ramp').cost, 2);
  });
});

describe('levels over one another', () => {
  const bridge = piece('bridge', { deck: box(40, 60, -50, 100, 65, 50) });

  test('a way leads under a bridge that has the height free, and over a lower one', () => {
    expect(walkAmong([bridge]).move([150, 0, 0])).toMatchObject({ cost: 150, up: 0, barred: null });
    const low = piece('bridge', { deck: box(40, 40, -50, 100, 45, 50) });
    const over = walkAmong([low]).move([150, 0, 0]);
    expect(kindsOf(over)).toEqual(['walk', 'climb', 'walk', 'descend', 'walk']);
    expect(over.cost).toBeCloseTo(150 + 45 * 2.5, 9);
    expect(walkAmong([low], { policy: { climbing: null } }).move([150, 0, 0]).barred?.hindrance).toMatchObject({
      kind: 'no-headroom',
      under: { piece: 'bridge' },
    });
    expect(walkAmong([low], { policy: { stance: 'prone' } }).move([150, 0, 0])).toMatchObject({ cost: 150, barred: null });
  });

  test('the height that is asked for decides whether one stands under a balcony or on it', () => {
    const walk = walkAmong([bridge]);
    expect(walk.stands(70, 0).map(({ at: { y }, hindered }) => [y, hindered.length])).toEqual([
      [0, 0],
      [65, 0],
    ]);
    expect(walk.move([70, 0, 0])).toMatchObject({ cost: 70, up: 0 });
    const on = walk.move([70, 65, 0]);
    expect(kindsOf(on)).toEqual(['walk', 'climb', 'walk']);
    expect(on.cost).toBeCloseTo(70 + 65 * 1.5, 9);
    expect(on.end).toMatchObject({ at: { y: 65 }, on: { kind: 'part', piece: 'bridge', part: 'deck' } });
  });

  test('a place that only lies on another floor is not come to, and it says how much is missing', () => {
    const high = piece('bridge', { deck: box(40, 90, -50, 100, 95, 50) });
    const { barred, end } = walkAmong([high]).move([70, 95, 0]);
    expect(barred?.hindrance).toMatchObject({ kind: 'too-high', height: 95, missing: 20 });
    expect(end?.at.y).toBe(0);
  });

  test('a place under the deck that a way comes to over stairs is not too deep to climb to: it is told that the way leads over it', () => {
    const walk = walkAmong([madeOf('platform', {})], { from: [250, 0, 0] });
    expect(walk.move([0, 60, 0]).barred).toBeNull();
    const { barred } = walk.move([0, 0, 0]);
    expect(barred?.hindrance).toEqual({ kind: 'another-floor', meant: { kind: 'table' }, apart: 60 });
    const under = walkAmong([madeOf('platform', {})], { from: [30, 0, 100] }).move([30, 0, 0]);
    expect(under).toMatchObject({ barred: null, cost: 100 });
  });

  test('under a solid block or inside of one there is no floor', () => {
    const block = piece('block', { block: box(40, 0, -50, 200, 200, 50) });
    expect(
      walkAmong([block])
        .stands(100, 0)
        .map(({ at: { y } }) => y),
    ).toEqual([200]);
  });
});

describe('what a base stands on', () => {
  test('SK-CLIMB-6: a man 1 cm past the edge of a ledge stands, one on a wall of 5 mm does not', () => {
    const ledge = piece('ledge', { block: box(0, 0, -100, 200, 40, 100) });
    const onLedge = walkAmong([ledge])
      .stands(10, 0)
      .find(({ at: { y } }) => y === 40);
    // a disc that reaches 5 mm over the edge: acos(2/3) and its sine are missing
    const missing = (Math.acos(2 / 3) - (2 / 3) * Math.sqrt(1 - 4 / 9)) / Math.PI;
    expect(onLedge?.supported).toBeCloseTo(1 - missing, 9);
    expect(onLedge?.centreInside).toBeCloseTo(10, 9);
    expect(onLedge?.hindered).toEqual([]);
    const wall = piece('wall', { wall: box(-2.5, 0, -100, 2.5, 40, 100) });
    const onWall = walkAmong([wall])
      .stands(0, 0)
      .find(({ at: { y } }) => y === 40);
    expect(onWall?.hindered.map(({ kind }) => kind)).toEqual(['tips']);
  });

  test('over a gap between two decks one stands as long as half of the base is carried', () => {
    const decks = (gap: number) =>
      piece('decks', { a: box(-200, 0, -100, -gap / 2, 40, 100), b: box(gap / 2, 0, -100, 200, 40, 100) });
    const hinderedOver = (gap: number) =>
      walkAmong([decks(gap)])
        .stands(0, 0)
        .find(({ at: { y } }) => y === 40)
        ?.hindered.map(({ kind }) => kind);
    expect(hinderedOver(10)).toEqual([]);
    expect(hinderedOver(14)).toEqual(['tips']);
  });

  test('floors that differ by up to 3 mm count as one', () => {
    const floors = (rise: number) =>
      piece('floors', { a: box(-200, 0, -100, -1, 20, 100), b: box(-1, 0, -100, 200, 20 + rise, 100) });
    const supported = (rise: number) =>
      walkAmong([floors(rise)])
        .stands(0, 0)
        .find(({ at: { y } }) => y === 20 + rise)?.supported;
    expect(supported(3)).toBeCloseTo(1, 9);
    expect(supported(3.1)).toBeLessThan(0.6);
  });

  test('over a gap between floors 2.4 mm apart one stands on the higher, whichever side it lies on', () => {
    const heights = (left: number, right: number) =>
      walkAmong([piece('floors', { a: box(2, 0, -100, 200, right, 100), b: box(-200, 0, -100, -2, left, 100) })])
        .stands(0, 0)
        .map(({ at: { y } }) => y);
    expect(heights(30.8, 28.4)).toEqual([0, 30.8]);
    expect(heights(28.4, 30.8)).toEqual([0, 30.8]);
  });

  test('oval and square bases are as exact, and lie the way the model faces', () => {
    const ledge = piece('ledge', { block: box(0, 0, -100, 200, 40, 100) });
    const onEdge = (kind: 'oval' | 'rectangle', facing: number) =>
      walkAmong([ledge], { ann: { base: { kind, width: 40, depth: 20 }, pose: { at: { x: 0, y: 0, z: 0 }, facing } } })
        .stands(10, 0)
        .find(({ at: { y } }) => y === 40)?.supported;
    expect(onEdge('rectangle', 0)).toBeCloseTo(0.75, 9);
    expect(onEdge('rectangle', Math.PI / 2)).toBeCloseTo(1, 9);
    // half of the half size is past the edge: a third minus a quarter of the root of three over pi
    expect(onEdge('oval', 0)).toBeCloseTo(1 - (1 / 3 - Math.sqrt(3) / 4 / Math.PI), 9);
  });

  test('SK-GEOM-13: the whole base lies on the table at the end, and the axis stays on it on the way', () => {
    const walk = walkAmong([], { from: [560, 0, 0] });
    expect(walk.move([590, 0, 0])).toMatchObject({ barred: null, end: { hindered: [{ kind: 'table-edge', missing: 5 }] } });
    expect(walk.move([650, 0, 0]).barred).toEqual({ at: { x: 600, y: 0, z: 0 }, hindrance: { kind: 'table-edge', missing: 50 } });
    expect(walk.stop(500, [590, 0, 0]).cost).toBeCloseTo(25, 6);
  });
});

describe('a field of heights', () => {
  /** Three by three heights, 10 mm apart, over a slab of 10 mm; each cell is two triangles. */
  const field = (heights: readonly number[]): TerrainPiece => {
    const at = (i: number, low: boolean) => ({
      x: (i % 3) * 10 - 10,
      y: low ? 0 : 10 + heights[i]!,
      z: Math.floor(i / 3) * 10 - 10,
    });
    const vertices = [...heights.map((_, i) => at(i, false)), ...heights.map((_, i) => at(i, true))];
    const faces: number[][] = [];
    for (const i of [0, 1, 3, 4]) {
      faces.push([i, i + 3, i + 1], [i + 1, i + 3, i + 4]);
      faces.push([i + 9, i + 10, i + 12], [i + 10, i + 13, i + 12]);
    }
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 5],
      [5, 8],
      [8, 7],
      [7, 6],
      [6, 3],
      [3, 0],
    ] as const)
      faces.push([a, b, b + 9, a + 9]);
    return piece('field', { earth: { kind: 'polyhedron', vertices, faces } });
  };

  test('is met everywhere, on the borders of its cells and on its rim, and its top is where it was made', () => {
    const walk = walkAmong([field([0, 0, 0, 0, 5, 0, 0, 0, 0])]);
    const heightAt = (x: number, z: number) => walk.stands(x, z).at(-1)?.at.y;
    expect(heightAt(0, 0)).toBe(15);
    for (const [x, z] of [
      [-5, -7.36887],
      [-0.49838, -5],
      [0, -4.73774],
      [10, 3.1],
      [-10, -10],
      [10, 10],
      [3, 10],
    ] as const) {
      expect(heightAt(x, z)).toBeGreaterThanOrEqual(10);
      expect(heightAt(x, z)).toBeLessThanOrEqual(15);
    }
  });

  test('is walked along its slopes, over its ridge and down again', () => {
    const ridge = field([0, 5, 0, 0, 5, 0, 0, 5, 0]);
    const move = walkAmong([ridge], { from: [-40, 0, 1] }).move([40, 0, 1]);
    expect(move.barred).toBeNull();
    expect(move.cost).toBeCloseTo(60 + 2 * Math.sqrt(125), 9);
    expect(move.up).toBeCloseTo(15, 9);
  });
});

describe('what a policy makes of a way', () => {
  test('who crawls or carries pays for all of it', () => {
    const ledge = piece('ledge', { block: box(30, 0, -150, 300, 40, 150) });
    expect(walkAmong([ledge], { policy: { slowed: 2 } }).move([40, 40, 0]).cost).toBeCloseTo(200, 9);
  });

  test('BT-CLIMB-1: where heights are counted apart, no more of them than allowed', () => {
    const policy = { climbing: { up: 0, down: 0, most: 150 }, mostHeight: 100 };
    const wall = (height: number) => piece('wall', { wall: box(20, 0, -150, 25, height, 150) });
    expect(walkAmong([wall(50)], { policy }).move([100, 0, 0])).toMatchObject({ barred: null, cost: 100 });
    expect(walkAmong([wall(51)], { policy }).move([100, 0, 0]).barred?.hindrance).toEqual({
      kind: 'too-much-height',
      missing: 2,
    });
  });
});

describe('difficult going', () => {
  const wood = (traits: Partial<TerrainPiece['traits']>) =>
    piece('wood', {}, { footprint: [ground(40, -100, 70, 100)], traits: { ...piece('x', {}).traits, area: true, ...traits } });

  test('SK-EX-27 and 28: 4 cm of ordinary going and 3 cm of difficult, or 2 cm at a third', () => {
    const move = walkAmong([wood({ difficult: { factor: 0.5 } })]).move([70, 0, 0]);
    expect(move.cost).toBeCloseTo(100, 9);
    expect(move.legs.map(({ cost, difficult }) => [cost, difficult.piece, difficult.factor])).toEqual([
      [40, null, 1],
      [60, 'wood', 2],
    ]);
    expect(walkAmong([wood({ difficult: { factor: 1 / 3 } })]).move([60, 0, 0]).cost).toBeCloseTo(100, 9);
  });

  test('a bridge over a wood is ordinary going, and what cannot be passed bars the way at its border', () => {
    const deck = piece('deck', { deck: box(-100, 20, -50, 200, 25, 50) });
    expect(walkAmong([wood({ difficult: { factor: 0.5 } }), deck], { from: [0, 25, 0] }).move([70, 25, 0]).cost).toBeCloseTo(
      70,
      9,
    );
    const swamp = walkAmong([wood({ impassable: true })]).move([100, 0, 0]);
    expect(swamp.barred).toEqual({ at: { x: 40, y: 0, z: 0 }, hindrance: { kind: 'impassable', piece: 'wood' } });
    expect(
      walkAmong([wood({ dangerous: true })])
        .move([100, 0, 0])
        .legs.map(({ dangerous }) => dangerous),
    ).toEqual([[], ['wood'], []]);
  });
});

describe('room for the base', () => {
  const posts = (gap: number) => piece('posts', { a: box(60, 0, gap / 2, 66, 60, 60), b: box(60, 0, -60, 66, 60, -gap / 2) });

  test('a gap that is exactly as wide as the base is enough, one 0.1 mm narrower is not, for that', () => {
    expect(walkAmong([posts(30)]).move([120, 0, 0])).toMatchObject({ cost: 120, barred: null });
    expect(walkAmong([posts(30.1)]).move([120, 0, 0]).barred).toBeNull();
    const { barred } = walkAmong([posts(29.9)]).move([120, 0, 0]);
    expect(barred?.hindrance).toMatchObject({ kind: 'in-the-way', by: { piece: 'posts' } });
    expect(barred?.hindrance.kind === 'in-the-way' && barred.hindrance.missing).toBeCloseTo(0.05, 9);
    // where the base touches both posts
    expect(barred?.at.x).toBeCloseTo(60 - Math.sqrt(15 ** 2 - 14.95 ** 2), 6);
  });

  test('BT-MOVE-6: the same between two models', () => {
    const guards = (gap: number) => [man('bob', 60, 15 + gap / 2), man('cid', 60, -15 - gap / 2)];
    expect(walkAmong([], { models: guards(30) }).move([120, 0, 0]).barred).toBeNull();
    expect(walkAmong([], { models: guards(29.9) }).move([120, 0, 0]).barred?.hindrance).toMatchObject({ kind: 'in-the-way' });
    expect(
      walkAmong([], { models: guards(29.9), policy: { passesThrough: ['bob', 'cid'] } }).move([120, 0, 0]).barred,
    ).toBeNull();
  });

  test('BT-MOVE-8: 1 inch from an enemy, exactly, is legal along all of the way', () => {
    const keepsFrom = [{ model: 'bob', gap: 25.4 }];
    const past = (z: number) => walkAmong([], { models: [man('bob', 60, z)], policy: { keepsFrom } }).move([120, 0, 0]);
    expect(past(55.4).barred).toBeNull();
    const { barred } = past(55.3);
    expect(barred?.hindrance).toMatchObject({ kind: 'too-near', to: 'bob' });
    expect(barred?.hindrance.kind === 'too-near' && barred.hindrance.missing).toBeCloseTo(0.1, 6);
  });

  test('whom one stands too near to does not keep one from walking away', () => {
    const keepsFrom = [{ model: 'bob', gap: 25.4 }];
    const walk = walkAmong([], { models: [man('bob', -40, 0)], policy: { keepsFrom } });
    expect(walk.move([100, 0, 0]).barred).toBeNull();
    expect(walk.move([-5, 0, 0]).barred?.hindrance).toMatchObject({ kind: 'too-near' });
  });

  test('beside a wall one stays as far as the base reaches, and to the foot of what is climbed the base may press in', () => {
    const wall = piece('wall', { wall: box(-200, 0, 14, 400, 100, 20) });
    expect(walkAmong([wall], { from: [0, 0, -50] }).move([0, 0, 0], [200, 0, 0]).barred?.hindrance).toMatchObject({
      kind: 'in-the-way',
      by: { piece: 'wall' },
    });
    const ledge = piece('ledge', { block: box(30, 0, -150, 300, 40, 150) });
    // aslant, bent right before the face
    expect(walkAmong([ledge]).move([25, 0, 20], [60, 40, 25])).toMatchObject({ barred: null, up: 40 });
    expect(walkAmong([ledge]).move([25, 0, 20], [0, 0, 60]).barred?.hindrance).toMatchObject({ kind: 'in-the-way' });
  });
});
