import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import type { Vec3 } from '../../space/vec3.ts';
import { type BoxTree, countOf, firstOf, NODE, WALK_SLACK } from './box-tree.ts';
import type { StopsAt } from './cast-ray.ts';
import type { FlatScene } from './flat-scene.ts';
import { ANY_WAY, type NormalCones } from './normal-cones.ts';
import type { HalfSpace } from './scene.ts';

/** Gathers what may touch convex spaces. A visitor may ask of the scene what it likes, but not gather again. */
export interface ThingGatherer {
  /** The planes of the space asked for last, a little wider. @shape normal x y z and offset of each @frame board */
  readonly planes: Float64Array;
  /**
   * Visits the things whose boxes touch the space, and all of a leaf with them; those of one solid one after another.
   * @shape `first` to `end` are places in the order of the leaves of the solid's tree; `isInside` tells that all of them surely lie in the space.
   * `chosen`: only these solids are looked at, in this order; all of them where there is none. `from`: it is told how the things are turned to a point
   */
  gather(
    space: readonly HalfSpace[],
    takesPart: StopsAt,
    visit: ThingVisitor,
    chosen?: readonly number[] | null,
    from?: SeenFrom | null,
  ): void;
  /** The solids whose boxes touch the space, in the order in which they are visited. @shape `among`: only these are asked, in their order */
  touching(space: readonly HalfSpace[], takesPart: StopsAt, among?: readonly number[] | null): readonly number[];
}

/**
 * @shape `isSure`: all of the things surely lie in every one of the `sure` half-spaces as well; `turn` is `FRONTS` where all of them surely look at the point
 * that they are seen from, `BACKS` where none does, else `MIXED`
 */
export type ThingVisitor = (solid: number, first: number, end: number, isInside: boolean, isSure: boolean, turn: number) => void;

export const MIXED = 0;
export const FRONTS = 1;
export const BACKS = -1;

/** A point that things are seen from, and what is to be known of them. */
export interface SeenFrom {
  readonly at: Vec3;
  readonly sure: readonly HalfSpace[];
  /** Is told of each solid before its things are; gives how they are turned where that is known. */
  enter(solid: number): NormalCones | null;
  /** Of the solid that was entered last nothing is wanted that looks away. */
  skipsBacks(): boolean;
}

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

  /** Makes the planes of a space ready, a little wider; those after them, if there are any, a little narrower. */
  function widen(space: readonly HalfSpace[], narrower: readonly HalfSpace[] = []): number {
    const count = space.length;
    const all = count + narrower.length;
    if (all > MOST_PLANES) throw new BrokenInvariant(`a space of ${all} half-spaces was asked for`);
    for (let i = 0; i < all; i++) {
      const { normal, offset } = i < count ? space[i]! : narrower[i - count]!;
      const size = Math.max(Math.abs(normal.x), Math.abs(normal.y), Math.abs(normal.z));
      const slack = WALK_SLACK * (size * (reach + 1) + Math.abs(offset));
      planes[4 * i] = normal.x;
      planes[4 * i + 1] = normal.y;
      planes[4 * i + 2] = normal.z;
      planes[4 * i + 3] = i < count ? offset - slack : offset + slack;
    }
    return count;
  }

  const eye = new Float64Array(4);

  /** Brings a point into a frame, and leaves behind it by how much rounding may have it off. */
  function bringEye(frame: number, { x, y, z }: Vec3): void {
    const o = frame * 12;
    const dx = x - frames[o]!;
    const dy = y - frames[o + 1]!;
    const dz = z - frames[o + 2]!;
    for (let k = 0; k < 3; k++) {
      const axis = o + 3 + 3 * k;
      eye[k] = dx * frames[axis]! + dy * frames[axis + 1]! + dz * frames[axis + 2]!;
    }
    eye[3] = 100 * WALK_SLACK * (reach + Math.abs(x) + Math.abs(y) + Math.abs(z) + 1);
  }

  function gather(
    space: readonly HalfSpace[],
    takesPart: StopsAt,
    visit: ThingVisitor,
    chosen: readonly number[] | null = null,
    from: SeenFrom | null = null,
  ): void {
    const count = widen(space, from?.sure);
    const planeCount = count + (from?.sure.length ?? 0);
    const bounding = (1 << count) - 1;
    const all = (1 << planeCount) - 1;
    let frame = -1;
    let solid = -1;
    const visitThings: LeafVisitor = (first, things, mask, turn) =>
      visit(solid, first, first + things, (mask & bounding) === 0, mask <= bounding, turn);
    const lookInto = (index: number, mask: number) => {
      solid = index;
      if (frameOf[solid] !== frame) {
        frame = frameOf[solid]!;
        bringInto(frame, planeCount);
        if (from) bringEye(frame, from.at);
      }
      const cones = from?.enter(solid) ?? null;
      walkSpace(trees[solid]!, own, count, planeCount, mask, room, visitThings, cones, eye, cones !== null && from!.skipsBacks());
    };
    if (!chosen) {
      walkSpace(
        top,
        planes,
        count,
        planeCount,
        all,
        topRoom,
        (first, _, mask) => {
          const index = top.order[first]!;
          if (takesPart(index)) lookInto(index, mask);
        },
        null,
        eye,
        false,
      );
      return;
    }
    for (let i = 0; i < chosen.length; i++) {
      const index = chosen[i]!;
      const leaf = leafOf[index]!;
      if (leaf < 0 || !takesPart(index)) continue;
      const mask = cutBy(top.bounds, leaf, planes, count, planeCount, all);
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
        if (leaf >= 0 && takesPart(index) && cutBy(top.bounds, leaf, planes, count, count, all) >= 0) found.push(index);
      }
      return found;
    }
    const visitSolid: LeafVisitor = (first) => {
      const index = top.order[first]!;
      if (takesPart(index)) found.push(index);
    };
    walkSpace(top, planes, count, count, all, topRoom, visitSolid, null, eye, false);
    return found;
  }

  return { planes, gather, touching };
}

/** @shape `mask` has a bit for each plane that the boxes of the leaf are not wholly inside of */
type LeafVisitor = (first: number, count: number, mask: number, turn: number) => void;

/** Masks of the planes that cut what is around a node, and up to where each holds. */
interface Room {
  readonly masks: Int32Array;
  readonly ends: Int32Array;
}

const makeRoom = (): Room => ({ masks: new Int32Array(MOST_PLANES + 1), ends: new Int32Array(MOST_PLANES + 1) });

/** Which of the planes in a mask the box of a node is not wholly inside of; -1 where it lies beyond one of the first `count`. */
function cutBy(f: Float32Array, node: number, planes: Float64Array, count: number, all: number, mask: number): number {
  let own = mask;
  for (let i = 0; i < all; i++) {
    if ((mask & (1 << i)) === 0) continue;
    const p = i << 2;
    const nx = planes[p]!;
    const ny = planes[p + 1]!;
    const nz = planes[p + 2]!;
    const middle = nx * f[node]! + ny * f[node + 1]! + nz * f[node + 2]! - planes[p + 3]!;
    const around = Math.abs(nx) * f[node + 4]! + Math.abs(ny) * f[node + 5]! + Math.abs(nz) * f[node + 6]!;
    if (i < count && middle + around < 0) return -1;
    if (middle - around >= 0) own &= ~(1 << i);
  }
  return own;
}

/**
 * Visits the leaves of a tree whose boxes touch the space that the first `count` planes bound. With cones it tells of them how they are turned to the eye, and
 * leaves out what surely looks away where that is to be skipped.
 */
function walkSpace(
  tree: BoxTree,
  planes: Float64Array,
  count: number,
  planeCount: number,
  all: number,
  room: Room,
  visit: LeafVisitor,
  turns: NormalCones | null,
  eye: Float64Array,
  skipBacks: boolean,
): void {
  const cones = turns ? turns.cones : null;
  const f = tree.bounds;
  const { links } = tree;
  const { masks, ends } = room;
  const end = links.length;
  let mask = all;
  let until = end;
  // each narrower mask has a plane less, so that no more can wait than there are planes
  let waiting = 0;
  let turn = MIXED;
  let turned = 0;
  let node = 0;
  while (node < end) {
    while (node >= until) {
      waiting--;
      mask = masks[waiting]!;
      until = ends[waiting]!;
    }
    if (node >= turned) turn = MIXED;
    const next = links[node + 3]!;
    const things = links[node + 7]!;
    let own = mask;
    if (mask !== 0 || (cones !== null && turn === MIXED && things === 0)) {
      const x = f[node]!;
      const y = f[node + 1]!;
      const z = f[node + 2]!;
      const ex = f[node + 4]!;
      const ey = f[node + 5]!;
      const ez = f[node + 6]!;
      let touches = true;
      for (let i = 0; i < planeCount; i++) {
        if ((mask & (1 << i)) === 0) continue;
        const p = i << 2;
        const nx = planes[p]!;
        const ny = planes[p + 1]!;
        const nz = planes[p + 2]!;
        const middle = nx * x + ny * y + nz * z - planes[p + 3]!;
        const around = Math.abs(nx) * ex + Math.abs(ny) * ey + Math.abs(nz) * ez;
        if (i < count && middle + around < 0) {
          touches = false;
          break;
        }
        if (middle - around >= 0) own &= ~(1 << i);
      }
      if (!touches) {
        node = next;
        continue;
      }
      if (cones && turn === MIXED && things === 0) {
        const cone = node >> 1;
        const spread = cones[cone + 3]!;
        if (spread < ANY_WAY) {
          const ax = cones[cone]!;
          const ay = cones[cone + 1]!;
          const az = cones[cone + 2]!;
          const dx = eye[0]! - x;
          const dy = eye[1]! - y;
          const dz = eye[2]! - z;
          const towards = ax * dx + ay * dy + az * dz;
          const around = Math.abs(ax) * ex + Math.abs(ay) * ey + Math.abs(az) * ez;
          const far = Math.sqrt(dx * dx + dy * dy + dz * dz) + Math.sqrt(ex * ex + ey * ey + ez * ez);
          const doubt = around + spread * far + eye[3]!;
          if (towards > doubt) turn = FRONTS;
          else if (towards < -doubt) {
            if (skipBacks) {
              node = next;
              continue;
            }
            turn = BACKS;
          }
          if (turn !== MIXED) turned = next;
        }
      }
    }
    if (own === 0 && turn !== MIXED) {
      // nothing is left to be found out about any of them
      const number = node / NODE;
      visit(turns!.firsts[number]!, turns!.counts[number]!, 0, turn);
      node = next;
      continue;
    }
    if (things !== 0) visit(firstOf(things), countOf(things), own, turn);
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
