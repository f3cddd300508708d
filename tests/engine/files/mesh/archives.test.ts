import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openMeshArchive } from '../../../../engine/index.ts';
import { meshOf, readAny, said, volumeOf } from '../../../support/read-sketch.ts';
import { binaryStl, gltfInWords, package3mf, sketchGltf, TETRAHEDRON, text, textObj } from '../../../support/sketch-mesh-file.ts';

const STL = binaryStl(TETRAHEDRON);
const parts = sketchGltf(
  { scenes: [{ nodes: [0] }], nodes: [{ mesh: 0 }], meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }] },
  [{ as: 'f32', type: 'VEC3', values: TETRAHEDRON.flat() }],
);
const gltf = text(JSON.stringify({ ...parts.json, buffers: [{ byteLength: parts.binary.length, uri: 'my%20wall.bin' }] }));
const faultsOf = async (bytes: Uint8Array) => said((await readAny(bytes)).faults);

/** The first place of some bytes in others. */
const placeOf = (bytes: Uint8Array, wanted: readonly number[]) =>
  bytes.findIndex((_, i) => wanted.every((byte, k) => bytes[i + k] === byte));
const ENTRY = [0x50, 0x4b, 1, 2];

describe('a zip archive', () => {
  test.each([
    ['a mesh alone', { 'deep/down/Wall.STL': STL }],
    [
      'a mesh with its text and what systems leave behind',
      { 'read me.txt': text('hello'), 'a.stl': STL, '__MACOSX/._a.stl': text('x') },
    ],
    [
      'a glTF with its buffer beside it',
      { 'x/wall.gltf': gltf, 'x/My Wall.bin': parts.binary, 'y/my wall.bin': text('another') },
    ],
    ['a 3MF file', { 'a.3mf': package3mf(text('<model xmlns="x"><resources/><build/></model>')), 'b.obj': textObj(TETRAHEDRON) }],
  ])('gives the mesh in it: %s', async (_what, files) => {
    const opened = openMeshArchive(zipSync(files as Record<string, Uint8Array>));
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    const readings = await Promise.all(opened.value.map((one) => one.read()));
    const read = readings.flatMap((one) => (one.ok ? [volumeOf(one.value.value)] : []));
    expect(read.map((volume) => Math.round(volume))).toEqual([167]);
  });

  test('finds the colours of a mesh in it and names those that are not there', async () => {
    const obj = new Uint8Array([...text('mtllib a.mtl\n'), ...textObj(TETRAHEDRON)]);
    const { notices } = await readAny(
      zipSync({ 'a.obj': obj, 'a.mtl': text('map_Kd wood.png\nmap_bump lost.png'), 'tex/Wood.png': text('') }),
    );
    expect(notices).toEqual([{ code: 'mesh/looks-missing', where: '', fill: { file: 'lost.png' } }]);
  });

  test('of several meshes names them all, and lets each be read', async () => {
    const file = zipSync({ 'a.stl': STL, 'b.gltf': gltfInWords(parts), 'c.stl': text('solid x') });
    expect((await readAny(file)).faults).toEqual([
      { code: 'mesh-file/several-meshes', where: '', fill: { count: 3, files: 'a.stl, b.gltf, c.stl' } },
    ]);
    const opened = openMeshArchive(file);
    if (!opened.ok) throw new Error('it opens');
    expect(await Promise.all(opened.value.map(async ({ read }) => (await read()).ok))).toEqual([true, true, false]);
  });

  test('is refused with what is missing when a companion is not in it', async () => {
    expect((await readAny(zipSync({ 'wall.gltf': gltf }))).faults[0]?.fill).toEqual({ file: 'my%20wall.bin' });
  });

  test('that swells beyond all measure is not unpacked', async () => {
    const file = zipSync({ 'a.stl': STL });
    new DataView(file.buffer, file.byteOffset).setUint32(placeOf(file, ENTRY) + 24, 0xfffffff0, true);
    expect(await faultsOf(file)).toEqual(['mesh-file/swells at a.stl']);
    new DataView(file.buffer, file.byteOffset).setUint32(placeOf(file, ENTRY) + 24, 100_000_000, true);
    expect(await faultsOf(file)).toEqual(['mesh-file/archive-damaged at a.stl']);
  });

  test('with one wrong bit in its mesh is refused, and so is one whose length lies', async () => {
    const file = zipSync({ 'a.stl': STL }, { level: 0 });
    const at = placeOf(file, ENTRY);
    const spoilt = file.slice();
    spoilt[at - 30]! ^= 4;
    expect(await faultsOf(spoilt)).toEqual(['mesh-file/archive-damaged at a.stl']);
    for (const size of [STL.length - 1, STL.length + 1]) {
      const packed = zipSync({ 'a.stl': STL });
      new DataView(packed.buffer, packed.byteOffset).setUint32(placeOf(packed, ENTRY) + 24, size, true);
      expect(await faultsOf(packed)).toEqual(['mesh-file/archive-damaged at a.stl']);
    }
  });

  test.each([
    ['locked with a password', 8, 1, 'mesh-file/archive-locked at a.stl'],
    ['packed in a way we cannot undo', 10, 14, 'mesh-file/archive-method at a.stl'],
    ['whose list points into nothing', 42, 0xffff, 'mesh-file/archive-damaged at a.stl'],
  ])('%s is refused in words', async (_what, offset, value, fault) => {
    const file = zipSync({ 'a.stl': STL });
    new DataView(file.buffer, file.byteOffset).setUint16(placeOf(file, ENTRY) + offset, value, true);
    expect(await faultsOf(file)).toEqual([fault]);
  });

  test('is refused in words when it is empty, holds no mesh or only another archive, or is cut short', async () => {
    expect((await readAny(zipSync({}))).faults).toEqual([
      { code: 'mesh-file/archive-without-mesh', where: '', fill: { count: 0, files: '' } },
    ]);
    expect(await faultsOf(zipSync({ 'a.txt': text('a') }))).toEqual(['mesh-file/archive-without-mesh']);
    expect(await faultsOf(zipSync({ 'a.zip': zipSync({ 'a.stl': STL }) }))).toEqual(['mesh-file/archive-without-mesh']);
    const whole = zipSync({ 'a.stl': STL });
    expect(await faultsOf(whole.subarray(0, whole.length - 30))).toEqual([`mesh-file/cut-short at byte ${whole.length - 30}`]);
  });

  test('gives the mesh that it gives alone', async () => {
    expect(await meshOf(zipSync({ 'a.stl': STL }))).toEqual(await meshOf(STL));
  });
});
