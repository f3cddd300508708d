import type { MeshGroup } from '../../space/triangle-mesh.ts';
import type { ImportedMesh } from './imported-mesh.ts';

/**
 * A mesh without some of its parts: of several swords that lie in a file one is held. @edge where nothing would be left, or no part is called
 * so, it stays as it is
 */
export function withoutParts(imported: ImportedMesh, names: readonly string[]): ImportedMesh {
  const kept = imported.groups.filter(({ name }) => !names.includes(name));
  if (kept.length === 0 || kept.length === imported.groups.length) return imported;
  const triangles = new Uint32Array(kept.reduce((sum, { count }) => sum + count, 0) * 3);
  const groups: MeshGroup[] = [];
  let first = 0;
  for (const { name, first: from, count } of kept) {
    triangles.set(imported.triangles.subarray(from * 3, (from + count) * 3), first * 3);
    groups.push({ name, first, count });
    first += count;
  }
  return { ...imported, triangles, groups };
}
