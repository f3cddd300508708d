import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import { type Frame, intoFrame, outOfFrame } from '../../space/frame.ts';
import { ONE_CROSSING } from '../../space/tolerance.ts';
import { distanceBetween, type Vec3 } from '../../space/vec3.ts';
import type { Hider, Source } from '../queries.ts';
import {
  type BoxTree,
  buildBoxTree,
  countOf,
  firstOf,
  makeWalkSegment,
  NODE,
  nextLeaf,
  setWalkSegment,
  WALK_SLACK,
} from './box-tree.ts';
import { makeRayCaster, type RayCaster, type Rays } from './cast-ray.ts';
import { type FlatScene, flattenScene } from './flat-scene.ts';
import { liesBeyond, makeShadowGatherer, type ShadowGatherer } from './gather-shadows.ts';
import { makeThingGatherer, type ThingGatherer } from './gather-things.ts';
import { makeBatchCaster } from './kernels/batch-caster.ts';
import { type BatchCaster, type NearestHits, roomForHits } from './kernels/ray-batch.ts';
import type { HalfSpace, Scene, SceneHit, SceneSolid, SolidFilter } from './scene.ts';
import type { TriangleTree } from './triangle-tree.ts';
import { CROSSES, crossTriangle, IN_PLANE, makeCrossing } from './watertight-ray.ts';

/** A solid with its tree, put in its place on the board. */
export interface PlacedSolid<Of extends Hider = Source> {
  readonly solid: SceneSolid<Of>;
  readonly tree: TriangleTree;
  /** Its own frame, in that of the board. Solids of one piece carry the same object. */
  readonly frame: Frame;
  /** All its vertices. @frame board @shape x y z for each vertex of the tree */
  readonly corners: Float64Array;
  readonly min: Vec3;
  readonly max: Vec3;
  /** The largest coordinate, by size, of its frame's origin and its mesh. */
  readonly reach: number;
  readonly mirrored: boolean;
}

/** Puts a solid in its place: the only thing that has to be done again when it moves. @cost linear in its vertices */
export function placeSolid<Of extends Hider = Source>(solid: SceneSolid<Of>, tree: TriangleTree, frame: Frame): PlacedSolid<Of> {
  const { positions } = tree;
  const corners = new Float64Array(positions.length);
  const { origin: o, x, y, z } = frame;
  const min = { x: Infinity, y: Infinity, z: Infinity };
  const max = { x: -Infinity, y: -Infinity, z: -Infinity };
  for (let i = 0; i < positions.length; i += 3) {
    const p = outOfFrame(frame, { x: positions[i]!, y: positions[i + 1]!, z: positions[i + 2]! });
    corners[i] = p.x;
    corners[i + 1] = p.y;
    corners[i + 2] = p.z;
    if (p.x < min.x) min.x = p.x;
    if (p.y < min.y) min.y = p.y;
    if (p.z < min.z) min.z = p.z;
    if (p.x > max.x) max.x = p.x;
    if (p.y > max.y) max.y = p.y;
    if (p.z > max.z) max.z = p.z;
  }
  const handedness = x.x * (y.y * z.z - y.z * z.y) + x.y * (y.z * z.x - y.x * z.z) + x.z * (y.x * z.y - y.y * z.x);
  return {
    solid,
    tree,
    frame,
    corners,
    min,
    max,
    reach: Math.max(tree.reach, Math.abs(o.x), Math.abs(o.y), Math.abs(o.z)),
    mirrored: handedness < 0,
  };
}

/** A tree with one solid in each leaf. A solid without a triangle has no place in it: nothing can meet it. */
function treeOver(placed: readonly PlacedSolid<Hider>[]): BoxTree {
  const filled = [...placed.keys()].filter((i) => placed[i]!.tree.triangleOf.length > 0);
  const boxes = filled.flatMap((i) => {
    const { min, max } = placed[i]!;
    return [min.x, min.y, min.z, max.x, max.y, max.z];
  });
  const tree = buildBoxTree(Float64Array.from(boxes), 1);
  return { ...tree, order: tree.order.map((place) => filled[place]!) };
}

/**
 * All placed solids under one tree. Segments are asked in the frame of each piece, where neighbouring parts share their planes exactly, so
 * nothing slips between two parts that touch; corners are given out in the frame of the board, the same bits for a vertex however often it is used.
 * Answers do not depend on the order of the solids but in the index that names one.
 */
export function buildScene<Of extends Hider = Source>(placed: readonly PlacedSolid<Of>[]): Scene<Of> {
  const reach = placed.reduce((most, { reach: own }) => Math.max(most, own), 0);
  const top = treeOver(placed);
  const there = makeWalkSegment();
  const wayOut = makeWalkSegment();
  const crossing = makeCrossing();
  const solids = placed.map(({ solid }) => solid);

  let flattened: FlatScene | null = null;
  let caster: RayCaster | null = null;
  let batches: BatchCaster | null = null;
  const flat = (): FlatScene => {
    flattened ??= flattenScene(placed, top, reach);
    return flattened;
  };
  const rayCaster = (): RayCaster => {
    caster ??= makeRayCaster(flat());
    return caster;
  };
  const batchCaster = (): BatchCaster => {
    batches ??= makeBatchCaster(flat());
    return batches;
  };
  const single = new Float64Array(6);
  /** A list of one ray. It is used again. */
  function oneRay(from: Vec3, to: Vec3): Rays {
    single[0] = from.x;
    single[1] = from.y;
    single[2] = from.z;
    single[3] = to.x;
    single[4] = to.y;
    single[5] = to.z;
    return single;
  }
  const stopsAt = (accept: SolidFilter<Of>) => (index: number) => accept(solids[index]!, index);

  function firstHit(from: Vec3, to: Vec3, accept: SolidFilter<Of>): SceneHit | null {
    const hit = rayCaster().nearest(oneRay(from, to), 0, stopsAt(accept));
    return hit && { ...hit };
  }

  const isBlocked = (from: Vec3, to: Vec3, accept: SolidFilter<Of>): boolean =>
    rayCaster().isBlocked(oneRay(from, to), 0, stopsAt(accept));

  const stopsOf = (accept: SolidFilter<Of>) => Uint8Array.from(solids, (solid, index) => (accept(solid, index) ? 1 : 0));

  function areBlocked(rays: Rays, accept: SolidFilter<Of>): Uint8Array {
    const blocked = new Uint8Array(rays.length / 6);
    batchCaster().castAny(rays, stopsOf(accept), blocked);
    return blocked;
  }

  function firstHits(rays: Rays, accept: SolidFilter<Of>): NearestHits {
    const hits = roomForHits(rays.length / 6);
    batchCaster().castNearest(rays, stopsOf(accept), hits);
    return hits;
  }

  function allHits(from: Vec3, to: Vec3, accept: SolidFilter<Of>): readonly SceneHit[] {
    const hits: SceneHit[] = [];
    rayCaster().crossings(oneRay(from, to), 0, stopsAt(accept), (hit) => hits.push({ ...hit }));
    hits.sort((a, b) => a.t - b.t || a.solid - b.solid || a.triangle - b.triangle);
    const onePlace = ONE_CROSSING / distanceBetween(from, to);
    const distinct: SceneHit[] = [];
    for (const hit of hits) {
      let again = false;
      for (let i = distinct.length - 1; i >= 0 && hit.t - distinct[i]!.t <= onePlace && !again; i--) {
        again = distinct[i]!.solid === hit.solid && areConnected(placed[hit.solid]!.tree, distinct[i]!.triangle, hit.triangle);
      }
      if (!again) distinct.push(hit);
    }
    return distinct;
  }

  let gatherer: ThingGatherer | null = null;
  const thingGatherer = (): ThingGatherer => {
    gatherer ??= makeThingGatherer(flat());
    return gatherer;
  };
  const given = new Float64Array(9);
  function gather(
    space: readonly HalfSpace[],
    accept: SolidFilter<Of>,
    visit: (corners: Float64Array, solid: number, triangle: number) => void,
  ): void {
    const { planes, gather: gatherThings } = thingGatherer();
    gatherThings(space, stopsAt(accept), (index, first, end) => {
      const { tree, corners, mirrored } = placed[index]!;
      for (let thing = first; thing < end; thing++) {
        for (let corner = 0; corner < 3; corner++) {
          // a mirrored piece turns its triangles: the last two corners change places, so that they are still wound as seen from outside
          const from = tree.cornersInOrder[3 * thing + (mirrored && corner > 0 ? 3 - corner : corner)]!;
          given[3 * corner] = corners[from]!;
          given[3 * corner + 1] = corners[from + 1]!;
          given[3 * corner + 2] = corners[from + 2]!;
        }
        if (!liesBeyond(given, 3, planes, space.length)) visit(given, index, tree.triangleOf[thing]!);
      }
    });
  }

  let shadows: ShadowGatherer | null = null;
  const shadowGatherer = (): ShadowGatherer => {
    shadows ??= makeShadowGatherer(placed, thingGatherer());
    return shadows;
  };

  function solidsAround(at: Vec3, accept: SolidFilter<Of>): readonly number[] {
    const around: number[] = [];
    setWalkSegment(there, oneRay(at, at), WALK_SLACK * (reach + largestOf(at) + 1));
    const { links, order } = top;
    for (let leaf = nextLeaf(top, there, 0); leaf < links.length; leaf = nextLeaf(top, there, leaf + NODE)) {
      const index = order[firstOf(links[leaf + 7]!)]!;
      const { tree, frame, solid, reach: own } = placed[index]!;
      if (!solid.closed || !accept(solid, index)) continue;
      if (isInside(tree, intoFrame(frame, at), own + largestOf(at) + 1)) around.push(index);
    }
    return around.sort((a, b) => a - b);
  }

  /** How often the surface goes round a point, by a way out that touches no edge. */
  function isInside(tree: TriangleTree, at: Vec3, size: number): boolean {
    const { x: p0, y: p1, z: p2 } = at;
    const { flat: own } = tree;
    const { links, leafCorners } = own;
    for (const [dx, dy, dz] of WAYS_OUT) {
      let turns = 0;
      let onSurface = false;
      let unclear = false;
      const q0 = p0 + dx * size * 4;
      const q1 = p1 + dy * size * 4;
      const q2 = p2 + dz * size * 4;
      setWalkSegment(wayOut, oneRay(at, { x: q0, y: q1, z: q2 }), WALK_SLACK * size);
      for (let leaf = nextLeaf(own, wayOut, 0); leaf < links.length; leaf = nextLeaf(own, wayOut, leaf + NODE)) {
        const things = links[leaf + 7]!;
        for (let thing = firstOf(things); thing < firstOf(things) + countOf(things); thing++) {
          const k = thing * 9;
          const meeting = crossTriangle(p0, p1, p2, q0, q1, q2, leafCorners, k, k + 3, k + 6, crossing);
          if (meeting === IN_PLANE) unclear = true;
          else if (meeting === CROSSES) {
            if (crossing.atStart) onSurface = true;
            else if (crossing.onEdges !== 0) unclear = true;
            else turns += crossing.way;
          }
        }
      }
      if (onSurface) return false;
      if (!unclear) return turns !== 0;
    }
    throw new BrokenInvariant('every way out of a point ran along an edge');
  }

  return {
    solids,
    firstHit,
    isBlocked,
    areBlocked,
    firstHits,
    flat,
    allHits,
    gather,
    gatherFaces: (space, from, accept, visit) => shadowGatherer().gatherFaces(space, from, stopsAt(accept), visit),
    gatherShadows: (space, from, accept, visitor, chosen) =>
      shadowGatherer().gatherShadows(space, from, stopsAt(accept), visitor, chosen),
    solidsTouching: (space, accept, among) => thingGatherer().touching(space, stopsAt(accept), among),
    solidsAround,
    cornersOf: (solid, triangle) => {
      const { tree, corners, mirrored } = placed[solid]!;
      const three = new Float64Array(9);
      for (let corner = 0; corner < 3; corner++) {
        const from = tree.triangles[3 * triangle + (mirrored && corner > 0 ? 3 - corner : corner)]! * 3;
        three.set(corners.subarray(from, from + 3), 3 * corner);
      }
      return three;
    },
    boundsOf: (solid) => {
      const { min, max } = placed[solid]!;
      return { min, max };
    },
  };
}

/** Directions that no wall, roof or grid runs along. */
const WAYS_OUT: readonly (readonly [number, number, number])[] = [
  [0.6180339, 0.5672113, 0.5443311],
  [-0.4142135, 0.7320508, -0.5411961],
  [0.3027756, -0.8541019, 0.4231287],
  [-0.7131067, -0.381966, 0.5946035],
  [0.145898, 0.4494897, -0.8812735],
  [-0.2679491, -0.5773502, -0.7712304],
  [0.9003217, -0.1010101, -0.4233331],
  [-0.8377411, 0.4912317, 0.2384419],
  [0.0371171, -0.9191919, -0.3921771],
  [0.5291171, 0.1113337, 0.8412271],
  [-0.0911111, 0.9737373, 0.2087171],
  [0.7713131, 0.6333331, -0.0651117],
];

/** Two triangles have a corner in common. */
function areConnected({ triangles, welded }: TriangleTree, one: number, other: number): boolean {
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (welded[triangles[3 * one + i]!] === welded[triangles[3 * other + j]!]) return true;
    }
  }
  return false;
}

const largestOf = (p: Vec3): number => Math.max(Math.abs(p.x), Math.abs(p.y), Math.abs(p.z));
