import type { Raster } from './raster.ts';

/** What a tag's values are written as, and how many bytes each takes. */
const SHORT = { type: 3, bytes: 2 } as const;
const LONG = { type: 4, bytes: 4 } as const;
const DOUBLE = { type: 12, bytes: 8 } as const;
const ASCII = { type: 2, bytes: 1 } as const;

interface Tag {
  readonly tag: number;
  readonly as: typeof SHORT | typeof LONG | typeof DOUBLE | typeof ASCII;
  readonly values: readonly number[];
}

const HEADER = 8;
/** A plane of its own, in thousandths of a metre: user-defined throughout, as no country's grid has a tabletop in it. */
const USER_DEFINED = 32_767;
const GEO_KEYS = [
  [1, 1, 0, 4],
  // GTModelType, GTRasterType (a number is its whole square), ProjectedCSType, ProjLinearUnits
  [1024, 0, 1, USER_DEFINED],
  [1025, 0, 1, 1],
  [3072, 0, 1, USER_DEFINED],
  [3076, 0, 1, USER_DEFINED],
].flat();

/**
 * A raster as a GeoTIFF that a mapping program puts in its place: one band of 32-bit numbers, not compressed, with the size of a square and the place of its first
 * corner. East is x of the board, north is −z (away from the near edge), both in millimetres; what has no number is nan.
 */
export function writeGeoTiff({ cell, columns, rows, left, far, values, name }: Raster): Uint8Array {
  const text = (words: string): number[] => [
    ...[...words].map((sign) => (sign.charCodeAt(0) < 128 ? sign.charCodeAt(0) : 63)),
    0,
  ];
  const tags = (strip: number): readonly Tag[] => [
    { tag: 256, as: LONG, values: [columns] },
    { tag: 257, as: LONG, values: [rows] },
    { tag: 258, as: SHORT, values: [32] },
    { tag: 259, as: SHORT, values: [1] },
    { tag: 262, as: SHORT, values: [1] },
    { tag: 270, as: ASCII, values: text(name) },
    { tag: 273, as: LONG, values: [strip] },
    { tag: 277, as: SHORT, values: [1] },
    { tag: 278, as: LONG, values: [rows] },
    { tag: 279, as: LONG, values: [values.length * 4] },
    { tag: 284, as: SHORT, values: [1] },
    { tag: 339, as: SHORT, values: [3] },
    // ModelPixelScale, ModelTiepoint, GeoKeyDirectory, and what stands for no number
    { tag: 33_550, as: DOUBLE, values: [cell, cell, 0] },
    { tag: 33_922, as: DOUBLE, values: [0, 0, 0, left, -far, 0] },
    { tag: 34_735, as: SHORT, values: GEO_KEYS },
    { tag: 42_113, as: ASCII, values: text('nan') },
  ];
  const directory = 2 + tags(0).length * 12 + 4;
  const sizeOf = ({ as, values: own }: Tag) => as.bytes * own.length;
  const beside = tags(0).reduce((sum, tag) => sum + (sizeOf(tag) > 4 ? even(sizeOf(tag)) : 0), 0);
  const strip = HEADER + directory + beside;
  const bytes = new Uint8Array(strip + values.length * 4);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0x4949, true);
  view.setUint16(2, 42, true);
  view.setUint32(4, HEADER, true);
  view.setUint16(HEADER, tags(0).length, true);
  let away = HEADER + directory;
  tags(strip).forEach((tag, i) => {
    const at = HEADER + 2 + 12 * i;
    view.setUint16(at, tag.tag, true);
    view.setUint16(at + 2, tag.as.type, true);
    view.setUint32(at + 4, tag.values.length, true);
    const far = sizeOf(tag) > 4;
    if (far) view.setUint32(at + 8, away, true);
    for (const [k, value] of tag.values.entries()) put(view, (far ? away : at + 8) + k * tag.as.bytes, tag.as, value);
    if (far) away += even(sizeOf(tag));
  });
  for (const [i, value] of values.entries()) view.setFloat32(strip + 4 * i, value, true);
  return bytes;
}

const even = (size: number): number => size + (size % 2);

function put(view: DataView, at: number, { type }: Tag['as'], value: number): void {
  if (type === ASCII.type) view.setUint8(at, value);
  else if (type === SHORT.type) view.setUint16(at, value, true);
  else if (type === LONG.type) view.setUint32(at, value, true);
  else view.setFloat64(at, value, true);
}
