import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { filesOfEntries } from '../../../app/web/session/files-of-entries.ts';
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
import { folderOf } from '../../../app/web/session/mesh-files.ts';
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

  test('find the colours that lie beside a mesh, and say of one that has nothing left what is wrong with it', async () => {
    const obj = (mtl: string, ...lines: string[]) =>
      fileOf('t.obj', new TextEncoder().encode([`mtllib ${mtl}`, ...lines].join('\n')));
    const sound = ['v 0 0 0', 'v 40 0 0', 'v 0 40 9', 'f 1 2 3'];
    await takeMeshFiles([obj('T.mtl', ...sound), fileOf('t.mtl', new TextEncoder().encode('newmtl a'))]);
    expect(desk().notices).toEqual([]);
    await takeMeshFiles([obj('other.mtl', ...sound)]);
    expect(desk().notices.map(({ code }) => code)).toEqual(['mesh/looks-missing']);
    await takeMeshFiles([obj('other.mtl', 'v 0 0 0', 'v inf 0 0', 'v 0 nan 9', 'f 1 2 3')]);
    expect(desk().faults.map(({ code }) => code)).toEqual(['mesh/looks-missing', 'mesh-file/nothing-left']);
  });

  test('out of dropped folders come with all that lies in them, and are remembered by their folder', async () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
    vi.stubGlobal('localStorage', storage);
    const folder = (name: string, ...entries: unknown[]) => {
      const left = [entries, []];
      return {
        name,
        isDirectory: true,
        createReader: () => ({ readEntries: (take: (some: unknown) => void) => take(left.shift() ?? []) }),
      };
    };
    const entry = (fullPath: string, file: File) => ({
      name: file.name,
      isDirectory: false,
      fullPath,
      file: (take: (one: File) => void) => take(file),
    });
    const dropped = folder(
      'men',
      entry('/men/man.stl', stl('man.stl', 5)),
      entry('/men/.DS_Store', stl('.DS_Store')),
      folder('more', entry('/men/more/b.stl', stl('b.stl'))),
    );
    const files = await filesOfEntries([dropped as unknown as FileSystemEntry, null]);
    expect(files.map((file) => [file.name, folderOf(file)])).toEqual([
      ['man.stl', 'men'],
      ['b.stl', 'men/more'],
    ]);
    await takeMeshFiles(files);
    unitIs('cm');
    await finishImport();
    await skipMesh();
    // The next of the same folder is taken as this one was set right, of whatever author.
    await takeMeshFiles(await filesOfEntries([entry('/men/again.stl', stl('again.stl', 5)) as unknown as FileSystemEntry]));
    expect([desk().asBefore, desk().placement?.unit]).toEqual(['men', 'cm']);
    await takeMeshFiles([stl('elsewhere.stl', 5)]);
    expect([desk().asBefore, desk().placement?.unit]).toEqual([null, 'mm']);
    vi.unstubAllGlobals();
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
