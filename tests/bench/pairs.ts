import type { Scene } from '../../engine/geometry/mesh/scene.ts';
import { shareSeen } from '../../engine/geometry/visibility/find-sight.ts';
import { type ImageFrame, lookTowards, project } from '../../engine/geometry/visibility/image-frame.ts';
import { findShares } from '../../engine/geometry/visibility/shares-of-eyes.ts';
import { countedRegionsOf, middleOfTarget } from '../../engine/geometry/visibility/target-faces.ts';
import type { Model, ShareBounds, SharesQuery, SightQuery, Vec3 } from '../../engine/index.ts';
import { type Chance, chanceOf } from '../support/chance.ts';
import type { BenchBoard } from './boards.ts';

export const COUNTED = ['head', 'shoulders', 'chest'] as const;

/** An eye and a target, with the share that is seen. */
export interface Pair {
  readonly query: SightQuery;
  readonly eye: Vec3;
  readonly target: Model;
  /** Place of the target among the board's models. */
  readonly index: number;
  readonly share: ShareBounds;
}

/** What is asked of each pair: the same, whoever looks at whom. */
export const queryFrom = (eye: Vec3, from: string, to: string): SightQuery => ({
  from,
  to,
  eyes: { kind: 'point', at: eye },
  target: { kind: 'body', stance: 'standing', regions: COUNTED },
  blockers: { terrain: true, models: [], glass: true },
});

/** One eye and one target; null where the eye is inside of something. */
export function pairOf({ board, space }: BenchBoard, eye: Vec3, from: string, index: number): Pair | null {
  const target = Object.values(board.models)[index]!;
  const query = queryFrom(eye, from, target.id);
  const { share, eyeInside } = shareSeen(space.scene, board, query);
  return eyeInside ? null : { query, eye, target, index, share };
}

const isPartial = ({ share }: Pair) => share.atLeast > 0.01 && share.atMost < 0.99;

/** Random pairs of models as they come, and random pairs of which something is hidden and something is seen. */
export function choosePairs(
  bench: BenchBoard,
  count: number,
): { readonly random: readonly Pair[]; readonly partial: readonly Pair[] } {
  const chance = chanceOf(71);
  const models = Object.values(bench.board.models);
  const next = (): Pair | null => {
    const from = chance.whole(0, models.length - 1);
    const to = chance.whole(0, models.length - 1);
    return from === to ? null : pairOf(bench, bench.eyes[from]!, models[from]!.id, to);
  };
  const random: Pair[] = [];
  const partial: Pair[] = [];
  while (random.length < count || partial.length < count) {
    const pair = next();
    if (!pair) continue;
    if (random.length < count) random.push(pair);
    if (partial.length < count && isPartial(pair)) partial.push(pair);
  }
  return { random, partial };
}

/** A grid of eyes over the whole table, all looking at one target; those inside of something are left out. */
export function heatMapPairs(bench: BenchBoard, across: number, index: number): readonly Pair[] {
  const pairs: Pair[] = [];
  const looker = Object.keys(bench.board.models)[index === 0 ? 1 : 0]!;
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < across; j++) {
      const eye = { x: ((i + 0.5) / across - 0.5) * 1190, y: 47, z: ((j + 0.5) / across - 0.5) * 1190 };
      const pair = pairOf(bench, eye, looker, index);
      if (pair) pairs.push(pair);
    }
  }
  return pairs;
}

/** The target's picture: what sampling has to be told. */
interface Picture {
  readonly frame: ImageFrame;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

function pictureOf({ eye, target, query }: Pair): Picture {
  const frame = lookTowards(eye, middleOfTarget(target, query.target));
  const points = countedRegionsOf(target, query.target, eye).flatMap(({ faces }) =>
    faces.flat().map((corner) => project(frame, corner)),
  );
  return {
    frame,
    minX: Math.min(...points.map(({ x }) => x)),
    maxX: Math.max(...points.map(({ x }) => x)),
    minY: Math.min(...points.map(({ y }) => y)),
    maxY: Math.max(...points.map(({ y }) => y)),
  };
}

/** The pairs as the native peer reads them. @shape see `Pair` in native/embree-peer.cpp */
export function nativePairs(pairs: readonly Pair[]): Uint8Array {
  const words = 17;
  const floats = new Float32Array(pairs.length * words);
  const integers = new Int32Array(floats.buffer);
  pairs.forEach((pair, i) => {
    const { frame, minX, maxX, minY, maxY } = pictureOf(pair);
    const { eye, right, up, axis, distance } = frame;
    const numbers = [eye, right, up].flatMap(({ x, y, z }) => [x, y, z]);
    floats.set([...numbers, axis.x * distance, axis.y * distance, axis.z * distance, minX, maxX, minY, maxY], i * words);
    integers[i * words + 16] = pair.index;
  });
  return new Uint8Array(floats.buffer);
}

/** The counted regions of each model of a board as the native peer reads them. */
export const nativeTargets = ({ board }: BenchBoard): Uint8Array => nativeTargetsOf(Object.values(board.models));

/** The counted regions of each model as triangles. @shape for each an i32 count, then nine f32 a triangle */
export function nativeTargetsOf(models: readonly Model[]): Uint8Array {
  const words: number[] = [];
  const counts: { at: number; count: number }[] = [];
  const eye = { x: 0, y: 0, z: 0 };
  for (const target of models) {
    const triangles = countedRegionsOf(target, queryFrom(eye, '', target.id).target, eye).flatMap(({ faces }) =>
      faces.flatMap((face) => face.slice(2).map((_, i) => [face[0]!, face[i + 1]!, face[i + 2]!])),
    );
    counts.push({ at: words.length, count: triangles.length });
    words.push(0, ...triangles.flat().flatMap(({ x, y, z }) => [x, y, z]));
  }
  const floats = Float32Array.from(words);
  const integers = new Int32Array(floats.buffer);
  for (const { at, count } of counts) integers[at] = count;
  return new Uint8Array(floats.buffer);
}

/** Rays of a jittered grid that end just before the surface of the target: what sampling has to cast. Those that pass the target are left out. */
export function sampleRays(pair: Pair, side: number, chance: Chance): Float64Array {
  const { frame, minX, maxX, minY, maxY } = pictureOf(pair);
  const { eye, right, up, axis, distance } = frame;
  const faces = countedRegionsOf(pair.target, pair.query.target, eye).flatMap((region) => region.faces);
  const planes = faces.flatMap((face) => {
    const [a, b, c] = face as unknown as [Vec3, Vec3, Vec3];
    const u = minus(b, a);
    const w = minus(c, a);
    const normal = { x: u.y * w.z - u.z * w.y, y: u.z * w.x - u.x * w.z, z: u.x * w.y - u.y * w.x };
    const offset = dot(normal, minus(a, eye));
    if (offset >= 0) return [];
    const sides = face.map((from, i) => {
      const to = face[(i + 1) % face.length]!;
      return cross(minus(from, eye), minus(to, eye));
    });
    return [{ normal, offset, sides }];
  });
  const rays: number[] = [];
  for (let i = 0; i < side; i++) {
    for (let j = 0; j < side; j++) {
      const x = minX + ((maxX - minX) * (i + chance.between(0, 1))) / side;
      const y = minY + ((maxY - minY) * (j + chance.between(0, 1))) / side;
      const way = {
        x: axis.x * distance + right.x * x + up.x * y,
        y: axis.y * distance + right.y * x + up.y * y,
        z: axis.z * distance + right.z * x + up.z * y,
      };
      let nearest = Infinity;
      for (const { normal, offset, sides } of planes) {
        if (!sides.every((out) => dot(out, way) <= 0)) continue;
        nearest = Math.min(nearest, offset / dot(normal, way));
      }
      if (nearest === Infinity) continue;
      const t = nearest * (1 - 1e-6);
      rays.push(eye.x, eye.y, eye.z, eye.x + way.x * t, eye.y + way.y * t, eye.z + way.z * t);
    }
  }
  return Float64Array.from(rays);
}

const minus = (a: Vec3, b: Vec3): Vec3 => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
const dot = (a: Vec3, b: Vec3) => a.x * b.x + a.y * b.y + a.z * b.z;
const cross = (a: Vec3, b: Vec3): Vec3 => ({ x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x });

/** Shares of all pairs, one after another; their sum says that all was done. */
export function sumOfShares(
  scene: Scene,
  { board }: BenchBoard,
  pairs: readonly Pair[],
  accuracy: Parameters<typeof shareSeen>[3],
): number {
  let sum = 0;
  for (const { query } of pairs) {
    const { atLeast, atMost } = shareSeen(scene, board, query, accuracy).share;
    sum += (atLeast + atMost) / 2;
  }
  return sum;
}

/** The same, all eyes of each target asked at once. @shape pairs of one target lie side by side */
export function sumOfSharesAtOnce(
  scene: Scene,
  { board }: BenchBoard,
  pairs: readonly Pair[],
  accuracy: SharesQuery['accuracy'],
): number {
  let sum = 0;
  for (let first = 0, end = 0; first < pairs.length; first = end) {
    const { from, to, target, blockers } = pairs[first]!.query;
    while (end < pairs.length && pairs[end]!.query.to === to) end++;
    const eyes = Float64Array.from(pairs.slice(first, end).flatMap(({ eye: { x, y, z } }) => [x, y, z]));
    const { atLeast, atMost } = findShares(scene, board, { from, to, target, blockers, eyes, accuracy });
    for (const [i, least] of atLeast.entries()) sum += (least + atMost[i]!) / 2;
  }
  return sum;
}
