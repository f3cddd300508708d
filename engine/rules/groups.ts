import type { ModelId } from '../identity/ids.ts';

/** The groups that links tie models together in: largest first, of those equally large the one whose first name comes first. */
export function groupsOf(
  models: readonly ModelId[],
  links: readonly { readonly one: ModelId; readonly other: ModelId }[],
): readonly (readonly ModelId[])[] {
  const groups = new Map(models.map((id) => [id, [id]]));
  for (const { one, other } of links) {
    const [into, from] = [groups.get(one), groups.get(other)];
    if (!into || !from || into === from) continue;
    into.push(...from);
    for (const id of from) groups.set(id, into);
  }
  const distinct = [...new Set(groups.values())].map((group) => [...group].sort());
  return distinct.sort((a, b) => b.length - a.length || (a[0]! < b[0]! ? -1 : 1));
}
