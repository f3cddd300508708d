import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweptPlan } from '../../../../engine/geometry/driving/swept-plan.ts';
import type { PlanPoint } from '../../../../engine/index.ts';
import { ahead, back, drive, left, right, vehicle } from '../../../support/drive-board.ts';
import { between } from '../../../support/driving-boards.ts';

const max = vehicle('max', 100, 200);

const areaOf = (outline: readonly PlanPoint[]): number =>
  Math.abs(
    outline.reduce((sum, a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      return sum + (a.x * b.z - b.x * a.z) / 2;
    }, 0),
  );

/** Inside of a star-shaped outline about a place. */
function covers(outline: readonly PlanPoint[], p: PlanPoint): boolean {
  let inside = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    if (a.z > p.z !== b.z > p.z && p.x < a.x + ((p.z - a.z) / (b.z - a.z)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}

describe('the ground that a vehicle 70 wide and 160 long passes over', () => {
  test('straight ahead and straight back is its hull with the run added to its length', () => {
    for (const run of [ahead(120), back(120)]) {
      const swept = sweptPlan(max, max.pose, run);
      expect(areaOf(swept)).toBeCloseTo(70 * 280, 6);
    }
    const zs = sweptPlan(max, max.pose, ahead(120)).map(({ z }) => z);
    expect([Math.min(...zs), Math.max(...zs)]).toEqual([120, 400]);
  });

  test('all the way round on the spot is the disc that its corners run round', () => {
    const corner = Math.sqrt(35 * 35 + 80 * 80);
    const swept = sweptPlan(max, max.pose, left(360));
    for (const { x, z } of swept) expect(Math.hypot(x - 100, z - 200)).toBeCloseTo(corner, 6);
    expect(areaOf(swept) / (Math.PI * corner * corner)).toBeGreaterThan(0.999);
  });

  test('with a turn to one side is the mirror image of that to the other', () => {
    const swept = sweptPlan(max, max.pose, left(40));
    expect(areaOf(sweptPlan(max, max.pose, right(40)))).toBeCloseTo(areaOf(swept), 6);
    expect(areaOf(swept)).toBeGreaterThan(70 * 160);
  });

  test('holds the hull at every angle between, and no more than the disc that its corners run round', () => {
    fc.assert(
      fc.property(between(-3, 3), between(0, 1), (by, share) => {
        const swept = sweptPlan(max, { ...max.pose, facing: 0.4 }, { kind: 'turn', by });
        const facing = 0.4 + by * share;
        for (const [x, z] of [
          [35, 80],
          [-35, 80],
          [35, -80],
          [-35, -80],
        ] as const) {
          const [sin, cos] = [Math.sin(facing), Math.cos(facing)];
          const short = 0.999; // the strokes of an arc lie a little inside of it
          const p = { x: 100 + (x * cos + z * sin) * short, z: 200 + (z * cos - x * sin) * short };
          expect(covers(swept, p)).toBe(true);
        }
        expect(areaOf(swept)).toBeLessThanOrEqual(Math.PI * (35 * 35 + 80 * 80));
      }),
      { numRuns: 60 },
    );
  });
});

test('of a way it is told where each part ends', () => {
  const { partEnds, end } = drive([], [ahead(100), left(90), ahead(50)]);
  expect(partEnds.map(({ driven, turned }) => [driven, turned])).toEqual([
    [100, 0],
    [100, Math.PI / 2],
    [150, Math.PI / 2],
  ]);
  expect(partEnds.at(-1)).toEqual(end);
});
