import type { MeshHash, Solid, TriangleMesh, Vec2, Vec3 } from '../../../engine/index.ts';

export type Meshes = ReadonlyMap<MeshHash, TriangleMesh>;

/** A flat convex shape in space: its corners in order around it, anticlockwise as seen from outside. */
export type FlatFace = readonly Vec3[];

/**
 * The flat faces of a solid, in its owner's frame, by the plainest way there is. Shares nothing with the engine's meshes: a wall with
 * windows is cut into level strips, not into triangles.
 */
export function flatFacesOf(solid: Solid, meshes: Meshes): FlatFace[] {
  switch (solid.kind) {
    case 'box': {
      const { min, max } = solid;
      const p = (x: 0 | 1, y: 0 | 1, z: 0 | 1): Vec3 => ({ x: x ? max.x : min.x, y: y ? max.y : min.y, z: z ? max.z : min.z });
      return [
        [p(0, 0, 0), p(0, 0, 1), p(0, 1, 1), p(0, 1, 0)],
        [p(1, 0, 0), p(1, 1, 0), p(1, 1, 1), p(1, 0, 1)],
        [p(0, 0, 0), p(1, 0, 0), p(1, 0, 1), p(0, 0, 1)],
        [p(0, 1, 0), p(0, 1, 1), p(1, 1, 1), p(1, 1, 0)],
        [p(0, 0, 0), p(0, 1, 0), p(1, 1, 0), p(1, 0, 0)],
        [p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1)],
      ];
    }
    case 'polyhedron':
      // a face that is not quite flat, which boards may have, stands for the triangles that the solid is then bounded by
      return solid.faces.flatMap((corners) => {
        const face = corners.map((corner) => solid.vertices[corner]!);
        return isFlat(face) ? [face] : fanOf(face);
      });
    case 'prism': {
      const { origin: o, across: a, along: l, depth } = solid;
      const normal = { x: a.y * l.z - a.z * l.y, y: a.z * l.x - a.x * l.z, z: a.x * l.y - a.y * l.x };
      const place = ({ x, y }: Vec2, lift: number): Vec3 => ({
        x: o.x + a.x * x + l.x * y + normal.x * lift,
        y: o.y + a.y * x + l.y * y + normal.y * lift,
        z: o.z + a.z * x + l.z * y + normal.z * lift,
      });
      const rings = [turnedTo(1, solid.outline), ...solid.holes.map((hole) => turnedTo(-1, hole))];
      const strips = levelStripsOf(rings);
      const faces = [
        ...strips.map((strip) => strip.map((p) => place(p, depth))),
        ...strips.map((strip) => strip.map((p) => place(p, 0)).reverse()),
        ...rings.flatMap((ring) =>
          ring.map((p, i) => {
            const q = ring[(i + 1) % ring.length]!;
            return [place(p, 0), place(q, 0), place(q, depth), place(p, depth)];
          }),
        ),
      ];
      return depth < 0 ? faces.map((face) => face.toReversed()) : faces;
    }
    case 'mesh': {
      const mesh = meshes.get(solid.mesh);
      if (!mesh) throw new Error(`there is no mesh ${solid.mesh}`);
      const corner = (i: number): Vec3 => {
        const at = mesh.triangles[i]! * 3;
        return { x: mesh.positions[at]!, y: mesh.positions[at + 1]!, z: mesh.positions[at + 2]! };
      };
      return mesh.groups
        .filter(({ name }) => solid.group === null || name === solid.group)
        .flatMap(({ first, count }) =>
          Array.from({ length: count }, (_, t) => [0, 1, 2].map((k) => corner(3 * (first + t) + k))),
        );
    }
  }
}

/** Do all corners lie in the plane of the first two and the last? */
function isFlat(face: FlatFace): boolean {
  const [a, b, z] = [face[0]!, face[1]!, face.at(-1)!];
  const u = { x: b.x - a.x, y: b.y - a.y, z: b.z - a.z };
  const v = { x: z.x - a.x, y: z.y - a.y, z: z.z - a.z };
  const n = { x: u.y * v.z - u.z * v.y, y: u.z * v.x - u.x * v.z, z: u.x * v.y - u.y * v.x };
  const size = Math.sqrt(n.x * n.x + n.y * n.y + n.z * n.z);
  return face.every((p) => Math.abs(n.x * (p.x - a.x) + n.y * (p.y - a.y) + n.z * (p.z - a.z)) <= 1e-9 * size);
}

/** The triangles between the first of some corners and each two after it. */
const fanOf = <Corner>(corners: readonly Corner[]): Corner[][] =>
  corners.slice(2).map((corner, i) => [corners[0]!, corners[i + 1]!, corner]);

/** The ring run through anticlockwise (1) or clockwise (−1). */
function turnedTo(sense: 1 | -1, ring: readonly Vec2[]): readonly Vec2[] {
  const area = ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    return sum + p.x * q.y - q.x * p.y;
  }, 0);
  return area * sense < 0 ? ring.toReversed() : ring;
}

/** What lies inside an odd number of the rings, cut at the height of every corner into shapes of four corners (or three). */
function levelStripsOf(rings: readonly (readonly Vec2[])[]): Vec2[][] {
  const heights = [...new Set(rings.flatMap((ring) => ring.map(({ y }) => y)))].sort((a, b) => a - b);
  const edges = rings.flatMap((ring) => ring.map((p, i) => [p, ring[(i + 1) % ring.length]!] as const));
  const strips: Vec2[][] = [];
  for (let i = 0; i + 1 < heights.length; i++) {
    const low = heights[i]!;
    const high = heights[i + 1]!;
    const middle = (low + high) / 2;
    const crossing = edges
      .filter(([p, q]) => p.y > middle !== q.y > middle)
      .sort((one, other) => onEdge(one, middle).x - onEdge(other, middle).x);
    for (let k = 0; k + 1 < crossing.length; k += 2) {
      const left = crossing[k]!;
      const right = crossing[k + 1]!;
      strips.push([onEdge(left, low), onEdge(right, low), onEdge(right, high), onEdge(left, high)]);
    }
  }
  return strips;
}

/** The point of an edge at a height. */
function onEdge([p, q]: readonly [Vec2, Vec2], y: number): Vec2 {
  if (y === p.y) return p;
  if (y === q.y) return q;
  return { x: p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y), y };
}
