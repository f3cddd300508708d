import type { TriangleMesh } from '../../engine/index.ts';
import type { Facet } from './sketch-mesh-file.ts';

/** Corners and triangles of an upright prism over an outline, from one height to another. */
export function prism(
  outline: readonly (readonly [number, number])[],
  from: number,
  to: number,
): { corners: number[]; triangles: number[] } {
  const n = outline.length;
  const corners = [from, to].flatMap((y) => outline.flatMap(([x, z]) => [x, y, z]));
  const triangles: number[] = [];
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    triangles.push(i, i + n, j, j, i + n, j + n);
    if (i > 0 && i < n - 1) triangles.push(0, i, i + 1, n, n + i + 1, n + i);
  }
  return { corners, triangles };
}

export const ring = (diameter: number, stretch = 1, n = 40) =>
  Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * 2 * Math.PI;
    return [(Math.sin(angle) * diameter) / 2, (Math.cos(angle) * diameter * stretch) / 2] as const;
  });

export const square = (x: number, z: number, width: number, depth = width) =>
  [
    [x - width / 2, z - depth / 2],
    [x - width / 2, z + depth / 2],
    [x + width / 2, z + depth / 2],
    [x + width / 2, z - depth / 2],
  ] as const;

/** A mesh of some prisms, each a group. */
export function meshOf(...parts: readonly (ReturnType<typeof prism> & { name?: string })[]): TriangleMesh {
  const positions: number[] = [];
  const triangles: number[] = [];
  const groups = parts.map(({ corners, triangles: own, name }, i) => {
    const first = triangles.length / 3;
    triangles.push(...own.map((corner) => corner + positions.length / 3));
    positions.push(...corners);
    return { name: name ?? `part ${i}`, first, count: own.length / 3 };
  });
  return { positions: Float64Array.from(positions), triangles: Uint32Array.from(triangles), groups };
}

/**
 * A man of prisms who looks along +z, 50 high on a base of 25 that is 3 thick: legs with shoes, trunk, neck, head. Moved, and turned by
 * quarters, with whatever he holds.
 */
export function manOfPrisms(
  wishes: {
    readonly quarters?: number;
    readonly at?: readonly [number, number];
    readonly holds?: readonly ReturnType<typeof prism>[];
  } = {},
) {
  const { quarters = 0, at = [0, 0], holds = [] } = wishes;
  const parts = [
    prism(ring(25), 0, 3),
    ...[-4, 4].flatMap((x) => [prism(square(x, 2.5, 5, 9), 3, 6), prism(square(x, 0, 5), 3, 26)]),
    prism(square(0, 0, 15, 8), 25, 41),
    prism(square(0, 0, 4.5), 41, 43.5),
    prism(ring(8, 1, 16), 43.5, 50),
    ...holds,
  ];
  const turn = (x: number, z: number) => Array.from({ length: quarters }).reduce<[number, number]>(([u, v]) => [v, -u], [x, z]);
  const placed = parts.map(({ corners, triangles }) => {
    const moved = corners.slice();
    for (let i = 0; i < moved.length; i += 3) {
      const [x, z] = turn(moved[i]!, moved[i + 2]!);
      moved[i] = x + at[0];
      moved[i + 2] = z + at[1];
    }
    return { corners: moved, triangles };
  });
  return meshOf(...placed);
}

/** The triangles of a mesh as the facets of a file, with the axis upwards that the file is to have so. */
export function facetsOf({ positions, triangles }: TriangleMesh, up: 'y' | 'z'): readonly Facet[] {
  return Array.from({ length: triangles.length / 3 }, (_, t) =>
    [...triangles.subarray(t * 3, t * 3 + 3)].flatMap((corner) => {
      const [x, y, z] = positions.subarray(corner * 3, corner * 3 + 3);
      return up === 'y' ? [x!, y!, z!] : [x!, -z! + 0, y!];
    }),
  ) as unknown as readonly Facet[];
}
