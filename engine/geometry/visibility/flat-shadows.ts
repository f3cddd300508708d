import { EYE_MARGIN, LINE_NOISE, SLIVER } from '../../space/tolerance.ts';
import { grownArray } from './grown-array.ts';
import type { ImageFrame } from './image-frame.ts';
import type { SightPyramid } from './sight-pyramid.ts';

/**
 * What is in the way of a look, as bare numbers: for shares alone, of which many are asked. The same half-planes, planes and boxes as `Occluder`,
 * without saying what hides.
 */
export interface FlatShadows {
  /** How many there are. */
  readonly count: number;
  /** Where the half-planes of each start in `halves`, in half-planes; one more at the end. */
  readonly starts: Int32Array;
  /** Where the rim of each starts in `edges`, in edges; one more at the end. A shadow has half-planes or a rim: what the rim goes round is covered. */
  readonly rims: Int32Array;
  /** @shape x y of the start, x y of the end of each edge, in the picture */
  readonly edges: Float64Array;
  /** @shape a, b, c of each half-plane: inside is a·x + b·y + c ≥ 0 */
  readonly halves: Float64Array;
  /** @shape least x y, greatest x y of each, in the picture */
  readonly boxes: Float64Array;
  /** @shape x, y and c of each one's inverse depth */
  readonly planes: Float64Array;
  /** 1: surely before all of the target. 0: to be compared with each of its surfaces. */
  readonly isBefore: Uint8Array;
  /** Which thing each belongs to, as it was told to the collector. */
  readonly owners: Int32Array;
  /** How near to the eye each one's nearest corner is: one over its depth. */
  readonly nearness: Float64Array;
}

/** Collects what is in the way of one look after another, in room that grows and is used again. */
export interface ShadowCollector {
  /** Begins a look. @shape `target` holds x y z of each corner of the target @frame board */
  begin(frame: ImageFrame, pyramid: SightPyramid, target: Float64Array): void;
  /** Takes in a flat convex face of a thing. @frame board @shape x y z of each corner */
  add(corners: Float64Array, count: number, owner: number): void;
  /** Where a triangle lies. @shape as `ShadowVisitor.place` */
  place(corners: Float64Array): 'before' | 'nowhere' | 'among';
  /** Takes in the rim of a solid that is surely before all of the target. @frame board @shape as `ShadowVisitor.outline` */
  addRim(edges: Float64Array, count: number, owner: number): void;
  /** What was taken in since `begin`. It is overwritten by the next look. */
  collected(): FlatShadows;
}

export function makeShadowCollector(): ShadowCollector {
  let starts = new Int32Array(65);
  let halves = new Float64Array(64 * 15);
  let boxes = new Float64Array(64 * 4);
  let planes = new Float64Array(64 * 3);
  let isBefore = new Uint8Array(64);
  let owners = new Int32Array(64);
  let nearness = new Float64Array(64);
  let rims = new Int32Array(65);
  let edges = new Float64Array(4 * 256);
  let count = 0;
  let frame!: ImageFrame;
  let pyramid!: SightPyramid;
  let target!: Float64Array;
  let way = new Float64Array(3 * 64);

  function add(corners: Float64Array, corner: number, owner: number): void {
    const { eye, axis, right, up, distance } = frame;
    const { window } = pyramid;
    if (3 * corner > way.length) way = new Float64Array(6 * corner);
    let shallowest = Infinity;
    let deepest = -Infinity;
    for (let k = 0; k < 3 * corner; k += 3) {
      const x = corners[k]! - eye.x;
      const y = corners[k + 1]! - eye.y;
      const z = corners[k + 2]! - eye.z;
      way[k] = x;
      way[k + 1] = y;
      way[k + 2] = z;
      const depth = x * axis.x + y * axis.y + z * axis.z;
      if (depth < shallowest) shallowest = depth;
      if (depth > deepest) deepest = depth;
    }
    if (deepest < EYE_MARGIN) return;
    let { minX, minY, maxX, maxY } = window;
    const isInFront = shallowest >= EYE_MARGIN;
    if (isInFront) {
      minX = minY = Infinity;
      maxX = maxY = -Infinity;
      for (let k = 0; k < 3 * corner; k += 3) {
        const x = way[k]!;
        const y = way[k + 1]!;
        const z = way[k + 2]!;
        const zoom = distance / (x * axis.x + y * axis.y + z * axis.z);
        const px = (x * right.x + y * right.y + z * right.z) * zoom;
        const py = (x * up.x + y * up.y + z * up.z) * zoom;
        if (px < minX) minX = px;
        if (px > maxX) maxX = px;
        if (py < minY) minY = py;
        if (py > maxY) maxY = py;
      }
      if (!(minX <= window.maxX && window.minX <= maxX && minY <= window.maxY && window.minY <= maxY)) return;
    }

    // the plane of the face, from the eye
    let nx = 0;
    let ny = 0;
    let nz = 0;
    for (let k = 3; k + 3 < 3 * corner; k += 3) {
      const ux = way[k]! - way[0]!;
      const uy = way[k + 1]! - way[1]!;
      const uz = way[k + 2]! - way[2]!;
      const wx = way[k + 3]! - way[0]!;
      const wy = way[k + 4]! - way[1]!;
      const wz = way[k + 5]! - way[2]!;
      nx += uy * wz - uz * wy;
      ny += uz * wx - ux * wz;
      nz += ux * wy - uy * wx;
    }
    const offset = nx * way[0]! + ny * way[1]! + nz * way[2]!;
    const size = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (!(Math.abs(offset) > LINE_NOISE * size)) return;
    const order = deepest < pyramid.nearest - 2 * SLIVER ? BEFORE : orderOf(nx, ny, nz, offset, size);
    if (order === BEHIND) return;

    makeRoom(corner + 1);
    const turned = offset > 0;
    let next = starts[count]!;
    for (let i = 0, j = corner - 1; i < corner; j = i++) {
      const made = turned ? addBorder(corners, i, j, next) : addBorder(corners, j, i, next);
      if (made === NOWHERE) return;
      if (made === BORDER) next++;
    }
    const px = (nx * right.x + ny * right.y + nz * right.z) / (offset * distance);
    const py = (nx * up.x + ny * up.y + nz * up.z) / (offset * distance);
    const pc = (nx * axis.x + ny * axis.y + nz * axis.z) / offset;
    if (!isInFront) {
      // only where it is no nearer to the eye than the margin
      const steepness = Math.sqrt(px * px + py * py);
      if (steepness > 0) {
        halves[3 * next] = -px / steepness;
        halves[3 * next + 1] = -py / steepness;
        halves[3 * next + 2] = (1 / EYE_MARGIN - pc) / steepness;
        next++;
      }
    }
    planes[3 * count] = px;
    planes[3 * count + 1] = py;
    planes[3 * count + 2] = pc;
    boxes[4 * count] = minX;
    boxes[4 * count + 1] = minY;
    boxes[4 * count + 2] = maxX;
    boxes[4 * count + 3] = maxY;
    isBefore[count] = order === BEFORE ? 1 : 0;
    owners[count] = owner;
    nearness[count] = 1 / Math.max(shallowest, EYE_MARGIN);
    count++;
    starts[count] = next;
    rims[count] = rims[count - 1]!;
  }

  function addRim(rim: Float64Array, edgeCount: number, owner: number): void {
    const { eye, axis, right, up, distance } = frame;
    const { window } = pyramid;
    makeRoom(1);
    const first = rims[count]!;
    if (4 * (first + edgeCount) > edges.length) edges = grownArray(edges, 8 * (first + edgeCount));
    let next = first;
    let minX = Infinity;
    let minY = Infinity;
    let maxX = -Infinity;
    let maxY = -Infinity;
    let shallowest = Infinity;
    for (let k = 0; k < 6 * edgeCount; k += 6) {
      const at = 4 * next;
      for (let end = 0; end < 2; end++) {
        const x = rim[k + 3 * end]! - eye.x;
        const y = rim[k + 3 * end + 1]! - eye.y;
        const z = rim[k + 3 * end + 2]! - eye.z;
        const depth = x * axis.x + y * axis.y + z * axis.z;
        if (depth < shallowest) shallowest = depth;
        const zoom = distance / depth;
        edges[at + 2 * end] = (x * right.x + y * right.y + z * right.z) * zoom;
        edges[at + 2 * end + 1] = (x * up.x + y * up.y + z * up.z) * zoom;
      }
      const px = edges[at]!;
      const py = edges[at + 1]!;
      const qx = edges[at + 2]!;
      const qy = edges[at + 3]!;
      minX = Math.min(minX, px, qx);
      maxX = Math.max(maxX, px, qx);
      minY = Math.min(minY, py, qy);
      maxY = Math.max(maxY, py, qy);
      // no ray from the window to the right meets what is wholly above, below or left of it
      const isAside =
        (py > window.maxY && qy > window.maxY) ||
        (py < window.minY && qy < window.minY) ||
        (px < window.minX && qx < window.minX);
      if (!isAside) next++;
    }
    if (next === first) return;
    if (!(minX <= window.maxX && window.minX <= maxX && minY <= window.maxY && window.minY <= maxY)) return;
    boxes[4 * count] = minX;
    boxes[4 * count + 1] = minY;
    boxes[4 * count + 2] = maxX;
    boxes[4 * count + 3] = maxY;
    isBefore[count] = 1;
    owners[count] = owner;
    nearness[count] = 1 / shallowest;
    count++;
    starts[count] = starts[count - 1]!;
    rims[count] = next;
  }

  function place(corners: Float64Array): 'before' | 'nowhere' | 'among' {
    const { eye, axis } = frame;
    let shallowest = Infinity;
    let deepest = -Infinity;
    for (let k = 0; k < 9; k += 3) {
      const x = corners[k]! - eye.x;
      const y = corners[k + 1]! - eye.y;
      const z = corners[k + 2]! - eye.z;
      way[k] = x;
      way[k + 1] = y;
      way[k + 2] = z;
      const depth = x * axis.x + y * axis.y + z * axis.z;
      if (depth < shallowest) shallowest = depth;
      if (depth > deepest) deepest = depth;
    }
    if (deepest < EYE_MARGIN) return 'nowhere';
    const isInFront = shallowest >= EYE_MARGIN;
    if (isInFront && deepest < pyramid.nearest - 2 * SLIVER) return 'before';
    const ux = way[3]! - way[0]!;
    const uy = way[4]! - way[1]!;
    const uz = way[5]! - way[2]!;
    const wx = way[6]! - way[0]!;
    const wy = way[7]! - way[1]!;
    const wz = way[8]! - way[2]!;
    const nx = uy * wz - uz * wy;
    const ny = uz * wx - ux * wz;
    const nz = ux * wy - uy * wx;
    const order = orderOf(nx, ny, nz, nx * way[0]! + ny * way[1]! + nz * way[2]!, Math.sqrt(nx * nx + ny * ny + nz * nz));
    if (order === BEHIND) return 'nowhere';
    return order === BEFORE && isInFront ? 'before' : 'among';
  }

  /** On which side of a plane (through normal · way = offset, seen from the eye) does the whole target lie? */
  function orderOf(nx: number, ny: number, nz: number, offset: number, size: number): number {
    const { eye } = frame;
    const noise = SLIVER * size;
    let allBehind = true;
    let allBefore = true;
    for (let k = 0; k < target.length; k += 3) {
      const s = nx * (target[k]! - eye.x) + ny * (target[k + 1]! - eye.y) + nz * (target[k + 2]! - eye.z) - offset;
      // the eye itself is at −offset
      const away = offset > 0 ? s : -s;
      if (!(away > noise)) allBefore = false;
      if (!(away <= 0)) allBehind = false;
    }
    return allBefore ? BEFORE : allBehind ? BEHIND : MIXED;
  }

  /** As `sightBorder`. */
  function addBorder(c: Float64Array, from: number, to: number, at: number): number {
    const { axis, right, up, distance } = frame;
    const f = 3 * from;
    const t = 3 * to;
    const forwards = c[f] !== c[t] ? c[f]! < c[t]! : c[f + 1] !== c[t + 1] ? c[f + 1]! < c[t + 1]! : c[f + 2]! < c[t + 2]!;
    const s = forwards ? f : t;
    const e = forwards ? t : f;
    let x = way[s + 1]! * way[e + 2]! - way[s + 2]! * way[e + 1]!;
    let y = way[s + 2]! * way[e]! - way[s]! * way[e + 2]!;
    let z = way[s]! * way[e + 1]! - way[s + 1]! * way[e]!;
    if (forwards) {
      x = -x;
      y = -y;
      z = -z;
    }
    const a = x * right.x + y * right.y + z * right.z;
    const b = x * up.x + y * up.y + z * up.z;
    const d = (x * axis.x + y * axis.y + z * axis.z) * distance;
    const steepness = Math.sqrt(a * a + b * b);
    if (steepness > Math.abs(d) * 1e-12) {
      halves[3 * at] = a / steepness;
      halves[3 * at + 1] = b / steepness;
      halves[3 * at + 2] = d / steepness;
      return BORDER;
    }
    return d >= 0 ? EVERYWHERE : NOWHERE;
  }

  function makeRoom(borders: number): void {
    if (count + 2 > starts.length) {
      const length = count * 2 + 2;
      starts = grownArray(starts, length + 1);
      rims = grownArray(rims, length + 1);
      boxes = grownArray(boxes, length * 4);
      planes = grownArray(planes, length * 3);
      isBefore = grownArray(isBefore, length);
      owners = grownArray(owners, length);
      nearness = grownArray(nearness, length);
    }
    const needed = (starts[count]! + borders) * 3;
    if (needed > halves.length) halves = grownArray(halves, needed * 2);
  }

  return {
    begin(nextFrame, nextPyramid, nextTarget) {
      frame = nextFrame;
      pyramid = nextPyramid;
      target = nextTarget;
      count = 0;
    },
    add,
    addRim,
    place,
    collected: () => ({ count, starts, rims, edges, halves, boxes, planes, isBefore, owners, nearness }),
  };
}

const BEFORE = 0;
const BEHIND = 1;
const MIXED = 2;

const BORDER = 0;
const EVERYWHERE = 1;
const NOWHERE = 2;
