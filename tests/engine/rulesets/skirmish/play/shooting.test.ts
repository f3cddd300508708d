import { describe, expect, test } from 'vitest';
import type { PlainData } from '../../../../../engine/index.ts';
import { battleOf, factsOf, lastOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import type { GamePlayer } from '../../../../support/game-board.ts';

const kindsOf = (player: GamePlayer) => player.game.lines.flatMap(({ facts }) => facts.map(({ kind }) => kind));

/** A with his weapon and B so many millimetres away, in the open. */
const duel = (away: number, a: PlainData = {}, b: PlainData = {}, more: Readonly<Record<string, Placed>> = {}) =>
  withActive(menOn({ A: [0, 0, 'blue'], B: [away, 0, 'red'], ...more }), 'A', { fighters: { A: a, B: b } });
const SHOOT = { kind: 'skirmish/shoot', model: 'A', target: 'B' } as const;

describe('whom one may shoot at', () => {
  test('SK-SHOOT-3, SK-SHOOT-4: a distance exactly on the limit of a zone belongs to the nearer zone, and beyond the last there is no shot', () => {
    const zoneAt = (away: number) => lastOf(duel(away).gives('blue', SHOOT), 'skirmish/shot-fired').zone;
    expect([zoneAt(200), zoneAt(200.1), zoneAt(500), zoneAt(500.1)]).toEqual(['short', 'medium', 'medium', 'long']);
    const pistol = { weapons: ['pistol'] };
    expect(duel(300, pistol).tries('blue', SHOOT)).toBe('done');
    expect(duel(300.1, pistol).tries('blue', SHOOT)).toBe('shoot/out-of-range');
  });

  test('SK-MODEL-9, SK-MODEL-10: the shooter turns towards his target', () => {
    const player = duel(300).gives('blue', SHOOT);
    expect(player.position.board.models.A!.pose.facing).toBeCloseTo(Math.PI / 2, 12);
  });

  test('SK-SHOOT-13: not at friends, at oneself or at who is not there', () => {
    const player = duel(300, {}, {}, { C: [0, 90, 'blue'] });
    expect(player.tries('blue', { ...SHOOT, target: 'C' })).toBe('target/no-enemy');
    expect(player.tries('blue', { ...SHOOT, target: 'A' })).toBe('target/no-enemy');
    expect(player.tries('blue', { ...SHOOT, target: 'Z' })).toBe('fighter/not-in-this-battle');
    expect(player.tries('blue', { ...SHOOT, mode: 'twice' })).toBe('order/malformed');
  });

  test('SK-SHOOT-1: not without a firearm in hand', () => {
    const player = duel(300, { weapons: [], melee: 'sabre' });
    expect(player.tries('blue', SHOOT)).toBe('shoot/no-weapon');
  });

  test('SK-ACTION-6, SK-ACTION-7: neither out of a melee nor into one', () => {
    const player = duel(300, {}, {}, { C: [300, 49, 'blue'] });
    expect(player.tries('blue', SHOOT)).toBe('shoot/into-melee');
    const other = duel(49, {}, {}, { D: [0, 300, 'red'] });
    expect(other.tries('blue', { ...SHOOT, target: 'D' })).toBe('shoot/in-melee');
  });
});

describe('rates of fire', () => {
  test('SK-ROF-7: a repeater shoots once a round', () => {
    const player = duel(300).gives('blue', SHOOT, [2]);
    expect(player.tries('blue', SHOOT)).toBe('shoot/shot-already');
  });

  test('SK-ROF-8: a semi-automatic weapon shoots with both actions', () => {
    const player = duel(300, { weapons: ['self-loading-rifle'] })
      .gives('blue', SHOOT, [2])
      .gives('blue', SHOOT, [2]);
    expect(battleOf(player)).toMatchObject({ active: null, turn: 'red' });
  });

  /** A shoots so often in a round and passes otherwise, B passes; the dice of initiative are blue's. */
  const round = (player: GamePlayer, shots: number) => {
    for (let i = 0; i < 2; i++)
      player.gives('blue', i < shots ? SHOOT : { kind: 'skirmish/pass', model: 'A' }, ...(i < shots ? [[1]] : []));
    player.gives('red', { kind: 'skirmish/activate', model: 'B' }).gives('red', { kind: 'skirmish/end-activation', model: 'B' });
    player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
    return player.gives('blue', { kind: 'skirmish/activate', model: 'A' });
  };

  test('SK-EX-4, SK-ROF-4, SK-ROF-6: a double shotgun has two shots and is loaded by a round without one', () => {
    const player = duel(250, { weapons: ['double-shotgun'] });
    round(player, 2);
    expect(player.tries('blue', SHOOT)).toBe('shoot/not-loaded');
    round(player, 0);
    round(player, 1);
    round(player, 1);
    expect(player.tries('blue', SHOOT)).toBe('shoot/not-loaded');
    round(player, 0);
    expect(player.gives('blue', SHOOT, [1]).tries('blue', SHOOT)).toBe('done');
  });

  test('SK-EX-91, SK-ROF-2, SK-ROF-3: a musket is loaded in a whole round in which one stands still', () => {
    const player = duel(250, { weapons: ['musket'] });
    round(player, 1);
    expect(player.tries('blue', SHOOT)).toBe('shoot/not-loaded');
    player.gives('blue', { kind: 'skirmish/go-prone', model: 'A' });
    player.gives('blue', { kind: 'skirmish/stand-up', model: 'A' });
    player.gives('red', { kind: 'skirmish/activate', model: 'B' }).gives('red', { kind: 'skirmish/end-activation', model: 'B' });
    player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
    player.gives('blue', { kind: 'skirmish/activate', model: 'A' });
    expect(player.tries('blue', SHOOT)).toBe('shoot/not-loaded');
    round(player, 0);
    expect(player.tries('blue', SHOOT)).toBe('done');
  });

  test('SK-ROF-10, SK-ROF-11: an automatic weapon has +1 C for a single shot, and no burst at long range', () => {
    const gun = { weapons: ['assault-rifle'] };
    expect(lastOf(duel(600, gun).gives('blue', SHOOT), 'skirmish/shot-fired')).toMatchObject({ zone: 'long', needed: 5 });
    expect(duel(600, gun).tries('blue', { ...SHOOT, mode: 'burst' })).toBe('shoot/not-in-this-way');
    expect(lastOf(duel(300, gun).gives('blue', { ...SHOOT, mode: 'burst' }), 'skirmish/shot-fired')).toMatchObject({ needed: 4 });
  });

  test('SK-EX-47, SK-ROF-12, SK-ROF-15, SK-GEOM-19: the next target of a burst is within 9 cm of one that was shot at', () => {
    const player = duel(300, { weapons: ['assault-rifle'] }, {}, { C: [300, 90, 'red'], D: [300, 180.1, 'red'] });
    player.gives('blue', { ...SHOOT, mode: 'burst' }, [2]);
    const options = () => {
      const request = player.position.underWay?.request;
      return request?.kind === 'choice' ? request.options.map(({ id }) => id) : [];
    };
    expect(options()).toEqual(['B', 'C', 'skirmish/cease-fire']);
    player.picks('C').throws([2]);
    expect(options()).toEqual(['B', 'C', 'skirmish/cease-fire']);
    player.picks('B').throws([2]);
    expect(kindsOf(player).filter((kind) => kind === 'skirmish/shot-fired')).toHaveLength(3);
    expect(battleOf(player).active).toEqual({ model: 'A', actions: 1 });
  });

  test('SK-ROF-12: a burst may be broken off, and is one Shoot action', () => {
    const player = duel(300, { weapons: ['assault-rifle'] }).gives('blue', { ...SHOOT, mode: 'burst' }, [2]);
    player.picks('skirmish/cease-fire');
    expect(battleOf(player).active).toEqual({ model: 'A', actions: 1 });
  });

  test('SK-EX-46, SK-ROF-13, SK-ROF-14: a light machine gun out of the hand has three shots, though it is an automatic of five', () => {
    const player = duel(300, { weapons: ['light-machine-gun'] }).gives('blue', { ...SHOOT, mode: 'burst' }, [1]);
    player.picks('B').throws([1]).picks('B').throws([1]);
    expect(player.position.underWay).toBeNull();
    expect(factsOf(player, 'skirmish/shot-fired')).toHaveLength(3);
  });

  test('SK-EX-48, SK-ROF-16, SK-ROF-18, SK-GEOM-19: a sweep has two shots each at the nearest enemy and at everybody within 9 cm, friend or foe', () => {
    const more = { C: [100, 60, 'red'], D: [100, -60, 'red'], E: [190, 0, 'blue'] } as const;
    const player = duel(100, { weapons: ['assault-rifle'] }, {}, more);
    expect(player.tries('blue', { ...SHOOT, target: 'C', mode: 'sweep' })).toBe('shoot/not-the-nearest');
    player
      .gives('blue', { ...SHOOT, mode: 'sweep' }, [1], [1])
      .picks('E')
      .throws([1], [1]);
    player.picks('C').throws([1], [1], [1], [1]);
    expect(factsOf(player, 'skirmish/shot-fired').map(({ target }) => target)).toEqual(['B', 'B', 'E', 'E', 'C', 'C', 'D', 'D']);
    expect(player.tries('blue', { ...SHOOT, mode: 'sweep' })).toBe('shoot/swept-already');
  });

  test('SK-ROF-17: a machine gun sweeps nothing within 15 cm, and sweeps twice', () => {
    const gun = { weapons: ['machine-gun'] };
    const sweep = { ...SHOOT, mode: 'sweep' } as const;
    expect(duel(150, gun).tries('blue', sweep)).toBe('shoot/too-near-to-sweep');
    const player = duel(150.1, gun).gives('blue', sweep, [1], [1]).gives('blue', sweep, [1], [1]);
    expect(battleOf(player).active).toBeNull();
  });
});

describe('the roll to hit', () => {
  const needed = (away: number, a: PlainData) => lastOf(duel(away, a).gives('blue', SHOOT), 'skirmish/shot-fired').needed;
  const said = (away: number, face: number, a: PlainData = {}) => {
    const facts = kindsOf(duel(away, a).gives('blue', SHOOT, [face]));
    return facts.includes('skirmish/missed') ? 'missed' : 'hit';
  };

  test('SK-EX-40, SK-SHOOT-5 to 7, SK-HEAD-1: a rifle at medium range hits on 4, and in the head on 10', () => {
    expect(needed(300, {})).toBe(4);
    expect([1, 2, 3, 4, 9, 10].map((face) => said(300, face))).toEqual(['missed', 'missed', 'missed', 'hit', 'hit', 'hit']);
    expect(lastOf(duel(300).gives('blue', SHOOT, [9]), 'skirmish/hit').headshot).toBe(false);
    expect(lastOf(duel(300).gives('blue', SHOOT, [10]), 'skirmish/hit').headshot).toBe(true);
  });

  test('SK-SHOOT-6: a natural 1 misses even where it would be enough', () => {
    const aimed = duel(100, { figure: 'veteran', weapons: ['submachine-gun'] });
    expect(lastOf(aimed.gives('blue', SHOOT, [1]), 'skirmish/shot-fired').needed).toBe(0);
    expect(lastOf(aimed, 'skirmish/missed')).toMatchObject({ natural: 1 });
  });

  test('SK-ACTION-8, SK-ACTION-9: who took aim has +1 C with the next shot, and then no longer', () => {
    const player = duel(300, { weapons: ['self-loading-rifle'] }).gives('blue', { kind: 'skirmish/aim', model: 'A' });
    player.gives('blue', SHOOT, [2]);
    expect(lastOf(player, 'skirmish/shot-fired')).toMatchObject({
      needed: 3,
      modifiers: [{ clause: 'SK-ACTION-8', says: 'modifier/took-aim', to: 'aim', value: 1 }],
    });
    expect(battleOf(player).fighters.A!.aiming).toBe(false);
  });

  test('SK-EX-49, SK-ITEM-1, SK-ABIL-20: a sniper who took aim with his sight at long range hits on 2', () => {
    const a = { weapons: ['sniper-rifle'], abilities: ['sniper'] };
    const player = duel(610, a).gives('blue', { kind: 'skirmish/aim', model: 'A' }).gives('blue', SHOOT);
    const fired = lastOf(player, 'skirmish/shot-fired');
    expect(fired.needed).toBe(2);
    expect(fired.modifiers.map(({ clause }) => clause)).toEqual(['SK-ACTION-8', 'SK-ITEM-1', 'SK-ABIL-20']);
    expect(needed(300, a)).toBe(4);
  });
});

describe('what a hit does', () => {
  const hit = (b: PlainData, ...dice: readonly (readonly number[])[]) => duel(300, {}, b).gives('blue', SHOOT, ...dice);

  test('SK-DMG-2, SK-DMG-6, SK-DMG-7: damage that reaches the toughness takes a man out of action, and off the table', () => {
    const player = hit({}, [5], [2]);
    expect(lastOf(player, 'skirmish/damage-rolled')).toMatchObject({ damage: 5, toughness: 5, faces: [2] });
    expect(kindsOf(player)).toEqual(expect.arrayContaining(['skirmish/out-of-action', 'model-left']));
    expect(player.position.board.models).not.toHaveProperty('B');
  });

  test('SK-DMG-3: with AP 1 a natural 1 does nothing, SK-SHOCK-1: but whoever is hit is shocked', () => {
    const player = hit({}, [5], [1]);
    expect(lastOf(player, 'skirmish/damage-rolled').damage).toBeNull();
    expect(battleOf(player).fighters.B).toMatchObject({ shocks: 1, woundsLeft: 1 });
  });

  test('SK-EX-50, SK-DMG-4: tens are thrown on and added up', () => {
    const player = hit({ armour: 'flak-vest' }, [5], [5], [10], [10], [4]);
    expect(lastOf(player, 'skirmish/damage-rolled')).toMatchObject({ faces: [10, 10, 4], damage: 25 });
    expect(lastOf(player, 'skirmish/wounded').wounds).toBe(2);
  });

  test('SK-EX-51, SK-DMG-5: with AP above 1 the die is multiplied, and ones and tens are nothing special', () => {
    const gun = { weapons: ['anti-tank-rifle'] };
    const player = duel(300, gun).gives('blue', SHOOT, [5], [1]);
    expect(lastOf(player, 'skirmish/damage-rolled')).toMatchObject({ armourPiercing: 3, damage: 7 });
    expect(lastOf(duel(300, gun).gives('blue', SHOOT, [5], [10]), 'skirmish/damage-rolled').damage).toBe(34);
  });

  test('SK-EX-52, SK-HEAD-2, SK-HEAD-3, SK-ARM-3: a headshot has strength +2, and only the helmet stands against it', () => {
    const player = hit({ armour: 'flak-vest', helmet: 'steel-helmet' }, [10], [5], [1]);
    expect(lastOf(player, 'skirmish/damage-rolled').modifiers).toMatchObject([
      { says: 'modifier/weapon', value: 3 },
      { says: 'modifier/headshot', value: 2, clause: 'SK-HEAD-2' },
      { says: 'modifier/helmet', value: -2, clause: 'SK-ARM-3' },
    ]);
  });

  test('SK-EX-53, SK-ARM-7: armour that fails takes half of what it would off a small arm at long range', () => {
    const player = duel(600, {}, { armour: 'ballistic-vest' }).gives('blue', SHOOT, [9], [3], [1]);
    expect(lastOf(player, 'skirmish/damage-rolled').modifiers).toMatchObject([
      { value: 3 },
      { says: 'modifier/body-armour-far-off', value: -1, clause: 'SK-ARM-7' },
    ]);
  });

  test('SK-GEOM-18: a helmet that fails takes nothing off a small arm at long range', () => {
    const player = duel(600, {}, { helmet: 'steel-helmet' }).gives('blue', SHOOT, [10], [1], [1]);
    expect(lastOf(player, 'skirmish/damage-rolled').modifiers.map(({ says }) => says)).toEqual([
      'modifier/weapon',
      'modifier/headshot',
    ]);
  });

  test('SK-ARM-1, SK-ARM-2: a helmet is nothing against a hit elsewhere', () => {
    expect(lastOf(hit({ helmet: 'modern-helmet' }, [5], [2]), 'skirmish/damage-rolled').modifiers).toMatchObject([{ value: 3 }]);
  });

  test('SK-EX-54, SK-SHOT-1, SK-SHOT-2: a shotgun is weaker far off and stronger near, and armour that fails is thrown for again', () => {
    const gun = { weapons: ['pump-shotgun'] };
    const vest = { armour: 'flak-vest' };
    const strengthAt = (away: number, ...dice: readonly (readonly number[])[]) => {
      const player = duel(away, gun, vest).gives('blue', SHOOT, ...dice);
      return lastOf(player, 'skirmish/damage-rolled').modifiers.reduce((sum, { value }) => sum + value, 0);
    };
    // the armour fails twice; at long range half of it counts all the same
    expect(strengthAt(100, [9], [1], [1], [1])).toBe(3);
    expect(strengthAt(300, [9], [1], [1], [1])).toBe(-1);
    expect(strengthAt(100, [9], [1], [5], [1])).toBe(1);
  });

  test('SK-SHOT-5, SK-SHOT-6: shot spreads to one enemy beside the target', () => {
    const gun = { weapons: ['pump-shotgun'] };
    const player = duel(200, gun, {}, { C: [200, 50, 'red'], D: [200, -50.1, 'red'] }).gives('blue', SHOOT, [9], [1]);
    player.picks('stay').throws([1]).picks('stay');
    expect(lastOf(player, 'skirmish/spread')).toMatchObject({ target: 'B', beside: 'C' });
    expect(battleOf(player).fighters).toMatchObject({ B: { shocks: 1 }, C: { shocks: 1 }, D: { shocks: 0 } });
  });

  test('SK-SHOCK-4: whoever is hit may try to dive, and lies down where he reacts fast enough', () => {
    const asked = () => hit({}, [5], [1]);
    expect(asked().picks('dive').throws([5]).position.board.models.B!.stance).toBe('prone');
    expect(asked().picks('dive').throws([6]).position.board.models.B!.stance).toBe('standing');
    expect(asked().picks('stay').position.underWay).toBeNull();
  });

  test('SK-EX-9, SK-SHOCK-2, SK-REC-1: two hits wipe out the next activation', () => {
    const player = duel(300, { weapons: ['self-loading-rifle'] });
    player.gives('blue', SHOOT, [5], [1]).picks('stay').gives('blue', SHOOT, [5], [1]).picks('stay');
    player.gives('red', { kind: 'skirmish/activate', model: 'B' });
    expect(player.tries('red', { kind: 'skirmish/shoot', model: 'B', target: 'A' })).toBe('action/shocked');
    player.gives('red', { kind: 'skirmish/recover', model: 'B' });
    expect(player.tries('red', { kind: 'skirmish/aim', model: 'B' })).toBe('action/shocked');
    player.gives('red', { kind: 'skirmish/recover', model: 'B' });
    expect(battleOf(player).fighters.B!.shocks).toBe(0);
  });

  test('SK-HEAD-4, SK-REC-7: whom a headshot shocked does not recover in that round', () => {
    const player = hit({}, [10], [1]).picks('stay').gives('blue', { kind: 'skirmish/pass', model: 'A' });
    player.gives('red', { kind: 'skirmish/activate', model: 'B' });
    expect(player.tries('red', { kind: 'skirmish/recover', model: 'B' })).toBe('action/dazed');
    player.gives('red', { kind: 'skirmish/pass', model: 'B' });
  });

  test('SK-REC-1: whoever is well has nothing to recover from', () => {
    expect(duel(300).tries('blue', { kind: 'skirmish/recover', model: 'A' })).toBe('action/nothing-to-recover');
  });

  test('SK-DMG-7: nobody shoots at whoever is out of action', () => {
    const player = duel(300, { weapons: ['self-loading-rifle'] }).gives('blue', SHOOT, [5], [9]);
    expect(player.tries('blue', SHOOT)).toBe('fighter/out-of-action');
  });
});
