import { describe, expect, test } from 'vitest';
import { areaOf, meshOf, readAny, said, volumeOf } from '../../../support/read-sketch.ts';
import { off, TETRAHEDRON, text } from '../../../support/sketch-mesh-file.ts';

const SQUARE = '0 0 0\n4 0 0\n4 4 0\n0 4 0\n';

describe('an OFF file', () => {
  test('gives the solid that it draws', async () => {
    expect(volumeOf(await meshOf(off(TETRAHEDRON)))).toBeCloseTo(1000 / 6, 9);
  });

  test.each([
    ['its counts on the first line', `OFF 4 1 0\n${SQUARE}4 0 1 2 3\n`],
    ['comments and blank lines', `OFF # a square\n# counts\n4 1 0\n\n${SQUARE}# and now\n4 0 1 2 3 # its face\n`],
    ['colours behind corners and faces', `COFF\n4 1 0\n${SQUARE.replaceAll('\n', ' 255 0 0 255\n')}4 0 1 2 3 0.5 0.5 0.5\n`],
    ['a byte-order mark', `\ufeffOFF\n4 1 0\n${SQUARE}4 0 1 2 3`],
  ])('may have %s', async (_what, file) => {
    expect(areaOf(await meshOf(text(file)))).toBe(16);
  });

  test('keeps the dents of its faces', async () => {
    expect(areaOf(await meshOf(text(`OFF\n4 1 0\n0 0 0\n4 0 0\n4 4 0\n3 1 0\n4 0 1 2 3`)))).toBe(4);
  });

  test('loses only what a bad line says, and names the line', async () => {
    const { mesh, notices } = await readAny(text(`OFF\n5 4 0\n${SQUARE}1 x 3\n3 0 1 2\n3 0 1 9\n3 0 1\n2 0 1\n`));
    expect(mesh?.triangles.length).toBe(3);
    expect(said(notices)).toEqual([
      'mesh/bad-lines-left-out at line 7',
      'mesh/bad-lines-left-out at line 10',
      'mesh/faces-unknown',
    ]);
  });

  test.each([
    ['that ends among its corners', 'OFF\n4 1 0\n0 0 0\n', ['mesh-file/cut-short at line 4']],
    ['that ends before its faces', `OFF\n4 1 0\n${SQUARE}`, ['mesh-file/cut-short at line 7']],
    ['without counts', 'OFF', ['mesh-file/cut-short at line 1']],
    ['with words for counts', 'OFF\nfour 1 0', ['mesh-file/bad-line at line 2']],
    ['that counts beyond all measure', 'OFF\n99999999999 1 0', ['mesh-file/too-large']],
    ['without a face', `OFF\n4 0 0\n${SQUARE}`, ['mesh-file/no-triangles']],
  ])('%s is refused in words', async (_what, file, faults) => {
    expect(said((await readAny(text(file))).faults)).toEqual(faults);
  });
});
