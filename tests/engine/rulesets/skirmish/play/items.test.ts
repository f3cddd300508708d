import { describe, expect, test } from 'vitest';
import { type Battle, beginGame, offersOf, type PlainData, skirmish } from '../../../../../engine/index.ts';
import { battleOf, factsOf, lastOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import { type GamePlayer, skirmishOn } from '../../../../support/game-board.ts';
import { campsOn, placing, settingUp } from '../../../../support/set-up-board.ts';
import { box, ground, piece } from '../../../../support/sight-board.ts';

const SHOOT = { kind: 'skirmish/shoot', model: 'A', target: 'B' } as const;
const PIERCING = { ...SHOOT, ammunition: 'armour-piercing' };
const wall = piece('wall', { bricks: box(-60, 0, -5, 60, 30, 5) }, { footprint: [ground(-60, -5, 60, 5)] });
type Men = Readonly<Record<string, PlainData>>;

/** A of the blues is active, B of the reds stands so far ahead of him. */
const duel = (away: number, a: PlainData = {}, b: PlainData = {}, more: Readonly<Record<string, Placed>> = {}) =>
  withActive(menOn({ A: [0, 0, 'blue'], B: [0, away, 'red'], ...more }), 'A', { fighters: { A: a, B: b } });
const asked = (player: GamePlayer) => player.position.underWay?.request;

function begunWith(fighter: PlainData): string {
  const { game, withWhat } = skirmishOn(menOn({ A: [0, 0, 'blue'], B: [300, 0, 'red'] }));
  const forces = { fighters: { A: fighter } };
  const begun = beginGame({ ...game.setup, forces }, { ...withWhat, playing: skirmish.playing! });
  return begun.ok ? 'begun' : begun.problem.code;
}

describe('sights and ammunition', () => {
  test('SK-ITEM-1: a telescopic sight that was bought for a rifle helps whoever takes aim, at medium range and beyond', () => {
    const aimed = (away: number) =>
      lastOf(
        duel(away, { items: ['telescopic-sight'] })
          .gives('blue', { kind: 'skirmish/aim', model: 'A' })
          .gives('blue', SHOOT),
        'skirmish/shot-fired',
      ).modifiers.map(({ says }) => says);
    expect(aimed(300)).toEqual(['modifier/took-aim', 'modifier/telescopic-sight']);
    expect(aimed(200)).toEqual(['modifier/took-aim']);
  });

  test('SK-ITEM-4: armour-piercing ammunition pierces one more, through cover and in the damage, up to the end of medium range', () => {
    const items = { items: ['armour-piercing-ammunition'] };
    const behind = { A: [0, -300, 'blue'], B: [0, 22, 'red'] } as const;
    const covered = () => withActive(menOn(behind, [wall]), 'A', { fighters: { A: items } });
    expect(lastOf(covered().gives('blue', SHOOT), 'skirmish/shot-fired')).toMatchObject({ needed: 6 });
    const pierces = covered().gives('blue', PIERCING, [5], [4]);
    expect(lastOf(pierces, 'skirmish/shot-fired')).toMatchObject({ needed: 5 });
    // 4 times 2, and strength 3 less a cover of 1
    expect(lastOf(pierces, 'skirmish/damage-rolled')).toMatchObject({ armourPiercing: 2, damage: 10 });
    expect(duel(500, items).tries('blue', PIERCING)).toBe('done');
    expect(duel(501, items).tries('blue', PIERCING)).toBe('shoot/too-far-to-pierce');
    expect(duel(300).tries('blue', PIERCING)).toBe('shoot/no-such-ammunition');
    expect(duel(300, items).tries('blue', { ...SHOOT, ammunition: 'silver' })).toBe('order/malformed');
    expect(begunWith({ weapons: ['pump-shotgun'], ...items })).toBe('forces/nothing-for-it');
  });

  test('SK-ITEM-4: it is offered to whoever has it, and counted in the odds', () => {
    const player = duel(300, { items: ['armour-piercing-ammunition'] }, { armour: 'ballistic-vest' });
    const { position, withWhat, game } = player;
    const situation = { table: withWhat.tableOf(position.board), seats: game.setup.seats, state: position.state as Battle };
    const offers = offersOf(skirmish.playing!, 'blue', situation).map(({ order }) => order);
    expect(offers).toContainEqual({ ...PIERCING, mode: 'single' });
    const out = (order: typeof SHOOT) =>
      skirmish.playing!.odds(order, 'blue', situation)!.ends.find(({ says }) => says === 'odds/out-of-action')!.share;
    expect(out(PIERCING as typeof SHOOT)).toBeGreaterThan(out(SHOOT));
  });

  test('SK-ITEM-17: extra ammunition is one more shot at once, once in a battle, whatever the rate of fire', () => {
    const player = duel(300, { items: ['extra-ammunition'] }).gives('blue', SHOOT, [2]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/once-more', chooser: 'blue' });
    player.picks('B').throws([2]);
    expect(factsOf(player, 'skirmish/shot-fired')).toHaveLength(2);
    expect(battleOf(player)).toMatchObject({ active: { actions: 1 }, fighters: { A: { usedUp: ['extra-ammunition'] } } });
    expect(player.tries('blue', SHOOT)).toBe('shoot/shot-already');
    const saved = duel(300, { items: ['extra-ammunition'], weapons: ['pistol', 'pistol'] }, {}, { C: [0, 200, 'red'] });
    saved.gives('blue', { ...SHOOT, target: 'C' }, [2]).picks('skirmish/cease-fire');
    expect(battleOf(saved).fighters.A!.usedUp).toEqual([]);
    expect(saved.gives('blue', { ...SHOOT, target: 'C' }, [2]).last).toContain('requested');
  });
});

describe('bayonets', () => {
  const blow = (a: PlainData) =>
    lastOf(duel(45, a).gives('blue', { kind: 'skirmish/strike', model: 'A', target: 'B' }, [9], [1]), 'skirmish/damage-rolled')
      .modifiers[0]?.value;

  test('SK-ITEM-6, SK-ITEM-7: a bayonet is as good as the barrel that it is put on, and is bought for no weapon that takes none', () => {
    expect([blow({ melee: 'bayonet' }), blow({ melee: 'bayonet', weapons: ['submachine-gun'] })]).toEqual([2, 1]);
    expect(begunWith({ melee: 'bayonet', weapons: ['musket'] })).toBe('begun');
    expect(begunWith({ melee: 'bayonet', weapons: ['pistol'] })).toBe('forces/nothing-for-it');
  });

  test('SK-ITEM-8: it is taken off and used as a dagger, unless it is fixed to its rifle', () => {
    const swap = { kind: 'skirmish/swap-weapon', model: 'A', weapon: 'bayonet' } as const;
    const player = duel(45, { melee: 'bayonet' }).gives('blue', swap);
    player.gives('blue', { kind: 'skirmish/strike', model: 'A', target: 'B' }, [9], [1]);
    expect(lastOf(player, 'skirmish/damage-rolled').modifiers[0]?.value).toBe(1);
    const fixed = { melee: 'bayonet', weaponAbilities: { rifle: ['fixed-bayonet'] } };
    expect(duel(45, fixed).tries('blue', swap)).toBe('action/no-such-weapon');
    const camp = settingUp(campsOn({ A: [0, -500, 'blue'], C: [0, 500, 'red'] }), { fighters: { A: fixed } });
    expect(camp.tries('blue', placing('A', 0, -500, { weapon: 'melee' }))).toBe('action/no-such-weapon');
  });
});

test('SK-ITEM-11: a chemical suit takes 2 cm of the movement, and who wears it cannot take aim', () => {
  const suit = { items: ['chemical-suit'] };
  const to = (z: number) => ({ kind: 'skirmish/move', model: 'A', way: [{ kind: 'ground', at: { x: 0, y: 0, z: -z } }] });
  const player = duel(300, suit).gives('blue', to(80));
  expect(battleOf(player).active?.actions).toBe(1);
  expect(battleOf(duel(300, suit).gives('blue', to(81))).active).toBeNull();
  expect(duel(300, suit).tries('blue', { kind: 'skirmish/aim', model: 'A' })).toBe('action/no-aim-in-a-suit');
});

/** A shoots B dead; then A and whoever of the reds comes between them are done, and C of the blues has gone to where B fell, so far along. */
function fallen(b: PlainData, forces: Men = {}, z = 270): GamePlayer {
  const men = { A: [0, 0, 'blue'], B: [0, 300, 'red'], C: [0, 220, 'blue'], D: [400, 400, 'red'] } as const;
  const player = withActive(menOn(men), 'A', { ...forces, fighters: { B: b, A: { weapons: ['rifle'] } } });
  player.gives('blue', SHOOT, [9], [9]).gives('blue', { kind: 'skirmish/end-activation', model: 'A' });
  player.gives('red', { kind: 'skirmish/activate', model: 'D' }).gives('red', { kind: 'skirmish/end-activation', model: 'D' });
  player.gives('blue', { kind: 'skirmish/activate', model: 'C' });
  return player.gives('blue', { kind: 'skirmish/move', model: 'C', way: [{ kind: 'ground', at: { x: 0, y: 0, z } }] });
}
const TAKE = { kind: 'skirmish/take-token', model: 'C', of: 'B' } as const;
/** The round is over, and the reds stay, of whom one of two has fallen. */
const ends = (player: GamePlayer) =>
  (battleOf(player).active ? player.gives('blue', { kind: 'skirmish/end-activation', model: 'C' }) : player).throws([1, 1]);

describe('what lies where somebody fell', () => {
  const carries = {
    weapons: ['submachine-gun', 'hand-grenade'],
    melee: 'sabre',
    helmet: 'steel-helmet',
    items: ['binoculars'],
  };

  test('SK-ITEM-19: is all that he carried, and is taken with an action by whoever reaches it', () => {
    const player = fallen(carries).gives('blue', TAKE);
    expect(battleOf(player)).toMatchObject({
      tokens: {},
      fighters: {
        C: {
          weapons: ['rifle', 'submachine-gun', 'hand-grenade'],
          meleeWeapon: 'sabre',
          helmet: 'steel-helmet',
          inHand: 'rifle',
        },
      },
    });
    expect(battleOf(player).fighters.C!.items).toEqual(['binoculars']);
    expect(lastOf(player, 'skirmish/acted')).toMatchObject({ action: 'take-token', actions: 1 });
    expect(fallen(carries).tries('blue', { ...TAKE, of: 'D' })).toBe('token/not-there');
  });

  test('SK-ITEM-19: exactly 1.5 cm from the base is near enough, more is not', () => {
    expect(fallen({}).tries('blue', TAKE)).toBe('done');
    expect(fallen({}, {}, 269.9).tries('blue', TAKE)).toBe('token/out-of-reach');
  });
});

describe('a flag', () => {
  const flag = { items: ['flag'] };

  test('SK-ITEM-14, SK-ITEM-12: falls to whoever takes it, and gives heart to its own side alone', () => {
    const player = fallen(flag).gives('blue', TAKE);
    expect(battleOf(player).fighters.C!.flags).toEqual(['red']);
  });

  test('SK-ITEM-15, SK-ITEM-16: a flag whose bearer falls is worth a point to the enemy, and one that he has when the battle ends another', () => {
    const mission = { mission: { rounds: 1 } };
    const left = ends(fallen(flag, mission));
    expect(battleOf(left).victoryPoints).toEqual({ blue: 1, red: 0 });
    const taken = ends(fallen(flag, mission).gives('blue', TAKE));
    expect(battleOf(taken).victoryPoints).toEqual({ blue: 2, red: 0 });
    expect(taken.position.ending).toMatchObject({ winner: 'blue', by: 'ending/last-round' });
    expect(battleOf(ends(fallen(flag).gives('blue', TAKE))).victoryPoints).toEqual({ blue: 1, red: 0 });
  });

  test('SK-ITEM-13: whoever bears it to an objective that his side holds wins a point more', () => {
    const held = (a: PlainData) => {
      const board = {
        ...menOn({ A: [0, 0, 'blue'], B: [0, -500, 'red'] }),
        objectives: { well: { id: 'well', name: 'The well', at: { x: 0, y: 0, z: -60 }, radius: 5 } },
      };
      const player = withActive(board, 'A', { fighters: { A: a } });
      player
        .gives('blue', { kind: 'skirmish/end-activation', model: 'A' })
        .gives('red', { kind: 'skirmish/activate', model: 'B' });
      return battleOf(player.gives('red', { kind: 'skirmish/end-activation', model: 'B' })).victoryPoints.blue;
    };
    expect([held({}), held(flag)]).toEqual([1, 2]);
  });
});

describe('an army', () => {
  const costs = (fighter: PlainData, points: number) => {
    const { game, withWhat } = skirmishOn(menOn({ A: [0, 0, 'blue'], B: [300, 0, 'red'] }));
    const forces = { fighters: { A: fighter, B: { figure: 'zombie', weapons: [] } }, army: { points, privates: 1 } };
    const begun = beginGame({ ...game.setup, forces }, { ...withWhat, playing: skirmish.playing! });
    return begun.ok ? 'begun' : begun.problem.code;
  };

  test('SK-ARMY-3: what is exchanged comes back and what is taken is paid, unless the exchange has a price of its own', () => {
    const swap = (more: object = {}) => ({ swaps: [{ give: 'rifle', take: 'submachine-gun', ...more }] });
    // a trained soldier for 12 with a submachine gun for 10; with its own price the rifle for 8 and 1 for the exchange
    expect([costs(swap(), 22), costs(swap(), 21)]).toEqual(['begun', 'army/too-dear']);
    expect([costs(swap({ price: 1 }), 21), costs(swap({ price: 1 }), 20)]).toEqual(['begun', 'army/too-dear']);
    expect(begunWith({ swaps: [{ give: 'pistol', take: 'rifle' }] })).toBe('forces/nothing-to-swap');
    expect(begunWith({ swaps: 'all' })).toBe('forces/not-understood');
    const { fighters } = battleOf(skirmishOn(menOn({ A: [0, 0, 'blue'], B: [300, 0, 'red'] }), { fighters: { A: swap() } }));
    expect(fighters.A).toMatchObject({ weapons: ['submachine-gun'], inHand: 'submachine-gun' });
  });

  test('SK-SHOOT-9: who is smaller than a man is harder to hit, and who rides easier', () => {
    const needed = (size: string) => lastOf(duel(300, {}, { size }).gives('blue', SHOOT), 'skirmish/shot-fired').needed;
    expect([needed('very-small'), needed('man'), needed('rider')]).toEqual([5, 4, 3]);
    expect(begunWith({ size: 'huge' })).toBe('forces/not-understood');
  });
});
