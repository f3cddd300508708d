import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TriangleMesh } from '../../engine/index.ts';
import { findKit, makePiece } from '../../terrain-kits/index.ts';
import { boundsOf, madeOf, meshesOf, meshOf, partsBetween, settingsOf, spaceOf } from '../support/kit-pieces.ts';
import { man } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

/** The steepness (rise over run) of every upward facet that is not level; a face that stands upright counts as infinitely steep. */
function steepnessOf({ positions, triangles }: TriangleMesh): readonly number[] {
  const at = (corner: number, axis: number) => positions[3 * triangles[corner]! + axis]!;
  const found: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const edge = (to: number, axis: number) => at(i + to, axis) - at(i, axis);
    const nx = edge(1, 1) * edge(2, 2) - edge(1, 2) * edge(2, 1);
    const ny = edge(1, 2) * edge(2, 0) - edge(1, 0) * edge(2, 2);
    const nz = edge(1, 0) * edge(2, 1) - edge(1, 1) * edge(2, 0);
    if (ny < -1e-6) continue;
    const steep = ny <= 1e-6 ? Number.POSITIVE_INFINITY : Math.hypot(nx, nz) / ny;
    if (steep > 1e-6) found.push(steep);
  }
  return found;
}

describe('A hill', () => {
  test('with slopes or ledges is nowhere steeper than was asked for, so that all of it is walked (SK-RAMP-3)', () => {
    const kit = findKit('hill')!;
    let walked = 0;
    fc.assert(
      fc.property(settingsOf(kit), fc.constantFrom('sloped', 'ledges'), (parameters, flanks) => {
        const made = makePiece(kit, {
          id: 'h',
          name: 'H',
          parameters: { ...parameters, flanks },
          pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 },
        });
        if (!made.ok || made.value.made.by !== 'kit') return;
        walked++;
        const steepest = Math.max(...steepnessOf(meshOf(made.value, 'hill')));
        expect(steepest).toBeLessThanOrEqual(Math.tan(Number(made.value.made.parameters.slope)) + 0.01);
        expect(steepest).toBeLessThan(1);
      }),
      { seed: 4, numRuns: soak(80) },
    );
    expect(walked).toBeGreaterThan(10);
  });

  test('is exactly as high as was asked for, with a level top for a base and a half', () => {
    for (const flanks of ['sloped', 'ledges', 'terraced']) {
      const hill = madeOf('hill', { flanks, height: 45 });
      expect(Math.max(...meshesOf(hill).map(({ mesh }) => boundsOf(mesh).y[1]))).toBe(45);
      const space = spaceOf(hill);
      for (let turn = 0; turn < 6.3; turn += 0.3) {
        const [x, z] = [22 * Math.cos(turn), 22 * Math.sin(turn)];
        expect(space.scene.firstHit({ x, y: 90, z }, { x, y: 44.9, z }, () => true)).toMatchObject({
          t: expect.closeTo(45 / 45.1, 6),
        });
      }
    }
  });

  test('in terraces has ledges that a base fits on, with steps between them as high as each other', () => {
    const hill = madeOf('hill', { flanks: 'terraced', terraces: 3, height: 45, ledgeWidth: 30 });
    const tops = ['terrace-1', 'terrace-2', 'terrace-3'].map((part) => boundsOf(meshOf(hill, part)));
    expect(tops.map(({ y }) => y[1])).toEqual([15, 30, 45]);
    for (const [i, { z }] of tops.slice(1).entries()) expect(tops[i]!.z[1] - z[1]).toBeGreaterThanOrEqual(30);
  });

  test('hides one side from the other', () => {
    const space = spaceOf(madeOf('hill', { height: 60, length: 500, width: 400 }));
    expect(partsBetween(space, { x: 0, y: 45, z: -260 }, { x: 0, y: 45, z: 260 })).toEqual(['hill']);
    expect(partsBetween(space, { x: 0, y: 65, z: -260 }, { x: 0, y: 65, z: 260 })).toEqual([]);
  });

  test('too high for its ground is refused with the height that fits', () => {
    const asked = { length: 150, width: 150, height: 100, flanks: 'sloped' };
    const made = (height: number) =>
      makePiece(findKit('hill')!, {
        id: 'h',
        name: 'H',
        parameters: { ...asked, height },
        pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 },
      });
    const refused = made(100);
    if (refused.ok) throw new Error('it fits');
    expect(refused.problem).toMatchObject([
      { code: 'parameter/too-large-here', fill: { parameter: 'height', because: 'width' } },
    ]);
    expect(made(Number(refused.problem[0]!.fill.atMost)).ok).toBe(true);
  });
});

describe('A trench', () => {
  const trench = madeOf('trench', { gaps: 0 });

  test('hides a man on its floor and shows him on the fire step over the bags', () => {
    const space = spaceOf(trench);
    const enemy = { x: 0, y: 45, z: 300 };
    const onFloor = { x: 0, y: 2 + 45, z: 0 };
    const onStep = { x: 0, y: 14 + 45, z: 19 + 13 };
    expect(partsBetween(space, enemy, onFloor)).not.toEqual([]);
    expect(partsBetween(space, enemy, onStep)).toEqual([]);
  });

  test('gives serious cover (SK-TAB-TERRAIN), its step is a free one (SK-CLIMB-1) and its slopes are walked (SK-RAMP-3)', () => {
    expect(trench.parts['bank-front']!.cover.grade).toBe('heavy');
    expect(boundsOf(meshOf(trench, 'fire-step')).y[1]).toBeLessThanOrEqual(15);
    for (const bank of ['bank-front', 'bank-back']) {
      const slopes = steepnessOf(meshOf(trench, bank)).filter(Number.isFinite);
      expect(slopes.length).toBeGreaterThan(0);
      expect(Math.max(...slopes)).toBeLessThan(1);
    }
  });

  test('has gaps in its parapet at the height of a man on the step', () => {
    const open = madeOf('trench', { gaps: 3 });
    const space = spaceOf(open);
    for (const { frame } of Object.values(open.openings)) {
      const { x } = frame.centre;
      expect(partsBetween(space, { x, y: 45, z: 32 }, { x, y: 47, z: 300 })).toEqual([]);
    }
    expect(Object.keys(open.openings)).toEqual(['gap-1', 'gap-2', 'gap-3']);
  });

  test('has a walkway that a base fits into between its boards', () => {
    const space = spaceOf(trench, [man('digger', 0, 0)]);
    expect(partsBetween(space, { x: 0, y: 8, z: -15.1 }, { x: 0, y: 8, z: 15.1 })).toEqual([]);
  });
});

describe('Rubble', () => {
  test('is a difficult area with light cover (SK-TAB-TERRAIN), about as high as was asked for', () => {
    const rubble = madeOf('rubble', { height: 24 });
    expect(rubble.traits).toMatchObject({ area: true, soft: false, difficult: { factor: 0.5 } });
    for (const part of Object.values(rubble.parts)) expect(part.cover.grade).toBe('light');
    const top = Math.max(...meshesOf(rubble).map(({ mesh }) => boundsOf(mesh).y[1]));
    expect(top).toBeGreaterThan(12);
    expect(top).toBeLessThan(48);
  });

  test('has as many blocks and beams as were asked for, none under the table', () => {
    const rubble = madeOf('rubble', { chunks: 20, beams: 3 });
    const count = (kind: RegExp) => Object.keys(rubble.parts).filter((id) => kind.test(id)).length;
    expect([count(/^chunk/), count(/^beam/)]).toEqual([20, 3]);
    for (const { part, mesh } of meshesOf(rubble)) expect(boundsOf(mesh).y[0], part).toBeGreaterThanOrEqual(0);
  });
});
