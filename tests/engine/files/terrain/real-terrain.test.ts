import { expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import { agreeTerrain, NOTHING_SAID, pieceFromMesh, type TerrainGuess, understandMesh } from '../../../../engine/index.ts';
import { meshOf } from '../../../support/read-sketch.ts';
import { describeWithSharedData, sharedBytes } from '../../../support/shared-data.ts';
import { boardOf } from '../../../support/sight-board.ts';

/** A file taken as terrain, and how many millimetres a unit of it became. */
async function terrainOf(file: string) {
  const understood = understandMesh(await meshOf(sharedBytes(`terrain/${file}`)), { purpose: 'terrain' })!;
  const { placed, terrain } = understood;
  return { mesh: placed.mesh, terrain: terrain!, perUnit: placed.report.size };
}
const sure = ({ openings }: TerrainGuess) =>
  openings.filter(({ confidence }) => confidence === 'likely').map(({ value }) => value);

describeWithSharedData('what is proposed of terrain that other people made', () => {
  test.each(['wall_window_open.glb'])('%s has its window, 1.35 by 1.30 of its 4 units, 1.30 up', async (file) => {
    const { terrain, perUnit } = await terrainOf(file);
    const unit = perUnit.x / 4;
    const [window, ...others] = sure(terrain);
    expect(others).toEqual([]);
    expect(window).toMatchObject({ kind: 'window', infill: 'nothing', leaf: null });
    const { width, height, centre } = window!.frame;
    expect(width / unit).toBeCloseTo(1.35, 2);
    expect(height / unit).toBeCloseTo(1.3, 2);
    expect((centre.y - height / 2) / unit).toBeCloseTo(1.3, 2);
  });

  test('the doorway has its leaf, which can be opened, and is 1.99 by 2.75 without it', async () => {
    const { mesh, terrain, perUnit } = await terrainOf('wall_doorway.glb');
    const unit = perUnit.x / 4;
    const [door, ...others] = sure(terrain);
    expect(others).toEqual([]);
    expect(door).toMatchObject({ kind: 'door', state: 'closed', leaf: 'wall_doorway_door', wall: 'wall_doorway' });
    expect(Math.abs(door!.frame.width / unit - 1.99)).toBeLessThan(0.02);
    expect(door!.frame.height / unit).toBeCloseTo(2.75, 2);
    const piece = pieceFromMesh(mesh, 'hash', {
      id: 'wall',
      name: 'wall',
      credits: { fileName: 'wall', author: '', licence: '' },
      agreed: agreeTerrain(terrain, NOTHING_SAID),
    });
    const passes = (state: 'open' | 'closed') => {
      const openings = Object.fromEntries(Object.entries(piece.openings).map(([id, one]) => [id, { ...one, state }]));
      const { scene } = openSpace(boardOf([{ ...piece, openings }], []), new Map([['hash', mesh]]));
      return !scene.isBlocked({ x: 1, y: 30, z: 90 }, { x: 1, y: 30, z: -90 }, () => true);
    };
    expect([passes('closed'), passes('open')]).toEqual([false, true]);
  });

  test('the arched doorway is 32.8 wide at half its height, from 10.0 up to its crown at 71.7', async () => {
    const [door, ...others] = sure((await terrainOf('smooth_edge_arched_doorway.stl')).terrain);
    expect(others).toEqual([]);
    expect(door).toMatchObject({ kind: 'door', infill: 'nothing' });
    const { width, height, centre } = door!.frame;
    expect(Math.abs(width - 32.8)).toBeLessThan(0.2);
    expect(Math.abs(centre.y - height / 2 - 10)).toBeLessThan(0.2);
    expect(Math.abs(centre.y + height / 2 - 71.7)).toBeLessThan(0.6);
  });

  test('the prison wall is open above between its posts, 9.3 to 40.7, over the feet of its bars, which reach to 9.5', async () => {
    const { terrain } = await terrainOf('cell_wall_1x2.stl');
    const [gap] = terrain.openings.filter(({ because }) => because.code === 'opening-guess/open-above');
    const { width, height, centre } = gap!.value.frame;
    expect(Math.abs(width - 31.4)).toBeLessThan(0.3);
    expect([centre.z, centre.y + height / 2].map((length) => Math.round(length))).toEqual([0, 49]);
    expect(Math.abs(centre.y - height / 2 - 9.5)).toBeLessThan(0.3);
  });

  test('the barred arch is one opening with bars, and the stairs are eight even steps', async () => {
    const [arch] = sure((await terrainOf('Arch_bars.glb')).terrain);
    expect(arch).toMatchObject({ infill: 'bars', leaf: null });
    const { stairs } = (await terrainOf('stairs.glb')).terrain;
    expect(stairs).toMatchObject([{ confidence: 'likely', value: { steps: 8 } }]);
  });

  test.each([
    'smooth_wall_2x2.stl',
    'pillar.stl',
    'LargeSquareTower.glb',
    'Mountain_Group_2.glb',
    'rubble_large.glb',
    'smooth_floor_2x2.stl',
  ])('nothing is taken for sure in %s, which has no opening', async (file) => {
    expect(sure((await terrainOf(file)).terrain)).toEqual([]);
  });

  // The acceptance of imports: what is proposed is what rays find open, and nothing else is.
  test.each([
    ['wall_window_open.glb', 1],
    ['wall_doorway.glb', 1],
    // 82 % of the rays pass between the bars
    ['Arch_bars.glb', 0.82],
  ] as const)('through %s as many rays pass as its opening lets through, and none beside it', async (file, share) => {
    const { mesh, terrain } = await terrainOf(file);
    const [opening] = sure(terrain);
    const piece = pieceFromMesh(mesh, 'hash', {
      id: 'wall',
      name: 'wall',
      credits: { fileName: file, author: '', licence: '' },
      agreed: agreeTerrain(terrain, NOTHING_SAID),
    });
    const openings = Object.fromEntries(
      Object.entries(piece.openings).map(([id, one]) => [id, { ...one, state: 'open' as const }]),
    );
    const { scene } = openSpace(boardOf([{ ...piece, openings }], []), new Map([['hash', mesh]]));
    const { centre, width, height } = opening!.frame;
    const across = 120;
    let [inside, open, beside, leaks] = [0, 0, 0, 0];
    for (let i = 0; i < across; i++)
      for (let k = 0; k < across; k++) {
        const x = centre.x + ((i + 0.5) / across - 0.5) * width * 1.15;
        const y = centre.y + ((k + 0.5) / across - 0.5) * height * 1.15;
        if (y < 0.1) continue;
        const isIn = Math.abs(x - centre.x) < width / 2 && Math.abs(y - centre.y) < height / 2;
        const isFree = !scene.isBlocked({ x, y, z: 150 }, { x, y, z: -150 }, () => true);
        if (isIn) [inside, open] = [inside + 1, open + (isFree ? 1 : 0)];
        else if (Math.abs(x - centre.x) > width / 2 + 1 && Math.abs(y - centre.y) < height / 4)
          [beside, leaks] = [beside + 1, leaks + (isFree ? 1 : 0)];
      }
    expect(open / inside).toBeGreaterThan(share - 0.06);
    expect(open / inside).toBeLessThanOrEqual(Math.min(1, share + 0.06));
    if (share === 1) expect(leaks / beside).toBe(0);
  });
});
