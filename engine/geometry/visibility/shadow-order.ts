import type { FlatShadows } from './flat-shadows.ts';

/** Which shadows count, by their owners. */
export type Taken = (owner: number) => boolean;

/**
 * The shadows of those that count: thing by thing in the order of their nearest corners, so that most of what is hidden is taken by what is nearest; of one
 * thing, what covers much comes first.
 * @shape the shadows of one owner lie side by side
 */
export function nearestFirst({ count, boxes, owners, nearness }: FlatShadows, taken: Taken): readonly number[] {
  const things: { readonly first: number; readonly end: number; readonly nearness: number }[] = [];
  for (let first = 0, end = 0; first < count; first = end) {
    const owner = owners[first]!;
    let nearest = 0;
    for (; end < count && owners[end] === owner; end++) if (nearness[end]! > nearest) nearest = nearness[end]!;
    if (taken(owner)) things.push({ first, end, nearness: nearest });
  }
  things.sort((a, b) => b.nearness - a.nearness || owners[a.first]! - owners[b.first]!);
  const sizes = new Float64Array(count);
  return things.flatMap(({ first, end }) => {
    const own: number[] = [];
    for (let shadow = first; shadow < end; shadow++) {
      const k = 4 * shadow;
      sizes[shadow] = (boxes[k + 2]! - boxes[k]!) * (boxes[k + 3]! - boxes[k + 1]!);
      own.push(shadow);
    }
    return own.sort((a, b) => sizes[b]! - sizes[a]! || a - b);
  });
}

let sizes = new Float64Array(256);

/** The shadows of those that count, what covers much first: it leaves little to cut for the others. */
export function largestFirst({ count, boxes, owners }: FlatShadows, taken: Taken): readonly number[] {
  if (count > sizes.length) sizes = new Float64Array(2 * count);
  const list: number[] = [];
  for (let i = 0; i < count; i++) {
    if (!taken(owners[i]!)) continue;
    sizes[i] = (boxes[4 * i + 2]! - boxes[4 * i]!) * (boxes[4 * i + 3]! - boxes[4 * i + 1]!);
    list.push(i);
  }
  return list.sort((a, b) => sizes[b]! - sizes[a]! || a - b);
}
