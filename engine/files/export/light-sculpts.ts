import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { MeshHash } from '../../identity/ids.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { BoardWithMeshes } from '../board-file.ts';
import { hashMesh } from '../mesh-hash.ts';

/** A figure is cut into so many slices, and of each that is kept which reaches farthest to as many sides. */
const SLICES = 14;
const SIDES: readonly (readonly [number, number])[] = [
  [1, 0],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 1],
  [-1, 2],
  [-1, 1],
  [-2, 1],
  [-1, 0],
  [-2, -1],
  [-1, -1],
  [-1, -2],
  [0, -1],
  [1, -2],
  [1, -1],
  [2, -1],
];
/** Nothing finer than this is handed on. @unit millimetres */
const COARSE: Millimetres = 0.5;
/** What is thinner than this in plan is given this width, so that every slice is a body. @unit millimetres */
const THIN: Millimetres = 1;

/**
 * What can be handed on of a sculpt that was paid for: how far it reaches to each side, slice by slice, as a stack of plain prisms. It has the
 * silhouette of the sculpt with its dents filled, and nothing else of it.
 * @edge a slice that holds nothing is left out
 */
export function silhouetteOf({ positions: p, triangles }: TriangleMesh): TriangleMesh {
  let top = 0;
  for (let i = 1; i < p.length; i += 3) top = Math.max(top, p[i]!);
  const step = top / SLICES;
  const corners: number[] = [];
  const faces: number[] = [];
  for (let slice = 0; slice < SLICES; slice++) {
    const [low, high] = [slice * step, (slice + 1) * step];
    const outline = outlineOf(p, triangles, low, high);
    if (outline) addPrism(corners, faces, outline, low, high);
  }
  return {
    positions: Float64Array.from(corners, (value) => Math.fround(value)),
    triangles: Uint32Array.from(faces),
    groups: [{ name: 'silhouette', first: 0, count: faces.length / 3 }],
  };
}

/** How far what lies between two heights reaches to every side, as a convex outline; null for nothing. */
function outlineOf(p: Float64Array, triangles: Uint32Array, low: number, high: number) {
  const far = SIDES.map(() => Number.NEGATIVE_INFINITY);
  const take = (x: number, z: number) => {
    for (let side = 0; side < SIDES.length; side++) far[side] = Math.max(far[side]!, x * SIDES[side]![0] + z * SIDES[side]![1]);
  };
  for (let t = 0; t < triangles.length; t++) {
    const a = triangles[t]! * 3;
    const b = triangles[t % 3 === 2 ? t - 2 : t + 1]! * 3;
    const [ya, yb] = [p[a + 1]!, p[b + 1]!];
    if (ya >= low && ya <= high) take(p[a]!, p[a + 2]!);
    for (const level of [low, high]) {
      if (ya < level === yb < level) continue;
      const share = (level - ya) / (yb - ya);
      take(p[a]! + (p[b]! - p[a]!) * share, p[a + 2]! + (p[b + 2]! - p[a + 2]!) * share);
    }
  }
  if (far[0] === Number.NEGATIVE_INFINITY) return null;
  const coarse = far.map((reach, side) => {
    const length = Math.abs(SIDES[side]![0]) + Math.abs(SIDES[side]![1]);
    return Math.ceil((reach + (THIN / 2) * length) / COARSE) * COARSE;
  });
  // Where the lines that bound two neighbouring sides meet lies a corner of the outline.
  return coarse.map((reach, side) => {
    const next = (side + 1) % SIDES.length;
    const [[ax, az], [bx, bz]] = [SIDES[side]!, SIDES[next]!];
    const cross = ax * bz - az * bx;
    return [(reach * bz - coarse[next]! * az) / cross, (coarse[next]! * ax - reach * bx) / cross] as const;
  });
}

function addPrism(
  corners: number[],
  faces: number[],
  outline: readonly (readonly [number, number])[],
  low: number,
  high: number,
) {
  const first = corners.length / 3;
  const n = outline.length;
  for (const y of [low, high]) for (const [x, z] of outline) corners.push(x, y, z);
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    faces.push(first + i, first + i + n, first + j, first + j, first + i + n, first + j + n);
    if (i > 0 && i < n - 1) faces.push(first, first + i, first + i + 1, first + n, first + n + i + 1, first + n + i);
  }
}

/**
 * The board as it can be given to others: instead of each imported sculpt its silhouette, with the fingerprint of the sculpt that it stands for.
 * What the rules see of a figure stays the same to the last digit, as do credits and licences.
 */
export function withLightSculpts({ board, meshes }: BoardWithMeshes): BoardWithMeshes {
  const known = new Map(meshes);
  const light = new Map<MeshHash, MeshHash>();
  const models = Object.entries(board.models).map(([id, model]): [string, Model] => {
    const { sculpt } = model;
    const mesh = sculpt.from === 'import' && sculpt.standsFor === undefined ? meshes.get(sculpt.mesh) : undefined;
    if (sculpt.from !== 'import' || !mesh) return [id, model];
    const proxy = light.get(sculpt.mesh) ?? add(known, silhouetteOf(mesh));
    light.set(sculpt.mesh, proxy);
    return [id, { ...model, sculpt: { ...sculpt, mesh: proxy, standsFor: sculpt.mesh } }];
  });
  return { board: { ...board, models: Object.fromEntries(models) }, meshes: known };
}

function add(meshes: Map<MeshHash, TriangleMesh>, mesh: TriangleMesh): MeshHash {
  const hash = hashMesh(mesh);
  meshes.set(hash, mesh);
  return hash;
}

/** Whoever has the sculpt that silhouettes on the board stand for gets to see it again in their place. */
export function withSculptBack(board: Board, hash: MeshHash): Board {
  const waiting = Object.entries(board.models).filter(([, { sculpt }]) => sculpt.from === 'import' && sculpt.standsFor === hash);
  if (waiting.length === 0) return board;
  const back = waiting.map(([id, model]): [string, Model] => {
    if (model.sculpt.from !== 'import') return [id, model];
    const { standsFor: _, ...sculpt } = model.sculpt;
    return [id, { ...model, sculpt: { ...sculpt, mesh: hash } }];
  });
  return { ...board, models: { ...board.models, ...Object.fromEntries(back) } };
}
