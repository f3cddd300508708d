import { expect, test } from 'vitest';
import { type Board, type Body, openSpace, type SightQuery, type Solid } from '../../../engine/index.ts';
import { faultsOfPolyhedron } from '../../../engine/space/polyhedron-shape.ts';
import { boardOf, box, man, piece } from '../../support/sight-board.ts';
import { expectSight } from './expected-sight.ts';
import { standingTerrain } from './standing-faces.ts';

/** A block of 10 mm whose top has one corner (the left one at the front) `lift` too high. */
const block = (lift: number) => {
  const at = (x: number, y: number, z: number) => ({ x, y, z });
  const vertices = [
    at(-5, 0, -5),
    at(5, 0, -5),
    at(5, 0, 5),
    at(-5, 0, 5),
    at(-5, 10 + lift, -5),
    at(5, 10, -5),
    at(5, 10, 5),
    at(-5, 10, 5),
  ];
  const faces = [
    [0, 1, 2, 3],
    [4, 7, 6, 5],
    [0, 4, 5, 1],
    [1, 5, 6, 2],
    [2, 6, 7, 3],
    [3, 7, 4, 0],
  ];
  return { kind: 'polyhedron', vertices, faces } satisfies Solid;
};

const boardWith = (lift: number): Board => {
  const volumes = [{ region: 'hull' as const, member: 0, solid: block(lift) }];
  const eye = [{ member: 0, at: { x: 0, y: 5, z: 0 } }];
  const body: Body = {
    height: 10,
    kind: 'vehicle',
    turretAxis: null,
    eyes: { standing: eye, kneeling: eye, prone: eye },
    volumes: { standing: volumes, kneeling: volumes, prone: volumes },
  };
  const wall = piece('wall', { wall: box(-50, -5, 3.97, 5.93, 11.03, 4.97) });
  return boardOf([wall], [man('looker', 0, -100), man('target', 0, 0, { body })]);
};

test.each([0, 0.0001, 0.0005, 0.0009])(
  'a face that is off flat by %d mm, which a board may have, is seen as large as its triangles are',
  (lift) => {
    expect(faultsOfPolyhedron(block(lift).vertices, block(lift).faces)).toEqual([]);
    const board = boardWith(lift);
    const query: SightQuery = {
      from: 'looker',
      to: 'target',
      eyes: { kind: 'point', at: { x: -10.8, y: 34.5, z: -78.57 } },
      target: { kind: 'body', stance: 'standing', regions: ['hull'] },
      blockers: { terrain: true, models: [], glass: true },
    };
    const found = openSpace(board, new Map()).queries.sight(query).whole;
    const { look } = expectSight(board, standingTerrain(board, new Map()), query).looks[0]!;
    const told = `polygons ${look.sharesSeen().whole}, strips ${look.shareByStrips(() => true, 'whole')}, found ${found.atLeast} to ${found.atMost}`;
    expect(
      look.shareByStrips(() => true, 'whole'),
      told,
    ).toBeGreaterThan(found.atLeast - 1e-6);
    expect(
      look.shareByStrips(() => true, 'whole'),
      told,
    ).toBeLessThan(found.atMost + 1e-6);
  },
);
