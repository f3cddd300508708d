import { inflateSync } from 'fflate';
import type { Fault } from '../../outcome/fault.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import { textOfUtf8 } from '../utf8.ts';
import { crc32 } from './crc32.ts';
import type { MeshFaultCode } from './imported-mesh.ts';

/** A file inside an archive. It is unpacked only when it is asked for. */
export interface ArchivedFile {
  readonly name: string;
  /** Its length once it is unpacked, as the archive says. @unit bytes */
  readonly size: number;
  /** @faults when it is locked, damaged, packed in a way we cannot undo, or larger than can be worked with */
  unpack(): Result<Uint8Array, readonly Fault<MeshFaultCode>[]>;
}

/** What all unpacked files of one archive may take together, so that a small file that swells beyond all measure harms nobody. @unit bytes */
export const MOST_UNPACKED = 512 * 1024 * 1024;
/** Packing of this kind shortens nothing to less than a thousandth and a bit: who claims more lies about the length. */
const MOST_SWELLING = 1040;
const MOST_FILES = 20_000;

const FILE_MARK = 0x04034b50;
const ENTRY_MARK = 0x02014b50;
const END_MARK = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;
const LOCKED = 1;

/** Is this a zip archive? @edge one without a file in it is one */
export function isArchive(bytes: Uint8Array): boolean {
  if (bytes.length < END_LENGTH || bytes[0] !== 0x50 || bytes[1] !== 0x4b) return false;
  return (bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6);
}

/** What people did not put there themselves. */
const NOT_MEANT = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$)/i;

/** The files in a zip archive, in their order; folders and what systems leave behind are passed over. @faults when its list is missing or broken */
export function openArchive(bytes: Uint8Array): Result<readonly ArchivedFile[], readonly Fault<MeshFaultCode>[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const damaged = (where: string) => fail([{ code: 'mesh-file/archive-damaged' as const, where, fill: {} }]);
  const end = findEnd(bytes, view);
  if (end < 0) {
    return fail([{ code: 'mesh-file/cut-short', where: `byte ${bytes.length}`, fill: { needed: 'PK', found: bytes.length } }]);
  }
  const count = view.getUint16(end + 10, true);
  if (count > MOST_FILES) return fail([{ code: 'mesh-file/too-large', where: '', fill: { count, most: MOST_FILES } }]);
  const files: ArchivedFile[] = [];
  const budget = { left: MOST_UNPACKED };
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY_MARK) return damaged(`byte ${at}`);
    const nameLength = view.getUint16(at + 28, true);
    const name = textOfUtf8(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/');
    const entry = {
      name,
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    };
    if (!name.endsWith('/') && !NOT_MEANT.test(name)) {
      files.push({ name, size: entry.size, unpack: () => unpack(bytes, view, entry, budget) });
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return succeed(files);
}

/** Where the list of files ends: the mark nearest to the end of the file, behind which only a comment may stand. */
function findEnd(bytes: Uint8Array, view: DataView): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at--) if (view.getUint32(at, true) === END_MARK) return at;
  return -1;
}

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

function unpack(
  bytes: Uint8Array,
  view: DataView,
  { name, flags, method, crc, packed, size, at }: Entry,
  budget: { left: number },
): Result<Uint8Array, readonly Fault<MeshFaultCode>[]> {
  const damaged = () => fail([{ code: 'mesh-file/archive-damaged' as const, where: name, fill: {} }]);
  if (flags & LOCKED) return fail([{ code: 'mesh-file/archive-locked', where: name, fill: {} }]);
  if (method !== STORED && method !== DEFLATED) {
    return fail([{ code: 'mesh-file/archive-method', where: name, fill: { method } }]);
  }
  if (size > budget.left) {
    return fail([{ code: 'mesh-file/swells', where: name, fill: { size, most: MOST_UNPACKED } }]);
  }
  if (at + 30 > bytes.length || view.getUint32(at, true) !== FILE_MARK) return damaged();
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + packed > bytes.length || size > packed * MOST_SWELLING + 64) return damaged();
  const content = bytes.subarray(start, start + packed);
  let whole: Uint8Array;
  try {
    whole = method === STORED ? content : inflateSync(content, { out: new Uint8Array(size) });
  } catch {
    return damaged();
  }
  if (whole.length !== size || crc32(whole) !== crc) return damaged();
  budget.left -= size;
  return succeed(whole);
}
