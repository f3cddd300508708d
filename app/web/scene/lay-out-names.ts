/** A name that wants to hang over a place of the picture. @unit CSS pixels */
export interface HangingName {
  /** The middle of its lower edge, where it hangs by itself. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The heavier one has its place first and is never left out; 0 for a name that only stands there to be read. */
  readonly weight: number;
  /** Of two equally heavy names the nearer has its place first. */
  readonly far: number;
}

/** Between two names. @unit CSS pixels */
const GAP = 3;
/** So many rows up a name may be moved before it is left out. */
const ROWS = { ordinary: 2, heavy: 6 } as const;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** What of a figure should be left free by the names of others. @unit CSS pixels */
const HEAD = { width: 12, height: 18 } as const;

/**
 * How far up each name is moved so that none covers another; null for a name there is no room for. The heads under the names are left free
 * where there is room for that too. Nothing hangs above `ceiling`; a heavy name with no room above its figure hangs below it (a negative lift).
 */
export function layOutNames(names: readonly HangingName[], ceiling = 0): readonly (number | null)[] {
  const heads = names.map(
    ({ x, y }): Box => ({ left: x - HEAD.width / 2, right: x + HEAD.width / 2, top: y + 4, bottom: y + 4 + HEAD.height }),
  );
  const order = names.map((_, index) => index);
  order.sort((a, b) => names[b]!.weight - names[a]!.weight || names[a]!.far - names[b]!.far);
  const taken: Box[] = [];
  const lifts = new Array<number | null>(names.length).fill(null);
  for (const index of order) {
    const { x, y, width, height, weight } = names[index]!;
    const boxAt = (lift: number): Box => ({
      left: x - width / 2,
      right: x + width / 2,
      top: y - lift - height,
      bottom: y - lift,
    });
    const above = Array.from({ length: (weight > 0 ? ROWS.heavy : ROWS.ordinary) + 1 }, (_, row) => row * (height + GAP));
    const below = above.map((row) => -(row + height + 2 * HEAD.height));
    const isFree = (row: number) => taken.every((box) => !overlap(box, boxAt(row)));
    const free = above.filter((row) => boxAt(row).top >= ceiling && isFree(row));
    const inRoom = free.find((row) => heads.every((head) => !overlap(head, boxAt(row)))) ?? free[0];
    const lift = inRoom ?? (weight > 0 ? (below.find(isFree) ?? 0) : null);
    if (lift === null) continue;
    lifts[index] = lift;
    taken.push(boxAt(lift));
  }
  return lifts;
}
