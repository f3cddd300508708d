import { expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { Base } from '../../../../engine/index.ts';
import { boardOf, man } from '../../../support/sight-board.ts';

test('a base lies in an area by the share of it, whatever outline the area has and which way round it is given', () => {
  const base: Base = { kind: 'round', diameter: 40 };
  const L = [
    { x: 0, z: 0 },
    { x: 200, z: 0 },
    { x: 200, z: 60 },
    { x: 60, z: 60 },
    { x: 60, z: 200 },
    { x: 0, z: 200 },
  ];
  const share = (x: number, z: number, outline = L) =>
    openSpace(boardOf([], [man('a', x, z, { base })]), new Map()).queries.shareInArea('a', {
      kind: 'outline',
      outline,
      height: 0,
    }).share;
  expect(share(0, 100)).toBeCloseTo(0.5, 9);
  expect(share(0, 0)).toBeCloseTo(0.25, 9);
  expect(share(60, 60)).toBeCloseTo(0.75, 9);
  expect(share(60, 60, [...L].reverse())).toBeCloseTo(0.75, 9);
  expect(share(30, 30)).toBeCloseTo(1, 9);
  expect(share(150, 150)).toBe(0);
  expect(share(-20, 100)).toBeCloseTo(0, 9);
});
