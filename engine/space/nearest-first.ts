/** Things that are taken out the smallest key first. */
export interface NearestFirst<Thing> {
  add(thing: Thing, key: number): void;
  /** The thing with the smallest key, which is then no longer held; null when nothing is held. Of equal keys the one added first. */
  take(): Thing | null;
}

/** A binary heap. */
export function nearestFirst<Thing>(): NearestFirst<Thing> {
  const heap: { readonly thing: Thing; readonly key: number; readonly turn: number }[] = [];
  let turns = 0;
  const comesBefore = (i: number, j: number): boolean => {
    const a = heap[i]!;
    const b = heap[j]!;
    return a.key < b.key || (a.key === b.key && a.turn < b.turn);
  };
  const swap = (i: number, j: number): void => {
    const kept = heap[i]!;
    heap[i] = heap[j]!;
    heap[j] = kept;
  };
  return {
    add(thing, key) {
      heap.push({ thing, key, turn: turns++ });
      let at = heap.length - 1;
      while (at > 0) {
        const above = (at - 1) >> 1;
        if (!comesBefore(at, above)) break;
        swap(at, above);
        at = above;
      }
    },
    take() {
      const first = heap[0];
      const last = heap.pop();
      if (!first || !last) return null;
      if (heap.length === 0) return first.thing;
      heap[0] = last;
      let at = 0;
      for (;;) {
        const left = 2 * at + 1;
        let least = at;
        if (left < heap.length && comesBefore(left, least)) least = left;
        if (left + 1 < heap.length && comesBefore(left + 1, least)) least = left + 1;
        if (least === at) return first.thing;
        swap(at, least);
        at = least;
      }
    },
  };
}
