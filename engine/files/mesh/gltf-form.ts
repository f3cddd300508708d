import { z } from 'zod';
import type { Fault } from '../../outcome/fault.ts';
import type { Fill } from '../../outcome/fill.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import { fromBase64 } from '../base64.ts';
import { checkForm } from '../json-document.ts';
import { companionNamed } from './companion-named.ts';
import { type Companions, type MeshFaultCode, type MeshNotice, MOST_TRIANGLES } from './imported-mesh.ts';

const index = z.int().min(0);
const numbers = (count: number) => z.array(z.number()).length(count);
const attributes = z.record(z.string(), index);
const MESHOPT = 'EXT_meshopt_compression';
export const DRACO = 'KHR_draco_mesh_compression';

const draco = z.looseObject({ bufferView: index, attributes });

const meshopt = z.looseObject({
  buffer: index,
  byteOffset: index.optional(),
  byteLength: index,
  byteStride: z.int().min(1).max(256),
  count: index,
  mode: z.enum(['ATTRIBUTES', 'TRIANGLES', 'INDICES']),
  filter: z.enum(['NONE', 'OCTAHEDRAL', 'QUATERNION', 'EXPONENTIAL']).optional(),
});

/** What decides the shape of a glTF scene; what only decides its looks (materials, textures, animations) is left unread. */
const gltfSchema = z.object({
  asset: z.object({ version: z.string() }),
  scene: index.optional(),
  scenes: z.array(z.object({ nodes: z.array(index).default([]) })).default([]),
  nodes: z
    .array(
      z.object({
        name: z.string().optional(),
        mesh: index.optional(),
        skin: index.optional(),
        children: z.array(index).default([]),
        matrix: numbers(16).optional(),
        translation: numbers(3).optional(),
        rotation: numbers(4).optional(),
        scale: numbers(3).optional(),
        weights: z.array(z.number()).optional(),
      }),
    )
    .default([]),
  meshes: z
    .array(
      z.object({
        name: z.string().optional(),
        weights: z.array(z.number()).optional(),
        primitives: z.array(
          z.object({
            attributes,
            indices: index.optional(),
            mode: z.int().min(0).max(6).default(4),
            targets: z.array(attributes).default([]),
            extensions: z.object({ [DRACO]: draco.optional() }).optional(),
          }),
        ),
      }),
    )
    .default([]),
  skins: z.array(z.object({ joints: z.array(index).min(1), inverseBindMatrices: index.optional() })).default([]),
  accessors: z
    .array(
      z.object({
        bufferView: index.optional(),
        byteOffset: index.optional(),
        componentType: z.literal([5120, 5121, 5122, 5123, 5125, 5126]),
        normalized: z.boolean().optional(),
        count: z.int().min(1),
        type: z.enum(['SCALAR', 'VEC2', 'VEC3', 'VEC4', 'MAT2', 'MAT3', 'MAT4']),
        sparse: z
          .object({
            count: z.int().min(1),
            indices: z.object({
              bufferView: index,
              byteOffset: index.optional(),
              componentType: z.literal([5121, 5123, 5125]),
            }),
            values: z.object({ bufferView: index, byteOffset: index.optional() }),
          })
          .optional(),
      }),
    )
    .default([]),
  bufferViews: z
    .array(
      z.object({
        buffer: index,
        byteOffset: index.optional(),
        byteLength: index,
        byteStride: z.int().min(1).max(256).optional(),
        extensions: z.object({ [MESHOPT]: meshopt.optional() }).optional(),
      }),
    )
    .default([]),
  buffers: z.array(z.object({ uri: z.string().optional(), byteLength: index })).default([]),
  extensionsUsed: z.array(z.string()).default([]),
  extensionsRequired: z.array(z.string()).default([]),
});
export type Gltf = z.infer<typeof gltfSchema>;
export type GltfAccessor = Gltf['accessors'][number];

/** Extensions that say how things look or move, or name things: they can be left unread without changing any shape. */
const HARMLESS =
  /^(?:KHR_(?:materials_|texture_|lights_|animation_|xmp)|EXT_(?:texture_|lights_)|MSFT_(?:texture_|lod|packing_)|KHR_mesh_quantization$|KHR_draco_mesh_compression$|EXT_meshopt_compression$|ADOBE_materials|FB_)/;
/** Extensions that move or multiply shapes, which a file may use without demanding that they are understood. */
const SHAPING = new Set([
  'EXT_mesh_gpu_instancing',
  'CESIUM_RTC',
  'KHR_node_visibility',
  'EXT_mesh_manifold',
  'CESIUM_primitive_outline',
]);

type MeshFault = Fault<MeshFaultCode>;

/** A glTF file whose every reference leads somewhere, with the bytes of its buffers. */
export interface CheckedGltf {
  readonly gltf: Gltf;
  /** Null for a buffer that nothing needs. */
  readonly buffers: readonly (Uint8Array | null)[];
  /** The accessors that the shape of the scene rests on. */
  readonly needed: readonly number[];
  readonly notices: readonly MeshNotice[];
}

const COMPONENT_BYTES: Readonly<Record<number, number>> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 };
const COMPONENTS: Readonly<Record<GltfAccessor['type'], number>> = {
  SCALAR: 1,
  VEC2: 2,
  VEC3: 3,
  VEC4: 4,
  MAT2: 4,
  MAT3: 9,
  MAT4: 16,
};

/**
 * Checks a glTF document before anything is read out of it, so that every fault is told by its place in the file.
 * `binary` is the data that came in the same file; `companions` those that came beside it.
 */
export function checkGltf(
  json: string,
  binary: Uint8Array | null,
  companions: Companions,
): Result<CheckedGltf, readonly MeshFault[]> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return fail([{ code: 'mesh-file/not-json', where: '', fill: {} }]);
  }
  const version = versionOf(value);
  if (version !== null && !/^2(?:\.|$)/.test(version)) {
    return fail([{ code: 'mesh-file/gltf-version', where: 'asset.version', fill: { found: version } }]);
  }
  const form = checkForm(gltfSchema, value);
  if (!form.ok) {
    return fail(form.problem.slice(0, 20).map(({ where }) => ({ code: 'mesh-file/gltf-field', where, fill: { field: where } })));
  }
  const gltf = form.value;
  const refused = gltf.extensionsRequired.filter((name) => !HARMLESS.test(name));
  if (refused.length > 0) {
    return fail(
      refused.map((extension) => ({ code: 'mesh-file/needs-extension', where: 'extensionsRequired', fill: { extension } })),
    );
  }
  const notices: MeshNotice[] = gltf.extensionsUsed
    .filter((name) => SHAPING.has(name))
    .map((extension) => ({ code: 'mesh/extension-ignored', where: 'extensionsUsed', fill: { extension } }));

  const broken = [...brokenReferences(gltf), ...circles(gltf)];
  if (broken.length > 0) return fail(broken);
  const needed = neededAccessors(gltf);
  const data = checkData(gltf, needed, binary, companions);
  return data.ok ? succeed({ gltf, buffers: data.value, needed, notices }) : data;
}

function versionOf(value: unknown): string | null {
  const asset = value !== null && typeof value === 'object' && 'asset' in value ? value.asset : null;
  const version = asset !== null && typeof asset === 'object' && 'version' in asset ? asset.version : null;
  return typeof version === 'string' ? version : null;
}

/** Every number of the document that should name something and names nothing. */
function brokenReferences(gltf: Gltf): MeshFault[] {
  const faults: MeshFault[] = [];
  const refer = (to: number | undefined, list: readonly unknown[], where: string) => {
    if (to !== undefined && to >= list.length) {
      faults.push({ code: 'mesh-file/gltf-reference', where, fill: { found: to, count: list.length } });
    }
  };
  const { accessors, bufferViews, buffers, meshes, nodes, scenes, skins } = gltf;
  refer(gltf.scene, scenes, 'scene');
  scenes.forEach((scene, s) => {
    scene.nodes.forEach((node, i) => {
      refer(node, nodes, `scenes[${s}].nodes[${i}]`);
    });
  });
  nodes.forEach((node, n) => {
    refer(node.mesh, meshes, `nodes[${n}].mesh`);
    refer(node.skin, skins, `nodes[${n}].skin`);
    node.children.forEach((child, i) => {
      refer(child, nodes, `nodes[${n}].children[${i}]`);
    });
  });
  meshes.forEach((mesh, m) => {
    mesh.primitives.forEach((primitive, p) => {
      const at = `meshes[${m}].primitives[${p}]`;
      refer(primitive.indices, accessors, `${at}.indices`);
      refer(primitive.extensions?.[DRACO]?.bufferView, bufferViews, `${at}.extensions.${DRACO}.bufferView`);
      for (const [name, accessor] of Object.entries(primitive.attributes)) refer(accessor, accessors, `${at}.attributes.${name}`);
      primitive.targets.forEach((target, t) => {
        for (const [name, accessor] of Object.entries(target)) refer(accessor, accessors, `${at}.targets[${t}].${name}`);
      });
    });
  });
  skins.forEach((skin, s) => {
    refer(skin.inverseBindMatrices, accessors, `skins[${s}].inverseBindMatrices`);
    skin.joints.forEach((joint, i) => {
      refer(joint, nodes, `skins[${s}].joints[${i}]`);
    });
  });
  accessors.forEach((accessor, a) => {
    refer(accessor.bufferView, bufferViews, `accessors[${a}].bufferView`);
    refer(accessor.sparse?.indices.bufferView, bufferViews, `accessors[${a}].sparse.indices.bufferView`);
    refer(accessor.sparse?.values.bufferView, bufferViews, `accessors[${a}].sparse.values.bufferView`);
  });
  bufferViews.forEach((view, v) => {
    refer(view.buffer, buffers, `bufferViews[${v}].buffer`);
    refer(view.extensions?.[MESHOPT]?.buffer, buffers, `bufferViews[${v}].extensions.${MESHOPT}.buffer`);
  });
  return faults;
}

/** Nodes that lie below themselves. */
function circles(gltf: Gltf): MeshFault[] {
  const state = new Uint8Array(gltf.nodes.length);
  const WALKING = 1;
  const DONE = 2;
  for (let root = 0; root < state.length; root++) {
    if (state[root] !== 0) continue;
    const stack: { node: number; next: number }[] = [{ node: root, next: 0 }];
    state[root] = WALKING;
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const child = gltf.nodes[top.node]!.children[top.next++];
      if (child === undefined) {
        state[top.node] = DONE;
        stack.pop();
      } else if (state[child] === WALKING) {
        return [{ code: 'mesh-file/nodes-in-a-circle', where: `nodes[${top.node}].children`, fill: { node: child } }];
      } else if (state[child] === 0) {
        state[child] = WALKING;
        stack.push({ node: child, next: 0 });
      }
    }
  }
  return [];
}

function neededAccessors(gltf: Gltf): number[] {
  const needed = new Set<number>();
  const need = (accessor: number | undefined) => {
    if (accessor === undefined) return;
    // One without data of its own is either packed with Draco or all zeros, and zeros draw nothing.
    const { bufferView, sparse } = gltf.accessors[accessor]!;
    if (bufferView !== undefined || sparse) needed.add(accessor);
  };
  for (const mesh of gltf.meshes) {
    for (const primitive of mesh.primitives) {
      need(primitive.indices);
      for (const [name, accessor] of Object.entries(primitive.attributes)) {
        if (/^(?:POSITION|JOINTS_\d+|WEIGHTS_\d+)$/.test(name)) need(accessor);
      }
      for (const target of primitive.targets) need(target.POSITION);
    }
  }
  for (const skin of gltf.skins) need(skin.inverseBindMatrices);
  return [...needed].sort((a, b) => a - b);
}

/** Are all the bytes there that the needed accessors are said to lie in? */
function checkData(
  gltf: Gltf,
  needed: readonly number[],
  binary: Uint8Array | null,
  companions: Companions,
): Result<readonly (Uint8Array | null)[], readonly MeshFault[]> {
  const faults: MeshFault[] = [];
  const report = (code: MeshFaultCode, where: string, fill: Fill) => faults.push({ code, where, fill });
  const buffers: (Uint8Array | null)[] = gltf.buffers.map(() => null);
  const opened = new Set<number>();
  const open = (number: number): Uint8Array | null => {
    if (opened.has(number)) return buffers[number]!;
    opened.add(number);
    const { uri, byteLength } = gltf.buffers[number]!;
    const where = `buffers[${number}]`;
    let bytes: Uint8Array | null = null;
    if (uri === undefined) {
      bytes = binary;
      if (!bytes) report('mesh-file/companion-missing', where, { file: where });
    } else if (uri.startsWith('data:')) {
      const comma = uri.indexOf(',');
      bytes = /;base64$/i.test(uri.slice(0, comma)) ? fromBase64(uri.slice(comma + 1)) : null;
      if (!bytes) report('mesh-file/gltf-field', `${where}.uri`, { field: `${where}.uri` });
    } else {
      bytes = companionNamed(uri, companions);
      if (!bytes) report('mesh-file/companion-missing', where, { file: uri });
    }
    if (bytes && bytes.length < byteLength) {
      report('mesh-file/companion-short', where, {
        file: uri?.startsWith('data:') ? where : (uri ?? where),
        needed: byteLength,
        found: bytes.length,
      });
      bytes = null;
    }
    buffers[number] = bytes;
    return bytes;
  };
  /** How many bytes a buffer view gives; null when it can't be read, which is told once. */
  const told = new Map<number, number | null>();
  const viewLength = (number: number): number | null => {
    const before = told.get(number);
    if (before !== undefined) return before;
    const view = gltf.bufferViews[number]!;
    const packed = view.extensions?.[MESHOPT];
    const { buffer, byteOffset = 0, byteLength } = packed ?? view;
    const bytes = open(buffer);
    let length: number | null = packed ? packed.count * packed.byteStride : byteLength;
    if (!bytes) length = null;
    else if (byteOffset + byteLength > bytes.length || length > MOST_TRIANGLES * 64) {
      report('mesh-file/gltf-data-outside', `bufferViews[${number}]`, { needed: byteOffset + byteLength, found: bytes.length });
      length = null;
    }
    told.set(number, length);
    return length;
  };
  const lies = (view: number, offset: number, count: number, bytesEach: number, where: string) => {
    const length = viewLength(view);
    const stride = gltf.bufferViews[view]!.byteStride ?? bytesEach;
    const end = offset + (count - 1) * Math.max(stride, bytesEach) + bytesEach;
    if (length !== null && end > length) report('mesh-file/gltf-data-outside', where, { needed: end, found: length });
  };
  for (const number of needed) {
    const accessor = gltf.accessors[number]!;
    const where = `accessors[${number}]`;
    const bytesEach = COMPONENT_BYTES[accessor.componentType]! * COMPONENTS[accessor.type];
    if (accessor.count > MOST_TRIANGLES * 3) {
      report('mesh-file/too-large', where, { count: accessor.count, most: MOST_TRIANGLES });
      continue;
    }
    if (accessor.bufferView !== undefined) lies(accessor.bufferView, accessor.byteOffset ?? 0, accessor.count, bytesEach, where);
    const { sparse } = accessor;
    if (sparse) {
      const { indices, values } = sparse;
      lies(
        indices.bufferView,
        indices.byteOffset ?? 0,
        sparse.count,
        COMPONENT_BYTES[indices.componentType]!,
        `${where}.sparse.indices`,
      );
      lies(values.bufferView, values.byteOffset ?? 0, sparse.count, bytesEach, `${where}.sparse.values`);
    }
  }
  for (const { view } of packedPrimitives(gltf)) viewLength(view);
  return faults.length > 0 ? fail(faults) : succeed(buffers);
}

/** A primitive whose numbers are packed with Draco, and no plain ones beside it. */
export interface PackedPrimitive {
  readonly primitive: Gltf['meshes'][number]['primitives'][number];
  readonly view: number;
  /** Ids in the packed bytes, by attribute. */
  readonly ids: Readonly<Record<string, number>>;
}

/** Every primitive that has to be unpacked with Draco: some files carry plain numbers as well, for those who cannot. */
export function packedPrimitives(gltf: Gltf): PackedPrimitive[] {
  return gltf.meshes.flatMap(({ primitives }) =>
    primitives.flatMap((primitive) => {
      const packed = primitive.extensions?.[DRACO];
      const position = gltf.accessors[primitive.attributes.POSITION ?? -1];
      if (!packed || position?.bufferView !== undefined) return [];
      return [{ primitive, view: packed.bufferView, ids: packed.attributes }];
    }),
  );
}
