import { findImports } from './module-imports.ts';
import type { SourceFile } from './source-file.ts';

/**
 * What the files of one folder may import. Paths are folders or files from the top of the checkout; a star stands for one name.
 * A folder may always import itself. The longest row that fits a file is the one that holds.
 */
export interface Layer {
  readonly folder: string;
  readonly imports?: readonly string[];
  /** Of these only types may be imported. */
  readonly types?: readonly string[];
  readonly packages?: readonly string[];
}

const pattern = (path: string) => new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+')}(?=/|$)`);
const lies = (path: string, within: string) => pattern(within).test(path);

/** The row that holds for a file, and the concrete folder it is about (`engine/rulesets/skirmish` for `engine/rulesets/*`). */
export function layerOf(path: string, layers: readonly Layer[]): { layer: Layer; folder: string } | null {
  let best: { layer: Layer; folder: string } | null = null;
  for (const layer of layers) {
    const folder = pattern(layer.folder).exec(path)?.[0];
    if (folder && (!best || layer.folder.length > best.layer.folder.length)) best = { layer, folder };
  }
  return best;
}

const isPackage = (specifier: string, allowed: string) =>
  allowed.endsWith('*')
    ? specifier.startsWith(allowed.slice(0, -1))
    : specifier === allowed || specifier.startsWith(`${allowed}/`);

/** Every import that no row allows, and every file that lies in a folder without a row. Empty when all is as drawn. */
export function checkArrows(files: readonly SourceFile[], layers: readonly Layer[]): string[] {
  return files.flatMap((file) => {
    const here = layerOf(file.path, layers);
    if (!here) return [`${file.path} lies in a folder that has no row in the table of arrows`];
    const { imports = [], types = [], packages = [] } = here.layer;
    return findImports(file).flatMap((arrow) => {
      const place = `${file.path}:${arrow.line}`;
      if (arrow.isPackage) {
        const allowed = packages.some((name) => isPackage(arrow.to, name));
        return allowed ? [] : [`${place} imports the package ${arrow.to}, which ${here.layer.folder} may not`];
      }
      if (lies(arrow.to, here.folder) || imports.some((path) => lies(arrow.to, path))) return [];
      if (types.some((path) => lies(arrow.to, path))) {
        return arrow.isType ? [] : [`${place} imports more than types from ${arrow.to}, which ${here.layer.folder} may not`];
      }
      return [`${place} imports ${arrow.to}, which ${here.layer.folder} may not`];
    });
  });
}
