import { describe, expect, test } from 'vitest';
import { type Battle, type Order, type PlainData, skirmish } from '../../../../../engine/index.ts';
import { factsOf, menOn, withActive } from '../../../../support/battle-men.ts';

const SHOOT = { kind: 'skirmish/shoot', model: 'A', target: 'B' } as const;
const duel = (away: number, a: PlainData = {}, b: PlainData = {}) =>
  withActive(menOn({ A: [0, 0, 'blue'], B: [away, 0, 'red'] }), 'A', { fighters: { A: a, B: b } });

function oddsOf(away: number, a: PlainData = {}, b: PlainData = {}, order: Order = SHOOT) {
  const { position, withWhat, game } = duel(away, a, b);
  const situation = { table: withWhat.tableOf(position.board), seats: game.setup.seats, state: position.state as Battle };
  return skirmish.playing!.odds(order, 'blue', situation);
}
const sharesOf = (odds: ReturnType<typeof oddsOf>) => Object.fromEntries(odds!.ends.map(({ says, share }) => [says, share]));

describe('odds of a shot', () => {
  test('SK-EX-40, SK-DMG-2: a rifle at medium range misses three in ten, and puts a man out of action by 2 or more', () => {
    const odds = oddsOf(300);
    expect(odds).toMatchObject({ needed: 4, modifiers: [] });
    const shares = sharesOf(odds);
    expect(shares['odds/missed']).toBeCloseTo(0.3, 12);
    expect(shares['odds/shocked']).toBeCloseTo(0.7 * 0.1, 12);
    expect(shares['odds/out-of-action']).toBeCloseTo(0.7 * 0.9, 12);
  });

  test('SK-ARM-1, SK-HEAD-3: armour is weighed against plain hits and the helmet against the head', () => {
    const shares = sharesOf(oddsOf(300, {}, { armour: 'flak-vest', helmet: 'steel-helmet' }));
    // plain: strength 3, or 1 where the vest holds (one in three): 2 or 4 are needed; in the head 5 or 3: no 1
    const plain = (2 / 3) * 0.9 + (1 / 3) * 0.7;
    const head = 0.9;
    expect(shares['odds/out-of-action']).toBeCloseTo(0.6 * plain + 0.1 * head, 12);
  });

  test('SK-DMG-4, SK-STAT-10: of a pistol against armour tens are thrown on until it is settled', () => {
    const shares = sharesOf(oddsOf(150, { weapons: ['pistol'] }, { armour: 'bomb-disposal-suit' }));
    // hits on 4 with 9 of 10 plain; strength 1, or −3 by the suit (two in three): 4 or 8 are needed, in the head 2
    const plain = (1 / 3) * 0.7 + (2 / 3) * 0.3;
    expect(shares['odds/out-of-action']).toBeCloseTo(0.6 * plain + 0.1 * 0.9, 12);
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  test('SK-DMG-5: with AP above 1 each face counts as it is', () => {
    const shares = sharesOf(oddsOf(300, { weapons: ['anti-tank-rifle'] }));
    expect(shares['odds/out-of-action']).toBeCloseTo(0.7, 12);
  });

  test('are those of the game: all 10 rolls to hit with all 10 of the damage, counted one by one', () => {
    let out = 0;
    for (let natural = 1; natural <= 10; natural++) {
      const shot = duel(600, { figure: 'conscript', weapons: ['self-loading-rifle'] }).gives('blue', SHOOT, [natural]);
      if (factsOf(shot, 'skirmish/hit').length === 0) continue;
      const { game } = shot;
      for (let face = 1; face <= 9; face++) {
        shot.game = game;
        out += factsOf(shot.throws([face]), 'skirmish/out-of-action').length;
      }
      // a 10 is thrown on, and is enough by itself
      out += 1;
    }
    const shares = sharesOf(oddsOf(600, { figure: 'conscript', weapons: ['self-loading-rifle'] }));
    expect(shares['odds/out-of-action']).toBeCloseTo(out / 100, 12);
  });

  test('are not given for what is no single shot, or may not be fired', () => {
    expect(oddsOf(300, { weapons: ['assault-rifle'] }, {}, { ...SHOOT, mode: 'burst' })).toBeNull();
    expect(oddsOf(300, {}, {}, { kind: 'skirmish/aim', model: 'A' })).toBeNull();
    expect(oddsOf(300, { weapons: [] })).toBeNull();
  });
});

describe('odds of a throw', () => {
  const GRENADE = { weapons: ['rifle', 'hand-grenade'] };
  const THROW = { kind: 'skirmish/throw', model: 'A', target: 'B' } as const;

  test('SK-EX-55, SK-PROX-5, SK-GREN-4: C 5 against 8 bursts there with 3 or more, 5 cm beside with a 2 and, as a 1 always misses, 10 cm off with that', () => {
    const odds = oddsOf(150, GRENADE, {}, THROW);
    expect(odds).toMatchObject({ needed: 3, modifiers: [] });
    const shares = sharesOf(odds);
    expect(shares['odds/bursts-there']).toBeCloseTo(0.8, 12);
    expect(shares['odds/bursts-beside']).toBeCloseTo(0.1, 12);
    expect(shares['odds/bursts-far-off']).toBeCloseTo(0.1, 12);
  });

  test('SK-GREN-2: what is too far to throw at has none', () => {
    expect(oddsOf(201, GRENADE, {}, THROW)).toBeNull();
  });
});

test('SK-SHOCK-6, SK-ABIL-46: whom nothing shocks is unharmed where others would be shocked', () => {
  const shares = sharesOf(oddsOf(300, {}, { figure: 'zombie', weapons: [] }));
  expect(shares['odds/shocked']).toBe(0);
  // toughness 6 against strength 3: 1 and 2 do nothing
  expect(shares['odds/unharmed']).toBeCloseTo(0.6 * 0.2 + 0.1 * 0.1, 12);
});
