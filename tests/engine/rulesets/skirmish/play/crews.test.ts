import { describe, expect, test } from 'vitest';
import { type PlainData, skirmish } from '../../../../../engine/index.ts';
import { battleOf, factsOf, lastOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import { gun } from '../../../../support/figures.ts';
import { type GamePlayer, skirmishOn } from '../../../../support/game-board.ts';
import { box, ground, piece } from '../../../../support/sight-board.ts';

type Fields = Readonly<Record<string, PlainData>>;
type Men = Readonly<Record<string, Placed>>;

/** A weapon of the blues that stands there. */
const standing = (x: number, z: number, changes = {}): Placed => [x, z, 'blue', { ...gun(), ...changes }];
/** A aims the weapon G at B, C and D stand by. */
const AT_THE_GUN: Men = {
  A: [-300, 0, 'blue'],
  C: [-300, 36, 'blue'],
  D: [-335, 20, 'blue'],
  G: standing(-265, 30),
  B: [0, 0, 'red'],
};
const ready = (guns: Fields, men: Men = AT_THE_GUN, fighters: Fields = {}, pieces: Parameters<typeof menOn>[1] = []) =>
  withActive(menOn(men, pieces), 'A', { guns: { G: guns }, fighters });
const fire = (more: Fields = {}) => ({ kind: 'skirmish/fire-gun', model: 'A', gun: 'G', target: 'B', ...more });
const asked = (player: GamePlayer) => player.position.underWay?.request;
const helps = (model: string) => `skirmish/hand-of:${model}`;
const NOBODY = 'skirmish/nobody';
const gunOf = (player: GamePlayer) => battleOf(player).guns.G!;
const withoutC: Men = { A: AT_THE_GUN.A!, G: AT_THE_GUN.G!, B: AT_THE_GUN.B! };
/** The active one does no more, and whoever is named comes next. */
const next = (player: GamePlayer, by: string, model: string) => {
  const active = battleOf(player).active?.model;
  if (active) player.gives(battleOf(player).fighters[active]!.side, { kind: 'skirmish/end-activation', model: active });
  return player.gives(by, { kind: 'skirmish/activate', model });
};

/** Everybody who is left does nothing more in this round, and the blues begin the next. */
function endRound(player: GamePlayer): void {
  const { round } = battleOf(player);
  while (battleOf(player).round === round) {
    const { active, turn, fighters } = battleOf(player);
    const model = active?.model ?? Object.values(fighters).find(({ side, activated }) => side === turn && !activated)!.model;
    const { side } = fighters[model]!;
    if (!active) player.gives(side, { kind: 'skirmish/activate', model });
    player.gives(side, { kind: 'skirmish/end-activation', model });
  }
  player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
}

describe('a mortar', () => {
  const mortar = { weapon: 'mortar' };

  test('SK-CREW-1, SK-CREW-3, SK-CREW-11, SK-SHOOT-1: is aimed by who gives the order, and comrades at hand give an action each', () => {
    const player = ready(mortar, AT_THE_GUN, { A: { figure: 'veteran' } }).gives('blue', fire());
    expect(asked(player)).toMatchObject({ purpose: 'purpose/lends-a-hand', chooser: 'blue', fill: { left: 2 } });
    player.picks(helps('C')).picks(helps('D'));
    // by the aim of the veteran who gave the order
    expect(lastOf(player, 'skirmish/launched')).toMatchObject({ model: 'A', target: 'B', needed: 8 - 6 });
    player.throws([5], [1]).picks('stay');
    expect(battleOf(player).active).toEqual({ model: 'A', actions: 1 });
    expect(battleOf(player).fighters).toMatchObject({ C: { pledged: 1 }, D: { pledged: 1 } });
    next(player, 'red', 'B');
    next(player, 'blue', 'C');
    expect(battleOf(player).active).toEqual({ model: 'C', actions: 1 });
    // nobody was missing
    expect(gunOf(player).out).toBe(0);
  });

  test('SK-CREW-3: who has been activated gives an action that he has left, and one without any counts as missing', () => {
    const spends = (actions: number) => {
      const player = withActive(menOn(AT_THE_GUN), 'C', { guns: { G: mortar } });
      for (let spent = 0; spent < actions; spent++) player.gives('blue', { kind: 'skirmish/pass', model: 'C' });
      next(player, 'red', 'B');
      return next(player, 'blue', 'A').gives('blue', fire());
    };
    const spared = spends(1).picks(helps('C'));
    expect(battleOf(spared).fighters.C).toMatchObject({ unspent: 0 });
    expect(asked(spared)).toMatchObject({ options: [{ id: helps('D') }, { id: NOBODY }] });
    expect(asked(spends(2))).toMatchObject({ options: [{ id: helps('D') }, { id: NOBODY }] });
  });

  test('whoever has given both his actions away before his turn does nothing in it', () => {
    const player = ready({ weapon: 'heavy-machine-gun' })
      .gives('blue', fire({ mode: 'burst' }))
      .picks(helps('C'));
    player.throws([1]).picks('skirmish/cease-fire');
    player
      .gives('blue', fire({ mode: 'burst' }))
      .picks(helps('C'))
      .throws([1])
      .picks('skirmish/cease-fire');
    expect(battleOf(player).fighters.C).toMatchObject({ pledged: 2 });
    next(player, 'red', 'B');
    next(player, 'blue', 'C');
    expect(battleOf(player)).toMatchObject({ active: null, fighters: { C: { activated: true } } });
  });

  test('SK-WPN-8, SK-EX-92: fires once a round, whatever actions remain', () => {
    const player = ready(mortar).gives('blue', fire()).picks(NOBODY).throws([5], [1]).picks('stay').throws([1, 1]);
    expect(player.tries('blue', fire())).toBe('gun/fired-already');
    next(player, 'red', 'B');
    next(player, 'blue', 'C');
    expect(player.tries('blue', fire({ model: 'C' }))).toBe('gun/fired-already');
  });

  test('SK-CREW-8, SK-EX-62: with two men missing and Slow(1) three dice fall; two of 4 or more, and it is out for two rounds', () => {
    const player = ready({ ...mortar, slow: 1 }, withoutC)
      .gives('blue', fire())
      .throws([1], [9]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/missing-men', dice: '3d6' });
    player.throws([2, 4, 6]);
    expect(gunOf(player).out).toBe(2);
    endRound(player);
    // the round of the shot itself does not count
    expect(gunOf(player).out).toBe(2);
    player.gives('blue', { kind: 'skirmish/activate', model: 'A' });
    expect(player.tries('blue', fire())).toBe('gun/out');
    endRound(player);
    expect(gunOf(player).out).toBe(1);
    endRound(player);
    expect(gunOf(player).out).toBe(0);
    expect(factsOf(player, 'skirmish/gun-nearer-ready').map(({ left }) => left)).toEqual([1, 0]);
  });

  test('SK-CREW-9, SK-CREW-10: a crew is free to go, and without anybody the missed rounds do not count down', () => {
    const player = ready(mortar, withoutC).gives('blue', fire()).throws([1], [9], [4, 1]);
    expect(gunOf(player).out).toBe(1);
    const away = { kind: 'skirmish/move', model: 'A', way: [{ kind: 'ground', at: { x: -380, y: 0, z: 0 } }] };
    player.gives('blue', away);
    endRound(player);
    endRound(player);
    player.gives('blue', { kind: 'skirmish/activate', model: 'A' });
    expect(gunOf(player).out).toBe(1);
    expect(player.tries('blue', fire())).toBe('gun/not-at-hand');
  });

  test('SK-IND-7, SK-IND-5: fires straight or in an arc as it likes, with another number, and bursts as it does either way', () => {
    const wall = piece('wall', { bricks: box(-150, 0, -60, -140, 80, 60) }, { footprint: [ground(-150, -60, -140, 60)] });
    const player = ready(mortar, AT_THE_GUN, {}, [wall]);
    expect(player.tries('blue', fire())).toBe('gun/not-seen');
    player.gives('blue', fire({ lobbed: true })).picks(NOBODY);
    expect(lastOf(player, 'skirmish/launched')).toMatchObject({ lobbed: true, needed: 11 - 5 });
    player.throws([6]);
    expect(lastOf(player, 'skirmish/burst-at')).toMatchObject({ aside: 0 });
    player.throws([2], [1, 1]);
    expect(lastOf(player, 'skirmish/damage-rolled')).toMatchObject({ model: 'B', armourPiercing: 1, damage: 2 + 4 });
    const roof = piece('roof', { tiles: box(-400, 60, -100, -140, 70, 100), front: box(-150, 0, -100, -140, 60, 100) });
    expect(ready(mortar, AT_THE_GUN, {}, [wall, roof]).tries('blue', fire({ lobbed: true }))).toBe(
      'throw/no-way-through-the-air',
    );
    expect(ready({ weapon: 'anti-tank-gun' }).tries('blue', fire({ lobbed: true }))).toBe('gun/fires-straight');
  });

  test('SK-PROX-2: is fired at a place as well, which is seen or reached in an arc, and no farther than it reaches', () => {
    const at = (x: number, more: Fields = {}) => ({
      kind: 'skirmish/fire-gun',
      model: 'A',
      gun: 'G',
      at: { x, y: 0, z: 0 },
      ...more,
    });
    const player = ready({ weapon: 'light-mortar' });
    expect(player.tries('blue', at(1000))).toBe('gun/out-of-range');
    expect(player.tries('blue', { ...fire(), target: 'nobody' })).toBe('fighter/not-in-this-battle');
    // two men serve it: one comrade is enough
    player.gives('blue', at(-60)).picks(helps('C'));
    player.throws([3]);
    expect(lastOf(player, 'skirmish/burst-at')).toMatchObject({ at: { x: -60, z: 0 } });
  });
});

describe('a cannon at a man', () => {
  const cannon = { weapon: 'anti-tank-gun', crew: 1 };

  test('SK-EX-61, SK-HEAD-7, SK-WPN-13: a 10 strikes him himself, and is no headshot; and he takes the template as well', () => {
    const player = ready(cannon).gives('blue', fire(), [10]);
    expect(lastOf(player, 'skirmish/hit')).toMatchObject({ target: 'B', headshot: false });
    expect(asked(player)).toMatchObject({ purpose: 'purpose/damage', fill: { strength: 8 } });
    player.throws([1]);
    expect(lastOf(player, 'skirmish/damage-rolled')).toMatchObject({ armourPiercing: 4, damage: 4 + 8 });
  });

  test('SK-WPN-14, SK-WPN-15, SK-EX-61: where he moved it must be confirmed; else it lands beside him and only its template counts', () => {
    const men = menOn(AT_THE_GUN);
    const player = skirmishOn(men, { guns: { G: cannon } })
      .gives('blue', { kind: 'skirmish/roll-initiative' }, [2], [6])
      .picks('red');
    player.gives('red', { kind: 'skirmish/activate', model: 'B' });
    player.gives('red', { kind: 'skirmish/move', model: 'B', way: [{ kind: 'ground', at: { x: 30, y: 0, z: 0 } }] });
    next(player, 'blue', 'A').gives('blue', fire(), [10]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/confirms-hit' });
    player.throws([3]);
    expect(lastOf(player, 'skirmish/landed-beside')).toMatchObject({ target: 'B', natural: 10 });
    player.throws([1]);
    expect(lastOf(player, 'skirmish/damage-rolled')).toMatchObject({ armourPiercing: 1, damage: null });
    const near = ready(cannon).gives('blue', fire(), [9]);
    expect(lastOf(near, 'skirmish/landed-beside')).toMatchObject({ natural: 9 });
    expect(asked(near)).toMatchObject({ purpose: 'purpose/damage', fill: { strength: 4 } });
  });
});

describe('a machine gun', () => {
  const armed = (weapon: string, men: Men, settings: Fields = {}) => {
    const player = skirmishOn(menOn(men), { fighters: { A: { weapons: [weapon] } } }, { settings: settings as never });
    player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
    return player.gives('blue', { kind: 'skirmish/activate', model: 'A' });
  };
  const burst = { kind: 'skirmish/shoot', model: 'A', target: 'B', mode: 'burst' };
  const PAIR: Men = { A: [-300, 0, 'blue'], C: [-300, 40, 'blue'], B: [0, 0, 'red'] };
  /** How many shots a burst has. */
  const shotsOf = (player: GamePlayer) => {
    player.throws([1]);
    return 1 + Number(asked(player)?.fill.left);
  };

  test('SK-EX-46, SK-CREW-4, SK-CREW-12, SK-ROF-13: of one man fires three shots, with a second man as many as it has up to six', () => {
    const alone = armed('light-machine-gun', { A: PAIR.A!, B: PAIR.B! }).gives('blue', burst);
    expect(shotsOf(alone)).toBe(3);
    const declines = armed('light-machine-gun', PAIR).gives('blue', burst).picks(NOBODY);
    expect(shotsOf(declines)).toBe(3);
    const pair = armed('light-machine-gun', PAIR).gives('blue', burst).picks(helps('C'));
    expect(battleOf(pair).fighters.C).toMatchObject({ pledged: 1 });
    expect(shotsOf(pair)).toBe(5);
    expect(shotsOf(armed('machine-gun', PAIR).gives('blue', burst).picks(helps('C')))).toBe(6);
    // exactly 5 cm between heads is near enough, a hair more is not
    const at5cm = armed('machine-gun', { ...PAIR, C: [-300, 50, 'blue'] }).gives('blue', burst);
    expect(asked(at5cm)).toMatchObject({ purpose: 'purpose/lends-a-hand' });
    const farther = armed('machine-gun', { ...PAIR, C: [-300, 50.1, 'blue'] }).gives('blue', burst);
    expect(asked(farther)).toMatchObject({ purpose: 'purpose/shot' });
  });

  test('SK-ROF-14: who has moved has three shots with a second man too, unless the table agreed otherwise', () => {
    const goes = { kind: 'skirmish/move', model: 'A', way: [{ kind: 'ground', at: { x: -280, y: 0, z: 0 } }] };
    const strict = armed('machine-gun', PAIR).gives('blue', goes).gives('blue', burst);
    expect(asked(strict)).toMatchObject({ purpose: 'purpose/shot' });
    const lifted = armed('machine-gun', PAIR, { burstCapRule: 'secondCrewLifts' }).gives('blue', goes).gives('blue', burst);
    expect(shotsOf(lifted.picks(helps('C')))).toBe(6);
  });

  test('SK-WPN-4, SK-CREW-5, SK-CREW-13: slows its bearer by 3 cm, with a second man near him as he starts by 1 cm', () => {
    const goes = (x: number) => ({ kind: 'skirmish/move', model: 'A', way: [{ kind: 'ground', at: { x, y: 0, z: 0 } }] });
    const cost = (player: GamePlayer, x: number) => {
      player.gives('blue', goes(x));
      return battleOf(player).active?.actions ?? 0;
    };
    expect(cost(armed('machine-gun', { A: PAIR.A!, B: [400, 0, 'red'] }), -230)).toBe(1);
    expect(cost(armed('machine-gun', { A: PAIR.A!, B: [400, 0, 'red'] }), -229)).toBe(0);
    expect(cost(armed('machine-gun', PAIR), -210)).toBe(1);
    expect(cost(armed('machine-gun', PAIR), -209)).toBe(0);
  });

  test('SK-WPN-10: what is heavy slows by 3 cm whoever stands by', () => {
    const goes = { kind: 'skirmish/move', model: 'A', way: [{ kind: 'ground', at: { x: -229, y: 0, z: 0 } }] };
    const player = armed('anti-tank-rifle', PAIR).gives('blue', goes);
    expect(battleOf(player).active).toBeNull();
  });
});

describe('what is said of weapons that stand by themselves', () => {
  test('SK-SUPW-1, SK-SUPW-5: they stand as they are said to, set up or put down; others are no such weapons, and they are in nobody’s hands', () => {
    const begins = (forces: Fields) => {
      try {
        return battleOf(skirmishOn(menOn(AT_THE_GUN), forces)).guns.G;
      } catch (problem) {
        return String(problem);
      }
    };
    expect(begins({ guns: { G: { weapon: 'mortar' } } })).toMatchObject({ isSetUp: true, crew: 3, side: 'blue' });
    expect(begins({ guns: { G: { weapon: 'heavy-machine-gun', putDown: true } } })).toMatchObject({ isSetUp: false });
    expect(begins({ guns: { G: { weapon: 'rifle' } } })).toContain('forces/not-a-served-weapon');
    expect(begins({ guns: { Z: { weapon: 'mortar' } } })).toContain('fighter/not-in-this-battle');
    for (const wrong of [{ crew: 0 }, { slow: -1 }, { wheels: 'two' }, { putDown: 1 }])
      expect(begins({ guns: { G: { weapon: 'mortar', ...wrong } } })).toContain('forces/not-understood');
    expect(begins({ guns: [] })).toContain('forces/not-understood');
    expect(begins({ fighters: { A: { weapons: ['mortar'] } } })).toContain('forces/weapon-not-held');
    const named = { ...menOn({ ...AT_THE_GUN, G: standing(-265, 30, { profile: 'mortar' }) }) };
    expect(battleOf(skirmishOn(named)).guns.G).toMatchObject({ weapon: 'mortar' });
  });

  test('SK-ARMY-11: they count among the points of their army', () => {
    const army = (points: number) => () =>
      skirmishOn(menOn(withoutC), { guns: { G: { weapon: 'mortar' } }, army: { points, privates: 0 } });
    // a trained soldier with a rifle is 20, a mortar 60
    expect(army(79)).toThrow('army/too-dear');
    expect(army(80)).not.toThrow();
  });

  test('SK-CREW-2: who serves one stands within 5 cm of it, and it is of his side', () => {
    const player = ready({ weapon: 'mortar' });
    expect(player.tries('blue', fire({ gun: 'Z' }))).toBe('gun/none');
    const theirs = { ...AT_THE_GUN, G: [-265, 30, 'red', gun()] as Placed };
    expect(ready({ weapon: 'mortar' }, theirs).tries('blue', fire())).toBe('gun/not-yours');
    const far = { ...AT_THE_GUN, G: standing(-200, 36) };
    expect(ready({ weapon: 'mortar' }, far).tries('blue', fire())).toBe('gun/not-at-hand');
    const fought = { ...AT_THE_GUN, B: [-300, -45, 'red'] as Placed };
    expect(ready({ weapon: 'mortar' }, fought).tries('blue', fire())).toBe('shoot/in-melee');
    const embroiled = { ...AT_THE_GUN, E: [0, 45, 'blue'] as Placed };
    expect(ready({ weapon: 'mortar' }, embroiled).tries('blue', fire())).toBe('shoot/into-melee');
  });
});

test('the computer takes a machine gun along that has nothing to fire at, in its hands, and leaves one that has', () => {
  const value = (screens: Parameters<typeof menOn>[1], how: string) => {
    const player = ready(
      { weapon: 'machine-gun' },
      { A: [-300, 0, 'blue'], G: standing(-265, 30), B: [300, 0, 'red'] },
      {},
      screens,
    );
    const { position, withWhat, game } = player;
    const situation = { table: withWhat.tableOf(position.board), seats: game.setup.seats, state: battleOf(player) };
    const order = { kind: 'skirmish/take-up', model: 'A', load: 'G', how };
    return skirmish.playing!.counsel!.expects(order, 'blue', situation)!;
  };
  const screen = [piece('screen', { boards: box(-150, 0, -200, -140, 90, 200) })];
  expect(value(screen, 'in-hand')).toBeGreaterThan(0);
  expect(value(screen, 'load')).toBeLessThan(0);
  expect(value([], 'in-hand')).toBeLessThan(0);
});
