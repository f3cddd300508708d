import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import { type BoxTree, countOf, firstOf, NODE, WALK_SLACK } from './box-tree.ts';
import type { StopsAt } from './cast-ray.ts';
import type { FlatScene } from './flat-scene.ts';
import type { HalfSpace } from './scene.ts';

/** Gathers what may touch convex spaces. A visitor may ask of the scene what it likes, but not gather again. */
export interface ThingGatherer {
  /** The planes of the space asked for last, a little wider. @shape normal x y z and offset of each @frame board */
  readonly planes: Float64Array;
  /**
   * Visits the things whose boxes touch the space, and all of a leaf with them; those of one solid one after another.
   * @shape `first` to `end` are places in the order of the leaves of the solid's tree; `isInside` tells that all of them surely lie in the space.
   * `chosen`: only these solids are looked at, in this order; all of them where there is none
   */
  gather(space: readonly HalfSpace[], takesPart: StopsAt, visit: ThingVisitor, chosen?: readonly number[] | null): void;
  /** The solids whose boxes touch the space, in the order in which they are visited. @shape `among`: only these are asked, in their order */
  touching(space: readonly HalfSpace[], takesPart: StopsAt, among?: readonly number[] | null): readonly number[];
}

export type ThingVisitor = (solid: number, first: number, end: number, isInside: boolean) => void;

/** More planes than this are no space that anyone looks through. */
const MOST_PLANES = 30;

/** Walks a scene's boxes for spaces. */
export function makeThingGatherer({ top, trees, frameOf, frames, reach }: FlatScene): ThingGatherer {
  const planes = new Float64Array(MOST_PLANES * 4);
  // the same as seen from the piece that was looked at last
  const own = new Float64Array(MOST_PLANES * 4);
  const topRoom = makeRoom();
  const room = makeRoom();

  function bringInto(frame: number, count: number): void {
    const o = frame * 12;
    for (let p = 0; p < count * 4; p += 4) {
      const x = planes[p]!;
      const y = planes[p + 1]!;
      const z = planes[p + 2]!;
      for (let k = 0; k < 3; k++) {
        const axis = o + 3 + 3 * k;
        own[p + k] = x * frames[axis]! + y * frames[axis + 1]! + z * frames[axis + 2]!;
      }
      own[p + 3] = planes[p + 3]! - (x * frames[o]! + y * frames[o + 1]! + z * frames[o + 2]!);
    }
  }

  // where the leaf of each solid is in the tree over them; -1 for one without triangles
  const leafOf = new Int32Array(trees.length).fill(-1);
  for (let node = 0; node < top.links.length; node += NODE) {
    const things = top.links[node + 7]!;
    if (things !== 0) leafOf[top.order[firstOf(things)]!] = node;
  }

  /** Makes the planes of a space ready, a little wider. */
  function widen(space: readonly HalfSpace[]): number {
    const count = space.length;
    if (count > MOST_PLANES) throw new BrokenInvariant(`a space of ${count} half-spaces was asked for`);
    for (let i = 0; i < count; i++) {
      const { normal, offset } = space[i]!;
      const size = Math.max(Math.abs(normal.x), Math.abs(normal.y), Math.abs(normal.z));
      planes[4 * i] = normal.x;
      planes[4 * i + 1] = normal.y;
      planes[4 * i + 2] = normal.z;
      planes[4 * i + 3] = offset - WALK_SLACK * (size * (reach + 1) + Math.abs(offset));
    }
    return count;
  }

  function gather(
    space: readonly HalfSpace[],
    takesPart: StopsAt,
    visit: ThingVisitor,
    chosen: readonly number[] | null = null,
  ): void {
    const count = widen(space);
    const all = (1 << count) - 1;
    let frame = -1;
    let solid = -1;
    const visitThings: LeafVisitor = (first, things, mask) => visit(solid, first, first + things, mask === 0);
    const lookInto = (index: number, mask: number) => {
      solid = index;
      if (frameOf[solid] !== frame) {
        frame = frameOf[solid]!;
        bringInto(frame, count);
      }
      walkSpace(trees[solid]!, own, count, mask, room, visitThings);
    };
    if (!chosen) {
      walkSpace(top, planes, count, all, topRoom, (first, _, mask) => {
        const index = top.order[first]!;
        if (takesPart(index)) lookInto(index, mask);
      });
      return;
    }
    for (let i = 0; i < chosen.length; i++) {
      const index = chosen[i]!;
      const leaf = leafOf[index]!;
      if (leaf < 0 || !takesPart(index)) continue;
      const mask = cutBy(top.bounds, leaf, planes, count, all);
      if (mask >= 0) lookInto(index, mask);
    }
  }

  function touching(space: readonly HalfSpace[], takesPart: StopsAt, among: readonly number[] | null = null): readonly number[] {
    const count = widen(space);
    const all = (1 << count) - 1;
    const found: number[] = [];
    if (among) {
      for (let i = 0; i < among.length; i++) {
        const index = among[i]!;
        const leaf = leafOf[index]!;
        if (leaf >= 0 && takesPart(index) && cutBy(top.bounds, leaf, planes, count, all) >= 0) found.push(index);
      }
      return found;
    }
    walkSpace(top, planes, count, all, topRoom, (first) => {
      const index = top.order[first]!;
      if (takesPart(index)) found.push(index);
    });
    return found;
  }

  return { planes, gather, touching };
}

/** @shape `mask` has a bit for each plane that still cuts the boxes of the leaf */
type LeafVisitor = (first: number, count: number, mask: number) => void;

/** Masks of the planes that cut what is around a node, and up to where each holds. */
interface Room {
  readonly masks: Int32Array;
  readonly ends: Int32Array;
}

const makeRoom = (): Room => ({ masks: new Int32Array(MOST_PLANES + 1), ends: new Int32Array(MOST_PLANES + 1) });

/** Which of the planes in a mask cut the box of a node; -1 where it lies beyond one. */
function cutBy(f: Float32Array, node: number, planes: Float64Array, count: number, mask: number): number {
  let own = mask;
  for (let i = 0; i < count; i++) {
    if ((mask & (1 << i)) === 0) continue;
    const p = i << 2;
    const nx = planes[p]!;
    const ny = planes[p + 1]!;
    const nz = planes[p + 2]!;
    const middle = nx * f[node]! + ny * f[node + 1]! + nz * f[node + 2]! - planes[p + 3]!;
    const around = Math.abs(nx) * f[node + 4]! + Math.abs(ny) * f[node + 5]! + Math.abs(nz) * f[node + 6]!;
    if (middle + around < 0) return -1;
    if (middle - around >= 0) own &= ~(1 << i);
  }
  return own;
}

/** Visits the leaves of a tree whose boxes touch the space that these planes bound. */
function walkSpace(tree: BoxTree, planes: Float64Array, count: number, all: number, room: Room, visit: LeafVisitor): void {
  const f = tree.bounds;
  const { links } = tree;
  const { masks, ends } = room;
  const end = links.length;
  let mask = all;
  let until = end;
  // each narrower mask has a plane less, so that no more can wait than there are planes
  let waiting = 0;
  let node = 0;
  while (node < end) {
    while (node >= until) {
      waiting--;
      mask = masks[waiting]!;
      until = ends[waiting]!;
    }
    const x = f[node]!;
    const y = f[node + 1]!;
    const z = f[node + 2]!;
    const ex = f[node + 4]!;
    const ey = f[node + 5]!;
    const ez = f[node + 6]!;
    const next = links[node + 3]!;
    let touches = true;
    let own = mask;
    for (let i = 0; i < count; i++) {
      if ((mask & (1 << i)) === 0) continue;
      const p = i << 2;
      const nx = planes[p]!;
      const ny = planes[p + 1]!;
      const nz = planes[p + 2]!;
      const middle = nx * x + ny * y + nz * z - planes[p + 3]!;
      const around = Math.abs(nx) * ex + Math.abs(ny) * ey + Math.abs(nz) * ez;
      if (middle + around < 0) {
        touches = false;
        break;
      }
      if (middle - around >= 0) own &= ~(1 << i);
    }
    if (!touches) {
      node = next;
      continue;
    }
    const things = links[node + 7]!;
    if (things !== 0) visit(firstOf(things), countOf(things), own);
    else if (own !== mask) {
      masks[waiting] = mask;
      ends[waiting] = until;
      waiting++;
      mask = own;
      until = next;
    }
    node += NODE;
  }
}
