import { fail, succeed } from '../../outcome/result.ts';
import type { Vec3 } from '../../space/vec3.ts';
import { gatherMesh, type MeshGathering } from './gather-mesh.ts';
import { type MeshNotice, type MeshReading, MOST_TRIANGLES } from './imported-mesh.ts';
import { IDENTITY, isMirroring, type Matrix, multiply } from './matrix.ts';
import { openVox, type VoxFile, type VoxModel, type VoxNode } from './vox-chunks.ts';
import { voxelFaces } from './voxel-faces.ts';

export { recognisesVox } from './vox-chunks.ts';

/** More things than this are in no scene; one that refers to itself has endlessly many. */
const MOST_NODES = 20_000;
/** Nodes lie no deeper than this below one another. */
const DEEPEST = 200;

/** One model at its place. */
interface Placed {
  readonly model: VoxModel;
  readonly name: string;
  readonly matrix: Matrix;
}

/**
 * What does this MagicaVoxel file hold? Every shown model of its scene is a part, moved and turned as the scene says; one voxel is one unit,
 * z points up. Equal faces beside each other are joined, and meet edge to edge. A file without a scene holds frames of one figure: the first
 * is read.
 * @faults when a chunk makes no sense, a node lies below itself, or no voxel is shown
 */
export function readVox(bytes: Uint8Array): MeshReading {
  const opened = openVox(bytes);
  if (!opened.ok) return opened;
  const file = opened.value;
  const notices: MeshNotice[] = [];
  const placed = file.nodes.has(0) ? placeScene(file) : firstFrame(file);
  if (!placed) return fail([{ code: 'mesh-file/nodes-in-a-circle', where: 'nTRN', fill: { node: 0 } }]);
  const { shown, hidden, frames } = placed;
  const mesh = gatherMesh('model');
  shown.forEach(({ model, name, matrix }, number) => {
    if (mesh.triangles() > MOST_TRIANGLES) return;
    mesh.newPart(name || `model ${number + 1}`);
    drawModel(model, matrix, mesh);
  });
  if (mesh.triangles() > MOST_TRIANGLES) {
    return fail([{ code: 'mesh-file/too-large', where: '', fill: { count: mesh.triangles(), most: MOST_TRIANGLES } }]);
  }
  const value = mesh.finish('vox');
  if (!value) return fail([{ code: 'mesh-file/no-triangles', where: '', fill: {} }]);
  const outside = [...new Set(shown.map(({ model }) => model))].reduce((sum, model) => sum + model.outside, 0);
  if (outside > 0) notices.push({ code: 'mesh/voxels-outside', where: 'XYZI', fill: { count: outside } });
  if (hidden > 0) notices.push({ code: 'mesh/hidden-left-out', where: '', fill: { count: hidden } });
  if (frames > 0) notices.push({ code: 'mesh/frames-left-out', where: '', fill: { count: frames } });
  return succeed({ value, faults: notices });
}

interface Scene {
  readonly shown: readonly Placed[];
  readonly hidden: number;
  /** Frames of moving things besides the first. */
  readonly frames: number;
}

function firstFrame({ models }: VoxFile): Scene {
  const shown = models.slice(0, 1).map((model) => ({ model, name: '', matrix: cornerAt({ x: 0, y: 0, z: 0 }) }));
  return { shown, hidden: 0, frames: Math.max(0, models.length - 1) };
}

/** Every model of the scene at its place; null where a node lies below itself. */
function placeScene({ models, nodes, hiddenLayers }: VoxFile): Scene | null {
  const shown: Placed[] = [];
  let hidden = 0;
  let frames = 0;
  let visited = 0;
  const visit = (id: number, matrix: Matrix, name: string, depth: number): boolean => {
    if (++visited > MOST_NODES || depth > DEEPEST) return false;
    const node: VoxNode | undefined = nodes.get(id);
    if (!node) return true;
    if (node.kind === 'several') return node.children.every((child) => visit(child, matrix, name, depth + 1));
    if (node.kind === 'place') {
      if (node.hidden || hiddenLayers.has(node.layer)) {
        hidden++;
        return true;
      }
      return visit(node.child, multiply(matrix, placeMatrix(node.shift, node.turn)), node.name || name, depth + 1);
    }
    const model = models[node.models[0] ?? -1];
    if (!model) return true;
    frames += node.models.length - 1;
    const { x, y, z } = model.size;
    // A model turns about the corner in its middle, of which there is none along an odd side: the one before it is taken.
    const middle = { x: -Math.floor(x / 2), y: -Math.floor(y / 2), z: -Math.floor(z / 2) };
    shown.push({ model, name, matrix: multiply(matrix, cornerAt(middle)) });
    return true;
  };
  return visit(0, IDENTITY, '', 0) ? { shown, hidden, frames } : null;
}

const cornerAt = ({ x, y, z }: Vec3): Matrix => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];

/**
 * The matrix of a place: a turn is one byte, two bits each for which column the first and second row have their number in, then a bit for the
 * sign of each row.
 * @edge a byte that says nothing sensible turns nothing
 */
function placeMatrix({ x, y, z }: Vec3, turn: number): Matrix {
  const first = turn & 3;
  const second = (turn >> 2) & 3;
  const matrix = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, x, y, z, 1];
  if (first === 3 || second === 3 || first === second) return cornerAt({ x, y, z });
  [first, second, 3 - first - second].forEach((column, row) => {
    matrix[column * 4 + row] = turn & (16 << row) ? -1 : 1;
  });
  return matrix;
}

function drawModel(model: VoxModel, matrix: Matrix, mesh: MeshGathering): void {
  const mirrored = isMirroring(matrix);
  const numbers = new Map<string, number>();
  const cornerOf = (x: number, y: number, z: number): number => {
    const key = `${x} ${y} ${z}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = mesh.corners();
    numbers.set(key, number);
    mesh.corner(
      matrix[0]! * x + matrix[4]! * y + matrix[8]! * z + matrix[12]!,
      matrix[1]! * x + matrix[5]! * y + matrix[9]! * z + matrix[13]!,
      matrix[2]! * x + matrix[6]! * y + matrix[10]! * z + matrix[14]!,
    );
    return number;
  };
  for (const ring of voxelFaces(model)) {
    const corners = ring.border.map(([x, y, z]) => cornerOf(x, y, z));
    const cut = (a: number, b: number, c: number) => (mirrored ? mesh.triangle(a, c, b) : mesh.triangle(a, b, c));
    if (corners.length === 4) {
      cut(corners[0]!, corners[1]!, corners[2]!);
      cut(corners[0]!, corners[2]!, corners[3]!);
    } else {
      const middle = cornerOf(...ring.middle);
      corners.forEach((corner, i) => {
        cut(middle, corner, corners[(i + 1) % corners.length]!);
      });
    }
  }
}
