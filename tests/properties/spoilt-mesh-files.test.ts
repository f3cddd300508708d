import { zipSync } from 'fflate';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { AS_IT_IS, guessPlacements, MESH_FAULT_CODES, placeMesh, placementOf, readMesh } from '../../engine/index.ts';
import { checkMesh } from '../support/mesh-check.ts';
import { hasSharedData, sharedBytes, sharedFiles } from '../support/shared-data.ts';
import {
  binaryStl,
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
import { voxFile, voxModel, voxPlace, voxShape } from '../support/sketch-vox.ts';
import { soak } from '../support/soak.ts';
import { spoilFile } from '../support/spoil-file.ts';

const parts = sketchGltf(
  { scenes: [{ nodes: [0] }], nodes: [{ mesh: 0 }], meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }] },
  [{ as: 'f32', type: 'VEC3', values: TETRAHEDRON.flat() }],
);
const three = package3mf(model3mf(`<object id="1">${mesh3mf(TETRAHEDRON)}</object>`, '<item objectid="1"/>'));
const SKETCHES: readonly Uint8Array[] = [
  textStl(TETRAHEDRON),
  binaryStl(TETRAHEDRON),
  glb(parts),
  gltfInWords(parts),
  textObj(TETRAHEDRON),
  text('v 0 0 0\nv 4 0 0\nv 4 4 0\nv 1 1 0\nv 2 0 0\ng dent\nf 1 5 2 3 4\nf -1/2 -2//1 \\\n-3\n'),
  ply(TETRAHEDRON, 'ascii'),
  ply(TETRAHEDRON, 'binary_little_endian'),
  ply(TETRAHEDRON, 'binary_big_endian'),
  off(TETRAHEDRON),
  voxFile(
    voxModel(
      [2, 2, 2],
      [
        [0, 0, 0],
        [1, 1, 1],
      ],
    ),
    voxPlace(0, 1, { turn: '40', shift: '1 2 3' }),
    voxShape(1, 0),
  ),
  three,
  zipSync({ 'a.stl': binaryStl(TETRAHEDRON) }),
  zipSync({ 'a.obj': textObj(TETRAHEDRON), 'a.mtl': text('newmtl a') }, { level: 0 }),
  // A file that swells: sixteen megabytes of nothing in a few bytes.
  zipSync({ 'a.stl': new Uint8Array(16_000_000) }),
];
/** Real files that are packed in ways which no sketch is: Draco, meshopt, skins, sparse numbers, real packages. */
const REAL = sharedFiles
  .map(({ file }) => file)
  .filter((file) => /\.(?:stl|glb|gltf|obj|ply|vox|3mf)$/i.test(file))
  .filter((file) => sharedBytes(file).length < 30_000);
const SAMPLES = hasSharedData ? [...SKETCHES, ...REAL.map(sharedBytes)] : SKETCHES;

/** What one file may cost at most. Time of the processor is counted: a machine may be busy with other things. @unit milliseconds */
const MOST_TIME = 10_000;
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

test('a mesh file, however it is spoilt, gives a sound mesh or faults: it never throws, hangs or swells', async () => {
  const generator = xoroshiro128plus(20_261_130);
  const below = (end: number) => uniformInt(generator, 0, end - 1);
  let meshes = 0;
  let faulty = 0;
  let slowest = 0;
  for (let round = 0; round < soak(600); round++) {
    const sample = below(SAMPLES.length);
    const bytes = spoilFile(SAMPLES[sample]!, below);
    const before = processorTime();
    const said = `round ${round}, sample ${sample}`;
    const reading = await readMesh(bytes).catch((error: unknown) => {
      throw new Error(`${said}: ${error instanceof Error ? error.stack : error}`);
    });
    if (reading.ok) {
      meshes++;
      const imported = reading.value.value;
      for (const placement of [AS_IT_IS, placementOf(guessPlacements(imported, 'terrain')[0]!, 'terrain')]) {
        const placed = placeMesh(imported, placement);
        if (placed) expect(checkMesh(placed.mesh), said).toEqual([]);
      }
    } else {
      faulty++;
      expect(reading.problem.length, said).toBeGreaterThan(0);
      for (const { code } of reading.problem) expect(MESH_FAULT_CODES, said).toContain(code);
    }
    slowest = Math.max(slowest, processorTime() - before);
    expect(slowest, said).toBeLessThan(MOST_TIME);
  }
  expect(meshes).toBeGreaterThan(50);
  expect(faulty).toBeGreaterThan(50);
  expect(process.resourceUsage().maxRSS / 1024).toBeLessThan(1024);
});
