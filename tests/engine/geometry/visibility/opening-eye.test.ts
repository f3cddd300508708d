import { describe, expect, test } from 'vitest';
import { findOpeningEye } from '../../../../engine/geometry/visibility/opening-eye.ts';
import type { Model, Opening, Pose } from '../../../../engine/index.ts';
import { wallWithWindow } from '../../../support/cluttered-board.ts';
import { at, boardOf, EAST, man, piece, sceneOf } from '../../../support/sight-board.ts';

/** A wall 4 mm thick with a hole 20 mm square whose sill is 48 mm high. */
const windowIn = (changes: Partial<Opening> = {}, pose: Pose = { at: at(0, 0, 0), facing: 0 }, hole = 20) =>
  piece(
    'house',
    { front: wallWithWindow(200, 90, 48, hole) },
    {
      pose,
      openings: {
        window: {
          id: 'window',
          kind: 'window',
          frame: {
            centre: at(0, 48 + hole / 2, 0),
            across: at(1, 0, 0),
            through: at(0, 0, 1),
            width: hole,
            height: hole,
            thickness: 4,
          },
          infill: 'nothing',
          state: 'always-open',
          locks: 0,
          wall: 'front',
          leaf: null,
          ...changes,
        },
      },
    },
  );

const ask = (house: ReturnType<typeof windowIn>, model: Model) => {
  const board = boardOf([house], [model]);
  return findOpeningEye(sceneOf(board), board, model.id, 'house', 'window');
};

describe('SK-GEOM-8: the eye in an opening', () => {
  test('a man whose eye is below the sill looks from 2 mm over it, half-way through the wall', () => {
    expect(ask(windowIn(), man('man', 0, -20)).eye).toEqual(at(0, 50, 0));
  });

  test('a man beside the opening looks from 2 mm off its side', () => {
    expect(ask(windowIn(), man('man', 15, -20)).eye).toEqual(at(8, 50, 0));
    expect(ask(windowIn(), man('man', -15, -20)).eye).toEqual(at(-8, 50, 0));
  });

  test('an eye level with the hole is not moved', () => {
    const high = man('man', 0, 0, { pose: { at: at(3, 15, -20), facing: 0 } });
    expect(ask(windowIn(), high).eye).toEqual(at(3, 60, 0));
  });

  test('in a loophole narrower than 4 mm the eye is on its centre line', () => {
    expect(ask(windowIn({}, undefined, 3), man('man', 10, -20)).eye).toEqual(at(0, 49.5, 0));
  });

  test('the opening turns and moves with its piece', () => {
    const { eye } = ask(windowIn({}, { at: at(100, 10, 50), facing: EAST }), man('man', 80, 50));
    expect(eye.x).toBeCloseTo(100, 9);
    expect(eye.y).toBeCloseTo(60, 9);
    expect(eye.z).toBeCloseTo(50, 9);
  });
});

describe('SK-LOS-5: where one must stand for it', () => {
  test('the gap runs from the base edge to the wall, the side tells which side of it', () => {
    const found = ask(windowIn(), man('man', 0, -37));
    expect(found.gapToWall).toBeCloseTo(20, 9);
    expect(found.side).toBe(-37);
    expect(ask(windowIn(), man('man', 0, 37)).side).toBe(37);
  });

  test('beside the opening counts from the end of its width', () => {
    expect(ask(windowIn(), man('man', 10, -20)).beside).toBe(0);
    expect(ask(windowIn(), man('man', 20, -20)).beside).toBe(10);
    expect(ask(windowIn(), man('man', -20.5, -20)).beside).toBe(10.5);
  });
});

test.each([
  ['always-open', 'nothing', true],
  ['open', 'solid', true],
  ['closed', 'solid', false],
  ['locked', 'nothing', false],
  ['closed', 'glass', true],
  ['always-open', 'bars', true],
] as const)('an opening that is %s and filled with %s can be looked through: %s', (state, infill, open) => {
  expect(ask(windowIn({ state, infill }), man('man', 0, -20)).open).toBe(open);
});
