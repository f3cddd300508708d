import { countOf, endWalkAt, firstOf, makeWalkSegment, NODE, nextLeaf, setWalkSegment, WALK_SLACK } from './box-tree.ts';
import type { FlatScene } from './flat-scene.ts';
import { VOLUME_DOUBT } from './orientation.ts';
import { CROSSES, crossTriangle, makeCrossing } from './watertight-ray.ts';

/** Which solids stop a ray, by their index. */
export type StopsAt = (solid: number) => boolean;

/** Where a ray was stopped. The caster owns it; the next ray overwrites it. */
export interface RayHit {
  t: number;
  solid: number;
  /** Index of the triangle within that solid's mesh. */
  triangle: number;
}

/** Rays one after another. @shape six numbers each: from x y z, to x y z @frame board */
export type Rays = Float64Array;

/** What a ray is asked: does anything stop it, what stops it first, or what does it cross? */
type Asked = 'any' | 'nearest' | 'all';

/** Casts rays into one scene. A ray is one of a list of them. Not to be used by two callers at a time: it works in room of its own. */
export interface RayCaster {
  /** Is anything between the two points? @edge as `Scene.firstHit` */
  isBlocked(rays: Rays, ray: number, stopsAt: StopsAt): boolean;
  /** The nearest thing between the two points; of equally near ones that of the smallest solid and triangle. */
  nearest(rays: Rays, ray: number, stopsAt: StopsAt): RayHit | null;
  /** Every crossing between the two points, in no order: connected triangles that a ray meets at their seam are all told. */
  crossings(rays: Rays, ray: number, stopsAt: StopsAt, found: (hit: RayHit) => void): void;
  /** Where the ray crosses one thing of a solid's tree, by the same test; −1 where it does not. */
  crossingOf(rays: Rays, ray: number, solid: number, thing: number): number;
}

/** Beyond the nearest crossing so far nothing is looked for, but for this share of the way: ties are settled by number. */
const BEYOND_NEAREST = 1e-9;

/**
 * The reference of all ray tests. Boxes are only ever taken too large; whether a triangle is crossed is settled by `crossTriangle` in the frame of its
 * piece, which is asked for all but the triangles that a ray surely passes by.
 */
export function makeRayCaster(scene: FlatScene): RayCaster {
  const { top, trees, frameOf, frames, reach } = scene;
  const crossing = makeCrossing();
  const hit: RayHit = { t: 0, solid: 0, triangle: 0 };
  let found = false;

  // the ray on the board, and in the frame of the piece that was looked at last: from, to
  const ends = new Float64Array(6);
  const whole = makeWalkSegment();
  const ownEnds = new Float64Array(6);
  const own = makeWalkSegment();

  function take(rays: Rays, ray: number): void {
    for (let k = 0; k < 6; k++) ends[k] = rays[6 * ray + k]!;
  }

  /** As `intoFrame`, for both ends. */
  function bringInto(frame: number): void {
    const o = frame * 12;
    const px = ends[0]! - frames[o]!;
    const py = ends[1]! - frames[o + 1]!;
    const pz = ends[2]! - frames[o + 2]!;
    const qx = ends[3]! - frames[o]!;
    const qy = ends[4]! - frames[o + 1]!;
    const qz = ends[5]! - frames[o + 2]!;
    for (let k = 0; k < 3; k++) {
      const axis = o + 3 + 3 * k;
      const x = frames[axis]!;
      const y = frames[axis + 1]!;
      const z = frames[axis + 2]!;
      ownEnds[k] = px * x + py * y + pz * z;
      ownEnds[3 + k] = qx * x + qy * y + qz * z;
    }
  }

  /** No volume of this ray, an edge and rounding is in doubt when it is larger. */
  function doubtOf(e: Float64Array): number {
    const size = Math.max(Math.abs(e[3]! - e[0]!), Math.abs(e[4]! - e[1]!), Math.abs(e[5]! - e[2]!));
    const away = reach + Math.max(Math.abs(e[0]!), Math.abs(e[1]!), Math.abs(e[2]!));
    return VOLUME_DOUBT * size * away * away;
  }

  /** Looks among some things of a solid. Says whether the ray has its answer. */
  function lookAt(solid: number, things: number, asked: Asked, each: (hit: RayHit) => void): boolean {
    const { leafCorners: v } = trees[solid]!;
    const a0 = ownEnds[0]!;
    const a1 = ownEnds[1]!;
    const a2 = ownEnds[2]!;
    const b0 = ownEnds[3]!;
    const b1 = ownEnds[4]!;
    const b2 = ownEnds[5]!;
    const d0 = b0 - a0;
    const d1 = b1 - a1;
    const d2 = b2 - a2;
    const doubt = doubtOf(ownEnds);
    const first = firstOf(things);
    const end = (first + countOf(things)) * 9;
    for (let u = first * 9; u < end; u += 9) {
      const u0 = v[u]! - a0;
      const u1 = v[u + 1]! - a1;
      const u2 = v[u + 2]! - a2;
      const w0 = v[u + 3]! - a0;
      const w1 = v[u + 4]! - a1;
      const w2 = v[u + 5]! - a2;
      const x0 = v[u + 6]! - a0;
      const x1 = v[u + 7]! - a1;
      const x2 = v[u + 8]! - a2;
      // the volumes of `crossTriangle`: where two surely have different signs, the line passes by
      const uw = w0 * (d1 * u2 - d2 * u1) + w1 * (d2 * u0 - d0 * u2) + w2 * (d0 * u1 - d1 * u0);
      const wx = x0 * (d1 * w2 - d2 * w1) + x1 * (d2 * w0 - d0 * w2) + x2 * (d0 * w1 - d1 * w0);
      if ((uw > doubt && wx < -doubt) || (uw < -doubt && wx > doubt)) continue;
      const xu = u0 * (d1 * x2 - d2 * x1) + u1 * (d2 * x0 - d0 * x2) + u2 * (d0 * x1 - d1 * x0);
      if ((xu > doubt && (uw < -doubt || wx < -doubt)) || (xu < -doubt && (uw > doubt || wx > doubt))) continue;
      if (crossTriangle(a0, a1, a2, b0, b1, b2, v, u, u + 3, u + 6, crossing) !== CROSSES) continue;
      if (asked === 'any') return true;
      keep(solid, trees[solid]!.triangleOf[u / 9]!, asked, each);
    }
    return false;
  }

  /** Tells a crossing, or keeps it if it is the nearest so far. */
  function keep(solid: number, triangle: number, asked: Asked, each: (hit: RayHit) => void): void {
    const { t } = crossing;
    if (found && asked === 'nearest' && t >= hit.t) {
      if (t > hit.t || solid > hit.solid || (solid === hit.solid && triangle > hit.triangle)) return;
    }
    found = true;
    hit.t = t;
    hit.solid = solid;
    hit.triangle = triangle;
    if (asked === 'all') each(hit);
    else {
      endWalkAt(whole, ends, t + BEYOND_NEAREST);
      endWalkAt(own, ownEnds, t + BEYOND_NEAREST);
    }
  }

  function cast(rays: Rays, ray: number, stopsAt: StopsAt, asked: Asked, each: (hit: RayHit) => void): boolean {
    take(rays, ray);
    found = false;
    let far = 0;
    for (let k = 0; k < 6; k++) far = Math.max(far, Math.abs(ends[k]!));
    const slack = WALK_SLACK * (reach + far + 1);
    setWalkSegment(whole, ends, slack);
    let frame = -1;
    const { links: topLinks, order } = top;
    for (let leaf = nextLeaf(top, whole, 0); leaf < topLinks.length; leaf = nextLeaf(top, whole, leaf + NODE)) {
      const solid = order[firstOf(topLinks[leaf + 7]!)]!;
      if (!stopsAt(solid)) continue;
      if (frameOf[solid] !== frame) {
        frame = frameOf[solid]!;
        bringInto(frame);
        setWalkSegment(own, ownEnds, slack);
        if (found && asked === 'nearest') endWalkAt(own, ownEnds, hit.t + BEYOND_NEAREST);
      }
      const tree = trees[solid]!;
      const { links } = tree;
      for (let node = nextLeaf(tree, own, 0); node < links.length; node = nextLeaf(tree, own, node + NODE)) {
        if (lookAt(solid, links[node + 7]!, asked, each)) return true;
      }
    }
    return found;
  }

  const nothing = () => {};
  return {
    crossingOf(rays, ray, solid, thing) {
      take(rays, ray);
      bringInto(frameOf[solid]!);
      const u = 9 * thing;
      const e = ownEnds;
      const v = trees[solid]!.leafCorners;
      const meeting = crossTriangle(e[0]!, e[1]!, e[2]!, e[3]!, e[4]!, e[5]!, v, u, u + 3, u + 6, crossing);
      return meeting === CROSSES ? crossing.t : -1;
    },
    isBlocked: (rays, ray, stopsAt) => cast(rays, ray, stopsAt, 'any', nothing),
    nearest: (rays, ray, stopsAt) => (cast(rays, ray, stopsAt, 'nearest', nothing) ? hit : null),
    crossings: (rays, ray, stopsAt, each) => {
      cast(rays, ray, stopsAt, 'all', each);
    },
  };
}
