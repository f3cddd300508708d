import { describe, expect, test } from 'vitest';
import { type Place, walkAmong } from '../support/move-board.ts';
import { at, box, piece } from '../support/sight-board.ts';

/** A deck 70 mm high with nothing under it, and a ladder before its edge that may lean. */
const deck = (lean: number) =>
  piece(
    'deck',
    { boards: box(-200, 66, -100, 45, 70, 100) },
    { ladders: { up: { id: 'up', foot: at(47, 0, lean), head: at(47, 70, 0), width: 10 } } },
  );
const head = { kind: 'ladder', piece: 'deck', ladder: 'up', height: 70 } as const;
const onDeck: Place = [20, 70, 0];

describe('from the head of a ladder to a place on the ground under the deck', () => {
  test.each([2, 10, 20, 29, 31, 60])('%d mm from it one goes down all of the ladder, and does not end on the deck', (away) => {
    const move = walkAmong([deck(0)], { from: onDeck }).move(head, [47 - away, 0, 0]);
    expect(move.barred).toBeNull();
    expect(move.cost).toBeCloseTo(27 + 70 + away, 6);
    expect(move.end?.at.y).toBe(0);
  });

  test('the deck over it is still come to by whoever means that', () => {
    const move = walkAmong([deck(0)], { from: onDeck }).move(head, [27, 70, 0]);
    expect(move.cost).toBeCloseTo(27 + 20, 6);
    expect(move.end?.at.y).toBe(70);
  });
});

test('a ladder that leans is left within reach of where it is so high, and not of its foot', () => {
  const { move } = walkAmong([deck(60)], { from: onDeck });
  // from its head, 70 mm high, to the deck beside its foot: farther than a base of 30 mm reaches
  const beside = move(head, [45 - 1e-3, 70, 60]);
  expect(beside.legs.filter(({ kind, length }) => kind === 'walk' && length > 31)).toEqual([]);
  // and down it is as long as it is
  const down = move(head, [60, 0, 60]);
  expect(down.legs.find(({ kind }) => kind === 'ladder')?.length).toBeCloseTo(Math.hypot(70, 60), 6);
});
