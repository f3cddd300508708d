import { describe, expect, test } from 'vitest';
import type { CoverQuery, Solid, Vec2, Vec3 } from '../../../engine/index.ts';
import { chanceOf } from '../../support/chance.ts';
import { wallWithWindow } from '../../support/cluttered-board.ts';
import { boardOf, box, EAST, man, piece, sheet } from '../../support/sight-board.ts';
import { expectCover } from './expected-sight.ts';
import { type FlatFace, flatFacesOf } from './flat-faces.ts';
import { lookAt } from './look-by-polygons.ts';
import { areaByStrips } from './share-by-strips.ts';
import { boxCornersOf, goesRound, standingTerrain } from './standing-faces.ts';

const EYE = { x: 0, y: 0, z: 0 };
const MIDDLE = { x: 0, y: 0, z: 200 };

/** A plate that stands square to the look, from −`half` to `half` both ways, its front to the eye. */
const plate = (half: number, z: number): FlatFace => [
  { x: half, y: -half, z },
  { x: -half, y: -half, z },
  { x: -half, y: half, z },
  { x: half, y: half, z },
];

const TARGET = [plate(20, 200)];

const blockersOf = (...things: readonly (Solid | readonly FlatFace[])[]) =>
  things.map((thing) => {
    const faces = 'kind' in thing ? flatFacesOf(thing, new Map()) : thing;
    return { faces, boxCorners: boxCornersOf(faces) };
  });

const shareSeenPast = (...things: readonly (Solid | readonly FlatFace[])[]) =>
  lookAt(EYE, MIDDLE, [TARGET], blockersOf(...things)).sharesSeen().whole;

describe('polygon booleans see', () => {
  test('all of a plate that nothing is before', () => {
    expect(shareSeenPast()).toBe(1);
    expect(shareSeenPast(box(-50, -50, 201, 50, 50, 210))).toBe(1);
    expect(shareSeenPast(box(-50, -50, -20, 50, 50, -10))).toBe(1);
  });

  test('the upper half of a plate over a box', () => {
    expect(shareSeenPast(box(-30, -30, 90, 30, 0, 110))).toBeCloseTo(0.5, 8);
  });

  test('what two boxes that overlap leave, once', () => {
    // at depth 100 the plate reaches from −10 to 10 both ways
    expect(shareSeenPast(box(-10, -10, 100, 2, 10, 101), box(-2, -10, 100, 5, 10, 101))).toBeCloseTo(0.25, 8);
  });

  test('through a window in a wall, and not through the wall', () => {
    const seen = shareSeenPast({ ...wallWithWindow(100, 60, 20, 8, 4), origin: { x: -50, y: -24, z: 96 } } as Solid);
    // the window is 8 by 8 around the line of sight; its far rim at depth 100 shows 16 by 16 of 40 by 40
    expect(seen).toBeCloseTo((16 * 16) / (40 * 40), 8);
  });

  test('that half of a plate which a slanting sheet is behind of', () => {
    expect(shareSeenPast(sheet([-60, -60, 140], [60, -60, 260], [60, 60, 260], [-60, 60, 140]))).toBeCloseTo(0.5, 8);
  });

  test('two thirds of a plate over a floor that begins behind the eye', () => {
    // the floor ends at depth 150, 5 below: at the plate that is 6⅔ below
    expect(shareSeenPast(sheet([-99, -5, -50], [99, -5, -50], [99, -5, 150], [-99, -5, 150]))).toBeCloseTo(2 / 3, 8);
  });

  test('a plate that a sheet lies on, but not through a sheet that is a thousandth of a millimetre before it', () => {
    expect(shareSeenPast([plate(20, 200)])).toBe(1);
    expect(shareSeenPast([plate(21, 199.999)])).toBe(0);
  });

  test('the front of a box and not its back', () => {
    const faces = flatFacesOf(box(-20, -20, 200, 20, 20, 240), new Map());
    const between = blockersOf(box(-30, -30, 210, 30, 30, 220));
    expect(lookAt(EYE, MIDDLE, [faces], between).sharesSeen().whole).toBe(1);
  });

  test('each region for itself, and all of them once', () => {
    const left = [plate(20, 200).map((p) => ({ ...p, x: p.x + 20 }))];
    const look = lookAt(EYE, MIDDLE, [TARGET, left], blockersOf(box(5, -30, 90, 30, 30, 91)));
    const { whole, regions } = look.sharesSeen();
    // the far edge of the box's left side shows farthest to the left
    const begins = (5 / 91) * 200;
    expect(regions[0]).toBeCloseTo((20 + begins) / 40, 8);
    expect(regions[1]).toBeCloseTo(begins / 40, 8);
    expect(whole).toBeCloseTo((20 + begins) / 60, 8);
  });

  test('which of two sheets that go through each other is the nearest', () => {
    const one = sheet([-60, -60, 40], [60, -60, 160], [60, 60, 160], [-60, 60, 40]);
    const other = sheet([-60, -60, 160], [60, -60, 40], [60, 60, 40], [-60, 60, 160]);
    const behind = box(-60, -60, 170, 60, 60, 180);
    const nearest = lookAt(EYE, MIDDLE, [TARGET], blockersOf(one, other, behind)).sharesOfNearest(String);
    for (const [name, share] of [
      ['0', 0.5],
      ['1', 0.5],
      ['2', 0],
    ] as const) {
      expect(nearest.get(name)!.least).toBeCloseTo(share, 7);
      expect(nearest.get(name)!.most).toBeCloseTo(share, 7);
    }
  });

  test('that two sheets on each other may both be the nearest', () => {
    const nearest = lookAt(EYE, MIDDLE, [TARGET], blockersOf([plate(10, 100)], [plate(5, 100)])).sharesOfNearest(String);
    expect(nearest.get('0')).toEqual({ least: expect.closeTo(0.75, 7), most: expect.closeTo(1, 7) });
    expect(nearest.get('1')).toEqual({ least: 0, most: expect.closeTo(0.25, 7) });
  });
});

test('SK-EX-24: over a wall of 25 mm 46.7 % of a man of 50 mm is hidden, over one of 12 mm 19.0 %', () => {
  const query: CoverQuery = {
    from: 'looker',
    to: 'target',
    eyes: { kind: 'body', stance: 'standing' },
    target: { kind: 'silhouette', stance: 'standing', width: 13, height: 50 },
    models: { candidates: [], width: 13, stance: 'own' },
    glass: false,
  };
  const hiddenBy = (height: number) => {
    const wall = piece('wall', { wall: box(279.999, 0, -100, 280, height, 100) });
    const board = boardOf([wall], [man('looker', 0, 0, { pose: { at: EYE, facing: EAST } }), man('target', 300, 0)]);
    const { looks } = expectCover(board, standingTerrain(board, new Map()), query);
    return 1 - looks[0]!.look.sharesSeen().whole;
  };
  expect(hiddenBy(25)).toBeCloseTo(0.467, 3);
  expect(hiddenBy(12)).toBeCloseTo(0.19, 3);
});

describe('the faces of a solid', () => {
  const wall = wallWithWindow(100, 60, 20, 8, 4);
  const turned: Solid = { ...wall, depth: -4 } as Solid;
  const things = { box: box(-10, 0, -5, 10, 20, 5), wall, 'a wall that goes the other way': turned };

  test.each(Object.entries(things))('go round what is inside of it: %s', (_, solid) => {
    const faces = flatFacesOf(solid, new Map());
    const standing = {
      source: { kind: 'model', model: '' },
      glass: false,
      closed: true,
      faces,
      boxCorners: boxCornersOf(faces),
    } as const;
    const z = solid === turned ? -3 : 1;
    expect(goesRound(standing, { x: 1, y: 1, z })).toBe(true);
    expect(goesRound(standing, { x: 1, y: 70, z })).toBe(false);
    // the middle of the window is no part of the wall
    expect(goesRound(standing, { x: 1, y: 24, z })).toBe(false);
    const volume = faces.reduce((sum, face) => sum + volumeUnder(face), 0);
    expect(volume).toBeCloseTo(solid.kind === 'box' ? 20 * 20 * 10 : (100 * 60 - 8 * 8) * 4, 6);
  });
});

/** Of the cone from the origin to a face; positive where the face looks away from it. */
function volumeUnder(face: FlatFace): number {
  const det = (a: Vec3, b: Vec3, c: Vec3) =>
    a.x * (b.y * c.z - b.z * c.y) + a.y * (b.z * c.x - b.x * c.z) + a.z * (b.x * c.y - b.y * c.x);
  return face.slice(2).reduce((sum, corner, i) => sum + det(face[0]!, face[i + 1]!, corner) / 6, 0);
}

describe('areas by strips', () => {
  const chance = chanceOf(1);

  test('are those by polygons for 100 heaps of triangles (seed 1)', () => {
    for (let heap = 0; heap < 100; heap++) {
      const corner = (): Vec3 => ({ x: chance.between(-12, 12), y: chance.between(-12, 12), z: chance.between(90, 110) });
      const faces = Array.from({ length: chance.whole(3, 40) }, () => [corner(), corner(), corner()]);
      const look = lookAt(EYE, MIDDLE, [TARGET], blockersOf(faces));
      expect(
        look.shareByStrips(() => true, 'whole'),
        `heap ${heap}`,
      ).toBeCloseTo(look.sharesSeen().whole, 7);
    }
  });

  test('are right where many edges meet in one point: triangles that each fill one half, or two, of the squares of a board', () => {
    for (let heap = 0; heap < 100; heap++) {
      const filled = new Set<string>();
      const triangles = Array.from({ length: chance.whole(3, 60) }, () => {
        const x = chance.whole(0, 6);
        const y = chance.whole(0, 6);
        // one half of a square, or twice as far each way: three squares' halves and one square
        const size = chance.whole(1, 2);
        for (const [i, j] of size === 1
          ? [[0, 0]]
          : [
              [0, 0],
              [1, 0],
              [0, 1],
            ])
          filled.add(`lower ${x + i!} ${y + j!}`);
        if (size === 2) filled.add(`upper ${x} ${y}`);
        return [
          { x, y },
          { x: x + size, y },
          { x, y: y + size },
        ];
      });
      const area = areaByStrips(triangles.map((shape) => ({ shape, before: [] })));
      expect(area, `heap ${heap}`).toBeCloseTo(filled.size / 2, 9);
      const plateWithHoles = { shape: [corner(0, 0), corner(8, 0), corner(8, 8), corner(0, 8)], before: triangles };
      expect(areaByStrips([plateWithHoles]), `heap ${heap}`).toBeCloseTo(64 - filled.size / 2, 9);
    }
  });
});

const corner = (x: number, y: number): Vec2 => ({ x, y });
