import { expect, test } from 'vitest';
import { withoutParts } from '../../../../engine/files/mesh/without-parts.ts';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import { findSight } from '../../../../engine/geometry/visibility/find-sight.ts';
import {
  AS_IT_IS,
  guessPlacements,
  type ImportedMesh,
  pieceFromMesh,
  placeMesh,
  type SightQuery,
} from '../../../../engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { facetOf, sizeOf, volumeOf } from '../../../support/read-sketch.ts';
import { describeWithSharedData, sharedBytes } from '../../../support/shared-data.ts';
import { gridOver, openSharedMesh, sceneOfShared } from '../../../support/shared-scene.ts';
import { at, boardOf, man } from '../../../support/sight-board.ts';

/** The middle of a group of a mesh, and how far its corners are from an axis. */
function cornersOf({ positions, triangles, groups }: ImportedMesh, name: string): (readonly number[])[] {
  const { first, count } = groups.find((group) => group.name === name)!;
  return Array.from(triangles.subarray(first * 3, (first + count) * 3), (corner) => [
    ...positions.subarray(corner * 3, corner * 3 + 3),
  ]);
}
const middleOf = (corners: readonly (readonly number[])[]): readonly number[] =>
  [0, 1, 2].map((k) => (Math.min(...corners.map((one) => one[k]!)) + Math.max(...corners.map((one) => one[k]!))) / 2);

describeWithSharedData('figures as they are drawn', () => {
  test('the pirate has the same silhouette in both files, from all sides', async () => {
    const [drawn, packed] = [await sceneOfShared('minis/pirate.obj', 25), await sceneOfShared('minis/pirate.glb', 25)];
    let [inside, apart] = [0, 0];
    for (const [x, y] of gridOver([-20, 0], [20, 48], 30)) {
      for (const [from, to] of [
        [at(x, y, 90), at(x, y, -90)],
        [at(90, y, x), at(-90, y, x)],
      ] as const) {
        const [one, other] = [drawn.blocks(from, to), packed.blocks(from, to)];
        if (one) inside++;
        if (one !== other) apart++;
      }
    }
    expect(inside).toBeGreaterThan(300);
    expect(apart / inside).toBeLessThan(0.005);
  });

  test('CesiumMan is met where his bones hold him, and not where he lies unposed', async () => {
    const man = await sceneOfShared('minis/CesiumMan.glb', 30);
    // his head at 1.4; the raw corners end at 1.14 and lie down behind him to 1.51
    expect(man.blocks(man.place(-2, 1.4, 0), man.place(2, 1.4, 0))).toBe(true);
    expect(man.blocks(man.place(-2, 0.7, 0.8), man.place(2, 0.7, 0.8))).toBe(false);
    expect(man.blocks(man.place(-2, 0.7, -0.8), man.place(2, 0.7, -0.8))).toBe(false);
  });

  test('the knight holds three swords and four shields, each a part that can be left out', async () => {
    const knight = await openSharedMesh('minis/Knight.glb');
    const names = knight.groups.map(({ name }) => name);
    expect(names.filter((name) => /sword/i.test(name))).toHaveLength(3);
    const shields = names.filter((name) => /shield/i.test(name));
    expect(shields).toHaveLength(4);
    const leaveOut = [...shields, ...names.filter((name) => /sword/i.test(name))];
    const [all, bare] = [knight, withoutParts(knight, leaveOut)].map((mesh) => placeMesh(mesh, AS_IT_IS)!.report);
    expect(bare!.groups).toHaveLength(all!.groups.length - 7);
    expect(bare!.size.z).toBeLessThan(all!.size.z / 2);
  });

  test('the spider whose stored normals are wrong has its inside where the other one has it', async () => {
    const [stl, obj] = [await openSharedMesh('minis/Spider_binary.stl'), await openSharedMesh('minis/spider/spider.obj')];
    expect(volumeOf(obj) / volumeOf(stl) / 24.17 ** 3).toBeCloseTo(1, 2);
  });

  test('every arrow of the orientation test lies over its target', async () => {
    const mesh = await openSharedMesh('edge/OrientationTest.glb');
    for (const axis of ['X1', 'X2', 'Y1', 'Y2', 'Z1', 'Z2'] as const) {
      const k = 'XYZ'.indexOf(axis[0]!);
      // The tip is the corner of the arrow that is farthest from the axis it turns about: it has to point at its target.
      const away = (corner: readonly number[]) =>
        Math.sqrt(corner.reduce((sum, value, i) => (i === k ? sum : sum + value * value), 0));
      const tip = cornersOf(mesh, `Arrow${axis}`).reduce((far, corner) => (away(corner) > away(far) ? corner : far));
      const target = middleOf(cornersOf(mesh, `Target${axis}`));
      const along = tip.reduce((sum, value, i) => (i === k ? sum : sum + value * target[i]!), 0);
      expect(along / away(tip) / away(target), axis).toBeGreaterThan(0.999);
    }
  });

  test('a packed tower has the size that its file states', async () => {
    const size = sizeOf(await openSharedMesh('edge/meshopt/meshopt-no-fallback.gltf'));
    for (const [axis, length] of [2, 4.7116, 2].entries()) expect(size[axis]).toBeCloseTo(length, 3);
    const [centimetres] = guessPlacements(await openSharedMesh('edge/multiprop-opaque.3mf'), 'terrain');
    for (const length of Object.values(centimetres!.size)) expect(length).toBeCloseTo(100, 3);
  });
});

describeWithSharedData('floors and walls that were printed', () => {
  test('a wall of 49 mm stands on a floor at 9.5, and the floor tile is at 9.5 all over', async () => {
    const wall = await sceneOfShared('terrain/smooth_wall_2x2.stl');
    const tops = gridOver([-24, -24], [24, 24], 12).map(([x, z]) => Math.round(wall.topAt(x, z)! * 10) / 10);
    expect(Math.max(...tops)).toBe(49);
    expect(tops.filter((top) => top === 9.5).length).toBeGreaterThan(60);
    const floor = await sceneOfShared('terrain/smooth_floor_2x2.stl');
    // but for the joints between its flagstones
    for (const [x, z] of gridOver([-24, -24], [24, 24], 12)) expect(floor.topAt(x, z)).toBeCloseTo(9.5, 3);
  });

  test('two who stand on the floor tile see all of each other', async () => {
    const { mesh } = placeMesh(await openSharedMesh('terrain/smooth_floor_2x2.stl'), { ...AS_IT_IS, up: 'z' })!;
    const floor = pieceFromMesh(mesh, 'mesh', { id: 'floor', name: 'floor', credits: { fileName: '', author: '', licence: '' } });
    const board = boardOf([floor], [man('A', 0, 18, { y: 9.5 }), man('B', 0, -18, { y: 9.5 })]);
    const query: SightQuery = {
      from: 'A',
      to: 'B',
      eyes: { kind: 'body', stance: 'standing' },
      target: { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest', 'abdomen', 'legs'] },
      blockers: { terrain: true, models: [], glass: true },
    };
    const { scene } = openSpace(board, new Map([['mesh', mesh]]));
    expect(findSight(scene, board, query).whole.atLeast).toBeGreaterThan(0.9999);
  });

  test('no ray straight down passes the grate, which is shut below, nor the tile with its round recess', async () => {
    const grate = await sceneOfShared('terrain/floor_tile_big_grate.glb', 12);
    const tops = gridOver([-23.9, -23.9], [23.9, 23.9], 24).map(([x, z]) => grate.topAt(x, z));
    expect(tops.filter((top) => top === null)).toEqual([]);
    // its top lies a little over zero of the file, its body down to -1
    expect(Math.max(...tops.map(Number))).toBeCloseTo(1.05 * 12, 1);
    const tile = await sceneOfShared('terrain/dungeon_stone.circle_cutout.2x2.floor.inch.2x2.stl');
    const floor = gridOver([-25, -25], [25, 25], 24).map(([x, z]) => tile.topAt(x, z));
    expect(floor.filter((top) => top === null)).toEqual([]);
    expect(Math.min(...floor.map(Number))).toBeGreaterThan(0.5);
    expect(Math.max(...floor.map(Number)) - Math.min(...floor.map(Number))).toBeGreaterThan(1);
  });

  test('the inset fits into the recess, and lines through both, also along faces of both, are answered alike both ways', async () => {
    const tile = await sceneOfShared('terrain/dungeon_stone.circle_cutout.2x2.floor.inch.2x2.stl');
    const inset = await sceneOfShared('terrain/circle_inset.circle_pentagram_smooth.inch.2x2.stl');
    expect(inset.report.size.x).toBeLessThan(tile.report.size.x);
    expect(inset.report.size.z).toBeLessThan(tile.report.size.z);
    const bottom = tile.topAt(0.3, 0.2)!;
    const credits = { fileName: '', author: '', licence: '' };
    const pieces = [
      pieceFromMesh(tile.mesh, 'tile', { id: 'tile', name: 'tile', credits }),
      pieceFromMesh(inset.mesh, 'inset', { id: 'inset', name: 'inset', credits, pose: { at: at(0, bottom, 0), facing: 0 } }),
    ];
    const { scene } = openSpace(
      boardOf(pieces, []),
      new Map([
        ['tile', tile.mesh],
        ['inset', inset.mesh],
      ]),
    );
    const chance = chanceOf(12);
    const heights = [bottom, bottom + inset.report.size.y, tile.report.size.y];
    for (let i = 0; i < 90; i++) {
      const level = heights[i % heights.length]!;
      const from = at(chance.between(-40, 40), i % 2 === 0 ? level : chance.between(0, 12), chance.between(-40, 40));
      const to = at(chance.between(-40, 40), level, chance.between(-40, 40));
      expect(scene.isBlocked(from, to, () => true)).toBe(scene.isBlocked(to, from, () => true));
    }
    for (const [x, z] of gridOver([-24, -24], [24, 24], 12)) {
      const hit = scene.firstHit(at(x, 20, z), at(x, -1, z), () => true)!;
      expect(20 - 21 * hit.t).toBeGreaterThanOrEqual(tile.topAt(x, z)! - 1e-6);
    }
  });

  test('walls tile by 25.0 mm and floors of another author by 25.4: side by side they leave a step of 0.8 mm per two squares', async () => {
    const [wall, floor] = await Promise.all(
      ['terrain/smooth_wall_2x2.stl', 'terrain/dungeon_stone.circle_cutout.2x2.floor.inch.2x2.stl'].map(
        async (name) => (await sceneOfShared(name)).report.size.x,
      ),
    );
    expect(floor! - wall!).toBeCloseTo(0.8, 1);
  });

  test('no line slips through the seams of the curved wall, and those along them are answered alike both ways', async () => {
    const { mesh, blocks } = await sceneOfShared('terrain/smooth_curved_2x2.stl');
    let seams = 0;
    for (let t = 0; t < mesh.triangles.length / 3; t++) {
      const f = facetOf(mesh, t);
      for (const [a, b] of [
        [0, 3],
        [3, 6],
        [6, 0],
      ] as const) {
        const point = (share: number) =>
          at(
            f[a]! + (f[b]! - f[a]!) * share,
            f[a + 1]! + (f[b + 1]! - f[a + 1]!) * share,
            f[a + 2]! + (f[b + 2]! - f[a + 2]!) * share,
          );
        const [middle, before, behind] = [point(0.5), point(-1), point(2)];
        seams++;
        expect(blocks(before, behind)).toBe(blocks(behind, before));
        // from far outside to the other side, through the middle of the seam
        for (const [x, z] of [
          [1, 0.3],
          [-0.4, 1],
          [0.7, -0.7],
        ] as const) {
          const [near, far] = [
            at(middle.x + 90 * x, middle.y, middle.z + 90 * z),
            at(middle.x - 90 * x, middle.y, middle.z - 90 * z),
          ];
          expect(blocks(near, far)).toBe(blocks(far, near));
          // a finger's breadth lower or higher it is the same wall, unless the line runs along its top or bottom
          if (middle.y > 10 && middle.y < 48)
            expect(blocks(near, far)).toBe(blocks({ ...near, y: near.y + 0.01 }, { ...far, y: far.y + 0.01 }));
        }
      }
    }
    expect(seams).toBe(136 * 3);
  });

  test('the prison wall is open from 9.3 to 40.7 and from 7.5 to 48.9, and shut around that', async () => {
    const wall = await sceneOfShared('terrain/cell_wall_1x2.stl');
    const isOpen = (y: number, z: number) => !wall.blocks(wall.place(-50, y, z), wall.place(80, y, z));
    // 7.5 is the bottom of the joint in its middle, 9.5 that of the flagstones on both sides
    for (const [y, z] of [...gridOver([9.4, 9.6], [40.6, 48.8], 24), [25, 7.6] as const])
      expect(isOpen(y, z), `${y}, ${z}`).toBe(true);
    for (const [y, z] of [
      [9, 30],
      [41, 30],
      [25, 7.4],
    ] as const)
      expect(isOpen(y, z), `${y}, ${z}`).toBe(false);
  });
});

describeWithSharedData('heights to stand on', () => {
  test('who stands on the tower sees who stands before it, and not who stands at its foot', async () => {
    const { mesh, report } = placeMesh(await openSharedMesh('terrain/LargeSquareTower.glb'), { ...AS_IT_IS, scale: 60 })!;
    const tower = await sceneOfShared('terrain/LargeSquareTower.glb', 60);
    const top = tower.topAt(0, 0)!;
    expect(top).toBeGreaterThan(report.size.y * 0.7);
    const piece = pieceFromMesh(mesh, 'mesh', { id: 'tower', name: 'tower', credits: { fileName: '', author: '', licence: '' } });
    const seen = (z: number) => {
      const board = boardOf([piece], [man('A', 0, 0, { y: top }), man('B', 0, z)]);
      const query: SightQuery = {
        from: 'A',
        to: 'B',
        eyes: { kind: 'body', stance: 'standing' },
        target: { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest'] },
        blockers: { terrain: true, models: [], glass: true },
      };
      return findSight(openSpace(board, new Map([['mesh', mesh]])).scene, board, query).whole.atMost;
    };
    expect(seen(58)).toBe(0);
    expect(seen(500)).toBeGreaterThan(0.9);
  });

  test('the building has three storeys, the rubble an uneven top', async () => {
    const house = await openSharedMesh('terrain/no_indices_3storybuilding.glb');
    const heights = house.groups.map(({ name }) => cornersOf(house, name).map(([, y]) => Math.round(y!) + 0));
    expect(heights.map((all) => [Math.min(...all), Math.max(...all)])).toEqual([
      [0, 3],
      [3, 6],
      [6, 9],
    ]);
    const rubble = await sceneOfShared('terrain/rubble_large.glb', 15);
    const tops = new Set(gridOver([-50, -18], [50, 18], 24).map(([x, z]) => Math.round(rubble.topAt(x, z) ?? 0)));
    expect(tops.size).toBeGreaterThan(10);
  });
});

describeWithSharedData('bodies with faults', () => {
  test('a line comes into the sphere through its hole, and nowhere else', async () => {
    const sphere = await sceneOfShared('edge/sphereWithHole.stl', 20);
    const { report } = placeMesh(await openSharedMesh('edge/sphereWithHole.stl'), { ...AS_IT_IS, scale: 20 })!;
    expect(report.open).toBe(9);
    const middle = at(0, 30, 0);
    const edges = new Map<string, readonly number[]>();
    for (let t = 0; t < sphere.mesh.triangles.length; t += 3)
      for (const [i, j] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const [a, b] = [sphere.mesh.triangles[t + i]!, sphere.mesh.triangles[t + j]!];
        const key = a < b ? `${a} ${b}` : `${b} ${a}`;
        if (!edges.delete(key)) edges.set(key, [a]);
      }
    const rim = [...edges.values()].map(([corner]) => [...sphere.mesh.positions.subarray(corner! * 3, corner! * 3 + 3)]);
    expect(rim).toHaveLength(9);
    const chance = chanceOf(9);
    let passed = 0;
    for (let i = 0; i < 200; i++) {
      // towards the hole, and to all sides of it
      const [x, y, z] = [chance.between(-20, 15), chance.between(-15, 15), i % 4 === 0 ? 29 : -29];
      const length = Math.sqrt(x * x + y * y + z * z);
      const out = (radius: number) => at((x / length) * radius, 30 + (y / length) * radius, (z / length) * radius);
      const onBall = out(30);
      const fromRim = Math.min(
        ...rim.map(([a, b, c]) => Math.sqrt((a! - onBall.x) ** 2 + (b! - onBall.y) ** 2 + (c! - onBall.z) ** 2)),
      );
      const passes = !sphere.blocks(middle, out(90));
      if (passes) {
        passed++;
        // a line in through the hole meets the far side from within
        expect(sphere.blocks(out(90), out(-90))).toBe(true);
      }
      if (fromRim > 8) expect(passes).toBe(false);
    }
    expect(passed).toBeGreaterThan(5);
    expect(passed).toBeLessThan(100);
  });

  test('a cube that is there twice is met once, a box with a crack lets nothing through beside it, and a flat triangle is met nowhere', async () => {
    const cube = await sceneOfShared('edge/Cube.obj', 20);
    for (const [x, z] of gridOver([-19, -19], [19, 19], 8)) expect(cube.topAt(x, z)).toBeCloseTo(40, 6);
    const box = await sceneOfShared('edge/boxNotManifold.glb', 400);
    for (const [x, z] of gridOver([-19, -19], [19, 19], 8)) expect(box.topAt(x, z)).toBeCloseTo(40, 3);
    const flat = await sceneOfShared('edge/issue1580-zero-area-triangle.stl', 4);
    for (const [x, z] of gridOver([-19, -19], [19, 19], 8)) expect(Number.isFinite(flat.topAt(x, z))).toBe(true);
  });
});

/** Which cells of a MagicaVoxel file with one model are filled. */
function filledCells(bytes: Uint8Array): ReadonlySet<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = [...new TextDecoder('latin1').decode(bytes).matchAll(/XYZI/g)][0]!.index + 12;
  const count = view.getUint32(start, true);
  return new Set(Array.from({ length: count }, (_, i) => [...bytes.subarray(start + 4 + i * 4, start + 7 + i * 4)].join(' ')));
}

describeWithSharedData('voxels', () => {
  test('in the maze one sees along corridors of one voxel, and no farther than to the next filled one', async () => {
    const cells = filledCells(sharedBytes('voxel/maze.vox'));
    expect(cells.size).toBe(10_990);
    const mesh = placeMesh(await openSharedMesh('voxel/maze.vox'), { ...AS_IT_IS, up: 'z' })!;
    const piece = pieceFromMesh(mesh.mesh, 'mesh', {
      id: 'maze',
      name: 'maze',
      credits: { fileName: '', author: '', licence: '' },
    });
    const { scene } = openSpace(boardOf([piece], []), new Map([['mesh', mesh.mesh]]));
    const all = [...cells].map((cell) => cell.split(' ').map(Number));
    const lo = [0, 1, 2].map((k) => all.reduce((least, cell) => Math.min(least, cell[k]!), 999));
    const hi = all.reduce((most, cell) => Math.max(most, cell[1]!), 0);
    const { min } = mesh.report.box;
    const centre = ([x, y, z]: readonly number[]) =>
      at(min.x + x! - lo[0]! + 0.5, min.y + z! - lo[2]! + 0.5, min.z + (hi - y!) + 0.5);
    const chance = chanceOf(4);
    let free = 0;
    for (let i = 0; i < 600; i++) {
      const from = [0, 1, 2].map((k) => chance.whole(lo[k]!, 99));
      const axis = chance.whole(0, 2);
      const length = chance.whole(2, 12);
      const to = from.map((value, k) => (k === axis ? value + length : value));
      const between = Array.from({ length: length + 1 }, (_, step) =>
        from.map((value, k) => (k === axis ? value + step : value)).join(' '),
      );
      // Within a filled voxel nothing is met that could be looked past.
      if (cells.has(between[0]!) || cells.has(between.at(-1)!)) continue;
      const isFree = !between.some((cell) => cells.has(cell));
      if (isFree) free++;
      expect(!scene.isBlocked(centre(from), centre(to), () => true), `${from} to ${to}`).toBe(isFree);
    }
    expect(free).toBeGreaterThan(50);
  });
});
