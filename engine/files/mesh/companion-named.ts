import type { Companions } from './imported-mesh.ts';

const lastPart = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/**
 * The companion that a file calls by this name: as it stands, with its escapes undone, or by its last part alone.
 * @edge where nothing is called just so, capitals do not count: many files were made where they count for nothing
 */
export function companionNamed(name: string, companions: Companions): Uint8Array | null {
  let plain = name;
  try {
    plain = decodeURIComponent(name);
  } catch {
    // A name with a stray per cent sign is taken as it stands.
  }
  for (const one of [name, plain]) if (Object.hasOwn(companions, one)) return companions[one]!;
  const names = Object.keys(companions);
  const last = lastPart(plain);
  const found =
    names.find((one) => lastPart(one) === last) ?? names.find((one) => lastPart(one).toLowerCase() === last.toLowerCase());
  return found === undefined ? null : companions[found]!;
}
