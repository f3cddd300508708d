import { fail, succeed } from '../../outcome/result.ts';
import type { MeshGroup } from '../../space/triangle-mesh.ts';
import { collectBadLines } from './bad-lines.ts';
import { type MeshNotice, type MeshReading, MOST_TRIANGLES } from './imported-mesh.ts';
import { uniqueName } from './unique-name.ts';
import { isBlank, numberOf, wordsOf } from './words-of-text.ts';

const HEADER = 84;
const FACET = 50;

const countIn = (bytes: Uint8Array): number =>
  bytes.length < HEADER ? -1 : new DataView(bytes.buffer, bytes.byteOffset + 80, 4).getUint32(0, true);

const fitsBinary = (bytes: Uint8Array): boolean => bytes.length >= HEADER && bytes.length === HEADER + FACET * countIn(bytes);

/** Begins with the word `solid` and holds nothing that no text holds. */
function looksLikeText(bytes: Uint8Array): boolean {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (at < bytes.length && isBlank(bytes[at]!)) at++;
  for (const letter of 'solid') if ((bytes[at++]! | 32) !== letter.charCodeAt(0)) return false;
  if (at < bytes.length && !isBlank(bytes[at]!)) return false;
  const end = Math.min(bytes.length, 4096);
  for (let i = at; i < end; i++) if (bytes[i]! < 9) return false;
  return true;
}

/** A count that a file may well have been written with, when its length does not agree with it. */
const isPlausible = (count: number): boolean => count > 0 && count <= 2 * MOST_TRIANGLES;

/**
 * Is this an STL file? Judged by its content: the name says nothing, and many binary files begin with the word `solid`, so the length
 * decides before the words do.
 */
export function recognisesStl(bytes: Uint8Array): boolean {
  return fitsBinary(bytes) || looksLikeText(bytes) || (isPlausible(countIn(bytes)) && !looksLikeOther(bytes));
}

/** How other kinds of files begin, of which a wrong count of facets says nothing: glTF, archives, voxels, PLY, text in UTF-16. */
const OTHER_MARKS = ['glTF', 'PK\x03\x04', 'VOX ', 'ply\n', 'ply\r', '\xff\xfe', '\xfe\xff'];

/** Begins as some other kind of file does, or holds a text where the count should be. */
function looksLikeOther(bytes: Uint8Array): boolean {
  const begins = (mark: string) => [...mark].every((letter, i) => bytes[i] === letter.charCodeAt(0));
  if (OTHER_MARKS.some(begins)) return true;
  const end = Math.min(bytes.length, HEADER);
  for (let i = 80; i < end; i++) if (bytes[i] === 0) return false;
  return true;
}

/**
 * What does this STL file hold? The winding of its facets counts, its stored normals do not: many programs write nonsense there. Each
 * solid of a text file is a group.
 * @faults when it is cut short, holds no facet, or is no STL file; faults of a text file name the line
 * @edge a facet that cannot be read is left out with a notice, unless nothing is left
 */
export function readStl(bytes: Uint8Array): MeshReading {
  if (fitsBinary(bytes)) return readBinary(bytes, countIn(bytes));
  if (looksLikeText(bytes)) return readText(bytes);
  const count = countIn(bytes);
  if (!isPlausible(count)) return fail([{ code: 'mesh-file/not-recognised', where: '', fill: {} }]);
  const needed = HEADER + FACET * count;
  if (bytes.length < needed) {
    return fail([{ code: 'mesh-file/cut-short', where: `byte ${bytes.length}`, fill: { needed, found: bytes.length } }]);
  }
  const extra: MeshNotice = { code: 'mesh/extra-bytes', where: `byte ${needed}`, fill: { count: bytes.length - needed } };
  return readBinary(bytes, count, [extra]);
}

const tooLarge = (count: number) =>
  fail([{ code: 'mesh-file/too-large' as const, where: '', fill: { count, most: MOST_TRIANGLES } }]);

function readBinary(bytes: Uint8Array, count: number, notices: readonly MeshNotice[] = []): MeshReading {
  if (count === 0) return fail([{ code: 'mesh-file/no-triangles', where: '', fill: {} }]);
  if (count > MOST_TRIANGLES) return tooLarge(count);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const positions = new Float64Array(count * 9);
  for (let facet = 0, to = 0; facet < count; facet++) {
    let from = HEADER + facet * FACET + 12;
    for (let i = 0; i < 9; i++, from += 4) positions[to++] = view.getFloat32(from, true);
  }
  const groups = [{ name: 'solid', first: 0, count }];
  return succeed({ value: { kind: 'stl-binary', positions, triangles: inTurn(count), groups }, faults: notices });
}

/** Triangles whose corners lie one after the other. */
const inTurn = (count: number): Uint32Array => Uint32Array.from({ length: count * 3 }, (_, i) => i);

const KEYWORD = /^(?:solid|facet|normal|outer|loop|vertex|endloop|endfacet|endsolid)$/i;

function readText(bytes: Uint8Array): MeshReading {
  const words = wordsOf(bytes);
  const positions: number[] = [];
  const groups: MeshGroup[] = [];
  const names = new Set<string>();
  const bad = collectBadLines();
  const report = (found: string, wanted: string) => bad.report(words.line(), found, wanted);
  /** The solid that is being read: its name and its first triangle. */
  let solid: { name: string; first: number } | null = null;
  const close = () => {
    const count = positions.length / 9 - (solid?.first ?? 0);
    if (solid && count > 0) {
      const name = uniqueName(solid.name || 'solid', names);
      names.add(name);
      groups.push({ name, first: solid.first, count });
    }
    solid = null;
  };
  const facet = new Float64Array(9);

  /** Reads one facet after its word `facet`. Gives the word that must be looked at next, null at the end of the file. */
  const readFacet = (): string | null => {
    let fine = true;
    let word = words.next();
    const expect = (wanted: string) => {
      if (word?.toLowerCase() === wanted) {
        word = words.next();
      } else if (fine) {
        fine = false;
        if (word !== null) report(word, wanted);
      }
    };
    const readNumber = (): number => {
      const value = word === null ? null : numberOf(word);
      if (value === null) {
        if (fine && word !== null) report(word, 'number');
        fine = false;
        return Number.NaN;
      }
      word = words.next();
      return value;
    };
    expect('normal');
    // Whatever the normal says is read past: the winding decides, and some programs write words instead of numbers here.
    while (word !== null && !KEYWORD.test(word)) word = words.next();
    expect('outer');
    expect('loop');
    for (let corner = 0; corner < 3 && fine; corner++) {
      expect('vertex');
      for (let i = 0; i < 3 && fine; i++) facet[corner * 3 + i] = readNumber();
    }
    if (fine && word?.toLowerCase() === 'vertex') {
      fine = false;
      report(word, 'endloop');
    }
    expect('endloop');
    if (fine && word?.toLowerCase() === 'endfacet') {
      for (const value of facet) positions.push(value);
      return words.next();
    }
    if (fine && word !== null) report(word, 'endfacet');
    // What is left of a facet that can't be read is passed over.
    while (word !== null && !/^(?:endfacet|facet|endsolid|solid)$/i.test(word)) word = words.next();
    if (word?.toLowerCase() === 'endfacet') return words.next();
    if (word === null) cutIn = words.line();
    return word;
  };

  let cutIn = 0;
  for (let word = words.next(); word !== null; ) {
    switch (word.toLowerCase()) {
      case 'solid':
        close();
        solid = { name: words.rest(), first: positions.length / 9 };
        word = words.next();
        break;
      case 'facet':
        solid ??= { name: '', first: positions.length / 9 };
        if (positions.length / 9 > MOST_TRIANGLES) return tooLarge(positions.length / 9);
        word = readFacet();
        break;
      case 'endsolid':
        close();
        words.rest();
        word = words.next();
        break;
      default:
        report(word, 'facet');
        // Whatever it is, it is told of once and passed over up to where things make sense again.
        while (word !== null && !/^(?:facet|endsolid|solid)$/i.test(word)) word = words.next();
    }
  }
  const unfinished = solid !== null;
  close();
  const count = positions.length / 9;
  if (cutIn > 0) {
    return fail([
      ...bad.faults(),
      { code: 'mesh-file/cut-short', where: `line ${cutIn}`, fill: { needed: 'endsolid', found: bytes.length } },
    ]);
  }
  if (count === 0) return fail([...bad.faults(), { code: 'mesh-file/no-triangles', where: '', fill: {} }]);
  const notices = bad.notices();
  if (unfinished) notices.push({ code: 'mesh/end-missing', where: `line ${words.line()}`, fill: {} });
  return succeed({
    value: { kind: 'stl-text', positions: Float64Array.from(positions), triangles: inTurn(count), groups },
    faults: notices,
  });
}
