import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalForm, hashBoard, withModelMoved } from '../../../engine/index.ts';
import { sampleBoard } from '../../support/sample-board.ts';

const named = (board: typeof sampleBoard) => createHash('sha256').update(canonicalForm(board)).digest('hex');

test('a board that shares most of itself with one hashed before is still named by the whole of its own text', () => {
  const first = Object.keys(sampleBoard.models)[0]!;
  expect(hashBoard(sampleBoard)).toBe(named(sampleBoard));
  for (const x of [10, 20, 10]) {
    const moved = withModelMoved(sampleBoard, first, { at: { x, y: 0, z: -7 }, facing: 1 });
    expect(hashBoard(moved)).toBe(named(moved));
  }
});
