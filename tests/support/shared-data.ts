import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';

/**
 * Real files made by other people, which lie beside the checkout and are never part of it. Where they are not there, the tests that need
 * them are skipped and say so.
 */
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'shared', 'data');

export const hasSharedData = existsSync(join(FOLDER, 'manifest.json'));

if (!hasSharedData) console.warn('Tests on real files are skipped: the folder shared/data is not beside the checkout.');

/** A group of tests that needs the real files; skipped, with the reason in its title, where they are not there. */
export const describeWithSharedData = (title: string, tests: () => void): void => {
  if (hasSharedData) describe(title, tests);
  else describe.skip(`${title} (skipped: the folder shared/data is not beside the checkout)`, tests);
};

/** What the list of the files says of one of them; lengths in the file's own units. */
export interface SharedFile {
  readonly file: string;
  readonly companions: readonly string[];
  readonly units: string;
  readonly up: string;
  readonly check: {
    readonly tris?: number;
    readonly lo?: readonly number[];
    readonly hi?: readonly number[];
    readonly size?: readonly number[];
    readonly open?: number;
    readonly flip?: number;
    readonly nonman?: number;
    readonly degen?: number;
    readonly dup?: number;
    readonly comps?: number;
    readonly volume?: number;
    readonly kind?: string;
    readonly unit?: string;
  };
}

/** Every file that the list tells of; none where the files are not there. */
export const sharedFiles: readonly SharedFile[] = hasSharedData
  ? (JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')) as { files: SharedFile[] }).files
  : [];

/** The bytes of one of the files. */
export const sharedBytes = (file: string): Uint8Array => new Uint8Array(readFileSync(join(FOLDER, file)));

/** The files that lie beside one of them and belong to it, by name. */
export function companionsOf(file: SharedFile): Readonly<Record<string, Uint8Array>> {
  const folder = dirname(file.file);
  const found = file.companions.map((name) => [join(folder, name), name].find((path) => existsSync(join(FOLDER, path))));
  return Object.fromEntries(found.flatMap((path) => (path ? [[basename(path), sharedBytes(path)]] : [])));
}
