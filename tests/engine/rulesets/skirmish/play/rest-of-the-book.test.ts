import { describe, expect, test } from 'vitest';
import { battleOf, factsOf, lastOf, menOn, withActive } from '../../../../support/battle-men.ts';
import { type GamePlayer, skirmishOn } from '../../../../support/game-board.ts';

const asked = (player: GamePlayer) => player.position.underWay?.request;
const activate = (model: string) => ({ kind: 'skirmish/activate', model });
const done = (model: string) => ({ kind: 'skirmish/end-activation', model });
const begun = (board: ReturnType<typeof menOn>, forces = {}) =>
  skirmishOn(board, forces).gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');

describe('activations', () => {
  const uneven = menOn({ A: [-300, 0, 'blue'], B: [300, 0, 'red'], C: [300, 100, 'red'], D: [300, 200, 'red'] });

  test('SK-ACT-2, SK-ACT-3, SK-ACT-4, SK-ACT-5: in any order within a side, once each; a side with nobody left is skipped, and with the last the round is over', () => {
    const player = begun(uneven)
      .gives('blue', activate('A'))
      .gives('blue', done('A'))
      .gives('red', activate('C'))
      .gives('red', done('C'));
    expect(battleOf(player).turn).toBe('red');
    expect(player.tries('red', activate('C'))).toBe('fighter/activated-already');
    player.gives('red', activate('B')).gives('red', done('B')).gives('red', activate('D'));
    expect(battleOf(player).round).toBe(1);
    player.gives('red', done('D'));
    expect(battleOf(player)).toMatchObject({ round: 2, stage: 'initiative' });
  });

  test('SK-ACTION-1, SK-ACTION-2, SK-ACTION-4, SK-ACT-10: passing, moving and lying down take an action each, one after the other', () => {
    const to = (x: number) => ({ kind: 'skirmish/move', model: 'A', way: [{ kind: 'ground', at: { x, y: 0, z: 0 } }] });
    const player = begun(uneven).gives('blue', activate('A')).gives('blue', { kind: 'skirmish/pass', model: 'A' });
    expect(battleOf(player).active).toEqual({ model: 'A', actions: 1 });
    expect(player.tries('blue', to(-199))).toBe('action/way-not-allowed');
    player.gives('blue', to(-200));
    expect(battleOf(player).active).toBeNull();
    const lies = begun(uneven).gives('blue', activate('A')).gives('blue', { kind: 'skirmish/go-prone', model: 'A' });
    expect(lies.position.board.models.A!.stance).toBe('prone');
    expect(battleOf(lies).active).toEqual({ model: 'A', actions: 1 });
  });

  test('SK-PRONE-1, SK-PRONE-10: lying down and getting up again take an action each', () => {
    const player = begun(uneven).gives('blue', activate('A')).gives('blue', { kind: 'skirmish/go-prone', model: 'A' });
    player.gives('blue', { kind: 'skirmish/stand-up', model: 'A' });
    expect(player.position.board.models.A!.stance).toBe('standing');
    expect(battleOf(player).active).toBeNull();
  });

  test('SK-MOVE-14, SK-MOVE-17: trench armour takes 2 cm of each Move, and nobody leaves the table', () => {
    const at = menOn({ A: [-500, 0, 'blue'], B: [300, 0, 'red'] });
    const to = (x: number) => ({ kind: 'skirmish/move', model: 'A', way: [{ kind: 'ground', at: { x, y: 0, z: 0 } }] });
    const clad = begun(at, { fighters: { A: { armour: 'trench-armour' } } }).gives('blue', activate('A'));
    clad.gives('blue', { kind: 'skirmish/pass', model: 'A' });
    expect(clad.tries('blue', to(-419))).toBe('action/way-not-allowed');
    expect(clad.tries('blue', to(-590))).toBe('action/way-not-allowed');
    clad.gives('blue', to(-420));
  });

  test.each([[['light-machine-gun']], [['anti-tank-rifle']], [['anti-tank-rifle', 'light-machine-gun']]])(
    'SK-MOVE-13, SK-MOVE-16: what is heavy about weapons takes 3 cm of a Move once: %j',
    (weapons) => {
      const at = menOn({ A: [-300, 0, 'blue'], B: [300, 0, 'red'] });
      const to = (x: number) => ({ kind: 'skirmish/move', model: 'A', way: [{ kind: 'ground', at: { x, y: 0, z: 0 } }] });
      const laden = begun(at, { fighters: { A: { weapons } } }).gives('blue', activate('A'));
      laden.gives('blue', { kind: 'skirmish/pass', model: 'A' });
      expect(laden.tries('blue', to(-229))).toBe('action/way-not-allowed');
      laden.gives('blue', to(-230));
      expect(laden.position.board.models.A!.pose.at.x).toBeCloseTo(-230, 9);
    },
  );
});

describe('melee', () => {
  const three = menOn({ A: [0, 0, 'blue'], B: [0, 45, 'red'], C: [0, -45, 'red'], D: [300, 300, 'red'] });

  test('SK-ACTION-12, SK-CC-4, SK-STAT-2, SK-STAT-13: whoever strikes chooses one of those he is in melee with; a 1 is no miss and a 10 no hit by itself', () => {
    const player = withActive(three, 'A', { fighters: { A: { figure: 'veteran' }, C: { figure: 'conscript' } } });
    expect(player.tries('blue', { kind: 'skirmish/strike', model: 'A', target: 'D' })).toBe('strike/not-in-melee');
    player.gives('blue', { kind: 'skirmish/strike', model: 'A', target: 'C' }, [3]);
    // 3 + T 6 reaches T 4 + 5
    expect(lastOf(player, 'skirmish/struck-out').needed).toBe(3);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/damage', fill: { model: 'C' } });
  });

  test('SK-CC-9: it is over as soon as the opponent has fallen', () => {
    const two = menOn({ A: [0, 0, 'blue'], B: [0, 45, 'red'], D: [300, 0, 'red'] });
    const player = withActive(two, 'A').gives('blue', { kind: 'skirmish/strike', model: 'A', target: 'B' }, [9], [9]);
    expect(battleOf(player).fighters.B!.whereabouts).toBe('out-of-action');
    player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'D' });
  });
});

describe('shots', () => {
  test('SK-DMG-1, SK-DMG-8: damage is a die and the strength, which may be less than nothing and then harms nobody', () => {
    const player = withActive(menOn({ A: [-250, 0, 'blue'], B: [0, 0, 'red'] }), 'A', {
      fighters: { A: { weapons: ['pump-shotgun'] }, B: { armour: 'bomb-disposal-suit' } },
    });
    player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [6], [2]);
    expect(lastOf(player, 'skirmish/damage-rolled')).toMatchObject({ damage: 2 + 2 - 2 - 4 });
    expect(factsOf(player, 'skirmish/unharmed')).toHaveLength(1);
  });

  test('SK-SHOOT-2, SK-SHOOT-11, SK-STAT-3: are fired only at who is seen, who is named before any die', () => {
    const player = withActive(menOn({ A: [-250, 0, 'blue'], B: [0, 0, 'red'] }), 'A', {
      fighters: { A: { figure: 'conscript' } },
    });
    expect(player.tries('blue', { kind: 'skirmish/shoot', model: 'A' })).toBe('order/malformed');
    player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' });
    expect(lastOf(player, 'skirmish/shot-fired')).toMatchObject({ target: 'B', needed: 9 - 3 });
  });

  test('SK-STAT-7, SK-STAT-8: a test of Reaction is passed with Reaction or less', () => {
    const dives = (face: number) =>
      withActive(menOn({ A: [-250, 0, 'blue'], B: [0, 0, 'red'] }), 'A')
        .gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [1])
        .picks('dive')
        .throws([face]).position.board.models.B!.stance;
    expect([dives(5), dives(6)]).toEqual(['prone', 'standing']);
  });
});

describe('the end of a round', () => {
  test('SK-ROUND-4, SK-ROUND-5, SK-WITH-7, SK-WITH-9: both sides test whether they withdraw before points are counted; if both go, the points decide', () => {
    const at = menOn({ A: [-150, 0, 'blue'], B: [0, 0, 'red'], C: [500, 500, 'blue'], D: [500, -500, 'red'] });
    const player = begun(at, { mission: { losses: 1 } }).gives('blue', activate('A'));
    player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [9]).gives('blue', done('A'));
    player.gives('red', activate('D')).gives('red', done('D')).gives('blue', activate('C')).gives('blue', done('C'));
    expect(asked(player)).toMatchObject({ purpose: 'purpose/withdrawal', roller: 'red' });
    player.throws([6, 6]);
    expect(player.position.ending).toMatchObject({ winner: 'blue', by: 'ending/withdrew' });
    expect(battleOf(player).victoryPoints.blue).toBe(1);
  });
});
