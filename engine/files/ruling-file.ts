import { findBrokenReferences, meshesOf } from '../board/board-check.ts';
import { canonicalText } from '../document/canonical-form.ts';
import type { MeshHash } from '../identity/ids.ts';
import { BrokenInvariant } from '../outcome/broken-invariant.ts';
import type { Fault } from '../outcome/fault.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import { type RecordedRuling, RULING_FORMAT } from '../ruling/recorded-ruling.ts';
import type { MeshLibrary, TriangleMesh } from '../space/triangle-mesh.ts';
import { BOARD_FILE_FAULT_CODES } from './board-file.ts';
import { checkForm, readJson, whereJsonBreaks } from './json-document.ts';
import { migrate, RULING_MIGRATIONS } from './migrations/migrations.ts';
import { findMisspelledNumbers, withoutLeadingZeros } from './number-spelling.ts';
import { packMesh, unpackMesh } from './packed-mesh.ts';
import { rulingFileSchema } from './ruling-schema.ts';
import { type BrokenSeal, findBrokenSeals, sealRuling } from './ruling-seals.ts';

/** What shows that a ruling file is no longer as it was written. The file can be read all the same. */
export const RULING_SEAL_CODES = [
  'ruling/value-changed',
  'ruling/section-changed',
  'ruling/section-added',
  'ruling/section-missing',
  'ruling/seal-changed',
  'ruling/number-respelled',
] as const;
export type RulingSealCode = (typeof RULING_SEAL_CODES)[number];

/** Everything that can keep a ruling file from being read, and what shows that it was changed. */
export const RULING_FILE_FAULT_CODES = [
  'ruling-file/not-a-ruling',
  'ruling-file/page-without-ruling',
  'ruling-file/broken-off',
  'ruling-file/format-unknown',
  'ruling-file/format-too-new',
  ...RULING_SEAL_CODES,
  ...BOARD_FILE_FAULT_CODES,
] as const;
export type RulingFileFaultCode = (typeof RULING_FILE_FAULT_CODES)[number];
type RulingFileFault = Fault<RulingFileFaultCode>;

/** A ruling and the meshes that its board refers to by their hash. */
export interface RulingWithMeshes {
  readonly ruling: RecordedRuling;
  readonly meshes: MeshLibrary;
}

/** A ruling as a file holds it, with everything in the file that is not as it was written. */
export interface ReadRuling extends RulingWithMeshes {
  readonly changes: readonly Fault<RulingSealCode>[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Which ruling does this file hold, and is all of it as it was written? Takes the JSON form and the page form alike.
 * @faults everything that keeps it from being read, after everything that was changed in it: a ruling with a fault is not loaded at all
 * @edge another layout of the same values is no change; a file of an older format is checked as it was written and then brought to the newest
 */
export function readRulingFile(text: string): Result<ReadRuling, readonly RulingFileFault[]> {
  const content = rulingTextIn(text);
  if (content === null) return fail([{ code: 'ruling-file/page-without-ruling', where: '', fill: {} }]);
  const json = readSpelled(content);
  if (!json.ok) return json;
  const file = json.value;
  if (!isRecord(file)) return fail([{ code: 'ruling-file/not-a-ruling', where: '', fill: {} }]);
  if (file.eyeline !== 'ruling') return fail([{ code: 'ruling-file/not-a-ruling', where: 'eyeline', fill: {} }]);
  const format = faultOfFormat(file.format);
  if (format) return fail([format]);

  const changes = findChanges(file, content);
  const now = migrate(file, Number(file.format), RULING_MIGRATIONS, RULING_FORMAT);
  if (!now) throw new BrokenInvariant('a format of rulings that is known cannot be read');
  const form = checkForm(rulingFileSchema, now);
  if (!form.ok) return fail([...changes, ...form.problem]);
  const { eyeline: _eyeline, seals: _seals, meshes: packed, ...ruling } = form.value;

  const faults: RulingFileFault[] = [];
  const meshes = new Map<MeshHash, TriangleMesh>();
  for (const [hash, mesh] of Object.entries(packed)) {
    const unpacked = unpackMesh(mesh, hash, `meshes.${hash}`);
    if (unpacked.ok) meshes.set(hash, unpacked.value);
    else faults.push(...unpacked.problem);
  }
  const present = (hash: MeshHash) => Object.hasOwn(packed, hash);
  const groups = (hash: MeshHash) => packed[hash]?.groups.map((group) => group.name) ?? [];
  for (const fault of findBrokenReferences(ruling.board, present, groups)) {
    faults.push({ ...fault, where: `board.${fault.where}` });
  }
  return faults.length > 0 ? fail([...changes, ...faults]) : succeed({ ruling, meshes, changes });
}

/** The plain value of a ruling's text, also where a changed digit has left a number beginning with 0. */
function readSpelled(content: string): Result<unknown, readonly RulingFileFault[]> {
  const json = readJson(content);
  if (json.ok || json.problem[0]?.code !== 'document/not-json') return json;
  const again = readJson(withoutLeadingZeros(content));
  if (again.ok) return again;
  const broken = whereJsonBreaks(content);
  if (!broken || broken.where === '') return json;
  const { where, line, column } = broken;
  return fail([{ code: 'ruling-file/broken-off', where, fill: { line, column } }]);
}

/** A file of a format that is not known is not looked at any further. */
function faultOfFormat(format: unknown): RulingFileFault | null {
  const isWhole = typeof format === 'number' && Number.isSafeInteger(format);
  if (isWhole && format >= 1 && format <= RULING_FORMAT) return null;
  if (isWhole && format > RULING_FORMAT) {
    return { code: 'ruling-file/format-too-new', where: 'format', fill: { found: format, newest: RULING_FORMAT } };
  }
  const found = JSON.stringify(format) ?? 'nothing';
  return { code: 'ruling-file/format-unknown', where: 'format', fill: { found, newest: RULING_FORMAT } };
}

function findChanges(file: Readonly<Record<string, unknown>>, content: string): readonly Fault<RulingSealCode>[] {
  const broken = findBrokenSeals(file).map(faultOfSeal);
  const named = new Set(broken.map(({ where }) => where));
  const respelled = findMisspelledNumbers(content)
    .filter(({ where }) => !named.has(where))
    .map(({ where, found, value }): Fault<RulingSealCode> => {
      return { code: 'ruling/number-respelled', where, fill: { found, value: String(value) } };
    });
  return [...broken, ...respelled];
}

function faultOfSeal({ kind, where, found }: BrokenSeal): Fault<RulingSealCode> {
  switch (kind) {
    case 'changed':
      return found === ''
        ? { code: 'ruling/section-changed', where, fill: {} }
        : { code: 'ruling/value-changed', where, fill: { found } };
    case 'added':
      return { code: 'ruling/section-added', where, fill: {} };
    case 'missing':
      return { code: 'ruling/section-missing', where, fill: {} };
    case 'seal-changed':
      return { code: 'ruling/seal-changed', where, fill: {} };
  }
}

/**
 * The text of a ruling file: the same bytes for the same ruling, with every section sealed.
 * @breaks when the board refers to a mesh that isn't given
 */
export function writeRulingFile({ ruling, meshes }: RulingWithMeshes): string {
  const packed = Object.fromEntries(
    meshesOf(ruling.board).map((hash) => {
      const mesh = meshes.get(hash);
      if (!mesh) throw new BrokenInvariant(`the ruling refers to mesh ${hash}, which was not given`);
      return [hash, packMesh(mesh)];
    }),
  );
  const file = { eyeline: 'ruling', ...ruling, meshes: packed };
  return canonicalText({ ...file, seals: sealRuling(file) });
}

/** What stands before the ruling in a page that carries one, and after it. */
const PAGE_OPENS = '<script type="application/json" id="eyeline-ruling">';
const PAGE_CLOSES = '</script>';

/**
 * The ruling's text as it may stand in a page: an element that no browser runs and no name in the ruling can close.
 * @example a page of its own: `<!doctype html>…${rulingElement(text)}</html>` is read by `readRulingFile`
 */
export const rulingElement = (text: string): string => PAGE_OPENS + text.replaceAll('<', '\\u003c') + PAGE_CLOSES;

/** The JSON text that a file holds: all of it, or what its page carries; null for a page that carries none. */
function rulingTextIn(text: string): string | null {
  if (!/^\ufeff?\s*</.test(text)) return text;
  const from = text.indexOf(PAGE_OPENS);
  if (from < 0) return null;
  const to = text.indexOf(PAGE_CLOSES, from);
  return to < 0 ? null : text.slice(from + PAGE_OPENS.length, to);
}
