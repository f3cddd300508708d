import { describe, expect, test } from 'vitest';
import { areaOf, facetOf, meshOf, readAny, said, volumeOf } from '../../../support/read-sketch.ts';
import { TETRAHEDRON, text, textObj } from '../../../support/sketch-mesh-file.ts';

const lines = (...all: readonly string[]): Uint8Array => text(`${all.join('\n')}\n`);
const SQUARE = ['v 0 0 0', 'v 4 0 0', 'v 4 4 0', 'v 0 4 0'];

describe('an OBJ file', () => {
  test('gives the solid that it draws', async () => {
    expect(volumeOf(await meshOf(textObj(TETRAHEDRON)))).toBeCloseTo(1000 / 6, 9);
  });

  test.each([
    ['from the front', 'f 1 2 3 4'],
    ['from the back', 'f -4 -3 -2 -1'],
    ['with textures and normals', 'f 1/1/1 2/2/1 3//1 4/4/'],
    ['over two lines', 'f 1 2 \\\n3 4'],
    ['with a comment behind', 'f 1 2 3 4 # the floor'],
  ])('may number its corners %s', async (_how, face) => {
    expect(areaOf(await meshOf(lines(...SQUARE, face)))).toBe(16);
  });

  test('may number the corners of a face before later corners are there, counted from the back', async () => {
    const mesh = await meshOf(lines(...SQUARE, 'f -4 -3 -2', 'v 9 9 9', 'v 8 9 9', 'v 9 8 9', 'f -1 -2 -3'));
    expect(facetOf(mesh, 0)).toEqual([0, 0, 0, 4, 0, 0, 4, 4, 0]);
    expect(facetOf(mesh, 1).slice(0, 3)).toEqual([9, 8, 9]);
  });

  test('keeps the dents of its faces', async () => {
    const dented = await meshOf(lines(...SQUARE.slice(0, 3), 'v 3 1 0', 'f 1 2 3 4'));
    expect(areaOf(dented)).toBe(4);
    const arrow = await meshOf(lines('v 0 0 0', 'v 4 2 0', 'v 0 4 0', 'v 1 2 0', 'f 1 2 3 4'));
    expect(areaOf(arrow)).toBe(6);
  });

  test('keeps a hole that a cut joins to the rim, and every corner on the way', async () => {
    const hole = ['v 1 1 0', 'v 1 3 0', 'v 3 3 0', 'v 3 1 0'];
    const mesh = await meshOf(lines(...SQUARE, ...hole, 'f 1 2 3 4 1 5 6 7 8 5'));
    expect(areaOf(mesh)).toBe(12);
    expect(mesh.triangles.length / 3).toBe(8);
    const middle = await meshOf(lines(...SQUARE, 'v 2 0 0', 'f 1 5 2 3 4'));
    expect(new Set(middle.triangles)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  test('has a part for every group, also where one goes on later, and for an object without groups', async () => {
    const mesh = await meshOf(
      lines(...SQUARE, 'o Wall', 'f 1 2 3', 'g leaf of the door', 'f 1 3 4', 'g', 'f 2 3 4', 'g leaf of the door', 'f 1 2 4'),
    );
    expect(mesh.groups).toEqual([
      { name: 'Wall', first: 0, count: 2 },
      { name: 'leaf of the door', first: 2, count: 2 },
    ]);
  });

  test('may be written in UTF-16, with either end first', async () => {
    const words = `o Bástya\n${SQUARE.join('\r\n')}\nf 1 2 3 4\n`;
    const swapped = (bytes: Uint8Array) => bytes.map((_, i) => bytes[i ^ 1]!);
    const little = new Uint8Array(Buffer.from(`\ufeff${words}`, 'utf16le'));
    for (const bytes of [little, swapped(little), new Uint8Array(Buffer.from(`\ufeff${words}`))]) {
      const mesh = await meshOf(bytes);
      expect([areaOf(mesh), mesh.groups[0]!.name]).toEqual([16, 'Bástya']);
    }
  });

  test('finds its colours among the files that came along, whatever capitals their names have, and names those that did not', async () => {
    const file = lines('mtllib My Wall.mtl', ...SQUARE, 'f 1 2 3 4');
    const materials = text('newmtl stone\nmap_Kd -o 1 0.5 0 -clamp on Stone wall.PNG\nbump -bm 2 rough.jpg\n');
    expect((await readAny(file)).notices).toEqual([{ code: 'mesh/looks-missing', where: '', fill: { file: 'My Wall.mtl' } }]);
    const { notices } = await readAny(file, { 'my wall.mtl': materials, 'textures/stone wall.png': text('') });
    expect(notices).toEqual([{ code: 'mesh/looks-missing', where: '', fill: { file: 'rough.jpg' } }]);
  });

  test('loses only what a bad line says, and names the line', async () => {
    const { mesh, notices } = await readAny(
      lines(...SQUARE, 'v 1 two 3', 'what is this', 'f 1 2 3', 'f 1 2 x', 'f 1 2', 'f 1 2 9', 'f 1 2 0', 'l 1 2', 'f 1 2 5'),
    );
    expect(mesh?.triangles.length).toBe(6);
    expect(facetOf(mesh!, 1).slice(6)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect(notices.map(({ code, where, fill }) => [code, where, fill.found ?? fill.count])).toEqual([
      ['mesh/bad-lines-left-out', 'line 5', 'two'],
      ['mesh/bad-lines-left-out', 'line 6', 'what'],
      ['mesh/bad-lines-left-out', 'line 8', 'x'],
      ['mesh/bad-lines-left-out', 'line 9', 'f 1 2'],
      ['mesh/faces-unknown', '', 2],
      ['mesh/not-triangles', '', 1],
    ]);
  });

  test('is refused in words when it has no face', async () => {
    expect(said((await readAny(lines(...SQUARE))).faults)).toEqual(['mesh-file/no-triangles']);
    expect(said((await readAny(lines('v 1,5 2 3', 'f 1 1 1 1 1x'))).faults)).toEqual([
      'mesh-file/bad-line at line 1',
      'mesh-file/bad-line at line 2',
      'mesh-file/no-triangles',
    ]);
  });

  test('whose faces cross themselves is filled as far as it goes', async () => {
    const bow = await meshOf(lines('v 0 0 0', 'v 4 4 0', 'v 4 0 0', 'v 0 4 0', 'f 1 2 3 4'));
    expect(bow.triangles.length).toBeGreaterThan(0);
  });
});
