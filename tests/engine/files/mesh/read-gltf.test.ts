import { describe, expect, test } from 'vitest';
import { facetOf, meshOf, readAny, said, sizeOf, volumeOf } from '../../../support/read-sketch.ts';
import { glb, gltfInWords, type SketchedNumbers, sketchGltf, TETRAHEDRON, text } from '../../../support/sketch-mesh-file.ts';

const corners: SketchedNumbers = { as: 'f32', type: 'VEC3', values: [0, 0, 0, 10, 0, 0, 0, 10, 0, 0, 0, 10] };
const order: SketchedNumbers = { as: 'u16', type: 'SCALAR', values: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3] };
const tetrahedron = { primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] };

const scene = (nodes: readonly object[], roots = [0], meshes: readonly object[] = [tetrahedron]) => ({
  scene: 0,
  scenes: [{ nodes: roots }],
  nodes,
  meshes,
});

const sketch = (document: object, numbers: readonly SketchedNumbers[] = [corners, order]) =>
  sketchGltf(document as Record<string, unknown>, numbers);

describe('a glTF file', () => {
  test('gives the same solid as .glb, as .gltf with its buffer inside, and with its buffer beside it', async () => {
    const parts = sketch(scene([{ mesh: 0, name: 'rock' }]));
    const beside = { ...parts.json, buffers: [{ byteLength: parts.binary.length, uri: 'my%20data.bin' }] };
    const meshes = [
      await meshOf(glb(parts)),
      await meshOf(gltfInWords(parts)),
      await meshOf(text(JSON.stringify(beside)), { 'my data.bin': parts.binary }),
      await meshOf(text(`\n ${JSON.stringify(beside)}`), { 'C:\\models\\my data.bin': parts.binary }),
    ];
    for (const mesh of meshes) {
      expect(volumeOf(mesh)).toBeCloseTo(1000 / 6, 9);
      expect(mesh.groups).toEqual([{ name: 'rock', first: 0, count: 4 }]);
    }
    expect(meshes.map((mesh) => mesh.kind)).toEqual(['glb', 'gltf', 'gltf', 'gltf']);
  });

  test('has every node under its own name as a group, placed where its parents put it', async () => {
    const half = Math.sqrt(0.5);
    const mesh = await meshOf(
      glb(
        sketch(
          scene([
            { mesh: 0, name: 'wall', children: [1, 2], translation: [100, 0, 0], scale: [2, 2, 2] },
            // A quarter turn about y takes x to -z.
            { mesh: 0, name: 'door', rotation: [0, half, 0, half] },
            { mesh: 0, name: 'door', matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 50, 0, 1] },
          ]),
        ),
      ),
    );
    expect(mesh.groups.map(({ name }) => name)).toEqual(['wall', 'door', 'door 2']);
    const firstCorners = [0, 4, 8].map((facet) => facetOf(mesh, facet).slice(0, 3).map(Math.round));
    expect(firstCorners).toEqual([
      [100, 0, 0],
      [100, 0, 0],
      [100, 100, 0],
    ]);
    expect(facetOf(mesh, 4).slice(6, 9).map(Math.round)).toEqual([100, 0, -20]);
  });

  test('is turned right side out where a node mirrors it', async () => {
    const mirrored = await meshOf(glb(sketch(scene([{ mesh: 0, scale: [-1, 1, 1] }]))));
    expect(volumeOf(mirrored)).toBeCloseTo(1000 / 6, 9);
    const twice = await meshOf(
      glb(
        sketch(
          scene([
            { children: [1], scale: [-1, 1, 1] },
            { mesh: 0, scale: [1, 1, -3] },
          ]),
        ),
      ),
    );
    expect(volumeOf(twice)).toBeCloseTo(500, 9);
  });

  test('is drawn with its scene, not with what lies beside it; without a scene all is drawn', async () => {
    const nodes = [
      { mesh: 0, name: 'in' },
      { mesh: 0, name: 'out' },
    ];
    expect((await meshOf(glb(sketch(scene(nodes))))).groups.map(({ name }) => name)).toEqual(['in']);
    const { scenes: _none, scene: _first, ...loose } = scene(nodes);
    expect((await meshOf(glb(sketch(loose)))).groups.map(({ name }) => name)).toEqual(['in', 'out']);
  });

  test('may be strips and fans, with or without an order of corners; points and lines are told of', async () => {
    const square: SketchedNumbers = { as: 'f32', type: 'VEC3', values: [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0] };
    const ring: SketchedNumbers = { as: 'u8', type: 'SCALAR', values: [0, 1, 3, 2] };
    const meshes = [
      { primitives: [{ attributes: { POSITION: 0 }, mode: 5 }] },
      {
        primitives: [
          { attributes: { POSITION: 0 }, indices: 1, mode: 6 },
          { attributes: { POSITION: 0 }, mode: 1 },
        ],
      },
    ];
    const { mesh, notices } = await readAny(glb(sketch(scene([{ mesh: 0 }, { mesh: 1 }], [0, 1], meshes), [square, ring])));
    expect(mesh && [0, 1, 2, 3].map((t) => facetOf(mesh, t))).toEqual([
      [0, 0, 0, 1, 0, 0, 0, 1, 0],
      [0, 1, 0, 1, 0, 0, 1, 1, 0],
      [0, 0, 0, 1, 0, 0, 1, 1, 0],
      [0, 0, 0, 1, 1, 0, 0, 1, 0],
    ]);
    expect(notices).toEqual([{ code: 'mesh/not-triangles', where: 'meshes', fill: { count: 1 } }]);
  });

  test('has whole numbers turned into what they stand for', async () => {
    const packed: SketchedNumbers = {
      as: 'i16',
      type: 'VEC3',
      normalized: true,
      values: [0, 0, 0, 32767, 0, 0, 0, -32767, 0, 0, 0, 16384],
    };
    const mesh = await meshOf(
      glb(
        sketch(
          { ...scene([{ mesh: 0 }]), extensionsUsed: ['KHR_mesh_quantization'], extensionsRequired: ['KHR_mesh_quantization'] },
          [packed, order],
        ),
      ),
    );
    expect(sizeOf(mesh).map((length) => Math.round(length * 1000) / 1000)).toEqual([1, 1, 0.5]);
  });

  test('has single corners replaced where it says so, over data or over nothing', async () => {
    const parts = sketch(scene([{ mesh: 0 }]), [
      corners,
      order,
      { as: 'u16', type: 'SCALAR', values: [3] },
      { as: 'f32', type: 'VEC3', values: [0, 0, 40] },
    ]);
    const accessors = parts.json.accessors as object[];
    const sparse = { count: 1, indices: { bufferView: 2, componentType: 5123 }, values: { bufferView: 3 } };
    const over = { ...parts, json: { ...parts.json, accessors: [{ ...accessors[0], sparse }, ...accessors.slice(1)] } };
    expect(sizeOf(await meshOf(glb(over)))).toEqual([10, 10, 40]);
  });

  test('has its morph targets weighed in, by the node before the mesh', async () => {
    const shift: SketchedNumbers = { as: 'f32', type: 'VEC3', values: [0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0] };
    const morphing = { weights: [0.5], primitives: [{ attributes: { POSITION: 0 }, indices: 1, targets: [{ POSITION: 2 }] }] };
    const numbers = [corners, order, shift];
    expect(sizeOf(await meshOf(glb(sketch(scene([{ mesh: 0 }], [0], [morphing]), numbers))))).toEqual([15, 10, 10]);
    expect(sizeOf(await meshOf(glb(sketch(scene([{ mesh: 0, weights: [2] }], [0], [morphing]), numbers))))).toEqual([30, 10, 10]);
  });

  describe('with a skin', () => {
    const joints: SketchedNumbers = { as: 'u8', type: 'VEC4', values: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0] };
    const skinned = { primitives: [{ attributes: { POSITION: 0, JOINTS_0: 2, WEIGHTS_0: 3 }, indices: 1 }] };
    const pose = (weights: readonly number[], scale = [1, 1, 1]) =>
      glb(
        sketch(
          {
            ...scene(
              [{ mesh: 0, skin: 0, translation: [999, 999, 999] }, { children: [2], scale }, { translation: [0, 0, 100] }],
              [0, 1],
              [skinned],
            ),
            skins: [{ joints: [1, 2] }],
          },
          [corners, order, joints, { as: 'f32', type: 'VEC4', values: weights }],
        ),
      );

    test('stands where its joints hold it, not where its node is', async () => {
      const mesh = await meshOf(pose([1, 0, 0, 0, 1, 0, 0, 0, 0.5, 0.5, 0, 0, 1, 0, 0, 0]));
      const at = (corner: number) => [...mesh.positions.subarray(corner * 3, corner * 3 + 3)];
      expect([0, 1, 2, 3].map(at)).toEqual([
        [0, 0, 0],
        [10, 0, 0],
        [0, 10, 50],
        [0, 0, 110],
      ]);
    });

    test('has weights that do not sum to one shared out', async () => {
      const mesh = await meshOf(pose([2, 0, 0, 0, 4, 0, 0, 0, 1, 1, 0, 0, 0.25, 0, 0, 0]));
      expect([...mesh.positions.subarray(6, 12)]).toEqual([0, 10, 50, 0, 0, 110]);
    });

    test('keeps corners without usable weights at the root, and says so', async () => {
      const { mesh, notices } = await readAny(pose([1, 0, 0, 0, 0, 0, 0, 0, Number.NaN, 1, 0, 0, 1, 0, 0, 0]));
      expect(mesh && [...mesh.positions.subarray(3, 9)]).toEqual([10, 0, 0, 0, 10, 0]);
      expect(notices).toEqual([{ code: 'mesh/weights-unusable', where: 'skins', fill: { count: 2 } }]);
    });

    test('is turned right side out where its joints mirror it', async () => {
      const mesh = await meshOf(
        pose(
          [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0].map((w, i) => (i < 12 || i % 4 ? w : 1)),
          [-1, 1, 1],
        ),
      );
      expect(volumeOf(mesh)).toBeGreaterThan(0);
    });
  });

  test('has triangles left out that name corners which are not there', async () => {
    const { mesh, notices } = await readAny(
      glb(sketch(scene([{ mesh: 0 }]), [corners, { ...order, values: [0, 2, 1, 0, 1, 9] }])),
    );
    expect(mesh?.triangles.length).toBe(3);
    expect(notices).toEqual([{ code: 'mesh/corners-unknown', where: 'meshes', fill: { count: 1 } }]);
  });

  test('is not harmed by broken textures, materials and animations', async () => {
    const looks = {
      images: [{ uri: 'gone.png' }, { bufferView: 99 }],
      textures: [{ source: 7 }],
      materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 5 } } }],
      animations: [{ channels: 'none' }],
      extensionsUsed: ['KHR_texture_basisu', 'KHR_materials_unlit'],
      extensionsRequired: ['KHR_texture_basisu'],
    };
    expect((await meshOf(glb(sketch({ ...scene([{ mesh: 0 }]), ...looks })))).triangles.length).toBe(12);
  });
});

describe('a glTF file with something wrong', () => {
  const good = sketch(scene([{ mesh: 0 }]));
  const withChange = (change: Record<string, unknown>) => glb({ ...good, json: { ...good.json, ...change } });

  test.each<[string, Uint8Array, string]>([
    ['of version 1', glb(good, 1), 'mesh-file/gltf-version at byte 4'],
    ['of version 1 in words', text('{"asset": {"version": "1.0"}, "meshes": {}}'), 'mesh-file/gltf-version at asset.version'],
    ['that is a list', text('{}'), 'mesh-file/gltf-field at asset'],
    ['in broken words', text('{"asset": '), 'mesh-file/not-json'],
    [
      'whose nodes go in a circle',
      withChange({ nodes: [{ children: [1] }, { children: [0] }] }),
      'mesh-file/nodes-in-a-circle at nodes[1].children',
    ],
    [
      'whose node is its own child',
      withChange({ nodes: [{ children: [0] }] }),
      'mesh-file/nodes-in-a-circle at nodes[0].children',
    ],
    [
      'whose scene names a node that is not there',
      withChange({ scenes: [{ nodes: [4] }] }),
      'mesh-file/gltf-reference at scenes[0].nodes[0]',
    ],
    [
      'whose node names a mesh that is not there',
      withChange({ nodes: [{ mesh: 1 }] }),
      'mesh-file/gltf-reference at nodes[0].mesh',
    ],
    [
      'whose numbers lie beyond its data',
      withChange({
        accessors: [{ bufferView: 0, componentType: 5126, type: 'VEC3', count: 5 }, (good.json.accessors as object[])[1]],
      }),
      'mesh-file/gltf-data-outside at accessors[0]',
    ],
    [
      'whose view lies beyond its buffer',
      withChange({ bufferViews: [{ buffer: 0, byteOffset: 40, byteLength: 48 }, (good.json.bufferViews as object[])[1]] }),
      'mesh-file/gltf-data-outside at bufferViews[0]',
    ],
    [
      'with a strange number type',
      withChange({ accessors: [{ bufferView: 0, componentType: 1, type: 'VEC3', count: 4 }] }),
      'mesh-file/gltf-field at accessors[0].componentType',
    ],
    [
      'with numbers without end',
      withChange({
        accessors: [{ bufferView: 0, componentType: 5126, type: 'VEC3', count: 4e12 }, (good.json.accessors as object[])[1]],
      }),
      'mesh-file/too-large at accessors[0]',
    ],
    [
      'with its buffer elsewhere',
      withChange({ buffers: [{ byteLength: 72, uri: 'house.bin' }] }),
      'mesh-file/companion-missing at buffers[0]',
    ],
    [
      'with a broken buffer inside',
      withChange({ buffers: [{ byteLength: 72, uri: 'data:;base64,A' }] }),
      'mesh-file/gltf-field at buffers[0].uri',
    ],
    [
      'with half a buffer inside',
      withChange({ buffers: [{ byteLength: 72, uri: 'data:;base64,AAAA' }] }),
      'mesh-file/companion-short at buffers[0]',
    ],
    [
      'packed with Draco by somebody who cannot',
      withChange({
        extensionsRequired: ['KHR_draco_mesh_compression'],
        accessors: [{ componentType: 5126, type: 'VEC3', count: 4 }, (good.json.accessors as object[])[1]],
        meshes: [
          {
            primitives: [
              {
                attributes: { POSITION: 0 },
                extensions: { KHR_draco_mesh_compression: { bufferView: 0, attributes: { POSITION: 0 } } },
              },
            ],
          },
        ],
      }),
      'mesh-file/gltf-unreadable at bufferViews[0]',
    ],
    [
      'that needs something unknown',
      withChange({ extensionsRequired: ['ACME_gizmo'] }),
      'mesh-file/needs-extension at extensionsRequired',
    ],
    ['without meshes', withChange({ nodes: [{ name: 'nothing' }] }), 'mesh-file/no-triangles'],
    ['that says it is longer than it is', glb(good).subarray(0, 300), 'mesh-file/cut-short at byte 300'],
  ])('%s is refused in words', async (_what, file, fault) => {
    expect(said((await readAny(file)).faults)).toEqual([fault]);
  });

  test('that has a child reached by two ways does not take for ever', async () => {
    const doubled = Array.from({ length: 60 }, (_, i) => (i < 59 ? { children: [i + 1, i + 1] } : { mesh: 0 }));
    expect((await meshOf(withChange({ nodes: doubled }))).triangles.length).toBe(12);
  });

  test('cut off anywhere gives faults, and never throws', async () => {
    for (const file of [glb(good), gltfInWords(good)]) {
      for (let end = 0; end < file.length - 1; end++) {
        const { mesh, faults } = await readAny(file.subarray(0, end));
        expect(mesh, `${end} bytes of ${file.length}`).toBeNull();
        expect(faults.length).toBeGreaterThan(0);
      }
    }
  });
});

test('what a glTF file and an STL file hold is the same where they hold the same', async () => {
  const mesh = await meshOf(glb(sketch(scene([{ mesh: 0 }]))));
  expect([0, 1, 2, 3].map((facet) => facetOf(mesh, facet))).toEqual(TETRAHEDRON);
});
