import { describe, expect, test } from 'vitest';
import type { PlainData, TerrainPiece } from '../../../../../engine/index.ts';
import { battleOf, factsOf, lastOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import type { GamePlayer } from '../../../../support/game-board.ts';
import { box, ground, piece } from '../../../../support/sight-board.ts';

type Fields = Readonly<Record<string, PlainData>>;
const asked = (player: GamePlayer) => player.position.underWay?.request;
/** A has a flamethrower and B stands so far off along x. */
const facing = (away: number, b: Fields = {}, men: Readonly<Record<string, Placed>> = {}, pieces: readonly TerrainPiece[] = []) =>
  withActive(menOn({ A: [0, 0, 'blue'], B: [away, 0, 'red'], ...men }, pieces), 'A', {
    fighters: { A: { weapons: ['flamethrower', 'pistol'] }, B: b },
  });
const flame = (more: Fields = {}) => ({ kind: 'skirmish/throw-flame', model: 'A', ...more });
const over = flame({ target: 'B' });
const at = (x: number, more: Fields = {}) => flame({ at: { x, y: 0, z: 0 }, ...more });

describe('a flamethrower', () => {
  test('SK-FLAME-1, SK-FLAME-7: needs no roll to hit, and neither cover nor armour helps', () => {
    const wall = piece('wall', { stones: box(150, 0, -60, 158, 30, 60) }, { footprint: [ground(150, -60, 158, 60)] });
    const player = facing(180, { armour: 'ballistic-vest', helmet: 'steel-helmet' }, {}, [wall]).gives('blue', over);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/damage', fill: { strength: 4 } });
    player.throws([1]).picks('stay');
    expect(lastOf(player, 'skirmish/shocked')).toMatchObject({ model: 'B', byHeadshot: false });
    expect(lastOf(player, 'skirmish/damage-rolled').modifiers.map(({ says }) => says)).toEqual(['modifier/weapon']);
  });

  test('SK-FLAME-7: unless its own text says so, as that of a bomb-disposal suit does', () => {
    const player = facing(180, { armour: 'bomb-disposal-suit' }).gives('blue', over);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/armour', fill: { on: 5 } });
    expect(asked(player.throws([5]))).toMatchObject({ purpose: 'purpose/damage', fill: { strength: 2 } });
  });

  test('SK-FLAME-2, SK-FLAME-6, SK-PROX-12: everybody under the template is hit whom its narrow end sees, friend or foe', () => {
    const men = { C: [129, 8, 'blue'], D: [180, 80, 'red'], E: [230, 0, 'red'] } as const;
    const shed = piece('shed', { planks: box(205, 0, -40, 212, 80, 40) }, { footprint: [ground(205, -40, 212, 40)] });
    const player = facing(180, {}, men, [shed]).gives('blue', over);
    expect(asked(player)).toMatchObject({ options: [{ id: 'B' }, { id: 'C' }] });
  });

  test('SK-FLAME-3, SK-FLAME-4, SK-FLAME-5: the narrow end lies within 15 cm of his base and in sight, the broad end no nearer than it', () => {
    // 15 cm from the edge of a base of 3 cm
    expect(facing(500).tries('blue', at(165))).toBe('done');
    expect(facing(500).tries('blue', at(165.1))).toBe('flame/not-there');
    expect(facing(500).tries('blue', at(120, { facing: -Math.PI / 2 }))).toBe('flame/not-there');
    const wall = piece('wall', { stones: box(50, 0, -60, 60, 80, 60) }, { footprint: [ground(50, -60, 60, 60)] });
    expect(facing(500, {}, {}, [wall]).tries('blue', at(100))).toBe('flame/not-there');
    expect(facing(500).tries('blue', at(100, { facing: 'north' }))).toBe('order/malformed');
    expect(facing(500).tries('blue', flame())).toBe('order/malformed');
  });

  test('reaches no farther than its template from there', () => {
    expect(facing(380).tries('blue', over)).toBe('done');
    expect(facing(390).tries('blue', over)).toBe('flame/does-not-reach');
  });

  test('SK-ROF-7, SK-ACTION-6, SK-ACTION-7: once a round, and neither out of a melee nor into one', () => {
    const player = facing(180).gives('blue', over, [1]).picks('stay');
    expect(battleOf(player).active?.actions).toBe(1);
    expect(player.tries('blue', over)).toBe('shoot/shot-already');
    expect(facing(45).tries('blue', over)).toBe('shoot/in-melee');
    expect(facing(180, {}, { C: [180, 45, 'blue'] }).tries('blue', over)).toBe('shoot/into-melee');
  });

  test('is no firearm: it does not shoot, and nobody throws flame with anything else', () => {
    for (const kind of ['skirmish/shoot', 'skirmish/suppress'])
      expect(facing(120).tries('blue', { kind, model: 'A', target: 'B' })).toBe('shoot/throws-flame');
    const swapped = facing(120).gives('blue', { kind: 'skirmish/swap-weapon', model: 'A', weapon: 'pistol' });
    expect(swapped.tries('blue', over)).toBe('flame/none');
    expect(factsOf(swapped, 'skirmish/flamed')).toHaveLength(0);
  });
});
