import { afterAll, describe, expect, test } from 'vitest';
import { readBoardFile } from '../../../engine/index.ts';
import { mapBytes } from '../../support/foreign-boards.ts';
import { openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);
place.write('bare.plan', 'board "Bare" 120 x 90\nside red "Reds" #c4553b\nside blue "Blues" #3b72b8\n');
await place.run('new-board', 'bare.plan', '-o', 'bare.json');

const line = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }));
place.write(
  'yard.dd2vtt',
  mapBytes({
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 8, y: 6 }, pixels_per_grid: 64 },
    line_of_sight: [line([1, 1], [4, 1]), line([5, 1], [7, 1], [7, 5])],
    portals: [{ bounds: line([4, 1], [5, 1]), closed: false }],
  }),
);
place.write(
  'army.json',
  mapBytes({
    name: 'Two units',
    gameSystem: 'gf',
    pointsLimit: 100,
    listPoints: 90,
    units: [
      { name: 'Guards', size: 3, cost: 60, bases: { round: '32' }, selectionId: 'a', loadout: [{ name: 'Rifle', count: 3 }] },
      { name: 'Captain', size: 1, cost: 30, selectionId: 'b', joinToUnit: 'a' },
    ],
  }),
);

const boardIn = (file: string) => {
  const read = readBoardFile(place.read(file));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value.board;
};

describe('eyeline import of a map', () => {
  test('says what is on it, what it was made with and what had to be assumed', async () => {
    const { exit, out } = await place.run('import', 'yard.dd2vtt');
    expect([exit, out]).toEqual([
      0,
      `yard.dd2vtt
  kind of file  Universal VTT
  holds         8 × 6 squares; walls: 2, doors and windows: 1, floors: 0, figures: 0
  made with     --square 25.4 --wall-height 50.8 --door-height 35.56 --thickness 3
  table         203.2 mm × 152.4 mm; pieces: 1, openings: 1, models: 0

What was met on the way:
  the file says nothing of heights: walls were made 50.8 mm high, doors 35.6 mm.
`,
    ]);
  });

  test('writes a board in the scale that is asked for, with its door open', async () => {
    const { exit, out } = await place.run('import', 'yard.dd2vtt', '--square', '50', '-o', 'yard.json', '--name', 'The yard');
    expect([exit, out.split('\n').at(-2)]).toEqual([0, 'yard.json is the board: The yard.']);
    const { size, pieces } = boardIn('yard.json');
    expect(size).toEqual({ width: 400, depth: 300 });
    const [walls] = Object.values(pieces);
    expect(Object.values(walls!.openings)).toMatchObject([{ kind: 'door', state: 'open', frame: { width: 50, height: 70 } }]);
    expect((await place.run('check-board', 'yard.json')).exit).toBe(0);
    const told = JSON.parse((await place.run('import', 'yard.dd2vtt', '--thickness', '5', '--json')).out);
    expect([told.eyeline, told.scale.thickness, told.holds.walls]).toEqual(['import-board', 5, 2]);
  });

  test('tells which questions a file leaves open, and what is no number', async () => {
    const wrong = await place.run('import', 'yard.dd2vtt', '--relief', '30', '--square', 'wide');
    expect(wrong.exit).toBe(2);
    expect(wrong.err).toContain('--relief makes no difference to this file; what can be set is --square, --wall-height');
    expect(wrong.err).toContain("'wide'");
    place.write('broken.dd2vtt', '{ "line_of_sight": [ }');
    expect(await place.run('import', 'broken.dd2vtt')).toMatchObject({ exit: 3, err: expect.stringContaining('line 1') });
    const onMesh = await place.run('import', 'bare.plan', '--square', '3');
    expect([onMesh.exit, onMesh.err]).toEqual([2, expect.stringContaining('--square')]);
  });
});

describe('eyeline import of an army list', () => {
  test('says its units and puts them on a board', async () => {
    const { exit, out } = await place.run('import', 'army.json', '--into', 'bare.json', '--at', '0,30', '--owner', 'red');
    expect([exit, out]).toEqual([
      0,
      `army.json
  kind of file  army list of Army Forge
  list          Two units, gf
  costs         90 pts of 100
  holds         units: 1, models: 4

  Guards: 4, 90 pts
    3 × Guards (round, 32 mm): 3 × Rifle
    1 × Captain

4 models stand on bare.json.
`,
    ]);
    const models = Object.values(boardIn('bare.json').models);
    expect(models.map(({ name, unit, owner, base }) => [name, unit, owner, base.kind === 'round' && base.diameter])).toEqual([
      ['Captain', 'guards', 'red', 25],
      ['Guards 1', 'guards', 'red', 32],
      ['Guards 2', 'guards', 'red', 32],
      ['Guards 3', 'guards', 'red', 32],
    ]);
    expect((await place.run('check-board', 'bare.json')).exit).toBe(0);
  });

  test('speaks Hungarian too', async () => {
    const { out } = await place.run('import', 'army.json', '--lang', 'hu');
    expect(out).toContain('egységek: 1, figurák: 4');
  });
});

describe('eyeline export', () => {
  test('writes terrain as meshes and as a map, which is imported again as the very same board', async () => {
    await place.run('import', 'yard.dd2vtt', '--square', '50', '-o', 'out.json');
    for (const [file, said] of [
      ['out.stl', 'STL (binary)'],
      ['out.3mf', '3MF'],
      ['out.glb', 'glTF (binary)'],
    ] as const) {
      expect(await place.run('export', 'out.json', '-o', file)).toMatchObject({ exit: 0, err: `${file} holds 4 parts.\n` });
      expect((await place.run('import', file)).out).toContain(said);
    }
    const written = await place.run('export', 'out.json', '-o', 'again.uvtt', '--square', '50');
    expect(written).toMatchObject({ exit: 0, err: expect.stringContaining('again.uvtt holds 5 parts.') });
    const again = await place.run('import', 'again.uvtt', '-o', 'again.json');
    expect(again.out).toContain('400 mm × 300 mm; pieces: 1, openings: 1');
    expect(place.read('again.json')).toBe(place.read('out.json'));
  });

  test('says what is missing and what it does not know', async () => {
    expect(await place.run('export', 'bare.json')).toMatchObject({ exit: 2, err: expect.stringContaining('-o FILE.glb') });
    expect((await place.run('export', 'bare.json', '-o', 'x.obj')).err).toContain('.glb, .3mf, .stl, .uvtt, .dd2vtt');
    expect((await place.run('export', 'bare.json', '-o', 'x.glb', '--piece', 'nothing')).exit).toBe(2);
    expect((await place.run('export', 'bare.json', '-o', 'x.glb', '--square', '5')).err).toContain(
      '--square makes no difference',
    );
  });
});
