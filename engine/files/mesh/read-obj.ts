import { fail, succeed } from '../../outcome/result.ts';
import { textOfUtf8 } from '../utf8.ts';
import { collectBadLines } from './bad-lines.ts';
import { companionNamed } from './companion-named.ts';
import { cutPolygon } from './cut-polygon.ts';
import { gatherMesh } from './gather-mesh.ts';
import { type Companions, type MeshNotice, type MeshReading, MOST_TRIANGLES } from './imported-mesh.ts';
import { plainTextOf } from './plain-text.ts';
import { numberOf } from './words-of-text.ts';

/** What a line of an OBJ file may begin with. */
const KEYWORDS = new Set(
  (
    'v vt vn vp f fo l p o g s mg usemtl mtllib usemap maplib deg bmat step cstype curv curv2 surf parm trim hole scrv sp end con ' +
    'bevel c_interp d_interp lod shadow_obj trace_obj ctech stech call csh'
  ).split(' '),
);

/** How much of a file is looked at to tell what it is. */
const LOOKED_AT = 65_536;

/**
 * Is this an OBJ file? It has no mark of its own: its first lines are comments, or begin with a word of the format, and some of them
 * give a corner or a face.
 */
export function recognisesObj(bytes: Uint8Array): boolean {
  const start = plainTextOf(bytes.subarray(0, LOOKED_AT));
  if (start.some((byte) => byte === 0)) return false;
  let telling = 0;
  let lines = 0;
  for (const { text } of linesOf(start)) {
    if (text === '') continue;
    const [word] = text.split(/\s+/, 1);
    if (!KEYWORDS.has(word!)) return telling > 0 && lines > 3;
    if (/^(?:v|f)\s+[\d.+-]/.test(text) || /^(?:v|f)\s+[+-]?(?:inf|nan)/i.test(text)) telling++;
    if (++lines > 200 && telling > 0) break;
  }
  return telling > 0;
}

/** A line as it is meant: continued ones put together, comments and outer blanks left out. */
interface Line {
  readonly number: number;
  readonly text: string;
}

const HASH = 35;
const BACKSLASH = 92;

function* linesOf(bytes: Uint8Array): Generator<Line> {
  let number = 0;
  let begun = '';
  let first = 0;
  for (let at = 0; at < bytes.length; ) {
    let end = at;
    while (end < bytes.length && bytes[end] !== 10 && bytes[end] !== 13) end++;
    number++;
    let to = end;
    const hash = bytes.subarray(at, end).indexOf(HASH);
    if (hash >= 0) to = at + hash;
    while (to > at && (bytes[to - 1] === 32 || bytes[to - 1] === 9)) to--;
    const continued = hash < 0 && to > at && bytes[to - 1] === BACKSLASH;
    const text = textOfUtf8(bytes.subarray(at, continued ? to - 1 : to));
    if (begun === '') first = number;
    begun = begun === '' ? text : `${begun} ${text}`;
    if (!continued) {
      yield { number: first, text: begun.trim() };
      begun = '';
    }
    at = end + (bytes[end] === 13 && bytes[end + 1] === 10 ? 2 : 1);
  }
  if (begun !== '') yield { number: first, text: begun.trim() };
}

/**
 * What does this OBJ file hold? Objects and groups become parts: a group under its own name, faces before any group under that of the
 * object. Faces of any number of corners are cut into triangles with their dents and holes. Materials are looked at only to name what is
 * missing of them: no shape rests on them.
 * @faults when no face is left
 * @edge a corner whose line cannot be read keeps its number and lies nowhere, so that the others keep theirs; faces that name no corner are
 * left out, both with notices
 */
export function readObj(bytes: Uint8Array, companions: Companions): MeshReading {
  const mesh = gatherMesh('mesh');
  const bad = collectBadLines();
  const materials: string[] = [];
  let object = '';
  let unknown = 0;
  let noTriangles = 0;
  for (const { number, text } of linesOf(plainTextOf(bytes))) {
    if (text === '') continue;
    const words = text.split(/\s+/);
    switch (words[0]) {
      case 'v': {
        const place = words.slice(1, 4).map(numberOf);
        const wrong = place.indexOf(null);
        if (wrong >= 0 || place.length < 3) bad.report(number, words[wrong < 0 ? place.length : wrong + 1]!, 'number');
        const [x, y, z] = wrong < 0 && place.length === 3 ? (place as number[]) : [Number.NaN, Number.NaN, Number.NaN];
        mesh.corner(x!, y!, z!);
        break;
      }
      case 'f':
      case 'fo': {
        const ring = ringOf(words, mesh.corners());
        if (typeof ring === 'string') bad.report(number, ring, 'corner');
        else if (!ring) unknown++;
        else cutPolygon(mesh.positions(), ring, mesh.triangle);
        if (mesh.triangles() > MOST_TRIANGLES) return fail([tooLarge(mesh.triangles())]);
        break;
      }
      case 'o':
        object = words.slice(1).join(' ');
        mesh.part(object);
        break;
      case 'g':
        mesh.part(words.slice(1).join(' ') || object);
        break;
      case 'l':
      case 'p':
      case 'curv':
      case 'curv2':
      case 'surf':
        noTriangles++;
        break;
      case 'mtllib':
        materials.push(...librariesOf(text, companions));
        break;
      default:
        if (!KEYWORDS.has(words[0]!)) bad.report(number, words[0]!, 'f');
    }
  }
  const value = mesh.finish('obj');
  if (!value) return fail([...bad.faults(), { code: 'mesh-file/no-triangles', where: '', fill: {} }]);
  const notices: MeshNotice[] = bad.notices();
  if (unknown > 0) notices.push({ code: 'mesh/faces-unknown', where: '', fill: { count: unknown } });
  if (noTriangles > 0) notices.push({ code: 'mesh/not-triangles', where: '', fill: { count: noTriangles } });
  notices.push(...missingLooks(materials, companions));
  return succeed({ value, faults: notices });
}

const tooLarge = (count: number) => ({
  code: 'mesh-file/too-large' as const,
  where: '',
  fill: { count, most: MOST_TRIANGLES },
});

/** The corners of a face: `7`, `7/1`, `7/1/3` or `-1//2`, counted from 1 or back from the last. A word that is none; null for a corner that is not there. */
function ringOf(words: readonly string[], corners: number): number[] | string | null {
  const ring: number[] = [];
  let known = true;
  for (let i = 1; i < words.length; i++) {
    const found = /^([+-]?\d+)(?:\/[+-]?\d*){0,2}$/.exec(words[i]!);
    if (!found) return words[i]!;
    const index = Number(found[1]);
    const corner = index < 0 ? corners + index : index - 1;
    if (corner < 0 || corner >= corners) known = false;
    ring.push(corner);
  }
  if (ring.length < 3) return words.join(' ');
  return known ? ring : null;
}

/** The material files that a line names: names may hold blanks, so the whole is tried first where such a file is there. */
function librariesOf(line: string, companions: Companions): string[] {
  const whole = line.slice('mtllib'.length).trim();
  if (companionNamed(whole, companions)) return [whole];
  return whole.split(/(?<=\.mtl)\s+/i).filter((name) => name !== '');
}

/** Notices of the material files and of the pictures named in them that did not come along. Nothing of the shape is missing for it. */
function missingLooks(materials: readonly string[], companions: Companions): MeshNotice[] {
  const missing = new Set<string>();
  for (const name of new Set(materials)) {
    const found = companionNamed(name, companions);
    if (!found) missing.add(name);
    else for (const picture of picturesIn(found)) if (!companionNamed(picture, companions)) missing.add(picture);
  }
  return [...missing].map((file) => ({ code: 'mesh/looks-missing', where: '', fill: { file } }));
}

/** The pictures that a material file names; options before a name begin with a dash and take words of their own. */
function picturesIn(bytes: Uint8Array): string[] {
  const pictures: string[] = [];
  for (const { text } of linesOf(plainTextOf(bytes))) {
    const found = /^(?:map_\w+|bump|disp|decal|refl|norm)\s+(.*)$/i.exec(text);
    if (!found) continue;
    const name = found[1]!.replace(/(?:^|\s)-[a-z_]+(?:\s+(?:on|off|[\d.eE+-]+))*(?=\s)/gi, '').trim();
    if (name !== '') pictures.push(name);
  }
  return pictures;
}
