import { expect, test } from 'vitest';
import { codesOf, expectSound, heightsOn, made, openShared } from '../../../support/foreign-boards.ts';
import { describeWithSharedData } from '../../../support/shared-data.ts';

describeWithSharedData('height maps', () => {
  const range = (heights: Float32Array) => {
    const known = [...heights].filter(Number.isFinite);
    return [Math.min(...known), Math.max(...known), heights.length - known.length];
  };

  test('elev.tif has 95 × 90 heights up to 547 m, and what lies beyond the border is unknown', async () => {
    const { foreign, notices } = await openShared('heightmaps/elev.tif');
    const map = heightsOn(foreign);
    expect([foreign.kind, map.columns, map.rows]).toEqual(['geo-tiff', 95, 90]);
    const [least, most, unknown] = range(map.heights);
    expect(most).toBe(547);
    expect(least).toBeGreaterThan(100);
    expect(notices.find(({ code }) => code === 'foreign-board/voids-filled')?.fill).toEqual({ count: unknown, of: 8550 });
    // A third of a degree of arc in metres, at 50° of latitude.
    expect(map.spacing!.z).toBeCloseTo(927.7, 0);
    expect(map.spacing!.x / map.spacing!.z).toBeCloseTo(0.6447, 2);
    expectSound(made(foreign));
  });

  test('olinda_dem_utm25s.tif and olinda_16bit.png are the same terrain, from 0 to 88 m, in all its steps', async () => {
    const tiff = heightsOn((await openShared('heightmaps/olinda_dem_utm25s.tif')).foreign);
    const { foreign, notices } = await openShared('heightmaps/olinda_16bit.png');
    const png = heightsOn(foreign);
    expect([tiff.columns, tiff.rows, png.columns, png.rows]).toEqual([111, 111, 111, 111]);
    expect(tiff.spacing!.x).toBeCloseTo(89.994, 3);
    expect(range(tiff.heights)).toEqual([-1, 88, 0]);
    expect(Math.max(...png.heights)).toBe(65535);
    const worst = tiff.heights.reduce(
      (most, height, i) => Math.max(most, Math.abs(Math.max(0, height) - (png.heights[i]! * 88) / 65535)),
      0,
    );
    expect(worst).toBeLessThan(88 / 65535);
    expect(codesOf(notices)).toEqual(['foreign-board/steps-of-height']);
  });

  test('elev.tif and N49E006.hgt are the same terrain, and no void becomes a pit', async () => {
    const { foreign } = await openShared('heightmaps/N49E006.hgt');
    const tile = heightsOn(foreign);
    expect([foreign.kind, tile.columns, tile.rows]).toEqual(['srtm', 1201, 1201]);
    const tiff = heightsOn((await openShared('heightmaps/elev.tif')).foreign);
    // The tile reaches from 49 to 50 degrees north and from 6 to 7 degrees east.
    const step = 1 / 120;
    let met = 0;
    for (let row = 0; row < tiff.rows; row++) {
      for (let column = 0; column < tiff.columns; column++) {
        const east = 5.741666666666666 + (column + 0.5) * step;
        const north = 50.19166666666666 - (row + 0.5) * step;
        const [x, y] = [Math.round((east - 6) * 1200), Math.round((50 - north) * 1200)];
        if (x < 0 || x > 1200 || y < 0 || y > 1200) continue;
        const [height, other] = [tiff.heights[row * tiff.columns + column]!, tile.heights[y * 1201 + x]!];
        if (!Number.isFinite(height) || !Number.isFinite(other)) continue;
        met++;
        expect(Math.abs(height - other)).toBeLessThan(4);
      }
    }
    expect(met).toBeGreaterThan(500);
    const ground = made(foreign, { relief: 30 });
    const heights = [...ground.meshes.values()][0]!.positions.filter((_, i) => i % 3 === 1);
    expect(Math.min(...heights)).toBe(0);
    // The highest place may lie between those that were kept, but never by more than is said.
    const { error } = ground.notices.find(({ code }) => code === 'foreign-board/heights-thinned')!.fill;
    expect(Math.max(...heights)).toBeLessThanOrEqual(31);
    expect(Math.max(...heights)).toBeGreaterThanOrEqual(31 - Number(error));
    expect(ground.notices.find(({ code }) => code === 'foreign-board/heights-thinned')?.fill).toMatchObject({
      columns: 1201,
      rows: 1201,
      kept: 121,
    });
  });

  test('surface.dat, smiley.png and MidhildaMagicCircle.raw have the sizes that the list says', async () => {
    const sizes = await Promise.all(
      ['surface.dat', 'smiley.png', 'MidhildaMagicCircle.raw'].map(async (file) => {
        const { foreign, notices } = await openShared(`heightmaps/${file}`);
        const { columns, rows, heights } = heightsOn(foreign);
        if (foreign.kind === 'height-table') expectSound(made(foreign));
        return [foreign.kind, columns, rows, heights.length, codesOf(notices)];
      }),
    );
    expect(sizes).toEqual([
      ['height-table', 46, 46, 2116, []],
      ['grey-png', 200, 200, 40000, ['foreign-board/steps-of-height']],
      ['raw-heights', 400, 400, 160000, ['foreign-board/size-from-length', 'foreign-board/steps-of-height']],
    ]);
  });
});
