import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubleAreaOf, faultOfOutline, liesInside, outlinesMeet } from '../../../engine/space/plan-outline.ts';
import { faultsOfPolyhedron } from '../../../engine/space/polyhedron-shape.ts';

const points = (...flat: readonly number[]) =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[i * 2]!, y: flat[i * 2 + 1]! }));
const square = points(0, 0, 4, 0, 4, 4, 0, 4);

describe('an outline', () => {
  test.each([
    ['a square', square],
    ['a square the other way round', [...square].reverse()],
    ['a square with a corner on a straight side', points(0, 0, 2, 0, 4, 0, 4, 4, 0, 4)],
    ['a dented one', points(0, 0, 4, 0, 4, 4, 2, 1, 0, 4)],
  ])('%s is sound', (_what, outline) => {
    expect(faultOfOutline(outline)).toBeNull();
  });

  test.each([
    ['two corners', points(0, 0, 1, 0), 'flat'],
    ['a line', points(0, 0, 1, 0, 2, 0), 'flat'],
    ['a bow tie', points(0, 0, 4, 4, 4, 0, 0, 4), 'crossing'],
    ['a corner twice in a row', points(0, 0, 4, 0, 4, 0, 0, 4), 'crossing'],
    ['a corner met again', points(0, 0, 2, 2, 4, 0, 4, 4, 2, 2, 0, 4), 'crossing'],
    ['a spike out and back', points(0, 0, 4, 0, 8, 0, 4, 0, 4, 4), 'crossing'],
    ['a corner that touches a side', points(0, 0, 4, 0, 4, 4, 2, 0, 0, 4), 'crossing'],
  ])('with %s is not', (_what, outline, kind) => {
    expect(faultOfOutline(outline)?.kind).toBe(kind);
  });

  test('is as sound from whichever corner and in whichever sense it is told', () => {
    const corner = fc.record({ x: fc.integer({ min: 0, max: 5 }), y: fc.integer({ min: 0, max: 5 }) });
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 7 }), fc.nat(6), (outline, by) => {
        const turned = outline.map((_, i) => outline[(i + by) % outline.length]!);
        const sound = faultOfOutline(outline) === null;
        expect(faultOfOutline(turned) === null).toBe(sound);
        expect(faultOfOutline(turned.toReversed()) === null).toBe(sound);
        if (sound) expect(Math.abs(doubleAreaOf(turned))).toBe(Math.abs(doubleAreaOf(outline)));
      }),
    );
  });

  test('holds what is inside and not what is outside, and meets what it touches', () => {
    expect(liesInside(square, { x: 1, y: 3 })).toBe(true);
    expect(liesInside(square, { x: 5, y: 3 })).toBe(false);
    expect(outlinesMeet(square, points(1, 1, 2, 1, 2, 2))).toBe(false);
    expect(outlinesMeet(square, points(1, 1, 4, 1, 2, 2))).toBe(true);
  });
});

describe('a body of flat faces', () => {
  const corners = [
    { x: 0, y: 0, z: 0 },
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 1, z: 0 },
    { x: 0, y: 0, z: 1 },
  ];
  const faces = [
    [0, 2, 1],
    [0, 1, 3],
    [1, 2, 3],
    [2, 0, 3],
  ];
  const kinds = (changed: readonly (readonly number[])[], moved = corners) =>
    faultsOfPolyhedron(moved, changed).map(({ kind }) => kind);

  test('is sound when every edge has two faces that look outwards', () => {
    expect(kinds(faces)).toEqual([]);
  });

  test('is not when a face is missing, turned, doubled, or when all look inwards', () => {
    expect(kinds(faces.slice(1))).toEqual(['edge-open', 'edge-open', 'edge-open']);
    expect(kinds([[0, 1, 2], ...faces.slice(1)])).toContain('edge-twice');
    expect(kinds([...faces, faces[0]!])).toContain('edge-twice');
    expect(kinds(faces.map((face) => face.toReversed()))).toEqual(['inside-out']);
    expect(kinds([[0, 2, 9], ...faces.slice(1)])).toEqual(['face-corner-unknown']);
    expect(kinds([[0, 2, 2], ...faces.slice(1)])).toEqual(['face-corner-twice']);
  });

  test('is not when a face is bent or dented', () => {
    const top = [
      { x: 0, y: 0, z: 0 },
      { x: 2, y: 0, z: 0 },
      { x: 2, y: 0, z: 2 },
      { x: 0, y: 0, z: 2 },
      { x: 1, y: 3, z: 1 },
    ];
    const pyramid = [
      [0, 1, 2, 3],
      [1, 0, 4],
      [2, 1, 4],
      [3, 2, 4],
      [0, 3, 4],
    ];
    expect(kinds(pyramid, top)).toEqual([]);
    expect(
      kinds(
        pyramid,
        top.map((p, i) => (i === 2 ? { ...p, y: 0.1 } : p)),
      ),
    ).toEqual(['face-not-flat']);
    expect(
      kinds(
        pyramid,
        top.map((p, i) => (i === 2 ? { x: 0.5, y: 0, z: 0.5 } : p)),
      ),
    ).toContain('face-not-convex');
  });
});
