import { describe, expect, test } from 'vitest';
import type { Board, PlainData } from '../../../../../engine/index.ts';
import { battleOf, factsOf, menOn } from '../../../../support/battle-men.ts';
import { blockSolid, pieceOfSolids } from '../../../../support/crate.ts';
import { sees } from '../../../../support/expect-verdict.ts';
import { fileable, type GamePlayer, skirmishOn } from '../../../../support/game-board.ts';
import { holdJournal } from '../../../../support/whole-games.ts';

const SHOOT = { kind: 'skirmish/shoot', model: 'A', target: 'B' } as const;

/** A wall half-way between the two that ends so many millimetres beside the line from one to the other. */
const wallTo = (end: number): Board =>
  fileable(
    menOn({ A: [0, 300, 'blue'], B: [0, -300, 'red'] }, [pieceOfSolids('wall', [blockSolid(400, 200, 10, 0, end - 200, 0)])]),
  );

/** The first end of the wall, from so far on, at which the look is as told. */
function wallWhere(seen: boolean, confidence: string): Board {
  for (let end = 0; end < 14; end += 0.1) {
    const verdict = sees(wallTo(end), 'A', 'B');
    if (verdict.answer.sees === seen && verdict.confidence === confidence) return wallTo(end);
  }
  throw new Error('there is no such look');
}

const CLOSE = wallWhere(true, 'close-call');
const OUT_OF_SIGHT = wallWhere(false, 'clear');

function ready(board: Board, closeCalls = 'asked', forces: PlainData = { fighters: { A: { weapons: ['self-loading-rifle'] } } }) {
  const player = skirmishOn(board, forces, { settings: { closeCalls } });
  player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
  return player.gives('blue', { kind: 'skirmish/activate', model: 'A' });
}
const requestOf = ({ position }: GamePlayer) => position.underWay?.request;

describe('a shot whose sight is too close to call', () => {
  test('SK-GEN-3, SK-GEOM-3: waits until both sides have said whether he is seen, who shoots first, and is fired where both say so', () => {
    const player = ready(CLOSE).gives('blue', SHOOT);
    expect(requestOf(player)).toMatchObject({
      kind: 'choice',
      chooser: 'blue',
      purpose: 'purpose/close-call',
      clause: 'SK-GEN-3',
    });
    player.picks('sees');
    expect(requestOf(player)).toMatchObject({ kind: 'choice', chooser: 'red' });
    player.picks('sees').throws([2]);
    expect(factsOf(player, 'skirmish/shot-fired')).toHaveLength(1);
  });

  test('SK-GEN-4: the same look is not asked about again, and the journal plays to the same bytes', () => {
    const player = ready(CLOSE).gives('blue', SHOOT).picks('sees').picks('sees').throws([2]);
    player.gives('blue', SHOOT, [2]);
    expect(factsOf(player, 'skirmish/shot-fired')).toHaveLength(2);
    expect(battleOf(player).precedents).toHaveLength(1);
    holdJournal(player);
  });

  test('SK-GEN-3, SK-GEN-15: where they differ both throw, again while they throw alike, and whoever throws more is right', () => {
    const player = ready(CLOSE).gives('blue', SHOOT).picks('sees').picks('does-not-see');
    player.throws([3], [3], [2], [5]);
    expect(player.last).toContain('skirmish/ruled-unseen');
    // nothing has been fired and nothing spent, and so it stays
    expect(battleOf(player).active).toMatchObject({ model: 'A', actions: 2 });
    expect(player.tries('blue', SHOOT)).toBe('shoot/not-seen');
    holdJournal(player);
  });

  test('SK-GEN-4: a like case is the two as they stand: who has moved is looked at anew', () => {
    const player = ready(CLOSE).gives('blue', SHOOT).picks('does-not-see').picks('does-not-see');
    player.gives('blue', { kind: 'skirmish/end-activation', model: 'A' });
    player.gives('red', { kind: 'skirmish/activate', model: 'B' });
    player.gives('red', { kind: 'skirmish/move', model: 'B', way: [{ kind: 'ground', at: { x: 60, y: 0, z: -300 } }] });
    player.gives('red', { kind: 'skirmish/end-activation', model: 'B' });
    player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
    player.gives('blue', { kind: 'skirmish/activate', model: 'A' });
    expect(player.tries('blue', SHOOT)).toBe('done');
  });

  test('is fired or turned down as it was found where the table has agreed so', () => {
    const player = ready(CLOSE, 'as-found').gives('blue', SHOOT, [2]);
    expect(factsOf(player, 'skirmish/shot-fired')).toHaveLength(1);
  });

  test('SK-SHOOT-2: what is clear is asked of nobody', () => {
    expect(ready(OUT_OF_SIGHT).tries('blue', SHOOT)).toBe('shoot/not-seen');
    expect(requestOf(ready(wallTo(-60)).gives('blue', SHOOT))).toMatchObject({ kind: 'roll' });
  });
});
