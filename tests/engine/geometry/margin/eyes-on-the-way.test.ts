import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { CoverQuery, MarginFinding, SightPredicate, SightQuery, Solid } from '../../../../engine/index.ts';
import { boardOf, box, man, piece } from '../../../support/sight-board.ts';

/**
 * A looker in the air, so that only his eyes can come up against something, before a sheet that ends at x = 0; the target is as far behind it. The corner
 * of his head that is seen first is 7.5 mm beside the edge and 203.5 mm behind it.
 */
const sheet = box(-560, -50, 0, 0, 150, 0);
const eyes = { kind: 'body', stance: 'standing' } as const;
const look: SightQuery = {
  from: 'looker',
  to: 'target',
  eyes,
  target: { kind: 'body', stance: 'standing', regions: ['head'] },
  blockers: { terrain: true, models: [], glass: false },
};
const seen: SightPredicate = { kind: 'seen', look, moreThan: 0 };

const marginWith = (inTheWay: Readonly<Record<string, Solid>>, predicate: SightPredicate = seen): MarginFinding => {
  const board = boardOf(
    [piece('sheet', { sheet }), ...Object.entries(inTheWay).map(([id, solid]) => piece(id, { solid }))],
    [
      man('looker', 0, 0, { pose: { at: { x: -10, y: 20, z: -200 }, facing: 0 } }),
      man('target', 0, 0, { pose: { at: { x: -10, y: 20, z: 200 }, facing: 0 } }),
    ],
  );
  return openSpace(board, new Map()).queries.margin({ predicate, mover: 'looker', limit: 50, tolerance: 1 });
};

/** How far the looker's eye is from the line through that corner and the edge. */
const byHand = (() => {
  const [x, z] = [-7.5, 203.5];
  const length = Math.hypot(x, z);
  return Math.abs(-10 * z - -200 * x) / length;
})();

/** Half a millimetre thick, high and long enough that nobody gets round it within 50 mm. */
const board = box(-4, -50, -300, -3.5, 150, -130);

describe('a looker whose eyes would have to go through something solid', () => {
  test('is moved past the edge of a wall where nothing is in his way', () => {
    const { flip, by, barred } = marginWith({});
    expect(byHand).toBeGreaterThan(15);
    expect(flip!.displacement).toBeCloseTo(byHand, 1);
    expect([by, barred]).toEqual(['proof', []]);
  });

  test('is barred where they come to it, however thin it is, and sees nothing from beyond it', () => {
    const { flip, noFlipWithin, by, barred } = marginWith({ board });
    expect([flip, noFlipWithin, by]).toEqual([null, 50, 'proof']);
    expect(barred.map(({ barrier }) => barrier)).toEqual([
      { kind: 'eye-inside', by: { kind: 'part', piece: 'board', part: 'solid' } },
    ]);
    expect(barred[0]!.displacement).toBeCloseTo(6, 1);
  });

  test('goes round it where that is near enough', () => {
    const short = { board: box(-4, -50, -195, -3.5, 150, -130) };
    const { flip, barred } = marginWith(short);
    expect(flip!.displacement).toBeGreaterThan(byHand - 0.1);
    expect(barred.map(({ barrier: { kind } }) => kind)).toEqual(['eye-inside']);
  });

  test('is not barred by a sheet without thickness, which has no inside', () => {
    const { flip, barred } = marginWith({ leaf: box(-4, -50, -300, -4, 150, -130) });
    expect(flip!.displacement).toBeCloseTo(byHand, 1);
    expect(barred).toEqual([]);
  });

  test('is barred for a share of cover as well', () => {
    const cover: CoverQuery = {
      from: 'looker',
      to: 'target',
      eyes,
      target: { kind: 'silhouette', stance: 'standing', width: 13, height: 50 },
      models: { candidates: [], width: 13, stance: 'own' },
      glass: false,
    };
    const hidden: SightPredicate = { kind: 'hidden', look: { cover, pieces: ['sheet'], models: [] }, atLeast: 0.5 };
    expect(marginWith({}, hidden).flip!.displacement).toBeGreaterThan(6);
    const barred = marginWith({ board }, hidden);
    expect(barred.flip).toBeNull();
    expect(barred.barred.map(({ barrier: { kind } }) => kind)).toEqual(['eye-inside']);
  });
});
