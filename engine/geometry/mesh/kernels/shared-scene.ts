import type { BoxTree } from '../box-tree.ts';
import type { FlatScene } from '../flat-scene.ts';
import type { FlatTree } from '../triangle-tree.ts';
import type { PackedScene } from './pack-scene.ts';

/** A scene in both its forms, as threads are given it. */
export interface SceneForThreads {
  readonly flat: FlatScene;
  readonly packed: PackedScene;
}

type Numbers = Float64Array | Float32Array | Uint32Array | Int32Array | Uint8Array;

/** May threads look at one and the same memory? A page may only when it is kept apart from all others. */
export const canShareMemory = (): boolean => typeof SharedArrayBuffer !== 'undefined';

/** Numbers of the same kind in memory that threads share where they can, else in their own. */
export const sharedLike = <Kind extends Numbers>(numbers: Kind): Kind => {
  const copy = roomFor(numbers, numbers.length);
  copy.set(numbers);
  return copy;
};

/** The same numbers where threads can share them: as they are, if they lie there already. */
export const shared = <Kind extends Numbers>(numbers: Kind): Kind =>
  numbers.buffer instanceof SharedArrayBuffer ? numbers : sharedLike(numbers);

/** Room for so many numbers of the same kind as these. */
export function roomFor<Kind extends Numbers>(like: Kind, length: number): Kind {
  const bytes = length * like.BYTES_PER_ELEMENT;
  const buffer = canShareMemory() ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
  return new (like.constructor as new (memory: ArrayBufferLike) => Kind)(buffer);
}

/**
 * The same scene in memory that threads can share, so that it is there once however many they are. Where memory can't be shared it stays as it
 * is, and every thread is sent a copy.
 */
export function shareScene({ flat, packed }: SceneForThreads): SceneForThreads {
  if (!canShareMemory()) return { flat, packed };
  const trees = new Map<FlatTree, FlatTree>();
  const treeOnce = (tree: FlatTree): FlatTree => {
    const shared = trees.get(tree) ?? {
      ...sharedTree(tree),
      leafCorners: sharedLike(tree.leafCorners),
      triangleOf: sharedLike(tree.triangleOf),
    };
    trees.set(tree, shared);
    return shared;
  };
  return {
    flat: {
      ...flat,
      top: sharedTree(flat.top),
      trees: flat.trees.map(treeOnce),
      frameOf: sharedLike(flat.frameOf),
      frames: sharedLike(flat.frames),
    },
    packed: {
      ...packed,
      nodes: sharedBytes(packed.nodes),
      packs: sharedBytes(packed.packs),
      lanes: sharedLike(packed.lanes),
    },
  };
}

function sharedTree({ bounds, order }: BoxTree): BoxTree {
  const boxes = sharedBytes(bounds);
  return { bounds: boxes, links: new Int32Array(boxes.buffer), order: sharedLike(order) };
}

/** Whole numbers lie among these, which must not be read as numbers of another kind on the way. */
function sharedBytes(numbers: Float32Array): Float32Array {
  const copy = roomFor(numbers, numbers.length);
  new Int32Array(copy.buffer).set(new Int32Array(numbers.buffer, numbers.byteOffset, numbers.length));
  return copy;
}
