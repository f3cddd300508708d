import type { Fault } from '../../outcome/fault.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import type { Vec3 } from '../../space/vec3.ts';
import { type ByteCursor, byteCursor } from './byte-cursor.ts';
import type { MeshFaultCode } from './imported-mesh.ts';

/** The voxels of one model: which cells are filled. @shape index (z * size.y + y) * size.x + x @frame z up */
export interface VoxModel {
  readonly size: Vec3;
  readonly filled: Uint8Array;
  /** Voxels that lay outside the size that was given. */
  readonly outside: number;
}

/** A node of the scene: something placed, several nodes, or models. */
export type VoxNode =
  | {
      readonly kind: 'place';
      readonly child: number;
      readonly name: string;
      readonly hidden: boolean;
      readonly layer: number;
      readonly shift: Vec3;
      readonly turn: number;
    }
  | { readonly kind: 'several'; readonly children: readonly number[] }
  | { readonly kind: 'models'; readonly models: readonly number[] };

export interface VoxFile {
  readonly models: readonly VoxModel[];
  /** By number; node 0 is the whole scene. Empty in files of old versions. */
  readonly nodes: ReadonlyMap<number, VoxNode>;
  readonly hiddenLayers: ReadonlySet<number>;
}

/** A model has at most 256 cells along each axis: places are single bytes. */
const LARGEST = 256;
const AXES_KEPT = 0b0000100;

const isMark = (bytes: Uint8Array, at: number, mark: string): boolean =>
  [...mark].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

/** Is this a file of MagicaVoxel? */
export const recognisesVox = (bytes: Uint8Array): boolean => bytes.length >= 8 && isMark(bytes, 0, 'VOX ');

/** The chunks of a MagicaVoxel file that say where there is something. @faults when it ends too early or a chunk makes no sense */
export function openVox(bytes: Uint8Array): Result<VoxFile, readonly Fault<MeshFaultCode>[]> {
  const models: VoxModel[] = [];
  const nodes = new Map<number, VoxNode>();
  const hiddenLayers = new Set<number>();
  let size: Vec3 | null = null;
  const short = (needed: number) =>
    fail([{ code: 'mesh-file/cut-short' as const, where: `byte ${bytes.length}`, fill: { needed, found: bytes.length } }]);
  const senseless = (at: number, name: string): Result<never, readonly Fault<MeshFaultCode>[]> => {
    const chunk = name.replace(/[^\x20-\x7e]/g, '?');
    return fail([{ code: 'mesh-file/vox-chunk', where: `byte ${at}`, fill: { chunk } }]);
  };
  for (let at = 8; at < bytes.length; ) {
    const head = byteCursor(bytes, at + 4);
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = head.i32();
    head.i32();
    if (head.ranOut) return short(at + 12);
    if (length < 0) return senseless(at, name);
    const start = at + 12;
    if (start + length > bytes.length) return short(start + length);
    const chunk = byteCursor(bytes, start, start + length);
    if (name === 'SIZE') {
      size = { x: chunk.i32(), y: chunk.i32(), z: chunk.i32() };
      if ([size.x, size.y, size.z].some((side) => side < 1 || side > LARGEST)) return senseless(at, name);
    } else if (name === 'XYZI') {
      if (!size) return senseless(at, name);
      models.push(readVoxels(chunk, size));
    } else if (name === 'nTRN') nodes.set(...readPlace(chunk));
    else if (name === 'nGRP') nodes.set(...readSeveral(chunk));
    else if (name === 'nSHP') nodes.set(...readModels(chunk));
    else if (name === 'LAYR') {
      const layer = chunk.i32();
      if (readWords(chunk).get('_hidden') === '1') hiddenLayers.add(layer);
    }
    if (chunk.ranOut) return senseless(at, name);
    // The main chunk has no content of its own; its children follow like all others.
    at = start + length;
  }
  return succeed({ models, nodes, hiddenLayers });
}

function readVoxels(chunk: ByteCursor, size: Vec3): VoxModel {
  const filled = new Uint8Array(size.x * size.y * size.z);
  let outside = 0;
  const count = Math.min(chunk.i32(), Math.ceil((chunk.end - chunk.at) / 4) + 1);
  for (let i = 0; i < count && !chunk.ranOut; i++) {
    const [x, y, z] = [chunk.u8(), chunk.u8(), chunk.u8()];
    chunk.u8();
    if (chunk.ranOut) break;
    if (x < size.x && y < size.y && z < size.z) filled[(z * size.y + y) * size.x + x] = 1;
    else outside++;
  }
  return { size, filled, outside };
}

function readWords(chunk: ByteCursor): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const count = chunk.i32();
  for (let i = 0; i < count && !chunk.ranOut; i++) words.set(chunk.text(), chunk.text());
  return words;
}

function readPlace(chunk: ByteCursor): [number, VoxNode] {
  const id = chunk.i32();
  const about = readWords(chunk);
  const child = chunk.i32();
  chunk.i32();
  const layer = chunk.i32();
  // A moving thing is shown as it stands in its first frame.
  const frame = chunk.i32() > 0 ? readWords(chunk) : new Map<string, string>();
  const shift = (frame.get('_t') ?? '').split(' ').map(Number);
  const [x = 0, y = 0, z = 0] = shift.length === 3 && shift.every(Number.isFinite) ? shift : [];
  const turn = Number(frame.get('_r') ?? AXES_KEPT);
  const hidden = about.get('_hidden') === '1';
  return [id, { kind: 'place', child, name: about.get('_name') ?? '', hidden, layer, shift: { x, y, z }, turn }];
}

function readSeveral(chunk: ByteCursor): [number, VoxNode] {
  const id = chunk.i32();
  readWords(chunk);
  const children: number[] = [];
  const count = chunk.i32();
  for (let i = 0; i < count && !chunk.ranOut; i++) children.push(chunk.i32());
  return [id, { kind: 'several', children }];
}

function readModels(chunk: ByteCursor): [number, VoxNode] {
  const id = chunk.i32();
  readWords(chunk);
  const models: number[] = [];
  const count = chunk.i32();
  for (let i = 0; i < count && !chunk.ranOut; i++) {
    models.push(chunk.i32());
    readWords(chunk);
  }
  return [id, { kind: 'models', models }];
}
