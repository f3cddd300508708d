import type { PlanPoint } from '../../space/polygon.ts';
import { between, distanceBetween, type Vec3 } from '../../space/vec3.ts';
import { outOfOval, type PlanForm, planDistance } from './plan-form.ts';
import type { Face } from './solid-faces.ts';

/** A piece of a shape, held by the convex hull of its corners. */
export interface ShapePiece {
  readonly corners: readonly Vec3[];
  /** Those corners that surely belong to the shape. */
  readonly inside: readonly Vec3[];
  /** Smaller pieces that together are all of this one. */
  readonly halves: () => readonly ShapePiece[];
}

/** So many arcs a round or oval shape begins with: none is more than an eighth of the way round. */
const EIGHTH = Math.sqrt(0.5);
const STARTS: readonly PlanPoint[] = [
  { x: 1, z: 0 },
  { x: EIGHTH, z: EIGHTH },
  { x: 0, z: 1 },
  { x: -EIGHTH, z: EIGHTH },
  { x: -1, z: 0 },
  { x: -EIGHTH, z: -EIGHTH },
  { x: 0, z: -1 },
  { x: EIGHTH, z: -EIGHTH },
];

/** Everything over a form between two heights, in pieces. */
export function piecesOfForm(form: PlanForm, low: number, high: number): readonly ShapePiece[] {
  if (form.kind === 'polygon') return fan(form.corners, low, high);
  if (form.kind === 'stadium') {
    const { start, end, radius } = form;
    const length = planDistance(start, end);
    const aside = { x: ((start.z - end.z) / length) * radius, z: ((end.x - start.x) / length) * radius };
    const beside = (p: PlanPoint, side: 1 | -1): PlanPoint => ({ x: p.x + aside.x * side, z: p.z + aside.z * side });
    const round = [start, end].flatMap((centre) => piecesOfForm({ kind: 'disc', centre, radius }, low, high));
    return [...round, ...fan([beside(start, -1), beside(end, -1), beside(end, 1), beside(start, 1)], low, high)];
  }
  const place = (p: PlanPoint): PlanPoint =>
    form.kind === 'disc'
      ? { x: form.centre.x + p.x * form.radius, z: form.centre.z + p.z * form.radius }
      : outOfOval(form, { x: p.x * form.halfAlong, z: p.z * form.halfAside });
  const caps = STARTS.map((start, i) => cap(place, start, STARTS[(i + 1) % STARTS.length]!, low, high));
  return [...caps, ...fan(STARTS.map(place), low, high)];
}

/** A convex outline as triangles; a line or point as a triangle without area. */
function fan(corners: readonly PlanPoint[], low: number, high: number): readonly ShapePiece[] {
  const first = corners[0]!;
  if (corners.length < 3) return [block([first, corners.at(-1)!, first], low, high)];
  return corners.slice(2).map((corner, i) => block([first, corners[i + 1]!, corner], low, high));
}

const upTo = (points: readonly PlanPoint[], low: number, high: number): Vec3[] =>
  points.flatMap(({ x, z }) =>
    low === high
      ? [{ x, y: low, z }]
      : [
          { x, y: low, z },
          { x, y: high, z },
        ],
  );

/** The upright block over a triangle. */
function block(triangle: readonly [PlanPoint, PlanPoint, PlanPoint], low: number, high: number): ShapePiece {
  const corners = upTo(triangle, low, high);
  return {
    corners,
    inside: corners,
    halves: () => {
      const { longest, at } = longestEdge(triangle.map(({ x, z }) => ({ x, y: 0, z })));
      if (high - low > longest) {
        const middle = (low + high) / 2;
        return [block(triangle, low, middle), block(triangle, middle, high)];
      }
      const [a, b, c] = [triangle[at[0]]!, triangle[at[1]]!, triangle.find((_, i) => !at.includes(i))!];
      const middle = { x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 };
      return [block([a, middle, c], low, high), block([middle, b, c], low, high)];
    },
  };
}

/**
 * What lies between an arc and its chord. It is held by the chord and the tangents at its ends, which comes nearer to the arc with the square of its
 * length. The arc is given on the circle of radius 1, of which the shape is a stretched one: chords and tangents stay what they are.
 */
function cap(place: (p: PlanPoint) => PlanPoint, from: PlanPoint, to: PlanPoint, low: number, high: number): ShapePiece {
  const share = 1 / (1 + from.x * to.x + from.z * to.z);
  const tip = { x: (from.x + to.x) * share, z: (from.z + to.z) * share };
  const ends = [place(from), place(to)];
  return {
    corners: upTo([...ends, place(tip)], low, high),
    inside: upTo(ends, low, high),
    halves: () => {
      const length = Math.sqrt(tip.x * tip.x + tip.z * tip.z);
      const middle = { x: tip.x / length, z: tip.z / length };
      return [
        cap(place, from, middle, low, high),
        cap(place, middle, to, low, high),
        block([place(from), place(middle), place(to)], low, high),
      ];
    },
  };
}

/** A convex body by its faces, in tetrahedra from one corner. */
export function piecesOfBody(faces: readonly Face[]): readonly ShapePiece[] {
  const first = faces[0]![0]!;
  return faces.flatMap((face) => face.slice(2).map((corner, i) => tetrahedron([first, face[0]!, face[i + 1]!, corner])));
}

function tetrahedron(corners: readonly [Vec3, Vec3, Vec3, Vec3]): ShapePiece {
  return {
    corners,
    inside: corners,
    halves: () => {
      const { at } = longestEdge(corners);
      const middle = between(corners[at[0]]!, corners[at[1]]!, 0.5);
      return at.map((end) => tetrahedron(corners.map((corner, i) => (i === end ? middle : corner)) as [Vec3, Vec3, Vec3, Vec3]));
    },
  };
}

/** The longest edge between any two corners, and which they are. */
function longestEdge(corners: readonly Vec3[]): { readonly longest: number; readonly at: readonly [number, number] } {
  let longest = -1;
  let at: readonly [number, number] = [0, 1];
  for (let i = 0; i < corners.length; i++) {
    for (let j = i + 1; j < corners.length; j++) {
      const length = distanceBetween(corners[i]!, corners[j]!);
      if (!(length > longest)) continue;
      longest = length;
      at = [i, j];
    }
  }
  return { longest, at };
}
