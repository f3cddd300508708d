import { encode } from 'fast-png';
import type { Raster } from './raster.ts';

/** The colours between which a picture shades, from the least number to the greatest: light to dark, told apart by lightness alone as well. @shape r g b */
export const SHADES: readonly (readonly [number, number, number])[] = [
  [243, 240, 228],
  [166, 206, 214],
  [87, 156, 190],
  [42, 98, 153],
  [25, 42, 98],
];

/** The colour of a share of the way from the least to the greatest number. */
export function shadeOf(share: number): readonly [number, number, number] {
  const along = Math.max(0, Math.min(1, share)) * (SHADES.length - 1);
  const i = Math.min(SHADES.length - 2, Math.floor(along));
  const [from, to] = [SHADES[i]!, SHADES[i + 1]!];
  const between = (k: 0 | 1 | 2) => Math.round(from[k] + (to[k] - from[k]) * (along - i));
  return [between(0), between(1), between(2)];
}

/** A raster as a picture, a square a pixel, transparent where there is no number. @shape `greatest`: what is shaded darkest */
export function writeRasterPng({ columns, rows, values }: Raster, least: number, greatest: number): Uint8Array {
  const data = new Uint8Array(columns * rows * 4);
  for (const [i, value] of values.entries()) {
    if (Number.isNaN(value)) continue;
    const [r, g, b] = shadeOf(greatest > least ? (value - least) / (greatest - least) : 0);
    data.set([r, g, b, 255], 4 * i);
  }
  return encode({ width: columns, height: rows, data, channels: 4, depth: 8 });
}
