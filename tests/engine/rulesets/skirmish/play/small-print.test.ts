import { describe, expect, test } from 'vitest';
import type { PlainData, TerrainPiece } from '../../../../../engine/index.ts';
import { WEAPONS } from '../../../../../engine/rulesets/skirmish/tables/weapons.ts';
import { battleOf, factsOf, lastOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import type { GamePlayer } from '../../../../support/game-board.ts';
import { box, ground, piece } from '../../../../support/sight-board.ts';

type Men = Readonly<Record<string, Placed>>;
type Fields = Readonly<Record<string, PlainData>>;
const asked = (player: GamePlayer) => player.position.underWay?.request;
const SHOOT = { kind: 'skirmish/shoot', model: 'A', target: 'B' };
/** A shoots at B, who stands so far off along x. */
const duel = (away: number, fighters: Fields = {}, more: Men = {}, pieces: readonly TerrainPiece[] = []) =>
  withActive(menOn({ A: [0, 0, 'blue'], B: [away, 0, 'red'], ...more }, pieces), 'A', { fighters });
const goes = (x: number) => ({ kind: 'skirmish/move', model: 'A', way: [{ kind: 'ground', at: { x, y: 0, z: 0 } }] });
/** Everybody who is left does nothing more in this round, the blues begin the next, and A is activated. */
function nextRound(player: GamePlayer): GamePlayer {
  const { round } = battleOf(player);
  while (battleOf(player).round === round) {
    const { active, turn, fighters } = battleOf(player);
    const model = active?.model ?? Object.values(fighters).find(({ side, activated }) => side === turn && !activated)!.model;
    const { side } = fighters[model]!;
    if (!active) player.gives(side, { kind: 'skirmish/activate', model });
    player.gives(side, { kind: 'skirmish/end-activation', model });
  }
  player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
  return player.gives('blue', { kind: 'skirmish/activate', model: 'A' });
}
/** A wall across the way between A and B. */
const wall = (x: number, height: number, z = 60): TerrainPiece =>
  piece('wall', { stones: box(x, 0, -z, x + 8, height, z) }, { footprint: [ground(x, -z, x + 8, z)] });

describe('what somebody is made of', () => {
  test('SK-STAT-4: who has no aim at all may shoot all the same', () => {
    const player = duel(150, { A: { figure: 'zombie', weapons: ['rifle'] } }).gives('blue', SHOOT);
    expect(lastOf(player, 'skirmish/shot-fired').needed).toBe(7);
  });

  test('SK-STAT-5, SK-STAT-6: Strength is 5 and Toughness as much: a grenade flies 20 cm, and damage of 5 harms', () => {
    const thrown = (away: number) =>
      duel(away, { A: { weapons: ['hand-grenade'] } }).tries('blue', { kind: 'skirmish/throw', model: 'A', target: 'B' });
    expect([thrown(200), thrown(201)]).toEqual(['done', 'throw/too-far']);
    const shot = (face: number) => duel(50, { A: { weapons: ['pistol'] } }).gives('blue', SHOOT, [9], [face]);
    expect(factsOf(shot(3), 'skirmish/unharmed')).toHaveLength(1);
    expect(factsOf(shot(4), 'skirmish/wounded')).toHaveLength(1);
  });

  test('SK-STAT-9, SK-STAT-11: a man bears one wound, and his comrade tests by a morale of 7', () => {
    const player = duel(150, {}, { C: [150, 60, 'red'] }).gives('blue', SHOOT, [9], [2]);
    expect(lastOf(player, 'skirmish/wounded')).toMatchObject({ wounds: 1 });
    expect(battleOf(player).fighters.B).toMatchObject({ whereabouts: 'out-of-action' });
    expect(asked(player)).toMatchObject({ purpose: 'purpose/nerve', fill: { morale: 7 } });
  });

  test('SK-MOVE-16: several reasons why one weapon slows by 3 cm take 3 cm and not 6', () => {
    // a machine gun is slow by its type, and is a support weapon as well
    const player = duel(500, { A: { weapons: ['machine-gun'] } }).gives('blue', goes(-70));
    expect(battleOf(player).active?.actions).toBe(1);
  });
});

describe('dice', () => {
  test('SK-GEN-9: a d3 shows 1 to 3 and nothing else', () => {
    const player = duel(150, { B: { figure: 'general', weapons: ['pistol'] } }).gives('blue', SHOOT, [9], [9]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/general', dice: 'd3' });
    for (const face of [0, 4]) expect(player.tries('blue', { kind: 'answer-roll', faces: [face] })).not.toBe('done');
    expect(battleOf(player.throws([3])).victoryPoints.blue).toBe(3);
  });

  test('SK-GEN-16: a random direction is any of 36 all round, each as likely', () => {
    const grenade = { A: { weapons: ['hand-grenade'] } };
    const thrown = duel(150, grenade).gives('blue', { kind: 'skirmish/throw', model: 'A', target: 'B' }, [2]);
    expect(asked(thrown)).toMatchObject({ purpose: 'purpose/scatter', dice: 'd36' });
    for (const direction of [9, 18, 27, 36]) {
      const { at } = lastOf(
        duel(150, grenade).gives('blue', { kind: 'skirmish/throw', model: 'A', target: 'B' }, [2], [direction]),
        'skirmish/burst-at',
      );
      const turn = (direction * 2 * Math.PI) / 36;
      expect([at.x, at.z]).toEqual([expect.closeTo(150 + 50 * Math.sin(turn), 3), expect.closeTo(50 * Math.cos(turn), 3)]);
    }
  });
});

describe('one shot', () => {
  test('SK-SHOOT-8: all that changes the roll adds up', () => {
    const player = duel(700, { A: { weapons: ['sniper-rifle'], abilities: ['sniper'] } });
    player.gives('blue', { kind: 'skirmish/aim', model: 'A' }).gives('blue', SHOOT);
    const { needed, modifiers } = lastOf(player, 'skirmish/shot-fired');
    expect(modifiers.map(({ says, value }) => [says, value])).toEqual([
      ['modifier/took-aim', 1],
      ['modifier/telescopic-sight', 1],
      ['modifier/sniper', 1],
    ]);
    expect(needed).toBe(10 - 5 - 3);
  });

  test('SK-SHOOT-12: goes by hit, armour, damage, shock and diving; or by the nerve of those who see him fall', () => {
    const asks = (...dice: readonly (readonly number[])[]) => {
      const player = duel(150, { B: { armour: 'flak-vest' } }, { C: [150, 60, 'red'] }).gives('blue', SHOOT, ...dice);
      return player.game.lines
        .flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'requested' ? [fact] : [])))
        .slice(3);
    };
    const purposes = (facts: ReturnType<typeof asks>) =>
      facts.map((fact) => ('request' in fact ? (fact.request as { purpose: string }).purpose : ''));
    expect(purposes(asks([9], [1], [1]))).toEqual(['purpose/shot', 'purpose/armour', 'purpose/damage', 'purpose/dive-or-not']);
    expect(purposes(asks([9], [1], [9]))).toEqual(['purpose/shot', 'purpose/armour', 'purpose/damage', 'purpose/nerve']);
  });

  test('SK-COVER-17: a man who covers another covers less at short range as well, and is then not struck by what just misses', () => {
    const shot = (away: number, face: number) => {
      const player = duel(away, {}, { C: [away - 35, 0, 'red'] }).gives('blue', SHOOT, [face]);
      const cover = lastOf(player, 'skirmish/shot-fired').modifiers.find(({ says }) => says === 'modifier/cover')?.value ?? 0;
      return { cover, strays: factsOf(player, 'skirmish/struck-cover').length };
    };
    // 9 without cover, 10 with it: a total of 9 strikes him who covers
    expect(shot(300, 4)).toEqual({ cover: 1, strays: 1 });
    expect(shot(150, 2)).toEqual({ cover: 0, strays: 0 });
  });

  test('SK-ARM-8: armour that fails takes half of a rifle’s shot at long range, and nothing of an anti-tank rifle’s', () => {
    const strength = (weapon: string) => {
      const player = duel(700, { A: { weapons: [weapon] }, B: { armour: 'ballistic-vest' } }).gives('blue', SHOOT, [9], [1]);
      return asked(player)?.fill.strength;
    };
    expect([strength('rifle'), strength('light-machine-gun'), strength('anti-tank-rifle')]).toEqual([3 - 1, 3 - 1, 4]);
  });

  test('SK-ARM-9: cover and armour add up', () => {
    const player = duel(300, { B: { armour: 'flak-vest' } }, {}, [wall(270, 30)]).gives('blue', SHOOT, [9], [5]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/damage', fill: { strength: 3 - 2 - 2 } });
  });

  test('SK-HEAD-5: what bursts hits nobody in the head, whatever is thrown', () => {
    const player = duel(150, { A: { weapons: ['hand-grenade'] }, B: { helmet: 'steel-helmet' } });
    player.gives('blue', { kind: 'skirmish/throw', model: 'A', target: 'B' }, [10]).picks('stay').throws([1]);
    expect(lastOf(player, 'skirmish/damage-rolled').modifiers.map(({ says }) => says)).toEqual(['modifier/weapon']);
    expect(lastOf(player, 'skirmish/shocked')).toMatchObject({ byHeadshot: false });
  });
});

describe('rates of fire', () => {
  test('SK-ROF-5: whatever shoots single shots is reliable', () => {
    const single = Object.values(WEAPONS).filter(({ rate }) => rate.kind === 'single-shot');
    expect(single.length).toBeGreaterThan(0);
    for (const { traits } of single) expect(traits).toContain('reliable');
  });

  test('SK-ROF-9: an automatic weapon shoots with both actions, and several shots with one', () => {
    const player = duel(150, { A: { weapons: ['submachine-gun'] } });
    for (const left of [1, 0]) {
      player
        .gives('blue', { ...SHOOT, mode: 'burst' }, [1])
        .picks('B')
        .throws([1])
        .picks('B')
        .throws([1]);
      expect(battleOf(player).active?.actions ?? 0).toBe(left);
    }
    expect(factsOf(player, 'skirmish/shot-fired')).toHaveLength(6);
  });

  test('SK-ROF-19, SK-ROF-22: the first target says in which way it is fired; each shot counts the distance and the sight of its own', () => {
    const player = duel(490, { A: { weapons: ['light-machine-gun'] } }, { C: [560, 0, 'red'], D: [520, 100, 'red'] }, [
      piece('shed', { planks: box(400, 0, 70, 410, 80, 120) }, { footprint: [ground(400, 70, 410, 120)] }),
    ]);
    expect(player.tries('blue', { ...SHOOT, target: 'C', mode: 'burst' })).toBe('shoot/not-in-this-way');
    player.gives('blue', { ...SHOOT, mode: 'burst' }, [1]);
    // D stands near enough and is not seen
    expect(asked(player)).toMatchObject({ options: [{ id: 'B' }, { id: 'C' }, { says: 'shoots/no-more' }] });
    player.picks('C');
    expect(factsOf(player, 'skirmish/shot-fired').map(({ zone }) => zone)).toEqual(['medium', 'long']);
  });

  test('SK-ROF-20: a weapon of several rates is fired as one likes with each action', () => {
    const player = duel(150, { A: { weapons: ['assault-rifle'] } }).gives('blue', { ...SHOOT, mode: 'single' }, [1]);
    player.gives('blue', { ...SHOOT, mode: 'sweep' }, [1], [1]);
    expect(factsOf(player, 'skirmish/opened-fire').map(({ mode }) => mode)).toEqual(['single', 'sweep']);
  });

  test('SK-PRONE-8: who lies down does not load a front-loader', () => {
    const player = duel(250, { A: { weapons: ['musket'] } }).gives('blue', SHOOT, [1]);
    player.gives('blue', { kind: 'skirmish/go-prone', model: 'A' });
    nextRound(nextRound(player));
    expect(player.tries('blue', SHOOT)).toBe('shoot/not-loaded');
    player.gives('blue', { kind: 'skirmish/stand-up', model: 'A' });
    nextRound(nextRound(player));
    expect(player.tries('blue', SHOOT)).toBe('done');
  });
});

describe('actions', () => {
  test('SK-ACTION-3, SK-ACTION-10, SK-ACTION-15: to hide, to charge and to recover each take one', () => {
    const hides = duel(500, {}, {}, [wall(18, 30)]).gives('blue', { kind: 'skirmish/hide', model: 'A', piece: 'wall' });
    expect(battleOf(hides).active?.actions).toBe(1);
    const charges = duel(100).gives('blue', { ...goes(68), kind: 'skirmish/charge', target: 'B' }, [1]);
    expect(lastOf(charges, 'skirmish/acted')).toMatchObject({ action: 'charge', actions: 1 });
    expect(battleOf(charges).active?.actions).toBe(1);
  });

  test('SK-REC-6, SK-SHOCK-3: each shock takes an action to recover from, and after one the other action is free', () => {
    const shot = (hits: number) => {
      const player = withActive(menOn({ A: [0, 0, 'blue'], B: [150, 0, 'red'] }), 'B', {
        fighters: { B: { weapons: ['pistol'] } },
      });
      const at = { kind: 'skirmish/shoot', model: 'B', target: 'A' };
      for (let hit = 0; hit < hits; hit++) player.gives('red', at, [9], [1]).picks('stay');
      if (battleOf(player).active) player.gives('red', { kind: 'skirmish/end-activation', model: 'B' });
      return player
        .gives('blue', { kind: 'skirmish/activate', model: 'A' })
        .gives('blue', { kind: 'skirmish/recover', model: 'A' });
    };
    expect(shot(1).tries('blue', SHOOT)).toBe('done');
    const twice = shot(2);
    expect(battleOf(twice).fighters.A!.shocks).toBe(1);
    expect(twice.tries('blue', SHOOT)).toBe('action/shocked');
    expect(battleOf(twice.gives('blue', { kind: 'skirmish/recover', model: 'A' }))).toMatchObject({
      active: null,
      fighters: { A: { shocks: 0 } },
    });
  });

  test('SK-SHOCK-7: who is shocked in the middle of his activation only recovers with what is left of it', () => {
    const player = duel(400, { A: { weapons: ['rifle', 'hand-grenade'] } });
    player.gives('blue', { kind: 'skirmish/throw', model: 'A', at: { x: 45, y: 0, z: 0 } }, [9]);
    while (asked(player)?.purpose === 'purpose/leap-or-not') player.picks('stay');
    player.throws([1]).picks('stay');
    expect(battleOf(player)).toMatchObject({ active: { model: 'A', actions: 1 }, fighters: { A: { shocks: 1 } } });
    expect(player.tries('blue', SHOOT)).toBe('action/shocked');
    expect(player.tries('blue', { kind: 'skirmish/recover', model: 'A' })).toBe('done');
  });
});

describe('melee', () => {
  test('SK-CC-2, SK-CC-8: whoever looks away is in melee all the same, and neither shoots nor is shot at', () => {
    const player = duel(45, {}, { A: [0, 0, 'blue', { facing: -Math.PI / 2 }], C: [300, 0, 'blue'] });
    expect(player.tries('blue', SHOOT)).toBe('shoot/in-melee');
    player.gives('blue', { kind: 'skirmish/strike', model: 'A', target: 'B' }, [1]);
    player.gives('blue', { kind: 'skirmish/end-activation', model: 'A' });
    player.gives('red', { kind: 'skirmish/activate', model: 'B' }).gives('red', { kind: 'skirmish/end-activation', model: 'B' });
    player.gives('blue', { kind: 'skirmish/activate', model: 'C' });
    expect(player.tries('blue', { ...SHOOT, model: 'C' })).toBe('shoot/into-melee');
  });

  test('SK-COVER-20: cover counts for nothing in it', () => {
    const player = duel(46, {}, {}, [wall(19, 20)]).gives('blue', { kind: 'skirmish/strike', model: 'A', target: 'B' }, [9], [9]);
    expect(lastOf(player, 'skirmish/struck-out')).toMatchObject({ needed: 5, modifiers: [] });
    expect(lastOf(player, 'skirmish/damage-rolled').modifiers.map(({ says }) => says)).not.toContain('modifier/cover');
  });
});

test('SK-MOR-13: who runs does not stop too near to an enemy whom he sees: he takes the next nearest place', () => {
  const stones = piece('wall', { stones: box(10, 0, 50, 20, 50, 90) }, { footprint: [ground(10, 50, 20, 90)] });
  /** B falls beside C, who breaks and runs behind the wall; somebody of the blues may stand there. */
  const runsTo = (men: Men) => {
    const board = menOn({ A: [-300, 0, 'blue'], B: [0, 0, 'red'], C: [70, 10, 'red'], ...men }, [stones]);
    const player = withActive(board, 'A')
      .gives('blue', SHOOT, [9], [9], [6, 6])
      .gives('blue', { kind: 'skirmish/pass', model: 'A' });
    player.gives('red', { kind: 'skirmish/activate', model: 'C' }).gives('red', { kind: 'skirmish/flee', model: 'C' });
    return player.position.board.models.C!.pose.at;
  };
  expect(runsTo({})).toMatchObject({ x: 70, z: 70 });
  expect(runsTo({ D: [60, 100, 'blue'] })).toMatchObject({ x: 110, z: 70 });
});
