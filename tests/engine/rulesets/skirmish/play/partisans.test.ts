import { describe, expect, test } from 'vitest';
import type { PlainData } from '../../../../../engine/index.ts';
import { battleOf, factsOf, lastOf } from '../../../../support/battle-men.ts';
import type { GamePlayer } from '../../../../support/game-board.ts';
import { campsOn, placing, settingUp } from '../../../../support/set-up-board.ts';

const board = campsOn({
  A: [0, -500, 'blue'],
  B: [100, -500, 'blue'],
  C: [0, 500, 'red'],
  D: [100, 500, 'red'],
  E: [200, 500, 'red'],
});
type Men = Readonly<Record<string, PlainData>>;
const BEHIND = { kind: 'skirmish/go-behind-the-lines', model: 'B' } as const;
const SABOTEUR = { B: { abilities: ['saboteur'] } };
const setting = (fighters: Men = SABOTEUR, forces: Men = {}) => settingUp(board, { fighters, ...forces });

/** B of the blues has gone behind the lines, of the reds these hunt, and all others stand where they usually do. */
function away(fighters: Men = SABOTEUR, forces: Men = {}, hunters: readonly string[] = []): GamePlayer {
  const player = setting(fighters, forces)
    .gives('blue', placing('A', 0, -500))
    .gives('blue', BEHIND);
  player.gives('blue', { kind: 'skirmish/finish-set-up' });
  for (const [model, x] of [
    ['C', 0],
    ['D', 100],
    ['E', 200],
  ] as const)
    player.gives('red', hunters.includes(model) ? { kind: 'skirmish/hunt', model } : placing(model, x, 500));
  return player.gives('red', { kind: 'skirmish/finish-set-up' });
}
const RECALL = { kind: 'skirmish/recall', model: 'B' } as const;

/** The round begins with the blues; all but these do nothing in it. */
function roundWithout(player: GamePlayer, without: readonly string[] = []): GamePlayer {
  player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
  for (;;) {
    const { turn, fighters, stage } = battleOf(player);
    const next = Object.values(fighters).find(
      ({ side, activated, whereabouts, model }) =>
        side === turn && !activated && whereabouts === 'table' && !without.includes(model),
    );
    if (stage !== 'activations' || !next || player.position.ending) return player;
    player.gives(next.side, { kind: 'skirmish/activate', model: next.model });
    player.gives(next.side, { kind: 'skirmish/end-activation', model: next.model });
  }
}
const whereIs = (player: GamePlayer, model: string) => battleOf(player).fighters[model]!.whereabouts;

describe('who works behind the lines', () => {
  test('SK-SETUP-7, SK-PART-1, SK-ABIL-35, SK-SETUP-12: partisans where their home is fought over', () => {
    const partisan = { B: { abilities: ['partisan'] } };
    expect(setting(partisan).tries('blue', BEHIND)).toBe('set-up/not-at-home');
    expect(setting(partisan, { home: 'red' }).tries('blue', BEHIND)).toBe('set-up/not-at-home');
    expect(setting(partisan, { home: 'blue' }).tries('blue', BEHIND)).toBe('done');
    expect(setting({}).tries('blue', BEHIND)).toBe('set-up/not-behind-the-lines');
  });

  test('SK-PART-2, SK-ABIL-43: saboteurs always, also those who have been set up already', () => {
    const player = setting()
      .gives('blue', placing('B', 100, -500))
      .gives('blue', BEHIND);
    expect([whereIs(player, 'B'), player.position.board.models.B]).toEqual(['behind-the-lines', undefined]);
    expect(player.tries('blue', BEHIND)).toBe('fighter/behind-the-lines');
    // and may be thought better of until the set-up is done
    expect(whereIs(player.gives('blue', placing('B', 100, -500)), 'B')).toBe('table');
  });

  test('SK-ACT-3: he need not be activated, and the round ends without him', () => {
    const player = roundWithout(away());
    expect(battleOf(player)).toMatchObject({ round: 2, stage: 'initiative' });
    player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
    expect(player.tries('blue', { kind: 'skirmish/activate', model: 'B' })).toBe('fighter/behind-the-lines');
  });

  test('SK-PART-3: he does what harm the mission says at the end of each round, and none where it says nothing', () => {
    expect(battleOf(roundWithout(away())).victoryPoints).toEqual({ blue: 0, red: 0 });
    expect(battleOf(roundWithout(away(SABOTEUR, { mission: { harm: 2 } }))).victoryPoints).toEqual({ blue: 2, red: 0 });
  });

  test('SK-PART-4, SK-RES-4: at the start of a round his owner ends it, and from then on he is in reserve and needs a 6', () => {
    const player = roundWithout(away());
    player.gives('blue', RECALL);
    expect(player.tries('blue', RECALL)).toBe('fighter/not-away');
    player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
    expect(player.tries('blue', RECALL)).toBe('round/only-at-its-start');
    player.gives('blue', { kind: 'skirmish/activate', model: 'B' });
    expect(player.position.underWay?.request).toMatchObject({ purpose: 'purpose/arrival', fill: { needed: 6 } });
  });

  test("SK-PART-5: he may come on from the enemy's edge or from his own", () => {
    const comes = (from: number, to: number) => {
      const player = away().gives('blue', RECALL).gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
      player.gives('blue', { kind: 'skirmish/activate', model: 'B' }, [6]);
      const way = [from, to].map((z) => ({ kind: 'ground', at: { x: -300, y: 0, z } }));
      return player.tries('blue', { kind: 'skirmish/enter', model: 'B', way });
    };
    expect([comes(600, 550), comes(-600, -550), comes(0, 50)]).toEqual(['done', 'done', 'enter/not-from-the-edge']);
  });

  test('where all of both sides are away nobody begins, and the round is over', () => {
    const all = { A: SABOTEUR.B, B: SABOTEUR.B, C: SABOTEUR.B, D: SABOTEUR.B, E: SABOTEUR.B };
    const player = setting(all);
    for (const [side, model] of [
      ['blue', 'A'],
      ['blue', 'B'],
      ['red', 'C'],
      ['red', 'D'],
      ['red', 'E'],
    ] as const) {
      player.gives(side, { ...BEHIND, model });
      if (model === 'B' || model === 'E') player.gives(side, { kind: 'skirmish/finish-set-up' });
    }
    player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
    expect(battleOf(player)).toMatchObject({ round: 2, stage: 'initiative' });
  });
});

describe('who hunts them', () => {
  const hunted = (hunters: readonly string[], fighters: Men = SABOTEUR, forces: Men = {}) => {
    const player = away(fighters, forces, hunters).gives('blue', RECALL);
    return player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
  };

  test('SK-PART-6: is one whom the enemy names of those who are not deployed, where there may be somebody to hunt', () => {
    const player = setting()
      .gives('blue', placing('A', 0, -500))
      .gives('blue', BEHIND);
    player.gives('blue', { kind: 'skirmish/finish-set-up' }).gives('red', { kind: 'skirmish/hunt', model: 'C' });
    expect(whereIs(player, 'C')).toBe('hunting');
    expect(player.tries('red', { kind: 'skirmish/hunt', model: 'D' })).toBe('set-up/somebody-hunts');
    expect(setting({}).tries('blue', { kind: 'skirmish/hunt', model: 'A' })).toBe('set-up/nobody-to-hunt');
  });

  test('SK-EX-68, SK-PART-7, SK-PART-10: a 6 against a 6 arrives; in the third round a 4 against a 5 does not, and he tries again in the next', () => {
    const player = hunted(['C']).gives('blue', { kind: 'skirmish/activate', model: 'B' }, [6], [6]);
    expect(whereIs(player, 'B')).toBe('arriving');
    const later = hunted(['C']);
    for (const face of [5, 4]) {
      later.gives('blue', { kind: 'skirmish/activate', model: 'B' }, [face]);
      expect(whereIs(later, 'B')).toBe('reserve');
      for (const model of ['D', 'A', 'E']) {
        const side = model === 'A' ? 'blue' : 'red';
        later.gives(side, { kind: 'skirmish/activate', model }).gives(side, { kind: 'skirmish/end-activation', model });
      }
      later.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
    }
    later.gives('blue', { kind: 'skirmish/activate', model: 'B' }, [4], [5]);
    expect(lastOf(later, 'skirmish/headed-off')).toMatchObject({ model: 'B', by: 'C' });
    expect(battleOf(later).fighters.B).toMatchObject({ whereabouts: 'reserve', waited: 3 });
  });

  test('SK-ABIL-8, SK-PART-8, SK-PART-9: at home border guards hunt from their posts as well, and the highest throw counts', () => {
    const guards = { ...SABOTEUR, D: { abilities: ['border-guard'] } };
    const thrown = (forces: Men) =>
      hunted(['C'], guards, forces).gives('blue', { kind: 'skirmish/activate', model: 'B' }, [6]).throws([1]);
    expect(thrown({ home: 'red' }).position.underWay?.request).toMatchObject({ purpose: 'purpose/hunt', fill: { model: 'D' } });
    expect(factsOf(thrown({ home: 'red' }).throws([2]), 'skirmish/arrives')).toHaveLength(1);
    expect(thrown({}).position.underWay).toBeNull();
  });

  test('SK-PART-8: stays off the table until his owner releases him, and is in reserve then', () => {
    const player = hunted(['C']);
    player.gives('blue', { kind: 'skirmish/activate', model: 'B' }, [1]);
    expect(player.tries('red', { kind: 'skirmish/activate', model: 'C' })).toBe('fighter/hunts');
    for (const model of ['D', 'A', 'E']) {
      const side = model === 'A' ? 'blue' : 'red';
      player.gives(side, { kind: 'skirmish/activate', model }).gives(side, { kind: 'skirmish/end-activation', model });
    }
    player.gives('red', { kind: 'skirmish/recall', model: 'C' });
    expect(battleOf(player).fighters.C).toMatchObject({ whereabouts: 'reserve', fromBehind: false });
  });
});
