import { describe, expect, test } from 'vitest';
import type { PlainData, TerrainPiece } from '../../../../../engine/index.ts';
import { battleOf, factsOf, lastOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import { tank } from '../../../../support/figures.ts';
import { box, ground, piece } from '../../../../support/sight-board.ts';

const SHOOT = { kind: 'skirmish/shoot', model: 'A', target: 'B' } as const;
/** A wall 3 cm high just before B, who stands so far from A along x. */
const wallBefore = (away: number, change: Partial<TerrainPiece> = {}): TerrainPiece => {
  const x = away - 30;
  return piece('wall', { stones: box(x, 0, -60, x + 8, 30, 60) }, { footprint: [ground(x, -60, x + 8, 60)], ...change });
};
const behindWall = (away: number, a: PlainData = {}, b: PlainData = {}) =>
  withActive(menOn({ A: [0, 0, 'blue'], B: [away, 0, 'red'] }, [wallBefore(away)]), 'A', { fighters: { A: a, B: b } });

describe('cover of terrain', () => {
  const fired = (away: number, a: PlainData = {}) => lastOf(behindWall(away, a).gives('blue', SHOOT), 'skirmish/shot-fired');

  test('SK-EX-40, SK-COVER-1: cover 2 makes 4 a 6, and says so', () => {
    expect(fired(300)).toMatchObject({
      needed: 6,
      modifiers: [{ clause: 'SK-COVER-1', says: 'modifier/cover', to: 'target-number', value: 2 }],
    });
  });

  test('SK-EX-41, SK-SHOOT-7, SK-HEAD-7: where a 10 is needed a natural 10 is a plain hit', () => {
    const conscript = { figure: 'conscript' };
    const player = behindWall(600, conscript).gives('blue', SHOOT, [10], [2]);
    expect(lastOf(player, 'skirmish/shot-fired').needed).toBe(10);
    expect(lastOf(player, 'skirmish/hit').headshot).toBe(false);
    expect(factsOf(behindWall(600, conscript).gives('blue', SHOOT, [9]), 'skirmish/missed')).toHaveLength(1);
  });

  test('SK-EX-42, SK-COVER-3 to 6: cover is one less at short range, and less by what the weapon pierces', () => {
    const effect = (away: number, weapon: string) =>
      fired(away, { weapons: [weapon] }).modifiers.find(({ says }) => says === 'modifier/cover')?.value ?? 0;
    expect(effect(300, 'rifle')).toBe(2);
    expect(effect(300, 'anti-tank-rifle')).toBe(0);
    expect(effect(150, 'rifle')).toBe(1);
    expect(effect(100, 'submachine-gun')).toBe(2);
  });

  test('SK-EX-50, SK-COVER-2, SK-DMG-2: cover and armour weaken the shot, and 5 of strength 0 just harm', () => {
    const shot = (...damage: readonly (readonly number[])[]) =>
      behindWall(150, {}, { armour: 'flak-vest' }).gives('blue', SHOOT, [9], [5], ...damage);
    expect(lastOf(shot([4]), 'skirmish/damage-rolled')).toMatchObject({
      damage: 4,
      modifiers: [{ value: 3 }, { says: 'modifier/cover', clause: 'SK-COVER-2', value: -1 }, { value: -2 }],
    });
    expect(factsOf(shot([5]), 'skirmish/wounded')).toMatchObject([{ wounds: 1 }]);
    expect(factsOf(shot([9]), 'skirmish/wounded')).toMatchObject([{ wounds: 1 }]);
    expect(factsOf(shot([10], [3]), 'skirmish/wounded')).toMatchObject([{ wounds: 1 }]);
    expect(factsOf(shot([10], [10], [4]), 'skirmish/wounded')).toMatchObject([{ wounds: 2 }]);
  });
});

describe('cover of models', () => {
  const men = (middle: Placed, a: PlainData = {}) =>
    withActive(menOn({ A: [0, 0, 'blue'], B: [300, 0, 'red'], C: middle }), 'A', { fighters: { A: a } });
  const struck = (middle: Placed, face: number, a: PlainData = {}) => {
    const player = men(middle, a).gives('blue', SHOOT);
    // beside the tank so little of him is seen that the table is asked
    if (player.position.underWay?.request.kind === 'choice') player.picks('sees').picks('sees');
    player.throws([face]);
    const hits = factsOf(player, 'skirmish/hit').length > 0;
    const strays = factsOf(player, 'skirmish/struck-cover').map(({ covering }) => covering);
    return { hits, strays };
  };
  const MAN: Placed = [262, 0, 'red'];
  const TANK: Placed = [195, 34, 'red', { ...tank(), facing: Math.PI / 2, owner: 'red' }];

  test('SK-EX-44, SK-COVER-12: a man before the target is struck by the shot that misses because of him', () => {
    expect(struck(MAN, 3)).toEqual({ hits: false, strays: [] });
    expect(struck(MAN, 4)).toEqual({ hits: false, strays: ['C'] });
    expect(struck(MAN, 5)).toEqual({ hits: true, strays: [] });
  });

  test('SK-COVER-16: the man who is struck takes a plain hit at full strength, be he a friend of the shooter', () => {
    const player = men([250, 0, 'blue']).gives('blue', SHOOT, [4], [1]).picks('stay');
    expect(lastOf(player, 'skirmish/damage-rolled')).toMatchObject({ model: 'C', modifiers: [{ value: 3 }] });
    expect(battleOf(player).fighters).toMatchObject({ B: { shocks: 0 }, C: { shocks: 1 } });
  });

  test('SK-MOR-9: the fall of one whom a stray shot struck has its comrades flee from where he stood', () => {
    const player = men([262, 0, 'red']).gives('blue', SHOOT, [4], [9], [6, 6]);
    expect(lastOf(player, 'skirmish/broke')).toMatchObject({ model: 'B', by: null, from: { x: 262, y: 45, z: 0 } });
  });

  test('SK-EX-43, SK-COVER-13, SK-COVER-14: a tank before the target, and a weapon that pierces strikes both', () => {
    expect([3, 4, 5, 6].map((face) => struck(TANK, face))).toEqual([
      { hits: false, strays: [] },
      { hits: false, strays: ['C'] },
      { hits: false, strays: ['C'] },
      { hits: true, strays: [] },
    ]);
    const piercing = { weapons: ['anti-tank-rifle'] };
    expect([3, 4, 5, 6].map((face) => struck(TANK, face, piercing))).toEqual([
      { hits: false, strays: [] },
      { hits: true, strays: ['C'] },
      { hits: true, strays: ['C'] },
      { hits: true, strays: [] },
    ]);
  });
});
