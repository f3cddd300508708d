import { decode as decodePng } from 'fast-png';
import { decode as decodeTiff } from 'tiff';
import { describe, expect, test } from 'vitest';
import { type Raster, shadeOf, writeGeoTiff, writeRasterPng } from '../../../../engine/index.ts';

const raster: Raster = {
  name: 'map-zone-red-0',
  cell: 25,
  columns: 3,
  rows: 2,
  left: -37.5,
  far: -25,
  values: Float32Array.from([0, 0.25, Number.NaN, 1, 0.5, 0.125]),
};

describe('a raster', () => {
  test('as GeoTIFF is read by another program to the last bit, in its place: east is x, north is away from the near edge', () => {
    const [picture] = decodeTiff(writeGeoTiff(raster));
    expect([picture!.width, picture!.height, picture!.bitsPerSample, picture!.sampleFormat]).toEqual([3, 2, 32, 3]);
    expect([...picture!.data]).toEqual([...raster.values]);
    const tag = (number: number) => [...(picture!.fields.get(number) as number[] | string)];
    expect(tag(33_550)).toEqual([25, 25, 0]);
    expect(tag(33_922)).toEqual([0, 0, 0, -37.5, 25, 0]);
    expect(tag(34_735).slice(0, 8)).toEqual([1, 1, 0, 4, 1024, 0, 1, 32_767]);
    expect(picture!.imageDescription).toContain('map-zone-red-0');
  });

  test('as a picture has a pixel a square, clear where there is no number', () => {
    const { width, height, data } = decodePng(writeRasterPng(raster, 0, 1));
    expect([width, height]).toEqual([3, 2]);
    const pixel = (i: number) => [...data.subarray(4 * i, 4 * i + 4)];
    expect(pixel(0)).toEqual([...shadeOf(0), 255]);
    expect(pixel(3)).toEqual([...shadeOf(1), 255]);
    expect(pixel(2)[3]).toBe(0);
  });

  test('gets darker from the least to the greatest number, so that it can be told without colours', () => {
    const light = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((share) => {
      const [r, g, b] = shadeOf(share);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    });
    expect(light).toEqual(light.toSorted((a, b) => b - a));
  });
});
