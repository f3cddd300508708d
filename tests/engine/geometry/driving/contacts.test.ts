import { describe, expect, test } from 'vitest';
import type { DriveStep } from '../../../../engine/geometry/driving-queries.ts';
import type { Model, TerrainPiece } from '../../../../engine/index.ts';
import { ahead, back, drive, firstTouch, left, right, vehicle } from '../../../support/drive-board.ts';
import { at, box, ground, man, piece } from '../../../support/sight-board.ts';

/**
 * Max is 70 wide and 160 long and stands at 0, 0 looking along +z: his left hand is at +x. Where he touches something is worked out by hand from circles and
 * right triangles. Angles are degrees.
 */
const DEGREE = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * DEGREE);
const cos = (degrees: number) => Math.cos(degrees * DEGREE);
const tan = (degrees: number) => Math.tan(degrees * DEGREE);
const root = (square: number) => Math.sqrt(square);
const far = (x: number, z: number) => Math.sqrt(x * x + z * z);

/** From his middle to a corner, and the angle between straight ahead and that. */
const HALF = far(35, 80);
const CORNER = Math.atan2(35, 80) / DEGREE;

/** A place of his own, after he was turned to the left by so much. */
const turnedTo = (x: number, z: number, by: number): readonly [number, number] => [
  x * cos(by) + z * sin(by),
  z * cos(by) - x * sin(by),
];

const solid = (x0: number, z0: number, x1: number, z1: number, low = 0, high = 100): readonly TerrainPiece[] => [
  piece('it', { wall: box(x0, low, z0, x1, high, z1) }),
];
/** A long wall through (0, 200), turned. */
const slanting = (by: number): readonly TerrainPiece[] => [
  { ...piece('it', { wall: box(-300, 0, 0, 300, 100, 10) }), pose: { at: at(0, 0, 200), facing: by * DEGREE } },
];
const someone = (x: number, z: number, base: Model['base'] = { kind: 'round', diameter: 30 }) => [man('man', x, z, { base })];

interface Contact {
  readonly says: string;
  readonly pieces?: readonly TerrainPiece[];
  readonly models?: readonly Model[];
  readonly way: readonly DriveStep[];
  readonly point: readonly [number, number];
  readonly driven: number;
  readonly turned: number;
  readonly side: 'front' | 'side' | 'rear';
}

const runs = (
  says: string,
  what: Pick<Contact, 'pieces' | 'models'>,
  way: readonly DriveStep[],
  driven: number,
  point: readonly [number, number],
  side: Contact['side'],
  turned = 0,
): Contact => ({ says, ...what, way, driven, point, side, turned });

/** A touch while turning on the spot. */
const turns = (
  says: string,
  what: Pick<Contact, 'pieces' | 'models'>,
  way: readonly DriveStep[],
  turned: number,
  point: readonly [number, number],
  side: Contact['side'],
): Contact => ({ says, ...what, way, driven: 0, point, side, turned });

const SLANT = 200 - 35 * tan(30);
const BEHIND_85 = root(HALF * HALF - 85 * 85);
const MAN_AT_LEFT = Math.acos((HALF * HALF + 100 * 100 - 15 * 15) / (2 * HALF * 100)) / DEGREE;
const BESIDE_MAN = 180 - Math.asin(50 / far(55, 40)) / DEGREE;
const POST_AHEAD = far(50, 22);
const WALL_END = far(20, 84);
const AFTER_30 = (200 - turnedTo(-35, 80, 30)[1]) / cos(30);

// his front is 80 from his middle; an oval of 20 by 30 that stands 100 ahead reaches √(10²·sin² + 15²·cos²) towards it
const OVAL_TURN = Math.acos((16000 + root(16000 * 16000 - 4 * 9875 * 6300)) / (2 * 9875)) / DEGREE;
const OVAL_REACH = root(100 * sin(OVAL_TURN) ** 2 + 225 * cos(OVAL_TURN) ** 2);

const CONTACTS: readonly Contact[] = [
  // straight
  runs('into a broad wall', { pieces: solid(-200, 130, 200, 140) }, [ahead(100)], 50, [0, 130], 'front'),
  runs('into a wall before his left half', { pieces: solid(0, 130, 200, 140) }, [ahead(100)], 50, [17.5, 130], 'front'),
  runs('into a wall before his right edge', { pieces: solid(-300, 120, -20, 200) }, [ahead(90)], 40, [-27.5, 120], 'front'),
  runs('into a narrow post', { pieces: solid(9, 110, 11, 112) }, [ahead(100)], 30, [10, 110], 'front'),
  runs('into the edge of a sheet of card', { pieces: solid(7, 110, 7, 190) }, [ahead(100)], 30, [7, 110], 'front'),
  runs(
    'into the corner of a block',
    { pieces: [{ ...piece('it', { wall: box(-20, 0, -20, 20, 100, 20) }), pose: { at: at(0, 0, 150), facing: 45 * DEGREE } }] },
    [ahead(100)],
    70 - 20 * Math.SQRT2,
    [0, 150 - 20 * Math.SQRT2],
    'front',
  ),
  runs('into a slanting wall with his left corner', { pieces: slanting(30) }, [ahead(150)], SLANT - 80, [35, SLANT], 'side'),
  runs('into a slanting wall with his right corner', { pieces: slanting(-30) }, [ahead(150)], SLANT - 80, [-35, SLANT], 'side'),
  runs('into a beam at the height of his deck', { pieces: solid(-90, 130, 90, 140, 50, 70) }, [ahead(99)], 50, [0, 130], 'front'),
  runs('into a man before him', { models: someone(0, 125) }, [ahead(100)], 30, [0, 110], 'front'),
  runs('into a man before his corner', { models: someone(44, 125) }, [ahead(100)], 33, [35, 113], 'side'),
  runs(
    'into a large base before his corner',
    { models: someone(-60, 160, { kind: 'round', diameter: 80 }) },
    [ahead(100)],
    80 - root(40 * 40 - 25 * 25),
    [-35, 160 - root(40 * 40 - 25 * 25)],
    'side',
  ),
  runs(
    'into an oval base',
    { models: someone(0, 125, { kind: 'oval', width: 60, depth: 30 }) },
    [ahead(100)],
    30,
    [0, 110],
    'front',
  ),
  runs(
    'into an oval base before his corner',
    { models: someone(50, 130, { kind: 'oval', width: 60, depth: 30 }) },
    [ahead(100)],
    50 - 15 * root(0.75),
    [35, 130 - 15 * root(0.75)],
    'side',
  ),
  runs(
    'into a squad',
    { models: someone(0, 150, { kind: 'rectangle', width: 100, depth: 60 }) },
    [ahead(100)],
    40,
    [0, 120],
    'front',
  ),
  runs('into the side of a truck', { models: [vehicle('truck', 0, 300, 90 * DEGREE)] }, [ahead(300)], 185, [0, 265], 'front'),
  runs(
    'into the corner of a truck',
    { models: [vehicle('truck', 0, 300, 45 * DEGREE)] },
    [ahead(300)],
    220 - 115 * Math.SQRT1_2,
    [-45 * Math.SQRT1_2, 300 - 115 * Math.SQRT1_2],
    'front',
  ),
  runs('off the table', {}, [ahead(600)], 520, [0, 600], 'front'),
  runs(
    'into a lake that nobody enters',
    {
      pieces: [
        piece(
          'it',
          {},
          {
            footprint: [ground(-100, 150, 100, 300)],
            traits: { heightCategory: null, difficult: null, dangerous: false, impassable: true, soft: false, area: true },
          },
        ),
      ],
    },
    [ahead(100)],
    70,
    [0, 150],
    'front',
  ),
  // backwards
  runs('backwards into a wall', { pieces: solid(-200, -140, 200, -130) }, [back(100)], 50, [0, -130], 'rear'),
  runs('backwards into a post', { pieces: solid(-21, -102, -19, -100) }, [back(60)], 20, [-20, -100], 'rear'),
  runs('backwards into a man with his corner', { models: someone(-44, -125) }, [back(100)], 33, [-35, -113], 'side'),
  runs(
    'forth, and back into what stood behind him',
    { pieces: solid(-90, -140, 90, -130) },
    [ahead(30), back(100)],
    110,
    [0, -130],
    'rear',
  ),
  // on the spot
  turns(
    'left: front corner into a wall beside him',
    { pieces: solid(60, -300, 70, 300) },
    [left(90)],
    Math.acos(root(HALF * HALF - 3600) / HALF) / DEGREE - CORNER,
    [60, root(HALF * HALF - 3600)],
    'side',
  ),
  turns(
    'right: rear corner into the same wall',
    { pieces: solid(60, -300, 70, 300) },
    [right(90)],
    Math.asin(60 / HALF) / DEGREE - CORNER,
    [60, -root(HALF * HALF - 3600)],
    'side',
  ),
  turns(
    'left: rear corner into a wall at his right',
    { pieces: solid(-75, -300, -65, 300) },
    [left(60)],
    Math.asin(65 / HALF) / DEGREE - CORNER,
    [-65, -root(HALF * HALF - 4225)],
    'side',
  ),
  turns(
    'left: his front into the end of a wall',
    { pieces: solid(20, 84, 200, 300) },
    [left(80)],
    Math.atan2(20, 84) / DEGREE + Math.acos(80 / WALL_END) / DEGREE,
    [20, 84],
    'front',
  ),
  turns(
    'left: his long side into a post',
    { pieces: solid(50, 20, 52, 22) },
    [left(80)],
    (Math.atan2(50, 22) - Math.asin(35 / POST_AHEAD)) / DEGREE,
    [50, 22],
    'side',
  ),
  turns(
    'right: rear corner through a wall behind',
    { pieces: solid(-300, -200, 300, -85) },
    [right(170)],
    CORNER - Math.acos(85 / HALF) / DEGREE,
    [-BEHIND_85, -85],
    'side',
  ),
  turns(
    'left: corner into a man',
    { models: someone(100, 0) },
    [left(90)],
    90 - MAN_AT_LEFT - CORNER,
    [HALF * sin(90 - MAN_AT_LEFT), HALF * cos(90 - MAN_AT_LEFT)],
    'side',
  ),
  turns(
    'right: long side into a man',
    { models: someone(55, -40) },
    [right(90)],
    BESIDE_MAN - 90 - Math.atan2(40, 55) / DEGREE,
    turnedTo(35, far(55, 40) * cos(BESIDE_MAN), -(BESIDE_MAN - 90 - Math.atan2(40, 55) / DEGREE)),
    'side',
  ),
  turns(
    'left by 200°: his long side into a stick far round',
    { models: someone(86 * sin(150), 86 * cos(150), { kind: 'round', diameter: 2 }) },
    [left(200)],
    150 - Math.asin(36 / 86) / DEGREE,
    turnedTo(35, root(86 * 86 - 36 * 36), 150 - Math.asin(36 / 86) / DEGREE),
    'side',
  ),
  turns(
    'left: his front into an oval base',
    { models: someone(0, 100, { kind: 'oval', width: 20, depth: 30 }) },
    [left(40)],
    OVAL_TURN,
    [(-100 * sin(OVAL_TURN)) / OVAL_REACH, 100 - (225 * cos(OVAL_TURN)) / OVAL_REACH],
    'front',
  ),
  // both
  runs(
    'ahead, and left with his front into the end of a wall',
    { pieces: solid(20, 104, 200, 300) },
    [ahead(20), left(80)],
    20,
    [20, 104],
    'front',
    Math.atan2(20, 84) / DEGREE + Math.acos(80 / WALL_END) / DEGREE,
  ),
  runs(
    'back, and left with his long side into a post',
    { pieces: solid(50, -10, 52, -8) },
    [back(30), left(80)],
    30,
    [50, -8],
    'side',
    (Math.atan2(50, 22) - Math.asin(35 / POST_AHEAD)) / DEGREE,
  ),
  runs('left by a quarter, and ahead', { pieces: solid(150, -100, 160, 100) }, [left(90), ahead(100)], 70, [150, 0], 'front', 90),
  runs('right by a quarter, and back', { pieces: solid(130, -100, 160, 100) }, [right(90), back(100)], 50, [130, 0], 'rear', 90),
  runs(
    'left by 30°, and ahead into a wall with his right corner',
    { pieces: solid(-400, 200, 400, 210) },
    [left(30), ahead(200)],
    AFTER_30,
    [turnedTo(-35, 80, 30)[0] + AFTER_30 * sin(30), 200],
    'side',
    30,
  ),
  runs(
    'left, and right again: turned is all that was turned',
    { pieces: solid(-90, 130, 90, 140) },
    [left(20), right(20), ahead(90)],
    50,
    [0, 130],
    'front',
    40,
  ),
];

describe('a vehicle runs', () => {
  test.each(CONTACTS.map((one) => [one.says, one] as const))(
    '%s',
    (_, { pieces = [], models = [], way, point, driven, turned, side }) => {
      const found = firstTouch(drive(pieces, way, { models }));
      expect(found.at.driven).toBeCloseTo(driven, 6);
      expect(found.at.turned / DEGREE).toBeCloseTo(turned, 6);
      expect([found.point.x, found.point.z]).toEqual([expect.closeTo(point[0], 6), expect.closeTo(point[1], 6)]);
      expect(found.side.sector).toBe(side);
    },
  );
});

describe('a vehicle does not run into', () => {
  test.each([
    ['a wall that it comes to and no farther', solid(-90, 130, 90, 140), [ahead(50)]],
    ['a wall that it slides along', solid(35, -50, 40, 400), [ahead(200), back(300)]],
    ['a wall that it scrapes by less than a contact', solid(34.996, 100, 40, 400), [ahead(200)]],
    ['a step that it drives over', solid(-90, 130, 90, 140, 0, 25), [ahead(200)]],
    ['a beam over its hull', solid(-90, 130, 90, 140, 60, 100), [ahead(50)]],
    ['a wall that its corner only comes to', solid(HALF, -300, 200, 300), [left(180)]],
    ['a wall that it leaves', solid(-90, 79.9, 90, 140), [back(50)]],
  ] as const)('%s', (_, pieces, way) => {
    expect(drive(pieces, way).touches).toEqual([]);
  });

  test.each([
    ['a wall that it comes to and a little farther', solid(-90, 130, 90, 140), [ahead(50.1)], 50],
    ['a wall that it scrapes by more than a contact', solid(34.99, 100, 40, 400), [ahead(200)], 20],
    ['a step that is too high', solid(-90, 130, 90, 140, 0, 25.1), [ahead(200)], 50],
    ['a beam under its deck', solid(-90, 130, 90, 140, 59.9, 100), [ahead(90)], 50],
    ['a wall that it stands in, where it presses on', solid(-90, 79.9, 90, 140), [ahead(50)], 0],
  ] as const)('but into %s', (_, pieces, way, driven) => {
    expect(firstTouch(drive(pieces, way)).at.driven).toBeCloseTo(driven, 6);
  });
});

describe('what is touched at the same moment', () => {
  const post = (id: string, x: number, z: number) => piece(id, { post: box(x - 1, 0, z - 1, x + 1, 100, z + 1) });
  const touched = (found: ReturnType<typeof drive>) =>
    found.touches
      .map(({ with: thing, at: { driven, turned } }) => [
        thing.kind === 'part' ? thing.piece : thing.kind === 'model' ? thing.model : thing.kind,
        driven,
        turned / DEGREE,
      ])
      .sort();

  test('is told, each with the same way behind him: two posts before his corners', () => {
    const found = touched(drive([post('left', 30, 111), post('right', -30, 111)], [ahead(100)]));
    expect(found.map(([id]) => id)).toEqual(['left', 'right']);
    for (const [, driven] of found) expect(driven).toBeCloseTo(30, 6);
  });

  test('a man and a wall that begin on one line', () => {
    const found = touched(drive(solid(-60, 130, -20, 140), [ahead(100)], { models: someone(20, 145) }));
    expect(found.map(([id]) => id)).toEqual(['it', 'man']);
    for (const [, driven] of found) expect(driven).toBeCloseTo(50, 6);
  });

  test('two posts on opposite sides while he turns on the spot', () => {
    const found = touched(drive([post('one', 51, 21), post('two', -51, -21)], [left(80)]));
    expect(found.map(([id]) => id)).toEqual(['one', 'two']);
    // the corner (50, 22) of the post, and the one across, meet his long side
    const turn = (Math.atan2(50, 22) - Math.asin(35 / far(50, 22))) / DEGREE;
    for (const [, , turned] of found) expect(turned).toBeCloseTo(turn, 6);
  });
});
