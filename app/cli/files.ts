import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type Fault, fail, type Result, succeed } from '../../engine/index.ts';
import { fileAt, type Host } from './host.ts';

/** What can be wrong with a file before anybody looks into it. */
export const FILE_CODES = [
  'file/not-there',
  'file/no-folder',
  'file/is-a-folder',
  'file/folder-without-mesh',
  'file/not-allowed',
  'file/cannot-be-read',
  'file/cannot-be-written',
  'file/not-text',
] as const;
export type FileCode = (typeof FILE_CODES)[number];
type FileFault = Fault<FileCode>;

function faultOf(error: unknown, otherwise: FileCode): FileFault {
  const system = error as NodeJS.ErrnoException;
  const code = system.code ?? '';
  if (code === 'ENOENT') return { code: 'file/not-there', where: '', fill: {} };
  if (code === 'EISDIR') return { code: 'file/is-a-folder', where: '', fill: {} };
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return { code: 'file/not-allowed', where: '', fill: {} };
  if (code === '') throw error;
  return { code: otherwise, where: '', fill: { reason: code } };
}

/** The bytes of a file. */
export async function readBytes(host: Host, name: string): Promise<Result<Uint8Array, readonly FileFault[]>> {
  try {
    return succeed(new Uint8Array(await readFile(fileAt(host, name))));
  } catch (error) {
    return fail([faultOf(error, 'file/cannot-be-read')]);
  }
}

/** The text of a file. */
export async function readText(host: Host, name: string): Promise<Result<string, readonly FileFault[]>> {
  const bytes = await readBytes(host, name);
  if (!bytes.ok) return bytes;
  try {
    return succeed(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value));
  } catch {
    return fail([{ code: 'file/not-text', where: '', fill: {} }]);
  }
}

/** Writes a text file whole or not at all. */
export const writeText = (host: Host, name: string, text: string) => write(host, name, text);
/** Writes bytes whole or not at all. */
export const writeBytes = (host: Host, name: string, bytes: Uint8Array) => write(host, name, bytes);

/** What stood there stays until the new file is complete. */
async function write(host: Host, name: string, content: string | Uint8Array): Promise<Result<null, readonly FileFault[]>> {
  const file = fileAt(host, name);
  const beside = `${file}.part`;
  try {
    await writeFile(beside, content);
    await rename(beside, file);
    return succeed(null);
  } catch (error) {
    await rm(beside, { force: true });
    const fault = faultOf(error, 'file/cannot-be-written');
    return fail([fault.code === 'file/not-there' ? { ...fault, code: 'file/no-folder' } : fault]);
  }
}
