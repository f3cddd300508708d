import type { TriangleMesh } from '../../space/triangle-mesh.ts';

/** A mesh whose faces agree about what is outside, and what was done for it. */
export interface OrientedMesh {
  readonly mesh: TriangleMesh;
  /** Faces that were turned over because their neighbours look the other way. */
  readonly facesTurned: number;
  /** Closed pieces that were turned inside out. */
  readonly piecesTurned: number;
}

/** What is known of the other side of an edge of a triangle, where it is not the number of that edge. */
const OPEN = -1;
const SHARED_BY_MANY = -2;

/**
 * Which edge lies on the other side of each edge of each triangle? Edge k of triangle t has the number 3t + k and runs from corner k to the
 * next one.
 */
function partnersOf({ triangles, positions }: TriangleMesh): Int32Array {
  const corners = positions.length / 3;
  const partners = new Int32Array(triangles.length).fill(OPEN);
  const first = new Map<number, number>();
  for (let edge = 0; edge < triangles.length; edge++) {
    const a = triangles[edge]!;
    const b = triangles[edge % 3 === 2 ? edge - 2 : edge + 1]!;
    const key = a < b ? a * corners + b : b * corners + a;
    const other = first.get(key);
    if (other === undefined) first.set(key, edge);
    else if (partners[other] === OPEN) {
      partners[other] = edge;
      partners[edge] = other;
    } else {
      if (partners[other]! >= 0) partners[partners[other]!] = SHARED_BY_MANY;
      partners[other] = SHARED_BY_MANY;
      partners[edge] = SHARED_BY_MANY;
    }
  }
  return partners;
}

/** A hollow is looked for in this many of the largest pieces: thousands of crumbs have none. */
const MOST_OUTER = 1000;

/** Triangles that hang together by edges of two. */
interface Patch {
  readonly triangles: readonly number[];
  readonly closed: boolean;
}

/**
 * Turns faces over until neighbours agree: in every run of faces the fewer are turned. A closed piece that then encloses less than nothing is
 * turned inside out, unless it lies in the box of a larger one: then it is its hollow. Sight asks neither; whatever needs an inside does.
 * @edge a run that cannot agree, such as a band with a twist, stays as it is
 */
export function orientFaces(mesh: TriangleMesh): OrientedMesh {
  const partners = partnersOf(mesh);
  const triangles = mesh.triangles.slice();
  const count = triangles.length / 3;
  const sense = new Int8Array(count);
  const patches: Patch[] = [];
  let facesTurned = 0;
  const turnOver = (triangle: number) => {
    const second = triangles[triangle * 3 + 1]!;
    triangles[triangle * 3 + 1] = triangles[triangle * 3 + 2]!;
    triangles[triangle * 3 + 2] = second;
  };
  for (let start = 0; start < count; start++) {
    if (sense[start] !== 0) continue;
    const patch = [start];
    sense[start] = 1;
    let agrees = true;
    let closed = true;
    let against = 0;
    for (let next = 0; next < patch.length; next++) {
      const triangle = patch[next]!;
      for (let edge = triangle * 3; edge < triangle * 3 + 3; edge++) {
        const partner = partners[edge]!;
        if (partner < 0) {
          closed = false;
          continue;
        }
        const other = Math.floor(partner / 3);
        // Two faces agree when they run along their edge in opposite senses.
        const wanted = mesh.triangles[edge] === mesh.triangles[partner] ? -sense[triangle]! : sense[triangle]!;
        if (sense[other] === 0) {
          sense[other] = wanted;
          if (wanted < 0) against++;
          patch.push(other);
        } else if (sense[other] !== wanted) agrees = false;
      }
    }
    patches.push({ triangles: patch, closed: closed && agrees });
    if (!agrees || against === 0) continue;
    const turned = against * 2 > patch.length ? 1 : -1;
    for (const triangle of patch) {
      if (sense[triangle] !== turned) continue;
      turnOver(triangle);
      facesTurned++;
    }
  }
  let piecesTurned = 0;
  const solids = patches
    .filter(({ closed }) => closed)
    .map((patch) => ({ patch, ...boxAndVolume({ ...mesh, triangles }, patch.triangles) }));
  const outer = solids.filter(({ volume }) => volume > 0).sort((one, other) => other.volume - one.volume);
  const largest = outer.slice(0, MOST_OUTER);
  for (const { patch, volume, box } of solids) {
    if (volume >= 0 || largest.some((other) => isInside(box, other.box))) continue;
    for (const triangle of patch.triangles) turnOver(triangle);
    piecesTurned++;
  }
  return facesTurned + piecesTurned === 0
    ? { mesh, facesTurned, piecesTurned }
    : { mesh: { ...mesh, triangles }, facesTurned, piecesTurned };
}

/** Smallest and largest x, y and z. */
type Box = readonly [number, number, number, number, number, number];

const isInside = (inner: Box, outer: Box): boolean =>
  [0, 1, 2].every((k) => inner[k]! > outer[k]! && inner[k + 3]! < outer[k + 3]!);

function boxAndVolume({ positions, triangles }: TriangleMesh, patch: readonly number[]): { box: Box; volume: number } {
  const box: [number, number, number, number, number, number] = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  let volume = 0;
  for (const triangle of patch) {
    const [a, b, c] = [0, 1, 2].map((k) => triangles[triangle * 3 + k]! * 3) as [number, number, number];
    for (const corner of [a, b, c]) {
      for (let k = 0; k < 3; k++) {
        box[k] = Math.min(box[k]!, positions[corner + k]!);
        box[k + 3] = Math.max(box[k + 3]!, positions[corner + k]!);
      }
    }
    const [ax, ay, az] = [positions[a]!, positions[a + 1]!, positions[a + 2]!];
    const [bx, by, bz] = [positions[b]!, positions[b + 1]!, positions[b + 2]!];
    const [cx, cy, cz] = [positions[c]!, positions[c + 1]!, positions[c + 2]!];
    volume += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return { box, volume };
}

/** Where a mesh is open. */
export interface OpenPlaces {
  /** Holes, and outer rims of sheets: runs of open edges that hang together. */
  readonly rims: number;
  /** Pieces with a rim: they have no inside, and both of their sides hide. */
  readonly sheets: number;
}

/** How many holes and rims has a mesh, and how many of its pieces are open? Pieces hang together by corners. */
export function findOpenPlaces(mesh: TriangleMesh): OpenPlaces {
  const { triangles } = mesh;
  const partners = partnersOf(mesh);
  const corners = mesh.positions.length / 3;
  const rims = unionOf(corners);
  const pieces = unionOf(corners);
  const onRim: number[] = [];
  for (let edge = 0; edge < triangles.length; edge++) {
    const a = triangles[edge]!;
    const b = triangles[edge % 3 === 2 ? edge - 2 : edge + 1]!;
    pieces.join(a, b);
    if (partners[edge] !== OPEN) continue;
    rims.join(a, b);
    onRim.push(a);
  }
  return { rims: new Set(onRim.map(rims.rootOf)).size, sheets: new Set(onRim.map(pieces.rootOf)).size };
}

/** Numbers that are put together to sets. */
function unionOf(count: number) {
  const parent = Int32Array.from({ length: count }, (_, i) => i);
  const rootOf = (one: number): number => {
    let root = one;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = one; parent[at] !== root; ) {
      const next = parent[at]!;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  return {
    rootOf,
    join(a: number, b: number) {
      parent[rootOf(a)] = rootOf(b);
    },
  };
}
