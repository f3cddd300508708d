import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  closeImport,
  deskIs,
  finishImport,
  heightIs,
  purposeIs,
  skipMesh,
  takeMeshFiles,
  unitIs,
} from '../../../app/web/session/import-desk.ts';
import { useImportDesk } from '../../../app/web/session/import-desk-state.ts';
import { read } from '../../../app/web/session/session.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { type Facet, sketchGltf, TETRAHEDRON, textStl } from '../../support/sketch-mesh-file.ts';
import { openWorkplace } from '../cli/command-line-runs.ts';
import { lay } from './table-in-hand.ts';

beforeEach(() => {
  closeImport();
  lay(duelBoard);
});

const desk = useImportDesk.getState;
const fileOf = (name: string, bytes: Uint8Array) => new File([bytes as BlobPart], name);
const inSize = (times: number) => TETRAHEDRON.map((facet) => facet.map((value) => value * times) as unknown as Facet);
const stl = (name: string, times = 4) => fileOf(name, textStl(inSize(times)));

/** A tetrahedron in metres, whose numbers lie in a file of their own. */
const { json, binary } = sketchGltf({ meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }], nodes: [{ mesh: 0 }] }, [
  { as: 'f32', type: 'VEC3', values: inSize(0.004).flat() },
]);
const gltf = fileOf(
  'rock.gltf',
  new TextEncoder().encode(JSON.stringify({ ...json, buffers: [{ byteLength: binary.length, uri: 'rock%20data.bin' }] })),
);
const bin = fileOf('rock data.bin', binary);

describe('files for the import desk', () => {
  test.each([
    ['the mesh first', [gltf, bin]],
    ['the mesh last', [bin, gltf]],
  ])('that belong together are one mesh, %s', async (_, files) => {
    await takeMeshFiles(files);
    expect(desk().faults).toEqual([]);
    expect(desk().placed?.report.triangles).toBe(4);
    expect(desk().waiting).toEqual([]);
  });

  test('of which one is missing are told about, and may be completed afterwards', async () => {
    await takeMeshFiles([gltf]);
    expect(desk().faults.map(({ code }) => code)).toEqual(['mesh-file/companion-missing']);
    await takeMeshFiles([bin]);
    expect(desk().faults).toEqual([]);
    expect(desk().name).toBe('rock');
    expect(desk().placed?.report.triangles).toBe(4);
  });

  test('come one after the other, and one that cannot be read keeps nobody from the rest', async () => {
    await takeMeshFiles([stl('one.stl'), fileOf('none.stl', new Uint8Array(0)), gltf, bin]);
    expect(desk().files?.mesh.name).toBe('one.stl');
    expect(desk().waiting).toHaveLength(2);
    deskIs({ name: 'The first' });
    await finishImport();
    expect(desk().faults).toHaveLength(1);
    await skipMesh();
    expect(desk().placed?.report.triangles).toBe(4);
    await finishImport();
    expect(read().dialog).toBeNull();
    const { pieces, models } = read().document.board;
    expect([...Object.values(pieces), ...Object.values(models)].map(({ name }) => name)).toEqual(
      expect.arrayContaining(['The first', 'rock']),
    );
  });

  test('that the browser cannot get at are told about', async () => {
    const gone = { name: 'gone.stl', arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) };
    await takeMeshFiles([gone as unknown as File]);
    expect(desk().faults).toEqual([{ code: 'file/cannot-be-read', where: '', fill: { reason: 'NotReadableError' } }]);
    expect(desk().reading).toBe(false);
  });
});

describe('a mesh on the desk', () => {
  test('keeps the unit and the height that somebody set right, whatever it is to become', async () => {
    await takeMeshFiles([stl('block.stl')]);
    unitIs('inch');
    heightIs(55);
    for (const purpose of ['terrain', 'figure'] as const) {
      purposeIs(purpose);
      expect(desk().placement).toMatchObject({ unit: 'inch', centre: purpose === 'figure' ? 'foot' : 'plan' });
      expect(desk().placed?.report.size.y).toBeCloseTo(55, 6);
    }
  });

  test('put down twice in a row stands there twice, with its mesh', async () => {
    const put = async () => {
      await takeMeshFiles([stl('man.stl', 5)]);
      purposeIs('figure');
      return finishImport();
    };
    const first = put();
    const second = put();
    await Promise.all([first, second]);
    await put();
    const { board, meshes } = read().document;
    const men = Object.values(board.models).filter(({ name }) => name === 'man');
    expect(new Set(men.map(({ id }) => id)).size).toBe(men.length);
    expect(men.length).toBeGreaterThanOrEqual(2);
    for (const { sculpt } of men) expect(sculpt.from === 'import' && meshes.has(sculpt.mesh)).toBe(true);
  });
});

describe('the page and the command line', () => {
  const place = openWorkplace();
  afterAll(place.close);

  test.each([0.15, 1, 4, 20, 120])(
    'take the same mesh, %d times a centimetre high, for the same thing in the same unit',
    async (times) => {
      await takeMeshFiles([stl('thing.stl', times)]);
      place.write('thing.stl', textStl(inSize(times)));
      const said = JSON.parse((await place.run('import', 'thing.stl', '--json')).out);
      expect([said.purpose, said.placement]).toEqual([desk().purpose, desk().placement]);
    },
  );
});
