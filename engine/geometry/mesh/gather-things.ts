import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import { STACK_SIZE, WALK_SLACK } from './box-tree.ts';
import type { StopsAt } from './cast-ray.ts';
import { type FlatScene, LEAF_BITS, LEAF_MASK } from './flat-scene.ts';
import type { HalfSpace } from './scene.ts';

/** Gathers what may touch convex spaces. A visitor may ask of the scene what it likes, but not gather again. */
export interface ThingGatherer {
  /** The planes of the space asked for last, a little wider. @shape normal x y z and offset of each */
  readonly planes: Float64Array;
  /**
   * Visits the things whose boxes touch the space, and all of a leaf with them; those of one solid one after another.
   * @shape `first` to `end` are places in the order of the leaves of the solid's tree; `isInside` tells that all of them surely lie in the space
   */
  gather(space: readonly HalfSpace[], takesPart: StopsAt, visit: ThingVisitor): void;
}

export type ThingVisitor = (solid: number, first: number, end: number, isInside: boolean) => void;

/** More planes than this are no space that anyone looks through. */
const MOST_PLANES = 30;

/** Walks a scene's boxes for spaces. */
export function makeThingGatherer({ bounds: f, links, nodeCount, reach }: FlatScene): ThingGatherer {
  const planes = new Float64Array(MOST_PLANES * 4);
  const nodes = new Int32Array(STACK_SIZE);
  const masks = new Int32Array(STACK_SIZE);

  function gather(space: readonly HalfSpace[], takesPart: StopsAt, visit: ThingVisitor): void {
    const count = space.length;
    if (count > MOST_PLANES) throw new BrokenInvariant(`a space of ${count} half-spaces was asked for`);
    for (const [i, { normal, offset }] of space.entries()) {
      const size = Math.max(Math.abs(normal.x), Math.abs(normal.y), Math.abs(normal.z));
      planes[4 * i] = normal.x;
      planes[4 * i + 1] = normal.y;
      planes[4 * i + 2] = normal.z;
      planes[4 * i + 3] = offset - WALK_SLACK * (size * (reach + 1) + Math.abs(offset));
    }
    if (nodeCount === 0) return;
    let waiting = 0;
    let node = 0;
    // the planes that still cut the boxes under a node: a bit for each
    let mask = (1 << count) - 1;
    let lastSolid = -1;
    let takesIt = false;
    for (;;) {
      const k = node << 3;
      let touches = true;
      for (let i = 0; i < count; i++) {
        if ((mask & (1 << i)) === 0) continue;
        const p = i << 2;
        const x = planes[p]!;
        const y = planes[p + 1]!;
        const z = planes[p + 2]!;
        const offset = planes[p + 3]!;
        const most = x * f[x < 0 ? k : k + 4]! + y * f[y < 0 ? k + 1 : k + 5]! + z * f[z < 0 ? k + 2 : k + 6]!;
        if (most < offset) {
          touches = false;
          break;
        }
        const least = x * f[x < 0 ? k + 4 : k]! + y * f[y < 0 ? k + 5 : k + 1]! + z * f[z < 0 ? k + 6 : k + 2]!;
        if (least >= offset) mask &= ~(1 << i);
      }
      if (touches) {
        const word = links[k + 7]!;
        const link = links[k + 3]!;
        if (word === 0) {
          masks[waiting] = mask;
          nodes[waiting++] = link + 1;
          node = link;
          continue;
        }
        const solid = word >> LEAF_BITS;
        if (solid !== lastSolid) {
          lastSolid = solid;
          takesIt = takesPart(solid);
        }
        if (takesIt) visit(solid, link, link + (word & LEAF_MASK), mask === 0);
      }
      if (waiting === 0) return;
      waiting--;
      node = nodes[waiting]!;
      mask = masks[waiting]!;
    }
  }

  return { planes, gather };
}
