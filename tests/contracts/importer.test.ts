import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, makeSpeaker } from '../../app/wording/speak.ts';
import { type Fault, MESH_FAULT_CODES, MESH_IMPORTERS, MESH_NOTICE_CODES, type MeshImporter } from '../../engine/index.ts';
import {
  binaryStl,
  type Facet,
  facetLines,
  glb,
  gltfInWords,
  mesh3mf,
  model3mf,
  off,
  package3mf,
  ply,
  sketchGltf,
  TETRAHEDRON,
  text,
  textObj,
  textStl,
} from '../support/sketch-mesh-file.ts';
import { voxFile, voxModel, voxPlace, voxSeveral, voxShape } from '../support/sketch-vox.ts';

/**
 * What every importer of mesh files owes to the rest: it knows its own files by their content, gives the same for the same, and whatever
 * bytes it gets it answers with a sound mesh or with faults that can be said in words. A new importer adds its samples here.
 */
const parts = sketchGltf(
  { scenes: [{ nodes: [0] }], nodes: [{ mesh: 0, name: 'rock' }], meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }] },
  [{ as: 'f32', type: 'VEC3', values: TETRAHEDRON.flat() }],
);
const NAN_FACET = [Number.NaN, 0, 0, 1, 0, 0, 0, 1, 0] as unknown as Facet;
const SAMPLES: Readonly<Record<string, readonly Uint8Array[]>> = {
  STL: [
    textStl(TETRAHEDRON),
    binaryStl(TETRAHEDRON),
    binaryStl(TETRAHEDRON, { header: 'solid' }),
    binaryStl([...TETRAHEDRON, NAN_FACET]),
    text(['solid a', ...facetLines(TETRAHEDRON[0]!), 'endsolid', 'solid a', ...facetLines(TETRAHEDRON[1]!), 'facet'].join('\n')),
  ],
  glTF: [glb(parts), gltfInWords(parts)],
  PLY: [ply(TETRAHEDRON, 'ascii'), ply(TETRAHEDRON, 'binary_little_endian', '\r\n'), ply(TETRAHEDRON, 'binary_big_endian')],
  OFF: [off(TETRAHEDRON), text('COFF 4 1 0\n0 0 0 1 1 1 1\n4 0 0 1 1 1 1\n4 4 0 1 1 1 1\n0 4 0 1 1 1 1\n4 0 1 2 3 255 0 0')],
  MagicaVoxel: [
    voxFile(
      voxModel(
        [2, 2, 2],
        [
          [0, 0, 0],
          [1, 0, 0],
          [1, 1, 1],
        ],
      ),
    ),
    voxFile(
      voxModel([1, 1, 2], [[0, 0, 0]]),
      voxPlace(0, 1, { shift: '1 2 3' }),
      voxSeveral(1, 2, 4),
      voxPlace(2, 3, { turn: '40', name: 'door' }),
      voxShape(3, 0),
      voxPlace(4, 3, { turn: '17' }),
    ),
  ],
  '3MF': [
    package3mf(
      model3mf(
        `<object id="1" name="leg">${mesh3mf(TETRAHEDRON)}</object><object id="2"><components><component objectid="1"/><component objectid="1" transform="-1 0 0 0 1 0 0 0 1 5 0 0"/></components></object>`,
        '<item objectid="2"/>',
        'unit="inch"',
      ),
    ),
  ],
  zip: [
    zipSync({ 'a/b.stl': binaryStl(TETRAHEDRON) }),
    zipSync({ 'x.obj': textObj(TETRAHEDRON), 'x.mtl': text('newmtl a') }, { level: 0 }),
  ],
  OBJ: [textObj(TETRAHEDRON), text('v 0 0 0\nv 4 0 0\nv 4 4 0\nv 1 1 0\ng dent\nf 1 2 3 4\nf -1/2 -2//1 \\\n-3\n')],
};

type Outcome = { readonly faults: readonly Fault[]; readonly notices: readonly Fault[] };

/** Reads some bytes and checks whatever comes of it. */
async function readSoundly(importer: MeshImporter, bytes: Uint8Array): Promise<Outcome> {
  const before = bytes.slice();
  const result = await importer.read(bytes, {});
  expect(bytes).toEqual(before);
  if (!result.ok) {
    expect(result.problem.length).toBeGreaterThan(0);
    for (const { code } of result.problem) expect(MESH_FAULT_CODES).toContain(code);
    return { faults: result.problem, notices: [] };
  }
  const { positions, triangles, groups } = result.value.value;
  expect(triangles.length).toBeGreaterThan(0);
  expect(triangles.length % 3).toBe(0);
  expect(triangles.every((corner) => corner * 3 < positions.length)).toBe(true);
  expect(groups.map(({ first }) => first)).toEqual(
    groups.map((_, i) => groups.slice(0, i).reduce((sum, { count }) => sum + count, 0)),
  );
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(triangles.length / 3);
  expect(groups.every(({ name, count }) => name !== '' && count > 0)).toBe(true);
  expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
  for (const { code } of result.value.faults) expect(MESH_NOTICE_CODES).toContain(code);
  return { faults: [], notices: result.value.faults };
}

test('every importer has samples', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(MESH_IMPORTERS.map(({ name }) => name).sort());
});

describe.each(MESH_IMPORTERS.map((importer) => [importer.name, importer] as const))('the importer of %s', (name, importer) => {
  const samples = SAMPLES[name]!;

  test('knows its own files by their content and leaves those of others alone', () => {
    for (const sample of samples) expect(importer.recognises(sample)).toBe(true);
    for (const [other, files] of Object.entries(SAMPLES)) {
      if (other !== name) for (const file of files) expect(importer.recognises(file)).toBe(false);
    }
    expect(importer.recognises(new Uint8Array(0))).toBe(false);
    expect(importer.endings.every((ending) => /^\.[a-z0-9]+$/.test(ending))).toBe(true);
  });

  test('gives the same for the same', async () => {
    for (const sample of samples) expect(await importer.read(sample, {})).toEqual(await importer.read(sample.slice(), {}));
  });

  test('answers whatever bytes it gets with a sound mesh or with faults', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        await readSoundly(importer, bytes);
      }),
    );
  });

  test('answers its own files, spoilt anywhere, with a sound mesh or with faults that can be said in words', async () => {
    const speakers = LANGUAGES.map((language) => makeSpeaker({ language, ruler: 'mm' }));
    const spoilt = fc.constantFrom(...samples).chain((sample) =>
      fc.record({
        sample: fc.constant(sample),
        changes: fc.array(fc.tuple(fc.nat(sample.length - 1), fc.nat(255)), { maxLength: 6 }),
        end: fc.oneof(fc.constant(sample.length), fc.nat(sample.length)),
        tail: fc.uint8Array({ maxLength: 8 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(spoilt, async ({ sample, changes, end, tail }) => {
        const bytes = sample.slice();
        for (const [at, byte] of changes) bytes[at] = byte;
        const { faults, notices } = await readSoundly(importer, new Uint8Array([...bytes.subarray(0, end), ...tail]));
        for (const { code, fill } of [...faults, ...notices]) {
          for (const { knows, say } of speakers) {
            const sentence = say(code, fill);
            expect(knows(code) || knows(`${code}_other`), code).toBe(true);
            expect(sentence).not.toContain('{{');
            expect(sentence).not.toBe(code);
          }
        }
      }),
      { numRuns: 600 },
    );
  });
});
