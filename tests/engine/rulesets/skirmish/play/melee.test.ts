import { describe, expect, test } from 'vitest';
import type { PlainData } from '../../../../../engine/index.ts';
import { battleOf, factsOf, lastOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import { sketchBoard, wall } from '../../../../support/board-sketch.ts';
import { man } from '../../../../support/figures.ts';

/** A and B so far apart that their bases are 19 mm from each other, unless told; 20 mm is no melee any more. */
const duel = (
  a: PlainData = {},
  b: PlainData = {},
  more: Readonly<Record<string, Placed>> = {},
  away = 49,
  aStance = {},
  bStance = {},
) => withActive(menOn({ A: [0, 0, 'blue', aStance], B: [away, 0, 'red', bStance], ...more }), 'A', { fighters: { A: a, B: b } });
const STRIKE = { kind: 'skirmish/strike', model: 'A', target: 'B' } as const;
const to = (x: number, z = 0) => [{ kind: 'ground', at: { x, y: 0, z } }];
const PRONE = { stance: 'prone' } as const;

describe('striking', () => {
  test('SK-EX-63, SK-CC-3, SK-PRONE-4: equals hit on 5, one who lies down is hit on 2, and hits on 8', () => {
    const needed = (aStance = {}, bStance = {}) =>
      lastOf(duel({}, {}, {}, 49, aStance, bStance).gives('blue', STRIKE), 'skirmish/struck-out').needed;
    expect([needed(), needed({}, PRONE), needed(PRONE)]).toEqual([5, 2, 8]);
    expect(lastOf(duel().gives('blue', STRIKE, [4]), 'skirmish/missed')).toMatchObject({ natural: 4 });
    expect(lastOf(duel().gives('blue', STRIKE, [5], [1]), 'skirmish/hit')).toMatchObject({ natural: 5 });
  });

  test('SK-CC-1: bases 2 cm apart are not in melee', () => {
    expect(duel({}, {}, {}, 50).tries('blue', STRIKE)).toBe('strike/not-in-melee');
  });

  test('SK-EX-64, SK-CC-5, SK-CC-10, SK-ACTION-19: a bayonet on the rifle, in the hand, and a rifle by its butt', () => {
    const strengthOf = (a: PlainData) =>
      lastOf(duel(a).gives('blue', STRIKE, [9], [1]), 'skirmish/damage-rolled').modifiers[0]?.value;
    expect(strengthOf({ melee: 'bayonet' })).toBe(2);
    expect(strengthOf({ melee: 'bayonet', weapons: ['submachine-gun'] })).toBe(1);
    expect(strengthOf({ melee: 'knife', weapons: ['submachine-gun'] })).toBe(-1);
    expect(strengthOf({ melee: 'bayonet', weapons: [] })).toBe(1);
    expect(strengthOf({ melee: 'sabre' })).toBe(-1);
    expect(strengthOf({ melee: 'sabre', weapons: [] })).toBe(2);
  });

  test('SK-ACTION-14, SK-ACTION-19: a sabre is drawn with an action, and the rifle taken up again with another', () => {
    const player = duel({ melee: 'sabre' }).gives('blue', { kind: 'skirmish/swap-weapon', model: 'A', weapon: 'sabre' });
    expect(battleOf(player).fighters.A!.inHand).toBeNull();
    expect(player.tries('blue', { kind: 'skirmish/swap-weapon', model: 'A', weapon: 'sabre' })).toBe('action/no-such-weapon');
    player.gives('blue', { kind: 'skirmish/swap-weapon', model: 'A', weapon: 'rifle' });
    expect(battleOf(player).fighters.A!.inHand).toBe('rifle');
  });

  test('SK-CC-6, SK-CC-7, SK-SHOCK-5: both actions may be strikes, armour counts, and blows shock nobody', () => {
    const player = duel({}, { armour: 'flak-vest' }).gives('blue', STRIKE, [9], [6], [2]).gives('blue', STRIKE, [9], [1], [2]);
    expect(battleOf(player).fighters.B).toMatchObject({ shocks: 0, woundsLeft: 1 });
    expect(factsOf(player, 'skirmish/damage-rolled').map(({ damage }) => damage)).toEqual([-1, 1]);
  });

  test('SK-DMG-7: whoever is struck down leaves the table', () => {
    const player = duel({ melee: 'bayonet' }).gives('blue', STRIKE, [5], [3]);
    expect(player.position.board.models).not.toHaveProperty('B');
  });
});

describe('leaving a melee', () => {
  const leave = { kind: 'skirmish/move', model: 'A', way: to(-60) } as const;

  test('SK-MOVE-4, SK-MOVE-5: the enemy may strike first, or let him go', () => {
    const player = duel().gives('blue', leave);
    expect(player.position.underWay?.request).toMatchObject({ kind: 'choice', chooser: 'red', clause: 'SK-MOVE-5' });
    player.picks('skirmish/let-go');
    expect(player.position.board.models.A!.pose.at.x).toBe(-60);
    expect(lastOf(player, 'skirmish/strike-declined')).toMatchObject({ model: 'B', target: 'A' });
    expect(battleOf(player).active?.actions).toBe(1);
  });

  test('SK-MOVE-7: whom the strike puts out of action goes nowhere', () => {
    const player = duel().gives('blue', leave).picks('B').throws([9], [9]);
    expect(player.position.board.models).not.toHaveProperty('A');
    expect(battleOf(player)).toMatchObject({ active: null, turn: 'red' });
  });

  test('SK-MOVE-6: each of several enemies strikes once, one after the other', () => {
    const player = duel({}, {}, { C: [0, 49, 'red'] })
      .gives('blue', leave)
      .picks('B')
      .throws([1])
      .picks('C')
      .throws([1]);
    expect(factsOf(player, 'skirmish/struck-out').map(({ model }) => model)).toEqual(['B', 'C']);
    expect(player.position.board.models.A!.pose.at.x).toBe(-60);
  });

  test('SK-MOVE-8, SK-SHOCK-8: one who is shocked does not strike', () => {
    const men = { A: [0, 0, 'blue'], B: [49, 0, 'red'], C: [300, 300, 'blue'] } as const;
    const player = withActive(menOn(men), 'C', { fighters: { C: { weapons: ['rifle'] } } });
    expect(player.tries('blue', { kind: 'skirmish/shoot', model: 'C', target: 'B' })).toBe('shoot/into-melee');
    const apart = withActive(menOn({ ...men, A: [0, 0, 'blue'], B: [120, 0, 'red'] }), 'C');
    apart.gives('blue', { kind: 'skirmish/shoot', model: 'C', target: 'B' }, [9], [1]).picks('stay');
    apart.gives('blue', { kind: 'skirmish/pass', model: 'C' }).gives('red', { kind: 'skirmish/activate', model: 'B' });
    apart.gives('red', { kind: 'skirmish/end-activation', model: 'B' }).gives('blue', { kind: 'skirmish/activate', model: 'A' });
    apart.gives('blue', { kind: 'skirmish/charge', model: 'A', target: 'B', way: to(80) }, [1]);
    apart.gives('blue', { kind: 'skirmish/move', model: 'A', way: to(20) });
    expect(factsOf(apart, 'skirmish/struck-out').map(({ model }) => model)).toEqual(['A']);
    expect(apart.position.board.models.A!.pose.at.x).toBe(20);
  });

  test('SK-PRONE-5: whoever lies down goes with one action of a round', () => {
    const player = duel({}, {}, {}, 300, PRONE).gives('blue', { kind: 'skirmish/move', model: 'A', way: to(-40) });
    expect(player.tries('blue', { kind: 'skirmish/move', model: 'A', way: to(-60) })).toBe('action/crawled-already');
  });
});

describe('charging', () => {
  const charge = (x: number) => ({ kind: 'skirmish/charge', model: 'A', target: 'B', way: to(x) }) as const;

  test('SK-CHARGE-2, SK-CHARGE-4, SK-EX-38: 12 cm apart one action is enough, and one strike is given on arrival', () => {
    const player = duel({}, {}, {}, 120).gives('blue', charge(80), [4]);
    expect(lastOf(player, 'skirmish/missed')).toMatchObject({ model: 'A', target: 'B' });
    expect(battleOf(player).active?.actions).toBe(1);
  });

  test('SK-CHARGE-2, SK-EX-38: 18 cm apart both actions are needed, and one is too few', () => {
    const player = duel({}, {}, {}, 180);
    const late = duel({}, {}, {}, 180).gives('blue', { kind: 'skirmish/pass', model: 'A' });
    expect(late.tries('blue', charge(140))).toBe('charge/takes-both-actions');
    expect(battleOf(player.gives('blue', charge(140), [4])).active).toBeNull();
  });

  test('SK-CHARGE-6, SK-EX-38: 20 cm apart the charge falls short and gives no strike', () => {
    const player = duel({}, {}, {}, 200).gives('blue', charge(150));
    expect(factsOf(player, 'skirmish/struck-out')).toEqual([]);
    expect(battleOf(player).active).toBeNull();
    expect(duel({}, {}, {}, 200).tries('blue', charge(160))).toBe('action/way-not-allowed');
  });

  test('SK-CHARGE-8, SK-PRONE-7: nobody charges lying down', () => {
    expect(duel({}, {}, {}, 120, PRONE).tries('blue', charge(80))).toBe('action/not-while-prone');
  });

  test('SK-CHARGE-7: whoever charges out of a melee is struck at first', () => {
    const player = duel({}, {}, { C: [0, 49, 'red'] }, 120).gives('blue', charge(80));
    expect(player.position.underWay?.request).toMatchObject({ kind: 'choice', chooser: 'red' });
    player.picks('C').throws([1], [4]);
    expect(factsOf(player, 'skirmish/struck-out').map(({ model }) => model)).toEqual(['C', 'A']);
  });

  test('SK-ACTION-9, SK-CHARGE-9: whoever is charged no longer takes aim', () => {
    const player = duel({}, {}, { C: [500, 500, 'blue'] }, 140).gives('blue', { kind: 'skirmish/end-activation', model: 'A' });
    player.gives('red', { kind: 'skirmish/activate', model: 'B' }).gives('red', { kind: 'skirmish/aim', model: 'B' });
    player.gives('red', { kind: 'skirmish/pass', model: 'B' }).gives('blue', { kind: 'skirmish/activate', model: 'C' });
    player.gives('blue', { kind: 'skirmish/end-activation', model: 'C' });
    player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
    expect(battleOf(player).fighters.B!.aiming).toBe(true);
    player.gives('blue', { kind: 'skirmish/activate', model: 'A' }).gives('blue', charge(95), [1]);
    expect(battleOf(player).fighters.B!.aiming).toBe(false);
  });

  test('SK-HIDE-6, SK-CHARGE-3: whoever hides behind a wall stands up when charged around it', () => {
    const board = sketchBoard(
      `
      .......................
      ......#................
      ...A..#.B..............
      ......#................
      .......................
      `,
      { A: man({ owner: 'blue' }), B: man({ owner: 'red', hidingBehind: 'wall' }), '#': wall('wall', 30) },
    );
    const { x, z } = board.models.B!.pose.at;
    const player = withActive(board, 'A');
    expect(player.tries('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' })).toBe('shoot/not-seen');
    const way = [...to(x - 25, z - 50), ...to(x, z - 45)];
    player.gives('blue', { kind: 'skirmish/charge', model: 'A', target: 'B', way }, [1]);
    expect(player.position.board.models.B!.declared.hidingBehind).toBeNull();
    expect(lastOf(player, 'skirmish/struck-out')).toMatchObject({ model: 'A', target: 'B' });
  });
});
