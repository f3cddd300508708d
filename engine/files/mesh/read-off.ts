import { fail, succeed } from '../../outcome/result.ts';
import { collectBadLines } from './bad-lines.ts';
import { cutPolygon } from './cut-polygon.ts';
import { gatherMesh } from './gather-mesh.ts';
import { type MeshNotice, type MeshReading, MOST_TRIANGLES } from './imported-mesh.ts';
import { plainTextOf } from './plain-text.ts';
import { numberOf, wordsOf } from './words-of-text.ts';

/** What an OFF file begins with: letters before it say that corners have textures, colours or normals, which stand behind their places. */
const HEADER = /^(?:ST)?C?N?OFF$/;

/** Is this an OFF file written as text? Its first word is `OFF`, or that with letters before it. */
export function recognisesOff(bytes: Uint8Array): boolean {
  const first = wordsOf(plainTextOf(bytes.subarray(0, 4096)), '#').next();
  return first !== null && HEADER.test(first);
}

/**
 * What does this OFF file hold? Corners and faces stand one a line; what follows on the line (colours, normals) is passed over.
 * @faults with the lines that make no sense when no face is left, or when the file ends too early
 * @edge a corner whose line cannot be read keeps its number and lies nowhere; a face that names a corner which is not there is left out
 */
export function readOff(bytes: Uint8Array): MeshReading {
  const words = wordsOf(plainTextOf(bytes), '#');
  const bad = collectBadLines();
  words.next();
  const counts = [words.next(), words.next(), words.next()];
  const [corners, faces] = counts.map((word) => (word !== null && /^\d+$/.test(word) ? Number(word) : -1)) as [
    number,
    number,
    number,
  ];
  const short = (needed: string) =>
    fail([
      ...bad.faults(),
      { code: 'mesh-file/cut-short' as const, where: `line ${words.line()}`, fill: { needed, found: bytes.length } },
    ]);
  if (corners < 0 || faces < 0) {
    const found = counts.find((word) => word !== null && !/^\d+$/.test(word));
    if (found === undefined) return short('OFF');
    bad.report(words.line(), found ?? '', 'number');
    return fail(bad.faults());
  }
  if (Math.max(corners / 3, faces) > MOST_TRIANGLES) {
    return fail([{ code: 'mesh-file/too-large', where: '', fill: { count: Math.max(corners, faces), most: MOST_TRIANGLES } }]);
  }

  const mesh = gatherMesh('mesh');
  const place = [0, 0, 0];
  for (let i = 0; i < corners; i++) {
    let fine = true;
    for (let k = 0; k < 3; k++) {
      const word = k === 0 ? words.next() : words.nextInLine();
      if (k === 0 && word === null) return short('vertex');
      const value = word === null ? null : numberOf(word);
      if (value === null && fine) bad.report(words.line(), word ?? '', 'number');
      fine &&= value !== null;
      place[k] = value ?? Number.NaN;
    }
    words.rest();
    if (fine) mesh.corner(place[0]!, place[1]!, place[2]!);
    else mesh.corner(Number.NaN, Number.NaN, Number.NaN);
  }
  let unknown = 0;
  for (let i = 0; i < faces; i++) {
    const first = words.next();
    if (first === null) return short('face');
    const length = /^\d+$/.test(first) ? Number(first) : -1;
    const ring: number[] = [];
    let wrong: string | null = length < 0 ? first : null;
    for (let k = 0; k < length && wrong === null; k++) {
      const word = words.nextInLine();
      if (word !== null && /^\d+$/.test(word)) ring.push(Number(word));
      else wrong = word ?? '';
    }
    if (wrong !== null) bad.report(words.line(), wrong, 'corner');
    else if (ring.some((corner) => corner >= corners)) unknown++;
    else cutPolygon(mesh.positions(), ring, mesh.triangle);
    words.rest();
    if (mesh.triangles() > MOST_TRIANGLES) {
      return fail([{ code: 'mesh-file/too-large', where: '', fill: { count: mesh.triangles(), most: MOST_TRIANGLES } }]);
    }
  }
  const value = mesh.finish('off');
  if (!value) return fail([...bad.faults(), { code: 'mesh-file/no-triangles', where: '', fill: {} }]);
  const notices: MeshNotice[] = bad.notices();
  if (unknown > 0) notices.push({ code: 'mesh/faces-unknown', where: '', fill: { count: unknown } });
  return succeed({ value, faults: notices });
}
