import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { LevelPolicy } from '../../../../engine/geometry/template-queries.ts';
import type { BlockerPolicy, Model, TerrainPiece } from '../../../../engine/index.ts';
import { madeOf } from '../../../support/kit-pieces.ts';
import { at, boardOf, man } from '../../../support/sight-board.ts';

const house: TerrainPiece = {
  ...madeOf('ruined-house', { damage: 0, floors: 2, roof: 'flat', door: 'open', wayUp: 'none', baysLong: 3, baysShort: 2 }),
  id: 'house',
};
const BLOCKERS: BlockerPolicy = { terrain: true, models: [], glass: false };
const COUNTED = ['head', 'shoulders', 'chest'] as const;
const spaceWith = (...models: readonly Model[]) => openSpace(boardOf([house], models), new Map()).queries;

const indoors = man('ann', 40, 30);
/** On the first floor, over Ann. */
const upstairs = man('bob', 40, 30, { y: 76 });

/** Who is under a blast of 160 mm on the ground floor, and seen from 1 cm over it. */
function blast(level: LevelPolicy, from = at(0, 0, 0), ...models: readonly Model[]) {
  const space = spaceWith(...models);
  const template = { shape: { kind: 'circle', diameter: 160 }, at: from, facing: 0 } as const;
  const { models: under } = space.under({ template, level, models: models.map(({ id }) => id), stance: 'own' });
  return Object.fromEntries(
    under.map(({ model, kind, onLevel }) => {
      const target = { kind: 'body', stance: 'standing', regions: COUNTED } as const;
      const { sight } = space.burst({ from: { ...from, y: from.y + 10 }, to: model, target, blockers: BLOCKERS });
      return [model, { under: kind !== 'untouched' && onLevel, seen: sight.whole.atLeast > 0, by: sight.stopped[0]?.by }];
    }),
  );
}

describe('A blast on the ground floor of a house of two storeys', () => {
  test('does not reach the first floor where it keeps to its own', () => {
    const found = blast({ kind: 'this-floor' }, at(0, 0, 0), indoors, upstairs);
    expect(found.ann).toMatchObject({ under: true, seen: true });
    expect(found.bob).toMatchObject({ under: false });
  });

  test('reaches it as a sphere that is large enough, and then the floor shields whoever stands on it', () => {
    const small = blast({ kind: 'sphere', radius: 65, above: 10 }, at(0, 0, 0), upstairs);
    expect(small.bob!.under).toBe(false);
    const large = blast({ kind: 'sphere', radius: 80, above: 10 }, at(0, 0, 0), upstairs);
    expect(large.bob).toMatchObject({ under: true, seen: false, by: { kind: 'part', piece: 'house' } });
  });

  test('a wall shields whoever stands behind it, and a window lets it through', () => {
    const window = Object.values(house.openings).find(({ id }) => id.startsWith('window-back'))!.frame;
    const outside = (x: number) => man('cat', x, window.centre.z + Math.sign(window.centre.z) * 25);
    const inside = (x: number) => at(x, 0, window.centre.z - Math.sign(window.centre.z) * 30);
    const { x } = window.centre;
    const through = blast({ kind: 'column' }, inside(x), outside(x));
    expect(through.cat).toMatchObject({ under: true, seen: true });
    const beside = x + window.width / 2 + 16;
    const behind = blast({ kind: 'column' }, inside(beside), outside(beside + 14));
    expect(behind.cat).toMatchObject({ under: true, seen: false, by: { kind: 'part', piece: 'house' } });
  });
});

describe('What is shot or thrown', () => {
  const window = Object.values(house.openings).find(({ id }) => id.startsWith('window-back-0') || id === 'window-back-1')!.frame;
  const out = Math.sign(window.centre.z);
  const space = spaceWith();
  const straight = (from: ReturnType<typeof at>, towards: ReturnType<typeof at>) =>
    space.landing({ kind: 'straight', from, towards, blockers: BLOCKERS });

  test('goes on through an open window and lies on the floor behind it', () => {
    const from = { ...window.centre, z: window.centre.z + out * 200 };
    const towards = { ...window.centre, z: window.centre.z - out * 40 };
    const landed = straight(from, towards);
    expect(landed).toMatchObject({ stopped: null, offTable: false });
    expect(landed.at.x).toBeCloseTo(towards.x, 9);
    expect(landed.at.y).toBeLessThan(6);
  });

  test('stops at a wall, and lies just before it', () => {
    const x = window.centre.x + window.width / 2 + 10;
    const landed = straight(at(x, 40, window.centre.z + out * 200), at(x, 40, 0));
    expect(landed.stopped?.by).toMatchObject({ kind: 'part', piece: 'house' });
    expect(landed.on).toEqual(landed.stopped?.by);
    expect(Math.abs(landed.at.z)).toBeCloseTo(70.5, 6);
  });

  test('driven aside through a wall stops at it, and through a window does not', () => {
    const aside = (x: number, y: number) =>
      space.landing({ kind: 'aside', from: at(x, y, out * 150), over: at(x, 0, 0), blockers: BLOCKERS });
    expect(aside(window.centre.x, window.centre.y)).toMatchObject({ stopped: null });
    const stopped = aside(window.centre.x, 10);
    expect(stopped.stopped?.by).toMatchObject({ piece: 'house' });
    expect(stopped.on).toEqual({ kind: 'table' });
    expect(stopped.at).toMatchObject({ y: 0 });
    expect(Math.abs(stopped.at.z)).toBeCloseTo(70.5, 6);
  });

  test('falls from the sky onto the roof, and on the table beside it, and nowhere beyond the edge', () => {
    const fall = (x: number, z: number) => space.landing({ kind: 'from-above', over: at(x, 0, z), blockers: BLOCKERS });
    expect(fall(0, 0).at.y).toBeGreaterThanOrEqual(152);
    expect(fall(0, 0).on).toMatchObject({ kind: 'part', piece: 'house' });
    expect(fall(300, 0)).toMatchObject({ at: { y: 0 }, on: { kind: 'table' }, offTable: false });
    expect(fall(600, 0)).toMatchObject({ on: { kind: 'table' }, offTable: false });
    expect(fall(600.001, 0)).toMatchObject({ on: null, offTable: true });
  });
});
