import type { Accessor, GLTF } from '@gltf-transform/core';
import type { Fault } from '../../outcome/fault.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import type { MeshGroup } from '../../space/triangle-mesh.ts';
import { textOfUtf8 } from '../utf8.ts';
import { isGlb, openGlb } from './glb-container.ts';
import { type CheckedGltf, checkGltf, type Gltf, packedPrimitives } from './gltf-form.ts';
import type { Companions, MeshFaultCode, MeshNotice, MeshReading } from './imported-mesh.ts';
import { joinedNumbers } from './joined-numbers.ts';
import { composeMatrix, IDENTITY, isMirroring, type Matrix, multiply } from './matrix.ts';
import { uniqueName } from './unique-name.ts';
import { loadDraco, unpackDraco } from './unpack-draco.ts';

/** Is this a glTF file, binary or in words? */
export function recognisesGltf(bytes: Uint8Array): boolean {
  if (isGlb(bytes)) return true;
  let at = bytes[0] === 0xef ? 3 : 0;
  while (bytes[at] === 32 || bytes[at] === 9 || bytes[at] === 10 || bytes[at] === 13) at++;
  return bytes[at] === 0x7b;
}

/**
 * What does this glTF file hold? Everything stands as it is drawn before any animation: nodes placed, skins posed, morphs weighed, mirrored
 * parts turned right side out. Each node with a mesh is a group under its own name, so that a door leaf stays apart from its wall.
 * @faults when something that decides the shape is missing, broken, or packed in a way we cannot read
 */
export async function readGltf(bytes: Uint8Array, companions: Companions = {}): Promise<MeshReading> {
  const binary = isGlb(bytes);
  const opened = binary ? openGlb(bytes) : succeed({ json: textOfUtf8(bytes), binary: null });
  if (!opened.ok) return opened;
  const checked = checkGltf(opened.value.json, opened.value.binary, companions);
  if (!checked.ok) return checked;
  const plain = await unpackNumbers(checked.value);
  if (!plain.ok) return plain;
  const numbers = new Map(plain.value);
  const packed = await unpackPrimitives(checked.value, numbers);
  return packed.length > 0 ? fail(packed) : assemble(checked.value, numbers, binary ? 'glb' : 'gltf');
}

/** Adds the numbers of all primitives that are packed with Draco, under the accessors that stand for them. */
async function unpackPrimitives({ gltf, buffers }: CheckedGltf, numbers: Map<number, Numbers>): Promise<Fault<MeshFaultCode>[]> {
  for (const { primitive, view, ids } of packedPrimitives(gltf)) {
    const { buffer, byteOffset = 0, byteLength } = gltf.bufferViews[view]!;
    const unpacked = await unpackDraco(buffers[buffer]!.subarray(byteOffset, byteOffset + byteLength), Object.values(ids));
    if (!unpacked) return [{ code: 'mesh-file/gltf-unreadable', where: `bufferViews[${view}]`, fill: { message: 'Draco' } }];
    for (const [name, id] of Object.entries(ids)) {
      const accessor = primitive.attributes[name];
      const attribute = unpacked.attributes.get(id);
      if (accessor !== undefined && attribute) numbers.set(accessor, { ...attribute, count: unpacked.corners });
    }
    if (primitive.indices === undefined) continue;
    numbers.set(primitive.indices, { values: unpacked.triangles, width: 1, count: unpacked.triangles.length });
  }
  return [];
}

const loadReader = () => import('@gltf-transform/core');
const loadUnpacker = () => Promise.all([import('@gltf-transform/extensions'), import('meshoptimizer/decoder')]);

/** Fetches the libraries that read meshes, which else come with the first file that needs them: by then they may be out of reach. */
export async function fetchMeshReaders(): Promise<void> {
  await Promise.all([loadReader(), loadUnpacker(), loadDraco()]);
}

/** What an accessor holds, with whole numbers already turned into the shares they stand for. */
interface Numbers {
  readonly values: Float64Array;
  readonly width: number;
  readonly count: number;
}

/**
 * The numbers of the needed accessors. The library that reads them is given nothing else of the file, so that a broken texture or animation
 * harms nobody; it is fetched only when a file of this kind is read.
 */
async function unpackNumbers(
  checked: CheckedGltf,
): Promise<Result<ReadonlyMap<number, Numbers>, readonly Fault<MeshFaultCode>[]>> {
  const { gltf, needed } = checked;
  if (needed.length === 0) return succeed(new Map());
  const views = [
    ...new Set(
      needed.flatMap((number) => {
        const { bufferView, sparse } = gltf.accessors[number]!;
        return [bufferView, sparse?.indices.bufferView, sparse?.values.bufferView].filter((view) => view !== undefined);
      }),
    ),
  ];
  const packed = views.some((view) => gltf.bufferViews[view]!.extensions?.EXT_meshopt_compression);
  const places = new Map(views.map((view, place) => [view, place]));
  const viewAt = (view: number) => places.get(view);
  const json = {
    asset: { version: '2.0' },
    extensionsUsed: packed ? ['EXT_meshopt_compression'] : [],
    extensionsRequired: packed ? ['EXT_meshopt_compression'] : [],
    buffers: gltf.buffers.map(({ byteLength }, number) => ({ byteLength, uri: `buffer-${number}` })),
    bufferViews: views.map((view) => gltf.bufferViews[view]!),
    accessors: needed.map((number) => {
      const { bufferView, sparse, ...accessor } = gltf.accessors[number]!;
      return {
        ...accessor,
        ...(bufferView === undefined ? {} : { bufferView: viewAt(bufferView) }),
        ...(sparse && {
          sparse: {
            count: sparse.count,
            indices: { ...sparse.indices, bufferView: viewAt(sparse.indices.bufferView) },
            values: { ...sparse.values, bufferView: viewAt(sparse.values.bufferView) },
          },
        }),
      };
    }),
  };
  const resources = Object.fromEntries(checked.buffers.map((bytes, number) => [`buffer-${number}`, bytes ?? new Uint8Array(0)]));
  try {
    const { Logger, WebIO } = await loadReader();
    // Of the reader only the part is used that turns given bytes into numbers: every buffer is handed over, so nothing is ever fetched.
    const reader = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT));
    if (packed) {
      const [{ EXTMeshoptCompression }, { MeshoptDecoder }] = await loadUnpacker();
      await MeshoptDecoder.ready;
      reader.registerExtensions([EXTMeshoptCompression]).registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
    }
    const document = await reader.readJSON({
      json: json as unknown as GLTF.IGLTF,
      resources: resources as Record<string, Uint8Array<ArrayBuffer>>,
    });
    const accessors = document.getRoot().listAccessors();
    return succeed(new Map(needed.map((number, index) => [number, numbersOf(accessors[index]!)])));
  } catch (error) {
    // What the checks before could not foresee: packed data that does not unpack.
    return fail([
      { code: 'mesh-file/gltf-unreadable', where: '', fill: { message: error instanceof Error ? error.message : '' } },
    ]);
  }
}

function numbersOf(accessor: Accessor): Numbers {
  const width = accessor.getElementSize();
  const count = accessor.getCount();
  const array = accessor.getArray();
  if (!accessor.getNormalized()) return { values: Float64Array.from(array ?? []), width, count };
  const values = new Float64Array(count * width);
  const element: number[] = [];
  for (let i = 0; i < count; i++) values.set(accessor.getElement(i, element), i * width);
  return { values, width, count };
}

type Primitive = Gltf['meshes'][number]['primitives'][number];
const POINTS_AND_LINES = 3;
const STRIP = 5;
const FAN = 6;

function assemble(checked: CheckedGltf, numbers: ReadonlyMap<number, Numbers>, kind: 'glb' | 'gltf'): MeshReading {
  const { gltf } = checked;
  const world = worldMatrices(gltf);
  const positions: Float64Array[] = [];
  const triangles: Uint32Array[] = [];
  const groups: MeshGroup[] = [];
  const names = new Set<string>();
  let corners = 0;
  let drawn = 0;
  let unknownCorners = 0;
  let notTriangles = 0;
  let unusableWeights = 0;

  for (const number of drawnNodes(gltf)) {
    const node = gltf.nodes[number]!;
    if (node.mesh === undefined) continue;
    const mesh = gltf.meshes[node.mesh]!;
    const first = drawn;
    for (const primitive of mesh.primitives) {
      const at = numbers.get(primitive.attributes.POSITION ?? -1);
      if (primitive.mode <= POINTS_AND_LINES) {
        notTriangles++;
        continue;
      }
      if (at?.width !== 3 || at.values.length < at.count * 3) continue;
      const shape = morphed(primitive, at, node.weights ?? mesh.weights ?? [], numbers);
      const skin = node.skin === undefined ? null : poseOf(gltf, node.skin, world, numbers);
      const posed = skin ? skinned(primitive, shape, skin, numbers) : placed(shape, world[number]!);
      unusableWeights += posed.unusable;
      const found = trianglesOf(primitive, at.count, numbers);
      unknownCorners += found.unknown;
      const list = found.triangles;
      for (let t = 0; t < list.length; t += 3) {
        const mirrored = posed.mirrored[list[t]!]! + posed.mirrored[list[t + 1]!]! + posed.mirrored[list[t + 2]!]! >= 2;
        if (!mirrored) continue;
        const second = list[t + 1]!;
        list[t + 1] = list[t + 2]!;
        list[t + 2] = second;
      }
      positions.push(posed.positions);
      triangles.push(list.map((corner) => corner + corners));
      corners += at.count;
      drawn += list.length / 3;
    }
    if (drawn === first) continue;
    const name = uniqueName(node.name || mesh.name || `node ${number}`, names);
    names.add(name);
    groups.push({ name, first, count: drawn - first });
  }

  if (drawn === 0) return fail([{ code: 'mesh-file/no-triangles', where: '', fill: {} }]);
  const notices: MeshNotice[] = [...checked.notices];
  if (unknownCorners > 0) notices.push({ code: 'mesh/corners-unknown', where: 'meshes', fill: { count: unknownCorners } });
  if (notTriangles > 0) notices.push({ code: 'mesh/not-triangles', where: 'meshes', fill: { count: notTriangles } });
  if (unusableWeights > 0) notices.push({ code: 'mesh/weights-unusable', where: 'skins', fill: { count: unusableWeights } });
  const value = {
    kind,
    positions: joinedNumbers(positions, (length) => new Float64Array(length)),
    triangles: joinedNumbers(triangles, (length) => new Uint32Array(length)),
    groups,
  };
  return succeed({ value, faults: notices });
}

/** The nodes of the scene that is shown, each before its children. Where a file names no scene, all nodes that lie below no other. */
function drawnNodes(gltf: Gltf): number[] {
  const scene = gltf.scenes[gltf.scene ?? 0];
  const below = new Set(gltf.nodes.flatMap((node) => node.children));
  const roots = scene?.nodes ?? gltf.nodes.map((_, number) => number).filter((number) => !below.has(number));
  const order: number[] = [];
  const seen = new Set<number>();
  const waiting = [...roots].reverse();
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (seen.has(number)) continue;
    seen.add(number);
    order.push(number);
    for (const child of gltf.nodes[number]!.children.toReversed()) waiting.push(child);
  }
  return order;
}

/** Where every node stands in the scene, also those that are in no scene: joints may lie outside. */
function worldMatrices(gltf: Gltf): Matrix[] {
  const world: Matrix[] = gltf.nodes.map(() => IDENTITY);
  const below = new Set(gltf.nodes.flatMap((node) => node.children));
  const waiting = gltf.nodes.flatMap((_, number) => (below.has(number) ? [] : [{ number, parent: IDENTITY }]));
  const seen = new Set<number>();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next.number)) continue;
    seen.add(next.number);
    const node = gltf.nodes[next.number]!;
    const matrix = multiply(next.parent, node.matrix ?? composeMatrix(node.translation, node.rotation, node.scale));
    world[next.number] = matrix;
    for (const child of node.children) waiting.push({ number: child, parent: matrix });
  }
  return world;
}

/** The corners of a primitive with its morph targets weighed in, before it is placed. */
function morphed(
  primitive: Primitive,
  at: Numbers,
  weights: readonly number[],
  numbers: ReadonlyMap<number, Numbers>,
): Float64Array {
  const shape = at.values.slice(0, at.count * 3);
  primitive.targets.forEach((target, index) => {
    const weight = weights[index] ?? 0;
    const shift = numbers.get(target.POSITION ?? -1);
    if (weight === 0 || shift?.width !== 3) return;
    for (let i = 0; i < shape.length && i < shift.values.length; i++) shape[i] = shape[i]! + weight * shift.values[i]!;
  });
  return shape;
}

interface Posed {
  readonly positions: Float64Array;
  /** 1 for every corner whose surroundings are mirrored. */
  readonly mirrored: Uint8Array;
  /** Corners whose weights made no sense. */
  readonly unusable: number;
}

function place(m: Matrix, from: Float64Array, i: number, to: Float64Array): void {
  const x = from[i]!;
  const y = from[i + 1]!;
  const z = from[i + 2]!;
  to[i] = m[0]! * x + m[4]! * y + m[8]! * z + m[12]!;
  to[i + 1] = m[1]! * x + m[5]! * y + m[9]! * z + m[13]!;
  to[i + 2] = m[2]! * x + m[6]! * y + m[10]! * z + m[14]!;
}

function placed(shape: Float64Array, matrix: Matrix): Posed {
  const positions = new Float64Array(shape.length);
  for (let i = 0; i < shape.length; i += 3) place(matrix, shape, i, positions);
  return { positions, mirrored: new Uint8Array(shape.length / 3).fill(isMirroring(matrix) ? 1 : 0), unusable: 0 };
}

/** What every joint of a skin does to the corners bound to it. */
function poseOf(gltf: Gltf, skin: number, world: readonly Matrix[], numbers: ReadonlyMap<number, Numbers>): readonly Matrix[] {
  const { joints, inverseBindMatrices } = gltf.skins[skin]!;
  const binds = numbers.get(inverseBindMatrices ?? -1);
  return joints.map((joint, index) => {
    const bind =
      binds?.width === 16 && index < binds.count ? Array.from(binds.values.subarray(index * 16, index * 16 + 16)) : IDENTITY;
    return multiply(world[joint]!, bind);
  });
}

/** The corners of a skinned primitive as the joints hold them. A corner whose weights make no sense goes with the first joint, the root. */
function skinned(
  primitive: Primitive,
  shape: Float64Array,
  pose: readonly Matrix[],
  numbers: ReadonlyMap<number, Numbers>,
): Posed {
  const sets: { joints: Numbers; weights: Numbers }[] = [];
  for (let set = 0; ; set++) {
    const joints = numbers.get(primitive.attributes[`JOINTS_${set}`] ?? -1);
    const weights = numbers.get(primitive.attributes[`WEIGHTS_${set}`] ?? -1);
    if (joints?.width !== 4 || weights?.width !== 4) break;
    sets.push({ joints, weights });
  }
  const count = shape.length / 3;
  const positions = new Float64Array(shape.length);
  const mirrored = new Uint8Array(count);
  const mirrors = pose.map(isMirroring);
  const blend = new Array<number>(16);
  let unusable = 0;
  for (let corner = 0; corner < count; corner++) {
    let sum = 0;
    let heaviest = 0;
    let leading = 0;
    blend.fill(0);
    for (const { joints, weights } of sets) {
      for (let k = 0; k < 4; k++) {
        const weight = weights.values[corner * 4 + k] ?? 0;
        if (weight === 0) continue;
        const joint = joints.values[corner * 4 + k] ?? 0;
        const matrix = pose[joint];
        sum += matrix ? weight : Number.NaN;
        if (!matrix) continue;
        for (let i = 0; i < 16; i++) blend[i] = blend[i]! + weight * matrix[i]!;
        if (weight > heaviest) {
          heaviest = weight;
          leading = joint;
        }
      }
    }
    if (sum > 0 && Number.isFinite(sum)) {
      for (let i = 0; i < 16; i++) blend[i] = blend[i]! / sum;
      place(blend, shape, corner * 3, positions);
    } else {
      unusable++;
      place(pose[0]!, shape, corner * 3, positions);
    }
    mirrored[corner] = mirrors[leading] ? 1 : 0;
  }
  return { positions, mirrored, unusable };
}

/** The triangles of a primitive: three corners each, none that names a corner which is not there. */
function trianglesOf(
  primitive: Primitive,
  corners: number,
  numbers: ReadonlyMap<number, Numbers>,
): { readonly triangles: Uint32Array; readonly unknown: number } {
  const order = primitive.indices === undefined ? null : (numbers.get(primitive.indices)?.values ?? new Float64Array(0));
  const length = order?.length ?? corners;
  const cornerAt = (i: number): number => (order ? order[i]! : i);
  const triangles: number[] = [];
  let unknown = 0;
  const add = (a: number, b: number, c: number) => {
    if (a < corners && b < corners && c < corners) triangles.push(a, b, c);
    else unknown++;
  };
  if (primitive.mode === STRIP) {
    for (let i = 0; i + 2 < length; i++) {
      if (i % 2 === 0) add(cornerAt(i), cornerAt(i + 1), cornerAt(i + 2));
      else add(cornerAt(i + 1), cornerAt(i), cornerAt(i + 2));
    }
  } else if (primitive.mode === FAN) {
    for (let i = 1; i + 1 < length; i++) add(cornerAt(0), cornerAt(i), cornerAt(i + 1));
  } else {
    for (let i = 0; i + 2 < length; i += 3) add(cornerAt(i), cornerAt(i + 1), cornerAt(i + 2));
  }
  return { triangles: Uint32Array.from(triangles), unknown };
}
