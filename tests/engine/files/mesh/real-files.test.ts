import { expect, test } from 'vitest';
import {
  AS_IT_IS,
  guessPlacements,
  hashMesh,
  type ImportedMesh,
  type PlacedMesh,
  placeMesh,
  placementOf,
  understandMesh,
} from '../../../../engine/index.ts';
import { areaOf, facetOf, readAny, said, sizeOf, volumeOf } from '../../../support/read-sketch.ts';
import { companionsOf, describeWithSharedData, sharedBytes, sharedFiles } from '../../../support/shared-data.ts';
import { openSharedMesh, sharedFileNamed } from '../../../support/shared-scene.ts';

const open = openSharedMesh;
const read = (name: string) => readAny(sharedBytes(name), companionsOf(sharedFileNamed(name)));

/** The lowest coordinate that a triangle has along an axis. */
const lowestOf = ({ positions, triangles }: ImportedMesh, axis: number): number =>
  triangles.reduce((least, corner) => Math.min(least, positions[corner * 3 + axis]!), Number.POSITIVE_INFINITY);

function place(mesh: ImportedMesh, up: 'y' | 'z'): PlacedMesh {
  const placed = placeMesh(mesh, { ...AS_IT_IS, up });
  if (!placed) throw new Error('nothing left of it');
  return placed;
}

/** Files that are refused on purpose; every other STL and glTF file of the list is read. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'edge/empty_0_bytes.stl': ['mesh-file/empty'],
  'edge/unparseable.stl': ['mesh-file/bad-line at line 4', 'mesh-file/bad-line at line 8', 'mesh-file/no-triangles'],
  'edge/empty_nodes.glb': ['mesh-file/no-triangles'],
  'edge/RecursiveNodes.gltf': ['mesh-file/nodes-in-a-circle at nodes[1].children'],
  'edge/missing_bin/BoxTextured.gltf': ['mesh-file/companion-missing at buffers[0]'],
  'edge/MUSTFAIL_Chapter2.3.2b_DataTypeDefinitionInXMLMarkup.3mf': ['mesh-file/xml-doctype at 3D/3dmodel.model line 4'],
  'edge/pyramid.3mf': ['mesh-file/only-beams'],
  'edge/acme/ACMEBox.gltf': ['mesh-file/needs-extension at extensionsRequired'],
};
const ours = sharedFiles.filter(({ file }) => /\.(?:stl|glb|gltf|obj|ply|vox|3mf)$/i.test(file));
const readable = ours.filter(({ file }) => !(file in REFUSED));

const counted = readable.filter(({ check }) => (check.tris ?? 0) > 0 && check.size);

describeWithSharedData('real mesh files', () => {
  test('are there in numbers', () => {
    expect(ours).toHaveLength(100);
    expect(ours.length - readable.length).toBe(Object.keys(REFUSED).length);
    // What the list could not count itself is held by tests of its own below.
    expect(
      readable
        .filter((one) => !counted.includes(one))
        .map(({ file }) => file)
        .sort(),
    ).toEqual([
      'edge/Box_Draco.glb',
      'edge/inf_nan.obj',
      'edge/meshopt/meshopt-no-fallback.gltf',
      'minis/RobotExpressive.glb',
      'minis/pirate.glb',
      'voxel/deer.vox',
      'voxel/maze.vox',
      'voxel/nature.vox',
    ]);
  });

  test.each(Object.entries(REFUSED))('%s is refused in words', async (name, faults) => {
    expect(said((await read(name)).faults)).toEqual(faults);
  });

  /** Read as they stand, and with nothing left of them once they are placed. */
  const nothingLeft = new Set(['edge/degenerate_mesh.obj', 'edge/number_formats.obj', 'edge/inf_nan.obj']);
  test.each([...nothingLeft])('%s has nothing left to put on a table', async (name) => {
    expect(placeMesh(await open(name), AS_IT_IS)).toBeNull();
  });
  /** Of these the list cut polygons like fans, left weights as they were that do not sum to one, or could not tell it in numbers. */
  const cutOtherwise = new Set(['edge/wallhole.obj', 'edge/Cray_right.obj', 'minis/CesiumMan.glb', 'minis/Wasp.glb']);
  const UNITS: Readonly<Record<string, string>> = { millimeter: 'mm', centimeter: 'cm', inch: 'inch' };
  test.each(counted.map((one) => [one.file, one] as const))(
    '%s has as many triangles, the size, the place and the volume that the list says, in the form and unit that it names',
    async (name, { check }) => {
      const mesh = await open(name);
      expect(mesh.triangles.length / 3).toBe(check.tris);
      const size = sizeOf(mesh);
      const slack = 2e-4 * Math.max(1, ...check.size!);
      check.size!.forEach((length, axis) => {
        expect(Math.abs(size[axis]! - length), `axis ${axis}: ${size[axis]} instead of ${length}`).toBeLessThan(slack);
        expect(Math.abs(lowestOf(mesh, axis) - check.lo![axis]!), `lowest along ${axis}`).toBeLessThan(slack);
      });
      if (!cutOtherwise.has(name)) {
        const box = check.size!.reduce((product, length) => product * Math.max(length, 1e-3), 1);
        const off = Math.abs(volumeOf(mesh) - check.volume!);
        expect(off, 'the volume it encloses').toBeLessThan(2e-4 * box + 1e-4 * Math.abs(check.volume!));
      }
      if (check.kind) expect(mesh.kind).toMatch(check.kind.startsWith('binary') ? /binary$/ : /text$/);
      if (check.unit) expect(mesh.unit).toBe(UNITS[check.unit]);
    },
  );

  // Of these the list counts in another way: turned copies of a triangle as its copies, tiny areas as none, polygons cut like a fan, and
  // corners equal to the last bit where placing has rounded them together.
  const otherwise = new Set([
    'minis/Wasp.glb',
    'minis/Knight.glb',
    'minis/car.glb',
    'edge/issue1580-back-to-back.stl',
    'edge/angle_block.STL',
    'edge/invalidvertex.stl',
    'edge/Cube.obj',
    'edge/wallhole.obj',
    'edge/box_longline.obj',
    'edge/Cray_right.obj',
  ]);
  const hasTinyArea = new Set(['minis/wyrmling.stl', 'edge/bad-stl-wing.stl']);
  const clear = counted.filter(({ file }) => !otherwise.has(file) && !nothingLeft.has(file));
  test.each(clear.map((one) => [one.file, one] as const))('%s hangs together as the list says', async (name, { check, up }) => {
    const { report } = place(await open(name), up.startsWith('Z') ? 'z' : 'y');
    const { open: openEdges, flipped, nonManifold, shells, dropped } = report;
    expect({ openEdges, flipped, nonManifold, shells }).toEqual({
      openEdges: check.open ?? 0,
      flipped: check.flip ?? 0,
      nonManifold: check.nonman ?? 0,
      shells: check.comps ?? 0,
    });
    // The list counts a tiny area as none, and a triangle that is there turned over as a copy.
    if (!hasTinyArea.has(name)) expect(dropped.degenerate).toBe(check.degen ?? 0);
    expect(dropped.duplicate).toBeLessThanOrEqual(check.dup ?? 0);
  });
});

describeWithSharedData('files that must agree', () => {
  test('the same solid in words, in bytes, and in bytes that begin with the word solid', async () => {
    const names = ['edge/import.stl', 'edge/import_bin.stl', 'edge/import_bin_solid.stl'];
    const placed = await Promise.all(names.map(async (name) => place(await open(name), 'z')));
    for (const { report } of placed) expect(report).toMatchObject({ triangles: 46, closed: true });
    expect(hashMesh(placed[2]!.mesh)).toBe(hashMesh(placed[1]!.mesh));
    // The one in words was written with fewer digits.
    placed[0]!.mesh.positions.forEach((value, i) => {
      expect(value).toBeCloseTo(placed[1]!.mesh.positions[i]!, 4);
    });
  });

  test('one level drawn twice, the second at a fifth of the size', async () => {
    const size = sizeOf(await open('terrain/nav_test.glb'));
    [91.38, 21.88, 77.35].forEach((length, axis) => {
      expect(size[axis]! * 5).toBeCloseTo(length, 1);
    });
  });
});

describeWithSharedData('the same in two formats', () => {
  test('the pirate as OBJ and as packed glTF', async () => {
    const [drawn, packed] = [await open('minis/pirate.obj'), await open('minis/pirate.glb')];
    expect(drawn.triangles.length).toBe(packed.triangles.length);
    sizeOf(drawn).forEach((length, axis) => {
      expect(sizeOf(packed)[axis]).toBeCloseTo(length, 3);
    });
    expect(areaOf(packed)).toBeCloseTo(areaOf(drawn), 1);
  });

  test('the wall with its window as OBJ and as glTF, triangle for triangle', async () => {
    const names = ['terrain/wall_window_open.glb', 'terrain/kaykit_obj/wall_window_open.obj'];
    const [one, other] = await Promise.all(names.map(async (name) => place(await open(name), 'y')));
    expect(one!.report.triangles).toBe(604);
    expect(other!.report).toMatchObject({ triangles: 604, open: one!.report.open, shells: one!.report.shells });
    expect(areaOf(other!.mesh)).toBeCloseTo(areaOf(one!.mesh), 3);
    expect(volumeOf(other!.mesh)).toBeCloseTo(volumeOf(one!.mesh), 3);
  });

  test('a level as OBJ and as glTF at a fifth', async () => {
    const [whole, fifth] = [await open('terrain/nav_test.obj'), await open('terrain/nav_test.glb')];
    expect(whole.triangles.length).toBe(fifth.triangles.length);
    expect(areaOf(fifth) * 25).toBeCloseTo(areaOf(whole), 0);
  });

  test('the spider as STL and, 24.17 times as large and standing, as OBJ', async () => {
    const [small, large] = [
      place(await open('minis/Spider_binary.stl'), 'z').report,
      place(await open('minis/spider/spider.obj'), 'y').report,
    ];
    expect(small.triangles).toBe(large.triangles);
    for (const axis of ['x', 'y', 'z'] as const) expect(large.size[axis] / small.size[axis]).toBeCloseTo(24.17, 1);
  });

  test('the part in inches as STL and as 3MF, which says so', async () => {
    const inches = placeMesh(await open('edge/featuretype.STL'), { ...AS_IT_IS, unit: 'inch', up: 'z' })!;
    const stated = await open('edge/featuretype.3MF');
    const [guess] = guessPlacements(stated, 'terrain');
    expect(guess).toMatchObject({
      unit: 'inch',
      scale: 1,
      up: 'z',
      confidence: 'likely',
      because: { code: 'mesh-guess/unit-stated' },
    });
    const { size } = placeMesh(stated, placementOf(guess!, 'terrain'))!.report;
    for (const [axis, length] of [
      ['x', 127],
      ['y', 34.925],
      ['z', 63.5],
    ] as const) {
      expect(size[axis]).toBeCloseTo(length, 2);
      expect(inches.report.size[axis]).toBeCloseTo(length, 2);
    }
  });

  test('a package keeps both things of one name, six of one object, and those of its other files, where they are put', async () => {
    expect((await open('edge/cube_and_sphere_same_name.3mf')).groups.map(({ name }) => name)).toEqual(['Object', 'Object 2']);
    expect((await open('edge/multiple_cylinders.3mf')).groups).toHaveLength(6);
    expect((await open('edge/production_components.3mf')).groups.map(({ count }) => count)).toEqual([4, 4]);
    expect(await open('edge/multiprop-opaque.3mf')).toMatchObject({ unit: 'cm' });
  });

  test('a box packed with Draco is the box', async () => {
    expect(volumeOf(await open('edge/Box_Draco.glb'))).toBeCloseTo(1, 3);
    expect(place(await open('edge/Box_Draco.glb'), 'y').report).toMatchObject({ triangles: 12, closed: true });
  });

  test('the rabbit keeps its nine named parts', async () => {
    const { groups } = await open('minis/rabbit/rabbit.obj');
    expect(groups).toHaveLength(9);
    expect(groups[0]!.name).toBe('sphere4_cut11_default');
  });
});

describeWithSharedData('figures and vehicles', () => {
  test('CesiumMan stands up as his bones hold him: 1.51 high, and 43 mm on the table', async () => {
    const mesh = await open('minis/CesiumMan.glb');
    const [width, height, depth] = sizeOf(mesh);
    expect([width, height, depth].map((length) => Math.round(length! * 100) / 100)).toEqual([0.31, 1.51, 1.14]);
    const [guess] = guessPlacements(mesh, 'figure');
    expect(guess).toMatchObject({ unit: 'm', confidence: 'likely', because: { code: 'mesh-guess/life-size' } });
    expect(guess!.size.y).toBeCloseTo(43, 0);
  });

  test('the tank is 17.2 wide, not the 0.14 that its corners say before its bones are asked', async () => {
    expect(sizeOf(await open('minis/Tank.glb'))[0]).toBeCloseTo(17.22, 2);
  });

  test('the wasp keeps its six corners without weights, and says so', async () => {
    const { mesh, notices } = await read('minis/Wasp.glb');
    expect(notices).toEqual([{ code: 'mesh/weights-unusable', where: 'skins', fill: { count: 6 } }]);
    expect(mesh?.positions.every(Number.isFinite)).toBe(true);
  });

  test('packed and quantised figures have the size of the drawn ones', async () => {
    expect(sizeOf(await open('minis/pirate.glb')).map((length) => Math.round(length * 1000) / 1000)).toEqual([
      1.521, 1.905, 0.455,
    ]);
    const robot = await open('minis/RobotExpressive.glb');
    expect(robot.triangles.length / 3).toBe(3230);
    expect(sizeOf(robot).map((length) => Math.round(length * 100) / 100)).toEqual([3.1, 4.46, 2.69]);
    expect((await open('edge/meshopt/meshopt-no-fallback.gltf')).triangles.length / 3).toBe(60);
  });

  test("the car's mirrored lights face outwards like all the rest", async () => {
    const mesh = await open('minis/car.glb');
    for (const name of ['Front Lights', 'Back Lights']) {
      const group = mesh.groups.find((one) => one.name === name)!;
      const triangles = mesh.triangles.subarray(group.first * 3, (group.first + group.count) * 3);
      expect(volumeOf({ positions: mesh.positions, triangles }), name).toBeGreaterThan(0);
    }
  });

  test.each(['mini_axeman', 'mini_footman_round_shield_sword', 'mini_goblin_bow0', 'mini_spearman'])(
    '%s stands in the centre of its 25 mm base, wherever the file has it',
    async (name) => {
      const mesh = await open(`minis/${name}.stl`);
      const { purposeGuess, unit, up, placed, figure } = understandMesh(mesh)!;
      expect(purposeGuess).toMatchObject({ value: 'figure', confidence: 'likely' });
      expect(unit).toMatchObject({ unit: 'mm', scale: 1, confidence: 'likely' });
      expect(up).toMatchObject({ value: 'z', confidence: 'likely' });
      expect(figure?.base).toMatchObject({ value: { base: { kind: 'round', diameter: 25 }, top: 3 }, confidence: 'likely' });
      let reach = 0;
      for (let i = 0; i < placed.mesh.positions.length; i += 3) {
        const [x, y, z] = placed.mesh.positions.subarray(i, i + 3);
        if (y! < 1) reach = Math.max(reach, Math.sqrt(x! * x! + z! * z!));
      }
      expect(reach).toBeCloseTo(12.5, 1);
      const height = figure!.standing.value;
      expect(height).toBeGreaterThan(name.includes('goblin') ? 24 : 34);
      expect(height).toBeLessThan(38);
    },
  );

  test('a base alone is 25 mm, and the measuring stick 6 inches', async () => {
    const base = understandMesh(await open('minis/base_medium.stl'))!;
    expect(base.purpose).toBe('figure');
    expect(base.figure?.base.value.base).toEqual({ kind: 'round', diameter: 25 });
    expect(understandMesh(await open('minis/six_stick.stl'))?.placed.report.sizeInInches.x).toBeCloseTo(6, 6);
    expect(place(await open('minis/six_stick.stl'), 'z').report.sizeInInches.x).toBeCloseTo(6, 6);
  });
});

describeWithSharedData('terrain', () => {
  test('the door of the wall is a group of its own, and the opening is free without it', async () => {
    const mesh = await open('terrain/wall_doorway.glb');
    expect(mesh.groups.map(({ name }) => name)).toEqual(['wall_doorway', 'wall_doorway_door']);
    const hitsAlongZ = (group: string) => {
      const { first, count } = mesh.groups.find(({ name }) => name === group)!;
      return Array.from({ length: count }, (_, i) => facetOf(mesh, first + i)).filter((facet) => coversInPlan(facet, 0.05, 1.4))
        .length;
    };
    expect(hitsAlongZ('wall_doorway_door')).toBeGreaterThan(0);
    expect(hitsAlongZ('wall_doorway')).toBe(0);
  });

  test('the window can be looked through, the wall beside it cannot', async () => {
    const mesh = await open('terrain/wall_window_open.glb');
    const hits = (x: number, y: number) =>
      Array.from({ length: mesh.triangles.length / 3 }, (_, t) => facetOf(mesh, t)).filter((facet) => coversInPlan(facet, x, y))
        .length;
    expect(hits(0.01, 1.95)).toBe(0);
    expect(hits(-0.6, 1.4)).toBe(0);
    expect(hits(1.2, 1.95)).toBeGreaterThan(0);
  });

  test('walls tile by 50 mm, and floors of another author by 50.8', async () => {
    expect(place(await open('terrain/smooth_wall_2x2.stl'), 'z').report.size).toEqual({ x: 50, y: 49, z: 50 });
    const other = place(await open('terrain/dungeon_stone.circle_cutout.2x2.floor.inch.2x2.stl'), 'z').report.size;
    expect(other.x).toBeCloseTo(50.8, 1);
  });
});

/** Does a facet cover a point, seen along z? */
function coversInPlan(facet: readonly number[], x: number, y: number): boolean {
  const [ax, ay, , bx, by, , cx, cy] = facet as [number, number, number, number, number, number, number, number, number];
  const side = (px: number, py: number, qx: number, qy: number) => (qx - px) * (y - py) - (qy - py) * (x - px);
  const [a, b, c] = [side(ax, ay, bx, by), side(bx, by, cx, cy), side(cx, cy, ax, ay)];
  return (a > 0 && b > 0 && c > 0) || (a < 0 && b < 0 && c < 0);
}

describeWithSharedData('odd files', () => {
  test('a line with too few numbers costs one facet, and is named', async () => {
    const { mesh, notices } = await read('edge/invalidvertex.stl');
    expect(mesh?.triangles.length).toBe(13 * 3);
    expect(notices.map(({ code, where, fill }) => [code, where, fill.wanted])).toEqual([
      ['mesh/bad-lines-left-out', 'line 89', 'number'],
    ]);
  });

  test('two solids in one file are two groups', async () => {
    expect((await open('edge/multibody.stl')).groups).toHaveLength(2);
  });

  test('an index past the corners costs its triangle, and is told', async () => {
    const { mesh, notices } = await read('edge/index_out_of_range/IndexOutOfRange.gltf');
    expect(mesh?.triangles.length).toBe(11 * 3);
    expect(said(notices)).toEqual(['mesh/corners-unknown at meshes']);
  });

  test('stored normals that are wrong or zero change nothing: the winding decides', async () => {
    expect(volumeOf(await open('edge/BoxBadNormals.glb'))).toBeCloseTo(1, 6);
    expect(place(await open('edge/busted.STL'), 'z').report).toMatchObject({ triangles: 3878, closed: true });
  });

  test('one triangle under a mirror keeps facing as its mirror image does', async () => {
    const plain = facetOf(await open('edge/mirror/one_face_123_cesium_rtc.gltf'), 0);
    const mirrored = facetOf(await open('edge/mirror/one_face_123_mirror.gltf'), 0);
    expect(mirrored).not.toEqual(plain);
    const { notices } = await read('edge/mirror/one_face_123_cesium_rtc.gltf');
    expect(notices).toEqual([{ code: 'mesh/extension-ignored', where: 'extensionsUsed', fill: { extension: 'CESIUM_RTC' } }]);
  });

  test('an inch part is not taken for a crumb of 1.3 mm', async () => {
    const [guess] = guessPlacements(await open('edge/angle_block.STL'), 'terrain');
    expect(guess).toMatchObject({ unit: 'inch', scale: 1 });
    expect([guess!.size.x, guess!.size.y, guess!.size.z].map(Math.round)).toEqual([34, 34, 25]);
  });

  test('a part in metres is guessed as such, and one larger than the table is not left so', async () => {
    expect(guessPlacements(await open('edge/ADIS16480.STL'), 'terrain')[0]).toMatchObject({ unit: 'm', scale: 1 });
    const [large] = guessPlacements(await open('edge/large_block.STL'), 'terrain');
    expect(Math.max(large!.size.x, large!.size.y, large!.size.z)).toBeLessThan(600);
  });

  test('a house keeps its tunnel door: its area is that of the walls around it, and the way through is free', async () => {
    const mesh = await open('edge/wallhole.obj');
    expect(areaOf(mesh)).toBeCloseTo(721.42, 2);
    expect(place(mesh, 'y').report).toMatchObject({ closed: true });
    const inTheWay = Array.from({ length: mesh.triangles.length / 3 }, (_, t) => facetOf(mesh, t)).filter((facet) =>
      coversInPlan(
        facet.map((_, i) => facet[i - (i % 3) + [1, 2, 0][i % 3]!]!),
        2.5,
        -5,
      ),
    );
    expect(inTheWay).toEqual([]);
  });

  test('one face that lists its corners a hundred times is that face', async () => {
    expect(place(await open('edge/box_longline.obj'), 'y').report).toMatchObject({ triangles: 12, open: 0, nonManifold: 0 });
  });

  test('a figure of voxels stands as high as it was drawn, and its other frames are left out', async () => {
    const { mesh, notices } = await read('voxel/deer.vox');
    expect(notices).toEqual([{ code: 'mesh/frames-left-out', where: '', fill: { count: 3 } }]);
    const { report } = place(mesh!, 'z');
    // It stands upright in its box, which is 26 wide, 27 high and 9 deep.
    expect(report.size).toEqual({ x: 16, y: 22, z: 9 });
    expect(volumeOf(mesh!)).toBeCloseTo(355, 6);
  });

  test.each([
    ['voxel/nature.vox', 75_835, [120, 120, 60]],
    ['voxel/maze.vox', 10_990, [100, 100, 100]],
  ] as const)('%s holds as many voxels as the list says, without a hole between them', async (name, voxels, size) => {
    const mesh = await open(name);
    expect(volumeOf(mesh)).toBeCloseTo(voxels, 3);
    // heights in steps of a voxel
    expect(mesh.positions.every((value) => Number.isInteger(value * 2))).toBe(true);
    sizeOf(mesh).forEach((length, axis) => {
      expect(length).toBeLessThanOrEqual(size[axis]!);
    });
    expect(place(mesh, 'z').report).toMatchObject({ open: 0, flipped: 0 });
  });

  test('a cube whose header lines end in two bytes', async () => {
    const mesh = await open('edge/cube_binary_header_with_RN_newline.ply');
    expect(volumeOf(mesh)).toBeCloseTo(1, 6);
    expect(Math.min(...mesh.positions)).toBe(0);
  });

  test('lines with numbers like 3.1+e2 are named and cost only what hangs on them', async () => {
    const { notices } = await read('edge/number_formats.obj');
    expect(notices.map(({ where, fill }) => [where, fill.found])).toEqual([
      ['line 11', '3.1+e2'],
      ['line 12', '+3.1+e2'],
      ['line 13', '-3.1+e2'],
      ['line 15', '3.1-e2'],
      ['line 16', '+3.1-e2'],
      ['line 17', '-3.1-e2'],
    ]);
  });

  test('a box as large as numbers go is fitted to the table', async () => {
    const mesh = await open('edge/Cray_right.obj');
    const [guess] = guessPlacements(mesh, 'terrain');
    const { report } = placeMesh(mesh, placementOf(guess!, 'terrain'))!;
    expect(report).toMatchObject({ triangles: 12, closed: true });
    expect(Math.max(report.size.x, report.size.y, report.size.z)).toBeLessThan(600);
  });

  test('colours that did not come along are named, and the shape is there', async () => {
    expect((await read('edge/jacked.obj')).notices).toEqual([
      { code: 'mesh/looks-missing', where: '', fill: { file: 'nonexistent.mtl' } },
    ]);
    const spider = await read('minis/spider/spider.obj');
    expect(new Set(said(spider.notices))).toEqual(new Set(['mesh/looks-missing']));
    expect(spider.notices.map(({ fill }) => fill.file)).toContain('.\\SpiderTex.jpg');
    expect((await read('terrain/kaykit_obj/wall_window_open.obj')).notices).toEqual([]);
  });

  test('every file cut off at sixty places gives a mesh or faults, and never throws', async () => {
    for (const name of [
      'edge/multibody.stl',
      'edge/20mm-xyz-cube.stl',
      'edge/BoxBadNormals.glb',
      'minis/pirate.glb',
      'edge/simple_skin.gltf',
    ]) {
      const bytes = sharedBytes(name);
      for (let part = 0; part < 60; part++) {
        const { mesh, faults } = await readAny(bytes.subarray(0, Math.floor((bytes.length * part) / 60)));
        expect(mesh !== null || faults.length > 0).toBe(true);
      }
    }
  });
});
