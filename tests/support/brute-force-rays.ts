import { meshOfSolid } from '../../engine/geometry/mesh/solid-mesh.ts';
import { type Board, type Frame, frameOfPose, intoFrame, outOfFrame, type TriangleMesh, type Vec3 } from '../../engine/index.ts';
import type { Chance } from './chance.ts';
import { exactCrossing } from './exact-arithmetic.ts';

/** A part of a board with its triangles, nothing sorted and nothing shared. */
export interface BarePart {
  readonly piece: string;
  readonly part: string;
  readonly frame: Frame;
  readonly mesh: TriangleMesh;
  /** The corners as they stand on the board. */
  readonly corners: readonly Vec3[];
}

export const cornerOf = (mesh: TriangleMesh, vertex: number): Vec3 => ({
  x: mesh.positions[3 * vertex]!,
  y: mesh.positions[3 * vertex + 1]!,
  z: mesh.positions[3 * vertex + 2]!,
});

/** All parts of a board whose doors stand as their openings say; boards of these tests have no leaf that is out of the way. */
export function barePartsOf(board: Board): BarePart[] {
  return Object.values(board.pieces).flatMap((piece) => {
    const frame = frameOfPose(piece.pose, piece.mirrored);
    return Object.values(piece.parts).map((part) => {
      const mesh = meshOfSolid(part.solid, new Map());
      const corners = Array.from({ length: mesh.positions.length / 3 }, (_, v) => outOfFrame(frame, cornerOf(mesh, v)));
      return { piece: piece.id, part: part.id, frame, mesh, corners };
    });
  });
}

/** How far outside a triangle (in shares of it) doubles may say a crossing lies before it is not even looked at exactly. */
const DOUBT = 1e-6;

/**
 * The nearest crossing by trying every triangle: doubles sort out what is far from crossing, whole-number arithmetic settles the rest.
 * Shares nothing with the engine's trees, boxes and signs but the change of frame.
 */
export function nearestByBruteForce(parts: readonly BarePart[], from: Vec3, to: Vec3) {
  let nearest: { t: number; piece: string; part: string } | null = null;
  for (const { piece, part, frame, mesh } of parts) {
    const p = intoFrame(frame, from);
    const q = intoFrame(frame, to);
    const { positions, triangles } = mesh;
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    const dz = q.z - p.z;
    for (let i = 0; i < triangles.length; i += 3) {
      const a = triangles[i]! * 3;
      const b = triangles[i + 1]! * 3;
      const c = triangles[i + 2]! * 3;
      const ax = positions[a]!;
      const ay = positions[a + 1]!;
      const az = positions[a + 2]!;
      const ex = positions[b]! - ax;
      const ey = positions[b + 1]! - ay;
      const ez = positions[b + 2]! - az;
      const fx = positions[c]! - ax;
      const fy = positions[c + 1]! - ay;
      const fz = positions[c + 2]! - az;
      const px = dy * fz - dz * fy;
      const py = dz * fx - dx * fz;
      const pz = dx * fy - dy * fx;
      const whole = ex * px + ey * py + ez * pz;
      const sx = p.x - ax;
      const sy = p.y - ay;
      const sz = p.z - az;
      const u = (sx * px + sy * py + sz * pz) / whole;
      if (u < -DOUBT || u > 1 + DOUBT) continue;
      const qx = sy * ez - sz * ey;
      const qy = sz * ex - sx * ez;
      const qz = sx * ey - sy * ex;
      const v = (dx * qx + dy * qy + dz * qz) / whole;
      if (v < -DOUBT || u + v > 1 + DOUBT) continue;
      const t = (fx * qx + fy * qy + fz * qz) / whole;
      if (t < -DOUBT || t > 1 + DOUBT) continue;
      const exact = exactCrossing(p, q, cornerOf(mesh, a / 3), cornerOf(mesh, b / 3), cornerOf(mesh, c / 3));
      if (exact !== null && (nearest === null || exact < nearest.t)) nearest = { t: exact, piece, part };
    }
  }
  return nearest;
}

/** A ray that ends half a millimetre beyond an edge or corner. */
export interface AimedRay {
  readonly from: Vec3;
  readonly to: Vec3;
  /** How far along the edge is met. */
  readonly edgeAt: number;
  readonly kind: 'middle of an edge' | 'place on an edge' | 'corner';
}

/**
 * Rays aimed at shared edges and corners, going a little further: from before both triangles of the edge, or before all that meet in the corner, so
 * that there is no way past.
 */
export function aimAtEdges(parts: readonly BarePart[], chance: Chance, count: number): AimedRay[] {
  const edges = parts.flatMap(({ corners, mesh: { triangles }, frame }) => {
    const mirrored = frame.x.z * frame.z.x - frame.x.x * frame.z.z > 0 ? -1 : 1;
    const owners = new Map<string, number>();
    const around = new Map<number, number[]>();
    for (let i = 0; i < triangles.length; i++) {
      const next = i % 3 === 2 ? i - 2 : i + 1;
      const triangle = Math.floor(i / 3);
      owners.set(`${triangles[i]} ${triangles[next]}`, triangle);
      around.set(triangles[i]!, [...(around.get(triangles[i]!) ?? []), triangle]);
    }
    const outwards = (t: number): Vec3 => {
      const [p, q, r] = [0, 1, 2].map((k) => corners[triangles[3 * t + k]!]!) as [Vec3, Vec3, Vec3];
      const n = {
        x: (q.y - p.y) * (r.z - p.z) - (q.z - p.z) * (r.y - p.y),
        y: (q.z - p.z) * (r.x - p.x) - (q.x - p.x) * (r.z - p.z),
        z: (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x),
      };
      const size = mirrored * Math.sqrt(n.x * n.x + n.y * n.y + n.z * n.z);
      return { x: n.x / size, y: n.y / size, z: n.z / size };
    };
    return [...owners].flatMap(([edge, one]) => {
      const [a, b] = edge.split(' ').map(Number) as [number, number];
      const other = owners.get(`${b} ${a}`);
      if (other === undefined) return [];
      const normalsAt = (vertex: number) => around.get(vertex)!.map(outwards);
      return [{ a: corners[a]!, b: corners[b]!, ofEdge: [outwards(one), outwards(other)], ofCorner: () => normalsAt(a) }];
    });
  });
  const rays: AimedRay[] = [];
  while (rays.length < count) {
    const { a, b, ofEdge, ofCorner } = chance.oneOf(edges);
    const kind = chance.oneOf(['middle of an edge', 'place on an edge', 'corner'] as const);
    const share = kind === 'corner' ? 0 : kind === 'place on an edge' ? chance.between(0.001, 0.999) : 0.5;
    const aim = share === 0 ? a : { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, z: a.z + (b.z - a.z) * share };
    const from = { x: chance.between(-650, 650), y: chance.between(5, 140), z: chance.between(-650, 650) };
    const way = { x: aim.x - from.x, y: aim.y - from.y, z: aim.z - from.z };
    const length = Math.sqrt(way.x * way.x + way.y * way.y + way.z * way.z);
    const normals = kind === 'corner' ? ofCorner() : ofEdge;
    const facing = normals.every((n) => n.x * way.x + n.y * way.y + n.z * way.z < -0.02 * length);
    if (!facing || length < 5) continue;
    const further = 1 + 0.5 / length;
    const to = { x: from.x + way.x * further, y: from.y + way.y * further, z: from.z + way.z * further };
    rays.push({ from, to, edgeAt: 1 / further, kind });
  }
  return rays;
}

/** Rays between random points over a table, about as high as figures and houses. */
export const randomRays = (chance: Chance, count: number): { readonly from: Vec3; readonly to: Vec3 }[] =>
  Array.from({ length: count }, () => {
    const point = (): Vec3 => ({
      x: chance.between(-600, 600),
      y: chance.oneOf([45, chance.between(1, 150)]),
      z: chance.between(-600, 600),
    });
    return { from: point(), to: point() };
  });
