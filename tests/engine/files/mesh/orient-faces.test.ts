import { describe, expect, test } from 'vitest';
import { AS_IT_IS, placeMesh } from '../../../../engine/index.ts';
import { meshOf, volumeOf } from '../../../support/read-sketch.ts';
import { binaryStl, type Facet, TETRAHEDRON } from '../../../support/sketch-mesh-file.ts';

const turned = ([ax, ay, az, bx, by, bz, cx, cy, cz]: Facet): Facet => [ax, ay, az, cx, cy, cz, bx, by, bz];
const moved = (facet: Facet, by: number, size = 1): Facet => facet.map((value) => value * size + by) as unknown as Facet;
const place = async (facets: readonly Facet[]) => {
  const placed = placeMesh(await meshOf(binaryStl(facets)), AS_IT_IS);
  if (!placed) throw new Error('nothing left');
  return { ...placed, volume: volumeOf(placed.mesh), codes: placed.notices.map(({ code }) => code) };
};
const VOLUME = 1000 / 6;

describe('the faces of a placed mesh', () => {
  test('are turned over where they look the other way than their neighbours', async () => {
    const { report, volume, codes } = await place([turned(TETRAHEDRON[0]!), ...TETRAHEDRON.slice(1)]);
    expect(report).toMatchObject({ flipped: 3, closed: true, turned: { faces: 1, pieces: 0 } });
    expect(volume).toBeCloseTo(VOLUME, 3);
    expect(codes).toEqual(['mesh/faces-turned']);
  });

  test('look outwards, also when the whole piece was inside out', async () => {
    const { report, volume, codes } = await place([...TETRAHEDRON.map(turned), ...TETRAHEDRON.map((facet) => moved(facet, 50))]);
    expect(report).toMatchObject({ flipped: 0, closed: true, shells: 2, turned: { faces: 0, pieces: 1 } });
    expect(volume).toBeCloseTo(2 * VOLUME, 3);
    expect(codes).toEqual(['mesh/pieces-turned']);
  });

  test('of a hollow look into it', async () => {
    const hollow = TETRAHEDRON.map((facet) => turned(moved(facet, 1, 0.2)));
    const { report, volume, codes } = await place([...TETRAHEDRON, ...hollow]);
    expect(report.turned).toEqual({ faces: 0, pieces: 0 });
    expect(volume).toBeCloseTo(VOLUME * (1 - 0.008), 3);
    expect(codes).toEqual([]);
  });

  test('of a band with a twist stay as they are, and that is told', async () => {
    // Five corners above, five below; the last pair is joined to the first one crosswise.
    const at = (i: number, up: boolean): number[] =>
      [
        [0, 0],
        [10, 0],
        [14, 8],
        [5, 14],
        [-4, 8],
      ][i]!.concat(up ? 3 : 0);
    const band = [0, 1, 2, 3, 4].flatMap((i) => {
      const crossed = i === 4;
      const [a, b, c, d] = [at(i, false), at((i + 1) % 5, crossed), at((i + 1) % 5, !crossed), at(i, true)] as const;
      return [
        [...a, ...b, ...c],
        [...a, ...c, ...d],
      ] as unknown as Facet[];
    });
    const { report, codes } = await place(band);
    expect(report).toMatchObject({ closed: false, turned: { faces: 0, pieces: 0 }, rims: 1, sheets: 1 });
    expect(codes).toEqual(['mesh/not-closed', 'mesh/faces-flipped']);
  });

  test('tell where they are open: two holes in one piece, a sheet beside it, and a closed piece', async () => {
    const open = TETRAHEDRON.slice(0, 3);
    const { report } = await place([...open, ...TETRAHEDRON.map((facet) => moved(facet, 40)), [90, 0, 0, 99, 0, 0, 90, 9, 0]]);
    expect(report).toMatchObject({ shells: 3, rims: 2, sheets: 2, open: 6, closed: false });
  });
});
