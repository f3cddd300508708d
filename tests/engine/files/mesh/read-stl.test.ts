import { describe, expect, test } from 'vitest';
import { meshOf, readAny, said, sizeOf, volumeOf } from '../../../support/read-sketch.ts';
import { binaryStl, facetLines, TETRAHEDRON, text, textStl } from '../../../support/sketch-mesh-file.ts';

const lines = (...all: readonly string[]): Uint8Array => text(`${all.join('\n')}\n`);

describe('an STL file', () => {
  test('gives the same solid in words and in bytes, whatever its header says', async () => {
    const files = [textStl(TETRAHEDRON), binaryStl(TETRAHEDRON), binaryStl(TETRAHEDRON, { header: 'solid not text at all' })];
    const meshes = await Promise.all(files.map((file) => meshOf(file)));
    expect(meshes.map((mesh) => mesh.kind)).toEqual(['stl-text', 'stl-binary', 'stl-binary']);
    for (const mesh of meshes) {
      expect([...mesh.positions]).toEqual(TETRAHEDRON.flat());
      expect(volumeOf(mesh)).toBeCloseTo(1000 / 6, 9);
    }
  });

  test.each([
    ['CR LF', '\r\n'],
    ['CR alone', '\r'],
    ['tabs between', '\n\t\t'],
    ['blank lines between', '\n\n \n'],
  ])('may have its lines ended by %s', async (_what, lineEnd) => {
    expect([...(await meshOf(textStl(TETRAHEDRON, { lineEnd }))).positions]).toEqual(TETRAHEDRON.flat());
  });

  test('may be written in capitals, with numbers in every form, and normals that are no numbers', async () => {
    const mesh = await meshOf(
      lines(
        'SOLID x',
        'FACET NORMAL nan -nan(ind) abc',
        'OUTER LOOP',
        'VERTEX 1e1 -.5E+1 +2.',
        'vertex 0 1 0',
        'vertex 0 0 1',
        'ENDLOOP',
        'ENDFACET',
        'ENDSOLID',
      ),
    );
    expect([...mesh.positions.subarray(0, 3)]).toEqual([10, -5, 2]);
  });

  test('keeps each of its solids as a group, also two of one name', async () => {
    const first = facetLines(TETRAHEDRON[0]!);
    const mesh = await meshOf(
      lines('solid door', ...first, ...first, 'endsolid door', 'solid', ...first, 'endsolid', 'solid door', ...first, 'endsolid'),
    );
    expect(mesh.groups).toEqual([
      { name: 'door', first: 0, count: 2 },
      { name: 'solid', first: 2, count: 1 },
      { name: 'door 2', first: 3, count: 1 },
    ]);
  });

  test('keeps numbers that are none for later, so that they can be counted', async () => {
    const mesh = await meshOf(
      lines(
        'solid',
        ...facetLines(TETRAHEDRON[0]!).map((line) => line.replace('vertex 0 10 0', 'vertex nan inf -1.#IND')),
        'endsolid',
      ),
    );
    expect(mesh.positions.subarray(3, 6).every(Number.isNaN)).toBe(true);
  });

  test('that is binary may have bytes behind its end, which are told of', async () => {
    const file = new Uint8Array([...binaryStl(TETRAHEDRON), 0, 0, 0]);
    const { mesh, notices } = await readAny(file);
    expect(mesh?.triangles.length).toBe(12);
    expect(notices).toEqual([{ code: 'mesh/extra-bytes', where: 'byte 284', fill: { count: 3 } }]);
  });
});

describe('an STL file with something wrong', () => {
  const good = facetLines(TETRAHEDRON[0]!);

  test('loses only the facet that cannot be read, and names its line', async () => {
    const bad = facetLines(TETRAHEDRON[1]!).map((line, i) => (i === 3 ? 'vertex 1 two 3' : line));
    const { mesh, notices } = await readAny(lines('solid', ...good, ...bad, ...good, 'endsolid'));
    expect(mesh?.triangles.length).toBe(6);
    expect(notices).toEqual([
      { code: 'mesh/bad-lines-left-out', where: 'line 12', fill: { line: 12, found: 'two', wanted: 'number' } },
    ]);
  });

  test('is refused with its lines when no facet is left', async () => {
    const { faults } = await readAny(
      lines('solid', 'facet normal 0 0 1', 'outer loop', 'vertex 1,5 2 3', 'endloop', 'endfacet', 'what is this'),
    );
    expect(said(faults)).toEqual(['mesh-file/bad-line at line 4', 'mesh-file/bad-line at line 7', 'mesh-file/no-triangles']);
    expect(faults[0]?.fill).toEqual({ line: 4, found: '1,5', wanted: 'number' });
  });

  test('tells of ten lines one by one and counts the rest', async () => {
    const bad = Array.from({ length: 25 }, () => ['facet normal 0 0 1', 'nonsense', 'endfacet']).flat();
    const { faults } = await readAny(lines('solid', ...bad, 'endsolid'));
    expect(faults).toHaveLength(12);
    expect(faults[10]).toEqual({ code: 'mesh-file/many-bad-lines', where: '', fill: { count: 15 } });
  });

  test('is refused when it ends in the middle of a facet', async () => {
    const { faults } = await readAny(lines('solid', ...good, ...good.slice(0, 4)));
    expect(said(faults)).toContain('mesh-file/cut-short at line 13');
  });

  test('is read with a notice when only its last line is missing', async () => {
    const { mesh, notices } = await readAny(lines('solid', ...good));
    expect(mesh?.triangles.length).toBe(3);
    expect(said(notices)).toEqual(['mesh/end-missing at line 9']);
  });

  test.each([
    ['nothing', new Uint8Array(0), 'mesh-file/empty'],
    ['no facet', lines('solid x', 'endsolid x'), 'mesh-file/no-triangles'],
    ['no facet in bytes', binaryStl([]), 'mesh-file/no-triangles'],
    ['prose', lines('Once upon a time there was a wall.', 'It had a window.'), 'mesh-file/not-recognised'],
    [
      'a picture',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...new Uint8Array(200).fill(7)),
      'mesh-file/not-recognised',
    ],
    ['half its facets', binaryStl(TETRAHEDRON).subarray(0, 200), 'mesh-file/cut-short'],
    ['a count beyond all measure', binaryStl(TETRAHEDRON, { count: 0xffffffff }), 'mesh-file/not-recognised'],
  ])('that holds %s is refused in words', async (_what, file, code) => {
    const { faults } = await readAny(file);
    expect(faults.map((fault) => fault.code)).toEqual([code]);
  });

  test('cut off anywhere gives a mesh or faults, never more triangles than were there', async () => {
    for (const file of [textStl(TETRAHEDRON), binaryStl(TETRAHEDRON), textStl(TETRAHEDRON, { lineEnd: '\r\n' })]) {
      for (let end = 0; end < file.length; end++) {
        const { mesh, faults } = await readAny(file.subarray(0, end));
        if (mesh) expect(mesh.triangles.length).toBeLessThanOrEqual(12);
        else expect(faults.length).toBeGreaterThan(0);
      }
    }
  });

  test('is read from the middle of a larger run of bytes as well', async () => {
    const file = binaryStl(TETRAHEDRON);
    const larger = new Uint8Array(file.length + 7);
    larger.set(file, 3);
    expect(sizeOf(await meshOf(larger.subarray(3, 3 + file.length)))).toEqual([10, 10, 10]);
  });
});
