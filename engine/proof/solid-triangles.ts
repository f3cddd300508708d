import type { PrismSolid, Solid, Vec2 } from '../space/solid.ts';
import type { MeshLibrary } from '../space/triangle-mesh.ts';
import { add, cross, dot, lengthOf, scale, subtract, type Vec3 } from '../space/vec3.ts';

/** Three corners in space. */
export type Triangle = readonly [Vec3, Vec3, Vec3];

/** The triangles of a convex face, fanned from its first corner. */
const fan = (corners: readonly Vec3[]): Triangle[] =>
  corners.slice(2).map((corner, i): Triangle => [corners[0]!, corners[i + 1]!, corner]);

/** The surface of a solid as triangles, of either winding. @frame the solid's own */
export function trianglesOfSolid(solid: Solid, meshes: MeshLibrary): readonly Triangle[] {
  switch (solid.kind) {
    case 'box':
      return trianglesOfBox(solid.min, solid.max);
    case 'polyhedron':
      return solid.faces.flatMap((face) => fan(face.map((corner) => solid.vertices[corner]!)));
    case 'prism':
      return trianglesOfPrism(solid);
    case 'mesh': {
      const mesh = meshes.get(solid.mesh);
      if (!mesh) return [];
      const corner = (index: number): Vec3 => {
        const at = 3 * mesh.triangles[index]!;
        return { x: mesh.positions[at]!, y: mesh.positions[at + 1]!, z: mesh.positions[at + 2]! };
      };
      return mesh.groups
        .filter(({ name }) => solid.group === null || name === solid.group)
        .flatMap(({ first, count }) =>
          Array.from({ length: count }, (_, i): Triangle => {
            const at = 3 * (first + i);
            return [corner(at), corner(at + 1), corner(at + 2)];
          }),
        );
    }
  }
}

function trianglesOfBox(min: Vec3, max: Vec3): Triangle[] {
  const [a, b] = [min, max];
  const p = (x: Vec3, y: Vec3, z: Vec3): Vec3 => ({ x: x.x, y: y.y, z: z.z });
  return [
    fan([p(a, a, a), p(b, a, a), p(b, b, a), p(a, b, a)]),
    fan([p(a, a, b), p(b, a, b), p(b, b, b), p(a, b, b)]),
    fan([p(a, a, a), p(b, a, a), p(b, a, b), p(a, a, b)]),
    fan([p(a, b, a), p(b, b, a), p(b, b, b), p(a, b, b)]),
    fan([p(a, a, a), p(a, b, a), p(a, b, b), p(a, a, b)]),
    fan([p(b, a, a), p(b, b, a), p(b, b, b), p(b, a, b)]),
  ].flat();
}

function trianglesOfPrism({ origin, across, along, outline, holes, depth }: PrismSolid): Triangle[] {
  const push = scale(cross(across, along), depth);
  const inSpace = ({ x, y }: Vec2): Vec3 => add(origin, add(scale(across, x), scale(along, y)));
  const rings = [outline, ...holes];
  const faces = levelStrips(rings).flatMap((strip) => {
    const near = strip.map(inSpace);
    return [...fan(near), ...fan(near.map((corner) => add(corner, push)))];
  });
  const sides = rings.flatMap((ring) =>
    ring.flatMap((from, i) => {
      const p = inSpace(from);
      const q = inSpace(ring[(i + 1) % ring.length]!);
      return fan([p, q, add(q, push), add(p, push)]);
    }),
  );
  return [...faces, ...sides];
}

/**
 * Cuts an outline with holes into shapes with a level lower and upper edge: between two neighbouring heights at which there are corners, the edges
 * that pass from one to the other, in order from the left, bound inside and outside by turns.
 */
function levelStrips(rings: readonly (readonly Vec2[])[]): readonly (readonly Vec2[])[] {
  const heights = [...new Set(rings.flat().map(({ y }) => y))].sort((a, b) => a - b);
  const edges = rings.flatMap((ring) =>
    ring.map((p, i) => {
      const q = ring[(i + 1) % ring.length]!;
      return p.y <= q.y ? ([p, q] as const) : ([q, p] as const);
    }),
  );
  const xAt = ([low, high]: readonly [Vec2, Vec2], y: number): number => {
    if (y === low.y) return low.x;
    if (y === high.y) return high.x;
    return low.x + ((high.x - low.x) * (y - low.y)) / (high.y - low.y);
  };
  return heights.slice(1).flatMap((top, i) => {
    const bottom = heights[i]!;
    const middle = (bottom + top) / 2;
    const passing = edges
      .filter(([low, high]) => low.y <= bottom && high.y >= top && low.y < high.y)
      .sort((a, b) => xAt(a, middle) - xAt(b, middle));
    const strips: Vec2[][] = [];
    for (let k = 0; k + 1 < passing.length; k += 2) {
      const [left, right] = [passing[k]!, passing[k + 1]!];
      strips.push([
        { x: xAt(left, bottom), y: bottom },
        { x: xAt(right, bottom), y: bottom },
        { x: xAt(right, top), y: top },
        { x: xAt(left, top), y: top },
      ]);
    }
    return strips;
  });
}

/** How far the corners of a solid's faces lie off the plane of the first three at most. */
export function unevennessOf(solid: Solid): number {
  if (solid.kind !== 'polyhedron') return 0;
  return solid.faces
    .map((face) => face.map((corner) => solid.vertices[corner]!))
    .flatMap((face) => {
      const [a, b, c] = [face[0]!, face[1]!, face[2]!];
      const normal = cross(subtract(b, a), subtract(c, a));
      const size = lengthOf(normal);
      return face.map((corner) => (size > 0 ? Math.abs(dot(subtract(corner, a), normal)) / size : 0));
    })
    .reduce((most, off) => Math.max(most, off), 0);
}
