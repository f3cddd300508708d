import { beforeAll, expect, test } from 'vitest';
import type { MoveFinding } from '../../../../engine/geometry/movement-queries.ts';
import {
  hashMesh,
  type MeshPlacement,
  openSpace,
  pieceFromMesh,
  placeMesh,
  readMesh,
  type TerrainPiece,
  type TriangleMesh,
} from '../../../../engine/index.ts';
import { type Place, type Walk, type WalkWish, walkAmong } from '../../../support/move-board.ts';
import { describeWithSharedData, sharedBytes } from '../../../support/shared-data.ts';
import { boardOf, man } from '../../../support/sight-board.ts';

interface Imported {
  readonly piece: TerrainPiece;
  readonly meshes: ReadonlyMap<string, TriangleMesh>;
}

async function imported(file: string, up: MeshPlacement['up'], scale: number): Promise<Imported> {
  const reading = await readMesh(sharedBytes(file));
  if (!reading.ok) throw new Error(`${file} cannot be read`);
  const placed = placeMesh(reading.value.value, { unit: 'mm', scale, up, turn: 0, centre: 'plan' });
  if (!placed) throw new Error(`${file} has nothing in it`);
  const { mesh } = placed;
  const hash = hashMesh(mesh);
  const credits = { fileName: file, author: 'others', licence: 'theirs' };
  return { piece: pieceFromMesh(mesh, hash, { id: 'mesh', name: 'mesh', credits }), meshes: new Map([[hash, mesh]]) };
}

const walkIn = ({ piece, meshes }: Imported, wish: WalkWish): Walk => walkAmong([piece], { ...wish, meshes });

describeWithSharedData('ways over meshes that other people made', () => {
  let arch: Imported;
  let stairs: Imported;
  let level: Imported;
  beforeAll(async () => {
    arch = await imported('terrain/smooth_edge_arched_doorway.stl', 'z', 1);
    stairs = await imported('terrain/stairs.glb', 'y', 20);
    level = await imported('terrain/nav_test.glb', 'y', 60);
  });

  test('an arched doorway of 32.8 mm lets a base of 32 mm through and not one of 40, by what is missing', () => {
    const through = (diameter: number) =>
      walkIn(arch, { from: [0, 0, 60], ann: { base: { kind: 'round', diameter } } }).move([0, 0, -60]);
    expect(through(32)).toMatchObject({ barred: null, cost: expect.closeTo(120, 3) });
    expect(through(32.7).barred).toBeNull();
    expect(through(32.9).barred?.hindrance).toMatchObject({ kind: 'in-the-way', by: { piece: 'mesh' } });
    const { barred } = through(40);
    const missing = barred?.hindrance.kind === 'in-the-way' ? barred.hindrance.missing : 0;
    expect(2 * missing).toBeCloseTo(40 - 32.8, 0);
    // one stands in it on its floor
    expect(
      walkIn(arch, {})
        .stands(0, 0)
        .map(({ at: { y }, hindered }) => [Math.round(y * 10) / 10, hindered]),
    ).toEqual([[7.5, []]]);
  });

  test('a flight of stairs is gone up step by step, and as one slope where it is marked as stairs', () => {
    const [bottom, top]: Place[] = [
      [0, 0, 70],
      [0, 80, -38],
    ];
    const bare = walkIn(stairs, { from: bottom! }).move(top!);
    expect(bare.barred).toBeNull();
    expect(bare.up - bare.down).toBeCloseTo(80, 4);
    const [part] = Object.values(stairs.piece.parts);
    const marked: TerrainPiece = { ...stairs.piece, parts: { [part!.id]: { ...part!, stairs: true } } };
    const sloped = walkIn({ ...stairs, piece: marked }, { from: bottom! }).move(top!);
    expect(sloped.barred).toBeNull();
    expect(new Set(sloped.legs.map(({ kind }) => kind))).toEqual(new Set(['walk']));
    expect(sloped.cost).toBeGreaterThan(bare.cost);
  });

  test('a whole level is walked up and down, floor over floor, where a line from above meets it', () => {
    const small = { base: { kind: 'round', diameter: 14 }, body: { ...man('x', 0, 0).body, height: 24 } } as const;
    const policy = { freeStep: 9, climbing: null, headroom: 4 };
    const ways: readonly (readonly Place[])[] = [
      [
        [100, 30.091, -420],
        [440, 13.899, -420],
        [440, 25.527, -340],
        [460, 25.5, -340],
        [460, 53.497, -180],
        [480, 56.301, -180],
        [480, 72.881, -100],
      ],
      [
        [160, 31.684, 40],
        [260, 51.127, 40],
        [260, 152.005, 260],
      ],
      [
        [-180, 157.266, -40],
        [-180, 185.006, 60],
        [-200, 187.192, 60],
        [-200, 217.31, 140],
        [-220, 219.495, 140],
        [-220, 227.025, 160],
      ],
    ];
    const { scene } = openSpace(boardOf([level.piece], []), level.meshes);
    const heightsOf = ({ legs }: MoveFinding) => legs.map(({ to }) => to.y);
    for (const way of ways) {
      const up = walkIn(level, { from: way[0]!, ann: small, policy });
      const there = up.move(...way.slice(1));
      expect(there.barred).toBeNull();
      expect(there.end?.at.y).toBeCloseTo(way.at(-1)![1], 2);
      const back = walkIn(level, { from: way.at(-1)!, ann: small, policy }).move(...[...way].reverse().slice(1));
      expect(back.barred).toBeNull();
      expect(back.cost).toBeCloseTo(there.cost, 4);
      expect(Math.max(...heightsOf(back))).toBeLessThan(way.at(-1)![1] + 1);
      for (const [x, y, z] of way) {
        const hit = scene.firstHit({ x, y: y + 10, z }, { x, y: y - 10, z }, () => true);
        expect(y + 10 - 20 * (hit?.t ?? 0)).toBeCloseTo(y, 2);
        expect(up.stands(x, z).some(({ at }) => Math.abs(at.y - y) < 0.01)).toBe(true);
      }
    }
  });
});
