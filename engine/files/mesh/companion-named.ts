import type { Companions } from './imported-mesh.ts';

const lastPart = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/** A name as a file has it: glTF writes blanks as %20. A name with a stray per cent sign is taken as it stands. */
function plainName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Is a file the one that a mesh calls by this name? Folders do not count, and capitals do not: many files were made where they count for nothing. */
export const isNamed = (file: string, name: string): boolean =>
  lastPart(file).toLowerCase() === lastPart(plainName(name)).toLowerCase();

/** The companion that a file calls by this name: as it stands, with its escapes undone, or by its last part alone. */
export function companionNamed(name: string, companions: Companions): Uint8Array | null {
  const plain = plainName(name);
  for (const one of [name, plain]) if (Object.hasOwn(companions, one)) return companions[one]!;
  const names = Object.keys(companions);
  const found = names.find((one) => lastPart(one) === lastPart(plain)) ?? names.find((one) => isNamed(one, plain));
  return found === undefined ? null : companions[found]!;
}
