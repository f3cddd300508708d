import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { readBoardFile, standardBody } from '../../../engine/index.ts';
import { facetsOf, manOfPrisms, prism, square } from '../../support/prisms.ts';
import { describeWithSharedData, sharedBytes } from '../../support/shared-data.ts';
import { TETRAHEDRON, textStl } from '../../support/sketch-mesh-file.ts';
import { together, wallBlocks } from '../../support/wall-of-prisms.ts';
import { openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);
place.write('bare.plan', 'board "Bare" 60 x 60\nside red "Reds" #c4553b\nside blue "Blues" #3b72b8\n');
await place.run('new-board', 'bare.plan', '-o', 'bare.json');

/** A box of 20 × 10 × 40 (x, y, z) as people write STL files. */
const BOX_STL = (() => {
  const corners = (bits: number) => [bits & 1 ? 20 : 0, bits & 2 ? 10 : 0, bits & 4 ? 40 : 0].join(' ');
  const quads = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ];
  const facet = (...bits: readonly number[]) =>
    `facet normal 0 0 0\nouter loop\n${bits.map((one) => `vertex ${corners(one)}`).join('\n')}\nendloop\nendfacet\n`;
  return `solid box\n${quads.map(([a, b, c, d]) => facet(a!, b!, c!) + facet(a!, c!, d!)).join('')}endsolid box\n`;
})();
place.write('box.stl', BOX_STL);
const HOLE = { from: -10, to: 10, bottom: 0, top: 38 };

describe('eyeline import', () => {
  test('says what a mesh file holds and how it was read', async () => {
    const { exit, out } = await place.run('import', 'box.stl', '--as', 'terrain');
    expect(exit).toBe(0);
    expect(out).toBe(`box.stl
  kind of file     STL (text)
  triangles        12
  parts            1: box
  pieces           1
  surface          closed
  taken as         terrain
  read as          mm × 1 (likely): STL files state no unit and are nearly always in millimetres.
  upwards          z (likely): it stands flat with z upwards, as is usual for such files.
  size             20 mm wide, 40 mm high, 10 mm deep (0.79 × 1.57 × 0.39 in)
  standing on it   no (perhaps): nowhere on it is room for a base.
  height category  2 (perhaps): at 40 mm it is about as high as a man.
  ground           its outline, drawn tightly around everything.
`);
  });

  test('tells of every mesh in an archive or folder, with what belongs to it, and of those that cannot be read', async () => {
    const obj = 'mtllib box.mtl\nv 0 0 0\nv 9 0 0\nv 0 9 9\nf 1 2 3\n';
    const files = { 'a/box.stl': BOX_STL, 'b/leaf.obj': obj, 'c/BOX.MTL': 'newmtl x', 'c/broken.stl': 'solid x' };
    place.write('pack.zip', zipSync(Object.fromEntries(Object.entries(files).map(([name, words]) => [name, strToU8(words)]))));
    for (const [name, words] of Object.entries(files)) place.write(`pack/${name}`, words);
    for (const [pack, before] of [
      ['pack.zip', 'pack.zip/'],
      ['pack', ''],
    ] as const) {
      const { exit, out, err } = await place.run('import', pack, '--as', 'terrain');
      expect([exit, err]).toEqual([3, `${before}c/broken.stl: there is not a single triangle in it: nothing to show.\n`]);
      expect(out.split('\n').filter((line) => /^\S/.test(line))).toEqual([
        `${before}a/box.stl`,
        `${before}b/leaf.obj`,
        'What was met on the way:',
      ]);
      expect(out).not.toContain('box.mtl');
      const { meshes } = JSON.parse((await place.run('import', pack, '--json')).out);
      expect(meshes.map((one: { file: string; report: { triangles: number } }) => [one.file, one.report.triangles])).toEqual([
        [`${before}a/box.stl`, 12],
        [`${before}b/leaf.obj`, 1],
      ]);
    }
    const onto = await place.run('import', 'pack', '--as', 'terrain', '--into', 'bare.json', '--at', '0,0');
    expect([onto.exit, onto.err]).toEqual([3, expect.stringContaining('a/box.stl, b/leaf.obj, c/broken.stl')]);
    place.write('nothing/here.txt', 'x');
    expect((await place.run('import', 'nothing')).err).toBe('nothing: there is no mesh in the folder, only one other file.\n');
  });

  test('says what it guesses of a figure, how sure it is, and why', async () => {
    place.write(
      'man.stl',
      textStl(facetsOf(manOfPrisms({ quarters: 2, at: [-37.5, 0], holds: [prism(square(9, 0, 1.2), 20, 72)] }), 'z')),
    );
    const { exit, out } = await place.run('import', 'man.stl');
    expect(exit).toBe(0);
    expect(out.split('\n').slice(6, 16)).toEqual([
      '  taken as      a figure (likely): something slender stands on a disc, as figures do.',
      '  read as       mm × 1 (likely): STL files state no unit and are nearly always in millimetres.',
      '  upwards       z (likely): it stands flat with z upwards, as is usual for such files.',
      '  size          25 mm wide, 72 mm high, 25 mm deep (0.98 × 2.83 × 0.98 in)',
      '  front         turned by 180° (perhaps): its toes point the other way than is usual.',
      '  base          round, 25 mm (likely): under it lies a disc of 25 mm.',
      '  stands        50 mm high (likely): what rises 22 mm over its head is left out.',
      expect.stringMatching(/^ {2}eye {11}4\d(?:\.\d)? mm high \(likely\): the middle of its head\.$/),
      expect.stringContaining('body          head, shoulders, chest, abdomen and legs of the sculpt (likely): '),
      '  height class  normal (perhaps): as high as men of 28 to 50 mm.',
    ]);
    const told = JSON.parse((await place.run('import', 'man.stl', '--json')).out);
    expect(told).toMatchObject({
      purpose: 'figure',
      purposeGuess: { confidence: 'likely' },
      unit: { unit: 'mm' },
      up: { value: 'z' },
      placement: { turn: Math.PI },
      figure: { base: { value: { base: { kind: 'round', diameter: 25 } }, because: { code: 'base-guess/disc' } } },
    });
    expect((await place.run('import', 'man.stl', '--lang', 'hu')).out).toContain(
      'kerek, 25 mm (valószínű): egy 25 mm átmérőjű korong van alatta.',
    );
  });

  test('gives a figure the body of its sculpt, another eye, base and height class where that is wished', async () => {
    const at = ['--as', 'figure', '--into', 'bare.json', '--owner', 'red', '--at', '22,22', '-o', 'sculpt.json'];
    const add = (...wishes: readonly string[]) => place.run('import', 'man.stl', '--name', 'Man', ...wishes, ...at);
    const man = () => {
      const read = readBoardFile(place.read('sculpt.json'));
      if (!read.ok) throw new Error(JSON.stringify(read.problem));
      return read.value.board.models.man!;
    };
    expect((await add()).exit).toBe(0);
    expect(man()).toMatchObject({ base: { kind: 'round', diameter: 25 }, body: standardBody(50) });
    expect(man()).not.toHaveProperty('heightClass');
    expect((await add('--shape', 'sculpt', '--base', 'oval:60x35', '--eye', '44', '--class', '3')).exit).toBe(0);
    expect(man()).toMatchObject({ base: { kind: 'oval', width: 60, depth: 35 }, heightClass: 3, body: { height: 50 } });
    expect(man().body.eyes.standing[0]!.at.y).toBe(44);
    expect(man().body.volumes.standing.map(({ region }) => region)).toEqual(['head', 'shoulders', 'chest', 'abdomen', 'legs']);
    expect(await place.run('check-board', 'sculpt.json')).toMatchObject({ exit: 0 });

    for (const wrong of ['round', 'round:0', 'oval:3', 'hexagon:4x4'])
      expect(await add('--base', wrong)).toMatchObject({
        exit: 2,
        err: expect.stringContaining(`round:25, oval:60x35, rectangle:25x50 or none, not '${wrong}'`),
      });
    expect(await add('--eye', '44')).toMatchObject({ exit: 2, err: expect.stringContaining('--shape sculpt') });
    const box = await place.run('import', 'box.stl', '--shape', 'sculpt', ...at);
    expect(box).toMatchObject({ exit: 2, err: expect.stringContaining('--shape sculpt: the sculpt is not built like a man') });
  });

  test('reads it as it is told to', async () => {
    const sizeAs = async (...options: readonly string[]) =>
      JSON.parse((await place.run('import', 'box.stl', '--as', 'terrain', ...options, '--json')).out).report.size;
    expect(await sizeAs('--unit', 'cm', '--up', 'y')).toEqual({ x: 200, y: 100, z: 400 });
    expect(await sizeAs('--height', '60')).toEqual({ x: 30, y: 60, z: 15 });
    expect(await sizeAs('--unit', 'in', '--scale', '.5')).toEqual({ x: 254, y: expect.closeTo(508, 3), z: 127 });
    const turned = await sizeAs('--turn', '90');
    expect([turned.x, turned.z]).toEqual([expect.closeTo(10, 3), expect.closeTo(20, 3)]);
  });

  test('puts terrain onto a board file, and a figure on top of it', async () => {
    const board = () => {
      const read = readBoardFile(place.read('bare.json'));
      if (!read.ok) throw new Error(JSON.stringify(read.problem));
      return read.value.board;
    };
    const terrain = await place.run(
      'import',
      'box.stl',
      '--as',
      'terrain',
      '--scale',
      '5',
      '--into',
      'bare.json',
      '--at',
      '10,-5',
      '--facing',
      '90',
      '--name',
      'Big box',
      '--author',
      'Ada',
      '--licence',
      'CC0-1.0',
    );
    expect(terrain.exit).toBe(0);
    expect(terrain.out).toContain('Big box (big-box) stands on bare.json.');
    expect(board().pieces['big-box']).toMatchObject({
      name: 'Big box',
      pose: { at: { x: 100, y: 0, z: -50 }, facing: Math.PI / 2 },
      made: { by: 'import', fileName: 'box.stl', author: 'Ada', licence: 'CC0-1.0' },
    });
    const figure = await place.run(
      'import',
      'box.stl',
      '--as',
      'figure',
      '--into',
      'bare.json',
      '--at',
      '10,-5',
      '--owner',
      'Reds',
      '--body',
      '28',
      '--stance',
      'kneeling',
      '--name',
      'Ödön',
    );
    expect(figure.exit).toBe(0);
    expect(board().models.odon).toMatchObject({
      name: 'Ödön',
      owner: 'red',
      stance: 'kneeling',
      body: { height: 28 },
      pose: { at: { y: 200 } },
    });
    await place.run(
      'import',
      'box.stl',
      '--as',
      'figure',
      '--into',
      'bare.json',
      '--at',
      '-20,20',
      '--owner',
      'red',
      '--name',
      'Ödön',
    );
    expect(Object.keys(board().models)).toEqual(['odon', 'odon-2']);
    expect(await place.run('check-board', 'bare.json')).toMatchObject({ exit: 0 });
  });

  test('writes to another file when asked, and leaves the first one alone', async () => {
    const before = place.read('bare.json');
    const { exit } = await place.run(
      'import',
      'box.stl',
      '--as',
      'terrain',
      '--into',
      'bare.json',
      '--at',
      '0,20',
      '-o',
      'more.json',
    );
    expect([exit, place.read('bare.json')]).toEqual([0, before]);
    expect(place.read('more.json')).not.toBe(before);
  });

  test.each([
    ['is empty', '', /the file is empty/],
    ['is cut off', BOX_STL.slice(0, 40), /.+/],
    ['is nothing we know', 'A poem.', /none of the mesh files/],
    ['is only zeroes', new Uint8Array(200), /.+/],
  ])('says in words why a file cannot be read that %s, and leaves the board as it was', async (_title, content, says) => {
    place.write('bad.stl', content);
    const before = place.read('bare.json');
    for (const language of ['en', 'hu'] as const) {
      const run = await place.run(
        'import',
        'bad.stl',
        '--as',
        'terrain',
        '--into',
        'bare.json',
        '--at',
        '0,0',
        '--lang',
        language,
      );
      expect([run.exit, run.out]).toEqual([3, '']);
      if (language === 'en') expect(run.err).toMatch(says);
      for (const line of run.err.trimEnd().split('\n')) expect(line).toMatch(/^bad\.stl: .+ .+/);
    }
    expect(place.read('bare.json')).toBe(before);
  });

  test('cuts names that are longer than a board holds, and puts nothing so far off that it could not be read again', async () => {
    await place.run('new-board', 'bare.plan', '-o', 'long.json');
    const long = `${'w'.repeat(240)}.stl`;
    const solids = ['one', 'two'].map((end) => textStl(TETRAHEDRON, { name: `${'o'.repeat(300)}-${end}` }));
    place.write(long, Buffer.concat(solids));
    const put = (...more: readonly string[]) =>
      place.run('import', long, '--as', 'terrain', '--into', 'long.json', '--author', 'a'.repeat(999), ...more);
    expect(await put('--at', '0,0')).toMatchObject({ exit: 0 });
    const read = readBoardFile(place.read('long.json'));
    const piece = read.ok ? Object.values(read.value.board.pieces)[0]! : null;
    expect([piece?.name.length, piece?.name.at(-1)]).toEqual([200, '…']);
    const before = place.read('long.json');
    const far = await put('--at', '0,200000');
    expect([far.exit, place.read('long.json') === before]).toEqual([3, true]);
    expect(far.err).toMatch(/pose\.at\.z: .*too large/);
  });

  test('wants to know whose figure it is when there are two sides', async () => {
    const into = ['--as', 'figure', '--into', 'bare.json', '--at', '0,0'];
    expect((await place.run('import', 'box.stl', ...into)).err).toContain('--owner blue|red');
    expect((await place.run('import', 'box.stl', ...into, '--owner', 'rad')).err).toContain('Did you mean red?');
  });

  test('cannot put a figure on a board without sides', async () => {
    place.write('empty.plan', 'board "Empty" 60 x 60');
    await place.run('new-board', 'empty.plan', '-o', 'empty.json');
    const run = await place.run('import', 'box.stl', '--as', 'figure', '--into', 'empty.json', '--at', '0,0', '--owner', 'red');
    expect(run).toMatchObject({ exit: 2, err: expect.stringContaining('the board has no sides') });
    expect((await place.run('import', 'box.stl', '--as', 'terrain', '--into', 'empty.json', '--at', '0,0')).exit).toBe(0);
  });

  test('names everything that is wrong with how it was typed', async () => {
    const run = await place.run(
      'import',
      'box.stl',
      '--as',
      'tree',
      '--height',
      '-3',
      '--scale',
      '2',
      '--into',
      'bare.json',
      '--at',
      '0,0,1',
    );
    expect(run.exit).toBe(2);
    expect(run.err.split('\n').slice(0, -2)).toEqual([
      "eyeline import: --as is one of figure, terrain, not 'tree'.",
      "eyeline import: --height wants a number above nothing, not '-3'.",
      "eyeline import: --at wants a place such as 12,-3.5 (centimetres from the middle of the table), not '0,0,1'.",
      'eyeline import: --height, --scale do not go together.',
    ]);
  });
});

describeWithSharedData('with meshes that people made, eyeline import', () => {
  test('puts a wall with a window between two footmen, who see each other through it and not past it', async () => {
    place.write('wall.glb', sharedBytes('terrain/wall_window_open.glb'));
    place.write('footman.stl', sharedBytes('minis/mini_footman_round_shield_sword.stl'));
    await place.run('new-board', 'bare.plan', '-o', 'real.json');
    const add = async (...args: readonly string[]) =>
      expect((await place.run('import', ...args, '--into', 'real.json')).exit).toBe(0);
    await add('wall.glb', '--as', 'terrain', '--height', '60', '--at', '0,0', '--name', 'Wall');
    await add('footman.stl', '--as', 'figure', '--at', '0,12', '--facing', '180', '--owner', 'red', '--name', 'Looker');
    await add('footman.stl', '--as', 'figure', '--at', '0,-12', '--owner', 'blue', '--name', 'Target');
    await add('footman.stl', '--as', 'figure', '--at', '2.2,-3', '--owner', 'blue', '--name', 'Aside');
    expect(await place.run('check-board', 'real.json')).toMatchObject({ exit: 0, err: '' });

    const ask = async (from: string, to: string) => {
      const { there, back } = JSON.parse((await place.run('ask', 'real.json', '--from', from, '--to', to, '--json')).out);
      return [there, back].map(({ sees, cover }) => [sees.value.answer.sees, cover.value.answer.grade]);
    };
    expect(await ask('Looker', 'Target')).toEqual([
      [true, 'heavy'],
      [true, 'heavy'],
    ]);
    expect((await ask('Looker', 'Aside')).map(([sees]) => sees)).toEqual([false, false]);
  });

  test.each(['empty_0_bytes.stl', 'unparseable.stl', 'missing_bin/BoxTextured.gltf', 'RecursiveNodes.gltf'])(
    'refuses edge/%s in words',
    async (file) => {
      const name = place.write(file.split('/').at(-1)!, sharedBytes(`edge/${file}`));
      const { exit, out, err } = await place.run('import', name);
      expect([exit, out]).toEqual([3, '']);
      for (const line of err.trimEnd().split('\n')) expect(line).toMatch(/: .+ .+\.$/);
    },
  );
});

describe('terrain with openings', () => {
  const gate = together('wall', ...wallBlocks({ length: 90, height: 60, thickness: 5, holes: [HOLE] }));
  const leaf = { ...prism(square(0, 0, 20, 2), 0, 38), name: 'leaf' };
  const parts = [gate, leaf].map(({ name, corners, triangles }, i) => {
    const from = i * (gate.corners.length / 3);
    const lines = [`g ${name}`];
    for (let c = 0; c < corners.length; c += 3) lines.push(`v ${corners.slice(c, c + 3).join(' ')}`);
    for (let t = 0; t < triangles.length; t += 3)
      lines.push(
        `f ${triangles
          .slice(t, t + 3)
          .map((corner) => corner + from + 1)
          .join(' ')}`,
      );
    return lines.join('\n');
  });
  place.write('gate.obj', `${parts.join('\n')}\n`);
  const AS_TERRAIN = ['gate.obj', '--as', 'terrain', '--unit', 'mm'] as const;

  test('has its door proposed, with its leaf, and put onto the board as was said', async () => {
    const { out } = await place.run('import', ...AS_TERRAIN);
    expect(out).toContain('[ ] o1 door 20 × 38 mm, 0 mm up (perhaps)');
    expect(out).toContain("the part 'leaf' fills a hole of 20 × 38 mm");
    const put = ['--into', 'bare.json', '-o', 'gate.json', '--at', '0,0', '--kind', 'o1=door', '--category', '2'];
    expect((await place.run('import', ...AS_TERRAIN, ...put)).exit).toBe(0);
    const board = readBoardFile(place.read('gate.json'));
    const piece = board.ok ? board.value.board.pieces.gate : undefined;
    expect(Object.values(piece?.openings ?? {})).toMatchObject([{ kind: 'door', leaf: 'leaf', state: 'closed', wall: 'wall' }]);
    expect(piece?.traits.heightCategory).toBe(2);
  });

  test('refuses what is not there, and says what is', async () => {
    for (const [options, words] of [
      [['--with', 'o7'], "nothing is proposed under 'o7'. Proposed are: o1."],
      [['--leave-out', 'sword'], "the file has no part 'sword'. It has: wall, leaf."],
      [['--kind', 'door'], "wants a proposal and what it is, such as o1=door, not 'door'."],
    ] as const) {
      const { exit, err } = await place.run('import', ...AS_TERRAIN, ...options);
      expect([exit, err.includes(words)], err).toEqual([2, true]);
    }
    const without = await place.run('import', ...AS_TERRAIN, '--leave-out', 'leaf');
    expect(without.out).toContain('[x] o1 door 20 × 38 mm, 0 mm up (likely)');
  });
});
