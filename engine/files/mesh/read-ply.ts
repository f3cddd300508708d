import { fail, succeed } from '../../outcome/result.ts';
import { collectBadLines } from './bad-lines.ts';
import { cutPolygon } from './cut-polygon.ts';
import { gatherMesh, type MeshGathering } from './gather-mesh.ts';
import { type MeshNotice, type MeshReading, MOST_TRIANGLES } from './imported-mesh.ts';
import { type NumberKind, openPlyHeader, type PlyElement, type PlyHeader } from './ply-header.ts';
import { numberOf, wordsOf } from './words-of-text.ts';

export { recognisesPly } from './ply-header.ts';

const BYTES: Readonly<Record<NumberKind, number>> = { i8: 1, u8: 1, i16: 2, u16: 2, i32: 4, u32: 4, f32: 4, f64: 8 };

/** Gives the numbers of the body one by one, whatever they are written in. */
interface NumberSource {
  /** The next number; null where the file ends. */
  next(kind: NumberKind): number | null;
  /** Where the reader is, for a message. */
  where(): string;
}

function textSource(bytes: Uint8Array, header: PlyHeader, bad: ReturnType<typeof collectBadLines>): NumberSource {
  const words = wordsOf(bytes.subarray(header.bodyAt));
  const line = () => header.lines + words.line();
  return {
    next() {
      const word = words.next();
      if (word === null) return null;
      const value = numberOf(word);
      if (value === null) bad.report(line(), word, 'number');
      return value ?? Number.NaN;
    },
    where: () => `line ${line()}`,
  };
}

function byteSource(bytes: Uint8Array, { bodyAt, format }: PlyHeader): NumberSource {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = format === 'binary_little_endian';
  let at = bodyAt;
  const read = (kind: NumberKind): number => {
    switch (kind) {
      case 'i8':
        return view.getInt8(at);
      case 'u8':
        return view.getUint8(at);
      case 'i16':
        return view.getInt16(at, little);
      case 'u16':
        return view.getUint16(at, little);
      case 'i32':
        return view.getInt32(at, little);
      case 'u32':
        return view.getUint32(at, little);
      case 'f32':
        return view.getFloat32(at, little);
      case 'f64':
        return view.getFloat64(at, little);
    }
  };
  return {
    next(kind) {
      if (at + BYTES[kind] > bytes.length) return null;
      const value = read(kind);
      at += BYTES[kind];
      return value;
    },
    where: () => `byte ${at}`,
  };
}

/** What the faces of a file left out. */
interface Left {
  unknown: number;
}

/**
 * What does this PLY file hold? Written as text or as bytes with either end first. Faces of any number of corners are cut into triangles;
 * triangle strips are read as well; colours, normals and whatever else it says of its corners is passed over.
 * @faults when the header makes no sense, the body ends too early, or no face is left; faults of a text file name the line
 * @edge a face that names a corner which is not there is left out with a notice
 */
export function readPly(bytes: Uint8Array): MeshReading {
  const opened = openPlyHeader(bytes);
  if (!opened.ok) return opened;
  const header = opened.value;
  const bad = collectBadLines();
  const isText = header.format === 'ascii';
  const source = isText ? textSource(bytes, header, bad) : byteSource(bytes, header);
  const mesh = gatherMesh('mesh');
  const left: Left = { unknown: 0 };
  for (const element of header.elements) {
    if (element.properties.length === 0) continue;
    if (!readElement(element, source, mesh, left)) {
      return fail([
        ...bad.faults(),
        { code: 'mesh-file/cut-short', where: source.where(), fill: { needed: element.name, found: bytes.length } },
      ]);
    }
    if (mesh.triangles() > MOST_TRIANGLES) {
      return fail([{ code: 'mesh-file/too-large', where: '', fill: { count: mesh.triangles(), most: MOST_TRIANGLES } }]);
    }
  }
  const value = mesh.finish(isText ? 'ply-text' : 'ply-binary');
  if (!value) return fail([...bad.faults(), { code: 'mesh-file/no-triangles', where: '', fill: {} }]);
  const notices: MeshNotice[] = bad.notices();
  if (left.unknown > 0) notices.push({ code: 'mesh/faces-unknown', where: '', fill: { count: left.unknown } });
  return succeed({ value, faults: notices });
}

/** Reads all of one element. False where the file ends within it. */
function readElement(element: PlyElement, source: NumberSource, mesh: MeshGathering, left: Left): boolean {
  const isVertex = element.name === 'vertex';
  const place = [Number.NaN, Number.NaN, Number.NaN];
  for (let i = 0; i < element.count; i++) {
    for (const { kind, name, lengths } of element.properties) {
      if (lengths === null) {
        const value = source.next(kind);
        if (value === null) return false;
        const axis = isVertex ? ['x', 'y', 'z'].indexOf(name) : -1;
        if (axis >= 0) place[axis] = value;
        continue;
      }
      const length = source.next(lengths);
      if (length === null) return false;
      const list: number[] = [];
      for (let k = 0; k < length; k++) {
        const value = source.next(kind);
        if (value === null) return false;
        list.push(value);
      }
      if (/^vertex_ind(?:ex|ices)$/.test(name)) takeList(element.name, list, mesh, left);
    }
    if (isVertex) mesh.corner(place[0]!, place[1]!, place[2]!);
    if (mesh.triangles() > MOST_TRIANGLES) return true;
  }
  return true;
}

function takeList(of: string, list: readonly number[], mesh: MeshGathering, left: Left): void {
  const isThere = (corner: number) => Number.isInteger(corner) && corner >= 0 && corner < mesh.corners();
  if (of === 'tristrips') {
    let run = 0;
    for (let i = 0; i < list.length; i++) {
      // A negative number ends a strip.
      run = list[i]! < 0 ? 0 : run + 1;
      if (run < 3) continue;
      const [a, b, c] = [list[i - 2]!, list[i - 1]!, list[i]!];
      if (![a, b, c].every(isThere)) left.unknown++;
      else if (run % 2 === 1) mesh.triangle(a, b, c);
      else mesh.triangle(b, a, c);
    }
  } else if (of === 'face') {
    if (!list.every(isThere)) left.unknown++;
    else cutPolygon(mesh.positions(), list, mesh.triangle);
  }
}
