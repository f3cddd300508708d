// Writes a figure as a binary glTF: millimetres, y up, +z front. Positions are kept in hundredths of a millimetre as
// 16-bit whole numbers (KHR_mesh_quantization); each mesh node scales them back by 0.01.
import { Document, NodeIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';

export const STEPS_PER_MM = 100;

const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** Vertices of several shells put together; the same place, direction and colour are stored once. */
function gathered(shells, origin) {
  const known = new Map();
  const position = [];
  const normal = [];
  const colour = [];
  const indices = [];
  for (const shell of shells) {
    const renamed = new Map();
    for (const i of shell.indices) {
      let id = renamed.get(i);
      if (id === undefined) {
        const p = [0, 1, 2].map((k) => Math.round((shell.positions[3 * i + k] - origin[k]) * STEPS_PER_MM));
        const n = [0, 1, 2].map((k) => Math.round(shell.normals[3 * i + k] * 127));
        const c = [0, 1, 2].map((k) => Math.round(linear(shell.colours[3 * i + k]) * 255));
        if (p.some((v) => Math.abs(v) > 32767)) throw new Error('A vertex lies more than 327 mm from its node.');
        const key = [p, n, c].join();
        id = known.get(key);
        if (id === undefined) {
          id = known.size;
          known.set(key, id);
          position.push(...p);
          normal.push(...n);
          colour.push(...c);
        }
        renamed.set(i, id);
      }
      indices.push(id);
    }
  }
  return { position, normal, colour, indices };
}

/**
 * nodes: { name, at, parts: [{ material, positions, normals, colours, indices }], children }; positions in the figure's frame.
 * materials: [{ id, colour [r, g, b] display values, roughness, metalness }].
 */
export async function figureFile(name, nodes, materials) {
  const document = new Document();
  document.getRoot().getAsset().generator = 'Eyeline make-miniatures';
  document.createExtension(KHRMeshQuantization).setRequired(true);
  const buffer = document.createBuffer();
  const scene = document.createScene(name);
  document.getRoot().setDefaultScene(scene);
  const made = new Map();
  const material = (id) => {
    if (!made.has(id)) {
      const m = materials.find((c) => c.id === id);
      if (!m) throw new Error(`No material is called ${id}.`);
      made.set(
        id,
        document
          .createMaterial(id)
          .setBaseColorFactor([...m.colour.map(linear), 1])
          .setRoughnessFactor(m.roughness)
          .setMetallicFactor(m.metalness),
      );
    }
    return made.get(id);
  };
  const build = (spec, parent, parentAt) => {
    const node = document.createNode(spec.name).setTranslation(spec.at.map((v, k) => v - parentAt[k]));
    parent.addChild(node);
    const mesh = document.createMesh(spec.name);
    for (const { id } of materials) {
      const shells = spec.parts.filter((p) => p.material === id);
      if (shells.length === 0) continue;
      const g = gathered(shells, spec.at);
      const accessor = (type, array, normalized = false) =>
        document.createAccessor().setType(type).setArray(array).setNormalized(normalized).setBuffer(buffer);
      const wide = g.position.length / 3 > 65535;
      mesh.addPrimitive(
        document
          .createPrimitive()
          .setMaterial(material(id))
          .setIndices(accessor('SCALAR', wide ? Uint32Array.from(g.indices) : Uint16Array.from(g.indices)))
          .setAttribute('POSITION', accessor('VEC3', Int16Array.from(g.position)))
          .setAttribute('NORMAL', accessor('VEC3', Int8Array.from(g.normal), true))
          .setAttribute('COLOR_0', accessor('VEC3', Uint8Array.from(g.colour), true)),
      );
    }
    const shape = document
      .createNode(`${spec.name}-mesh`)
      .setMesh(mesh)
      .setScale([1 / STEPS_PER_MM, 1 / STEPS_PER_MM, 1 / STEPS_PER_MM]);
    node.addChild(shape);
    for (const child of spec.children ?? []) build(child, node, spec.at);
  };
  for (const spec of nodes) build(spec, scene, [0, 0, 0]);
  return new NodeIO().registerExtensions([KHRMeshQuantization]).writeBinary(document);
}
