import { describe, expect, test } from 'vitest';
import { areaOf, meshOf, readAny, said, volumeOf } from '../../../support/read-sketch.ts';
import { ply, TETRAHEDRON, text } from '../../../support/sketch-mesh-file.ts';

const header = (...lines: readonly string[]) => ['ply', 'format ascii 1.0', ...lines, 'end_header', ''].join('\n');
const SQUARE = header(
  'element vertex 4',
  'property float x',
  'property float y',
  'property float z',
  'element face 1',
  'property list uchar int vertex_index',
);

describe('a PLY file', () => {
  test.each([
    ['words', 'ascii', '\n'],
    ['words with lines ended by CR LF', 'ascii', '\r\n'],
    ['bytes with the small end first', 'binary_little_endian', '\n'],
    ['bytes with the small end first behind a header with CR LF', 'binary_little_endian', '\r\n'],
    ['bytes with the large end first behind a header with CR alone', 'binary_big_endian', '\r'],
  ] as const)('gives the same solid in %s', async (_how, format, lineEnd) => {
    const mesh = await meshOf(ply(TETRAHEDRON, format, lineEnd));
    expect(mesh.kind).toBe(format === 'ascii' ? 'ply-text' : 'ply-binary');
    expect([...mesh.positions]).toEqual(TETRAHEDRON.flat());
    expect(volumeOf(mesh)).toBeCloseTo(1000 / 6, 9);
  });

  test('begins its body where its header ends, whatever letters the comments hold', async () => {
    const file = new TextDecoder('latin1').decode(ply(TETRAHEDRON, 'binary_little_endian'));
    const spoken = Uint8Array.from(file.replace('made for a test', 'k\xc3\xa9sz\xc3\xadtette \xff\xfe'), (letter) =>
      letter.charCodeAt(0),
    );
    expect([...(await meshOf(spoken)).positions]).toEqual(TETRAHEDRON.flat());
  });

  test('in words may spread its numbers over lines as it likes', async () => {
    expect(areaOf(await meshOf(text(`${SQUARE}0 0 0 4\n0 0 4 4 0\n\n0 4 0\n4 0\n1 2 3`)))).toBe(16);
  });

  test('passes over colours, normals and things it does not know', async () => {
    const file = header(
      'element vertex 3',
      'property uchar red',
      'property double z',
      'property float x',
      'property float y',
      'element camera 1',
      'property list uchar float view',
      'property int width',
      'element face 1',
      'property uchar flags',
      'property list uint32 uint16 vertex_indices',
      'property list uchar float texcoord',
    );
    const mesh = await meshOf(text(`${file}255 1 0 0\n255 1 4 0\n255 1 0 2\n2 0.5 0.5 640\n7 3 0 1 2 2 0.1 0.2`));
    expect([...mesh.positions]).toEqual([0, 0, 1, 4, 0, 1, 0, 2, 1]);
  });

  test('may hold strips of triangles', async () => {
    const file = header(
      'element vertex 4',
      'property int x',
      'property int y',
      'property int z',
      'element tristrips 1',
      'property list int int vertex_indices',
    );
    const mesh = await meshOf(text(`${file}0 0 0 4 0 0 0 4 0 4 4 0 8 0 1 2 3 -1 1 3 2`));
    expect([...mesh.triangles]).toEqual([0, 1, 2, 2, 1, 3, 1, 3, 2]);
  });

  test('loses only the faces that name corners which are not there, and names the lines of what is no number', async () => {
    const { mesh, notices } = await readAny(
      text(`${SQUARE.replace('face 1', 'face 2')}0 0 0\n4 zero 0\n4 4 0\n0 4 0\n3 0 1 9\n3 0 2 3`),
    );
    expect(mesh?.triangles.length).toBe(3);
    expect(said(notices)).toEqual(['mesh/bad-lines-left-out at line 11', 'mesh/faces-unknown']);
  });

  test.each([
    ['whose header has no end', header('element vertex 3').replace('end_header\n', ''), 'mesh-file/cut-short at byte 38'],
    ['with an unknown word in its header', header('elephant 3'), 'mesh-file/bad-line at line 3'],
    ['with a number of an unknown kind', header('element vertex 1', 'property quaternion x'), 'mesh-file/bad-line at line 4'],
    ['of a format that nobody knows', SQUARE.replace('ascii', 'morse'), 'mesh-file/bad-line at line 2'],
    ['that says no format', 'ply\nelement vertex 0\nend_header\n', 'mesh-file/bad-line at line 3'],
    ['that ends among its corners', `${SQUARE}0 0 0 4`, 'mesh-file/cut-short at line 10'],
    ['that counts beyond all measure', header('element vertex 99999999999'), 'mesh-file/too-large at line 3'],
    ['of points alone', header('element vertex 1', 'property float x').concat('4'), 'mesh-file/no-triangles'],
  ])('%s is refused in words', async (_what, file, fault) => {
    expect(said((await readAny(text(file))).faults)).toEqual([fault]);
  });
});
