import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basesOverlap } from '../../../engine/board/base-overlap.ts';
import type { Base, Model } from '../../../engine/index.ts';
import { between } from '../../support/driving-boards.ts';
import { sampleModel } from '../../support/sample-board.ts';

const at = (base: Base, x: number, z: number, facing = 0): Model =>
  sampleModel('a', x, z, { base, pose: { at: { x, y: 0, z }, facing } });
const round = (diameter: number): Base => ({ kind: 'round', diameter });
const square = (width: number, depth = width): Base => ({ kind: 'rectangle', width, depth });
const oval = (width: number, depth: number): Base => ({ kind: 'oval', width, depth });

describe('two bases', () => {
  test.each<[string, Model, Model, boolean]>([
    ['round, touching on the slant', at(round(30), 0, 0), at(round(20), 15, 20), false],
    ['round, a little nearer', at(round(30), 0, 0), at(round(20), 14.97, 19.97), true],
    ['square, side by side', at(square(25), 0, 0), at(square(25), 25, 3), false],
    ['square, a little nearer', at(square(25), 0, 0), at(square(25), 24.95, 3), true],
    ['square, one on its corner and touching', at(square(20), 0, 0), at(square(20), 10 + 10 * Math.SQRT2, 0, Math.PI / 4), false],
    [
      'square, one on its corner and nearer',
      at(square(20), 0, 0),
      at(square(20), 10 + 10 * Math.SQRT2 - 0.05, 0, Math.PI / 4),
      true,
    ],
    ['a square and a disc before its corner', at(square(20), 0, 0), at(round(10), 13.6, 13.6), false],
    ['a square and a disc on its corner', at(square(20), 0, 0), at(round(10), 13.5, 13.5), true],
    ['oval, end to end', at(oval(60, 35), 0, 0), at(oval(60, 35), 60, 0), false],
    ['oval, side by side', at(oval(60, 35), 0, 0), at(oval(60, 35), 0, 34.9), true],
    ['oval, one turned a quarter', at(oval(60, 35), 0, 0), at(oval(60, 35), 47.5, 0, Math.PI / 2), false],
    ['one within the other', at(round(100), 0, 0), at(square(10), 20, 5), true],
    ['the same place', at(oval(60, 35), 7, 7), at(square(10), 7, 7), true],
  ])('%s', (_what, one, other, overlap) => {
    expect(basesOverlap(one, other)).toBe(overlap);
    expect(basesOverlap(other, one)).toBe(overlap);
  });

  test('round overlap exactly when their centres are nearer than their radii, but for the width of a contact', () => {
    const place = between(-60, 60);
    const size = between(10, 60);
    fc.assert(
      fc.property(place, place, size, size, (x, z, d, e) => {
        const gap = Math.sqrt(x * x + z * z) - (d + e) / 2;
        fc.pre(gap >= 0 || gap < -0.011);
        expect(basesOverlap(at(round(d), 0, 0), at(round(e), x, z))).toBe(gap < 0);
      }),
    );
  });

  test('of any shape overlap when a point lies well within both, and not when a line parts them', () => {
    const length = between(10, 80);
    const base = fc.oneof(
      length.map(round),
      fc.tuple(length, length).map(([w, d]) => square(w, d)),
      fc.tuple(length, length).map(([w, d]) => oval(w, d)),
    );
    const place = between(-80, 80);
    const facing = between(-7, 7);
    /** Points on the border, in the order of their bearings. */
    const border = ({ base: b, pose }: Model) => {
      const [w, d] = b.kind === 'round' ? [b.diameter, b.diameter] : b.kind === 'none' ? [0, 0] : [b.width, b.depth];
      return Array.from({ length: 180 }, (_, i) => {
        const angle = (i / 180) * 2 * Math.PI;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const out = b.kind === 'rectangle' ? Math.min(w / 2 / Math.abs(c), d / 2 / Math.abs(s)) : 0;
        const [x, z] = b.kind === 'rectangle' ? [out * c, out * s] : [(w / 2) * c, (d / 2) * s];
        const [sin, cos] = [Math.sin(pose.facing), Math.cos(pose.facing)];
        return [pose.at.x + cos * x + sin * z, pose.at.z + cos * z - sin * x] as const;
      });
    };
    fc.assert(
      fc.property(base, base, place, place, facing, facing, (b1, b2, x, z, f1, f2) => {
        const one = at(b1, 0, 0, f1);
        const other = at(b2, x, z, f2);
        // The widest gap between the two along any of many directions; below nothing when they overlap.
        let widest = Number.NEGATIVE_INFINITY;
        const [p, q] = [border(one), border(other)];
        for (let i = 0; i < 180; i++) {
          const [c, s] = [Math.cos((i * Math.PI) / 90), Math.sin((i * Math.PI) / 90)];
          const reach = Math.max(...p.map(([px, pz]) => px * c + pz * s));
          const start = Math.min(...q.map(([qx, qz]) => qx * c + qz * s));
          widest = Math.max(widest, start - reach);
        }
        fc.pre(widest > 0.5 || widest < -0.5);
        expect(basesOverlap(one, other)).toBe(widest < 0);
      }),
      { numRuns: 150 },
    );
  });
});
