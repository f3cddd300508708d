import { fail } from '../../outcome/result.ts';
import { readJson } from '../json-document.ts';
import { isArchive, openArchive } from '../mesh/archive.ts';
import { isNamed } from '../mesh/companion-named.ts';
import type { Companions } from '../mesh/imported-mesh.ts';
import { plainTextOf } from '../mesh/plain-text.ts';
import { textOfUtf8 } from '../utf8.ts';
import type { ForeignBoardKind, ForeignBoardReading } from './foreign-board.ts';
import { isRecord } from './foreign-form.ts';
import { isHeightTable, isPng, isSrtm, isTiff, readHeights } from './height-maps.ts';
import { isFoundryScene, readFoundryScene } from './read-foundry.ts';
import { isTabletopSimulator, readTabletopSimulator } from './read-tabletop-simulator.ts';
import { isUniversalVtt, readUniversalVtt } from './read-universal-vtt.ts';
import { isUniversalVtt2, readUniversalVtt2 } from './read-universal-vtt-2.ts';

/** A file that may be a board of another program. */
export interface ForeignFile {
  /** Its name: what has no mark of its own is only told by its ending. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Endings of the files that boards of other programs come in, for a file dialog. */
export const FOREIGN_BOARD_ENDINGS: readonly string[] = [
  '.dd2vtt',
  '.uvtt',
  '.df2vtt',
  '.dungeondraft_map',
  '.tif',
  '.tiff',
  '.png',
  '.hgt',
  '.raw',
  '.r16',
  '.dat',
  '.asc',
  '.json',
];

const RAW = /\.(?:raw|r16|r8)$/i;
const nameOf = (file: string): string => file.replace(/^.*[/\\]/, '').replace(/\.[^.]+$/, '');

const beginsLikeJson = (bytes: Uint8Array): boolean => /^\s*\{/.test(textOfUtf8(plainTextOf(bytes.subarray(0, 256))));

/** Keys that only files of these kinds have; a mesh in words may name its nodes like that, and says what it is by others. */
const KEYS = /"(?:line_of_sight|format_version|ObjectStates|walls|portals|creation_build)"\s*:/;
const KEYS_OF_MESHES = /"(?:asset|accessors|bufferViews)"\s*:/;

/** Our own boards, which may call a piece "walls"; a map that we wrote holds one, and lines besides. */
const OURS = /"eyeline"\s*:\s*"/;

function mentionsWalls(bytes: Uint8Array): boolean {
  const text = textOfUtf8(plainTextOf(bytes));
  if (OURS.test(text)) return /"line_of_sight"\s*:/.test(text);
  return KEYS.test(text) && !KEYS_OF_MESHES.test(text);
}

/**
 * Is this a board of another program? Judged by what is in it, and by its name only where that is all that tells.
 * @edge a JSON file is looked through for the words of these forms; whether it is whole shows when it is read
 */
export function isForeignBoard({ name, bytes }: ForeignFile): boolean {
  if (isTiff(bytes) || isPng(bytes)) return true;
  if (beginsLikeJson(bytes)) return mentionsWalls(bytes);
  return (isSrtm(bytes) && !/\.(?:stl|ply)$/i.test(name)) || RAW.test(name) || isHeightTable(bytes);
}

/**
 * Which board does this file of another program hold? `companions` are files that came along with it, by name.
 * @faults when it is of no kind we know, broken, empty of everything that counts on a table, or the project of a map maker instead of a map
 */
export async function readForeignBoard(file: ForeignFile, companions: Companions = {}): Promise<ForeignBoardReading> {
  if (file.bytes.length === 0) return fail([{ code: 'document/empty', where: '', fill: {} }]);
  if (isArchive(file.bytes)) return readFromArchive(file.bytes);
  const { name, bytes } = file;
  const heights = kindOfHeights(file);
  if (heights) return readHeights(heights, bytes, nameOf(name));
  if (!beginsLikeJson(bytes)) return fail([{ code: 'foreign-board/not-recognised', where: '', fill: {} }]);
  const json = readJson(textOfUtf8(plainTextOf(bytes)));
  if (!json.ok) return json;
  const { value } = json;
  if (isDungeondraftProject(value)) return describeProject(value);
  if (isUniversalVtt2(value)) return withSense(readUniversalVtt2(value, nameOf(name)));
  if (isUniversalVtt(value)) return withSense(readUniversalVtt(value, nameOf(name)));
  if (isTabletopSimulator(value)) return readTabletopSimulator(value, nameOf(name), companions);
  if (isFoundryScene(value)) return withSense(readFoundryScene(value));
  return fail([{ code: 'foreign-board/not-recognised', where: '', fill: {} }]);
}

/** A map of fewer squares than this, or of more, was measured wrongly; and nothing on it lies farther away. @unit squares */
const SQUARES = [0.1, 10_000] as const;
const FARTHEST = 100_000;

/** Refuses a map whose squares have a length that makes no sense: nothing on it would be where it belongs. */
function withSense(reading: ForeignBoardReading): ForeignBoardReading {
  if (!reading.ok || reading.value.value.holds.layout !== 'grid' || reading.value.value.ours) return reading;
  const { size, walls, doors, slabs, figures } = reading.value.value.holds;
  let reach = 0;
  const within = (...lengths: readonly (number | null)[]) => {
    for (const length of lengths) reach = Math.max(reach, Math.abs(length ?? 0));
  };
  for (const { points, bottom, top } of walls) {
    within(bottom, top);
    for (const { x, z } of points) within(x, z);
  }
  for (const { from, to, bottom, top } of doors) within(from.x, from.z, to.x, to.z, bottom, top);
  for (const { outline, bottom, top } of slabs) {
    within(bottom, top);
    for (const { x, z } of outline) within(x, z);
  }
  for (const { at, on, width, height } of figures) within(at.x, at.z, on, width, height);
  const { width, depth } = size;
  const isSensible = [width, depth].every((side) => side >= SQUARES[0] && side <= SQUARES[1]);
  if (isSensible && reach <= FARTHEST) return reading;
  return fail([{ code: 'foreign-board/size-makes-no-sense', where: '', fill: { width, depth, reach } }]);
}

type HeightKind = Extract<ForeignBoardKind, 'geo-tiff' | 'grey-png' | 'srtm' | 'raw-heights' | 'height-table'>;

function kindOfHeights({ name, bytes }: ForeignFile): HeightKind | null {
  if (isTiff(bytes)) return 'geo-tiff';
  if (isPng(bytes)) return 'grey-png';
  if (beginsLikeJson(bytes)) return null;
  if (RAW.test(name)) return 'raw-heights';
  if (isSrtm(bytes)) return 'srtm';
  return isHeightTable(bytes) ? 'height-table' : null;
}

/** The project of Dungeondraft is no map yet, but everybody has it at hand: it is told what to do with it. */
const isDungeondraftProject = (
  value: unknown,
): value is { header: { creation_build: unknown }; world: Record<string, unknown> } =>
  isRecord(value) && isRecord(value.header) && 'creation_build' in value.header && isRecord(value.world);

function describeProject({ world }: { readonly world: Readonly<Record<string, unknown>> }): ForeignBoardReading {
  const count = (key: string) => (typeof world[key] === 'number' ? world[key] : 0);
  const levels = isRecord(world.levels) ? Object.keys(world.levels).length : 0;
  const fill = { width: count('width'), height: count('height'), levels };
  return fail([{ code: 'foreign-board/dungeondraft-project', where: '', fill }]);
}

/** The one board in an archive, with the shapes that lie beside it there. */
async function readFromArchive(bytes: Uint8Array): Promise<ForeignBoardReading> {
  const opened = openArchive(bytes);
  if (!opened.ok) return opened;
  for (const { name, unpack } of opened.value) {
    if (!FOREIGN_BOARD_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) continue;
    const unpacked = unpack();
    if (!unpacked.ok) return unpacked;
    if (isArchive(unpacked.value) || !isForeignBoard({ name, bytes: unpacked.value })) continue;
    return readForeignBoardWith({ name, bytes: unpacked.value }, async (wanted) => {
      const found = opened.value.find((one) => isNamed(one.name, wanted))?.unpack();
      return found?.ok ? found.value : null;
    });
  }
  return fail([{ code: 'foreign-board/not-recognised', where: '', fill: {} }]);
}

/** Reads a board and fetches the shapes that it turns out to name and not to have. `bring` gives null for what is not there. */
export async function readForeignBoardWith(
  file: ForeignFile,
  bring: (name: string) => Promise<Uint8Array | null>,
): Promise<ForeignBoardReading> {
  const reading = await readForeignBoard(file);
  if (!reading.ok) return reading;
  const companions: Record<string, Uint8Array> = {};
  for (const { code, fill } of reading.value.faults) {
    if (code !== 'foreign-board/mesh-missing') continue;
    const bytes = await bring(String(fill.file));
    if (bytes) companions[String(fill.file)] = bytes;
  }
  return Object.keys(companions).length > 0 ? readForeignBoard(file, companions) : reading;
}
