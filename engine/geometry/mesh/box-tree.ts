/**
 * A tree of boxes over a list of boxed things (triangles of a mesh, solids of a board), flat in memory.
 * @shape 32 bytes a node: least x y z as f32 and a link, greatest x y z as f32 and a count. A count of 0 is an inner node whose children are at
 * `link` and `link + 1`; otherwise the node holds `order[link]` to `order[link + count − 1]`. Boxes are rounded outwards
 */
export interface BoxTree {
  readonly nodeCount: number;
  readonly bounds: Float32Array;
  readonly links: Int32Array;
  /** The things in the order of the leaves. */
  readonly order: Uint32Array;
}

const BINS = 16;
const LARGEST_LEAF = 4;
/** What visiting an inner node costs, in tests of one thing. */
const VISIT_COST = 1;
/** Beyond this depth the tree halves its things by number, so that no input makes it deeper than a walk's stack. */
const DEPTH_OF_COST = 64;
/** Room for the deepest tree: each level leaves at most one node waiting. */
export const STACK_SIZE = 256;

/**
 * How much larger than it is every box counts in a walk, as a share of the coordinates involved: some thousand times the rounding error of a
 * change of frame. It costs nothing and means that a walk never loses what the exact test would find.
 */
export const WALK_SLACK = 1e-12;

const GREATEST_SINGLE = 3.4028234663852886e38;

/** An f32 not above `x`, the greatest there is or the one below it. */
function down(x: number): number {
  const f = Math.fround(x);
  if (f <= x) return f;
  return f === Infinity ? GREATEST_SINGLE : Math.fround(f - Math.abs(f) * 1.2e-7 - 2e-45);
}

/**
 * Sorts boxes into a tree whose expected cost for a random ray is small (surface-area heuristic over sixteen bins on each axis).
 * @shape `boxes` holds least x y z, greatest x y z for each thing
 * @edge no boxes give a tree without nodes; things with one and the same centre are halved by number
 */
export function buildBoxTree(boxes: Float64Array, largestLeaf = LARGEST_LEAF): BoxTree {
  const n = boxes.length / 6;
  const order = new Uint32Array(n);
  for (let i = 0; i < n; i++) order[i] = i;
  const buffer = new ArrayBuffer(Math.max(1, 2 * n) * 32);
  const bounds = new Float32Array(buffer);
  const links = new Int32Array(buffer);
  if (n === 0) return { nodeCount: 0, bounds: new Float32Array(0), links: new Int32Array(0), order };

  const centres = new Float64Array(n * 3);
  for (let i = 0; i < n; i++) {
    centres[3 * i] = (boxes[6 * i]! + boxes[6 * i + 3]!) * 0.5;
    centres[3 * i + 1] = (boxes[6 * i + 1]! + boxes[6 * i + 4]!) * 0.5;
    centres[3 * i + 2] = (boxes[6 * i + 2]! + boxes[6 * i + 5]!) * 0.5;
  }
  const whole = new Float64Array(6);
  const split = makeSplitter(boxes, centres, order, largestLeaf, whole);
  let nodeCount = 1;
  const waiting: number[] = [0, 0, n, 0];
  while (waiting.length > 0) {
    const depth = waiting.pop()!;
    const end = waiting.pop()!;
    const start = waiting.pop()!;
    const node = waiting.pop()!;
    const middle = split(start, end, depth < DEPTH_OF_COST);
    for (let k = 0; k < 3; k++) {
      bounds[node * 8 + k] = down(whole[k]!);
      bounds[node * 8 + 4 + k] = -down(-whole[3 + k]!);
    }
    if (middle < 0) {
      links[node * 8 + 3] = start;
      links[node * 8 + 7] = end - start;
      continue;
    }
    const left = nodeCount;
    nodeCount += 2;
    links[node * 8 + 3] = left;
    links[node * 8 + 7] = 0;
    waiting.push(left, start, middle, depth + 1, left + 1, middle, end, depth + 1);
  }
  return { nodeCount, bounds: bounds.slice(0, nodeCount * 8), links: links.slice(0, nodeCount * 8), order };
}

/**
 * Sorts a run of `order` into two and says where the second begins; −1 when the run is best left as a leaf. The box of the whole run is left in
 * `whole`. Most runs are short, so that few bins do for them.
 */
function makeSplitter(boxes: Float64Array, centres: Float64Array, order: Uint32Array, largestLeaf: number, whole: Float64Array) {
  const binBoxes = new Float64Array(BINS * 6);
  const binCounts = new Uint32Array(BINS);
  const rightAreas = new Float64Array(BINS);
  const rightCounts = new Uint32Array(BINS);

  return (start: number, end: number, byCost: boolean): number => {
    const count = end - start;
    let x0 = Infinity;
    let y0 = Infinity;
    let z0 = Infinity;
    let x1 = -Infinity;
    let y1 = -Infinity;
    let z1 = -Infinity;
    let cx0 = Infinity;
    let cy0 = Infinity;
    let cz0 = Infinity;
    let cx1 = -Infinity;
    let cy1 = -Infinity;
    let cz1 = -Infinity;
    for (let i = start; i < end; i++) {
      const b = order[i]! * 6;
      const c = order[i]! * 3;
      if (boxes[b]! < x0) x0 = boxes[b]!;
      if (boxes[b + 1]! < y0) y0 = boxes[b + 1]!;
      if (boxes[b + 2]! < z0) z0 = boxes[b + 2]!;
      if (boxes[b + 3]! > x1) x1 = boxes[b + 3]!;
      if (boxes[b + 4]! > y1) y1 = boxes[b + 4]!;
      if (boxes[b + 5]! > z1) z1 = boxes[b + 5]!;
      const x = centres[c]!;
      const y = centres[c + 1]!;
      const z = centres[c + 2]!;
      if (x < cx0) cx0 = x;
      if (x > cx1) cx1 = x;
      if (y < cy0) cy0 = y;
      if (y > cy1) cy1 = y;
      if (z < cz0) cz0 = z;
      if (z > cz1) cz1 = z;
    }
    whole[0] = x0;
    whole[1] = y0;
    whole[2] = z0;
    whole[3] = x1;
    whole[4] = y1;
    whole[5] = z1;
    if (count <= 1) return -1;
    const wholeArea = (x1 - x0) * (y1 - y0) + (y1 - y0) * (z1 - z0) + (z1 - z0) * (x1 - x0);
    const bins = count < BINS ? BINS / 2 : BINS;
    let bestCost = Infinity;
    let bestAxis = -1;
    let bestPlane = 0;
    for (let axis = 0; byCost && axis < 3; axis++) {
      const least = axis === 0 ? cx0 : axis === 1 ? cy0 : cz0;
      const greatest = axis === 0 ? cx1 : axis === 1 ? cy1 : cz1;
      if (!(greatest > least)) continue;
      const perUnit = (bins * (1 - 1e-6)) / (greatest - least);
      for (let bin = 0; bin < bins; bin++) {
        const at = bin * 6;
        binCounts[bin] = 0;
        binBoxes[at] = Infinity;
        binBoxes[at + 1] = Infinity;
        binBoxes[at + 2] = Infinity;
        binBoxes[at + 3] = -Infinity;
        binBoxes[at + 4] = -Infinity;
        binBoxes[at + 5] = -Infinity;
      }
      for (let i = start; i < end; i++) {
        const thing = order[i]!;
        const bin = ((centres[thing * 3 + axis]! - least) * perUnit) | 0;
        binCounts[bin]!++;
        const b = thing * 6;
        const at = bin * 6;
        if (boxes[b]! < binBoxes[at]!) binBoxes[at] = boxes[b]!;
        if (boxes[b + 1]! < binBoxes[at + 1]!) binBoxes[at + 1] = boxes[b + 1]!;
        if (boxes[b + 2]! < binBoxes[at + 2]!) binBoxes[at + 2] = boxes[b + 2]!;
        if (boxes[b + 3]! > binBoxes[at + 3]!) binBoxes[at + 3] = boxes[b + 3]!;
        if (boxes[b + 4]! > binBoxes[at + 4]!) binBoxes[at + 4] = boxes[b + 4]!;
        if (boxes[b + 5]! > binBoxes[at + 5]!) binBoxes[at + 5] = boxes[b + 5]!;
      }
      let counted = 0;
      let lx = Infinity;
      let ly = Infinity;
      let lz = Infinity;
      let gx = -Infinity;
      let gy = -Infinity;
      let gz = -Infinity;
      for (let bin = bins - 1; bin > 0; bin--) {
        const at = bin * 6;
        if (binCounts[bin]! > 0) {
          if (binBoxes[at]! < lx) lx = binBoxes[at]!;
          if (binBoxes[at + 1]! < ly) ly = binBoxes[at + 1]!;
          if (binBoxes[at + 2]! < lz) lz = binBoxes[at + 2]!;
          if (binBoxes[at + 3]! > gx) gx = binBoxes[at + 3]!;
          if (binBoxes[at + 4]! > gy) gy = binBoxes[at + 4]!;
          if (binBoxes[at + 5]! > gz) gz = binBoxes[at + 5]!;
          counted += binCounts[bin]!;
        }
        rightCounts[bin] = counted;
        rightAreas[bin] = counted > 0 ? (gx - lx) * (gy - ly) + (gy - ly) * (gz - lz) + (gz - lz) * (gx - lx) : 0;
      }
      counted = 0;
      lx = Infinity;
      ly = Infinity;
      lz = Infinity;
      gx = -Infinity;
      gy = -Infinity;
      gz = -Infinity;
      for (let bin = 0; bin < bins - 1; bin++) {
        const at = bin * 6;
        if (binCounts[bin] === 0) continue;
        if (binBoxes[at]! < lx) lx = binBoxes[at]!;
        if (binBoxes[at + 1]! < ly) ly = binBoxes[at + 1]!;
        if (binBoxes[at + 2]! < lz) lz = binBoxes[at + 2]!;
        if (binBoxes[at + 3]! > gx) gx = binBoxes[at + 3]!;
        if (binBoxes[at + 4]! > gy) gy = binBoxes[at + 4]!;
        if (binBoxes[at + 5]! > gz) gz = binBoxes[at + 5]!;
        counted += binCounts[bin]!;
        if (rightCounts[bin + 1] === 0) break;
        const area = (gx - lx) * (gy - ly) + (gy - ly) * (gz - lz) + (gz - lz) * (gx - lx);
        const cost = counted * area + rightCounts[bin + 1]! * rightAreas[bin + 1]!;
        if (cost < bestCost) {
          bestCost = cost;
          bestAxis = axis;
          bestPlane = least + (bin + 1) / perUnit;
        }
      }
    }
    if (count <= largestLeaf && (bestAxis < 0 || bestCost + VISIT_COST * wholeArea >= count * wholeArea)) return -1;
    if (bestAxis >= 0) {
      let left = start;
      let right = end - 1;
      while (left <= right) {
        const thing = order[left]!;
        if (centres[thing * 3 + bestAxis]! < bestPlane) left++;
        else {
          order[left] = order[right]!;
          order[right] = thing;
          right--;
        }
      }
      if (left > start && left < end) return left;
    }
    return (start + end) >> 1;
  };
}

/** The box of one node, taken over into another tree. */
export function nodeFromTree(from: Float32Array, at: number, to: Float32Array, where: number): void {
  for (let k = 0; k < 3; k++) {
    to[where + k] = from[at + k]!;
    to[where + 4 + k] = from[at + 4 + k]!;
  }
}

/**
 * The boxes of a tree whose things have been put elsewhere: the same tree, with boxes as large as they now must be.
 * @shape `boxOf` writes least x y z and greatest x y z of the thing at this place in the order of the leaves
 */
export function refitBoxes(tree: BoxTree, boxOf: (thing: number, into: Float64Array) => void): Float32Array {
  const { nodeCount, links } = tree;
  const bounds = new Float32Array(nodeCount * 8);
  const box = new Float64Array(6);
  // children come after their parents
  for (let node = nodeCount - 1; node >= 0; node--) {
    const at = node * 8;
    const link = links[at + 3]!;
    const count = links[at + 7]!;
    if (count === 0) {
      const a = link * 8;
      const b = a + 8;
      for (let k = 0; k < 3; k++) {
        bounds[at + k] = Math.min(bounds[a + k]!, bounds[b + k]!);
        bounds[at + 4 + k] = Math.max(bounds[a + 4 + k]!, bounds[b + 4 + k]!);
      }
      continue;
    }
    const whole = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    for (let thing = link; thing < link + count; thing++) {
      boxOf(thing, box);
      for (let k = 0; k < 3; k++) {
        whole[k] = Math.min(whole[k]!, box[k]!);
        whole[3 + k] = Math.max(whole[3 + k]!, box[3 + k]!);
      }
    }
    for (let k = 0; k < 3; k++) {
      bounds[at + k] = down(whole[k]!);
      bounds[at + 4 + k] = -down(-whole[3 + k]!);
    }
  }
  return bounds;
}

/** A segment made ready for walks through box trees. `limit` may shrink during a walk: boxes that begin beyond it are skipped. */
export interface Slabs {
  nearX: number;
  nearY: number;
  nearZ: number;
  farX: number;
  farY: number;
  farZ: number;
  perX: number;
  perY: number;
  perZ: number;
  limit: number;
}

export const makeSlabs = (): Slabs => ({
  nearX: 0,
  nearY: 0,
  nearZ: 0,
  farX: 0,
  farY: 0,
  farZ: 0,
  perX: 0,
  perY: 0,
  perZ: 0,
  limit: 1,
});

/**
 * Makes a segment ready. `slack` is the distance by which every box is taken to be larger on all sides: with it no rounding loses a box that
 * the segment touches, flat boxes included, and where a direction is 0 the product of 0 and infinity says "beside the box", rightly.
 */
export function setSlabs(s: Slabs, px: number, py: number, pz: number, qx: number, qy: number, qz: number, slack: number): void {
  s.perX = 1 / (qx - px);
  s.perY = 1 / (qy - py);
  s.perZ = 1 / (qz - pz);
  const wideX = s.perX < 0 ? -slack : slack;
  const wideY = s.perY < 0 ? -slack : slack;
  const wideZ = s.perZ < 0 ? -slack : slack;
  s.nearX = px + wideX;
  s.nearY = py + wideY;
  s.nearZ = pz + wideZ;
  s.farX = px - wideX;
  s.farY = py - wideY;
  s.farZ = pz - wideZ;
  s.limit = 1;
}

/** The nodes that a walk has still to visit, and where each begins. One for each level of trees within trees. */
export interface WalkStack {
  readonly nodes: Int32Array;
  readonly nears: Float64Array;
}

export const makeWalkStack = (): WalkStack => ({
  nodes: new Int32Array(STACK_SIZE),
  nears: new Float64Array(STACK_SIZE),
});

/** Visits the leaves whose boxes a segment touches, roughly from near to far. The slab test is made of comparisons alone. */
export function walkSegment(tree: BoxTree, s: Slabs, stack: WalkStack, visit: (first: number, count: number) => void): void {
  if (tree.nodeCount === 0) return;
  const f = tree.bounds;
  const links = tree.links;
  const { nearX, nearY, nearZ, farX, farY, farZ, perX, perY, perZ } = s;
  const nx = perX < 0 ? 4 : 0;
  const ny = perY < 0 ? 5 : 1;
  const nz = perZ < 0 ? 6 : 2;
  const fx = 4 - nx;
  const fy = 6 - ny;
  const fz = 8 - nz;
  const { nodes, nears } = stack;
  let waiting = 0;
  let node = 0;
  {
    const xn = (f[nx]! - nearX) * perX;
    const xf = (f[fx]! - farX) * perX;
    const yn = (f[ny]! - nearY) * perY;
    const yf = (f[fy]! - farY) * perY;
    const zn = (f[nz]! - nearZ) * perZ;
    const zf = (f[fz]! - farZ) * perZ;
    if (!(xn <= yf && yn <= xf && xn <= zf && zn <= xf && yn <= zf && zn <= yf && xf >= 0 && yf >= 0 && zf >= 0)) return;
    if (!(xn <= s.limit && yn <= s.limit && zn <= s.limit)) return;
  }
  for (;;) {
    const k = node << 3;
    const count = links[k + 7]!;
    if (count > 0) {
      visit(links[k + 3]!, count);
    } else {
      const left = links[k + 3]!;
      const a = left << 3;
      const b = a + 8;
      const limit = s.limit;
      let leftNear = 0;
      let rightNear = 0;
      let hitsLeft = false;
      let hitsRight = false;
      {
        const xn = (f[a + nx]! - nearX) * perX;
        const xf = (f[a + fx]! - farX) * perX;
        const yn = (f[a + ny]! - nearY) * perY;
        const yf = (f[a + fy]! - farY) * perY;
        const zn = (f[a + nz]! - nearZ) * perZ;
        const zf = (f[a + fz]! - farZ) * perZ;
        hitsLeft =
          xn <= yf &&
          yn <= xf &&
          xn <= zf &&
          zn <= xf &&
          yn <= zf &&
          zn <= yf &&
          xf >= 0 &&
          yf >= 0 &&
          zf >= 0 &&
          xn <= limit &&
          yn <= limit &&
          zn <= limit;
        leftNear = xn;
        if (yn > leftNear) leftNear = yn;
        if (zn > leftNear) leftNear = zn;
      }
      {
        const xn = (f[b + nx]! - nearX) * perX;
        const xf = (f[b + fx]! - farX) * perX;
        const yn = (f[b + ny]! - nearY) * perY;
        const yf = (f[b + fy]! - farY) * perY;
        const zn = (f[b + nz]! - nearZ) * perZ;
        const zf = (f[b + fz]! - farZ) * perZ;
        hitsRight =
          xn <= yf &&
          yn <= xf &&
          xn <= zf &&
          zn <= xf &&
          yn <= zf &&
          zn <= yf &&
          xf >= 0 &&
          yf >= 0 &&
          zf >= 0 &&
          xn <= limit &&
          yn <= limit &&
          zn <= limit;
        rightNear = xn;
        if (yn > rightNear) rightNear = yn;
        if (zn > rightNear) rightNear = zn;
      }
      if (hitsLeft) {
        if (!hitsRight) node = left;
        else if (leftNear <= rightNear) {
          nears[waiting] = rightNear;
          nodes[waiting++] = left + 1;
          node = left;
        } else {
          nears[waiting] = leftNear;
          nodes[waiting++] = left;
          node = left + 1;
        }
        continue;
      }
      if (hitsRight) {
        node = left + 1;
        continue;
      }
    }
    do {
      if (waiting === 0) return;
      waiting--;
    } while (nears[waiting]! > s.limit);
    node = nodes[waiting]!;
  }
}
