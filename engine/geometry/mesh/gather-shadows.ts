import { SLIVER } from '../../space/tolerance.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { StopsAt } from './cast-ray.ts';
import { MOST_CORNERS } from './flat-faces.ts';
import { FRONTS, MIXED, type SeenFrom, type ThingGatherer, type ThingVisitor } from './gather-things.ts';
import { findNormalCones, type NormalCones } from './normal-cones.ts';
import type { HalfSpace, LookingFrom, ShadowVisitor } from './scene.ts';
import type { TriangleTree } from './triangle-tree.ts';

/** What is asked of a solid that may throw a shadow. */
export interface ShadowingSolid {
  readonly solid: { readonly closed: boolean };
  readonly tree: TriangleTree;
  /** All its vertices. @frame board */
  readonly corners: Float64Array;
  readonly mirrored: boolean;
  readonly min: Vec3;
  readonly max: Vec3;
}

type FaceVisitor = (corners: Float64Array, count: number, solid: number, triangle: number) => void;

/** Meshes of more triangles than this are looked at triangle by triangle, so that what lies before the target can be told by its rim. */
const LARGE = 100;

/** A rim of fewer edges than this for each of its triangles is worth cutting along; leaves and the like have more. */
const SHORT_RIM = 1.6;

/** Gathers what stands before a target, as `Scene.gatherFaces` and `Scene.gatherShadows` say. Not to be used by two callers at a time. */
export interface ShadowGatherer {
  gatherFaces(space: readonly HalfSpace[], from: LookingFrom, takesPart: StopsAt, visit: FaceVisitor): void;
  gatherShadows(
    space: readonly HalfSpace[],
    from: LookingFrom,
    takesPart: StopsAt,
    visitor: ShadowVisitor,
    chosen?: readonly number[] | null,
  ): void;
}

export function makeShadowGatherer(placed: readonly ShadowingSolid[], things: ThingGatherer): ShadowGatherer {
  const { planes } = things;
  const given = new Float64Array(3 * MOST_CORNERS);
  // which faces or things of a tree were taken in which round; a round is one solid of one look
  const facesTaken = new Map<TriangleTree, Uint32Array>();
  const thingsTaken = new Map<TriangleTree, Uint32Array>();
  let round = 0;
  const marksIn = (marks: Map<TriangleTree, Uint32Array>, tree: TriangleTree, count: number): Uint32Array => {
    let own = marks.get(tree);
    if (!own) {
      own = new Uint32Array(count);
      marks.set(tree, own);
    }
    return own;
  };

  /**
   * Brings the corners of the face that a triangle of a solid is part of into `given`, or its own where it is part of none. Says how many there are:
   * none when the face has been brought under this mark already.
   */
  function bringFace(
    { tree, corners, mirrored }: ShadowingSolid,
    triangle: number,
    brought: Uint32Array | null,
    mark: number,
  ): number {
    const { faces, triangles } = tree;
    let count = 3;
    let start = 3 * triangle;
    if (faces && brought) {
      const own = faces.faceOf[triangle]!;
      if (brought[own] === mark) return 0;
      brought[own] = mark;
      start = faces.starts[own]!;
      count = faces.starts[own + 1]! - start;
    }
    for (let corner = 0; corner < count; corner++) {
      const place = start + (mirrored ? count - 1 - corner : corner);
      const vertex = faces ? faces.corners[place]! : 3 * triangles[place]!;
      given[3 * corner] = corners[vertex]!;
      given[3 * corner + 1] = corners[vertex + 1]!;
      given[3 * corner + 2] = corners[vertex + 2]!;
    }
    return count;
  }

  const cones = new Map<TriangleTree, NormalCones>();
  const conesOf = (tree: TriangleTree): NormalCones => {
    let own = cones.get(tree);
    if (!own) {
      own = findNormalCones(tree.flat, tree.flat.leafCorners);
      cones.set(tree, own);
    }
    return own;
  };

  const marksOfFaces = (tree: TriangleTree): Uint32Array | null => tree.faces && marksIn(facesTaken, tree, tree.faces.count);

  /** Tells the faces among some things of a solid. */
  function tellFaces(index: number, first: number, end: number, at: Vec3 | null, planeCount: number, visit: FaceVisitor): void {
    const solid = placed[index]!;
    const brought = marksOfFaces(solid.tree);
    for (let thing = first; thing < end; thing++) {
      const triangle = solid.tree.triangleOf[thing]!;
      const count = bringFace(solid, triangle, brought, round);
      if (count === 0 || (at && !looksAt(given, count, at))) continue;
      if (!liesBeyond(given, count, planes, planeCount)) visit(given, count, index, triangle);
    }
  }

  /** Tells the faces among some things that lie before the target, whichever way they look. */
  function tellLeaves(index: number, first: number, end: number, planeCount: number, visit: FaceVisitor): void {
    const solid = placed[index]!;
    const brought = marksOfFaces(solid.tree);
    for (let thing = first; thing < end; thing++) {
      const triangle = solid.tree.triangleOf[thing]!;
      const count = bringFace(solid, triangle, brought, round);
      if (count > 0 && !liesBeyond(given, count, planes, planeCount)) visit(given, count, index, triangle);
    }
  }

  function gatherFaces(
    space: readonly HalfSpace[],
    { at, margin, beyond }: LookingFrom,
    takesPart: StopsAt,
    visit: FaceVisitor,
  ): void {
    let last = -1;
    let frontOnly = false;
    things.gather(space, takesPart, (index, first, end) => {
      const { solid, min, max } = placed[index]!;
      if (index !== last) {
        last = index;
        round++;
        frontOnly = solid.closed && isBoxOutside(min, max, beyond) && !isNearBox(min, max, at, margin);
      }
      tellFaces(index, first, end, frontOnly ? at : null, space.length, visit);
    });
  }

  let fronts = new Uint32Array(1024);
  let backs = new Uint32Array(1024);
  let edges = new Float64Array(1024 * 6);

  /** The rim of some things of a solid, which are marked by this round, into `edges`; says of how many edges it is made. */
  function rimOf(index: number, list: Uint32Array, count: number, mark: number): number {
    const { tree, corners, mirrored } = placed[index]!;
    const { cornersInOrder, mateInOrder } = tree;
    const taken = marksIn(thingsTaken, tree, tree.triangleOf.length);
    if (count * 18 > edges.length) edges = new Float64Array(count * 36);
    let rim = 0;
    for (let i = 0; i < count; i++) {
      const thing = list[i]!;
      for (let side = 3 * thing; side < 3 * thing + 3; side++) {
        const mate = mateInOrder[side]!;
        if (mate >= 0 && taken[(mate / 3) | 0] === mark) continue;
        const next = side === 3 * thing + 2 ? side - 2 : side + 1;
        const from = cornersInOrder[mirrored ? next : side]!;
        const to = cornersInOrder[mirrored ? side : next]!;
        const k = 6 * rim++;
        edges[k] = corners[from]!;
        edges[k + 1] = corners[from + 1]!;
        edges[k + 2] = corners[from + 2]!;
        edges[k + 3] = corners[to]!;
        edges[k + 4] = corners[to + 1]!;
        edges[k + 5] = corners[to + 2]!;
      }
    }
    return rim;
  }

  /** The corners of a thing of a solid's tree, into `given`. */
  function cornersOfThing({ tree: { cornersInOrder }, corners, mirrored }: ShadowingSolid, thing: number): void {
    for (let corner = 0; corner < 3; corner++) {
      const vertex = cornersInOrder[3 * thing + (mirrored && corner > 0 ? 3 - corner : corner)]!;
      given[3 * corner] = corners[vertex]!;
      given[3 * corner + 1] = corners[vertex + 1]!;
      given[3 * corner + 2] = corners[vertex + 2]!;
    }
  }

  /** How many sides have no neighbour whatever else is in the set: the rim is no shorter. */
  function freeSidesOf({ mateInOrder }: TriangleTree, list: Uint32Array, count: number): number {
    let free = 0;
    for (let i = 0; i < count; i++) {
      const side = 3 * list[i]!;
      if (mateInOrder[side]! < 0) free++;
      if (mateInOrder[side + 1]! < 0) free++;
      if (mateInOrder[side + 2]! < 0) free++;
    }
    return free;
  }

  /** Tells a set of things by its rim where that is short, else face by face. */
  function tellSet(index: number, list: Uint32Array, count: number, mark: number, visitor: ShadowVisitor): void {
    if (count === 0) return;
    const solid = placed[index]!;
    if (freeSidesOf(solid.tree, list, count) < SHORT_RIM * count) {
      const rim = rimOf(index, list, count, mark);
      if (rim < SHORT_RIM * count) {
        visitor.outline(edges, rim, index);
        return;
      }
    }
    const brought = marksOfFaces(solid.tree);
    for (let i = 0; i < count; i++) {
      const corners = bringFace(solid, solid.tree.triangleOf[list[i]!]!, brought, mark);
      if (corners > 0) visitor.face(given, corners, index);
    }
  }

  function gatherShadows(
    space: readonly HalfSpace[],
    from: LookingFrom,
    takesPart: StopsAt,
    visitor: ShadowVisitor,
    chosen: readonly number[] | null = null,
  ): void {
    const { at, margin, beyond, inFront } = from;
    const surelyBeyond: HalfSpace = { normal: beyond.normal, offset: beyond.offset - 3 * SLIVER };
    const behind: HalfSpace = { normal: opposite(inFront.normal), offset: -inFront.offset };
    const tellFace: FaceVisitor = (corners, count, solid) => visitor.face(corners, count, solid);
    let last = -1;
    let frontOnly = false;
    let way: 'outline' | 'sets' | 'faces' | 'leaves' = 'faces';
    let front = 0;
    let back = 0;
    let taken: Uint32Array = new Uint32Array(0);
    const finish = () => {
      if (way === 'outline' && front > 0) {
        // the room for edges may be another one afterwards
        const rim = rimOf(last, fronts, front, round);
        visitor.outline(edges, rim, last);
      }
      if (way === 'sets') {
        tellSet(last, fronts, front, round, visitor);
        tellSet(last, backs, back, round - 1, visitor);
      }
      front = 0;
      back = 0;
    };
    const enter = (index: number): NormalCones | null => {
      finish();
      last = index;
      round += 2;
      const { solid, tree, min, max } = placed[index]!;
      frontOnly = solid.closed && isBoxOutside(min, max, beyond) && !isNearBox(min, max, at, margin);
      const isInFront = isBoxOutside(min, max, behind);
      const isLarge = tree.triangles.length > LARGE * 3;
      way = frontOnly && isInFront ? 'outline' : isLarge ? 'sets' : 'faces';
      // no set of loose leaves has a short rim
      if (way === 'sets' && tree.isLoose && isInFront && isBoxOutside(min, max, surelyBeyond)) way = 'leaves';
      if (way === 'outline' || way === 'sets') taken = marksIn(thingsTaken, tree, tree.triangleOf.length);
      return isLarge && !tree.isLoose ? conesOf(tree) : null;
    };
    const visitThings: ThingVisitor = (index, first, end, isInside, isSure, turn) => {
      const solid = placed[index]!;
      if (way === 'leaves') {
        tellLeaves(index, first, end, isInside ? 0 : space.length, tellFace);
        return;
      }
      if (way === 'faces') {
        tellFaces(index, first, end, frontOnly ? at : null, space.length, tellFace);
        return;
      }
      if (front + end - first > fronts.length) fronts = grown(fronts, 2 * (front + end - first));
      if (back + end - first > backs.length) backs = grown(backs, 2 * (back + end - first));
      if (isInside && turn !== MIXED && (isSure || way === 'outline')) {
        // nothing has to be asked of each
        if (turn === FRONTS) {
          for (let thing = first; thing < end; thing++) {
            taken[thing] = round;
            fronts[front++] = thing;
          }
        } else if (!frontOnly) {
          for (let thing = first; thing < end; thing++) {
            taken[thing] = round - 1;
            backs[back++] = thing;
          }
        }
        return;
      }
      for (let thing = first; thing < end; thing++) {
        cornersOfThing(solid, thing);
        const isFront = looksAt(given, 3, at);
        if ((frontOnly && !isFront) || (!isInside && liesBeyond(given, 3, planes, space.length))) continue;
        const place = way === 'outline' ? 'before' : visitor.place(given);
        if (place === 'nowhere') continue;
        if (place === 'among') visitor.face(given, 3, index);
        else if (isFront) {
          taken[thing] = round;
          fronts[front++] = thing;
        } else {
          taken[thing] = round - 1;
          backs[back++] = thing;
        }
      }
    };
    const before: HalfSpace = { normal: opposite(beyond.normal), offset: -surelyBeyond.offset };
    const seenFrom: SeenFrom = { at, sure: [before, inFront], enter, skipsBacks: () => frontOnly };
    things.gather(space, takesPart, visitThings, chosen, seenFrom);
    finish();
  }

  return { gatherFaces, gatherShadows };
}

function grown(numbers: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(length);
  larger.set(numbers);
  return larger;
}

const opposite = ({ x, y, z }: Vec3): Vec3 => ({ x: -x, y: -y, z: -z });

/** All corners lie outside one and the same half-space. */
export function liesBeyond(corners: Float64Array, count: number, planes: Float64Array, planeCount: number): boolean {
  for (let p = 0; p < planeCount * 4; p += 4) {
    const x = planes[p]!;
    const y = planes[p + 1]!;
    const z = planes[p + 2]!;
    const offset = planes[p + 3]!;
    let isOutside = true;
    for (let k = 0; k < 3 * count && isOutside; k += 3) {
      isOutside = x * corners[k]! + y * corners[k + 1]! + z * corners[k + 2]! < offset;
    }
    if (isOutside) return true;
  }
  return false;
}

/** The front of a flat face is turned to a point. */
function looksAt(c: Float64Array, count: number, { x, y, z }: Vec3): boolean {
  let nx = 0;
  let ny = 0;
  let nz = 0;
  const ox = c[0]!;
  const oy = c[1]!;
  const oz = c[2]!;
  for (let k = 3; k + 3 < 3 * count; k += 3) {
    const ux = c[k]! - ox;
    const uy = c[k + 1]! - oy;
    const uz = c[k + 2]! - oz;
    const wx = c[k + 3]! - ox;
    const wy = c[k + 4]! - oy;
    const wz = c[k + 5]! - oz;
    nx += uy * wz - uz * wy;
    ny += uz * wx - ux * wz;
    nz += ux * wy - uy * wx;
  }
  return nx * (x - ox) + ny * (y - oy) + nz * (z - oz) > 0;
}

/** Does a box lie wholly outside a half-space? */
function isBoxOutside(min: Vec3, max: Vec3, { normal, offset }: HalfSpace): boolean {
  const x = normal.x < 0 ? min.x : max.x;
  const y = normal.y < 0 ? min.y : max.y;
  const z = normal.z < 0 ? min.z : max.z;
  return normal.x * x + normal.y * y + normal.z * z < offset;
}

const isNearBox = (min: Vec3, max: Vec3, { x, y, z }: Vec3, margin: number): boolean =>
  x > min.x - margin &&
  x < max.x + margin &&
  y > min.y - margin &&
  y < max.y + margin &&
  z > min.z - margin &&
  z < max.z + margin;
