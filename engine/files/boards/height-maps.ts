import { decode as decodePng } from 'fast-png';
import type { Fault } from '../../outcome/fault.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import { frameOfPose } from '../../space/frame.ts';
import { numberOf, wordsOf } from '../mesh/words-of-text.ts';
import type {
  ForeignBoardFaultCode,
  ForeignBoardKind,
  ForeignBoardNotice,
  ForeignBoardReading,
  HeightMap,
} from './foreign-board.ts';

/** More heights than this nobody needs under a table, and a small file that claims more would fill the memory. */
export const MOST_HEIGHTS = 36_000_000;

type HeightFault = Fault<ForeignBoardFaultCode>;
type Heights = Result<HeightMap, readonly HeightFault[]>;

const faulty = (
  code: ForeignBoardFaultCode,
  fill: HeightFault['fill'] = {},
): { readonly ok: false; readonly problem: readonly HeightFault[] } => fail([{ code, where: '', fill }]);

/** Fetched with the first picture of its kind, or ahead of it: nobody else needs it. */
const loadTiff = () => import('tiff');

/** Fetches the library that else comes with the first picture that needs it: by then it may be out of reach. */
export async function fetchPictureReaders(): Promise<void> {
  await loadTiff();
}

/** Is this a TIFF picture? */
export const isTiff = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0x49 && bytes[1] === 0x49 && bytes[2] === 0x2a && bytes[3] === 0) ||
  (bytes[0] === 0x4d && bytes[1] === 0x4d && bytes[2] === 0 && bytes[3] === 0x2a);

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Is this a PNG picture? */
export const isPng = (bytes: Uint8Array): boolean => PNG.every((byte, index) => bytes[index] === byte);

/** Sides of the tiles in which the shuttle's heights of the earth are kept: three arc seconds and one. */
const SRTM_SIDES = [1201, 3601];
/** Is this a tile of SRTM? It has no mark but its length. */
export const isSrtm = (bytes: Uint8Array): boolean => SRTM_SIDES.some((side) => bytes.length === side * side * 2);

const SCALE_TAG = 33550;
const KEYS_TAG = 34735;
const PLACE_TAG = 33922;
const VOID_TAG = 42113;
const SIGNED = 2;
const MODEL_KEY = 1024;
const IN_DEGREES = 2;
/** Length of a degree along a meridian. @unit metres */
const DEGREE = 111_320;

const numbersOf = (value: unknown): readonly number[] =>
  value !== null && typeof value === 'object' && 'length' in value ? Array.from(value as ArrayLike<number>) : [];

/** Heights of a GeoTIFF; those said to be unknown are none. Degrees are turned into metres at the latitude of the picture's middle. */
async function heightsOfTiff(bytes: Uint8Array): Promise<Heights> {
  const { decode: decodeTiff } = await loadTiff();
  try {
    const [page] = decodeTiff(bytes, { pages: [0] });
    if (!page) return faulty('foreign-board/picture-unreadable', { message: 'TIFF' });
    const { width, height } = page;
    if (width * height > MOST_HEIGHTS)
      return faulty('foreign-board/too-many-heights', { count: width * height, most: MOST_HEIGHTS });
    const samples = page.data.length / (width * height);
    if (samples !== 1) return faulty('foreign-board/coloured-picture');
    const raw = page.data;
    const signed =
      page.sampleFormat === SIGNED && raw instanceof Uint16Array
        ? new Int16Array(raw.buffer, raw.byteOffset, raw.length)
        : page.sampleFormat === SIGNED && raw instanceof Uint8Array
          ? new Int8Array(raw.buffer, raw.byteOffset, raw.length)
          : raw;
    const unknown = Number.parseFloat(String(page.fields.get(VOID_TAG) ?? ''));
    const heights = Float32Array.from(signed, (value) => (value === unknown || !Number.isFinite(value) ? Number.NaN : value));
    const [x, z] = numbersOf(page.fields.get(SCALE_TAG));
    const known = x !== undefined && z !== undefined && x > 0 && z > 0;
    const spacing = known ? inMetres({ x, z }, page.fields, height) : null;
    return succeed({ layout: 'heights', columns: width, rows: height, heights, spacing });
  } catch (error) {
    return faulty('foreign-board/picture-unreadable', { message: error instanceof Error ? error.message : 'TIFF' });
  }
}

/** Distances between heights in metres, where the picture has them in degrees. */
function inMetres(spacing: { x: number; z: number }, fields: ReadonlyMap<number, unknown>, rows: number) {
  const keys = numbersOf(fields.get(KEYS_TAG));
  const at = keys.findIndex((key, index) => index >= 4 && index % 4 === 0 && key === MODEL_KEY);
  if (at < 0 || keys[at + 3] !== IN_DEGREES) return spacing;
  const north = numbersOf(fields.get(PLACE_TAG))[4] ?? 0;
  return metresOfDegrees(spacing, north - (spacing.z * rows) / 2);
}

/** A degree to the east is shorter the further one is from the equator. */
function metresOfDegrees(spacing: { x: number; z: number }, latitude: number): { x: number; z: number } {
  const { z: axis } = frameOfPose({ at: { x: 0, y: 0, z: 0 }, facing: (latitude * Math.PI) / 180 });
  return { x: spacing.x * DEGREE * Math.max(0.01, axis.z), z: spacing.z * DEGREE };
}

/** The name of the part that a PNG picture begins with, which holds its size. */
const SIZE_PART = 'IHDR';
const LEAST_PNG = 24;

/** Brightness as height, in all the steps that the picture has. */
function heightsOfPng(bytes: Uint8Array): Heights {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < LEAST_PNG || String.fromCharCode(...bytes.subarray(12, 16)) !== SIZE_PART)
      throw new Error(`no ${SIZE_PART}`);
    const claimed = view.getUint32(16) * view.getUint32(20);
    if (claimed > MOST_HEIGHTS) return faulty('foreign-board/too-many-heights', { count: claimed, most: MOST_HEIGHTS });
    const { width, height, data, channels, palette } = decodePng(bytes);
    if (channels > 2 || palette) return faulty('foreign-board/coloured-picture');
    const heights = Float32Array.from({ length: width * height }, (_, i) => data[i * channels]!);
    return succeed({ layout: 'heights', columns: width, rows: height, heights, spacing: null });
  } catch (error) {
    return faulty('foreign-board/picture-unreadable', { message: error instanceof Error ? error.message : 'PNG' });
  }
}

/** What a tile says of a place that the shuttle did not see. */
const SRTM_VOID = -32768;
const LATITUDE = /([ns])(\d{2})[ew]\d{3}/i;

/** A tile of SRTM is one degree wide and high; its name says where it lies. */
function heightsOfSrtm(bytes: Uint8Array, name: string): HeightMap {
  const side = SRTM_SIDES.find((one) => bytes.length === one * one * 2)!;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const heights = Float32Array.from({ length: side * side }, (_, i) => {
    const value = view.getInt16(i * 2);
    return value === SRTM_VOID ? Number.NaN : value;
  });
  const [, half, degrees] = LATITUDE.exec(name) ?? [];
  const latitude = degrees === undefined ? 0 : (half!.toLowerCase() === 's' ? -1 : 1) * Number(degrees) + 0.5;
  const step = 1 / (side - 1);
  const spacing = degrees === undefined ? null : metresOfDegrees({ x: step, z: step }, latitude);
  return { layout: 'heights', columns: side, rows: side, heights, spacing };
}

/** Bytes without any mark: a square of single bytes, or of pairs of them with the lesser first. No length is both. */
function heightsOfRaw(bytes: Uint8Array): Heights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const wide of [1, 2]) {
    const side = Math.round(Math.sqrt(bytes.length / wide));
    if (side < 2 || side * side * wide !== bytes.length) continue;
    const heights = Float32Array.from({ length: side * side }, (_, i) => (wide === 1 ? bytes[i]! : view.getUint16(i * 2, true)));
    return succeed({ layout: 'heights', columns: side, rows: side, heights, spacing: null });
  }
  return faulty('foreign-board/not-a-square', { bytes: bytes.length });
}

/** Does a text begin with rows of numbers and nothing else? */
export function isHeightTable(bytes: Uint8Array): boolean {
  const words = wordsOf(bytes.subarray(0, 4096), '#');
  let count = 0;
  for (let word = words.next(); word !== null && count < 24; word = words.next(), count++) {
    // The last word may be cut off where the look ends; it still begins like a number.
    if (numberOf(word) === null && !/^[+-]?[\d.]+(?:[eE][+-]?)?$/.test(word)) return false;
  }
  return count >= 4;
}

/** Rows of numbers, the first row the farthest; `#` begins a remark. */
function heightsOfTable(bytes: Uint8Array): Heights {
  const words = wordsOf(bytes, '#');
  const heights: number[] = [];
  let columns = 0;
  let rows = 0;
  for (let word = words.next(); word !== null; word = words.next()) {
    let count = 0;
    for (let one: string | null = word; one !== null; one = words.nextInLine()) {
      const height = numberOf(one);
      if (height === null) {
        const line = words.line();
        return fail([{ code: 'foreign-board/not-a-height', where: `line ${line}`, fill: { line, found: one.slice(0, 40) } }]);
      }
      heights.push(height);
      count++;
    }
    if (columns === 0) columns = count;
    const line = words.line();
    if (count !== columns)
      return fail([
        { code: 'foreign-board/row-too-short', where: `line ${line}`, fill: { line, found: count, wanted: columns } },
      ]);
    rows++;
  }
  return succeed({ layout: 'heights', columns, rows, heights: Float32Array.from(heights), spacing: null });
}

type HeightKind = Extract<ForeignBoardKind, 'geo-tiff' | 'grey-png' | 'srtm' | 'raw-heights' | 'height-table'>;

/** Reads heights of one of these kinds. @faults when they are packed in a way we cannot read, or when no height is known at all */
export async function readHeights(kind: HeightKind, bytes: Uint8Array, name: string): Promise<ForeignBoardReading> {
  const read =
    kind === 'geo-tiff'
      ? await heightsOfTiff(bytes)
      : kind === 'grey-png'
        ? heightsOfPng(bytes)
        : kind === 'srtm'
          ? succeed(heightsOfSrtm(bytes, name))
          : kind === 'raw-heights'
            ? heightsOfRaw(bytes)
            : heightsOfTable(bytes);
  if (!read.ok) return read;
  const { heights, columns, rows } = read.value;
  if (columns < 2 || rows < 2) return faulty('foreign-board/nothing-on-it');
  const unknown = heights.reduce((count, height) => count + (Number.isFinite(height) ? 0 : 1), 0);
  if (unknown === heights.length) return faulty('foreign-board/only-voids');
  const notices: ForeignBoardNotice[] = [];
  if (unknown > 0) notices.push({ code: 'foreign-board/voids-filled', where: '', fill: { count: unknown, of: heights.length } });
  if (kind === 'raw-heights') notices.push({ code: 'foreign-board/size-from-length', where: '', fill: { columns, rows } });
  const steps = kind === 'grey-png' || kind === 'raw-heights' ? new Set(heights).size : Number.POSITIVE_INFINITY;
  if (steps <= 256) notices.push({ code: 'foreign-board/steps-of-height', where: '', fill: { count: steps } });
  return succeed({ value: { kind, name, holds: read.value, ours: null }, faults: notices });
}
