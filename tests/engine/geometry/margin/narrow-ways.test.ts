import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { MarginFinding, Model, SightPredicate, TerrainPiece } from '../../../../engine/index.ts';
import { boardOf, box, man, piece } from '../../../support/sight-board.ts';

const seen: SightPredicate = {
  kind: 'seen',
  look: {
    from: 'looker',
    to: 'target',
    eyes: { kind: 'body', stance: 'standing' },
    target: { kind: 'body', stance: 'standing', regions: ['head'] },
    blockers: { terrain: true, models: [], glass: false },
  },
  moreThan: 0,
};

const marginOf = (pieces: readonly TerrainPiece[], models: readonly Model[]): MarginFinding =>
  openSpace(boardOf(pieces, models), new Map()).queries.margin({ predicate: seen, mover: 'looker', limit: 50, tolerance: 1 });

/** A wall across the line from looker to target, ten times as long as anybody can walk, that ends where a walk of so much along z first shows the target. */
const screenTo = (edge: number) => piece('screen', { stone: box(99, 0, -600, 101, 90, edge) });

/** Kerbs that bar a base of 30 mm and hide nobody. */
const kerb = (id: string, x0: number, z0: number, x1: number, z1: number, facing = 0) =>
  piece(id, { kerb: box(x0, 0, z0, x1, 4, z1) }, { pose: { at: { x: 0, y: 0, z: -200 }, facing } });

const looker = man('looker', 0, -200);
const target = man('target', 200, -200);

/** From about 29 mm ahead the looker sees past a wall that ends here. */
const EDGE = -200 + 16;

describe('a looker who can only go one way', () => {
  const { flip: open } = marginOf([screenTo(EDGE)], [looker, target]);

  test('sees the target from beyond the end of the wall where nothing bars him', () => {
    expect(open!.displacement).toBeGreaterThan(20);
    expect(open!.displacement).toBeLessThan(40);
  });

  test.each([0, 5.6])('finds the gap between two kerbs that is 0.8 mm wider than he is, %d° beside straight ahead', (degrees) => {
    const facing = (degrees * Math.PI) / 180;
    const gap = [kerb('left', -60, 19, -15.4, 22, facing), kerb('right', 15.4, 19, 60, 22, facing)];
    const back = [kerb('back', -60, -22, 60, -19), kerb('west', -27, -60, -24, 60), kerb('east', 24, -60, 27, 60)];
    const { flip, noFlipWithin } = marginOf([screenTo(EDGE), ...gap, ...back], [looker, target]);
    expect(flip).not.toBeNull();
    expect(flip!.displacement).toBeLessThan(open!.displacement + 1);
    expect(noFlipWithin).toBeLessThanOrEqual(flip!.displacement);
  });

  test('is told that there is none where the gap is narrower than he is', () => {
    const gap = [kerb('left', -60, 19, -14.9, 22), kerb('right', 14.9, 19, 60, 22)];
    const pen = [kerb('back', -60, -22, 60, -19), kerb('west', -22, -60, -19, 60), kerb('east', 19, -60, 22, 60)];
    const { flip, noFlipWithin, by } = marginOf([screenTo(EDGE), ...gap, ...pen], [looker, target]);
    expect([flip, noFlipWithin, by]).toEqual([null, 50, 'proof']);
  });
});

describe('a looker in the corner of a pen', () => {
  test.each([0.69, 0.73])(
    'sees from the very corner what is seen from nowhere else in the pen, which is turned by %d',
    (turn) => {
      // he has room for 24 mm along each wall, so that the corner is 33.9 mm away
      const pen = piece(
        'pen',
        { right: box(39, 0, -60, 42, 4, 60), ahead: box(-60, 0, 39, 60, 4, 42) },
        { pose: { at: { x: 0, y: 0, z: -200 }, facing: -turn } },
      );
      const corner = 24 * Math.cos(turn) + 24 * Math.sin(turn);
      const { flip, by } = marginOf([screenTo(-200 + corner / 2 + 1.75), pen], [looker, target]);
      expect(flip!.displacement).toBeGreaterThan(33);
      expect(flip!.displacement).toBeLessThan(24 * Math.SQRT2 + 0.05);
      expect(by).toBe('proof');
    },
  );
});
