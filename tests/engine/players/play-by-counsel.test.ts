import { describe, expect, test } from 'vitest';
import { dispatch, type Game, type Order, type PlayedWith, playByCounsel, positionOf, viewOf } from '../../../engine/index.ts';
import { menOn } from '../../support/battle-men.ts';
import { sketchBoard, wall } from '../../support/board-sketch.ts';
import { chanceOf } from '../../support/chance.ts';
import { man } from '../../support/figures.ts';
import { fileable, type GamePlayer, skirmishOn } from '../../support/game-board.ts';
import { allSetUp, campsOn, settingUp, withFirst } from '../../support/set-up-board.ts';

const first = () => 0;
const orderOf = ({ game, withWhat }: GamePlayer, side = 'blue', pick: (count: number) => number = first) =>
  playByCounsel(game, withWhat, side, pick)?.order ?? null;
const active = (player: GamePlayer, model: string) =>
  withFirst(player, 'blue').gives('blue', { kind: 'skirmish/activate', model });

/** Blue A and red B in the open, and nothing between. */
const open = fileable(
  sketchBoard(
    `
    A......B
    `,
    { A: man({ owner: 'blue' }), B: man({ owner: 'red' }) },
  ),
);

describe('the computer', () => {
  test('shoots at whom it sees from where a shot is likely to tell', () => {
    const player = active(skirmishOn(open, { fighters: { A: { weapons: ['self-loading-rifle'] } } }), 'A');
    expect(orderOf(player)).toMatchObject({ kind: 'skirmish/shoot', model: 'A', target: 'B' });
  });

  test('takes aim first where it has one shot in a round and nobody shoots back', () => {
    const player = active(skirmishOn(open, { fighters: { B: { weapons: [] } } }), 'A');
    expect(orderOf(player)).toEqual({ kind: 'skirmish/aim', model: 'A' });
    player.gives('blue', orderOf(player)!);
    expect(orderOf(player)).toMatchObject({ kind: 'skirmish/shoot', target: 'B' });
  });

  test('goes towards what is to be held where nobody is to be seen', () => {
    const far = { ...menOn({ A: [-250, 0, 'blue'], B: [280, 280, 'red'] }) };
    const board = { ...far, objectives: { well: { id: 'well', name: 'The well', at: { x: 0, y: 0, z: 0 }, radius: 5 } } };
    const player = active(skirmishOn(board, { fighters: { A: { weapons: [] }, B: { weapons: [] } } }), 'A');
    const order = orderOf(player)!;
    expect(order.kind).toBe('skirmish/move');
    player.gives('blue', order);
    expect(player.position.board.models.A!.pose.at.x).toBeGreaterThan(-170);
  });

  test('gets out of sight when it has shot and may be shot at', () => {
    const board = fileable(
      sketchBoard(
        `
        ...##....
        ..A.....B
        `,
        { A: man({ owner: 'blue' }), B: man({ owner: 'red' }), '#': wall('high', 60) },
      ),
    );
    const player = active(skirmishOn(board), 'A');
    player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B', mode: 'single' }, [1]);
    const { kind } = orderOf(player)!;
    expect(['skirmish/move', 'skirmish/go-prone', 'skirmish/hide']).toContain(kind);
  });

  test('begins the round itself when it may choose, agrees to what is proposed, and else says nothing when it is not asked', () => {
    const player = skirmishOn(open);
    player.gives('blue', { kind: 'skirmish/roll-initiative' });
    expect([orderOf(player), orderOf(player, 'red')]).toEqual([null, null]);
    player.throws([6], [2]);
    expect([orderOf(player), orderOf(player, 'red')]).toEqual([{ kind: 'answer-choice', picked: ['blue'] }, null]);
    player.picks('red');
    expect(orderOf(player)).toBeNull();
    player.gives('blue', { kind: 'take-back', to: 0 });
    expect([orderOf(player), orderOf(player, 'red')]).toEqual([null, { kind: 'agree' }]);
    player.gives('red', { kind: 'agree' }).gives('red', { kind: 'concede' });
    expect(orderOf(player)).toBeNull();
  });

  test('answers the same when it is asked again with the same chance, and does anything that is offered by a book without advice', () => {
    const player = active(skirmishOn(open), 'A');
    const ask = (withWhat: PlayedWith, seed: number) => {
      const chance = chanceOf(seed);
      return playByCounsel(player.game, withWhat, 'blue', (count) => chance.whole(0, count - 1));
    };
    expect(ask(player.withWhat, 7)).toEqual(ask(player.withWhat, 7));
    const { counsel: _none, ...playing } = player.withWhat.playing;
    const without = { ...player.withWhat, playing };
    const kinds = new Set(Array.from({ length: 12 }, (_, seed) => ask(without, seed)!.order.kind));
    expect(kinds.size).toBeGreaterThan(2);
  });

  test('sets up in its area, and says that it is done', () => {
    const player = settingUp();
    const placed: Order[] = [];
    for (let i = 0; i < 3; i++) {
      const order = orderOf(player)!;
      placed.push(order);
      player.gives('blue', order);
    }
    expect(placed.map(({ kind }) => kind)).toEqual(['skirmish/place', 'skirmish/place', 'skirmish/finish-set-up']);
    const { A, B } = player.position.board.models;
    expect([A!.pose.at.z, B!.pose.at.z].every((z) => z < -400)).toBe(true);
  });
});

describe('what is hidden from the computer', () => {
  const lurking = (x: number): GamePlayer => {
    const board = campsOn({ A: [x, -420, 'blue'], B: [500, -560, 'blue'], C: [0, 450, 'red'], D: [100, 500, 'red'] });
    const fighters = { A: { abilities: ['hidden-set-up'] } };
    const player = allSetUp(settingUp(board, { fighters }, { settings: { hiddenSetUp: 'secret' } }), ['A']);
    return withFirst(player, 'red');
  };

  test('does not change what it orders: it is not on its table', () => {
    const [left, right] = [lurking(-450), lurking(300)];
    for (const player of [left, right]) player.gives('red', { kind: 'skirmish/activate', model: 'C' });
    expect(viewOf(left.game, 'red', left.withWhat).position.board.models.A).toBeUndefined();
    expect(orderOf(left, 'red')).toEqual(orderOf(right, 'red'));
  });

  test('is still in its way: then it orders the next best that the rules let it', () => {
    const player = lurking(0);
    player.gives('red', { kind: 'skirmish/activate', model: 'C' });
    const order = orderOf(player, 'red')!;
    expect(isObeyed(player.game, player.withWhat, order)).toBe(true);
  });
});

function isObeyed(game: Game, withWhat: PlayedWith, order: Order): boolean {
  expect(positionOf(game).ending).toBeNull();
  const seen = game.lines.length;
  return dispatch(game, { id: 'x', by: 'red', seen, order }, withWhat).ok;
}
