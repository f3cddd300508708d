import { describe, expect, test } from 'vitest';
import { findOpeningGap } from '../../../../engine/geometry/measure/opening-gap.ts';
import type { Model, Pose } from '../../../../engine/index.ts';
import { at, boardOf, box, EAST, man, piece } from '../../../support/sight-board.ts';

/** A wall 10 mm thick with a door 40 mm wide and 60 high in its middle, whose threshold is 2 mm high. */
const house = (pose: Pose = { at: at(0, 0, 0), facing: 0 }) =>
  piece(
    'house',
    { left: box(-100, 0, -5, -20, 90, 5), right: box(20, 0, -5, 100, 90, 5), over: box(-20, 62, -5, 20, 90, 5) },
    {
      pose,
      openings: {
        door: {
          id: 'door',
          kind: 'door',
          frame: { centre: at(0, 32, 0), across: at(1, 0, 0), through: at(0, 0, 1), width: 40, height: 60, thickness: 10 },
          infill: 'nothing',
          state: 'open',
          locks: 0,
          wall: 'over',
          leaf: null,
        },
      },
    },
  );

const gap = (model: Model, of = house()) => findOpeningGap(boardOf([of], [model]), model.id, 'house', 'door');

describe('how near a base is to a door', () => {
  test('SK-DOOR-1: from the base edge to the hole, on the side where one stands', () => {
    expect(gap(man('man', 0, 35, { y: 2 })).distance).toBeCloseTo(15, 9);
    expect(gap(man('man', 0, -35, { y: 2 })).distance).toBeCloseTo(15, 9);
  });

  test('SK-DIST-5: beside the door it runs to the nearest corner of the hole', () => {
    // The axis is 30 mm aside of the hole and 40 in front of its face.
    expect(gap(man('man', 50, 45, { y: 2 })).distance).toBeCloseTo(50 - 15, 9);
  });

  test('SK-GEOM-21: height counts, also that of the threshold', () => {
    expect(gap(man('man', 0, 35)).distance).toBeCloseTo(Math.sqrt(15 * 15 + 2 * 2), 9);
    expect(gap(man('man', 0, 35, { y: 82 })).distance).toBeCloseTo(25, 9);
  });

  test('turning and moving the house with the man changes nothing', () => {
    const turned = house({ at: at(100, 0, 50), facing: EAST });
    expect(gap(man('man', 135, 50, { y: 2 }), turned).distance).toBeCloseTo(15, 9);
  });
});

describe('SK-DOOR-6: who stands in the frame', () => {
  test('a base in the hole does, and so does one whose edge reaches into it', () => {
    expect(gap(man('man', 0, 0, { y: 2 })).standsIn).toBe(true);
    expect(gap(man('man', 0, 19, { y: 2 })).standsIn).toBe(true);
  });

  test('one that touches the hole stands before it', () => {
    expect(gap(man('man', 0, 20, { y: 2 }))).toMatchObject({ distance: 0, standsIn: false });
    expect(gap(man('man', 0, 21, { y: 2 })).standsIn).toBe(false);
  });

  test('one who stands on the wall over the door does not', () => {
    expect(gap(man('man', 0, 0, { y: 90 })).standsIn).toBe(false);
  });
});
