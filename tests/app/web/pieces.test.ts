import { beforeEach, expect, test } from 'vitest';
import { undo } from '../../../app/web/session/board-intents.ts';
import { movePiece, turnPiece } from '../../../app/web/session/piece-intents.ts';
import { read } from '../../../app/web/session/session.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { lay } from './table-in-hand.ts';

beforeEach(() => lay(duelBoard));
const pose = () => read().document.board.pieces.screen!.pose;

test('a piece of terrain is put somewhere else by its numbers and turned, each as one step that can be taken back', () => {
  movePiece('screen', ({ z }) => ({ x: 55, z }));
  turnPiece('screen', Math.PI / 12);
  expect(pose()).toEqual({ at: { x: 55, y: 0, z: 0 }, facing: Math.PI / 12 });
  undo();
  undo();
  expect(pose()).toEqual(duelBoard.pieces.screen!.pose);
});

test('a piece stays on the table with its middle, and one that is not there or stays where it is changes nothing', () => {
  movePiece('screen', () => ({ x: 9000, z: -9000 }));
  expect(pose().at).toEqual({ x: 300, y: 0, z: -300 });
  const { document } = read();
  movePiece('screen', (from) => from);
  movePiece('nowhere', () => ({ x: 1, z: 1 }));
  turnPiece('nowhere', 1);
  expect(read().document).toBe(document);
});
