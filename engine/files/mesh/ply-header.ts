import type { Fault } from '../../outcome/fault.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import type { MeshFaultCode } from './imported-mesh.ts';
import { MOST_TRIANGLES } from './imported-mesh.ts';

export type NumberKind = 'i8' | 'u8' | 'i16' | 'u16' | 'i32' | 'u32' | 'f32' | 'f64';

const KINDS: ReadonlyMap<string, NumberKind> = new Map(
  Object.entries({
    char: 'i8',
    int8: 'i8',
    uchar: 'u8',
    uint8: 'u8',
    short: 'i16',
    int16: 'i16',
    ushort: 'u16',
    uint16: 'u16',
    int: 'i32',
    int32: 'i32',
    uint: 'u32',
    uint32: 'u32',
    float: 'f32',
    float32: 'f32',
    double: 'f64',
    float64: 'f64',
  } as const),
);

const FORMATS = ['ascii', 'binary_little_endian', 'binary_big_endian'] as const;

/** What is said of every thing of one kind: a number, or a list of them with its length before it. */
export interface PlyProperty {
  readonly name: string;
  readonly kind: NumberKind;
  readonly lengths: NumberKind | null;
}

export interface PlyElement {
  readonly name: string;
  readonly count: number;
  readonly properties: readonly PlyProperty[];
}

export interface PlyHeader {
  readonly format: (typeof FORMATS)[number];
  readonly elements: readonly PlyElement[];
  /** The first byte behind the header. */
  readonly bodyAt: number;
  /** How many lines the header has. */
  readonly lines: number;
}

/** Is this a PLY file? Its first line is the word `ply`. */
export const recognisesPly = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x70 && bytes[1] === 0x6c && bytes[2] === 0x79 && (bytes[3] === 10 || bytes[3] === 13);

/** No header of a sound file is longer than this. */
const LONGEST_LINE = 4096;

/**
 * What the header of a PLY file says.
 * @faults with the line that makes no sense, or when the file ends within the header
 * @edge where its lines end with CR LF, the body begins behind the LF; comments may hold any bytes
 */
export function openPlyHeader(bytes: Uint8Array): Result<PlyHeader, readonly Fault<MeshFaultCode>[]> {
  let format: PlyHeader['format'] | null = null;
  const elements: { name: string; count: number; properties: PlyProperty[] }[] = [];
  const bad = (line: number, found: string, wanted: string) =>
    fail([{ code: 'mesh-file/bad-line' as const, where: `line ${line}`, fill: { line, found: found.slice(0, 40), wanted } }]);
  // Lines end with LF, with CR LF (or with either, in files that two programs wrote), or all of them with CR alone.
  const mark = bytes[3] === 13 && bytes[4] !== 10 ? 13 : 10;
  let at = 0;
  for (let line = 1; at < bytes.length; line++) {
    let end = at;
    while (end < bytes.length && bytes[end] !== mark && end - at < LONGEST_LINE) end++;
    if (end >= bytes.length) break;
    const text = String.fromCharCode(...bytes.subarray(at, end))
      .trim()
      .replace(/[^\x20-\x7e]/g, '\ufffd');
    at = end + 1;
    const [word = '', ...rest] = text.split(/\s+/);
    if (word === 'end_header') {
      if (!format) return bad(line, word, 'format');
      return succeed({ format, elements, bodyAt: at, lines: line });
    }
    if (word === 'format') {
      format = FORMATS.find((one) => one === rest[0]) ?? null;
      if (!format) return bad(line, rest[0] ?? '', 'ascii');
    } else if (word === 'element') {
      const count = Number(rest[1]);
      if (!/^\d+$/.test(rest[1] ?? '')) return bad(line, rest[1] ?? '', 'number');
      if (count > MOST_TRIANGLES * 3) {
        return fail([{ code: 'mesh-file/too-large', where: `line ${line}`, fill: { count, most: MOST_TRIANGLES } }]);
      }
      elements.push({ name: rest[0]!, count, properties: [] });
    } else if (word === 'property') {
      const isList = rest[0] === 'list';
      const [lengths, kind, name] = isList
        ? [KINDS.get(rest[1] ?? ''), KINDS.get(rest[2] ?? ''), rest[3]]
        : [null, KINDS.get(rest[0] ?? ''), rest[1]];
      const into = elements.at(-1);
      if (lengths === undefined || !kind || !name || !into) return bad(line, text, 'property');
      into.properties.push({ name, kind, lengths });
    } else if (line > 1 && word !== 'comment' && word !== 'obj_info' && word !== '') return bad(line, word, 'element');
  }
  return fail([
    { code: 'mesh-file/cut-short', where: `byte ${bytes.length}`, fill: { needed: 'end_header', found: bytes.length } },
  ]);
}
