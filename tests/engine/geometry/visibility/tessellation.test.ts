import { expect, test } from 'vitest';
import { findSight } from '../../../../engine/geometry/visibility/find-sight.ts';
import type { SightQuery, Solid, Vec3 } from '../../../../engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { at, boardOf, EAST, man, piece, sceneOf, sheet } from '../../../support/sight-board.ts';

const query: SightQuery = {
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest'] },
  blockers: { terrain: true, models: [], glass: false },
};

/** A flat card across the way, cut into crooked triangles: two for each of rows × columns cells, with corners pushed about within the card. */
function cutCard(rows: number, columns: number, z0: number, z1: number, top: number, seed: number): Solid {
  const chance = chanceOf(seed);
  const vertices: Vec3[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const inner = row > 0 && row < rows && column > 0 && column < columns;
      const push = () => (inner ? chance.between(-0.35, 0.35) : 0);
      vertices.push(at(150, (top * (row + push())) / rows, z0 + ((z1 - z0) * (column + push())) / columns));
    }
  }
  const faces: number[][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corner = row * (columns + 1) + column;
      faces.push([corner, corner + 1, corner + columns + 2], [corner, corner + columns + 2, corner + columns + 1]);
    }
  }
  return { kind: 'polyhedron', vertices, faces: [...faces, ...faces.map((face) => face.toReversed())] };
}

const men = [man('looker', 0, 0), man('target', 0, 0, { pose: { at: at(300, 0, 3), facing: -EAST + 0.4 } })];
const look = (solid: Solid) => {
  const board = boardOf([piece('card', { card: solid })], men);
  return findSight(sceneOf(board), board, query);
};

test('a card cut into thousands of triangles hides what the whole card hides, and no light comes through its seams', () => {
  expect(look(cutCard(40, 60, -60, 60, 80, 1)).whole).toEqual({ atLeast: 0, atMost: 0 });
});

test('a cut card that hides a part hides exactly that part', () => {
  const [z0, z1, top] = [-60, 0.7, 43.3];
  const whole = look(sheet([150, 0, z0], [150, 0, z1], [150, top, z1], [150, top, z0]));
  expect(whole.whole.atLeast).toBeGreaterThan(0.2);
  expect(whole.whole.atMost).toBeLessThan(0.8);
  const pieces = look(cutCard(30, 40, z0, z1, top, 2));
  expect(Math.abs(pieces.whole.atLeast - whole.whole.atLeast)).toBeLessThan(1e-7);
  expect(Math.abs(pieces.widest - whole.widest)).toBeLessThan(0.011);
  expect(pieces.whole.atLeast).toBeLessThanOrEqual(whole.whole.atMost);
  expect(pieces.whole.atMost).toBeGreaterThanOrEqual(whole.whole.atLeast);
});
