import { describe, expect, test } from 'vitest';
import { withoutZone, withZone, type Zone } from '../../../engine/index.ts';
import { duelBoard } from '../../support/duel-board.ts';

const fumes: Zone = {
  id: 'fumes',
  name: 'Fumes',
  kind: 'effect',
  owner: null,
  outline: [
    { x: 0, z: 0 },
    { x: 100, z: 0 },
    { x: 0, z: 100 },
  ],
};

describe('marking zones', () => {
  const board = duelBoard;

  test('puts a zone on the board, in place of the one of the same name', () => {
    const marked = withZone(withZone(board, fumes), { ...fumes, name: 'Gas' });
    expect(Object.values(marked.zones)).toEqual([{ ...fumes, name: 'Gas' }]);
    expect(board.zones).toEqual({});
  });

  test('takes it off again and leaves a board without it as it was', () => {
    expect(withoutZone(withZone(board, fumes), fumes.id)).toEqual(board);
    expect(withoutZone(board, fumes.id)).toBe(board);
  });
});
