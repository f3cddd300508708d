import { beforeEach, expect, test } from 'vitest';
import { undo } from '../../../app/web/session/board-intents.ts';
import { setHeightCategory, setHeightClass } from '../../../app/web/session/height-intents.ts';
import { read } from '../../../app/web/session/session.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { lay } from './table-in-hand.ts';

const board = () => read().document.board;
const [wall] = Object.keys(duelBoard.pieces);

beforeEach(() => lay(duelBoard));

test('the class of a man is chosen, left to the rules again, and undone', () => {
  setHeightClass('anna', 3);
  expect(board().models.anna!.heightClass).toBe(3);
  setHeightClass('anna', null);
  expect(board().models.anna!).not.toHaveProperty('heightClass');
  undo();
  expect(board().models.anna!.heightClass).toBe(3);
});

test('what is chosen already takes no step', () => {
  const before = read().past.length;
  setHeightClass('anna', null);
  setHeightCategory(wall!, board().pieces[wall!]!.traits.heightCategory);
  expect(read().past.length).toBe(before);
});

test('a piece is put in a Category, up to the fourth, and out of it', () => {
  setHeightCategory(wall!, 4);
  expect(board().pieces[wall!]!.traits.heightCategory).toBe(4);
  setHeightCategory(wall!, null);
  expect(board().pieces[wall!]!.traits.heightCategory).toBeNull();
});
