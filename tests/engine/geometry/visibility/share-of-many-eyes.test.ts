import { expect, test } from 'vitest';
import { shareSeen } from '../../../../engine/geometry/visibility/find-sight.ts';
import { type Body, type SightQuery, standardBody } from '../../../../engine/index.ts';
import { clutteredBoard } from '../../../support/cluttered-board.ts';
import { sceneOf } from '../../../support/sight-board.ts';

/** Two men side by side on one base. */
const eyes = [
  { member: 0, at: { x: -40, y: 45, z: 0 } },
  { member: 1, at: { x: 40, y: 45, z: 0 } },
];
const body: Body = { ...standardBody(50), kind: 'squad', eyes: { ...standardBody(50).eyes, standing: eyes } };

const query: SightQuery = {
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest'] },
  blockers: { terrain: true, models: [], glass: true },
};

test.each([
  [16, 0.25],
  [19, 0.25],
  [19, 0.5],
  [30, 0.75],
])('of two men the share of him who sees most lies within the bounds (board %d, at least %d)', (seed, atLeast) => {
  const cluttered = clutteredBoard(seed, 4);
  const board = { ...cluttered, models: { ...cluttered.models, looker: { ...cluttered.models.looker!, body } } };
  const scene = sceneOf(board);
  const exact = shareSeen(scene, board, query).share;
  const rough = shareSeen(scene, board, query, { atLeast }).share;
  const told = JSON.stringify({ exact, rough });
  expect(rough.atMost, told).toBeGreaterThanOrEqual(exact.atLeast);
  expect(rough.atLeast, told).toBeLessThanOrEqual(exact.atMost);
});
