import type { Fault } from '../../outcome/fault.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import { textOfUtf8 } from '../utf8.ts';
import type { MeshFaultCode } from './imported-mesh.ts';

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

const wordAt = (bytes: Uint8Array, at: number): number =>
  at + 4 <= bytes.length ? new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0, true) : -1;

/** Does the file begin as a binary glTF does? */
export const isGlb = (bytes: Uint8Array): boolean => wordAt(bytes, 0) === MAGIC;

/** The text and the data of a binary glTF file. @faults when it is of version 1, or shorter than it says */
export function openGlb(
  bytes: Uint8Array,
): Result<{ readonly json: string; readonly binary: Uint8Array | null }, readonly Fault<MeshFaultCode>[]> {
  const version = wordAt(bytes, 4);
  const length = wordAt(bytes, 8);
  const short = (needed: number) =>
    fail([{ code: 'mesh-file/cut-short' as const, where: `byte ${bytes.length}`, fill: { needed, found: bytes.length } }]);
  if (bytes.length < 20) return short(20);
  if (version !== 2) return fail([{ code: 'mesh-file/gltf-version', where: 'byte 4', fill: { found: String(version) } }]);
  if (length > bytes.length) return short(length);
  let json: string | null = null;
  let binary: Uint8Array | null = null;
  for (let at = 12; at + 8 <= length; ) {
    const size = wordAt(bytes, at);
    const kind = wordAt(bytes, at + 4);
    if (at + 8 + size > length) return short(at + 8 + size);
    const content = bytes.subarray(at + 8, at + 8 + size);
    if (kind === JSON_CHUNK) json ??= textOfUtf8(content);
    else if (kind === BINARY_CHUNK) binary ??= content;
    at += 8 + size + ((4 - (size % 4)) % 4);
  }
  if (json === null) return fail([{ code: 'mesh-file/not-json', where: 'byte 12', fill: { line: 1, column: 1 } }]);
  return succeed({ json, binary });
}
