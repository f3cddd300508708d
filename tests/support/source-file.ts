import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';

/** The folder of the checkout. */
export const REPOSITORY = resolve(import.meta.dirname, '../..');

/** One file of the project as text, with its path from the top of the checkout (always with forward slashes). */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export type Parsed = ReturnType<typeof parseSync>;

const parsedFiles = new WeakMap<SourceFile, Parsed>();

/** The syntax tree of a TypeScript file. A file with a syntax error is an error here: a checker must not overlook it. */
export function parse(file: SourceFile): Parsed {
  const known = parsedFiles.get(file);
  if (known) return known;
  const parsed = parseSync(file.path, file.text);
  if (parsed.errors.length > 0) throw new Error(`${file.path} does not parse: ${parsed.errors[0]?.message}`);
  parsedFiles.set(file, parsed);
  return parsed;
}

/** The line, counted from 1, that a place in a file's text lies on. */
export function lineOf(file: SourceFile, place: number): number {
  return file.text.slice(0, place).split('\n').length;
}

/** Every path under a folder of the checkout that is a file; none when there is no such folder. */
export function listPaths(folder: string): string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(folder);
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(REPOSITORY, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
    .sort();
}

function readEntries(folder: string) {
  return readdirSync(join(REPOSITORY, folder), { recursive: true, withFileTypes: true });
}

/** The TypeScript files under the given folders of the checkout. */
export function readSources(...folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap(listPaths)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => ({ path, text: readFileSync(join(REPOSITORY, path), 'utf8') }));
}

/** The folders at the top of the checkout that hold the product: everything but tests, tools, docs and what is generated. */
export function productFolders(): string[] {
  const others = new Set(['node_modules', 'dist', 'coverage', 'docs', 'tests', 'tools']);
  return readdirSync(REPOSITORY, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !others.has(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/** A small project given as text, to show that a checker finds what it is there to find. */
export function sketch(files: Readonly<Record<string, string>>): SourceFile[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}
