import earcut from 'earcut';

/** Which two coordinates a polygon is drawn in: the axis that it faces most is left out, and the order keeps its sense of turning. */
function viewOf(p: Float64Array, ring: readonly number[]): readonly [number, number] {
  let nx = 0;
  let ny = 0;
  let nz = 0;
  ring.forEach((corner, i) => {
    const a = corner * 3;
    const b = ring[(i + 1) % ring.length]! * 3;
    nx += (p[a + 1]! - p[b + 1]!) * (p[a + 2]! + p[b + 2]!);
    ny += (p[a + 2]! - p[b + 2]!) * (p[a]! + p[b]!);
    nz += (p[a]! - p[b]!) * (p[a + 1]! + p[b + 1]!);
  });
  const [x, y, z] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
  if (x >= y && x >= z) return nx >= 0 ? [1, 2] : [2, 1];
  if (y >= z) return ny >= 0 ? [2, 0] : [0, 2];
  return nz >= 0 ? [0, 1] : [1, 0];
}

/**
 * Cuts a polygon of any shape into triangles that turn as it does: dents stay dents, and a hole that is joined to the rim by a cut stays a
 * hole. Every corner becomes a corner of triangles, also one in the middle of a straight edge, so that neighbours still meet edge to edge;
 * such a corner gives a triangle without area, which tidying takes into its neighbour.
 * @shape `ring` holds corner numbers in order; `cut` gets three of them for each triangle
 * @edge a polygon with a corner that lies nowhere is cut like a fan, so that its triangles can be counted; one that crosses itself is
 * filled as far as it can be
 */
export function cutPolygon(
  positions: Float64Array,
  ring: readonly number[],
  cut: (a: number, b: number, c: number) => void,
): void {
  const count = ring.length;
  if (count < 3) return;
  if (count === 3) {
    cut(ring[0]!, ring[1]!, ring[2]!);
    return;
  }
  const fan = (corners: readonly number[]) => {
    for (let i = 1; i + 1 < corners.length; i++) cut(ring[corners[0]!]!, ring[corners[i]!]!, ring[corners[i + 1]!]!);
  };
  const all = ring.map((_, i) => i);
  const [u, v] = viewOf(positions, ring);
  const flat = ring.flatMap((corner) => [positions[corner * 3 + u]!, positions[corner * 3 + v]!]);
  if (!flat.every(Number.isFinite)) {
    fan(all);
    return;
  }
  const turn = (a: number, b: number, c: number): number =>
    (flat[b * 2]! - flat[a * 2]!) * (flat[c * 2 + 1]! - flat[a * 2 + 1]!) -
    (flat[b * 2 + 1]! - flat[a * 2 + 1]!) * (flat[c * 2]! - flat[a * 2]!);
  if (count === 4 && turn(0, 1, 2) > 0 && turn(0, 2, 3) > 0) {
    fan(all);
    return;
  }
  const pieces = earcut(flat);
  for (let i = 0; i < pieces.length; i += 3) {
    const [a, b, c] = [pieces[i]!, pieces[i + 1]!, pieces[i + 2]!];
    if (turn(a, b, c) < 0) cut(ring[a]!, ring[c]!, ring[b]!);
    else cut(ring[a]!, ring[b]!, ring[c]!);
  }
  // The library leaves out corners in the middle of straight edges; what it left out is found by the edges that have no other side.
  for (const loop of loopsOf(openEdges(count, pieces, turn))) {
    const straight = loop.every((corner, i) => i < 2 || turn(loop[0]!, loop[i - 1]!, corner) === 0);
    if (straight || pieces.length === 0) fan(loop);
  }
}

/** The edges of the ring and of the triangles turned about that have no partner: where each leads, by the corner it begins at. */
function openEdges(
  count: number,
  pieces: readonly number[],
  turn: (a: number, b: number, c: number) => number,
): Map<number, number[]> {
  const times = new Map<number, number>();
  const add = (from: number, to: number) => {
    const back = times.get(to * count + from) ?? 0;
    if (back > 0) times.set(to * count + from, back - 1);
    else times.set(from * count + to, (times.get(from * count + to) ?? 0) + 1);
  };
  for (let i = 0; i < count; i++) add(i, (i + 1) % count);
  for (let i = 0; i < pieces.length; i += 3) {
    const [a, b, c] = [pieces[i]!, pieces[i + 1]!, pieces[i + 2]!];
    const [second, third] = turn(a, b, c) < 0 ? [c, b] : [b, c];
    add(second, a);
    add(third, second);
    add(a, third);
  }
  const open = new Map<number, number[]>();
  for (const [key, left] of times) {
    const from = Math.floor(key / count);
    for (let i = 0; i < left; i++) open.set(from, [...(open.get(from) ?? []), key % count]);
  }
  return open;
}

/** Open edges put together to loops, none of which passes a corner twice. As many edges lead to a corner as away from it. */
function loopsOf(open: Map<number, number[]>): number[][] {
  const loops: number[][] = [];
  for (const start of open.keys()) {
    const way = [start];
    const at = new Map([[start, 0]]);
    for (let to = open.get(start)!.pop(); to !== undefined; to = open.get(way.at(-1)!)?.pop()) {
      const seen = at.get(to);
      if (seen === undefined) {
        at.set(to, way.length);
        way.push(to);
        continue;
      }
      const loop = way.splice(seen + 1);
      loops.push([to, ...loop]);
      for (const corner of loop) at.delete(corner);
    }
  }
  return loops;
}
