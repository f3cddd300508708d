import { describe, expect, test } from 'vitest';
import type { PlainData, TerrainPiece } from '../../../../../engine/index.ts';
import { battleOf, factsOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import type { FigureChanges } from '../../../../support/figures.ts';
import type { GamePlayer } from '../../../../support/game-board.ts';
import { box, ground, piece } from '../../../../support/sight-board.ts';

const asked = (player: GamePlayer) => player.position.underWay?.request;

/** A shoots from the left; B, who falls first, and C stand 30 cm away. */
const board = (c: Placed, pieces: readonly TerrainPiece[] = [], b: FigureChanges = {}) =>
  menOn({ A: [-300, 0, 'blue'], B: [0, 0, 'red', b], C: c }, pieces);
/** B is shot dead, and C throws this for his nerve. */
function fallOf(
  c: Placed,
  nerve: readonly number[] | null,
  pieces: readonly TerrainPiece[] = [],
  forces: PlainData = null,
): GamePlayer {
  const player = withActive(board(c, pieces), 'A', forces);
  player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [9]);
  if (nerve) player.throws(nerve);
  return player;
}
const NEAR: Placed = [0, 80, 'red'];
/** B falls, C breaks, and then C is activated. */
const broken = (c: Placed = NEAR, pieces: readonly TerrainPiece[] = []) =>
  fallOf(c, [6, 6], pieces)
    .gives('blue', { kind: 'skirmish/pass', model: 'A' })
    .gives('red', { kind: 'skirmish/activate', model: 'C' });

/** A wall 5 cm high along z. */
const wall = (x: number, z0: number, z1: number): TerrainPiece =>
  piece('wall', { stones: box(x, 0, z0, x + 10, 50, z1) }, { footprint: [ground(x, z0, x + 10, z1)] });

describe('nerve', () => {
  test('SK-EX-20, SK-MOR-1, SK-DIST-1: whoever has a comrade fall within 10 cm, head to head, tests his nerve', () => {
    const high = (away: number) => {
      const player = withActive(board([away, 0, 'red', { on: 60 }], [tower(away)]), 'A');
      return player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [9]);
    };
    const tower = (x: number) =>
      piece('tower', { block: box(x - 25, 0, -25, x + 25, 60, 25) }, { footprint: [ground(x - 25, -25, x + 25, 25)] });
    expect(asked(high(80))).toMatchObject({
      purpose: 'purpose/nerve',
      dice: '2d6',
      roller: 'red',
      fill: { model: 'C', fallen: 'B' },
    });
    expect(asked(high(81))).toBeUndefined();
  });

  test('SK-MOR-2, SK-MOR-3, SK-STAT-12: he holds with his morale or less on 2d6, and breaks with more', () => {
    expect(battleOf(fallOf(NEAR, [3, 4])).fighters.C!.broken).toBeNull();
    expect(battleOf(fallOf(NEAR, [4, 4])).fighters.C!.broken).toMatchObject({
      by: 'A',
      arrived: false,
      from: { x: -300, y: 45, z: 0 },
    });
  });

  test('SK-MOR-10: nobody who is broken tests again, and enemies do not test', () => {
    const men = menOn({ A: [-300, 0, 'blue'], B: [0, 0, 'red'], C: [0, 60, 'red'], D: [60, 0, 'red'] });
    const player = withActive(men, 'A', { fighters: { A: { weapons: ['self-loading-rifle'] } } });
    player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [9], [6, 6], [1, 1]);
    player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'D' }, [9], [9]);
    expect(asked(player)).toBeUndefined();
    expect(factsOf(player, 'skirmish/broke').map(({ model }) => model)).toEqual(['C']);
  });
});

describe('an army that has lost much', () => {
  /** Red's men after one of so many has fallen and the round is over. */
  const afterOneOf = (count: number, ...dice: readonly (readonly number[])[]) => {
    const others = Array.from({ length: count - 1 }, (_, i): [string, Placed] => [`R${i}`, [400, i * 100 - 300, 'red']]);
    const player = withActive(menOn({ A: [-300, 0, 'blue'], B: [0, 0, 'red'], ...Object.fromEntries(others) }), 'A');
    player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [9]);
    player.gives('blue', { kind: 'skirmish/end-activation', model: 'A' });
    for (const [model] of others)
      player.gives('red', { kind: 'skirmish/activate', model }).gives('red', { kind: 'skirmish/end-activation', model });
    return player.throws(...dice);
  };

  test('SK-EX-65, SK-WITH-1 to SK-WITH-4: tests whether it withdraws once a quarter of those it began with is gone', () => {
    expect(asked(afterOneOf(5))).toBeUndefined();
    expect(asked(afterOneOf(4))).toMatchObject({ purpose: 'purpose/withdrawal', roller: 'red', fill: { morale: 7 } });
  });

  test('SK-WITH-5, SK-WITH-6: stays with its highest morale or less on 2d6, and has lost with more', () => {
    expect(battleOf(afterOneOf(4, [3, 4])).round).toBe(2);
    expect(afterOneOf(4, [4, 4]).position.ending).toMatchObject({ winner: 'blue', by: 'ending/withdrew' });
  });
});

describe('whoever is broken', () => {
  test('SK-MOR-5, SK-MOR-12: must run, and does nothing else', () => {
    const player = broken();
    for (const order of ['aim', 'go-prone'])
      expect(player.tries('red', { kind: `skirmish/${order}`, model: 'C' })).toBe('action/broken');
    for (const order of ['pass', 'end-activation', 'recover'])
      expect(player.tries('red', { kind: `skirmish/${order}`, model: 'C' })).toBe('action/must-run');
    expect(player.tries('red', { kind: 'skirmish/shoot', model: 'C', target: 'A' })).toBe('action/broken');
  });

  test('SK-MOR-4, SK-MOR-8: runs to the nearest place farther off that a wall covers, and stays there', () => {
    const slow = { fighters: { C: { armour: 'bomb-disposal-suit' } } };
    const player = fallOf([30, 40, 'red'], [6, 6], [wall(60, 0, 200)], slow).gives('blue', { kind: 'skirmish/pass', model: 'A' });
    player.gives('red', { kind: 'skirmish/activate', model: 'C' }).gives('red', { kind: 'skirmish/flee', model: 'C' });
    // the place is in the shadow of the wall, round its end, and the first action ends on the way there
    const [ran] = factsOf(player, 'skirmish/runs-for');
    expect(ran!.to).toEqual({ x: 90, y: 0, z: 10 });
    expect(battleOf(player).fighters.C!.broken?.arrived).toBe(false);
    player.gives('red', { kind: 'skirmish/flee', model: 'C' });
    expect(player.position.board.models.C!.pose.at).toEqual(ran!.to);
    expect(battleOf(player).fighters.C!.broken).toMatchObject({ arrived: true });
  });

  test('SK-MOR-4, SK-MOR-7: runs straight to a place that a wall covers where nothing is in the way, and his owner chooses between two as near', () => {
    const hidden = (z: number) =>
      piece(`wall ${z}`, { stones: box(10, 0, z - 20, 20, 50, z + 20) }, { footprint: [ground(10, z - 20, 20, z + 20)] });
    const men = menOn({ A: [-300, 0, 'blue'], B: [0, 0, 'red'], C: [70, 0, 'red'] }, [hidden(60), hidden(-60)]);
    const player = withActive(men, 'A');
    player
      .gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [9], [6, 6])
      .gives('blue', { kind: 'skirmish/pass', model: 'A' });
    player.gives('red', { kind: 'skirmish/activate', model: 'C' }).gives('red', { kind: 'skirmish/flee', model: 'C' });
    expect(asked(player)).toMatchObject({
      kind: 'choice',
      chooser: 'red',
      clause: 'SK-MOR-7',
      options: [{ id: '0' }, { id: '1' }],
    });
    player.picks('1');
    const { at } = player.position.board.models.C!.pose;
    expect(at.z).toBeGreaterThan(30);
    expect(battleOf(player).fighters.C!.broken?.arrived).toBe(true);
  });

  test('SK-MOR-7: runs round a pen that is closed all round, and not into it, which nobody can', () => {
    const sides = { near: box(100, 0, -45, 105, 120, 45), far: box(200, 0, -45, 205, 120, 45) };
    const ends = { left: box(100, 0, -45, 205, 120, -40), right: box(100, 0, 40, 205, 120, 45) };
    const pen = piece('pen', { ...sides, ...ends }, { footprint: [ground(100, -45, 205, 45)] });
    const men = menOn({ A: [-300, 0, 'blue'], B: [0, 0, 'red'], C: [70, 9, 'red'] }, [pen]);
    const player = withActive(men, 'A').gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [9], [6, 6]);
    player.gives('blue', { kind: 'skirmish/pass', model: 'A' });
    player.gives('red', { kind: 'skirmish/activate', model: 'C' }).gives('red', { kind: 'skirmish/flee', model: 'C' });
    const [ran] = factsOf(player, 'skirmish/runs-for');
    expect(ran!.to.x).toBeGreaterThan(205);
    expect(ran!.to.x).toBeLessThan(250);
  });

  test('SK-MOR-7: runs straight away to the edge of the table where nothing covers him, over several activations', () => {
    const player = broken()
      .gives('red', { kind: 'skirmish/flee', model: 'C' })
      .gives('red', { kind: 'skirmish/flee', model: 'C' });
    const { x, z } = player.position.board.models.C!.pose.at;
    const gone = 200 / Math.hypot(300, 80);
    expect(x).toBeCloseTo(300 * gone, 3);
    expect(z).toBeCloseTo(80 + 80 * gone, 3);
    expect(battleOf(player).fighters.C!.broken?.arrived).toBe(false);
  });

  test('SK-MOR-6, SK-REC-2: who has come to the edge pulls himself together by a morale test', () => {
    const near = menOn({ A: [200, 0, 'blue'], B: [500, 0, 'red'], C: [560, 0, 'red'], D: [-400, 0, 'red'], E: [-450, 0, 'red'] });
    const run = withActive(near, 'A').gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [9], [6, 6]);
    run.gives('blue', { kind: 'skirmish/pass', model: 'A' }).gives('red', { kind: 'skirmish/activate', model: 'C' });
    run.gives('red', { kind: 'skirmish/flee', model: 'C' });
    expect(battleOf(run).fighters.C!.broken?.arrived).toBe(true);
    expect(run.position.board.models.C!.pose.at.x).toBeCloseTo(585, 3);
    expect(run.tries('red', { kind: 'skirmish/flee', model: 'C' })).toBe('flee/has-arrived');
    expect(run.tries('red', { kind: 'skirmish/aim', model: 'C' })).toBe('action/broken');
    run.gives('red', { kind: 'skirmish/recover', model: 'C' }, [3, 4]);
    expect(battleOf(run).fighters.C!.broken).toBeNull();
  });

  test('SK-MOR-11: is struck at when he runs out of a melee', () => {
    const men = menOn({ A: [-300, 0, 'blue'], B: [0, 0, 'red'], C: [0, 80, 'red'], D: [0, 129, 'blue'] });
    const player = withActive(men, 'A').gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [9], [6, 6]);
    player.gives('blue', { kind: 'skirmish/pass', model: 'A' }).gives('red', { kind: 'skirmish/activate', model: 'C' });
    player.gives('red', { kind: 'skirmish/flee', model: 'C' });
    expect(asked(player)).toMatchObject({ kind: 'choice', chooser: 'blue', clause: 'SK-MOVE-5' });
    player.picks('D').throws([1]);
    expect(player.position.board.models.C!.pose.at.x).toBeGreaterThan(50);
  });

  test('SK-MOR-5: stands up first if he lies down, or crawls, once in a round', () => {
    const player = broken([0, 80, 'red', { stance: 'prone' }]).gives('red', { kind: 'skirmish/flee', model: 'C' });
    expect(player.tries('red', { kind: 'skirmish/flee', model: 'C' })).toBe('action/crawled-already');
    player.gives('red', { kind: 'skirmish/pass', model: 'C' });
    const up = broken([0, 80, 'red', { stance: 'prone' }]).gives('red', { kind: 'skirmish/stand-up', model: 'C' });
    expect(up.position.board.models.C!.stance).toBe('standing');
  });

  test('SK-REC-3, SK-HEAD-4: shocked and broken at once, he recovers from the one and is tested for the other with one action', () => {
    const men = menOn({ A: [-300, 0, 'blue'], B: [0, 0, 'red'], C: [0, 80, 'red'] });
    const player = withActive(men, 'A', { fighters: { A: { weapons: ['self-loading-rifle'] } } });
    player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'C' }, [9], [1]).picks('stay');
    player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [9], [6, 6]);
    player.gives('red', { kind: 'skirmish/activate', model: 'C' });
    expect(player.tries('red', { kind: 'skirmish/flee', model: 'C' })).toBe('action/shocked');
    player.gives('red', { kind: 'skirmish/recover', model: 'C' }, [3, 4]);
    expect(battleOf(player).fighters.C).toMatchObject({ shocks: 0, broken: null });
  });

  test('nobody runs who is not broken', () => {
    expect(withActive(board(NEAR), 'A').tries('blue', { kind: 'skirmish/flee', model: 'A' })).toBe('flee/not-broken');
  });
});
