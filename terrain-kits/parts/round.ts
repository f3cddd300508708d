import type { PolyhedronSolid, PrismSolid, Vec2, Vec3 } from '../../engine/kit.ts';
import { toMicrometre } from './top-edge.ts';

/** The corners of a regular polygon, anticlockwise, the first one at `turn` (a share of one step). */
export const roundOutline = (radius: number, corners: number, x = 0, y = 0, turn = 0.5): readonly Vec2[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * (i + turn)) / corners;
    return { x: toMicrometre(x + radius * Math.cos(angle)), y: toMicrometre(y + radius * Math.sin(angle)) };
  });

/** An upright round post, drum or post-like thing. */
export const drum = (x: number, z: number, radius: number, bottom: number, top: number, corners = 10): PrismSolid => ({
  kind: 'prism',
  origin: { x: 0, y: bottom, z: 0 },
  across: { x: 1, y: 0, z: 0 },
  along: { x: 0, y: 0, z: -1 },
  outline: roundOutline(radius, corners, x, -z),
  holes: [],
  depth: top - bottom,
});

/** One level of a stacked body: its corners going anticlockwise as seen from above. */
export type Ring = readonly Vec3[];

/**
 * A closed body between rings of equally many corners, lowest first. Ends that are one point are written as a ring of one.
 * @shape every ring is star-shaped as seen from its middle, so that its cap can be cut into triangles from there
 */
export function stackedRings(rings: readonly Ring[]): PolyhedronSolid {
  const vertices: Vec3[] = [];
  const faces: number[][] = [];
  const starts = rings.map((ring) => {
    const start = vertices.length;
    for (const { x, y, z } of ring) vertices.push({ x: toMicrometre(x), y: toMicrometre(y), z: toMicrometre(z) });
    return start;
  });
  const cap = (ring: Ring, start: number, up: boolean) => {
    if (ring.length === 1) return;
    const n = ring.length;
    const sum = ring.reduce((a, p) => ({ x: a.x + p.x, y: a.y + p.y, z: a.z + p.z }), { x: 0, y: 0, z: 0 });
    const middle = vertices.length;
    vertices.push({ x: toMicrometre(sum.x / n), y: toMicrometre(sum.y / n), z: toMicrometre(sum.z / n) });
    for (let i = 0; i < n; i++) {
      const a = start + i;
      const b = start + ((i + 1) % n);
      faces.push(up ? [middle, a, b] : [middle, b, a]);
    }
  };
  cap(rings[0]!, starts[0]!, false);
  for (let level = 0; level + 1 < rings.length; level++) {
    const low = rings[level]!;
    const high = rings[level + 1]!;
    const n = Math.max(low.length, high.length);
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      const [a, b] = low.length === 1 ? [starts[level]!, starts[level]!] : [starts[level]! + i, starts[level]! + j];
      const [c, d] =
        high.length === 1 ? [starts[level + 1]!, starts[level + 1]!] : [starts[level + 1]! + i, starts[level + 1]! + j];
      if (low.length > 1) faces.push([a, b, d]);
      if (high.length > 1) faces.push([a, d, c]);
    }
  }
  cap(rings.at(-1)!, starts.at(-1)!, true);
  return { kind: 'polyhedron', vertices, faces };
}

/** Corners of a ring about an upright axis, anticlockwise as seen from above (from +z towards... +x towards −z). */
export const ringAt = (
  x: number,
  y: number,
  z: number,
  corners: number,
  radiusOf: (corner: number) => number,
  heightOf: (corner: number) => number = () => 0,
  turn = 0,
): Ring =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * (i + turn)) / corners;
    const radius = radiusOf(i);
    return { x: x + radius * Math.cos(angle), y: y + heightOf(i), z: z - radius * Math.sin(angle) };
  });
