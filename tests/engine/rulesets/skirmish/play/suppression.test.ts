import { describe, expect, test } from 'vitest';
import { battleOf, factsOf, lastOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import type { GamePlayer } from '../../../../support/game-board.ts';
import { box, ground, piece } from '../../../../support/sight-board.ts';

/** Brick, too high to look over, between A and B; B stands close behind it. */
const screen = piece('screen', { bricks: box(-20, 0, -60, -10, 80, 60) }, { footprint: [ground(-20, -60, -10, 60)] });
const FAR: Placed = [-300, 0, 'blue'];
const board = (b: Placed = [10, 0, 'red'], more: Readonly<Record<string, Placed>> = {}, pieces = [screen]) =>
  menOn({ A: FAR, B: b, ...more }, pieces);
const suppress = { kind: 'skirmish/suppress', model: 'A', target: 'B' };
const asked = (player: GamePlayer) => player.position.underWay?.request;

/** A's fire at B has hit, his activation is over, and B is activated. */
const underFire = (at: ReturnType<typeof board> = board()): GamePlayer =>
  withActive(at, 'A')
    .gives('blue', suppress, [5], [5])
    .gives('blue', { kind: 'skirmish/end-activation', model: 'A' })
    .gives('red', { kind: 'skirmish/activate', model: 'B' });
const moveTo = (model: string, x: number, z: number) => ({
  kind: 'skirmish/move',
  model,
  way: [{ kind: 'ground', at: { x, y: 0, z } }],
});

describe('suppressive fire', () => {
  test('SK-EX-93, SK-ACTION-11, SK-SUPP-1 to SK-SUPP-6: a test of Reaction, then a shot with +1 C past the cover that hides him; a hit leaves a marker and harms nobody', () => {
    const player = withActive(board(), 'A').gives('blue', suppress);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/suppression', dice: 'd10', fill: { reaction: 5 } });
    player.throws([5]);
    expect(lastOf(player, 'skirmish/suppressing')).toMatchObject({ zone: 'medium', needed: 5 });
    expect(lastOf(player, 'skirmish/suppressing').modifiers.map(({ to, value, clause }) => [to, value, clause])).toEqual([
      ['aim', 1, 'SK-SUPP-4'],
      ['target-number', 2, 'SK-SUPP-5'],
    ]);
    player.throws([4]);
    expect(battleOf(player).fighters.B!.markers).toEqual([]);
    const hit = withActive(board(), 'A').gives('blue', suppress, [5], [5]);
    expect(battleOf(hit).fighters.B).toMatchObject({
      markers: [{ by: 'A', weapon: 'rifle', zone: 'medium', headshot: false }],
      shocks: 0,
      woundsLeft: 1,
    });
    // SK-SUPP-1: the rifle has shot, and the action is spent
    expect(battleOf(hit)).toMatchObject({ active: { actions: 1 }, fighters: { A: { shots: { rifle: 1 } } } });
  });

  test('SK-SUPP-3: without the test of Reaction the shot is wasted', () => {
    const player = withActive(board(), 'A', { fighters: { A: { weapons: ['musket'] } } }).gives('blue', suppress, [6]);
    expect(asked(player)).toBeUndefined();
    expect(battleOf(player)).toMatchObject({
      active: { actions: 1 },
      fighters: { A: { spent: { musket: 1 } }, B: { markers: [] } },
    });
    expect(player.tries('blue', suppress)).toBe('shoot/not-loaded');
  });

  test('SK-SUPP-2, SK-SUPP-5: reaches whoever is seen too, with his own cover, but nobody out of range', () => {
    const open = withActive(board([0, 0, 'red'], {}, []), 'A').gives('blue', suppress, [1]);
    expect(lastOf(open, 'skirmish/suppressing')).toMatchObject({ needed: 3 });
    expect(withActive(board(), 'A', { fighters: { A: { weapons: ['pistol'] } } }).tries('blue', suppress)).toBe(
      'shoot/out-of-range',
    );
  });

  test('SK-SUPP-5: where nothing can be named that hides him, his cover counts 2', () => {
    const bare = piece('screen', { cloth: box(-20, 0, -60, -10, 80, 60) }, { footprint: [ground(-20, -60, -10, 60)] });
    const part = { ...bare.parts.cloth!, cover: { grade: 'none', concealOnly: false, closeRangeProof: false } } as const;
    const player = withActive(board([10, 0, 'red'], {}, [{ ...bare, parts: { cloth: part } }]), 'A').gives('blue', suppress, [1]);
    expect(lastOf(player, 'skirmish/suppressing').modifiers).toContainEqual(
      expect.objectContaining({ value: 2, clause: 'SK-SUPP-5' }),
    );
  });

  test('SK-SUPP-15: does not reach into melee, nor out of it', () => {
    const fighting = board([10, 0, 'red'], { C: [10, 45, 'blue'] });
    expect(withActive(fighting, 'A').tries('blue', suppress)).toBe('shoot/into-melee');
    expect(withActive(fighting, 'C').tries('blue', { ...suppress, model: 'C' })).toBe('shoot/in-melee');
  });
});

describe('whoever is under fire', () => {
  test('SK-SUPP-7: says what he does as he is activated', () => {
    expect(asked(underFire())).toMatchObject({
      purpose: 'purpose/under-fire',
      chooser: 'red',
      options: [{ id: 'fall-back' }, { id: 'stay-down' }, { id: 'carry-on' }],
    });
  });

  test('SK-SUPP-9: stays down, and has no activation in this round', () => {
    const player = underFire().picks('stay-down');
    expect(battleOf(player)).toMatchObject({ round: 2, fighters: { B: { markers: [], underFire: null } } });
  });

  test('SK-SUPP-8: falls back with a Move first that ends farther from the shooter, and then acts as usual', () => {
    const player = underFire().picks('fall-back');
    for (const kind of ['aim', 'pass', 'go-prone'])
      expect(player.tries('red', { kind: `skirmish/${kind}`, model: 'B' })).toBe('action/must-fall-back');
    expect(player.tries('red', moveTo('B', 8, 0))).toBe('action/must-go-farther');
    player.gives('red', moveTo('B', 40, 0));
    expect(battleOf(player).fighters.B!.markers).toEqual([]);
    player.gives('red', { kind: 'skirmish/aim', model: 'B' });
    expect(factsOf(player, 'skirmish/marker-bites')).toEqual([]);
  });

  test('SK-SUPP-12: must end farther from everybody who fired', () => {
    const at = board([10, 0, 'red'], { C: [300, 100, 'blue'] });
    const player = withActive(at, 'A')
      .gives('blue', suppress, [5], [9])
      .gives('blue', { kind: 'skirmish/end-activation', model: 'A' });
    player.gives('red', { kind: 'skirmish/activate', model: 'B' }).picks('stay-down');
    player.gives('blue', { kind: 'skirmish/activate', model: 'C' }).gives('blue', { ...suppress, model: 'C' }, [5], [9]);
    player.gives('blue', { kind: 'skirmish/end-activation', model: 'C' });
    player
      .gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2])
      .picks('blue')
      .gives('blue', { kind: 'skirmish/activate', model: 'A' });
    player.gives('blue', suppress, [5], [9]).gives('blue', { kind: 'skirmish/end-activation', model: 'A' });
    player.gives('red', { kind: 'skirmish/activate', model: 'B' });
    expect(asked(player)).toMatchObject({ fill: { count: 2 } });
    player.picks('fall-back');
    expect(player.tries('red', moveTo('B', 60, 0))).toBe('action/must-go-farther');
    player.gives('red', moveTo('B', 20, -90));
  });

  test('SK-SUPP-10, SK-SUPP-14: carries on and is hit where he comes into sight, by the cover of that place and without shock', () => {
    const player = underFire()
      .picks('carry-on')
      .gives('red', moveTo('B', 10, -100));
    // the head comes out from behind the wall before he is where he goes
    expect(asked(player)).toMatchObject({ purpose: 'purpose/damage', roller: 'blue', fill: { model: 'B' } });
    const { z } = player.position.board.models.B!.pose.at;
    expect(z).toBeLessThan(-40);
    expect(z).toBeGreaterThan(-100);
    player.throws([1]);
    expect(player.position.board.models.B!.pose.at.z).toBe(-100);
    expect(battleOf(player).fighters.B).toMatchObject({ markers: [], shocks: 0, woundsLeft: 1 });
    const dead = underFire()
      .picks('carry-on')
      .gives('red', moveTo('B', 10, -100), [9]);
    expect(battleOf(dead).fighters.B!.whereabouts).toBe('out-of-action');
    expect(lastOf(dead, 'skirmish/damage-rolled').modifiers[0]).toMatchObject({ value: 3, says: 'modifier/weapon' });
  });

  test('SK-SUPP-10: is hit where he stands if he does anything but pass in sight', () => {
    const seen = board([10, 0, 'red'], {}, []);
    const passes = underFire(seen).picks('carry-on').gives('red', { kind: 'skirmish/pass', model: 'B' });
    expect(asked(passes)).toBeUndefined();
    passes.gives('red', { kind: 'skirmish/aim', model: 'B' });
    expect(asked(passes)).toMatchObject({ purpose: 'purpose/damage' });
  });

  test('SK-SUPP-11: who is not seen in all his activation is under fire no more', () => {
    const player = underFire()
      .picks('carry-on')
      .gives('red', moveTo('B', 10, 20))
      .gives('red', { kind: 'skirmish/aim', model: 'B' });
    expect(asked(player)).toBeUndefined();
    expect(battleOf(player)).toMatchObject({ round: 2, fighters: { B: { markers: [], underFire: null } } });
  });

  test('SK-SUPP-13: a shooter who is gone, shocked or broken harms nobody', () => {
    const at = board([10, 0, 'red'], { C: [-300, -100, 'red'] });
    const player = withActive(at, 'A')
      .gives('blue', suppress, [5], [9])
      .gives('blue', { kind: 'skirmish/end-activation', model: 'A' });
    player
      .gives('red', { kind: 'skirmish/activate', model: 'C' })
      .gives('red', { kind: 'skirmish/shoot', model: 'C', target: 'A' }, [9], [1]);
    player.picks('stay').gives('red', { kind: 'skirmish/end-activation', model: 'C' });
    player
      .gives('red', { kind: 'skirmish/activate', model: 'B' })
      .picks('carry-on')
      .gives('red', moveTo('B', 10, -100));
    expect(asked(player)).toBeUndefined();
  });
});
