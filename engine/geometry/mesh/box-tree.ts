/**
 * A tree of boxes over a list of boxed things (triangles of a mesh, solids of a board), flat in memory. Nodes lie in the order of a walk that turns
 * to the larger child first, which is likelier to stop a ray; so a walk needs no memory of its own: where a box is passed by, `links[node + 3]` is next.
 * @shape `NODE` numbers a node: middle x y z as f32 and, as an i32, the node after all that is under this one; half the size along x y z as f32 and,
 * as an i32, 0 for an inner node, else its things: see `firstOf` and `countOf`. Nodes are told by where they start. Boxes are rounded outwards
 */
export interface BoxTree {
  readonly bounds: Float32Array;
  /** The same memory. */
  readonly links: Int32Array;
  /** The things in the order of the leaves. */
  readonly order: Uint32Array;
}

/** Numbers a node of a tree takes. */
export const NODE = 8;

const COUNT_BITS = 4;
/** The first thing of a leaf, by its place in the order of the leaves. @shape `things` is the last number of its node */
export const firstOf = (things: number): number => things >> COUNT_BITS;
/** How many things a leaf has. */
export const countOf = (things: number): number => things & 15;

const BINS = 16;
const LARGEST_LEAF = 4;
/** What visiting an inner node costs, in tests of one thing. */
const VISIT_COST = 1;
/** Beyond this depth the tree halves its things by number, so that no input takes long to sort. */
const DEPTH_OF_COST = 64;

/**
 * How much larger than it is every box counts in a walk, as a share of the coordinates involved: some thousand times the rounding error of a
 * change of frame. It costs nothing and means that a walk never loses what the exact test would find.
 */
export const WALK_SLACK = 1e-12;

/**
 * Sorts boxes into a tree whose expected cost for a random ray is small (surface-area heuristic over sixteen bins on each axis).
 * @shape `boxes` holds least x y z, greatest x y z for each thing
 * @edge no boxes give a tree without nodes; things with one and the same centre are halved by number
 */
export function buildBoxTree(boxes: Float64Array, largestLeaf = LARGEST_LEAF): BoxTree {
  const n = boxes.length / 6;
  const order = new Uint32Array(n);
  for (let i = 0; i < n; i++) order[i] = i;
  const buffer = new ArrayBuffer(2 * n * NODE * 4);
  const bounds = new Float32Array(buffer);
  const links = new Int32Array(buffer);
  if (n === 0) return { bounds, links, order };

  const centres = new Float64Array(n * 3);
  for (let i = 0; i < n; i++) {
    centres[3 * i] = (boxes[6 * i]! + boxes[6 * i + 3]!) * 0.5;
    centres[3 * i + 1] = (boxes[6 * i + 1]! + boxes[6 * i + 4]!) * 0.5;
    centres[3 * i + 2] = (boxes[6 * i + 2]! + boxes[6 * i + 5]!) * 0.5;
  }
  const whole = new Float64Array(7);
  const split = makeSplitter(boxes, centres, order, largestLeaf, whole);
  let end = 0;
  // runs that wait: start, end, depth, and for a second child the node that it is a child of
  const waiting: number[] = [0, n, 0, -1];
  while (waiting.length > 0) {
    const parent = waiting.pop()!;
    const depth = waiting.pop()!;
    const last = waiting.pop()!;
    const first = waiting.pop()!;
    const node = end;
    end += NODE;
    if (parent >= 0) links[parent + 3] = node;
    const middle = split(first, last, depth < DEPTH_OF_COST);
    for (let k = 0; k < 3; k++) {
      const middle = Math.fround(whole[k]! + (whole[3 + k]! - whole[k]!) * 0.5);
      const centre = Math.abs(middle) === Infinity ? 0 : middle;
      bounds[node + k] = centre;
      bounds[node + 4 + k] = roundedUp(Math.max(whole[3 + k]! - centre, centre - whole[k]!));
    }
    if (middle < 0) {
      links[node + 7] = (first << COUNT_BITS) | (last - first);
      continue;
    }
    links[node + 7] = 0;
    if (whole[6]! >= 0) waiting.push(middle, last, depth + 1, node, first, middle, depth + 1, -1);
    else waiting.push(first, middle, depth + 1, node, middle, last, depth + 1, -1);
  }
  // inner nodes know their second child so far: it follows the first, and what follows the parent follows it
  const follows = links.slice(0, end);
  follows[3] = end;
  for (let node = 0; node < end; node += NODE) {
    if (links[node + 7] !== 0) continue;
    const second = links[node + 3]!;
    follows[node + NODE + 3] = second;
    follows[second + 3] = follows[node + 3]!;
  }
  return { bounds: new Float32Array(follows.buffer), links: follows, order };
}

/** An f32 not below a positive number that is at most some roundings off. */
function roundedUp(x: number): number {
  const wide = x * (1 + 1e-15);
  const f = Math.fround(wide);
  return f >= wide ? f : Math.fround(f + f * 1.2e-7 + 2e-45);
}

/**
 * Sorts a run of `order` into two and says where the second begins; −1 when the run is best left as a leaf. The box of the whole run is left in
 * `whole`, and behind it by how much the surface of the first part is larger than that of the second. Most runs are short, so that few bins do for them.
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
    whole[6] = 0;
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
          whole[6] = area - rightAreas[bin + 1]!;
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

/**
 * A segment made ready for walks through box trees.
 * @shape half of its way x y z, its middle x y z, the sizes of the half way, these with the slack, the slack of a box along a line square to the
 * segment and an axis, and the slack
 */
export type WalkSegment = Float64Array;

export const makeWalkSegment = (): WalkSegment => new Float64Array(16);

/**
 * Makes a segment ready. `slack` is the distance by which every box is taken to be larger on all sides: with it no rounding loses a box that
 * the segment touches, flat boxes and points included.
 * @shape `ends` holds from x y z and to x y z
 */
export function setWalkSegment(s: WalkSegment, ends: Float64Array, slack: number): void {
  s[15] = slack;
  for (let k = 0; k < 3; k++) {
    s[k] = (ends[3 + k]! - ends[k]!) * 0.5;
    s[3 + k] = (ends[k]! + ends[3 + k]!) * 0.5;
  }
  makeReady(s);
}

/** Lets a segment end sooner, at this share of its way. */
export function endWalkAt(s: WalkSegment, ends: Float64Array, share: number): void {
  for (let k = 0; k < 3; k++) {
    s[k] = (ends[3 + k]! - ends[k]!) * 0.5 * share;
    s[3 + k] = ends[k]! + s[k]!;
  }
  makeReady(s);
}

function makeReady(s: WalkSegment): void {
  const ax = Math.abs(s[0]!);
  const ay = Math.abs(s[1]!);
  const az = Math.abs(s[2]!);
  const slack = s[15]!;
  s[6] = ax;
  s[7] = ay;
  s[8] = az;
  s[9] = ax + slack;
  s[10] = ay + slack;
  s[11] = az + slack;
  s[12] = slack * (ay + az);
  s[13] = slack * (az + ax);
  s[14] = slack * (ax + ay);
}

/**
 * The next leaf whose box a segment touches, from this node on; where there is none, the end of the tree. Box and segment are apart when they are along
 * an axis, or along a line square to the segment and to an axis; that from above is asked first, for it is the likeliest.
 */
export function nextLeaf({ bounds: f, links }: BoxTree, s: WalkSegment, from: number): number {
  const dx = s[0]!;
  const dy = s[1]!;
  const dz = s[2]!;
  const mx = s[3]!;
  const my = s[4]!;
  const mz = s[5]!;
  const ax = s[6]!;
  const ay = s[7]!;
  const az = s[8]!;
  const reachX = s[9]!;
  const reachY = s[10]!;
  const reachZ = s[11]!;
  const slackX = s[12]!;
  const slackY = s[13]!;
  const slackZ = s[14]!;
  const end = links.length;
  let node = from;
  while (node < end) {
    const x = f[node]! - mx;
    const y = f[node + 1]! - my;
    const z = f[node + 2]! - mz;
    const ex = f[node + 4]!;
    const ey = f[node + 5]!;
    const ez = f[node + 6]!;
    // where a number is none, for boxes without end, the box is looked into
    if (
      Math.abs(z * dx - x * dz) > ez * ax + ex * az + slackY ||
      Math.abs(x) > ex + reachX ||
      Math.abs(z) > ez + reachZ ||
      Math.abs(y) > ey + reachY ||
      Math.abs(y * dz - z * dy) > ey * az + ez * ay + slackX ||
      Math.abs(x * dy - y * dx) > ex * ay + ey * ax + slackZ
    ) {
      node = links[node + 3]!;
    } else if (links[node + 7] === 0) node += NODE;
    else return node;
  }
  return end;
}
