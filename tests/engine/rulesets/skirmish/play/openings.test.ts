import { describe, expect, test } from 'vitest';
import type { PlainData } from '../../../../../engine/index.ts';
import { battleOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import { wallFromFront } from '../../../../support/board-sketch.ts';
import { gateBoard } from '../../../../support/gate-board.ts';

const KEYS = { fighters: { anna: { items: ['keys'] } } };
const [gate] = Object.keys(gateBoard('closed').pieces.wall!.openings);
const work = (what: string, model = 'anna') => ({
  kind: 'skirmish/work-opening',
  model,
  piece: 'wall',
  opening: gate!,
  work: what,
});
const at = (state: 'locked' | 'closed', forces: PlainData = null) => withActive(gateBoard(state), 'anna', forces);

describe('doors and gates in a battle', () => {
  test('SK-ACTION-13, SK-DOOR-1, SK-DOOR-2, SK-DOOR-3: are opened and shut with an action each by whoever reaches them', () => {
    const player = at('closed').gives('red', work('open'));
    expect(player.position.board.pieces.wall!.openings[gate!]!.state).toBe('open');
    expect(battleOf(player).active).toEqual({ model: 'anna', actions: 1 });
    player.gives('red', work('close'));
    expect(player.position.board.pieces.wall!.openings[gate!]!.state).toBe('closed');
    expect(battleOf(player).active).toBeNull();
    const far = withActive(gateBoard('closed'), 'flora');
    expect(far.tries('red', work('open', 'flora'))).toBe('action/opening-not-worked');
  });

  test('SK-EX-37, SK-DOOR-4, SK-DOOR-5: a lock takes its key, and an action before that of opening', () => {
    expect(at('locked').tries('red', work('open'))).toBe('action/opening-not-worked');
    expect(at('locked').tries('red', work('unlock'))).toBe('action/opening-not-worked');
    const player = at('locked', KEYS).gives('red', work('unlock')).gives('red', work('open'));
    expect(player.position.board.pieces.wall!.openings[gate!]!.state).toBe('open');
    expect(battleOf(player).active).toBeNull();
  });

  test('SK-DOOR-4: who has fewer actions left than there are bolts does not begin', () => {
    const board = gateBoard('locked');
    const wall = board.pieces.wall!;
    const openings = { [gate!]: { ...wall.openings[gate!]!, locks: 2 } };
    const player = withActive({ ...board, pieces: { wall: { ...wall, openings } } }, 'anna', KEYS);
    player.gives('red', { kind: 'skirmish/aim', model: 'anna' });
    expect(player.tries('red', work('unlock'))).toBe('action/takes-more-actions');
  });

  test('what is not there is turned down', () => {
    const player = at('closed');
    expect(player.tries('red', { ...work('open'), piece: 'moon' })).toBe('action/no-such-piece');
    expect(player.tries('red', { ...work('open'), opening: 'hatch' })).toBe('action/no-such-opening');
    expect(player.tries('red', work('burn'))).toBe('order/malformed');
  });
});

describe('looking out of a window in a battle', () => {
  const WALL = wallFromFront('wall', '##########\n####..####\n####..####\n##########\n##########\n##########');
  const look = { kind: 'skirmish/look-out', model: 'A', piece: 'wall', opening: 'window-1' };
  const moved = (x: number, z: number, from: Placed = [0, -60, 'blue']) =>
    withActive(menOn({ A: from, B: [0, 300, 'red'] }, [WALL]), 'A').gives('blue', {
      kind: 'skirmish/move',
      model: 'A',
      way: [{ kind: 'ground', at: { x, y: 0, z } }],
    });

  test('SK-LOS-5, SK-LOS-6: is said after a movement that ends directly at it, costs nothing, and lets him see what he did not', () => {
    const shoot = { kind: 'skirmish/shoot', model: 'A', target: 'B' };
    const player = moved(0, -25);
    player.gives('blue', look);
    expect(battleOf(player).active).toEqual({ model: 'A', actions: 1 });
    expect(player.position.board.models.A!.declared.lookingOut).toEqual({ piece: 'wall', opening: 'window-1' });
    player.gives('blue', shoot);
    expect(moved(40, -25).tries('blue', look)).toBe('action/cannot-look-out');
    expect(moved(0, -50).tries('blue', look)).toBe('action/cannot-look-out');
  });

  test('SK-LOS-6: is not said by who has not moved', () => {
    const player = withActive(menOn({ A: [0, -25, 'blue'], B: [0, 300, 'red'] }, [WALL]), 'A');
    expect(player.tries('blue', look)).toBe('action/only-after-moving');
  });
});
